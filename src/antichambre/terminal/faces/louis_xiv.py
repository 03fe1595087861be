"""Louis XIV on a terminal: the court, what lies before each courtier, and what the viewer alone may see."""

from collections import Counter
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antichambre.games.louis_xiv.components import LEVEL_OF, LEVELS, MISSION_NAMES, PERSONS
from antichambre.games.louis_xiv.missions import asks
from antichambre.games.louis_xiv.preview import MissionPreview
from antichambre.games.louis_xiv.preview import Preview as CourtPreview
from antichambre.games.louis_xiv.view import KnownView, MissionView
from antichambre.games.louis_xiv.view import View as CourtView
from antichambre.kernel.game import Move
from antichambre.kernel.sentences import capital, seat_name
from antichambre.kernel.words import Words
from antichambre.terminal.face import Preview, View
from antichambre.terminal.faces import louis_xiv_court as court
from antichambre.terminal.screen import Paper

NAME = 11  # a seat's emblem and name at the head of its line
FIGURES = ("points", "personal", "general", "louis", "chips", "laid", "missions", "cards", "plots", "shields")
NONE = "–"
FIRST = "*"
BUNDLED = ("onto", "four", "swap")


class LouisXIVFace:
    width = court.LOW_COURT
    amounts: frozenset[str] = frozenset()

    def draw(self, view: View, preview: Preview, words: Words, paper: Paper) -> RenderableType:
        table = cast(CourtView, view)
        parts: list[RenderableType] = [court.status(table, words), *court.drawn(table, words, paper)]
        if not paper.low:
            parts.append(court.legend(table, words))
        parts.append(_courtiers(table, words, paper))
        if not paper.low:
            parts.append(Text(words.say("label-legend"), "dim"))
            parts += _laid(table, words)
        parts += _own(table, cast(CourtPreview, preview), words, paper)
        return Group(*parts)

    def brief(self, move: Move, view: View, words: Words) -> str:
        """The text; where a board is named by its number alone, whose it is."""
        if move.verb == "bonus":
            board = _person(move.number("board"))
        elif move.verb == "card" and move.name("card") != "joker":
            board = _person(int(move.name("card")))
        else:
            return move.text
        return f"{move.text} {words.say('person-short', {'board': board})}"

    def bundle(self, move: Move) -> str | None:
        if move.verb == "place":
            return f"onto {len(move.numbers('boards'))}"  # a line for each number of boards
        return move.verb if move.verb in BUNDLED else None


def _person(board: int) -> str:
    """Whose a board is; moves count them from 1."""
    return PERSONS[board - 1]


# ---------------------------------------------------------------------------------------------------------------------
# Before each courtier: a line for each seat, clockwise from the viewer
# ---------------------------------------------------------------------------------------------------------------------


def _order(table: CourtView) -> list[int]:
    first, count = table["seat"] or 0, len(table["seats"])
    return [*range(first, count), *range(first)]


def _courtiers(table: CourtView, words: Words, paper: Paper) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=NAME, no_wrap=True)
    heads = [words.say(f"head-{figure}") for figure in FIGURES]
    rest = min(paper.width, 100) - NAME - 1 - sum(len(head) + 1 for head in heads)
    for figure, head in zip(FIGURES, heads, strict=True):
        wide = len(head) + max(0, rest) if figure == "chips" else len(head)
        grid.add_column(width=wide, justify="left" if figure == "chips" else "right")
    grid.add_row("", *(Text(head, "dim") for head in heads))
    for seat in _order(table):
        grid.add_row(_title(table, seat, words), *_figures(table, seat, words))
    return grid


def _title(table: CourtView, seat: int, words: Words) -> Text:
    """The letter of the seat's tokens, its name, and whether it is first player."""
    short = words.say("seat-short", {"seat": seat})
    name = capital(words.say("label-you")) if table["seat"] == seat else short
    first = FIRST if table["first"] == seat else ""
    return Text(court.emblem(seat, words), court.SEAT_STYLES[seat]).append(f" {name}{first}", "bold default on default")


def _figures(table: CourtView, number: int, words: Words) -> list[Text]:
    seat = table["seats"][number]
    chips = [f"{words.say('chip-letter', {'chip': chip})}{count}" for chip, count in seat["chips"].items() if count]
    backs = "".join(
        words.say("level-letter", {"level": level}) * count for level, count in seat["mission_backs"].items()
    )
    return [
        Text(str(table["scores"][number]), "bold"),
        Text(str(seat["personal"])),
        Text(str(seat["general"])),
        Text(str(seat["louis"])),
        Text(" ".join(chips) or NONE),
        Text(str(len(seat["laid"]))),
        Text(backs or NONE),
        Text(str(seat["hand_size"])),
        Text(str(seat["plot_count"])),
        Text(str(seat["shield_count"])),
    ]


def _times(names: list[str], words: Words) -> str:
    """A list in which what is there several times stands once, with its number."""
    counted = Counter(names).items()
    told = [name if count == 1 else words.say("label-times", {"what": name, "count": count}) for name, count in counted]
    return ", ".join(told) or NONE


def _effects(missions: list[MissionView], words: Words) -> str:
    return _times([words.say(f"effect-{mission['effect']}") for mission in missions], words)


def _laid(table: CourtView, words: Words) -> list[RenderableType]:
    """The missions that act, by seat."""
    told = Text(words.say("label-laid"), "bold")
    for seat in _order(table):
        if table["seats"][seat]["laid"]:
            told.append("  ", "not bold")
            told.append(court.emblem(seat, words), court.SEAT_STYLES[seat])
            told.append(f" {_effects(table['seats'][seat]['laid'], words)}", "not bold")
    return [told] if any(seat["laid"] for seat in table["seats"]) else []


# ---------------------------------------------------------------------------------------------------------------------
# What the viewer alone may see
# ---------------------------------------------------------------------------------------------------------------------


def _own(table: CourtView, foreseen: CourtPreview, words: Words, paper: Paper) -> list[RenderableType]:
    """The hand, plot cards, shields and missions; and what is known of hidden cards elsewhere."""
    own = None if table["seat"] is None else table["seats"][table["seat"]]
    if own is None or own["missions"] is None or table["winners"]:
        return []
    listed = {
        "hand": [_card_name(card, words) for card in own["hand"] or []],
        "plots": [_card_name(card, words) for card in own["plots"] or []],
        "shields": [
            words.say("arms", {"arms": arms}) for arms, count in (own["shields"] or {}).items() for _ in range(count)
        ],
    }
    told = [_labelled(f"label-{kind}", _times(names, words), words) for kind, names in listed.items()]
    parts: list[RenderableType] = [Text(" · ").join(told)]
    parts.append(_missions(own["missions"], foreseen["missions"], words, paper))
    if table["known"] and not paper.low:
        memories = " · ".join(_known(memory, words) for memory in table["known"])
        parts.append(_labelled("label-known", memories, words))
    return parts


def _labelled(label: str, text: str, words: Words) -> Text:
    return Text(words.say(label) + "  ", "bold").append(text, "not bold")


def _card_name(card: str, words: Words) -> str:
    if card == "joker":
        return words.say("joker")
    return f"{PERSONS.index(card) + 1} {words.say('person-short', {'board': card})}"


def _missions(
    missions: list[MissionView], foreseen: list[MissionPreview], words: Words, paper: Paper
) -> RenderableType:
    """Each mission in hand: what it is called, what it asks for and what is missing, what it will do."""
    rows = [
        (
            words.say(f"effect-{mission['effect']}"),
            words.say("label-asks", {"asks": words.phrase(asks(_number(mission)))}),
            words.say("mission-lacks", {"lacks": then["lacks"]}),
            words.say(f"effect-{mission['effect']}-text"),
        )
        for mission, then in zip(missions, foreseen, strict=True)
    ]
    if paper.low:
        return _labelled("label-missions", " · ".join(f"{name}, {asked}" for name, asked, _, _ in rows) or NONE, words)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=2)
    grid.add_column()
    grid.add_row("", Text(words.say("label-missions"), "bold"))
    for mission, (name, asked, state, meaning) in zip(missions, rows, strict=True):
        letter = words.say("level-letter", {"level": LEVELS[LEVEL_OF[_number(mission)]]})
        grid.add_row(letter, Text(name, "bold").append(f" · {asked} ({state}) · {meaning}", "not bold"))
    return grid


def _number(mission: MissionView) -> int:
    return MISSION_NAMES.index(mission["mission"])


def _known(memory: KnownView, words: Words) -> str:
    if memory["kind"] == "mission":
        card = words.say("mission", {"mission": memory["card"]})
    else:
        card = _card_name(memory["card"], words)
    where = "pile" if memory["seat"] is None else "hand"
    details: dict[str, object] = {"card": card, "kind": memory["kind"]}
    if memory["seat"] is not None:
        details["who"] = seat_name(memory["seat"], words)
    return words.say(f"known-{where}", details)

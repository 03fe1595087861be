"""Louis XIV on a terminal: the court, what lies before each courtier, and what the viewer alone may see."""

from collections import Counter
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antichambre.games.louis_xiv.components import (
    ANY_CHIP,
    ASKS_FIRST,
    ASKS_SECOND,
    BY_FOUR,
    BY_JOKER,
    BY_PERSON,
    CHIPS,
    CROWN_PRICE,
    LEVEL_OF,
    LEVELS,
    MISSION_NAMES,
    PERSONS,
    SKIP_PRICE,
)
from antichambre.games.louis_xiv.view import KnownView, MissionView, SeatView
from antichambre.games.louis_xiv.view import View as CourtView
from antichambre.games.louis_xiv.vocabulary import REACTIONS
from antichambre.kernel.game import Move
from antichambre.kernel.sentences import capital, seat_name
from antichambre.kernel.words import Words
from antichambre.terminal.face import View
from antichambre.terminal.faces import louis_xiv_court as court
from antichambre.terminal.screen import Paper

NAME = 11  # a seat's emblem and name at the head of its line
FIGURES = ("points", "personal", "general", "louis", "chips", "laid", "missions", "cards", "plots", "shields")
NONE = "–"
FIRST = "*"
CROWN = "crown"
ANY = "any"
BUNDLED = ("onto", "four", "swap")
BY_TOKENS = ("two-louis", "louis-and-token", "two-tokens")  # what an allowance is, by how many of it are tokens


class LouisXIVFace:
    width = court.LOW_COURT
    amounts: frozenset[str] = frozenset()

    def draw(self, view: View, words: Words, paper: Paper) -> RenderableType:
        table = cast(CourtView, view)
        parts: list[RenderableType] = [court.status(table, words), *court.drawn(table, words, paper)]
        if not paper.low:
            parts.append(court.legend(table, words))
        parts.append(_courtiers(table, words, paper))
        if not paper.low:
            parts.append(Text(words.say("label-legend"), "dim"))
            parts += _laid(table, words)
        parts += _own(table, words, paper)
        return Group(*parts)

    def ask(self, view: View, moves: list[Move], words: Words) -> str:
        """The question; and of each bundle of moves, what its last one means."""
        table = cast(CourtView, view)
        lacking = "-without" if table["decision"] in REACTIONS and len(moves) == 1 else ""
        lines = [capital(words.say(f"ask-{table['decision']}{lacking}", _question(table)))]
        verbs = {move.verb for move in moves}
        if table["decision"] == "mission" and verbs and verbs.isdisjoint(("fulfil", "crown-for")):
            lines.append("  " + words.say("no-mission-now"))
        examples: dict[str, Move] = {}
        for move in moves:
            if self.bundle(move) is not None:
                examples[move.verb] = move
        for move in examples.values():
            lines.append("  " + words.say("hint", {"move": move.text, "meaning": self.describe(move, view, words)}))
        return "\n".join(lines)

    def describe(self, move: Move, view: View, words: Words) -> str:
        table = cast(CourtView, view)
        return _token_deed(move, table, words) or _mission_deed(move, table, words) or _answer(move, table, words)

    def brief(self, move: Move, view: View, words: Words) -> str:
        """The text; where a board is named by its number alone, whose it is."""
        if move.verb == "bonus":
            board = _person(move.number("board"))
        elif move.verb == "card" and move.name("card") != "joker":
            board = _card(move)
        else:
            return move.text
        return f"{move.text} {words.say('person-short', {'board': board})}"

    def bundle(self, move: Move) -> str | None:
        if move.verb == "place":
            return f"onto {len(move.numbers('boards'))}"  # a line for each number of boards
        return move.verb if move.verb in BUNDLED else None


# ---------------------------------------------------------------------------------------------------------------------
# What is asked, and what a move means
# ---------------------------------------------------------------------------------------------------------------------


def _question(table: CourtView) -> dict[str, object]:
    chosen = table["chosen"]
    return {
        "card": chosen,
        "mission": chosen or "hidden",
        "board": table["board"],
        "price": _price(table),
        "count": table["left"],
    }


def _own_seat(table: CourtView) -> SeatView:
    assert table["asked"] is not None
    return table["seats"][table["asked"]]


def _price(table: CourtView) -> int:
    """Of a bribe, for whoever is asked."""
    if table["board"] is None:
        return 0
    figure = table["boards"][PERSONS.index(table["board"])]["figure"]
    return figure - sum(mission["effect"] == "cheaper-bribe" for mission in _own_seat(table)["laid"])


def _person(board: int) -> str:
    """Whose a board is; moves count them from 1."""
    return PERSONS[board - 1]


def _card(move: Move) -> str:
    card = move.name("card")
    return card if card == "joker" else _person(int(card))


def _power(verb: str, card: str) -> int:
    """How many tokens a card moves."""
    if verb == "four":
        return int(BY_FOUR)
    return int(BY_JOKER if card == "joker" else BY_PERSON)


def _reach(table: CourtView, verb: str, card: str) -> dict[str, object]:
    """How many tokens a card could place or take back now."""
    own, power = _own_seat(table), _power(verb, card)
    return {"place": min(power, own["personal"]), "back": min(power, own["general"])}


def _taken_back(table: CourtView) -> int:
    verb = "four" if table["decision"] == "place-four" else "card"
    return min(_power(verb, str(table["chosen"])), _own_seat(table)["general"])


def _token_deed(move: Move, table: CourtView, words: Words) -> str | None:
    """What brings tokens onto boards or back to their owner; None if the move does neither."""
    match move.verb:
        case "place":
            placed = zip(move.numbers("boards"), move.numbers("counts"), strict=True)
            told = [{"count": count, "board": _person(board)} for board, count in placed]
            return ", ".join(words.say("move-tokens-on", details) for details in told)
        case "take-back":
            return words.say("move-take-back", {"count": _taken_back(table)})
        case "card" | "four" | "swap" as deed:
            card = _card(move)
            return words.say(f"move-{deed}", {"card": card, **_reach(table, deed, card)})
        case "bonus" | "onto" as deed:
            return words.say(f"move-{deed}", {"board": _person(move.number("board"))})
        case "bonus-king":
            visited = next(board["person"] for board in table["boards"] if board["king"])
            return words.say("move-bonus-king", {"board": visited})
        case "maintenon":
            return words.say("move-maintenon", {"count": move.number("count")})
    return None


def _mission_deed(move: Move, table: CourtView, words: Words) -> str | None:
    """What is done with missions and chips; None if the move is about neither."""
    match move.verb:
        case "fulfil" | "return" as deed:
            mission = move.name("mission")
            level = LEVELS[LEVEL_OF[MISSION_NAMES.index(mission)]]
            return words.say(f"move-{deed}", {"mission": mission, "level": level, "asks": _asks(mission, words)})
        case "spend":
            one, two = move.names("chips")
            return words.say("move-spend", {"chips": _both(one, two, words)})
        case "draw":
            level = move.name("level")
            return words.say("move-draw", {"level": level, "count": table["mission_piles"][level]})
        case "crown-for":
            return words.say("move-crown", {"price": CROWN_PRICE, "chip": move.name("chip")})
        case "keep":
            return words.say("move-keep", {"chip": move.name("chip")})
    return None


def _answer(move: Move, table: CourtView, words: Words) -> str:
    """What is neither of these, but answers a question."""
    match move.verb:
        case "enough":
            return words.say(f"move-enough-{table['decision']}")
        case "skip":
            return words.say("move-skip", {"price": SKIP_PRICE})
        case "allow":
            return words.say(f"move-{BY_TOKENS[move.number('tokens')]}")
        case "plot":
            return words.say(f"move-plot-{move.name('use')}")
        case "win-the-tie":
            return words.say("move-win-tie")
    return words.say(f"move-{move.verb}", {"price": _price(table), "board": table["board"]})


def _asked_chips(mission: str) -> tuple[str, str]:
    number = MISSION_NAMES.index(mission)
    one, two = ASKS_FIRST[number], ASKS_SECOND[number]
    return CHIPS[one], ANY if two == ANY_CHIP else CHIPS[two]


def _both(one: str, two: str, words: Words) -> str:
    if one == two:
        return words.say("two-chips", {"chip": one})
    return words.say("both-chips", {"one": _a_chip(one, words), "two": _a_chip(two, words)})


def _a_chip(chip: str, words: Words) -> str:
    return words.say("a-chip", {"chip": chip})


def _asks(mission: str, words: Words) -> str:
    return _both(*_asked_chips(mission), words)


def _state(mission: str, chips: dict[str, int], words: Words) -> str:
    """Whether a mission can be fulfilled, or which chips are still to be had for it."""
    held = Counter(chips)
    crowns = held.pop(CROWN)
    wanted = []
    for chip in _asked_chips(mission):  # a certain chip comes before “any”
        spare = next((kind for kind, count in held.items() if count and chip in (kind, ANY)), None)
        if spare is None:
            wanted.append(chip)
        else:
            held[spare] -= 1
    if len(wanted) <= crowns:
        return words.say("label-ready")
    if crowns == 0 and len(wanted) == 2:
        return words.say("label-lacks-both")
    if crowns and wanted[0] != wanted[-1] != ANY:
        return words.say("label-lacks-either")
    return words.say("label-lacks", {"what": _a_chip(wanted[-1], words)})


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


def _own(table: CourtView, words: Words, paper: Paper) -> list[RenderableType]:
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
    parts.append(_missions(own, own["missions"], words, paper))
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


def _missions(own: SeatView, missions: list[MissionView], words: Words, paper: Paper) -> RenderableType:
    """Each mission in hand: what it is called, what it asks for and what is missing, what it will do."""
    rows = [
        (
            words.say(f"effect-{mission['effect']}"),
            words.say("label-asks", {"asks": _asks(mission["mission"], words)}),
            _state(mission["mission"], own["chips"], words),
            words.say(f"effect-{mission['effect']}-text"),
        )
        for mission in missions
    ]
    if paper.low:
        return _labelled("label-missions", " · ".join(f"{name}, {asks}" for name, asks, _, _ in rows) or NONE, words)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=2)
    grid.add_column()
    grid.add_row("", Text(words.say("label-missions"), "bold"))
    for mission, (name, asks, state, meaning) in zip(missions, rows, strict=True):
        letter = words.say("level-letter", {"level": LEVELS[LEVEL_OF[MISSION_NAMES.index(mission["mission"])]]})
        grid.add_row(letter, Text(name, "bold").append(f" · {asks} ({state}) · {meaning}", "not bold"))
    return grid


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

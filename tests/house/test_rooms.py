"""The house: what may import what, where a word lives, and that nothing reaches outside."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

import antichambre
from antichambre.kernel.words import LANGUAGES, Words
from conformance.walks import set_ups

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src" / "antichambre"

# Each room and the rooms that it may import from. ARCHITECTURE.md draws the same picture.
ROOMS = {
    "version": {"kernel"},
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "arena": {"kernel", "games", "bots"},
    "terminal": {"kernel", "games", "bots", "version"},
    "lab": {"kernel", "games", "bots"},
    "table": {"kernel", "games"},
    "store": {"kernel", "games", "table"},
    "wire": {"kernel", "table"},
    "server": {"kernel", "games", "bots", "table", "store", "wire", "version"},
    "client": {"kernel", "table", "wire"},
    "options": {"kernel", "terminal"},
    "sources": {"kernel", "store", "server", "terminal"},
    "admin": {"kernel", "table", "store", "terminal", "sources", "options"},
    "hosting": {"kernel", "store", "server", "terminal", "sources", "options"},
    "cli": {"kernel", "games", "bots", "arena", "terminal", "version", "options", "admin", "hosting"},
    "": {"kernel", "games", "version"},  # the package itself: the public names
    "__main__": {"cli"},
}


def room_of(path: Path) -> str:
    first = path.relative_to(SOURCE).parts[0]
    return "" if first == "__init__.py" else first.removesuffix(".py")


def imports(path: Path) -> set[str]:
    """The rooms that a file imports from, at its top or inside its functions."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            parts = name.split(".")
            if parts[0] == "antichambre":
                found.add(parts[1] if len(parts) > 1 and _is_room(parts[1]) else "")
    return found


def _is_room(name: str) -> bool:
    return (SOURCE / name).is_dir() or (SOURCE / f"{name}.py").exists()


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    room = room_of(path)
    if room == "games":
        game = path.relative_to(SOURCE).parts[1]
        text = path.read_text(encoding="utf-8")
        others = set(re.findall(r"antichambre\.games\.(\w+)", text)) - {game}
        assert not others or path.name == "__init__.py", "a game knows no other game"
    public = {""} if room in ("bots", "terminal", "cli") else set()
    assert imports(path) - {room} <= ROOMS[room] | public


def test_http_knows_nothing_of_the_socket() -> None:
    for path in (SOURCE / "server").glob("*_routes.py"):
        assert "server.socket" not in path.read_text(encoding="utf-8"), path.name


def test_every_room_is_on_the_plan() -> None:
    rooms = {room_of(path) for path in SOURCE.rglob("*.py")}
    assert rooms <= set(ROOMS)
    plan = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    for room in rooms - {""}:
        assert f"{room}" in plan, f"ARCHITECTURE.md does not mention {room}"


def test_nothing_reaches_outside_the_clone() -> None:
    for path in SOURCE.rglob("*.py"):
        assert "../shared" not in path.read_text(encoding="utf-8")


def keys(package: str, lang: str) -> set[str]:
    text = files(package).joinpath(f"text.{lang}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    assert len(found) == len(set(found)), f"a word stands twice in {package}"
    return set(found)


PACKAGES = sorted({f"antichambre.{'.'.join(path.parent.relative_to(SOURCE).parts)}" for path in SOURCE.rglob("*.ftl")})


@pytest.mark.parametrize("package", PACKAGES)
def test_catalogues_say_the_same_things_in_both_languages(package: str) -> None:
    assert keys(package, "en") == keys(package, "fr")


@pytest.mark.parametrize("name", sorted(path.name.split(".")[0] for path in (ROOT / "web/src/words").glob("*.en.ftl")))
def test_the_pages_say_the_same_things_in_both_languages(name: str) -> None:
    words = {}
    for lang in LANGUAGES:
        text = (ROOT / f"web/src/words/{name}.{lang}.ftl").read_text(encoding="utf-8")
        found = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
        assert len(found) == len(set(found)), "a word stands twice"
        words[lang] = set(found)
    assert words["en"] == words["fr"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", antichambre.games(), ids=lambda game: game.name)
class TestEveryGameHasItsWords:
    def test_each_decision_event_option_and_rule_has_a_word(self, game: antichambre.Game, lang: str) -> None:
        words = Words(lang, game.name)
        wanted = ["game-title", "game-author", "game-blurb", "seat-name"]
        wanted += [f"ask-{decision}" for decision in game.decisions]
        wanted += [f"event-{kind.name}" for kind in game.events]
        wanted += [f"rule-{rule}" for rule in (*game.rules[1:], "no-such-move", "game-over")]
        for option in game.options:
            wanted.append(f"option-{option.name}")
            wanted += [f"option-{option.name}-{str(value).lower()}" for value in option.values]
        assert [key for key in wanted if not words.has(key)] == []

    def test_each_rule_is_a_paragraph_of_the_rules_text(self, game: antichambre.Game, lang: str) -> None:
        text = files(game.package).joinpath(f"rules.{lang}.md").read_text(encoding="utf-8")
        anchors = re.findall(r"\{#([\w-]+)\}", text)
        assert len(anchors) == len(set(anchors))
        assert set(game.rules[1:]) <= set(anchors)
        other = files(game.package).joinpath("rules.en.md").read_text(encoding="utf-8")
        assert anchors == re.findall(r"\{#([\w-]+)\}", other), "both languages tell the same, in the same order"

    def test_no_rule_is_idle(self, game: antichambre.Game, lang: str) -> None:
        """Every sentence that can be said is said of something."""
        del lang
        package = keys(game.package, "en")
        assert {key.removeprefix("rule-") for key in package if key.startswith("rule-")} == set(game.rules[1:])


@pytest.mark.parametrize("game", antichambre.games(), ids=lambda game: game.name)
def test_every_rule_refuses_something(game: antichambre.Game) -> None:
    """Each reason is met in play, or by name in the game's own tests: a rule that never refuses is not a rule."""
    met = set()
    rng = antichambre.Rng("refusals")
    starts = [set_up for set_up in set_ups() if set_up[0] == game.name]
    for number in range(60):
        _, seats, variant = starts[number % len(starts)]
        position = game.new(seats=seats, seed=str(number), variant=variant)
        while not position.over:
            met |= {game.rules[position.refusal(move.action)] for move in game.moves}
            legal = position.legal()
            position.apply(legal[rng.below(len(legal))])
    own_tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests/games" / game.name).glob("*.py"))
    assert [rule for rule in game.rules if rule not in met and f'"{rule}"' not in own_tests] == []


FRENCH = [
    *sorted(SOURCE.rglob("*.fr.ftl")),
    *sorted(SOURCE.rglob("*.fr.md")),
    *sorted(ROOT.glob("web/src/words/*.fr.ftl")),
]


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(ROOT)))
def test_french_is_spaced_as_french(path: Path) -> None:
    """A no-break space before : ; ? ! and inside « », and typographic apostrophes."""
    text = re.sub(r"`[^`]*`", "", path.read_text(encoding="utf-8"))
    lines = [line for line in text.splitlines() if not line.startswith("#") and "](" not in line]
    for line in lines:
        said = line.split(" = ", 1)[-1] if path.suffix == ".ftl" else line
        said = re.sub(r"\{[^{}]*\}", "x", said)
        assert not re.search(r"[\w ][;?!»]|[\w ]:(?!\S)|«[\w ]", said), line
        assert "'" not in said, line

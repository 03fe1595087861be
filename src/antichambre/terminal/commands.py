"""What may be typed at a prompt beside an answer. Each command has an English word, and one in the language spoken."""

import re
from pathlib import Path

from rich.table import Table
from rich.text import Text

from antichambre.bots import assess
from antichambre.kernel import records
from antichambre.kernel.errors import IllegalMove, RecordError
from antichambre.kernel.position import Position
from antichambre.kernel.words import Words
from antichambre.terminal import files
from antichambre.terminal.choices import answered
from antichambre.terminal.errors import HouseError
from antichambre.terminal.rulebook import Rulebook
from antichambre.terminal.screen import Screen

PLAYING = ("undo", "why", "hint", "log", "rules", "save", "table", "help", "quit")
AFTERWARDS = ("log", "rules", "save", "help", "quit")
STEPPING = ("next", "back", "first", "last", "help", "quit")
SHORT = {"?": "help", "q": "quit", "n": "next", "b": "back"}
HINTS = 3  # the best moves that are named
SHORTEST_WORD = 3  # that the rules are searched for


class Leave(Exception):
    """Somebody leaves the table."""


def word_of(command: str, words: Words) -> str:
    return words.say("command-word", {"command": command})


def parse(line: str, commands: tuple[str, ...], words: Words) -> tuple[str, str] | None:
    """The command that a line is, and what follows it; None if it is none of these."""
    first, _, rest = re.sub(r"^\?", "? ", line).partition(" ")
    typed = first.casefold()
    for command in commands:
        if typed in (command, word_of(command, words)) or SHORT.get(typed) == command:
            return command, rest.strip()
    return None


def show_help(key: str, commands: tuple[str, ...], screen: Screen, words: Words) -> None:
    screen.say(words.say(key))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for command in commands:
        usage = words.say("command-usage", {"command": command})
        grid.add_row(Text("  " + usage, "bold"), Text(words.say("command-help", {"command": command})))
    screen.show(grid)


def why(text: str, position: Position, screen: Screen, words: Words) -> None:
    """Says which rule forbids a move, and shows its paragraph."""
    if not text:
        screen.say(words.say("why-what"))
        return
    move = answered(text, position.game)
    try:
        position.parse(text if move is None else move.text)
    except IllegalMove as refusal:
        screen.say(refusal.sentence(words))
        paragraph = Rulebook(position.game, words.lang).by_key(refusal.rule)
        if paragraph is not None:
            screen.prose("> " + paragraph.replace("\n", "\n> "))
    else:
        screen.say(words.say("why-legal", {"move": text if move is None else move.text}))


def hint(position: Position, screen: Screen, words: Words) -> None:
    """What the best moves may lead to, as far as the seat that is asked can know."""
    screen.say(words.say("hint-thinking"), "dim")
    for assessment in assess(position)[:HINTS]:
        side = "ahead" if assessment.margin >= 0 else "behind"
        told = {"win": round(100 * assessment.win), "margin": round(abs(assessment.margin), 1), "side": side}
        screen.say(words.say("hint-move", {"move": assessment.move.text, **told}))


def show_rules(word: str, position: Position, screen: Screen, words: Words) -> None:
    """The rules, or what a word leads to in them."""
    book = Rulebook(position.game, words.lang)
    found = book.whole if not word else book.by_word(word) if len(word) >= SHORTEST_WORD else None
    if found is None:
        screen.say(words.say("rules-nothing", {"word": word, "sections": ", ".join(book.sections())}))
    else:
        screen.prose(found)


def save(name: str, position: Position, screen: Screen, words: Words) -> None:
    """Writes the record to a file. Another game's record, or any other file, is never written over."""
    if not name:
        screen.say(words.say("save-where"))
        return
    try:
        path = Path(name).expanduser()
    except RuntimeError:  # no such person's home
        raise HouseError("file-missing", {"file": name}) from None
    record = position.record()
    if not path.name:
        raise HouseError("file-is-folder", {"file": name})
    if _stands_in_the_way(path, record):
        raise HouseError("save-other", {"file": str(path)})
    files.write(path, records.dumps(record))
    screen.say(words.say("save-done", {"file": str(path)}))
    if not position.over:
        screen.say(words.say("save-secret"))


def _stands_in_the_way(path: Path, record: dict[str, object]) -> bool:
    try:
        if not path.exists() or path.is_dir():
            return False
        return records.loads(files.read(path))["seed"] != record["seed"]
    except (RecordError, HouseError):
        return True
    except (OSError, ValueError):
        return False  # writing will say what is wrong

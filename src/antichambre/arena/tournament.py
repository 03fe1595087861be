"""A match from its first game to its report: the ledger, the bar, the results as they come, the tables, the files."""

import json
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text

from antichambre.arena import plots, report
from antichambre.arena.errors import ArenaError
from antichambre.arena.ledger import Ledger
from antichambre.arena.match import Match
from antichambre.arena.play import Plays, Result
from antichambre.arena.ratings import ratings
from antichambre.arena.standings import standings
from antichambre.kernel.words import Words

LEDGER = "ledger.jsonl"
RESULTS = "results.json"
LONG_AGO = 3600.0  # seconds: the time left is reckoned from the games of the last hour


def progress(console: Console) -> Progress:
    """A bar with the time left; where nobody looks there is none."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        speed_estimate_period=LONG_AGO,
        disable=not console.is_terminal,
    )


def say(console: Console, text: str) -> None:
    """A sentence in one piece: a file's name is not broken where nobody reads."""
    console.print(Text(text), soft_wrap=True)


def hold(match: Match, games: int, folder: Path, plays: Plays, console: Console, words: Words, image: str) -> None:
    """Plays a match, or the rest of it, and reports. Interrupted, it says how to go on."""
    folder.mkdir(parents=True, exist_ok=True)
    total = match.whole_deals(games)
    with Ledger(folder / LEDGER, match) as ledger:
        details = {"game": words.say("game-title"), "players": ", ".join(match.players), "games": total}
        say(console, words.say("match-begins", details))
        if ledger.results:
            say(console, words.say("match-continues", {"done": len(ledger.results)}))
        try:
            _play_all(match, total, ledger, plays, console, words)
        except KeyboardInterrupt:
            left = {"done": len(ledger.results), "games": total, "folder": str(folder)}
            say(console, words.say("match-left", left))
            raise
        _conclude(match, ledger.in_order(), folder, console, words, image)


def _play_all(match: Match, total: int, ledger: Ledger, plays: Plays, console: Console, words: Words) -> None:
    missing = [number for number in range(total) if number not in ledger.results]
    with progress(console) as bar, closing(plays(match, iter(missing))) as results:
        task = bar.add_task(words.say("match-bar"), total=total, completed=total - len(missing))
        for result in results:
            if ledger.enter(result):
                say(bar.console, report.line(result, words))
                bar.advance(task)


def _conclude(match: Match, results: list[Result], folder: Path, console: Console, words: Words, image: str) -> None:
    """The report, on the screen and in the folder."""
    found = standings(match, results)
    rated = ratings(match, results)
    excuses = []
    for part in report.tables(found, rated, words):
        console.print(part)
    files = [folder / LEDGER, folder / RESULTS]
    text = json.dumps(report.as_json(match, found, rated), indent=2)
    files[1].write_text(text + "\n", encoding="utf-8")
    if found.games:
        try:
            files += plots.draw(found, rated, folder, image, words)
        except ArenaError as error:
            excuses.append(words.say("without-plots", {"why": error.sentence(words)}))
    for excuse in excuses:
        say(console, excuse)
    say(console, words.say("match-files", {"folder": str(folder), "files": ", ".join(file.name for file in files)}))

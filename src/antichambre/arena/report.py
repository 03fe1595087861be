"""What a match or the ladder came to, in words, in tables, and as plain values for a file."""

import math

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from antichambre.arena.ladder import Hearing
from antichambre.arena.match import Match
from antichambre.arena.play import Result
from antichambre.arena.ratings import LevelRating
from antichambre.arena.standings import Rate, Standings
from antichambre.kernel.words import Words

Ratings = dict[str, LevelRating]
VERDICT_STYLES = {"confirmed": "green", "refuted": "red", "undecided": "yellow"}


def percent(share: float, words: Words) -> str:
    return "–" if math.isnan(share) else words.say("percent", {"share": share})


def interval(bounds: tuple[float, float], words: Words) -> str:
    low, high = (words.say("number", {"value": 100 * bound}) for bound in bounds)
    return words.say("percent-interval", {"low": low, "high": high})


def number(value: float, words: Words, key: str = "number") -> str:
    return "–" if math.isnan(value) else words.say(key, {"value": value})


def line(result: Result, words: Words) -> str:
    """A finished game, as it comes."""
    details: dict[str, object] = {"number": result.number, "deal": result.deal}
    if result.failure:
        failure = result.failure
        details |= {"player": failure.player or "none", "seat": failure.seat, "what": failure.what}
        return words.say("result-failed", details)
    told = [
        words.say("result-player", {"player": player, "score": score})
        for player, score in zip(result.seating, result.scores, strict=True)
    ]
    winners = [result.seating[seat] for seat in result.winners]
    key = "result-winner" if len(winners) == 1 else "result-shared"
    outcome = words.say(key, {"player": winners[0], "players": ", ".join(winners)})
    return words.say("result-line", details | {"scores": ", ".join(told), "outcome": outcome})


def tables(found: Standings, rated: Ratings, words: Words) -> list[RenderableType]:
    """The report of a match: the standings, the cross table, the wins by seat, and what failed."""
    parts: list[RenderableType] = []
    if found.games:
        parts += [_standings(found, rated, words)]
        if len(found.levels) > 1:
            parts += [_cross(found, words)]
        parts += [_by_seat(found, words)]
    else:
        parts.append(Text(words.say("report-nothing")))
    if found.failures:
        parts.append(Text(words.say("report-failures", {"count": len(found.failures)}), "bold red"))
        parts += [Text("  " + line(result, words)) for result in found.failures]
    return parts


def _table(title: str, *columns: str) -> Table:
    """A table whose first column are names and whose others are figures."""
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    table.add_column(columns[0], no_wrap=True)
    for column in columns[1:]:
        table.add_column(column, justify="right")
    return table


def _standings(found: Standings, rated: Ratings, words: Words) -> Table:
    names = ["report-player", "report-games", "report-wins", "report-score", "report-pace"]
    title = words.say("report-title", {"game": words.say("game-title"), "games": found.games})
    table = _table(title, *map(words.say, names + (["report-rating"] if rated else [])))
    for level in found.by_wins():
        standing = found.levels[level]
        row = [level, str(standing.wins.of), _rate(standing.wins, words)]
        row += [f"{number(standing.mean_score, words)}\n± {number(standing.score_reach, words)}"]
        row += [number(standing.pace, words, "precise")]
        if rated:
            rating = rated[level]
            low, high = number(rating.low, words), number(rating.high, words)
            row += [number(rating.value, words) + "\n" + words.say("interval", {"low": low, "high": high})]
        table.add_row(*row)
    return table


def _rate(rate: Rate, words: Words) -> str:
    """A rate, and under it its interval."""
    return f"{percent(rate.share, words)}\n{interval(rate.interval, words)}" if rate.of else "–"


def _cross(found: Standings, words: Words) -> Table:
    levels = found.by_wins()
    table = _table(words.say("cross-title"), "", *levels)
    for level in levels:
        ahead = found.levels[level].ahead_of
        table.add_row(level, *("·" if other == level else _rate(ahead[other], words) for other in levels))
    return table


def _by_seat(found: Standings, words: Words) -> Table:
    seats = range(len(next(iter(found.levels.values())).by_seat))
    table = _table(words.say("seats-title"), "", *(words.say("seats-seat", {"seat": seat}) for seat in seats))
    for level in found.by_wins():
        table.add_row(level, *(_rate(rate, words) for rate in found.levels[level].by_seat))
    return table


def as_json(match: Match, found: Standings, rated: Ratings) -> dict[str, object]:
    """The report as plain values."""
    levels: dict[str, object] = {}
    for level, standing in found.levels.items():
        levels[level] = {
            "wins": _plain(standing.wins),
            "wins_by_seat": [_plain(rate) for rate in standing.by_seat],
            "ahead_of": {other: _plain(rate) for other, rate in standing.ahead_of.items()},
            "mean_score": _figure(standing.mean_score),
            "mean_score_reach": _figure(standing.score_reach),
            "seconds_a_decision": _figure(standing.pace),
            "rating": None if not rated else {"value": _figure(rated[level].value), "interval": _bounds(rated[level])},
        }
    failures = [result.as_json() for result in found.failures]
    return {"match": match.described(), "games": found.games, "levels": levels, "failures": failures}


def _plain(rate: Rate) -> dict[str, object]:
    return {
        "won": _figure(rate.won),
        "of": rate.of,
        "share": _figure(rate.share),
        "interval": [_figure(bound) for bound in rate.interval],
    }


def _bounds(rating: LevelRating) -> list[float | None]:
    return [_figure(rating.low), _figure(rating.high)]


def _figure(value: float) -> float | None:
    return None if math.isnan(value) else round(value, 4)


# The ladder.


def claimed(hearing: Hearing, words: Words) -> str:
    """What is claimed."""
    claim = hearing.claim
    details: dict[str, object] = {"upper": claim.upper, "lower": claim.lower, "seats": claim.seats}
    details |= {"game": words.say("game-title"), "wanted": percent(claim.share, words)}
    return words.say("ladder-claim", details)


def so_far(hearing: Hearing, words: Words) -> str:
    """How it stands."""
    trial = hearing.trial
    share = percent(trial.share, words) if trial.deals else "none"
    details = {"games": hearing.games, "share": share, "interval": interval(trial.interval, words)}
    return words.say("ladder-so-far", details)


def verdict(hearing: Hearing, words: Words) -> Text:
    """A claim that has been tried, on one line."""
    text = Text(f"{claimed(hearing, words)} · {so_far(hearing, words)} · ")
    text.append(words.say("ladder-verdict", {"verdict": hearing.trial.verdict}), VERDICT_STYLES[hearing.trial.verdict])
    if hearing.failures:
        text.append(" " + words.say("ladder-failures", {"failures": len(hearing.failures)}), "bold red")
    return text

"""The plots of a match: the ladder of ratings, the points, the victories by seat. SVG or PNG, as the name ends; equal
results give equal files."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from antichambre.arena.errors import ArenaError
from antichambre.arena.ratings import LevelRating
from antichambre.arena.standings import Rate, Standings
from antichambre.kernel.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

IMAGES = ("svg", "png")

ROYAL_BLUE = "#1f3a7a"
IVORY = "#f6efe0"
OLD_GOLD = "#b08d3c"
CRIMSON = "#9b1c31"
VERDIGRIS = "#43806f"
INK = "#2b2a33"
FAINT = "#8d8574"
COLOURS = (ROYAL_BLUE, CRIMSON, VERDIGRIS, OLD_GOLD)

STYLE: Any = {
    "font.family": "DejaVu Serif",  # it comes with matplotlib: the same everywhere
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": FAINT,
    "axes.facecolor": IVORY,
    "axes.edgecolor": FAINT,
    "figure.facecolor": IVORY,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "svg.hashsalt": "antichambre",
}
WIDTH = 8.0
HEAD = 0.95  # inches for the title
FOOT = 0.65  # and for the axis
HILL = 0.72  # how much of its row the highest hill takes


def draw(found: Standings, rated: dict[str, LevelRating], folder: Path, image: str, words: Words) -> list[Path]:
    """Draws the plots into a folder; ArenaError when matplotlib is missing. Without ratings there is no ladder."""
    try:
        from matplotlib import rc_context
    except ImportError:
        raise ArenaError("extra-missing", {"what": "matplotlib", "extra": "arena"}) from None
    with rc_context(STYLE):
        figures = {"scores": _scores(found, words), "seats": _seats(found, words)}
        if rated:
            figures = {"ratings": _ratings(found, rated, words), **figures}
        paths = []
        for name, figure in figures.items():
            paths.append(folder / f"{name}.{image}")
            metadata = {"Date": None} if image == "svg" else {"Software": None}
            figure.savefig(paths[-1], dpi=160, metadata=metadata)
    return paths


def _figure(
    title: str, under: str, height: float, left: float, width: float = WIDTH, columns: int = 1
) -> "tuple[Figure, list[Axes]]":
    """A sheet with a title, a line under it, and room for the drawing: `left` inches are for the names."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height))
    figure.text(0.3 / width, 1 - 0.42 / height, title, size=15, weight="bold", color=ROYAL_BLUE)
    figure.text(0.3 / width, 1 - 0.68 / height, under, size=9, color=FAINT)
    axes = figure.subplots(1, columns, sharey=True, squeeze=False)[0]
    figure.subplots_adjust(left / width, FOOT / height, 1 - 0.6 / width, 1 - HEAD / height, wspace=0.12)
    for ax in axes:
        for side in ("top", "right", "left"):
            ax.spines[side].set_visible(False)
        ax.tick_params(length=0)
    return figure, list(axes)


def _under(found: Standings, words: Words, key: str = "plot-under") -> str:
    return words.say(key, {"game": words.say("game-title"), "games": found.games})


def _colours(found: Standings) -> dict[str, str]:
    """A level keeps its colour in all plots."""
    return {level: COLOURS[number % len(COLOURS)] for number, level in enumerate(found.levels)}


def _name_rows(ax: "Axes", levels: list[str], colours: dict[str, str]) -> None:
    ax.set_yticks(range(len(levels)), levels, size=11)
    for tick, level in zip(ax.get_yticklabels(), levels, strict=True):
        tick.set_color(colours[level])
        tick.set_fontweight("bold")


def _left(levels: list[str]) -> float:
    """Inches for the longest name."""
    return 0.6 + 0.115 * max(len(level) for level in levels)


def _ratings(found: Standings, rated: dict[str, LevelRating], words: Words) -> "Figure":
    levels = sorted(rated, key=lambda level: rated[level].value)
    height = HEAD + FOOT + 0.55 * len(levels)
    figure, (ax,) = _figure(words.say("plot-ratings"), _under(found, words), height, _left(levels))
    colours = _colours(found)
    for row, level in enumerate(levels):
        rating = rated[level]
        ax.plot([rating.low, rating.high], [row, row], color=colours[level], lw=7, alpha=0.35, solid_capstyle="round")
        ax.plot(rating.value, row, marker="D", ms=8, color=colours[level])
        value = words.say("number", {"value": rating.value})
        ax.annotate(value, (rating.value, row), (0, 10), textcoords="offset points", ha="center", size=9)
    _name_rows(ax, levels, colours)
    ax.set_ylim(-0.6, len(levels) - 0.25)
    ax.margins(x=0.08)
    ax.grid(axis="x", color=FAINT, alpha=0.25, lw=0.6)
    ax.set_axisbelow(True)
    ax.set_xlabel(words.say("plot-ratings-axis"))
    return figure


def _scores(found: Standings, words: Words) -> "Figure":
    """A hill of points for each level."""
    levels = list(reversed(found.by_wins()))
    height = HEAD + FOOT + 0.95 * len(levels)
    under = _under(found, words, "plot-scores-under")
    figure, (ax,) = _figure(words.say("plot-scores"), under, height, _left(levels))
    colours = _colours(found)
    scores = [score for standing in found.levels.values() for score in standing.scores]
    edges = _edges(min(scores), max(scores))
    hills = {level: _hill(found.levels[level].scores, edges) for level in levels}
    highest = max(max(hill) for hill in hills.values())
    for row, level in enumerate(levels):
        top = [row + HILL * part / highest for part in hills[level]]
        ax.stairs(top, edges, baseline=row, fill=True, color=colours[level], alpha=0.35)
        ax.stairs(top, edges, baseline=row, color=colours[level], lw=1.2)
        mean = found.levels[level].mean_score
        ax.plot([mean, mean], [row, row + HILL], color=colours[level], lw=2)
        label = words.say("plot-mean", {"mean": words.say("number", {"value": mean})})
        ax.annotate(label, (mean, row + HILL), (0, 3), textcoords="offset points", ha="center", size=9)
    _name_rows(ax, levels, colours)
    ax.set_ylim(-0.05, len(levels) - 0.05)
    ax.set_xlabel(words.say("plot-scores-axis"))
    return figure


def _edges(least: int, most: int) -> list[float]:
    """Where the steps of the hills lie: between whole points, some thirty of them at most."""
    step = 1 + (most - least) // 30
    return [least - 0.5 + step * number for number in range((most - least) // step + 2)]


def _hill(scores: list[int], edges: list[float]) -> list[float]:
    """Which part of the scores lies between each two edges."""
    step = edges[1] - edges[0]
    counts = [0] * (len(edges) - 1)
    for score in scores:
        counts[int((score - edges[0]) // step)] += 1
    return [count / len(scores) for count in counts]


def _seats(found: Standings, words: Words) -> "Figure":
    """A panel for each level: its victories from each seat, and the share that would be everybody's."""
    levels = found.by_wins()
    seats = len(found.levels[levels[0]].by_seat)
    width = max(WIDTH, 1.6 + 0.36 * seats * len(levels))
    figure, panels = _figure(words.say("plot-seats"), _under(found, words), 4.4, 1.0, width, len(levels))
    figure.subplots_adjust(top=1 - (HEAD + 0.3) / 4.4)
    colours = _colours(found)
    for ax, level in zip(panels, levels, strict=True):
        _panel(ax, found.levels[level].by_seat, colours[level], words)
        ax.axhline(1 / seats, color=OLD_GOLD, lw=1.2, ls=(0, (4, 3)))
        ax.set_title(level, size=11, weight="bold", color=colours[level], pad=14)
    panels[0].set_ylabel(words.say("plot-seats-axis"))
    panels[0].set_ylim(0, 1)
    marks = [0, 0.25, 0.5, 0.75, 1]
    panels[0].set_yticks(marks, [words.say("whole-percent", {"share": mark}) for mark in marks])
    due = words.say("plot-fair")
    panels[-1].annotate(due, (1, 1 / seats), (-2, 3), xycoords=("axes fraction", "data"), textcoords="offset points",
                        ha="right", size=8, color=OLD_GOLD)  # fmt: skip
    return figure


def _panel(ax: "Axes", rates: list[Rate], colour: str, words: Words) -> None:
    for seat, rate in enumerate(rates):
        if rate.of:
            ax.plot([seat, seat], rate.interval, color=colour, lw=7, alpha=0.35, solid_capstyle="round", clip_on=False)
            ax.plot(seat, rate.share, marker="D", ms=7, color=colour, clip_on=False)
            share = words.say("whole-percent", {"share": rate.share})
            ax.annotate(share, (seat, rate.interval[1]), (0, 5), textcoords="offset points", ha="center", size=7.5)
    ax.set_xticks(range(len(rates)))
    ax.set_xlabel(words.say("plot-seats-seat"))
    ax.set_xlim(-0.5, len(rates) - 0.5)
    ax.grid(axis="y", color=FAINT, alpha=0.25, lw=0.6)
    ax.set_axisbelow(True)

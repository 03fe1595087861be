"""Whoever corrects a figure of components.toml is shown the new one everywhere: in what moves mean, what is asked, what
would be counted, what events say and what the terminal draws. Each figure here is changed, in a copy of the package,
and told by that copy."""

import json
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

PACKAGE = Path(__file__).parents[2] / "src/antichambre"

# By game: a line of components.toml, what it becomes, and where the new figure must then stand: the key of a label or
# a question, `about` a piece, `preview`, the sentence of an event, or `drawn` by the terminal.
CHANGED = {
    "richelieu": [("lacking = -5", "lacking = -17", ["event-lacked", "drawn"])],
    "sun_king": [
        ("strike = 1", "strike = 11", ["move-strike", "preview"]),
        ("swap = 1", "swap = 12", ["move-swap", "preview"]),
        ("banish = 2", "banish = 13", ["move-banish", "preview"]),
        ("draw = 2", "draw = 14", ["move-draw-gold", "preview"]),
        ("duel = 2", "duel = 15", ["move-duel"]),
        ("duel_two = 1", "duel_two = 16", ["move-duel-pair"]),
        ("card = 2", "card = 18", ["move-pay-card", "preview"]),
        ("gold = 1\nprovenance", "gold = 60\nprovenance", ["drawn"]),  # so that all of these can be afforded
    ],
    "favourite": [
        ("prince = 2\nprovenance", "prince = 12\nprovenance", ["move-prince", "about", "preview"]),
        ("most = 3", "most = 13", ["about", "preview"]),
        ("duchess_with_court_card = 2", "duchess_with_court_card = 14", ["move-attach", "preview"]),
        ("steward_draws = 2", "steward_draws = 3", ["move-steward", "about"]),
        ("limit = 4", "limit = 5", ["ask-hand-limit"]),
    ],
    "louis_xiv": [
        ("skip_a_card = 2", "skip_a_card = 1", ["move-skip"]),
        ("chip_for_a_crown = 2", "chip_for_a_crown = 1", ["move-crown"]),
        ("tokens_person = 3", "tokens_person = 2", ["move-card"]),
        ("colbert_louis = 5", "colbert_louis = 9", ["about"]),
        ("turenne_shields = 2", "turenne_shields = 7", ["about"]),
        ("front = { money = 3 }", "front = { money = 8 }", ["preview"]),
    ],
}

TELL = """
import io, json, re, sys
import antichambre
from antichambre.kernel.briefing import label, question
from antichambre.kernel.chance import Rng
from antichambre.kernel.sentences import sentence
from antichambre.kernel.words import Words
from antichambre.terminal import ROOM
from antichambre.terminal.faces import face_of
from antichambre.terminal.screen import Paper
from rich.console import Console

game = antichambre.game(sys.argv[1])
words, face, console = Words("en", game.name, ROOM), face_of(game.name), Console(width=160, file=io.StringIO())
told = {}

def note(where, said):
    told.setdefault(where, set()).update(re.findall(r"\\d+", said))

for phrase in game.about.values():
    note("about", words.phrase(phrase))
for number in range(int(sys.argv[2])):
    position, rng = game.new(seats=game.seats[-1 if number % 2 else 0], seed=str(number)), Rng(number)
    while not position.over:
        asked = question(position)
        note(asked[0], words.phrase(asked))
        moves = position.moves()
        for move in moves:
            meant = label(position, move)
            note(meant[0], words.phrase(meant))
        note("preview", json.dumps(game.preview(position, position.seat)))
        if len(position.history) % 10 == 0:
            with console.capture() as drawn:
                seen, then = position.view(position.seat), game.preview(position, position.seat)
                console.print(face.draw(seen, then, words, Paper(160, 50)))
            note("drawn", drawn.get())
        for event in position.play(moves[rng.below(len(moves))]):
            note(f"event-{event.kind.name}", sentence(event, position.seat, words) or "")
print(json.dumps({where: sorted(numbers) for where, numbers in told.items()}))
"""


@cache
def told_by_a_copy(game: str) -> dict[str, list[str]]:
    """All numbers that are told in some random games with every one of these figures changed, by where."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "antichambre"
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("pages", "__pycache__", "*.so"))
        box = copy / "games" / game / "components.toml"
        text = box.read_text(encoding="utf-8")
        for figure, changed, _ in CHANGED[game]:
            pattern = re.compile(rf"(?<![\w]){re.escape(figure)}")
            assert pattern.search(text), f"components.toml has no {figure}"
            text = pattern.sub(changed, text)
        box.write_text(text, encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": folder, "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-c", TELL, game, "24" if game != "louis_xiv" else "12"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        found: dict[str, list[str]] = json.loads(done.stdout)
        return found


@pytest.mark.parametrize(
    ("game", "figure", "changed", "where"),
    [(game, *one) for game, figures in CHANGED.items() for one in figures],
    ids=lambda value: value.split(" =")[0] if isinstance(value, str) else "",
)
def test_a_figure_that_is_corrected_is_told(game: str, figure: str, changed: str, where: list[str]) -> None:
    del figure
    new = re.findall(r"\d+", changed)[0]
    told = told_by_a_copy(game)
    assert [place for place in where if new not in told.get(place, [])] == []

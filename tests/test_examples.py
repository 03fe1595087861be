"""The examples run, each in a process of its own with a small budget, and say what they promise."""

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

import antichambre
from antichambre.games.favourite import components as favourite
from antichambre.games.louis_xiv import components as louis_xiv
from antichambre.games.richelieu import components as richelieu
from antichambre.games.sun_king import components as sun_king
from antichambre.kernel.records import with_pledges
from antichambre.kernel.salting import pledge, salted
from server.houses import RunningHouse

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"


def run(name: str, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, encoding="utf-8", timeout=300)


def said(name: str, *arguments: str, cwd: Path) -> str:
    done = run(name, *arguments, cwd=cwd)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["richelieu", "sun_king", "favourite", "louis_xiv"])
def test_a_random_match(game: str, tmp_path: Path) -> None:
    assert re.search(rf"{game}: scores \[.*\], won by seat \[\d", said("random_match.py", game, "2", cwd=tmp_path))


def test_a_game_against_the_cardinal(tmp_path: Path) -> None:
    output = said("against_the_cardinal.py", "cardinal:10", "richelieu", cwd=tmp_path)
    assert re.fullmatch(r"page -?\d+, cardinal:10 -?\d+\n", output)


def test_a_policy_that_is_learnt_beats_random_players(tmp_path: Path) -> None:
    output = said("learning.py", "sun_king", "60", "30", cwd=tmp_path)
    won = re.search(r"won (\d+)%", output)
    assert won is not None
    assert int(won[1]) > 60


def test_a_record_is_read(tmp_path: Path) -> None:
    made_there = said("reading_a_record.py", cwd=tmp_path).splitlines()
    assert len(made_there) == 41
    position = antichambre.game("richelieu").new(seed="record")
    position.play(position.parse("2R"))
    kept = tmp_path / "game.json"
    kept.write_text(antichambre.dumps(position.record()), encoding="utf-8")
    lines = said("reading_a_record.py", str(kept), cwd=tmp_path).splitlines()
    assert lines[0].split() == ["1", "seat", "0", "take", "2R"]
    assert antichambre.commitment("record") in lines[1]


# The deal, recomputed by a stranger


def published(game: str, seats: int, **variant: str | bool) -> tuple[dict[str, object], antichambre.Position]:
    """The record of a game that was dealt from a house's part and two salts, and the position before the first move."""
    salts = {0: "00112233445566778899aabbccddeeff", seats - 1: "f0" * 8}
    seed = salted("5eed" * 8, salts)
    position = antichambre.game(game).new(seats, seed, variant)
    pledges = {seat: pledge(salt) for seat, salt in salts.items()}
    return with_pledges(position.record(), antichambre.commitment("5eed" * 8), pledges), position


def recomputed(record: dict[str, object], folder: Path) -> dict[str, Any]:
    file = folder / "record.json"
    file.write_text(antichambre.dumps(record), encoding="utf-8")
    told = json.loads(said("recompute_deal.py", str(file), cwd=folder))
    assert (told["commitment"], told["pledges"]) == (record["commitment"], record["pledges"])
    deal: dict[str, Any] = told["deal"]
    return deal


def named(numbers: Iterable[int], names: Sequence[str]) -> list[str]:
    return [names[number] for number in numbers]


@pytest.mark.parametrize("deck", ["rulebook", "plain"])
def test_a_stranger_deals_richelieu(deck: str, tmp_path: Path) -> None:
    record, position = published("richelieu", 2, deck=deck)
    deal, dealt = recomputed(record, tmp_path), cast(Any, position)
    assert [card for row in deal["rows"] for card in row] == named(dealt.cards, richelieu.CARDS)
    assert deal["discs"] + deal["box"] == named(dealt.discs, richelieu.DISCS)
    assert len(deal["discs"]) == len(richelieu.SQUARES)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_stranger_deals_the_sun_king(seats: int, tmp_path: Path) -> None:
    record, position = published("sun_king", seats)
    deal, dealt = recomputed(record, tmp_path), cast(Any, position)
    assert deal["deck"] == named(dealt.deck, sun_king.CARDS)
    for seat, hand in enumerate(deal["hands"]):
        for hue, colour in enumerate(sun_king.COLOURS):
            row = [card for card in hand if card.startswith(colour)]
            assert len(row) == dealt.row[seat * sun_king.HUES + hue]
            seals = [number for number, card in enumerate(row) if card.endswith("-seal")]
            assert sum(1 << number for number in seals) == dealt.seals[seat * sun_king.HUES + hue]


@pytest.mark.parametrize("seats", range(2, 5))
def test_a_stranger_deals_the_favourite(seats: int, tmp_path: Path) -> None:
    record, position = published("favourite", seats)
    deal, dealt = recomputed(record, tmp_path), cast(Any, position)
    assert deal["line"] == named(dealt.line, favourite.PETITIONS)
    assert deal["petitions"] == named(dealt.deck, favourite.PETITIONS)[dealt.deck_at :]
    assert deal["court"] == named(dealt.court, favourite.COURT)[dealt.court_at :]
    for seat, hand in enumerate(deal["hands"]):
        held = dealt.hands[seat * favourite.KINDS : (seat + 1) * favourite.KINDS]
        assert [hand.count(card) for card in favourite.COURT] == list(held)


@pytest.mark.parametrize("seats", range(2, 5))
def test_a_stranger_deals_louis_xiv(seats: int, tmp_path: Path) -> None:
    record, position = published("louis_xiv", seats)
    deal, dealt = recomputed(record, tmp_path), cast(Any, position)
    piles = deal["piles"]
    cards = [*range(1, louis_xiv.BOARDS + 1), "joker"]
    turned = [louis_xiv.MONEY_CARDS[card] for card in dealt.money]
    assert deal["money"] == [[board + 1, louis] for board, louis in turned]
    assert piles["shields"] == list(dealt.shield_pile)
    assert piles["plots"] == [plot + 1 for plot in dealt.plot_pile]
    assert piles["missions"] == named(dealt.mission_pile, louis_xiv.MISSION_NAMES)
    pile = [cards[louis_xiv.INFLUENCE_CARDS[card]] for card in dealt.card_pile]
    assert piles["influence"][: len(pile)] == pile
    assert len(piles["influence"]) - len(pile) in (0, louis_xiv.NEUTRAL_CARDS), "for two, three are drawn"
    for seat in range(seats):
        missions = [mission for mission, place in enumerate(dealt.missions) if place == seat]
        assert sorted(deal["missions"][seat]) == sorted(named(missions, louis_xiv.MISSION_NAMES))
        hand = [cards[louis_xiv.INFLUENCE_CARDS[card]] for card, place in enumerate(dealt.cards) if place == seat]
        assert sorted(map(str, deal["hands"][seat])) == sorted(map(str, hand))


def test_a_stranger_finds_a_salt_that_was_not_pledged(tmp_path: Path) -> None:
    record, _ = published("richelieu", 2)
    pledges = cast(dict[str, str], record["pledges"])
    for forged in ({"0": pledges["0"]}, {**pledges, "1": pledges["0"]}, {}):
        file = tmp_path / "forged.json"
        file.write_text(json.dumps({**record, "pledges": forged}), encoding="utf-8")
        done = run("recompute_deal.py", str(file), cwd=tmp_path)
        assert (done.returncode, done.stdout) == (1, "")


def test_a_stranger_imports_nothing_of_ours() -> None:
    text = (EXAMPLES / "recompute_deal.py").read_text(encoding="utf-8")
    imported = re.findall(r"^(?:from|import) ([\w.]+)", text, re.MULTILINE)
    assert {name.partition(".")[0] for name in imported} <= set(sys.stdlib_module_names)


def test_openspiels_search_plays_a_game_of_ours(tmp_path: Path) -> None:
    output = said("openspiel_ismcts.py", "sun_king", "3", cwd=tmp_path)
    assert re.search(r"returns \[-?1.0, -?1.0\], scores", output)


def test_a_script_plays_online(tmp_path: Path) -> None:
    with RunningHouse(str(tmp_path / "house.sqlite")) as house:
        output = said("online.py", house.url, "richelieu", "page", cwd=tmp_path)
    assert re.fullmatch(r"(\d\. seat \d, -?\d+ points\n){2}", output)


def test_there_is_a_test_for_each_example() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [path.name for path in EXAMPLES.glob("*.py") if f'"{path.name}"' not in text] == []

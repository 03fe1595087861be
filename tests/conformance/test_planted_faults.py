"""The suite catches faults: each is planted in a game that is sound otherwise, and the check that must see it does."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import antichambre
from antichambre.games.richelieu.components import SQUARES
from antichambre.kernel.chance import Rng
from conformance.checks import (
    check_census,
    check_copy,
    check_moves,
    check_out,
    check_record,
    check_secrets_move,
    check_views,
    check_worlds,
)
from conformance.walks import at_random, everything, rare_first, walk

FELLOW = 1


class Planted:
    """A position with a fault: everything that is not overridden goes to the sound one inside."""

    def __init__(self, inside: Any) -> None:
        object.__setattr__(self, "inside", inside)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inside, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.inside, name, value)

    def copy(self) -> "Planted":
        return type(self)(self.inside.copy())

    def resample(self, seat: int, rng: Rng) -> "Planted":
        return type(self)(self.inside.resample(seat, rng))


def middle_game(kind: type[Planted] = Planted) -> Any:
    """A position in which both seats hold discs."""
    position = antichambre.game("richelieu").new(seed="planted")
    for reached, _, _ in walk(position, at_random("planted")):
        held = [sum(reached.taker[cell] == seat for cell in SQUARES) for seat in range(2)]
        if min(held) >= 2:
            return kind(reached)
    raise AssertionError("no such position")


@pytest.fixture(autouse=True)
def _look_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks compare all that a position holds; of a planted one, all that its inside holds."""

    def look(position: Any) -> Any:
        return everything(position.inside if isinstance(position, Planted) else position)

    monkeypatch.setattr("conformance.checks.everything", look)


def test_the_sound_position_passes() -> None:
    position = middle_game()
    check_moves(position)
    check_copy(position, "x")
    check_census(position, list(position.census()))
    check_views(position)
    check_worlds(position, "x")


def test_a_view_that_leaks_a_disc() -> None:
    class Leaks(Planted):
        def view(self, seat: int | None) -> dict[str, Any]:
            view: dict[str, Any] = self.inside.view(seat)
            square = next(i for i, cell in enumerate(SQUARES) if self.inside.taker[cell] == FELLOW)
            view["hint"] = self.inside.discs[square]
            return view

    with pytest.raises(AssertionError, match="tell an imagined world from the real one"):
        for seed in "abcdefgh":
            check_worlds(middle_game(Leaks), seed)


def test_a_copy_that_shares_a_list() -> None:
    class Shares(Planted):
        def copy(self) -> "Planted":
            twin = self.inside.copy()
            twin.reserve = self.inside.reserve
            return Shares(twin)

    with pytest.raises(AssertionError, match="changed the original"):
        check_copy(middle_game(Shares), "x")


def test_a_resample_that_peeks_at_the_rivals_discs() -> None:
    class Peeks(Planted):
        def resample(self, seat: int, rng: Rng) -> "Planted":
            world = self.inside.resample(seat, rng)
            discs = list(world.discs)
            for square, cell in enumerate(SQUARES):
                real = self.inside.discs[square]
                if self.inside.taker[cell] not in (seat, -1) and discs[square] != real:
                    other = discs.index(real)
                    discs[square], discs[other] = real, discs[square]
            world.discs = vec[i64](discs)
            return Peeks(world)

    start = Peeks(antichambre.game("richelieu").new(seed="peek"))
    with pytest.raises(AssertionError, match="never drawn afresh"):
        check_secrets_move(start, rare_first("peek"))


def test_a_resample_that_changes_nothing() -> None:
    class Lazy(Planted):
        def resample(self, seat: int, rng: Rng) -> "Planted":
            del seat
            world = self.inside.copy()
            world.become_world(rng)
            return Lazy(world)

    start = Lazy(antichambre.game("richelieu").new(seed="lazy"))
    with pytest.raises(AssertionError, match="never drawn afresh"):
        check_secrets_move(start, rare_first("lazy"))


def test_a_resample_that_betrays_a_secret_to_chance() -> None:
    class Unsorted(Planted):
        """Draws from the hidden discs in the order in which they really lie."""

        def resample(self, seat: int, rng: Rng) -> "Planted":
            world = self.inside.copy()
            world.become_world(rng)
            hidden = [i for i in range(14) if not self.inside.knows_disc(seat, i)]
            unknown = vec[i64]([self.inside.discs[i] for i in hidden])
            world.chance.shuffle(unknown)
            discs = list(world.discs)
            for place, disc in zip(hidden, unknown, strict=True):
                discs[place] = disc
            world.discs = vec[i64](discs)
            return Unsorted(world)

    with pytest.raises(AssertionError, match="depend on what the seat cannot know"):
        check_worlds(middle_game(Unsorted), "x")


def test_a_record_that_loses_a_move() -> None:
    class Forgets(Planted):
        def record(self) -> dict[str, Any]:
            record: dict[str, Any] = self.inside.record()
            return {**record, "moves": record["moves"][:-1]}

    with pytest.raises((AssertionError, antichambre.RecordError)):
        check_record(middle_game(Forgets), [])


def test_a_list_that_forgets_a_move() -> None:
    class Hides(Planted):
        def moves(self) -> list[Any]:
            return list(self.inside.moves())[1:]

    with pytest.raises(AssertionError, match="disagree|answered"):
        check_moves(middle_game(Hides))


def test_a_refusal_that_changes_something() -> None:
    class Costs(Planted):
        def play(self, move: Any) -> Any:
            self.inside.taken += 1
            return self.inside.play(move)

    with pytest.raises(AssertionError, match="asking changed the position"):
        check_moves(middle_game(Costs))


def test_a_marker_that_gets_lost() -> None:
    position = middle_game()
    box = list(position.census())
    position.inside.reserve = vec[i64]([position.inside.reserve[0] - 1, position.inside.reserve[1]])
    with pytest.raises(AssertionError, match="lost, found or doubled"):
        check_census(position, box)


def test_a_question_to_somebody_who_is_out() -> None:
    class Exiles(Planted):
        def out(self, seat: int) -> bool:
            return bool(seat == self.inside.seat)

    with pytest.raises(AssertionError, match="asked who is out"):
        check_out(middle_game(Exiles), set())
    with pytest.raises(AssertionError, match="came back"):
        check_out(middle_game(), {FELLOW})

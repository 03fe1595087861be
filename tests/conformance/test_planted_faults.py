"""The suite catches faults: each is planted in a game that is sound otherwise, and the check that must see it does."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import antichambre
from antichambre.games.richelieu.components import SQUARES
from antichambre.kernel.briefing import Briefing, briefing
from antichambre.kernel.chance import Rng
from conformance.checks import (
    check_briefing,
    check_census,
    check_copy,
    check_moves,
    check_out,
    check_outcome,
    check_reactions,
    check_record,
    check_secrets_move,
    check_views,
    check_who_is_asked,
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


def at_a_reaction(kind: type[Planted] = Planted) -> Any:
    """A position in which several seats are asked about a Lieutenant."""
    position = antichambre.game("favourite").new(seats=3, seed="planted")
    position.play(position.parse("roll"))
    assert position.reaction
    return kind(position)


@pytest.fixture(autouse=True)
def _look_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks compare all that a position holds; of a planted one, all that its inside holds."""

    def look(position: Any) -> Any:
        return everything(position.inside if isinstance(position, Planted) else position)

    monkeypatch.setattr("conformance.checks.everything", look)


def test_the_sound_position_passes() -> None:
    position = middle_game()
    check_moves(position)
    check_briefing(position.inside, "x")
    check_copy(position, "x")
    check_census(position, list(position.census()))
    check_views(position)
    check_worlds(position, "x")
    reacting = at_a_reaction()
    check_views(reacting)
    check_reactions(reacting)
    check_who_is_asked(reacting, "x")


def test_a_briefing_that_tells_more_than_a_seat_may_know() -> None:
    def leaks(position: Any) -> Briefing:
        told = briefing(position)
        hidden = next(i for i, cell in enumerate(SQUARES) if position.taker[cell] not in (position.seat, -1))
        return {**told, "ask": ("ask-take", {"disc": position.discs[hidden]})}

    with pytest.raises(AssertionError, match="depends on what it cannot know"):
        for seed in "abcdefgh":
            check_briefing(middle_game().inside, seed, leaks)


def test_a_briefing_that_promises_what_does_not_come() -> None:
    def boasts(position: Any) -> Briefing:
        told = briefing(position)
        return {**told, "offers": [{**offer, "brings": [{"event": "ended"}]} for offer in told["offers"]]}

    with pytest.raises(AssertionError, match="did not come"):
        check_briefing(middle_game().inside, "x", boasts)


def test_a_briefing_that_leaves_a_move_out() -> None:
    with pytest.raises(AssertionError, match="not told"):
        check_briefing(middle_game().inside, "x", lambda position: {**briefing(position), "offers": []})


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


def at_the_end(kind: type[Planted] = Planted) -> Any:
    """A position whose game is over."""
    position = antichambre.game("richelieu").new(seed="planted")
    for _ in walk(position, at_random("planted")):
        pass
    return kind(position)


def test_an_outcome_that_tells_another_story() -> None:
    class Boasts(Planted):
        """Tells the figures of one seat as the other's."""

        def outcome(self) -> Any:
            outcome = self.inside.outcome()
            turned = [{**step, "figures": step["figures"][::-1]} for step in outcome["steps"]]
            return {**outcome, "steps": turned}

    class Shares(Planted):
        """Breaks no tie, and says so."""

        def winners(self) -> list[int]:
            return [0, 1]

        def outcome(self) -> Any:
            return {**self.inside.outcome(), "winners": [0, 1]}

    class Waffles(Planted):
        """Goes on comparing when all is decided."""

        def outcome(self) -> Any:
            outcome = self.inside.outcome()
            return {**outcome, "steps": [*outcome["steps"], {"by": "fewer-cards", "figures": [20, 21]}]}

    class Early(Planted):
        def outcome(self) -> Any:
            return {"winners": [0], "ending": "all-taken", "steps": []}

    check_outcome(at_the_end())
    check_outcome(middle_game())
    for kind, complaint in ((Boasts, "not the score"), (Shares, "other winners"), (Waffles, "not needed")):
        with pytest.raises(AssertionError, match=complaint):
            check_outcome(at_the_end(kind))
    with pytest.raises(AssertionError, match="before the end"):
        check_outcome(middle_game(Early))


def test_a_view_that_keeps_a_question_secret() -> None:
    class Hides(Planted):
        def view(self, seat: int | None) -> dict[str, Any]:
            view: dict[str, Any] = self.inside.view(seat)
            return view if seat == self.inside.seat else {**view, "asked": None, "decision": None}

    with pytest.raises(AssertionError, match="kept secret"):
        check_views(at_a_reaction(Hides))


@pytest.mark.parametrize("name", ["favourite", "louis_xiv"])
def test_a_game_in_which_only_holders_are_asked(name: str) -> None:
    class Skips(Planted):
        """Passes over whoever has no answer."""

        def play(self, move: Any) -> Any:
            events = self.inside.play(move)
            while self.inside.reaction and len(self.inside.moves()) == 1:
                events += self.inside.play(self.inside.moves()[0])
            return events

    start = Skips(antichambre.game(name).new(seats=3, seed="skips"))
    with pytest.raises(AssertionError, match="betrays a secret after"):
        for number, (reached, _, _) in enumerate(walk(start, rare_first("skips"))):
            check_who_is_asked(reached, str(number))


def test_a_reaction_in_which_nobody_may_be_silent() -> None:
    class Insists(Planted):
        def moves(self) -> list[Any]:
            return [move for move in self.inside.moves() if str(move) != "let it be"]

    with pytest.raises(AssertionError, match="may not be silent"):
        check_reactions(at_a_reaction(Insists))


def test_a_reaction_to_what_can_be_taken_back() -> None:
    class Fishes(Planted):
        undoable = 1

    with pytest.raises(AssertionError, match="see who hesitates"):
        check_reactions(at_a_reaction(Fishes))


def test_a_reaction_to_what_has_no_name() -> None:
    class Mumbles(Planted):
        def occasion(self) -> str:
            return "something"

    with pytest.raises(AssertionError, match="has no name"):
        check_reactions(at_a_reaction(Mumbles))


def test_a_reaction_to_what_is_not_asked() -> None:
    class Misnames(Planted):
        def occasion(self) -> str:
            others = (text for text, one in self.game.occasions.items() if one.decision != self.decision)
            return str(next(others))

    with pytest.raises(AssertionError, match="something else to react to"):
        check_reactions(at_a_reaction(Misnames))


def test_a_reaction_that_is_put_to_holders_alone() -> None:
    class Loud(Planted):
        """Says of its game that a question with one answer is not put."""

        @property
        def game(self) -> Any:
            told = Planted(self.inside.game)
            object.__setattr__(told, "discreet", ())
            return told

    with pytest.raises(AssertionError, match="might not be asked"):
        check_reactions(at_a_reaction(Loud))

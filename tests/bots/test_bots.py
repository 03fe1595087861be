"""What bots are handed, how they choose, and that they cannot cheat."""

import gc
from collections.abc import Iterable

import pytest

import antichambre
from antichambre.bots import LEVELS, Bot, Outlook, bot, outlook
from antichambre.bots.levels import PARAMETERS
from antichambre.bots.searcher import Allowance, Searcher
from antichambre.games.richelieu.rules import Richelieu
from antichambre.kernel.chance import Rng, Stream
from antichambre.kernel.position import Position
from conformance.walks import at_random, hidden_part, walk

GAMES = [game.name for game in antichambre.games()]
QUICK = ("page", "courtier", "minister:8", "cardinal:8")


def midway(game: str, seats: int, seed: str = "7", moves: int = 25) -> Position:
    position = antichambre.game(game).new(seats=seats, seed=seed)
    for number, _ in enumerate(walk(position, at_random(seed))):
        if number + 1 >= moves and not position.over and len(position.moves()) > 1:
            break
    return position


class TestEveryLevel:
    @pytest.mark.parametrize("game", GAMES)
    @pytest.mark.parametrize("most", [False, True])
    def test_plays_a_whole_game(self, game: str, most: bool) -> None:
        found = antichambre.game(game)
        position = found.new(seats=found.seats[-1 if most else 0], seed="all levels")
        players = [bot(QUICK[seat % len(QUICK)], f"{seat}") for seat in range(position.seats)]
        while (seat := position.seat) is not None:
            position.play(players[seat].choose(outlook(position)))
        assert position.winners()

    @pytest.mark.parametrize("game", GAMES)
    @pytest.mark.parametrize("level", QUICK)
    def test_equal_seeds_give_equal_moves(self, game: str, level: str) -> None:
        first, second = (played(game, level, "same") for _ in range(2))
        assert first == second

    def test_another_seed_gives_another_game(self) -> None:
        assert len({tuple(played("richelieu", "page", seed)) for seed in "abcd"}) == 4

    @pytest.mark.parametrize("level", LEVELS)
    def test_one_answer_is_given_at_once(self, level: str) -> None:
        """Nobody imagines anything when there is nothing to choose."""

        def imagine(rng: Rng) -> Position:
            raise AssertionError(f"no need to think: {rng}")

        look = outlook(antichambre.game("richelieu").new(seed="7"))
        forced = Outlook(look.game, look.seat, look.view, look.moves[:1], imagine, False)
        assert bot(level, "x").choose(forced) == look.moves[0]

    @pytest.mark.parametrize("name", ["bishop", "", "page:3", "cardinal:", "cardinal:0", "cardinal:x", "minister:-1"])
    def test_a_name_that_is_none(self, name: str) -> None:
        with pytest.raises(antichambre.BadSetup):
            bot(name, "x")


def played(game: str, level: str, seed: str, moves: int = 30) -> list[str]:
    """The first moves of a game among bots of one level."""
    position = antichambre.game(game).new(seed="deal")
    players = [bot(level, f"{seed} {seat}") for seat in range(position.seats)]
    found: list[str] = []
    while (seat := position.seat) is not None and len(found) < moves:
        move = players[seat].choose(outlook(position))
        found.append(move.text)
        position.play(move)
    return found


class TestTheSearch:
    def test_it_goes_on_from_what_it_thought_within_a_turn(self) -> None:
        position = antichambre.game("richelieu").new(seed="7")
        searcher = Searcher("x", PARAMETERS, Allowance(iterations=200))
        position.play(searcher.choose(outlook(position)))
        assert position.decision == "place-marker"
        assert outlook(position).continues
        kept = searcher._search
        searcher.choose(outlook(position))
        assert searcher._search is kept, "the tree is the same one"

    def test_it_starts_anew_when_something_was_learnt(self) -> None:
        position = antichambre.game("richelieu").new(seed="7")
        searcher = Searcher("x", PARAMETERS, Allowance(iterations=50))
        position.play(searcher.choose(outlook(position)))
        before = searcher._search
        position.play(position.parse("keep"))
        for text in [position.moves()[0].text, "keep"]:
            position.play(position.parse(text))
        assert not outlook(position).continues
        searcher.choose(outlook(position))
        assert searcher._search is not before

    def test_by_the_clock(self) -> None:
        """However short the time, there is an answer."""
        look = outlook(midway("louis_xiv", 4))
        assert Searcher("x", PARAMETERS, Allowance(seconds=0.0)).choose(look) in look.moves

    @pytest.mark.parametrize(("game", "decision"), [("favourite", "lieutenant"), ("louis_xiv", "plot")])
    def test_in_what_it_imagines_nobody_is_asked_who_has_nothing_to_say(self, game: str, decision: str) -> None:
        """At the table all are asked who might; here nobody would learn from it, and it would only cost time."""
        asked: dict[bool, list[int]] = {True: [], False: []}
        for number in range(4):
            position = antichambre.game(game).new(seats=4, seed=f"{number}")
            for start, imagined in ((outlook(position).imagine(Rng(number)), True), (position, False)):
                for reached, _, _ in walk(start, at_random(f"{number}")):
                    if reached.decision == decision:
                        asked[imagined].append(len(reached.moves()))
        assert min(asked[True]) > 1
        assert min(asked[False]) == 1

    def test_it_plays_the_end_as_well_as_can_be(self) -> None:
        """Richelieu with few cards left: where the seat can know which moves win against any defence, it plays one."""
        found = 0
        for number in range(150):
            position = antichambre.game("richelieu").new(seed=f"end {number}")
            for _ in walk(position, at_random(f"end {number}")):
                assert isinstance(position, Richelieu)
                if position.middle > 5 or position.over:
                    continue
                wins = winning(position)
                if {True, False} == set(wins) and all_worlds_agree(position, wins):
                    chosen = Searcher("x", PARAMETERS, Allowance(iterations=1000)).choose(outlook(position))
                    assert wins[position.moves().index(chosen)]
                    found += 1
        assert found > 5


def winning(position: Position) -> list[bool]:
    """For each move whether it wins against any defence."""
    return [can_win(after(position, action), position.asked) for action in position.legal()]


def can_win(position: Position, seat: int) -> bool:
    if position.over:
        return position.winners() == [seat]
    outcomes = (can_win(after(position, action), seat) for action in position.legal())
    return any(outcomes) if position.asked == seat else all(outcomes)


def after(position: Position, action: int) -> Position:
    twin = position.copy()
    twin.apply(action)
    return twin


def all_worlds_agree(position: Position, wins: list[bool]) -> bool:
    """Whether the seat itself can know which moves win."""
    worlds = (position.resample(position.asked, Rng(number)) for number in range(8))
    return all(winning(world) == wins for world in worlds)


class Cheat:
    """Looks for the real position, its seed or its stream in all that it can reach from what it is handed."""

    def __init__(self) -> None:
        self.found: list[object] = []

    def choose(self, outlook: Outlook) -> antichambre.Move:
        self.found = list(reachable(outlook))
        return outlook.moves[0]


def reachable(start: object) -> Iterable[object]:
    """Everything that can be had by following references from here, modules and classes left out."""
    seen: set[int] = set()
    ahead = [start]
    while ahead:
        here = ahead.pop()
        if id(here) in seen or isinstance(here, type) or type(here).__name__ == "module":
            continue
        seen.add(id(here))
        yield here
        if isinstance(here, dict) and "__builtins__" in here:
            continue  # the names of a module
        ahead.extend(gc.get_referents(here))
        if isinstance(here, Position):  # compiled objects do not tell the collector all that they hold
            ahead.extend([here.seed, here.chance, here.told])


class TestCheating:
    @pytest.mark.parametrize("game", GAMES)
    def test_nothing_leads_to_the_real_position(self, game: str) -> None:
        position = midway(game, 2, seed="a seed that nobody may know")
        cheat = Cheat()
        cheat.choose(outlook(position))
        assert len(cheat.found) > 10
        assert not any(thing is position for thing in cheat.found)
        assert not any(isinstance(thing, Stream) for thing in cheat.found), "the stream that deals"
        assert not any(isinstance(thing, str) and thing == position.seed for thing in cheat.found)

    def test_the_search_for_secrets_would_find_them(self) -> None:
        """The same look at a handed-out position finds what it looks for: the test above can fail."""
        position = midway("sun_king", 2, seed="a seed that nobody may know")
        found = list(reachable([position]))
        assert any(thing is position for thing in found)
        assert any(isinstance(thing, Stream) for thing in found)
        assert position.seed in [thing for thing in found if isinstance(thing, str)]

    @pytest.mark.parametrize("game", GAMES)
    def test_all_that_is_handed_out_follows_from_what_the_seat_knows(self, game: str) -> None:
        """A bot that takes the nearest world for the real one is told the same in every world it cannot tell apart."""
        position = midway(game, antichambre.game(game).seats[-1])
        seat = position.seat
        assert seat is not None
        told = handed_out(outlook(position))
        for number in range(5):
            world = position.resample(seat, Rng(number))
            assert handed_out(outlook(world)) == told

    @pytest.mark.parametrize("game", ["sun_king", "louis_xiv", "favourite"])
    def test_a_peeker_knows_no_more_than_chance(self, game: str) -> None:
        """The worlds imagined differ from the real one, and from each other: there is no truth to be read off."""
        position = midway(game, 2, moves=12)
        look = outlook(position)
        worlds = [hidden_part(look.imagine(Rng(number))) for number in range(20)]
        assert any(world != worlds[0] for world in worlds)
        assert sum(world == hidden_part(position) for world in worlds) < 20


def handed_out(look: Outlook) -> object:
    imagined = [hidden_part(look.imagine(Rng(number))) for number in range(3)]
    return (look.seat, look.view, [move.text for move in look.moves], imagined)


def test_a_bot_is_whoever_chooses() -> None:
    cheat: Bot = Cheat()
    position = antichambre.game("richelieu").new(seed="7")
    assert cheat.choose(outlook(position)) in position.moves()

"""Noise: who plays the best move, who may not, and by how much at most."""

import pytest

import antichambre
from antichambre.bots import outlook
from antichambre.bots.levels import PARAMETERS
from antichambre.bots.noise import COURTIER_NOISE, MINISTER_NOISE, NOISELESS, noisy_best, scaled
from antichambre.bots.search import Node
from antichambre.bots.searcher import KNOWN, Allowance, Searcher
from antichambre.kernel.chance import Rng
from antichambre.kernel.position import Position

GAMES = [game.name for game in antichambre.games()]


class TestNoise:
    def test_without_noise_the_best_is_chosen(self) -> None:
        assert {noisy_best([0.1, 0.3, 0.2], 0.0, Rng(number)) for number in range(50)} == {1}

    def test_what_is_nearly_as_good_may_be_preferred_what_is_worse_may_not(self) -> None:
        assert {noisy_best([0.1, 0.3, 0.28], 0.1, Rng(number)) for number in range(200)} == {1, 2}

    def test_the_better_one_is_preferred_more_often(self) -> None:
        rng = Rng("often")
        liked = [noisy_best([0.30, 0.25], 0.1, rng) for _ in range(1000)]
        assert 800 < liked.count(0) < 950  # one in eight is the other one

    def test_it_is_whole_where_all_is_open_and_less_among_many(self) -> None:
        assert scaled(0.1, value=0.5, seats=2) == pytest.approx(0.1)
        assert scaled(0.1, value=0.5, seats=8) == pytest.approx(0.05)
        assert scaled(0.1, value=0.0, seats=2) == scaled(0.1, value=1.0, seats=2) == 0.0

    def test_every_game_has_its_measure(self) -> None:
        assert set(COURTIER_NOISE) == set(GAMES)
        assert set(MINISTER_NOISE) <= set(GAMES)


def at_a_choice(seats: int) -> Position:
    """A first decision with many answers."""
    return antichambre.game("louis_xiv").new(seats=seats, seed="taste")


def tried(seat: int, action: int, worth: float) -> Node:
    node = Node(seat, action, 2)
    node.visits = 1000
    node.values[seat] = 1000 * worth
    return node


class TestAfterThought:
    @pytest.mark.parametrize("seats", [2, 4])
    def test_a_minister_gives_away_no_more_than_its_noise(self, seats: int) -> None:
        look = outlook(at_a_choice(seats))
        played = set()
        for number in range(12):
            searcher = Searcher(f"{number}", PARAMETERS, Allowance(iterations=400), noise=MINISTER_NOISE)
            move = searcher._think(look)
            search = searcher._search
            assert search is not None and search.root is not None
            worths = {
                int(child.action): child.values[look.seat] / int(child.visits)
                for child in search.root.children
                if child.visits >= KNOWN
            }
            assert worths[move.action] >= max(worths.values()) - MINISTER_NOISE["louis_xiv"]
            played.add(move.action)
        assert len(played) > 1, "chance decides between them"

    @pytest.mark.parametrize(("best", "next_best", "choices"), [(0.5, 0.45, 2), (0.99, 0.94, 1), (0.06, 0.01, 1)])
    def test_where_the_end_is_sure_the_best_is_played(self, best: float, next_best: float, choices: int) -> None:
        """Otherwise whoever is lost would bid all there is for a trifle."""
        look = outlook(at_a_choice(2))
        played = set()
        for number in range(40):
            searcher = Searcher(f"{number}", PARAMETERS, Allowance(iterations=1), noise={"louis_xiv": 0.2})
            searcher._think(look)
            search = searcher._search
            assert search is not None and search.root is not None
            search.root.children = [
                tried(look.seat, look.moves[place].action, worth) for place, worth in enumerate((best, next_best))
            ]
            played.add(searcher._chosen(look, search))
        assert len(played) == choices

    def test_without_noise_a_search_plays_what_was_tried_most(self) -> None:
        look = outlook(at_a_choice(2))
        for number in range(5):
            searcher = Searcher(f"{number}", PARAMETERS, Allowance(iterations=200), noise=NOISELESS)
            move = searcher._think(look)
            search = searcher._search
            assert search is not None and search.root is not None
            assert move.action == max(search.root.children, key=lambda child: child.visits).action

    def test_nor_does_it_cut_the_thinking_short(self) -> None:
        """The lead of a move is its lead over the other moves of the seat that thinks."""
        look = outlook(at_a_choice(2))
        searcher = Searcher("x", PARAMETERS, Allowance(iterations=50))
        searcher._think(look)
        search = searcher._search
        assert search is not None and search.root is not None
        visited = search.root.visits
        search.root.children.append(tried(1 - look.seat, look.moves[0].action, 0.5))
        Allowance(iterations=100).spend(search, look.imagine(Rng(1)))
        assert search.root.visits > visited + 50

    @pytest.mark.parametrize("noise", [NOISELESS, MINISTER_NOISE])
    def test_what_others_would_have_answered_in_other_worlds_is_not_played(self, noise: dict[str, float]) -> None:
        """A tree that is kept may hold the answers of somebody who, as it turned out, was not asked."""
        look = outlook(at_a_choice(2))
        searcher = Searcher("x", PARAMETERS, Allowance(iterations=100), noise=noise)
        searcher._think(look)
        search = searcher._search
        assert search is not None and search.root is not None
        legal = {move.action for move in look.moves}
        other = next(action for action in range(len(look.game.moves)) if action not in legal)
        for seat, action in ((1 - look.seat, look.moves[0].action), (look.seat, other)):
            node = Node(seat, action, 2)
            node.visits = 100_000
            node.values[look.seat] = 99_000.0
            search.root.children.append(node)
        assert searcher._chosen(look, search).action in legal

"""The court: boards, tokens, chips, shields, louis, the piles and the hands, and what is hidden.

Hidden: the order of all piles; the rivals' influence, plot and mission cards; what their shields show; the card that
each puts back on the draw pile. Of every card it is kept who knows where it is: its holder, whoever put it back on or
under a pile, everybody when it lay open.
"""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.louis_xiv.components import (
    ALL_CHIPS,
    BOARDS,
    CHIP_KINDS,
    EACH_SHIELD,
    EACH_TOKEN,
    EFFECT_COUNT,
    EFFECT_OF,
    INFLUENCE_CARDS,
    LEVEL_OF,
    LEVELS,
    MISSIONS,
    MONEY_CARDS,
    NEUTRAL_TOKENS,
    SHIELD_KINDS,
    START_MONEY,
    put_into_general,
)
from antichambre.games.louis_xiv.vocabulary import (
    CARD_DRAWN,
    CHIP_GAINED,
    LOUIS_GAINED,
    LOUIS_PAID,
    MISSION_DRAWN,
    PIECES,
    PLACED,
    PLOT_DRAWN,
    SHIELD_COUNTED,
    SHIELD_DRAWN,
    TOKENS_BACK,
)
from antichambre.kernel.chance import Rng
from antichambre.kernel.engine import Engine
from antichambre.kernel.game import Game, Variant
from antichambre.kernel.position import NOBODY

# Where a card is: a seat's hand (0 to 3), laid before a seat (4 to 7), in its pile, among the discards.
LAID: Final = 4
PILE: Final = 8
DISCARD: Final = 9
NEUTRAL: Final = 4  # the owner of the neutral tokens
OWNERS: Final = 5
NO_KING: Final = -1

# The phases of a round.
SUPPLY: Final = 1
INFLUENCE: Final = 2
COUNTING: Final = 3
FULFILLING: Final = 4


@mypyc_attr(acyclic=True)
class Court(Engine):
    """All that lies on the table and in the hands, and how far the round has come."""

    def __init__(self, game: Game, seats: i64, variant: Variant, chance: Rng) -> None:
        super().__init__(game, seats, variant, chance)
        self.side: vec[i64] = vec[i64]()  # by board: front (0) or back
        self.on: vec[i64] = vec[i64]()  # by board and owner: tokens
        self.king: i64 = NO_KING
        self.general: vec[i64] = vec[i64]()
        self.personal: vec[i64] = vec[i64]()
        self.neutral: i64 = 0  # neutral tokens off the boards
        self.supply: vec[i64] = vec[i64]()  # chips
        self.chips: vec[i64] = vec[i64]()  # by seat and kind
        self.louis: vec[i64] = vec[i64]()
        self.shield_pile: vec[i64] = vec[i64]()  # the top one last
        self.shields: vec[i64] = vec[i64]()  # by seat and arms
        self.plain: vec[i64] = vec[i64]()  # shields that the empty supply could not give: a point, no arms
        self.money: vec[i64] = vec[i64]()  # money cards in their order, those left in the box at the end
        self.money_at: i64 = 0
        self.cards: vec[i64] = vec[i64]()  # by influence card: where it is
        self.card_pile: vec[i64] = vec[i64]()  # the top one last
        self.card_known: vec[i64] = vec[i64]()  # by influence card: who knows where it is, a bit each
        self.plots: vec[i64] = vec[i64]()  # by plot card: where it is
        self.plot_pile: vec[i64] = vec[i64]()  # the top one last
        self.plot_known: vec[i64] = vec[i64]()
        self.missions: vec[i64] = vec[i64]()  # by mission: where it is
        self.mission_pile: vec[i64] = vec[i64]()  # all levels, the top one of each last
        self.mission_known: vec[i64] = vec[i64]()
        self.abilities: vec[i64] = vec[i64]()  # by seat and effect: laid missions
        self.uses: vec[i64] = vec[i64]()  # by seat and effect: how often used in this phase
        # The round.
        self.round: i64 = 0
        self.first: i64 = 0
        self.phase: i64 = 0
        self.part: i64 = 0  # how far the phase has come
        self.cursor: i64 = 0  # how far round the table the part has come
        self.left: i64 = 0  # how often the seat at the cursor is still to be asked or served
        self.flag: i64 = 0  # what the seat at the cursor has settled already: see the phase
        self.card_played: i64 = NOBODY  # the kind of the influence card for which tokens are to be placed
        self.mission_paid: i64 = NOBODY  # the mission for which chips are to be spent
        self.board: i64 = 0  # the board being counted
        self.counted: vec[i64] = vec[i64]()  # by owner: the tokens on it when the counting began
        self.tie_winner: i64 = NOBODY

    def copy_court(self, twin: "Court") -> None:
        self.copy_engine(twin)
        twin.side = self.side[:]
        twin.on = self.on[:]
        twin.king = self.king
        twin.general = self.general[:]
        twin.personal = self.personal[:]
        twin.neutral = self.neutral
        twin.supply = self.supply[:]
        twin.chips = self.chips[:]
        twin.louis = self.louis[:]
        twin.shield_pile = self.shield_pile[:]
        twin.shields = self.shields[:]
        twin.plain = self.plain[:]
        twin.money = self.money
        twin.money_at = self.money_at
        twin.cards = self.cards[:]
        twin.card_pile = self.card_pile[:]
        twin.card_known = self.card_known[:]
        twin.plots = self.plots[:]
        twin.plot_pile = self.plot_pile[:]
        twin.plot_known = self.plot_known[:]
        twin.missions = self.missions[:]
        twin.mission_pile = self.mission_pile[:]
        twin.mission_known = self.mission_known[:]
        twin.abilities = self.abilities[:]
        twin.uses = self.uses[:]
        twin.round = self.round
        twin.first = self.first
        twin.phase = self.phase
        twin.part = self.part
        twin.cursor = self.cursor
        twin.left = self.left
        twin.flag = self.flag
        twin.card_played = self.card_played
        twin.mission_paid = self.mission_paid
        twin.board = self.board
        twin.counted = self.counted[:]
        twin.tie_winner = self.tie_winner

    # -----------------------------------------------------------------------------------------------------------------
    # Préparation du jeu
    # -----------------------------------------------------------------------------------------------------------------

    def lay_out(self, seed: str) -> None:
        self.seed = seed
        seats: i64 = self.seats
        self.side = vec[i64]([0] * BOARDS)
        self.on = vec[i64]([0] * (BOARDS * OWNERS))
        self.general = vec[i64](put_into_general(seats)[:seats])
        self.personal = vec[i64]([EACH_TOKEN - count for count in self.general])
        self.neutral = NEUTRAL_TOKENS if seats == 2 else 0
        self.supply = ALL_CHIPS[:]
        self.chips = vec[i64]([0] * (seats * CHIP_KINDS))
        self.louis = vec[i64]([START_MONEY] * seats)
        self.shields = vec[i64]([0] * (seats * SHIELD_KINDS))
        self.plain = vec[i64]([0] * seats)
        self.shield_pile = self.shuffled([arms for arms in range(SHIELD_KINDS) for _ in range(EACH_SHIELD)])
        self.money = self.shuffled(list(range(len(MONEY_CARDS))))
        self.cards = vec[i64]([PILE] * len(INFLUENCE_CARDS))
        self.card_known = vec[i64]([0] * len(INFLUENCE_CARDS))
        self.card_pile = self.shuffled(list(range(len(INFLUENCE_CARDS))))
        self.plots = vec[i64]([PILE] * BOARDS)
        self.plot_known = vec[i64]([0] * BOARDS)
        self.plot_pile = self.shuffled(list(range(BOARDS)))
        self.missions = vec[i64]([PILE] * MISSIONS)
        self.mission_known = vec[i64]([0] * MISSIONS)
        self.mission_pile = self.shuffled(list(range(MISSIONS)))
        self.abilities = vec[i64]([0] * (seats * EFFECT_COUNT))
        self.uses = vec[i64]([0] * (seats * EFFECT_COUNT))
        self.counted = vec[i64]([0] * OWNERS)
        for level in range(2):  # a light mission and a medium one each
            for seat in range(seats):
                self.draw_mission(seat, level)

    def shuffled(self, items: list[int]) -> vec[i64]:
        found = vec[i64](items)
        self.chance.shuffle(found)
        return found

    # -----------------------------------------------------------------------------------------------------------------
    # Tokens, louis, chips
    # -----------------------------------------------------------------------------------------------------------------

    def recover_tokens(self, seat: i64, count: i64) -> None:
        """From the general to the personal supply, as many as there are."""
        if count > self.general[seat]:
            count = self.general[seat]
        if count > 0:
            self.general[seat] -= count
            self.personal[seat] += count
            self.tell(TOKENS_BACK, seat, count)

    def place_own(self, seat: i64, board: i64, count: i64) -> None:
        """From the personal supply onto a board."""
        self.personal[seat] -= count
        self.on[board * OWNERS + seat] += count
        self.tell(PLACED, seat, board, count)

    def place_bonus(self, seat: i64, board: i64) -> None:
        """From the general supply; where it lacks tokens, the personal one makes up (ruling 8)."""
        if self.general[seat] > 0:
            self.general[seat] -= 1
        else:
            self.personal[seat] -= 1
        self.on[board * OWNERS + seat] += 1
        self.tell(PLACED, seat, board, 1)

    def off_boards(self, seat: i64) -> i64:
        """Tokens that a seat could still place with an effect."""
        return self.general[seat] + self.personal[seat]

    def gain_louis(self, seat: i64, count: i64) -> None:
        self.louis[seat] += count
        self.tell(LOUIS_GAINED, seat, count)

    def pay_louis(self, seat: i64, count: i64) -> None:
        self.louis[seat] -= count
        self.tell(LOUIS_PAID, seat, count)

    def gain_chip(self, seat: i64, chip: i64) -> None:
        """No chip left: no award (ruling 10)."""
        if self.supply[chip] > 0:
            self.supply[chip] -= 1
            self.chips[seat * CHIP_KINDS + chip] += 1
            self.tell(CHIP_GAINED, seat, chip)

    def chip_count(self, seat: i64) -> i64:
        count: i64 = 0
        chip: i64 = 0
        while chip < CHIP_KINDS:
            count += self.chips[seat * CHIP_KINDS + chip]
            chip += 1
        return count

    # -----------------------------------------------------------------------------------------------------------------
    # Shields, influence, plot and mission cards
    # -----------------------------------------------------------------------------------------------------------------

    def draw_shields(self, seat: i64, count: i64) -> None:
        """A shield that cannot be drawn counts one point and no arms (ruling 2)."""
        while count > 0:
            if len(self.shield_pile) == 0:
                self.plain[seat] += 1
                self.tell(SHIELD_COUNTED, seat)
            else:
                arms: i64 = self.shield_pile[len(self.shield_pile) - 1]
                self.shield_pile = self.shield_pile[: len(self.shield_pile) - 1]
                self.shields[seat * SHIELD_KINDS + arms] += 1
                self.tell(SHIELD_DRAWN, seat, arms)
            count -= 1

    def shield_count(self, seat: i64) -> i64:
        count: i64 = self.plain[seat]
        arms: i64 = 0
        while arms < SHIELD_KINDS:
            count += self.shields[seat * SHIELD_KINDS + arms]
            arms += 1
        return count

    def draw_card(self, seat: i64) -> None:
        """An influence card, if there is one."""
        if len(self.card_pile) == 0:
            return
        card: i64 = self.card_pile[len(self.card_pile) - 1]
        self.card_pile = self.card_pile[: len(self.card_pile) - 1]
        self.cards[card] = seat
        self.card_known[card] |= 1 << seat
        self.tell(CARD_DRAWN, seat, INFLUENCE_CARDS[card])

    def hand_size(self, seat: i64) -> i64:
        count: i64 = 0
        for place in self.cards:
            if place == seat:
                count += 1
        return count

    def draw_plot(self, seat: i64) -> None:
        """Plot pile empty: nothing (ruling 14)."""
        if len(self.plot_pile) == 0:
            return
        plot: i64 = self.plot_pile[len(self.plot_pile) - 1]
        self.plot_pile = self.plot_pile[: len(self.plot_pile) - 1]
        self.plots[plot] = seat
        self.plot_known[plot] |= 1 << seat
        self.tell(PLOT_DRAWN, seat, plot)

    def plot_count(self, seat: i64) -> i64:
        count: i64 = 0
        for place in self.plots:
            if place == seat:
                count += 1
        return count

    def pile_size(self, level: i64) -> i64:
        count: i64 = 0
        for mission in self.mission_pile:
            if LEVEL_OF[mission] == level:
                count += 1
        return count

    def draw_mission(self, seat: i64, level: i64) -> None:
        """The top mission of a level; the pile holds all levels, each in its order."""
        at: i64 = len(self.mission_pile) - 1
        while LEVEL_OF[self.mission_pile[at]] != level:
            at -= 1
        mission: i64 = self.mission_pile[at]
        rest = self.mission_pile[:at]
        for other in self.mission_pile[at + 1 :]:
            rest = append(rest, other)
        self.mission_pile = rest
        self.missions[mission] = seat
        self.mission_known[mission] |= 1 << seat
        self.tell(MISSION_DRAWN, seat, level, mission)

    # -----------------------------------------------------------------------------------------------------------------
    # Missions that act
    # -----------------------------------------------------------------------------------------------------------------

    def ability(self, seat: i64, effect: i64) -> i64:
        """How many missions with an effect lie before a seat."""
        return self.abilities[seat * EFFECT_COUNT + effect]

    def unused(self, seat: i64, effect: i64) -> i64:
        """How many of them can still be used in this phase."""
        place: i64 = seat * EFFECT_COUNT + effect
        return self.abilities[place] - self.uses[place]

    def use(self, seat: i64, effect: i64) -> None:
        self.uses[seat * EFFECT_COUNT + effect] += 1

    def lay_mission(self, seat: i64, mission: i64) -> None:
        self.missions[mission] = LAID + seat
        self.abilities[seat * EFFECT_COUNT + EFFECT_OF[mission]] += 1

    def begin_phase(self, phase: i64) -> None:
        self.phase = phase
        self.begin_part(0)
        place: i64 = 0
        while place < len(self.uses):
            self.uses[place] = 0
            place += 1

    def begin_part(self, part: i64) -> None:
        self.part = part
        self.cursor = 0
        self.left = 0
        self.flag = 0

    def next_seat(self) -> None:
        self.cursor += 1
        self.left = 0
        self.flag = 0

    def seat_at_cursor(self) -> i64:
        """Clockwise from the first player."""
        return (self.first + self.cursor) % self.seats

    # -----------------------------------------------------------------------------------------------------------------
    # What is hidden, and what there is
    # -----------------------------------------------------------------------------------------------------------------

    def resample(self, seat: int, rng: Rng) -> "Court":
        """Every card whose place the seat does not know changes places with others of its back; shields and the money
        cards to come are drawn afresh. A mission that is being paid for stays where it is: only its holder's view says
        which it is."""
        world = cast(Court, self.copy())
        world.become_world(rng)
        world.cards, world.card_pile, world.card_known = self.dealt_afresh(
            world.chance, seat, self.cards, self.card_pile, self.card_known, NOBODY, NOBODY
        )
        world.plots, world.plot_pile, world.plot_known = self.dealt_afresh(
            world.chance, seat, self.plots, self.plot_pile, self.plot_known, NOBODY, NOBODY
        )
        places, pile, known = self.missions, self.mission_pile, self.mission_known
        for level in range(len(LEVELS)):
            places, pile, known = self.dealt_afresh(world.chance, seat, places, pile, known, level, self.mission_paid)
        world.missions, world.mission_pile, world.mission_known = places, pile, known
        self.draw_shields_afresh(world, seat)
        coming = vec[i64](sorted(self.money[self.money_at :]))
        world.chance.shuffle(coming)
        money = self.money[: self.money_at]
        for card in coming:
            money = append(money, card)
        world.money = money
        if world.asked >= 0:
            world.relist()
        return world

    def dealt_afresh(
        self, chance: Rng, seat: i64, places: vec[i64], pile: vec[i64], known: vec[i64], level: i64, held: i64
    ) -> tuple[vec[i64], vec[i64], vec[i64]]:
        """Cards that the seat knows stay; the others are shuffled over the places where such cards lie: in the pile,
        from the bottom, and in the rivals' hands, one after the other."""
        places, pile, known = places[:], pile[:], known[:]
        unknown: list[int] = []
        hidden = [False] * len(places)
        for card in range(len(places)):
            if places[card] == PILE or (places[card] < LAID and places[card] != seat):
                if known[card] & (1 << seat) == 0 and card != held:
                    if level == NOBODY or LEVEL_OF[card] == level:
                        unknown.append(card)
                        hidden[card] = True
        fresh = vec[i64](unknown)
        chance.shuffle(fresh)
        slots = [-1 - at for at in range(len(pile)) if hidden[pile[at]]]
        for rival in range(self.seats):
            slots += [rival for card in unknown if places[card] == rival]
        for card, slot in zip(fresh, slots, strict=True):
            if slot < 0:
                pile[-1 - slot] = card
                places[card] = PILE
                known[card] = 0
            else:
                places[card] = slot
                known[card] = 1 << slot
        return places, pile, known

    def draw_shields_afresh(self, world: "Court", seat: i64) -> None:
        """What the rivals' shields show, and the supply; in the end all lie open."""
        if self.finished:
            return
        arms = list(self.shield_pile)
        for rival in range(self.seats):
            if rival != seat:
                for kind in range(SHIELD_KINDS):
                    arms += [kind] * self.shields[rival * SHIELD_KINDS + kind]
                    world.shields[rival * SHIELD_KINDS + kind] = 0
        fresh = vec[i64](sorted(arms))
        world.chance.shuffle(fresh)
        at = 0
        for rival in range(self.seats):
            if rival != seat:
                for _ in range(self.shield_count(rival) - self.plain[rival]):
                    world.shields[rival * SHIELD_KINDS + fresh[at]] += 1
                    at += 1
        world.shield_pile = fresh[at:]

    def census(self) -> vec[i64]:
        count = vec[i64]([0] * len(PIECES))
        seat: i64 = 0
        while seat < self.seats:
            count[seat] += self.general[seat] + self.personal[seat]
            chip: i64 = 0
            while chip < CHIP_KINDS:
                count[OWNERS + chip] += self.chips[seat * CHIP_KINDS + chip]
                chip += 1
            arms: i64 = 0
            while arms < SHIELD_KINDS:
                count[OWNERS + CHIP_KINDS + arms] += self.shields[seat * SHIELD_KINDS + arms]
                arms += 1
            seat += 1
        count[NEUTRAL] += self.neutral
        place: i64 = 0
        while place < BOARDS * OWNERS:
            count[place % OWNERS] += self.on[place]
            place += 1
        chip = 0
        while chip < CHIP_KINDS:
            count[OWNERS + chip] += self.supply[chip]
            chip += 1
        for kind in self.shield_pile:
            count[OWNERS + CHIP_KINDS + kind] += 1
        cards: i64 = OWNERS + CHIP_KINDS + SHIELD_KINDS
        count[cards] = len(self.card_pile)
        for where in self.cards:
            if where != PILE:
                count[cards] += 1
        count[cards + 1] = len(self.plot_pile)
        for where in self.plots:
            if where != PILE:
                count[cards + 1] += 1
        count[cards + 2] = len(self.mission_pile)
        for where in self.missions:
            if where != PILE:
                count[cards + 2] += 1
        count[cards + 3] = len(self.money)
        return count


def put_under(pile: vec[i64], card: i64) -> vec[i64]:
    """A pile with one more card at its bottom."""
    found = vec[i64](capacity=len(pile) + 1)
    found = append(found, card)
    for other in pile:
        found = append(found, other)
    return found

"""The checks themselves. Each raises AssertionError with a sentence when a game breaks its promise.

They speak to positions through the contract alone, so that a faulty one can be put in their way and be caught.
"""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import antichambre
from antichambre.kernel.briefing import Briefing, briefing, objection
from antichambre.kernel.chance import Rng
from antichambre.kernel.reactions import voices
from antichambre.kernel.sentences import end_sentences, sentence
from antichambre.kernel.vocabulary import ALLOWED
from antichambre.kernel.words import LANGUAGES, Words
from conformance.walks import Chooser, at_random, everything, walk

SAID: set[tuple[str, str]] = set()  # what is seen of an event, by game: equal facts are said in equal words, once


def seats_of(position: Any) -> range:
    return range(int(position.seats))


def check_moves(position: Any) -> None:
    """Every listed move plays, each once; every other is refused with a reason and changes nothing."""
    before = everything(position)
    moves = position.moves()
    assert moves == position.moves(), "the list of moves is not stable"
    assert len(set(moves)) == len(moves), "a move is listed twice"
    assert moves, "somebody is asked and nothing can be answered"
    allowed = [move for move in position.game.moves if position.refusal(move.action) == ALLOWED]
    assert moves == allowed, "the list and the refusals disagree"
    for move in position.game.moves:
        if move in moves:
            assert position.parse(str(move)) is move
            continue
        with pytest.raises(antichambre.IllegalMove) as refused:
            position.play(move)
        assert refused.value.rule in position.game.rules
        for lang in LANGUAGES:
            assert refused.value.sentence(Words(lang, position.game.name))
    with pytest.raises(antichambre.IllegalMove):
        position.parse("no such move")
    assert everything(position) == before, "asking changed the position"


def check_every_listed_move_plays(position: Any) -> None:
    for move in position.moves():
        trial = position.copy()
        trial.play(move)
        assert trial.over or trial.moves()


def check_copy(position: Any, seed: str) -> None:
    """A copy is equal in all, and neither feels what is played on the other."""
    before = everything(position)
    twin = position.copy()
    assert everything(twin) == before, "a copy differs"
    for _ in walk(twin, at_random(seed)):
        pass
    assert everything(position) == before, "playing on a copy changed the original"
    twin, other = position.copy(), position.copy()
    kept = everything(twin)
    for _ in walk(other, at_random(seed + "'")):
        pass
    assert everything(twin) == kept, "playing on the original changed a copy"


def check_census(position: Any, box: list[int]) -> None:
    assert list(position.census()) == box, "a piece was lost, found or doubled"


def check_views(position: Any) -> None:
    """Views are JSON, say the same to everybody of who is asked what, and looking changes nothing."""
    before = everything(position)
    for seat in [*seats_of(position), None]:
        view = position.view(seat)
        assert json.loads(json.dumps(view)) == view, "a view is not plain JSON"
        assert view["game"] == position.game.name
        assert view["seat"] == seat
        assert (view["asked"], view["decision"]) == (position.seat, position.decision), "a question is kept secret"
    assert everything(position) == before, "looking changed the position"


def check_worlds(position: Any, seed: str) -> None:
    """A resampled world looks to its seat like the real one, and is drawn from what that seat knows alone."""
    before = everything(position)
    for seat in seats_of(position):
        view = position.view(seat)
        world = position.resample(seat, Rng(seed))
        assert world.view(seat) == view, "a seat can tell an imagined world from the real one"
        assert list(world.census()) == list(position.census()), "an imagined world has other pieces"
        assert (world.seat, world.decision) == (position.seat, position.decision), "the question betrays a secret"
        if position.seat == seat:
            assert world.moves() == position.moves(), "a world offers its seat other moves"
        again = position.resample(seat, Rng(seed))
        assert everything(again) == everything(world), "equal chance gives unequal worlds"
        afar = position.resample(seat, Rng(seed + "'")).resample(seat, Rng(seed))
        assert everything(afar) == everything(world), "worlds depend on what the seat cannot know"
        with pytest.raises(antichambre.AntichambreError):
            world.record()
    assert everything(position) == before, "imagining changed the position"


def check_worlds_play_on(position: Any, seed: str) -> None:
    for seat in seats_of(position):
        world = position.resample(seat, Rng(seed))
        for _ in walk(world, at_random(seed)):
            pass
        assert world.winners()


def check_who_is_asked(position: Any, seed: str) -> None:
    """Who is asked next, and what, follows from what everybody can see. Two worlds that a seat cannot tell apart, in
    which the same is played and chance falls alike, go the same way until the seat hears something that differs."""
    for seat in seats_of(position):
        one, other = (position.resample(seat, Rng(f"{seed} {number}")) for number in range(2))
        also = other.moves()
        for move in one.moves():
            if move in also:
                courses = [_course(world.copy(), move, seat, Rng(seed)) for world in (one, other)]
                for (what, told), (else_what, else_told) in zip(*courses, strict=False):
                    assert what == else_what, f"a question, or its absence, betrays a secret after {move}"
                    if told != else_told:
                        assert what != "asked", f"who is asked betrays a secret after {move}"
                        break


def _course(world: Any, move: Any, seat: int, chance: Rng) -> Iterator[tuple[str, Any]]:
    """A move, and silence as long as everybody is asked to react: one thing after the other, what the seat hears of it,
    who is asked what and may take back how much, and what the seat sees then."""
    world.chance = chance
    while True:
        for event in world.play(move):
            seen = event.seen_by(seat)
            if seen is not None:
                yield "heard", seen
        yield "asked", (world.seat, world.decision, world.undoable)
        yield "seen", world.view(seat)
        if not world.reaction:
            return
        move = world.game.by_text[world.game.silence]


def check_briefing(position: Any, seed: str, brief: Callable[[Any], Briefing] = briefing) -> None:
    """Whoever is asked is told of every move what it means, in both languages; nothing that the seat cannot know; and
    what is foreseen comes."""
    before = everything(position)
    told = brief(position)
    assert [offer["move"] for offer in told["offers"]] == [str(move) for move in position.moves()], "a move is not told"
    for lang in LANGUAGES:
        words = Words(lang, position.game.name)
        for phrase in (told["ask"], *(offer["label"] for offer in told["offers"])):
            said = words.phrase(phrase)
            assert said and not re.search(r"[{}$\[\]]", said), f"no sentence: {said!r}"
    for offer in told["offers"]:
        trial = position.copy()
        seen = [event.seen_by(position.seat) for event in trial.play(trial.parse(offer["move"]))]
        came = [event for event in seen if event is not None][: len(offer["brings"])]
        assert came == offer["brings"], f"what was foreseen of {offer['move']} did not come"
        for number, piece in enumerate(offer["pieces"]):
            why = objection(position, piece, offer["pieces"][:number])
            assert why is None, f"{piece} is refused, though {offer['move']} is legal"
    world = position.resample(position.seat, Rng(seed))
    assert brief(world) == told, "what a seat is told depends on what it cannot know"
    assert everything(position) == before, "asking what a move means changed the position"


def check_preview(position: Any, seed: str) -> None:
    """What the rules would make of a position is JSON, and nothing that the seat cannot know has a part in it."""
    before, game = everything(position), position.game
    for seat in [*seats_of(position), None]:
        preview = game.preview(position, seat)
        assert json.loads(json.dumps(preview)) == preview, "a preview is not plain JSON"
        if seat is not None:
            world = position.resample(seat, Rng(seed))
            assert game.preview(world, seat) == preview, "a preview depends on what the seat cannot know"
    assert everything(position) == before, "a preview changed the position"


def check_reactions(position: Any) -> None:
    """To what is asked of everybody at once anybody may be silent, who holds no answer is asked all the same, and what
    there is to react to has a name."""
    game, before = position.game, everything(position)
    heard = voices(position)
    assert bool(heard) == position.reaction, "nobody is asked to react, or somebody where there is nothing to react to"
    if heard:
        assert position.decision in game.discreet, "who holds no answer might not be asked"
        assert position.occasion() in game.occasions, "what there is to react to has no name"
        assert game.occasions[position.occasion()].decision == position.decision, "there is something else to react to"
        assert heard[0].seat == position.seat
        assert position.undoable == 0, "one could see who hesitates, and take back what they were asked about"
        assert len({voice.seat for voice in heard}) == len(heard), "somebody is asked twice"
        for voice in heard:
            texts = [str(move) for move in voice.position.moves()]
            assert game.silence in texts, "somebody may not be silent"
            assert voice.chooses == (len(texts) > 1)
            assert voice.position.occasion() == position.occasion()
    assert everything(position) == before, "hearing who is asked changed the position"


def check_secrets_move(start: Any, choose: Chooser, worlds: int = 8) -> None:
    """Whatever one seat sees and another does not must differ in some imagined world of the other's, and so must what
    the game reveals later on: a resampling that peeks keeps a secret as it is."""
    fixed: set[str] = set()
    moving: set[str] = set()
    game, line = start.copy(), []
    for position, move, _ in walk(game, choose):
        line.append(move)
        del position
    game = start.copy()
    for number, move in enumerate(line):
        for seat in seats_of(game):
            for draw in range(worlds if number % 5 == 0 else 0):
                world = game.resample(seat, Rng(f"{number} {seat} {draw}"))
                for other in seats_of(game):
                    if other != seat:
                        _compare(game.view(other), world.view(other), game.view(seat), f"view {other}", fixed, moving)
                _compare_futures(game, world, line[number:], fixed, moving)
        game.play(move)
    never = sorted(fixed - moving)
    assert not never, f"never drawn afresh: {never}"


def _compare(real: Any, imagined: Any, known: Any, path: str, fixed: set[str], moving: set[str]) -> None:
    """Notes which leaves that the seat does not know (null or absent in its own view) differ in the imagined world."""
    if isinstance(real, dict):
        for name, value in real.items():
            seen = known.get(name) if isinstance(known, dict) else None
            other = imagined.get(name) if isinstance(imagined, dict) else None
            _compare(value, other, seen, f"{path}.{name}" if name != "seat" else path, fixed, moving)
    elif isinstance(real, list):
        for i, value in enumerate(real):
            seen = known[i] if isinstance(known, list) and i < len(known) else None
            other = imagined[i] if isinstance(imagined, list) and i < len(imagined) else None
            _compare(value, other, seen, f"{path}.*", fixed, moving)
    elif known is None and real is not None:
        (moving if imagined != real else fixed).add(path)


def _compare_futures(real: Any, world: Any, line: list[Any], fixed: set[str], moving: set[str]) -> None:
    """Plays the real moves on in the world while they are legal there, and compares what is revealed."""
    real, world = real.copy(), world.copy()
    for move in line:
        if world.over or move not in world.moves():
            return
        told, imagined = real.play(move), world.play(move)
        for event, other in zip(told, imagined, strict=False):
            if event.kind.reveals:
                (moving if repr(event) != repr(other) else fixed).add(f"event {event.kind.name}")


def check_record(position: Any, steps: list[dict[str, Any]]) -> None:
    """The record, through its text, rebuilds the position at every move number, everything in it included."""
    record = antichambre.loads(antichambre.dumps(position.record()))
    assert everything(antichambre.replay(record)) == everything(position), "the record does not rebuild the position"
    assert antichambre.replay(record).record() == position.record()
    for number, step in enumerate(steps):
        assert everything(antichambre.replay(record, upto=number)) == step, f"not rebuilt at move {number}"


def check_undo(position: Any, before: dict[str, Any], actors: list[int]) -> None:
    """Undo gives back exactly what was there; it never passes another seat's move."""
    own = 0
    while own < len(actors) and actors[-1 - own] == actors[-1]:
        own += 1
    assert 0 <= position.undoable <= own, "an undo would take back another seat's move"
    if position.undoable:
        assert everything(antichambre.undo(position)) == before, "undo does not give back what was there"
    else:
        with pytest.raises(antichambre.NoUndo):
            antichambre.undo(position)


def check_events(position: Any, events: list[Any]) -> None:
    """Events are of known kinds, JSON, and have a sentence in both languages."""
    for event in events:
        assert event.kind in position.game.events
        for seat in [*seats_of(position), None]:
            seen = event.seen_by(seat)
            if seen is None:
                continue
            text = json.dumps(seen)
            assert json.loads(text) == seen
            assert seen["event"] == event.kind.name
            if (position.game.name, text) not in SAID:
                for lang in LANGUAGES:
                    assert sentence(event, seat, Words(lang, position.game.name))
                SAID.add((position.game.name, text))


def check_scores(position: Any) -> None:
    scores, winners = position.scores(), position.winners()
    assert len(scores) == position.seats
    assert all(isinstance(score, int) for score in scores)
    assert bool(winners) == position.over
    assert set(winners) <= set(seats_of(position))
    assert (position.seat is None) == (position.decision is None) == position.over
    if position.over:
        assert position.moves() == []
        with pytest.raises(antichambre.IllegalMove) as refused:
            position.play(position.game.moves[0])
        assert refused.value.rule == "game-over"


def check_outcome(position: Any) -> None:
    """Why it ended, and by what somebody won: each step leaves those who lead in it, and the last one the winners."""
    outcome, game = position.outcome(), position.game
    assert (outcome is None) == (not position.over), "an outcome before the end, or none after it"
    if outcome is None:
        return
    assert json.loads(json.dumps(outcome)) == outcome, "an outcome is not plain JSON"
    assert outcome["ending"] in game.endings, "nobody knows why it ended"
    assert outcome["winners"] == position.winners(), "the outcome names other winners"
    steps = outcome["steps"]
    assert [step["by"] for step in steps] == [measure.name for measure in game.measures[: len(steps)]]
    running = [seat for seat in seats_of(position) if not position.out(seat)]
    for step, measure in zip(steps, game.measures, strict=False):
        assert len(running) > 1, "a comparison that was not needed"
        figures = step["figures"]
        assert [seat for seat, figure in enumerate(figures) if figure is not None] == running, "others were compared"
        if measure is game.measures[0]:
            assert [figures[seat] for seat in running] == [position.scores()[seat] for seat in running], "not the score"
        best = (min if measure.least else max)(figures[seat] for seat in running)
        running = [seat for seat in running if figures[seat] == best]
    assert running == outcome["winners"], "the steps lead to other winners"
    assert len(running) == 1 or len(steps) == len(game.measures), "a tie that could have been broken"
    for lang in LANGUAGES:
        assert all(end_sentences(outcome, position.seats, Words(lang, game.name)))


def check_out(position: Any, out: set[int]) -> None:
    """Who has left the game stays out, is asked nothing, and does not win. `out`: whoever had before now."""
    assert all(position.out(seat) for seat in out), "somebody came back who was out"
    out |= {seat for seat in seats_of(position) if position.out(seat)}
    assert position.seat not in out, "somebody is asked who is out"
    assert out.isdisjoint(position.winners()), "somebody won who is out"


def check_secrets_of_the_future(position: Any) -> None:
    """The view holds nothing of the seed and of the chance to come: a copy with another chance gives the same views."""
    twin = position.copy()
    twin.chance = Rng("another")
    for seat in [*seats_of(position), None]:
        assert twin.view(seat) == position.view(seat), "a view depends on the chance to come"

"""Pauses: while there is something to react to, the table waits, whoever holds a card for it; then all that was
answered is written at once. So nobody learns who was asked, but by the card that is played, or by a person's own
hesitation.

How long a pause lasts at the least is for the house to say, by what everybody sees; it goes on for as long as somebody
who holds an answer hesitates. By post nobody is waited for: what was ordered beforehand counts."""

from collections.abc import Mapping

from antichambre.kernel.reactions import Voice
from antichambre.table.notes import ASK, BLANK, STAND_IN, Notes
from antichambre.table.proposals import Proposed, moved
from antichambre.table.table import Table


def thinkers(table: Table, notes: Notes) -> dict[int, tuple[str, Voice]]:
    """The bots that have something to think about in the present pause, by seat: their level, what they are asked."""
    found = {}
    for voice in table.voices:
        level = table.chairs[voice.seat].bot
        if level is None and _ordered(voice, notes) == STAND_IN:
            level = table.setup.stand_in
        if level is not None and voice.chooses:
            found[voice.seat] = (level, voice)
    return found


def settled(table: Table, notes: Notes, thoughts: Mapping[int, str], now: int) -> list[Proposed] | None:
    """All that is answered in the present pause, up to the first card that is played; None while somebody is waited
    for. `thoughts`: of bots. Who has found nothing in time lets it be."""
    written: list[Proposed] = []
    ahead = table.twin()
    for voice in table.voices:
        text = _answer(table, voice, notes, thoughts, now)
        if text is None:
            return None
        level = table.chairs[voice.seat].bot
        written.append(moved(ahead, text, now, level))
        ahead.take(written[-1].entry, now, written[-1].after)
        if text != table.game.silence:
            break
    return written


def _answer(table: Table, voice: Voice, notes: Notes, thoughts: Mapping[int, str], now: int) -> str | None:
    silence = table.game.silence
    answer = notes.get(voice.seat, BLANK).answer_in(table.version)
    if not table.waits_for(voice):
        return thoughts.get(voice.seat, silence)
    if answer is not None:
        return answer
    ordered = _ordered(voice, notes)
    if ordered == STAND_IN:
        return thoughts.get(voice.seat, silence)
    if ordered != ASK:
        return ordered if ordered in [move.text for move in voice.position.moves()] else silence
    return silence if now >= table.hesitates_until else None


def _ordered(voice: Voice, notes: Notes) -> str:
    return notes.get(voice.seat, BLANK).orders.get(voice.position.occasion(), ASK)

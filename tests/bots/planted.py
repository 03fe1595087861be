"""Bots that go wrong, for the tests of the chamber: they are called by name in a process of their own."""

import os
import sys
from time import sleep

from antichambre.bots import Bot, Outlook, bot
from antichambre.kernel.game import Move


class Crashing:
    def choose(self, outlook: Outlook) -> Move:
        raise ZeroDivisionError(f"seat {outlook.seat} divided by nothing")


class Dying:
    def choose(self, outlook: Outlook) -> Move:
        os._exit(3)


class Sleeping:
    def choose(self, outlook: Outlook) -> Move:
        sleep(600)
        return outlook.moves[0]


class Confused:
    def choose(self, outlook: Outlook) -> Move:
        return next(move for move in outlook.game.moves if move not in outlook.moves)


class Rummaging:
    """Looks through the frames that called it for a record or a seed."""

    def choose(self, outlook: Outlook) -> Move:
        frame = sys._getframe()
        while frame.f_back is not None:
            frame = frame.f_back
            if "a seed that nobody may know" in repr(frame.f_locals):
                return outlook.moves[-1]
        return outlook.moves[0]


class Pacing:
    """Shows by its move whether it may take all of its time: the second, if so."""

    def choose(self, outlook: Outlook) -> Move:
        return outlook.moves[outlook.pace == 1.0]


PLANTED: dict[str, type[Bot]] = {
    "crashing": Crashing,
    "dying": Dying,
    "sleeping": Sleeping,
    "confused": Confused,
    "rummaging": Rummaging,
    "pacing": Pacing,
}


def call(level: str, seed: str) -> Bot:
    return PLANTED[level]() if level in PLANTED else bot(level, seed)

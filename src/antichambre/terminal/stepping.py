"""A record, looked at move by move. Where everybody was asked, silence is no step of its own: what follows from it
belongs to the move that it let be."""

from antichambre.kernel import records
from antichambre.kernel.briefing import question
from antichambre.kernel.sentences import capital, seat_name, sentence
from antichambre.kernel.words import Words
from antichambre.terminal import choices, commands, result
from antichambre.terminal.commands import Leave
from antichambre.terminal.errors import USAGE, HouseError
from antichambre.terminal.faces import face_of
from antichambre.terminal.screen import Screen
from antichambre.terminal.sessions import deeds_of


class Stepping:
    """Steps through a record that has been replayed, as one seat sees it or, without one, an onlooker."""

    def __init__(self, record: dict[str, object], viewer: int | None, screen: Screen, words: Words) -> None:
        self._record = record
        self._viewer = viewer
        self._screen = screen
        self._words = words
        self._face = face_of(str(record["game"]))
        self._deeds = deeds_of(record)
        self._steps = [number for number, deed in enumerate(self._deeds) if not deed.silent]  # where each begins
        self._at = 0  # steps made

    def run(self) -> None:
        try:
            self._look()
            while True:
                self._obey(self._screen.ask(self._words.say("prompt-stepping") + " "))
        except (EOFError, KeyboardInterrupt):
            self._screen.leave_line()
        except Leave:
            pass

    def _obey(self, line: str) -> None:
        number = choices.number_in(line)
        command = commands.parse(line or "next", commands.STEPPING, self._words)
        last = len(self._steps)
        if number is not None:
            self._go(number)
        elif command is None or command[0] == "help":
            commands.show_help("help-stepping", commands.STEPPING, self._screen, self._words)
        elif command[0] == "quit":
            raise Leave
        else:
            self._go({"next": self._at + 1, "back": self._at - 1, "first": 0, "last": last}[command[0]])

    def _go(self, number: int) -> None:
        if 0 <= number <= len(self._steps):
            self._at = number
            self._look()
        else:
            self._screen.say(self._words.say("step-range", {"moves": len(self._steps)}))

    def _look(self) -> None:
        screen, words = self._screen, self._words
        ends = [*self._steps, len(self._deeds)]
        position = records.replay(self._record, upto=ends[self._at])
        view = position.view(self._viewer)
        paper = screen.paper()
        screen.clear()
        viewer = "none" if self._viewer is None else seat_name(self._viewer, words)
        details = {"game": words.say("game-title"), "number": self._at, "moves": len(self._steps), "viewer": viewer}
        screen.say(words.say("headline-stepping", details), "bold")
        if paper.width < self._face.width:
            screen.say(words.say("too-narrow", {"needed": self._face.width, "width": paper.width}))
        else:
            screen.show(self._face.draw(view, position.game.preview(position, self._viewer), words, paper))
        if self._at:
            self._tell_last_move(ends[self._at])
        outcome = records.outcome_of(self._record, position) if self._at == len(self._steps) else None
        if outcome is not None:
            for text in result.told(position, outcome, words):
                screen.say(text, "bold")
        elif not position.reaction:
            assert position.seat is not None
            ask = capital(words.phrase(question(position)))
            screen.say(capital(words.say("asked", {"who": seat_name(position.seat, words), "ask": ask})), "bold green")

    def _tell_last_move(self, end: int) -> None:
        texts = self._record["moves"]
        assert isinstance(texts, list)
        start = self._steps[self._at - 1]
        details = {"who": seat_name(self._deeds[start].seat, self._words), "move": texts[start]}
        self._screen.say(capital(self._words.say("step-move", details)))
        for deed in self._deeds[start:end]:
            for event in deed.events:
                text = sentence(event, self._viewer, self._words)
                if text is not None:
                    self._screen.say("  " + text)


def check_viewer(viewer: int | None, seats: int) -> None:
    if viewer is not None and not 0 <= viewer < seats:
        raise HouseError("seat-range", {"seat": viewer, "last": seats - 1}, USAGE)

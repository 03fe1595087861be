"""A game at a terminal: everybody who sits here is asked in turn, and told what they may know."""

import time
from collections.abc import Callable

from rich.text import Text

from antichambre.bots import Bot, bot, outlook
from antichambre.bots.pause import THINKING, share, takes, window
from antichambre.kernel.briefing import question
from antichambre.kernel.chance import commitment
from antichambre.kernel.errors import AntichambreError, IllegalMove, NoUndo
from antichambre.kernel.game import Move
from antichambre.kernel.position import Position
from antichambre.kernel.reactions import Voice, voices
from antichambre.kernel.sentences import capital, end_sentences, seat_name, sentence
from antichambre.kernel.words import Words
from antichambre.terminal import choices, commands, result
from antichambre.terminal.commands import Leave
from antichambre.terminal.errors import HouseError
from antichambre.terminal.face import View
from antichambre.terminal.faces import face_of
from antichambre.terminal.screen import Screen
from antichambre.terminal.sessions import HUMAN, PlayedMove, SavedGame

NEWS = 10  # how many sentences of what happened are shown at most
NEWS_LOW = 3


class MoveTakenBack(Exception):
    """A move was taken back: whatever was being asked is no longer the question."""


class TerminalTable:
    """Everybody who sits at this screen, asked in turn."""

    def __init__(
        self,
        session: SavedGame,
        screen: Screen,
        words: Words,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._session = session
        self._screen = screen
        self._words = words
        self._clock = clock
        self._sleep = sleep
        self._face = face_of(session.position.game.name)
        self._bots: dict[int, Bot] = {}
        self._viewer: int | None = None  # who looked at the screen last
        self._notices: list[str] = []  # to be read with the next look at the table

    def run(self) -> None:
        """Plays until the game is over or somebody leaves."""
        self._session.keep()
        try:
            self._greet()
            while not self._session.position.over:
                self._next_decision()
            self._end()
        except (Leave, EOFError, KeyboardInterrupt) as leaving:
            if not isinstance(leaving, Leave):
                self._screen.leave_line()
            if not self._session.position.over:
                self._screen.say(self._words.say("left", {"file": str(self._session.path)}))

    # Before the first look

    def _greet(self) -> None:
        position, words, screen = self._session.position, self._words, self._screen
        assert position.seed is not None
        screen.clear()
        screen.say(words.say("game-title"), "bold")
        screen.say(words.say("game-blurb"))
        screen.say()
        for option, value in position.variant.items():
            chosen = words.say(f"option-{option}-{str(value).lower()}")
            screen.say(words.say("greet-option", {"option": words.say(f"option-{option}"), "value": chosen}))
        alone = self._session.players.count(HUMAN) == 1
        for seat, player in enumerate(self._session.players):
            player = "you" if alone and player == HUMAN else player
            screen.say(capital(words.say("greet-seat", {"who": seat_name(seat, words), "player": player})))
        screen.say()
        screen.say(words.say("greet-commitment", {"commitment": commitment(position.seed)}))
        screen.say(words.say("greet-how"))
        screen.pause(words.say("press-enter") + " ")

    # One decision

    def _next_decision(self) -> None:
        position = self._session.position
        seat = position.seat
        assert seat is not None
        try:
            if position.reaction:
                self._pause(voices(position))
            elif self._session.players[seat] == HUMAN:
                self._draw_curtain(seat)
                self._play([self._ask(seat, position)])
            else:
                self._play([self._bot_decides(seat)])
        except MoveTakenBack:
            pass  # the loop asks whoever is asked now

    def _ask(self, seat: int, position: Position) -> Move:
        self._look(seat, position)
        while (move := self._answer(self._screen.ask(self._words.say("prompt") + " "), seat, position)) is None:
            pass
        return move

    def _bot_decides(self, seat: int) -> Move:
        position, begun = self._session.position, self._clock()
        if self._screen.live:
            self._screen.say(capital(self._words.say("thinking", {"who": seat_name(seat, self._words)})), "dim")
        move = self._bot_at(seat, position).choose(outlook(position, share(position)))
        if position.decision in position.game.discreet:  # how soon it answers would tell how much there was to choose
            self._wait_until(begun + takes(self._session.players[seat], share(position)))
        return move

    # A reaction: everybody answers at once, and nobody learns who could have

    def _pause(self, asked: list[Voice]) -> None:
        """Plays what everybody answers, up to the first card; people come first, so that bots do not keep them
        waiting."""
        answers = self._people_answer([voice for voice in asked if self._session.players[voice.seat] == HUMAN])
        answers |= self._bots_answer([voice for voice in asked if self._session.players[voice.seat] != HUMAN])
        silence = self._session.position.game.by_text[self._session.position.game.silence]
        said = [answers.get(voice.seat, silence) for voice in asked]
        first = next((number for number, move in enumerate(said) if move is not silence), len(said))
        self._play(said[: first + 1])

    def _people_answer(self, asked: list[Voice]) -> dict[int, Move]:
        """Whoever is alone at the screen is asked what they can answer, and nothing else."""
        if self._humans() > 1:
            return self._anybody_answers(asked)
        return {voice.seat: self._ask(voice.seat, voice.position) for voice in asked if voice.chooses}

    def _anybody_answers(self, asked: list[Voice]) -> dict[int, Move]:
        """Several share the screen: all of them are asked together, whoever holds a card, and who has something to
        say says it behind the curtain."""
        positions = dict(asked)
        answers: dict[int, Move] = {}
        while len(answers) < len(positions):
            self._look_together()
            details = {"occasion": self._occasion(), "seats": self._numbered(list(positions))}
            line = self._screen.ask(capital(self._words.say("anybody", details)) + " ")
            if not line:
                break
            if commands.parse(line, ("quit",), self._words):
                raise Leave
            seat = choices.number_in(line)
            if seat in positions:
                self._pass_screen(seat)
                answers[seat] = self._ask(seat, positions[seat])
                self._screen.clear(for_good=True)
        return answers

    def _occasion(self) -> str:
        """What there is to react to: a decision, and the seat, the card, the moment or the person of it."""
        position = self._session.position
        occasion = position.game.occasions[position.occasion()]
        about = occasion.about
        who = seat_name(about, self._words) if isinstance(about, int) else ""
        details = {"whose": "rival", "who": who, "court": about, "moment": about, "board": about}
        return self._words.say(f"occasion-{occasion.decision}", details)

    def _numbered(self, seats: list[int]) -> str:
        return ", ".join(
            self._words.say("resume-seat", {"seat": seat, "who": seat_name(seat, self._words)}) for seat in seats
        )

    def _bots_answer(self, asked: list[Voice]) -> dict[int, Move]:
        """The pause is as long whether one of them holds a card or none does: they think within it."""
        if not asked:
            return {}
        begun, players = self._clock(), self._session.players
        seconds = window(player for player in players if player != HUMAN)
        answers = {}
        for seat, position in (voice for voice in asked if voice.chooses):
            pace = min(1.0, THINKING * seconds / len(asked) / takes(players[seat]))
            answers[seat] = self._bot_at(seat, position).choose(outlook(position, pace))
        self._wait_until(begun + seconds)
        return answers

    def _wait_until(self, moment: float) -> None:
        """Where nobody looks on, time tells nothing."""
        if self._screen.live:
            self._sleep(max(0.0, moment - self._clock()))

    def _humans(self) -> int:
        return self._session.players.count(HUMAN)

    def _bot_at(self, seat: int, position: Position) -> Bot:
        """A fresh bot for each turn, seeded by what everybody knows: a game that was left goes on as it would have
        gone. Within a turn it goes on from what it thought."""
        if position.last_actor != seat or seat not in self._bots:
            assert position.seed is not None
            seed = f"{commitment(position.seed)} {seat} {len(position.history)}"
            self._bots[seat] = bot(self._session.players[seat], seed)
        return self._bots[seat]

    def _play(self, moves: list[Move]) -> None:
        for move in moves:
            self._session.play(move)
        self._keep()

    def _keep(self) -> None:
        """A disk may fill up in the middle of a game: the players are told, and go on."""
        try:
            self._session.keep()
        except HouseError as error:
            self._notices.append(self._words.say("not-kept", {"why": error.sentence(self._words)}))

    # The curtain: where several share the screen, nobody sees the secrets of another

    def _draw_curtain(self, seat: int) -> None:
        before, self._viewer = self._viewer, seat
        if before == seat or self._humans() == 1:
            return
        if self._holds_secrets(seat) or (before is not None and self._holds_secrets(before)):
            self._pass_screen(seat)

    def _pass_screen(self, seat: int) -> None:
        self._viewer = seat
        self._screen.clear(for_good=True)
        line = self._screen.ask(self._words.say("pass-screen", {"who": seat_name(seat, self._words)}) + " ")
        if commands.parse(line, ("quit",), self._words):
            raise Leave
        self._screen.clear(for_good=True)

    def _holds_secrets(self, seat: int) -> bool:
        """Whether the seat knows more than an onlooker."""
        position = self._session.position
        return {**position.view(seat), "seat": None} != position.view(None)

    # What a seat sees

    def _look(self, seat: int, position: Position) -> None:
        """What a seat sees when it is asked: in a pause, as if those before it let it be."""
        screen, words = self._screen, self._words
        screen.clear()
        number = self._decisions_of(seat) + 1
        details = {"game": words.say("game-title"), "who": seat_name(seat, words), "number": number}
        screen.say(words.say("headline", details), "bold")
        view = position.view(seat)
        self._draw(view, seat)
        asked: dict[str, object] = {"who": seat_name(seat, words), "ask": capital(words.phrase(question(position)))}
        lines = [capital(words.say("asked", asked)), *choices.hints(position, self._face, words)]
        screen.show(Text("\n  ".join(lines), "bold green"))
        screen.show(choices.drawn(position, self._face, view, words, screen.paper()))

    def _look_together(self) -> None:
        """What all of those who share the screen may see."""
        screen, words = self._screen, self._words
        self._viewer = None
        screen.clear(for_good=True)
        screen.say(words.say("headline-together", {"game": words.say("game-title")}), "bold")
        self._draw(self._session.position.view(None), None)

    def _draw(self, view: View, viewer: int | None) -> None:
        """The table, and what has happened at it."""
        screen, words, position = self._screen, self._words, self._session.position
        paper = screen.paper()
        if paper.width < self._face.width:
            screen.say(words.say("too-narrow", {"needed": self._face.width, "width": paper.width}))
        else:
            screen.show(self._face.draw(view, position.game.preview(position, viewer), words, paper))
        if not paper.low:
            screen.say()
        for text in self._notices + self._news(viewer)[-(NEWS_LOW if paper.low else NEWS) :]:
            screen.say(text)
        self._notices.clear()

    def _decisions_of(self, seat: int) -> int:
        """How often a seat has decided something."""
        return sum(deed.seat == seat and deed.asked for deed in self._session.deeds)

    def _news(self, viewer: int | None) -> list[str]:
        """What happened since the viewer's last move, that move included."""
        deeds = self._session.deeds
        own = [number for number, deed in enumerate(deeds) if deed.seat == viewer and not deed.silent]
        return self._told(deeds[own[-1] if own else 0 :], viewer)

    def _told(self, deeds: list[PlayedMove], viewer: int | None) -> list[str]:
        told = (sentence(event, viewer, self._words) for deed in deeds for event in deed.events)
        return [text for text in told if text is not None]

    # What a seat answers

    def _answer(self, line: str, seat: int, position: Position) -> Move | None:
        """The move that the answer means; if it is none, whoever answered has been served, or told why."""
        try:
            return self._meant(line, seat, position)
        except IllegalMove as refusal:
            self._screen.say(refusal.sentence(self._words))
            if refusal.rule != "no-such-move":
                self._screen.say(self._words.say("why-hint", {"move": refusal.move}))
        except AntichambreError as refusal:
            self._screen.say(refusal.sentence(self._words))
        return None

    def _meant(self, line: str, seat: int, position: Position) -> Move | None:
        moves = position.moves()
        number = choices.number_in(line)
        if number is not None and position.decision in self._face.amounts:
            return position.parse(f"{position.decision} {number}")
        if number is not None:
            if not 1 <= number <= len(moves):
                raise HouseError("choice-range", {"count": len(moves)})
            return moves[number - 1]
        command = commands.parse(line or "help", commands.PLAYING, self._words)
        if command is not None:
            self._command(*command, seat, position)
            return None
        move = choices.answered(line, position.game)
        return position.parse(line if move is None else move.text)

    def _command(self, command: str, rest: str, seat: int, position: Position) -> None:
        if command == "undo":
            self._session.undo()
            self._keep()
            raise MoveTakenBack
        if command == "table":
            self._look(seat, position)
        elif command == "why":
            commands.why(rest, position, self._screen, self._words)
        elif command == "hint":
            commands.hint(position, self._screen, self._words)
        else:
            self._serve(command, rest, "help-playing", commands.PLAYING)

    def _serve(self, command: str, rest: str, help_key: str, known: tuple[str, ...]) -> None:
        """What is to be had during the game and after it."""
        position, screen, words = self._session.position, self._screen, self._words
        if command == "quit":
            raise Leave
        if command == "rules":
            commands.show_rules(rest, position, screen, words)
        elif command == "save":
            commands.save(rest, position, screen, words)
        elif command == "log":
            outcome = position.outcome()
            ended = [] if outcome is None else end_sentences(outcome, position.seats, words)
            for text in self._told(self._session.deeds, self._viewer) + ended:
                screen.say(text)
        else:
            commands.show_help(help_key, known, screen, words)

    # The end

    def _end(self) -> None:
        screen, words, position = self._screen, self._words, self._session.position
        screen.clear()
        for text in self._notices + self._news(self._viewer):
            screen.say(text)
        screen.say()
        outcome = position.outcome()
        assert outcome is not None
        for text in result.told(position, outcome, words):
            screen.say(text, "bold")
        screen.say()
        screen.say(words.say("end-seed"))
        screen.say(str(position.seed))  # which may be of any length
        try:
            screen.say(words.say("end-record", {"file": str(self._session.conclude())}))
        except HouseError as error:
            screen.say(error.sentence(words))
        self._afterwards()

    def _afterwards(self) -> None:
        self._screen.say(self._words.say("end-prompt"))
        while line := self._screen.ask("> "):
            try:
                command = commands.parse(line, commands.AFTERWARDS, self._words)
                if command is not None:
                    self._serve(*command, "help-afterwards", commands.AFTERWARDS)
                elif commands.parse(line, ("undo",), self._words):
                    raise NoUndo("no-undo")
                else:
                    self._screen.say(self._words.say("end-prompt"))
            except AntichambreError as refusal:
                self._screen.say(refusal.sentence(self._words))

"""A game at a terminal: everybody who sits here is asked in turn, and told what they may know."""

from rich.text import Text

from antichambre.bots import Bot, bot, outlook
from antichambre.kernel.chance import commitment
from antichambre.kernel.errors import AntichambreError, IllegalMove, NoUndo
from antichambre.kernel.game import Move
from antichambre.kernel.sentences import capital, seat_name, sentence
from antichambre.kernel.words import Words
from antichambre.terminal import choices, commands, result
from antichambre.terminal.commands import Leave
from antichambre.terminal.errors import HouseError
from antichambre.terminal.faces import face_of
from antichambre.terminal.screen import Screen
from antichambre.terminal.sessions import HUMAN, Deed, Session

NEWS = 10  # how many sentences of what happened are shown at most
NEWS_LOW = 3


class Table:
    def __init__(self, session: Session, screen: Screen, words: Words) -> None:
        self._session = session
        self._screen = screen
        self._words = words
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
        seat = self._session.position.seat
        assert seat is not None
        if self._session.players[seat] != HUMAN:
            self._bot_decides(seat)
            return
        if self._humans() > 1 and self._session.position.view(None)["asked"] != seat:
            self._ask_in_secret(seat)
        else:
            self._draw_curtain(seat)
            self._ask(seat)

    def _ask(self, seat: int) -> None:
        self._look(seat)
        while not self._answer(self._screen.ask(self._words.say("prompt") + " ")):
            pass

    def _ask_in_secret(self, asked: int) -> None:
        """Nobody may know whom the question is for: the screen goes round, and all others are asked nothing."""
        for seat, player in enumerate(self._session.players):
            if player == HUMAN:
                self._pass_screen(seat)
                if seat == asked:
                    self._ask(seat)
                else:
                    self._screen.ask(self._words.say("nothing-asked") + " ")

    def _humans(self) -> int:
        return self._session.players.count(HUMAN)

    def _bot_decides(self, seat: int) -> None:
        position = self._session.position
        thinking = position.view(None)["asked"]  # some questions are a secret of whoever is asked
        if self._screen.live and isinstance(thinking, int):
            self._screen.say(capital(self._words.say("thinking", {"who": seat_name(thinking, self._words)})), "dim")
        self._play(self._bot_at(seat).choose(outlook(position)))

    def _bot_at(self, seat: int) -> Bot:
        """A fresh bot for each turn, seeded by what everybody knows: a game that was left goes on as it would have
        gone. Within a turn it goes on from what it thought."""
        position = self._session.position
        if position.last_actor != seat or seat not in self._bots:
            assert position.seed is not None
            seed = f"{commitment(position.seed)} {seat} {len(position.history)}"
            self._bots[seat] = bot(self._session.players[seat], seed)
        return self._bots[seat]

    def _play(self, move: Move) -> None:
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

    def _look(self, seat: int) -> None:
        screen, words, position = self._screen, self._words, self._session.position
        screen.clear()
        paper = screen.paper()
        view = position.view(seat)
        number = self._decisions_of(seat) + 1
        details = {"game": words.say("game-title"), "who": seat_name(seat, words), "number": number}
        screen.say(words.say("headline", details), "bold")
        if paper.width < self._face.width:
            screen.say(words.say("too-narrow", {"needed": self._face.width, "width": paper.width}))
        else:
            screen.show(self._face.draw(view, words, paper))
        if not paper.low:
            screen.say()
        news = self._news(seat)
        for text in self._notices + news[-(NEWS_LOW if paper.low else NEWS) :]:
            screen.say(text)
        self._notices.clear()
        moves = position.moves()
        asked: dict[str, object] = {"who": seat_name(seat, words), "ask": self._face.ask(view, moves, words)}
        screen.show(Text(capital(words.say("asked", asked)), "bold green"))
        screen.show(choices.drawn(moves, self._face, view, words, paper))

    def _decisions_of(self, seat: int) -> int:
        """How often a seat has decided: a count of all would tell of secret questions."""
        return sum(deed.seat == seat for deed in self._session.deeds)

    def _news(self, viewer: int | None) -> list[str]:
        """What happened since the viewer's last move, that move included."""
        deeds = self._session.deeds
        own = [number for number, deed in enumerate(deeds) if deed.seat == viewer]
        return self._told(deeds[own[-1] if own else 0 :], viewer)

    def _told(self, deeds: list[Deed], viewer: int | None) -> list[str]:
        told = (sentence(event, viewer, self._words) for deed in deeds for event in deed.events)
        return [text for text in told if text is not None]

    # What a seat answers

    def _answer(self, line: str) -> bool:
        """Whether the answer changed the position; if not, whoever answered has been told why."""
        try:
            return self._obey(line)
        except IllegalMove as refusal:
            self._screen.say(refusal.sentence(self._words))
            if refusal.rule != "no-such-move":
                self._screen.say(self._words.say("why-hint", {"move": refusal.move}))
        except AntichambreError as refusal:
            self._screen.say(refusal.sentence(self._words))
        return False

    def _obey(self, line: str) -> bool:
        position = self._session.position
        moves = position.moves()
        number = choices.number_in(line)
        if number is not None and position.decision in self._face.amounts:
            self._play(position.parse(f"{position.decision} {number}"))
            return True
        if number is not None:
            if not 1 <= number <= len(moves):
                raise HouseError("choice-range", {"count": len(moves)})
            self._play(moves[number - 1])
            return True
        command = commands.parse(line or "help", commands.PLAYING, self._words)
        if command is not None:
            return self._command(*command)
        move = choices.answered(line, position.game)
        self._play(position.parse(line if move is None else move.text))
        return True

    def _command(self, command: str, rest: str) -> bool:
        if command == "undo":
            self._session.undo()
            self._keep()
            return True
        if command == "table":
            return True  # the same question, the table drawn afresh
        if command == "why":
            commands.why(rest, self._session.position, self._screen, self._words)
            return False
        if command == "hint":
            commands.hint(self._session.position, self._screen, self._words)
            return False
        self._serve(command, rest, "help-playing", commands.PLAYING)
        return False

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
            for text in self._told(self._session.deeds, self._viewer):
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
        for text in result.told(position, words):
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

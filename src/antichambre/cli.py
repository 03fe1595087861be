"""The command line: playing, hosting, reading, and computer players among themselves."""

import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

import antichambre
from antichambre import admin, hosting
from antichambre.arena import ROOM as ARENA
from antichambre.arena import ascent, hall, tournament
from antichambre.arena.cluster import on_the_cluster
from antichambre.arena.errors import ArenaError
from antichambre.arena.ladder import RANKS, claims
from antichambre.arena.ledger import seed_of
from antichambre.arena.match import arrange
from antichambre.arena.play import Plays
from antichambre.arena.plots import IMAGES
from antichambre.bots import LEVELS
from antichambre.kernel import records
from antichambre.kernel.errors import AntichambreError, BadSetup
from antichambre.kernel.game import Game, Variant
from antichambre.kernel.position import Position
from antichambre.kernel.sentences import seat_name
from antichambre.kernel.words import Words, language
from antichambre.options import Lang, UsageError, commands, misunderstood, words_for
from antichambre.terminal import ROOM, files, sessions, verification
from antichambre.terminal.errors import FAILURE, USAGE, HouseError, file_error
from antichambre.terminal.faces import FACES, face_of
from antichambre.terminal.rulebook import Rulebook
from antichambre.terminal.screen import Screen, open_streams, swallow_output
from antichambre.terminal.sessions import HUMAN, SavedGame
from antichambre.terminal.stepping import Stepping, check_viewer
from antichambre.terminal.table import TerminalTable
from antichambre.version import VERSION, compiled

DEFAULT_LEVEL = "courtier"

app = commands(context_settings={"max_content_width": 100})

Seat = Annotated[int | None, typer.Option("--seat", help="Where you sit, from 0; otherwise chance decides.")]
Level = Annotated[str | None, typer.Option("--level", help=f"The computer player: {', '.join(LEVELS)}.")]
Hotseat = Annotated[bool, typer.Option("--hotseat", help="Everybody plays at this screen.")]
Version = Annotated[bool, typer.Option("--version", help="The version, and whether the rules are compiled.")]
Options = Annotated[list[str] | None, typer.Option("--variant", metavar="OPTION=VALUE", help="Such as short=true.")]
Published = Annotated[str | None, typer.Option("--commitment", metavar="HEX", help="As published before the game.")]
Pledges = Annotated[
    list[str] | None, typer.Option("--pledge", metavar="SEAT:HEX", help="Each that was shown before the deal.")
]
OwnSalts = Annotated[list[str] | None, typer.Option("--salt", metavar="HEX", help="Your own: is it in the seed?")]
LeftFile = Annotated[Path | None, typer.Argument(help="A game that was left, or a record; otherwise the last left.")]
Seed = Annotated[str | None, typer.Option("--seed", help="The seed of the deal: any text.")]
Cores = Annotated[int | None, typer.Option("--cores", min=1, help="How many games at a time; otherwise one a core.")]
Cluster = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS", help="Play on this Ray cluster.")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="The file of a record.", show_default=False)]


@app.callback(invoke_without_command=True)
def house(
    context: typer.Context,
    version: Version = False,
    lang: Lang = None,
) -> None:
    """Antichambre: the court games of Louis XIII and Louis XIV."""
    if version:
        key = "version-compiled" if compiled() else "version-plain"
        Screen().say(words_for(lang).say(key, {"version": VERSION}))
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


# Playing


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game; without it, the list of games.")] = None,
    level: Level = None,
    seat: Seat = None,
    hotseat: Hotseat = False,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play.")] = None,
    seed: Seed = None,
    variant: Options = None,
    lang: Lang = None,
) -> None:
    """Play a game, against a computer player or around one screen."""
    screen = Screen()
    if game is None:
        shelf = [known for known in antichambre.games() if known.name in FACES]
        show_shelf(shelf, screen, lang)
        if len(shelf) > 1:
            return
        game = shelf[0].name
    words_for(lang)
    chosen = antichambre.game(game)
    face_of(chosen.name)
    position = chosen.new(seats, seed, variant_of(variant or []))
    players = seated(position, seat, level, hotseat)
    sit_down(SavedGame(sessions.new_path(chosen.name), players, position), screen, words_for(lang, chosen.name))


def show_shelf(shelf: list[Game], screen: Screen, lang: str | None) -> None:
    house = words_for(lang)
    screen.say(house.say("games-shelf"))
    for game in shelf:
        words = words_for(lang, game.name)
        most = "same" if len(game.seats) == 1 else game.seats[-1]
        details: dict[str, object] = {"name": game.name, "least": game.seats[0], "most": most}
        details |= {"title": words.say("game-title"), "author": words.say("game-author")}
        screen.say("  " + words.say("games-shelf-line", details))
    if len(shelf) > 1:
        screen.say(house.say("games-choose"))


def variant_of(given: list[str]) -> Variant:
    variant: Variant = {}
    for pair in given:
        option, equals, value = pair.partition("=")
        if not equals:
            raise HouseError("variant-form", {"given": pair}, USAGE)
        variant[option.strip()] = {"true": True, "false": False}.get(value.strip(), value.strip())
    return variant


def seated(position: Position, seat: int | None, level: str | None, hotseat: bool) -> list[str]:
    """Who sits where: for each seat `human` or a bot's level."""
    if hotseat:
        if seat is not None or level is not None:
            raise HouseError("hotseat-alone", code=USAGE)
        return [HUMAN] * position.seats
    chosen = level or DEFAULT_LEVEL
    if chosen not in LEVELS:
        raise BadSetup("setup-unknown-level", {"level": chosen, "levels": ", ".join(LEVELS)})
    check_viewer(seat, position.seats)
    own = secrets.randbelow(position.seats) if seat is None else seat
    return [HUMAN if number == own else chosen for number in range(position.seats)]


def sit_down(session: SavedGame, screen: Screen, words: Words) -> None:
    with sessions.claimed(session):
        TerminalTable(session, screen, words).run()


@app.command()
def resume(
    file: LeftFile = None,
    level: Level = None,
    seat: Seat = None,
    hotseat: Hotseat = False,
    lang: Lang = None,
) -> None:
    """Continue a game that was left."""
    screen = Screen()
    house = words_for(lang)
    if file is not None and not sessions.is_session(files.read(file)):
        resume_record(file, seat, level, hotseat, lang)
        return
    session = newest(screen, house) if file is None else sessions.load(file)
    if session is None:
        raise HouseError("games-none-waiting")
    if seat is not None or level is not None or hotseat:
        raise HouseError("resume-seated", code=USAGE)
    if session.position.over:
        raise HouseError("resume-over", {"file": str(session.path)})
    sit_down(session, screen, words_for(lang, session.position.game.name))


def newest(screen: Screen, words: Words) -> SavedGame | None:
    """The game played last that is not over. What is damaged is named and passed over."""
    for path in sessions.waiting():
        try:
            session = sessions.load(path)
        except HouseError as error:
            screen.say(error.sentence(words))
            continue
        if not session.position.over:
            return session
    return None


def resume_record(file: Path, seat: int | None, level: str | None, hotseat: bool, lang: str | None) -> None:
    """A bare record does not say who played: whoever resumes it does."""
    screen = Screen()
    record = records.loads(files.read(file))
    position = records.replay(record)
    words = words_for(lang, position.game.name)
    if position.over:
        raise HouseError("resume-over", {"file": str(file)})
    if seat is None and not hotseat:
        try:
            seat = ask_seat(position, screen, words)
        except (EOFError, KeyboardInterrupt):
            screen.leave_line()
            return
        hotseat = seat is None
    players = seated(position, seat, level, hotseat)
    session = SavedGame(sessions.new_path(position.game.name), players, position, sessions.deeds_of(record))
    sit_down(session, screen, words)


def ask_seat(position: Position, screen: Screen, words: Words) -> int | None:
    """Which seat sits at this screen; None: all of them."""
    seats = range(position.seats)
    names = [words.say("resume-seat", {"seat": number, "who": seat_name(number, words)}) for number in seats]
    screen.say(words.say("resume-who", {"seats": ", ".join(names)}))
    while True:
        line = screen.ask(words.say("resume-prompt") + " ").casefold()
        if line in ("all", "tous"):
            return None
        if line in [str(number) for number in seats]:
            return int(line)


@app.command()
def games(lang: Lang = None) -> None:
    """List the games that wait to be continued."""
    screen = Screen()
    house = words_for(lang)
    paths = sessions.waiting()
    screen.say(house.say("games-waiting" if paths else "games-none-waiting"))
    for path in paths:
        try:
            session = sessions.load(path)
        except HouseError as error:
            screen.say("  " + error.sentence(house))
            continue
        words = words_for(lang, session.position.game.name)
        details: dict[str, object] = {
            "title": words.say("game-title"),
            "players": ", ".join(
                words.say("games-player", {"who": seat_name(seat, words), "player": player})
                for seat, player in enumerate(session.players)
            ),
            "moves": sum(not deed.silent for deed in session.deeds),
            "when": datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M"),
            "file": str(path),
        }
        screen.say("  " + words.say("games-waiting-line", details))


# Hosting

app.command()(hosting.serve)
app.command()(hosting.backup)
app.command()(hosting.export)
app.command("import")(hosting.import_)
app.add_typer(admin.app, name="admin")


# Reading


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    section: Annotated[str | None, typer.Option("--section", metavar="KEY", help="One section or paragraph.")] = None,
    lang: Lang = None,
) -> None:
    """Print the rules of a game."""
    words = words_for(lang)
    book = Rulebook(antichambre.game(game), words.lang)
    text = book.whole if section is None else book.by_key(section)
    if text is None:
        raise HouseError("section-unknown", {"section": section, "sections": ", ".join(book.sections())}, USAGE)
    Screen().prose(text)


@app.command()
def replay(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", help="Whose view, from 0; otherwise an onlooker's.")] = None,
    lang: Lang = None,
) -> None:
    """Step through a record."""
    words_for(lang)
    record = records.loads(files.read(file))
    position = records.replay(record)
    check_viewer(seat, position.seats)
    Stepping(record, seat, Screen(), words_for(lang, position.game.name)).run()


@app.command()
def verify(
    file: RecordFile,
    published: Published = None,
    pledge: Pledges = None,
    salt: OwnSalts = None,
    lang: Lang = None,
) -> None:
    """Check a record: every move, the scores, the commitment, the pledges, the salts."""
    words_for(lang)
    shown = verification.commitment_given(published)
    pledges = verification.pledges_given(pledge or [])
    own = verification.salts_given(salt or [])
    text = files.read(file)
    position = records.verify(text, shown, pledges)
    words = words_for(lang, position.game.name)
    record = records.loads(text)
    deal = verification.held_of_the_deal(record, shown, pledges, own, words)
    screen = Screen()
    for line in [*verification.held(record, position, words), *deal]:
        screen.say(line)


# Computer players among themselves


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    players: Annotated[
        list[str], typer.Argument(metavar="LEVEL", help="One for each seat, such as page or minister:200.")
    ],
    games: Annotated[int, typer.Option("--games", min=1, help="How many, made up to whole deals.")] = 100,
    out: Annotated[Path | None, typer.Option("--out", help="The folder; one that holds a match continues it.")] = None,
    plots: Annotated[str, typer.Option("--plots", help=" or ".join(IMAGES))] = IMAGES[0],
    cores: Cores = None,
    cluster: Cluster = None,
    seed: Seed = None,
    variant: Options = None,
    lang: Lang = None,
) -> None:
    """Hold a match between computer players: tables, ratings, plots."""
    words_for(lang)
    if plots not in IMAGES:
        raise HouseError("plots-unknown", {"given": plots, "images": ", ".join(IMAGES)}, USAGE)
    folder = out or Path(f"arena-{game}-{datetime.now():%Y%m%d-%H%M%S}")
    with writing_into(folder):
        seed = seed or seed_of(folder / tournament.LEDGER) or secrets.token_hex(8)
        match = arrange(game, players, seed, variant_of(variant or []))
        words = Words(language(lang), game, ARENA)
        tournament.hold(match, games, folder, tables(cores, cluster), Screen().console, words, plots)


@app.command()
def ladder(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="Which games; otherwise all.")] = None,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play; otherwise every number.")] = None,
    levels: Annotated[str, typer.Option("--levels", help="The strongest first.")] = ",".join(RANKS),
    most: Annotated[int, typer.Option("--most", min=1, help="How many games a claim may take.")] = 1000,
    out: Annotated[Path, typer.Option("--out", help="The folder; what was tried there goes on.")] = Path("ladder"),
    cores: Cores = None,
    cluster: Cluster = None,
    seed: Annotated[str, typer.Option("--seed", help="The seed of the deals: any text.")] = "ladder",
    lang: Lang = None,
) -> None:
    """Show that each level beats the one below it: games until it is sure."""
    words_for(lang)
    chosen = [antichambre.game(name) for name in games] if games else antichambre.games()
    tried = claims(chosen, seats, tuple(level.strip() for level in levels.split(",")))
    with writing_into(out):
        heard = ascent.climb(tried, seed, most, out, tables(cores, cluster), Screen().console, language(lang))
    open_claims = sum(hearing.trial.verdict != "confirmed" for hearing in heard)
    if open_claims:
        raise ArenaError("ladder-not-shown", {"open": open_claims})


def tables(cores: int | None, cluster: str | None) -> Plays:
    """Where the games are played: on the cores of this machine, or on a cluster."""
    if cluster is not None:
        return partial(on_the_cluster, address=cluster)
    return partial(hall.in_the_hall, tables=cores or hall.cores())


@contextmanager
def writing_into(folder: Path) -> Iterator[None]:
    """What keeps a match from being written, in the words of the house; and one that is interrupted is not done."""
    try:
        yield
    except KeyboardInterrupt:
        raise typer.Abort from None  # typer would take an interrupt for a result
    except BrokenPipeError:
        raise
    except OSError as error:
        raise file_error(Path(error.filename or folder), error) from None


# From the shell and back


def main(arguments: list[str] | None = None) -> int:
    """Runs a command line. 0: done; 1: it could not be done; 2: it makes no sense."""
    open_streams()
    given = sys.argv[1:] if arguments is None else arguments
    words = Words(language(_asked_language(given)), room=ROOM)
    try:
        ended = app(given, standalone_mode=False, prog_name="antichambre")
        sys.stdout.flush()
        return ended if isinstance(ended, int) else 0  # typer returns a number when it was interrupted
    except UsageError as error:
        _say_sorry(misunderstood(error), words)
        return USAGE
    except AntichambreError as error:
        _say_sorry(error, words)
        return error.code if isinstance(error, HouseError) else USAGE if isinstance(error, BadSetup) else FAILURE
    except BrokenPipeError:
        swallow_output()
        return FAILURE
    except (KeyboardInterrupt, typer.Abort):
        return FAILURE


def _asked_language(arguments: list[str]) -> str | None:
    """The language asked for, even on a command line that makes no sense otherwise."""
    for number, argument in enumerate(arguments):
        if argument == "--lang":
            return "".join(arguments[number + 1 : number + 2])
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def _say_sorry(error: AntichambreError, words: Words) -> None:
    """To whoever reads the errors."""
    Screen(to_errors=True).say(error.sentence(words))


if __name__ == "__main__":
    sys.exit(main())

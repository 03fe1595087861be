"""`antichambre admin`: what a host does to the house. Each command works while the house is running."""

import getpass
import sys
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from antichambre.kernel.words import Words
from antichambre.options import Lang, Place, commands, words_for
from antichambre.terminal.errors import USAGE, HouseError
from antichambre.terminal.screen import Screen

if TYPE_CHECKING:
    from antichambre.store.hosting import Host
    from antichambre.store.pages import Seating

app = commands()
_words = partial(words_for, room="antichambre.store")

Who = Annotated[str, typer.Argument(metavar="PERSON", help="A name, or an id.", show_default=False)]


def _host(place: str | None) -> "Host":
    # Most commands of the program need no database, and start sooner without one.
    from antichambre.sources import place_of_house
    from antichambre.store.hosting import Host

    return Host(place_of_house(place))


def _date(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000).strftime("%Y-%m-%d %H:%M")


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


@app.callback(invoke_without_command=True)
def admin(context: typer.Context) -> None:
    """Look after the house, as its host."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


# Looking


@app.command("list")
def list_(
    what: Annotated[str, typer.Argument(help="people, or tables at which a game is under way.")] = "people",
    database: Place = None,
    lang: Lang = None,
) -> None:
    """List people or tables, the latest first."""
    words = _words(lang)
    if what not in ("people", "tables"):
        raise HouseError("usage-value", {"option": "WHAT"}, USAGE)
    with _host(database) as host:
        lines = _people(host, words) if what == "people" else _tables(host, words)
    for line in lines or [words.say("admin-nobody" if what == "people" else "admin-no-tables")]:
        Screen().say(line)


def _people(host: "Host", words: Words) -> list[str]:
    lines = []
    for visit in host.people():
        person = visit.person
        details: dict[str, object] = {"id": person.id, "name": person.name, "when": _date(visit.seen_at)}
        details |= {"account": _yes(person.account), "banned": _yes(person.banned)}
        lines.append(words.say("admin-person", details))
    return lines


def _tables(host: "Host", words: Words) -> list[str]:
    lines = []
    for line in host.tables():
        card = line.card
        players = ", ".join(_player(seat, line.names, words) for seat in line.seating)
        details: dict[str, object] = {"id": card.id, "game": card.game, "status": card.status, "moves": card.moves}
        lines.append(words.say("admin-table", details | {"players": players, "when": _date(card.updated_at)}))
    return lines


def _player(seat: "Seating", names: dict[str, str | None], words: Words) -> str:
    if seat.person is not None:
        return names[seat.person] or words.say("admin-gone")
    return seat.level or words.say("admin-free")


# Acting


@app.command()
def rename(
    who: Who,
    name: Annotated[str, typer.Argument(help="The new name.", show_default=False)],
    database: Place = None,
    lang: Lang = None,
) -> None:
    """Give somebody another name."""
    words = _words(lang)
    with _host(database) as host:
        before = host.find(who)
        after = host.rename(before, name)
    Screen().say(words.say("admin-renamed", {"before": before.name, "name": after.name}))


@app.command()
def ban(who: Who, database: Place = None, lang: Lang = None) -> None:
    """Close the house to somebody."""
    _close_or_open(who, True, database, _words(lang))


@app.command()
def unban(who: Who, database: Place = None, lang: Lang = None) -> None:
    """Open the house to somebody again."""
    _close_or_open(who, False, database, _words(lang))


def _close_or_open(who: str, banned: bool, database: str | None, words: Words) -> None:
    with _host(database) as host:
        person = host.ban(host.find(who), banned)
    Screen().say(words.say("admin-banned" if banned else "admin-unbanned", {"name": person.name}))


@app.command()
def close(
    table: Annotated[str, typer.Argument(help="The id of the table.", show_default=False)],
    database: Place = None,
    lang: Lang = None,
) -> None:
    """Call the game at a table off."""
    words = _words(lang)
    with _host(database) as host:
        host.close_table(table)
    Screen().say(words.say("admin-closed", {"table": table}))


@app.command()
def unseat(
    table: Annotated[str, typer.Argument(help="The id of the table.", show_default=False)],
    who: Who,
    database: Place = None,
    lang: Lang = None,
) -> None:
    """Let somebody leave a table: before the game their seats are free, in it bots take over."""
    words = _words(lang)
    with _host(database) as host:
        person = host.find(who)
        host.unseat(table, person)
    Screen().say(words.say("admin-unseated", {"table": table, "name": person.name}))


@app.command()
def limit(
    who: Who,
    hours: Annotated[int, typer.Option("--hours", min=0, max=87_600, help="For how long; 0: no longer.")] = 24,
    database: Place = None,
    lang: Lang = None,
) -> None:
    """Let somebody play on, but open no tables, call no bots, say nothing and ask for no hints or reviews."""
    words = _words(lang)
    with _host(database) as host:
        person = host.find(who)
        until = host.limit(person, hours)
    told: dict[str, object] = {"name": person.name, "when": _date(until)}
    Screen().say(words.say("admin-limited" if hours else "admin-unlimited", told))


@app.command()
def purge(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
    database: Place = None,
    lang: Lang = None,
) -> None:
    """Clear away what nobody will miss, by the days that the settings purge-… say."""
    words = _words(lang)
    from antichambre.sources import gather

    policy = gather().settings.policy
    with _host(database) as host:
        done = host.would_purge(policy) if dry_run else host.purge(policy)
    told = {name: getattr(done, name) for name in done.__struct_fields__}
    Screen().say(words.say("admin-would-purge" if dry_run else "admin-purged", told))


@app.command()
def password(
    who: Who,
    ask: Annotated[bool, typer.Option("--ask", help="Type the new password instead of having one drawn.")] = False,
    database: Place = None,
    lang: Lang = None,
) -> None:
    """Give an account a new password."""
    words = _words(lang)
    with _host(database) as host:
        person = host.find(who)
        if ask:
            host.set_password(person, _typed_twice(words))
            Screen().say(words.say("admin-password-set", {"name": person.name}))
        else:
            drawn = host.draw_password(person)
            Screen().say(words.say("admin-password", {"name": person.name, "password": drawn}))


def _typed_twice(words: Words) -> str:
    from antichambre.store.errors import StoreError

    first, second = (_typed(words.say(key) + " ") for key in ("admin-password-ask", "admin-password-again"))
    if first != second:
        raise StoreError("password-twice")
    return first


def _typed(prompt: str) -> str:
    """A line that nobody sees; from a script, a line of its input."""
    return getpass.getpass(prompt) if sys.stdin.isatty() else sys.stdin.readline().rstrip("\r\n")


@app.command()
def invite(
    uses: Annotated[int, typer.Option("--uses", min=1, max=100_000, help="How many people may come in by it.")] = 1,
    database: Place = None,
    lang: Lang = None,
) -> None:
    """Write an invitation to a house that is closed to strangers."""
    words = _words(lang)
    with _host(database) as host:
        code = host.invite(uses)
    Screen().say(words.say("admin-invite", {"uses": uses, "code": code}))


@app.command()
def delete(
    who: Who,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask again.")] = False,
    database: Place = None,
    lang: Lang = None,
) -> None:
    """Delete somebody: the games stay, the name goes."""
    words = _words(lang)
    screen = Screen()
    with _host(database) as host:
        person = host.find(who)
        if not yes and not _is_sure(screen, words, person.name):
            screen.say(words.say("admin-kept"))
            raise typer.Exit(1)
        host.delete(person)
    screen.say(words.say("admin-deleted", {"name": person.name}))


def _is_sure(screen: Screen, words: Words, name: str) -> bool:
    try:
        return screen.ask(words.say("admin-sure", {"name": name}) + " ").casefold() == words.say("admin-yes")
    except EOFError:
        return False

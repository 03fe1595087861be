"""`antichambre serve`, `backup`, `export`, `import`: what a host starts with one command."""

import os
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Literal

import typer

from antichambre.kernel.words import LANGUAGES, Words, language
from antichambre.terminal.errors import USAGE, HouseError
from antichambre.terminal.screen import Screen

SERVER = "antichambre.server"
PORT = 1661  # the year in which Louis XIV began to rule by himself

Lang = Annotated[str | None, typer.Option("--lang", help="en or fr; otherwise the locale decides.")]
Place = Annotated[
    str | None,
    typer.Option("--database", metavar="PLACE", help="A file, or postgresql://…; otherwise the file of this house."),
]


def _words(lang: str | None) -> Words:
    if lang is not None and lang not in LANGUAGES:
        raise HouseError("lang-unknown", {"lang": lang, "languages": ", ".join(LANGUAGES)}, USAGE)
    return Words(language(lang), room=SERVER)


def serve(
    database: Place = None,
    host: Annotated[str, typer.Option("--host", help="The address to open at; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 for any that is free.")] = PORT,
    invite_only: Annotated[
        bool, typer.Option("--invite-only", help="Only accounts and those who were invited.")
    ] = False,
    bots: Annotated[
        int | None, typer.Option("--bots", min=1, help="Bots that think at a time; otherwise one a core.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", help="A further address of the house's pages.")
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option("--trusted-proxy", help="A machine whose word is taken for where requests come from."),
    ] = None,
    log_format: Annotated[str, typer.Option("--log-format", help="text or json.")] = "text",
    show: Annotated[bool, typer.Option("--open", help="Show it in a browser on this machine.")] = False,
    lang: Lang = None,
) -> None:
    """Open the house: play in it over the network."""
    words = _words(lang)
    form = _log_form(log_format)
    # Most commands of the program need none of this, and start sooner without.
    from antichambre.server import logs
    from antichambre.server.app import Settings
    from antichambre.server.origins import origin_named
    from antichambre.server.run import Door, serve

    logs.configure(form)
    settings = Settings(
        invite_only=invite_only,
        origins=frozenset(origin_named(text) for text in origin or []),
        proxies=tuple(trusted_proxy or []),
        chambers=bots or max(1, os.cpu_count() or 1),
    )
    screen = Screen()

    def opened(url: str) -> None:
        screen.say(words.say("house-open", {"address": url}))
        if show:
            # A moment later: the page asks for the house as soon as it is there.
            threading.Timer(1.0, webbrowser.open, (url,)).start()

    serve(database, Door(host, port), settings, opened)


def _log_form(text: str) -> Literal["text", "json"]:
    if text == "text":
        return "text"
    if text == "json":
        return "json"
    raise HouseError("usage-value", {"option": "--log-format"}, USAGE)


def backup(
    to: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.", show_default=False)],
    database: Place = None,
    lang: Lang = None,
) -> None:
    """Copy the house's database, also while the house is open."""
    words = _words(lang)
    from antichambre.store.backup import backup
    from antichambre.store.database import open_database

    opened = open_database(database)
    try:
        backup(opened, to)
    finally:
        opened.close()
    Screen().say(words.say("backup-done", {"file": str(to)}))


def export(
    to: Annotated[Path, typer.Argument(metavar="FILE", help="Where it goes.", show_default=False)],
    house: Annotated[bool, typer.Option("--house", help="The whole house: people, tables, results.")] = False,
    person: Annotated[str | None, typer.Option("--person", help="The finished games of somebody, as records.")] = None,
    table: Annotated[str | None, typer.Option("--table", help="One finished game, as a record.")] = None,
    database: Place = None,
    lang: Lang = None,
) -> None:
    """Write games, or the whole house, into a file."""
    words = _words(lang)
    if [house, person is not None, table is not None].count(True) != 1:
        raise HouseError("export-what", code=USAGE)
    from antichambre.store.archive import export_house
    from antichambre.store.drafts import draft_of
    from antichambre.store.hosting import Host
    from antichambre.store.record_files import export_games, record_of

    with Host(database) as host:
        if house:
            export_house(host.database, to)
            Screen().say(words.say("export-house", {"file": str(to)}))
        elif person is not None:
            owner = host.find(person).id
            count = host.database.read(lambda conn: export_games(conn, owner, to))
            Screen().say(words.say("export-games", {"file": str(to), "count": count}))
        elif table is not None:
            text = host.database.read(lambda conn: record_of(conn, table))
            with draft_of(to) as draft:
                draft.write_text(text, encoding="utf-8")
            Screen().say(words.say("export-games", {"file": str(to), "count": 1}))


def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A house, or a record.", show_default=False)],
    person: Annotated[str | None, typer.Option("--person", help="Whose game a record is.")] = None,
    database: Place = None,
    lang: Lang = None,
) -> None:
    """Take a house that was exported into this one; or a record, as a finished game of somebody."""
    words = _words(lang)
    import zipfile

    from antichambre.store.archive import import_house
    from antichambre.store.hosting import Host
    from antichambre.terminal import files

    with Host(database) as host:
        if person is None or zipfile.is_zipfile(file):
            found = import_house(host.scribe, file)
            told = {"people": found.people, "tables": found.tables, "known": found.known_people + found.known_tables}
            Screen().say(words.say("import-house", told | {"namesakes": found.namesakes}))
        else:
            new = host.take_record(files.read(file), person)
            Screen().say(words.say("import-record" if new else "import-known"))

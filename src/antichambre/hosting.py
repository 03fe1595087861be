"""`antichambre serve`, `backup`, `export`, `import`: what a host starts with one command."""

import threading
import webbrowser
from functools import partial
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated

import typer

from antichambre.options import Lang, Place, words_for
from antichambre.sources import KNOWN, description_of, gather, metavar_of, place_of_house
from antichambre.terminal.errors import USAGE, HouseError
from antichambre.terminal.screen import Screen

_words = partial(words_for, room="antichambre.server")


def _options() -> list[Parameter]:
    """An option for each setting. What they may be is for `sources.py` to say: here they are texts."""
    kinds = {bool: bool | None, tuple: list[str] | None}
    return [
        Parameter(
            field.name,
            Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                kinds.get(type(field.default), str | None),
                typer.Option(_flag(key), metavar=metavar_of(key), help=description_of(key)),
            ],
        )
        for key, field in KNOWN.items()
    ]


def _flag(key: str) -> str:
    return f"--{key}/--no-{key}" if isinstance(KNOWN[key].default, bool) else f"--{key}"


def serve(
    config: Annotated[Path | None, typer.Option("--config", metavar="FILE", help="A file of settings (TOML).")] = None,
    show_settings: Annotated[
        bool, typer.Option("--show-settings", help="Say which settings are in force, and why; open nothing.")
    ] = False,
    show: Annotated[bool, typer.Option("--open", help="Show it in a browser on this machine.")] = False,
    lang: Lang = None,
    **given: object,
) -> None:
    """Open the house: play in it over the network."""
    words = _words(lang)
    gathered = gather(given, config)
    screen = Screen()
    if show_settings:
        for line in gathered.told(words):
            screen.say(line)
        return
    # Most commands of the program need none of this, and start sooner without.
    from antichambre.server import logs
    from antichambre.server.run import serve

    logs.configure(gathered.settings.log_format)

    def opened(url: str) -> None:
        screen.say(words.say("house-open", {"address": url}))
        if show:
            # A moment later: the page asks for the house as soon as it is there.
            threading.Timer(1.0, webbrowser.open, (url,)).start()

    serve(gathered.settings, opened)


# Typer reads the options off the signature: those of the settings stand where `given` does.
_own = [parameter for parameter in signature(serve).parameters.values() if parameter.kind is not Parameter.VAR_KEYWORD]
serve.__signature__ = Signature([*_own, *_options()])  # type: ignore[attr-defined]


def backup(
    to: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.", show_default=False)],
    database: Place = None,
    lang: Lang = None,
) -> None:
    """Copy the house's database, also while the house is open."""
    words = _words(lang)
    from antichambre.store.backup import backup
    from antichambre.store.hosting import Host

    with Host(place_of_house(database)) as host:
        backup(host.database, to)
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

    with Host(place_of_house(database)) as host:
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
    """Take a house that was exported into this one, made if need be; or a record, as a finished game of somebody."""
    words = _words(lang)
    import zipfile

    from antichambre.store.archive import import_house, look_through
    from antichambre.store.hosting import Host
    from antichambre.terminal import files

    place = place_of_house(database)
    if person is not None and not zipfile.is_zipfile(file):
        with Host(place) as host:
            new = host.take_record(files.read(file), person)
        Screen().say(words.say("import-record" if new else "import-known"))
        return
    look_through(file)  # before a house is made for it
    with Host(place, make=True) as host:
        found = import_house(host.scribe, file)
    told = {"people": found.people, "tables": found.tables, "known": found.known_people + found.known_tables}
    Screen().say(words.say("import-house", told | {"namesakes": found.namesakes}))

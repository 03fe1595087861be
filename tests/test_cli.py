"""The command line: what it prints, and what it answers to nonsense."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import antichambre
from antichambre.kernel.records import with_pledges
from antichambre.kernel.salting import pledge, salted
from antichambre.terminal.faces import FACES
from antichambre.version import VERSION, compiled
from terminal.evening import Evening, lines, played


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    return Evening(tmp_path / "home", monkeypatch)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_text(antichambre.dumps(played("7").record()))
    return path


def test_version(evening: Evening) -> None:
    how = "the rules as compiled code" if compiled() else "the rules in plain Python"
    assert evening.run("--version").out == f"antichambre {VERSION}, {how}\n"
    assert "les règles" in evening.run("--version", "--lang", "fr").out


def test_the_locale_chooses_the_language(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "les règles" in evening.run("--version").out
    assert "the rules" in evening.run("--version", "--lang", "en").out


def test_without_a_command(evening: Evening) -> None:
    heard = evening.run()
    assert heard.code == 0
    assert "play" in heard.out
    assert "verify" in heard.out


def test_play_without_a_game_plays_the_only_one(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(antichambre, "games", lambda: [antichambre.game("richelieu")])
    heard = evening.run("play", typed=lines("quit"))
    assert heard.code == 0
    assert "richelieu: Richelieu, by Michael Schacht. 2 players." in heard.out
    assert "The game waits in" in heard.out


def test_play_without_a_game_lists_them(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(antichambre, "games", lambda: [antichambre.game("richelieu")] * 2)
    heard = evening.run("play")
    assert heard.code == 0
    assert "Choose one: antichambre play NAME" in heard.out
    assert evening.waiting == []


def test_a_game_without_a_table_here(evening: Evening, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(FACES, "richelieu")
    for arguments in (["play", "richelieu"], ["replay", record]):
        heard = evening.run(*arguments)
        assert heard.code == 1
        assert "“richelieu” has no table in the terminal yet" in heard.err


def test_rules(evening: Evening) -> None:
    english = evening.run("rules", "richelieu").out
    french = evening.run("rules", "richelieu", "--lang", "fr").out
    assert "Forty-eight cards lie face up" in english
    assert "Quarante-huit cartes" in french
    assert "{#" not in english + french
    assert (
        "A second card must be of the first one" in evening.run("rules", "richelieu", "--section", "same-province").out
    )
    section = evening.run("rules", "richelieu", "--section", "markers").out
    assert "A card bears one marker at most" in section
    assert "Two of the fourteen discs" not in section


def test_every_rule_has_its_paragraph_in_both_languages(evening: Evening) -> None:
    for rule in antichambre.game("richelieu").rules[1:]:
        for lang in ("en", "fr"):
            assert evening.run("rules", "richelieu", "--section", rule, "--lang", lang).code == 0, rule


@pytest.mark.parametrize(
    ("arguments", "code", "english", "french"),
    [
        (["play", "whist"], 2, "There is no game called “whist”", "Aucun jeu ne s’appelle"),
        (["rules", "whist"], 2, "There is no game called “whist”", "Aucun jeu ne s’appelle"),
        (["rules"], 2, "Something is missing: GAME", "Il manque quelque chose"),
        (["rules", "richelieu", "--section", "x"], 2, "no part called “x”", "pas de partie"),
        (["dance"], 2, "There is no command “dance”", "pas de commande"),
        (["admin", "dance"], 2, "There is no command “dance”", "pas de commande"),
        (["admin", "--dance"], 2, "There is no option “--dance” here", "d’option"),
        (["play", "richelieu", "--fast"], 2, "There is no option “--fast” here", "d’option"),
        (["play", "richelieu", "--seat", "left"], 2, "“--seat” cannot be that", "ne peut pas valoir cela"),
        (["play", "richelieu", "--seat", "2"], 2, "there is no seat 2", "pas de place 2"),
        (["play", "richelieu", "--seat", "-1"], 2, "there is no seat -1", "pas de place -1"),
        (["play", "richelieu", "--seats", "5"], 2, "not 5", "pas à 5"),
        (["play", "richelieu", "--level", "king"], 2, "no computer player called “king”", "Aucun joueur artificiel"),
        (["play", "richelieu", "--hotseat", "--seat", "0"], 2, "please leave out --seat", "n’indiquez"),
        (["play", "richelieu", "--variant", "deck"], 2, "“deck” is not", "n’en est pas une"),
        (["play", "richelieu", "--variant", "deck=tarot"], 2, "cannot be “tarot”", "ne peut pas valoir"),
        (["play", "richelieu", "--variant", "wind=low"], 2, "no option called “wind”", "Aucune option"),
        (["play", "richelieu", "again"], 2, "cannot be understood", "ne se comprend pas"),
        (["resume", "nowhere.json"], 1, "There is no file “nowhere.json”", "pas de fichier"),
        (["replay", "nowhere.json"], 1, "There is no file “nowhere.json”", "pas de fichier"),
        (["verify", "nowhere.json"], 1, "There is no file “nowhere.json”", "pas de fichier"),
        (["verify", "nowhere.json", "--commitment", "0xyz"], 2, "64 digits from 0 to f", "64 chiffres de 0 à f"),
        (["verify", "nowhere.json", "--pledge", "0:xyz"], 2, "a seat, counted from 0", "un siège, à partir de 0"),
        (["verify", "nowhere.json", "--salt", "0xyz"], 2, "16 to 64 digits", "de 16 à 64 chiffres"),
    ],
)
def test_nonsense_gets_a_sentence(evening: Evening, arguments: list[str], code: int, english: str, french: str) -> None:
    for lang, said in (("en", english), ("fr", french)):
        heard = evening.run(*arguments, "--lang", lang)
        assert heard.code == code
        assert said in heard.err
        assert len(heard.err.splitlines()) == 1
    assert evening.waiting == []


def test_an_unknown_language(evening: Evening) -> None:
    for arguments in (["play"], ["rules", "richelieu"], ["games"], ["resume"], ["verify", "x"], ["replay", "x"]):
        heard = evening.run(*arguments, "--lang", "la")
        assert (heard.code, heard.err) == (2, "This house speaks en, fr, not “la”.\n")
    assert evening.run("play", "richelieu", "--lang").code == 2


@pytest.mark.parametrize("command", ["resume", "replay", "verify"])
def test_files_that_cannot_be_read(
    evening: Evening, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    latin = tmp_path / "latin.json"
    latin.write_bytes("épée".encode("latin-1"))
    assert "is not a text in UTF-8" in evening.run(command, latin).err
    assert "is a folder, not a file" in evening.run(command, tmp_path).err
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 100_000)
    assert "This is not a record" in evening.run(command, deep).err

    def forbid(path: Path, encoding: str) -> str:
        raise PermissionError(13, f"{path} {encoding}")

    monkeypatch.setattr(Path, "read_text", forbid)
    heard = evening.run(command, tmp_path / "closed.json")
    assert heard.code == 1
    assert "You are not permitted to use" in heard.err


@pytest.mark.parametrize("command", ["resume", "replay", "verify"])
def test_broken_records(evening: Evening, command: str, record: Path) -> None:
    whole = record.read_text()
    record.write_text(whole[:200])
    heard = evening.run(command, record)
    assert (heard.code, heard.out) == (1, "")
    assert "The record is cut short" in heard.err
    record.write_text(whole.replace('"seats": 2', '"seats": "\x1b[2J"'))
    assert "\x1b" not in evening.run(command, record).err


def test_verify(evening: Evening, record: Path) -> None:
    heard = evening.run("verify", record, "--commitment", antichambre.commitment("7").upper())
    assert heard.code == 0
    assert "moves, all legal." in heard.out
    assert "The result follows from the moves:" in heard.out
    assert "All cards are taken." in heard.out
    assert re.search(r"has the most points, -?\d+ to -?\d+\.\n  .* wins\.", heard.out)
    assert "It is the commitment that you gave." in heard.out
    assert "The record is as it was saved." in heard.out


def test_a_record_of_a_game_that_was_given_up(evening: Evening, tmp_path: Path) -> None:
    position = antichambre.game("richelieu").new(seed="7")
    position.play(position.parse("1L"))
    result = {"scores": position.scores(), "winners": [1], "ending": "resignation", "steps": []}
    given_up = tmp_path / "given-up.json"
    given_up.write_text(antichambre.dumps({**position.record(), "result": result}), encoding="utf-8")
    told = "Richelieu has resigned.", "The queen mother wins."
    heard = evening.run("verify", given_up)
    assert "the record says how it was given up:" in heard.out
    assert all(line in heard.out for line in told)
    before, _, after = evening.run("replay", given_up, typed="next\nquit\n").out.partition("after move 1 of 1")
    assert "resigned" not in before
    assert all(line in after for line in told)


def test_verify_says_what_it_could_not_check(evening: Evening, record: Path) -> None:
    bare = played("7", 3).record()
    del bare["commitment"]
    record.write_text(json.dumps(bare))
    heard = evening.run("verify", record)
    assert heard.code == 0
    assert "3 moves, all legal." in heard.out
    assert "The game is not over yet" in heard.out
    assert "The record holds no commitment" in heard.out
    assert "whether it was edited cannot be seen" in heard.out


SALTS = {0: "a" * 16, 1: "0123456789abcdef" * 2}
PLEDGES = {seat: pledge(salt) for seat, salt in SALTS.items()}
PLEDGED = [word for seat, text in PLEDGES.items() for word in ("--pledge", f"{seat}:{text}")]


@pytest.fixture
def salted_record(tmp_path: Path) -> Path:
    path = tmp_path / "salted.json"
    record = played(salted("house", SALTS), 3).record()
    path.write_text(antichambre.dumps(with_pledges(record, antichambre.commitment("house"), PLEDGES)))
    return path


def test_verify_says_whose_salts_are_in_the_seed(evening: Evening, salted_record: Path) -> None:
    shown = ["--commitment", antichambre.commitment("house")]
    heard = evening.run("verify", salted_record, *shown, *PLEDGED)
    assert heard.code == 0
    assert "2 players added a salt to the seed: Richelieu, the queen mother." in heard.out
    assert "The commitment in the record is that of the house’s part of its seed" in heard.out
    assert "It is the commitment that you gave." in heard.out
    assert "the pledges are the ones you gave" in heard.out
    assert "Your salt" not in heard.out
    assert "give them with --pledge" in evening.run("verify", salted_record).out
    both = [word for salt in SALTS.values() for word in ("--salt", salt)]
    assert "Your salts are in the seed." in evening.run("verify", salted_record, *both).out
    for salt in (*SALTS.values(), f" {SALTS[1].upper()}"):
        french = evening.run("verify", salted_record, "--salt", salt, "--lang", "fr")
        assert french.code == 0
        assert "2 joueurs ont ajouté un sel à la graine\u00a0: Richelieu, la reine mère." in french.out
        assert "Votre sel est dans la graine." in french.out


def test_verify_finds_no_salt(evening: Evening, record: Path, salted_record: Path) -> None:
    assert "salt" not in evening.run("verify", record).out
    for file in (record, salted_record):
        heard = evening.run("verify", file, "--salt", "b" * 16)
        assert (heard.code, heard.out) == (1, "")
        assert heard.err == "Your salt is not in the seed of this record.\n"


def test_verify_holds_a_house_to_what_was_pledged(evening: Evening, salted_record: Path) -> None:
    shown = ["--commitment", antichambre.commitment("house")]
    for given, why in (([], "give also every pledge"), (PLEDGED[:2], "other pledges than the ones you gave")):
        heard = evening.run("verify", salted_record, *shown, *given)
        assert (heard.code, heard.out) == (1, "")
        assert why in heard.err
    forged = json.loads(salted_record.read_text())
    del forged["pledges"]["1"], forged["check"]
    salted_record.write_text(json.dumps(forged))
    heard = evening.run("verify", salted_record)
    assert heard.code == 1
    assert "a salt of seat 2, for which nothing was pledged" in heard.err


def test_verify_refuses(evening: Evening, record: Path) -> None:
    wrong = evening.run("verify", record, "--commitment", antichambre.commitment("8"))
    assert (wrong.code, wrong.out) == (1, "")
    assert wrong.err == "The commitment is not that of this record’s seed.\n"
    edited = json.loads(record.read_text())
    edited["result"]["scores"][0] += 1
    record.write_text(json.dumps(edited))
    heard = evening.run("verify", record, "--lang", "fr")
    assert heard.code == 1
    assert "Le procès-verbal donne le résultat" in heard.err


def test_as_a_program(evening: Evening, record: Path) -> None:
    assert evening.home
    command = [sys.executable, "-m", "antichambre.cli", "verify", str(record), "--lang", "fr"]
    plain = {"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(sys.path)}
    done = subprocess.run(command, capture_output=True, text=True, env=plain, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Le resultat decoule des coups" in done.stdout


def test_whoever_reads_may_go(evening: Evening) -> None:
    assert evening.home
    command = [sys.executable, "-m", "antichambre.cli", "rules", "richelieu"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as table:
        assert table.stdout is not None
        assert table.stderr is not None
        table.stdout.close()
        assert table.stderr.read() == b""
    assert table.returncode == 1

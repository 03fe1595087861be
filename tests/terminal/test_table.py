"""At the table: whole games, and all that may be typed there."""

import json
import re
from pathlib import Path

import pytest

import antichambre
from terminal.evening import Evening, lines

HOTSEAT = ("play", "richelieu", "--hotseat", "--seed")
ONES = "1\n" * 300


@pytest.mark.parametrize(
    ("lang", "over", "wins", "seat"),
    [("en", "The game is over.", " wins.", "0"), ("fr", "La partie est finie.", " gagne.", "1")],
)
def test_a_game_against_the_courtier(evening: Evening, lang: str, over: str, wins: str, seat: str) -> None:
    heard = evening.run(
        "play", "richelieu", "--seed", "7", "--seat", seat, "--lang", lang, "--variant", "short=true", typed=ONES
    )
    assert (heard.code, heard.err) == (0, "")
    assert over in heard.out
    assert wins in heard.out
    assert antichambre.commitment("7") in heard.out
    [record] = evening.records
    assert str(record) in heard.out
    assert evening.waiting == []
    assert antichambre.verify(record.read_text(encoding="utf-8"), antichambre.commitment("7")).over


def test_hotseat_to_the_end(evening: Evening) -> None:
    heard = evening.run(*HOTSEAT, "3", "--variant", "deck=plain", typed=ONES + "log\n")
    assert heard.code == 0
    before_discs, _, after = heard.out.partition("gains a disc")
    assert "pass the screen" not in before_discs, "nobody has a secret yet"
    assert "Please pass the screen to Richelieu" in after
    assert "Please pass the screen to the queen mother" in after
    assert re.search(r"^Burgundy: \d+ to \d+", heard.out, re.MULTILINE)
    for told in heard.out.split("> log\n"):  # the end, and then the log
        assert re.search(r"^All cards are taken\.\n.* points, .*\.\n.* wins\.$", told, re.MULTILINE)
    record = json.loads(evening.records[0].read_text(encoding="utf-8"))
    assert record["variant"] == {"deck": "plain", "short": False}
    assert record["result"]["winners"]


def test_the_curtain_may_be_left(evening: Evening) -> None:
    heard = evening.run(*HOTSEAT, "3", typed=lines("3L", "keep", "3L", "keep", "quit"))
    assert heard.out.count("pass the screen") == 1
    assert "The game waits" in heard.out


def test_answers_by_number_and_by_text(evening: Evening) -> None:
    typed = lines("  1l ", "KEEP", "99", "0", "²", "9" * 5000, "x\x1b[2J", "quit")
    heard = evening.run(*HOTSEAT, "7", typed=typed)
    assert heard.code == 0
    assert "Richelieu takes Picardy, two shields." in heard.out
    assert heard.out.count("There are 8 choices: 1 to 8.") == 2
    assert "“²” is no move of this game." in heard.out
    assert "\x1b" not in heard.out


def test_many_choices_share_a_line(evening: Evening) -> None:
    heard = evening.run(*HOTSEAT, "7", typed=lines("1L"))
    assert "12–23  2.1  2.2  2.3" in heard.out
    assert "48  keep  place no marker" in heard.out


def test_why(evening: Evening) -> None:
    typed = lines("why 2R", "why stop", "why nonsense", "why", "stop", "quit")
    heard = evening.run(*HOTSEAT, "7", typed=typed)
    assert "Nothing forbids “2R”: you may play it now." in heard.out
    assert "First take a card; what you ask for comes after." in heard.out
    assert "Cards come before the marker, never after it." in heard.out  # the paragraph of the rules
    assert "“nonsense” is no move of this game." in heard.out
    assert "Which move? Name it after “why”" in heard.out
    assert "“why stop” shows the rule." in heard.out


def test_why_in_french(evening: Evening) -> None:
    heard = evening.run(*HOTSEAT, "7", "--lang", "fr", typed=lines("pourquoi STOP", "quitter"))
    assert "Prenez d’abord une carte" in heard.out
    assert "Les cartes viennent avant le marqueur, jamais après." in heard.out
    assert "La partie attend dans" in heard.out


def test_undo(evening: Evening) -> None:
    typed = lines("undo", "1L", "undo", "2L", "keep", "undo", "undo", "quit")
    heard = evening.run(*HOTSEAT, "7", typed=typed)
    assert "Nothing has been played yet." in heard.out
    assert "no longer" not in heard.out
    assert json.loads(evening.waiting[0].read_text(encoding="utf-8"))["record"]["moves"] == []


def test_no_undo_past_a_disc_or_the_computer(evening: Evening) -> None:
    heard = evening.run(*HOTSEAT, "3", typed=lines("3L", "keep", "3L", "undo", "quit"))
    assert "This can no longer be taken back" in heard.out
    heard = evening.run("play", "richelieu", "--seat", "1", "--seed", "3", typed=lines("undo", "quit"))
    assert "This can no longer be taken back" in heard.out, "the computer's moves are not the human's to take back"


def test_rules_at_the_table(evening: Evening) -> None:
    typed = lines("rules markers", "rules sword", "rules xyzzy", "rules !", "rules", "quit")
    heard = evening.run(*HOTSEAT, "7", typed=typed)
    assert heard.out.count("A card bears one marker at most") == 2
    assert "Swords, crosses and" in heard.out
    assert "The rules say nothing of “xyzzy”." in heard.out
    assert "{#" not in heard.out


@pytest.mark.parametrize("typed", ["", "\n\nhelp\n?\n", "quit\n", "q\n"])
def test_help_and_leaving(evening: Evening, typed: str) -> None:
    heard = evening.run(*HOTSEAT, "7", typed=typed)
    assert heard.code == 0
    assert heard.out.count("save FILE") == typed.count("\n") * (typed[:1] == "\n")
    assert "“antichambre resume” continues it." in heard.out


def test_save(evening: Evening, tmp_path: Path) -> None:
    saved, other = tmp_path / "game.json", tmp_path / "letter.txt"
    other.write_text("Monseigneur,")
    typed = lines(
        *("save", f"save {saved}", "1", f"save {saved}", f"save {other}", f"save {tmp_path}", "save /"),
        *(f"save {tmp_path}/none/game.json", "save a\0b", "save ~nobody-here/x", "save " + "x" * 300, "quit"),
    )
    heard = evening.run(*HOTSEAT, "7", typed=typed)
    assert heard.code == 0
    assert "Where to?" in heard.out
    assert heard.out.count(f"The record is saved in {saved}.") == 2
    assert "exists and is not an earlier save of this game" in heard.out
    assert f"“{tmp_path}” is a folder" in heard.out
    assert "“/” is a folder" in heard.out
    assert "There is no folder for the file" in heard.out
    assert "There is no file “~nobody-here/x”." in heard.out
    assert heard.out.count("cannot be the name of a file.") == 2
    assert other.read_text() == "Monseigneur,"
    assert len(antichambre.replay(antichambre.loads(saved.read_text())).history) == 1


def test_save_is_refused_by_the_system(evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(source: Path, target: Path) -> None:
        if target == tmp_path / "x.json":
            raise PermissionError(13, "no")
        source.rename(target)

    monkeypatch.setattr("os.replace", forbid)
    heard = evening.run(*HOTSEAT, "7", typed=lines(f"save {tmp_path}/x.json", "quit"))
    assert "You are not permitted to use" in heard.out
    assert [path.name for path in tmp_path.iterdir()] == ["home"], "no half-written file stays behind"


def test_after_the_end(evening: Evening, tmp_path: Path) -> None:
    saved = tmp_path / "copy.json"
    answers = evening.run(*HOTSEAT, "3", typed=ONES).out.split("Enter leaves the table")[0]
    count = answers.count(" > 1") + answers.count("presses Enter. 1")
    typed = "1\n" * count + lines("undo", "what", f"save {saved}", "help", "rules count", "")
    heard = evening.run(*HOTSEAT, "3", typed=typed)
    after = heard.out.split("Enter leaves the table", 1)[1]
    assert "This can no longer be taken back" in after
    assert "The record is saved in" in after
    assert "unfair" not in after
    assert "You may still type:" in after
    assert "Most points win" in after
    assert antichambre.verify(saved.read_text()).over


def test_a_full_disk_does_not_end_the_game(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    from antichambre.terminal import files
    from antichambre.terminal.errors import HouseError

    write, kept = files.write, []

    def fill(path: Path, text: str) -> None:
        kept.append(path)
        if len(kept) == 2:
            raise HouseError("file-no-room", {"file": str(path)})
        write(path, text)

    monkeypatch.setattr(files, "write", fill)
    heard = evening.run(*HOTSEAT, "7", typed=lines("1L", "keep", "quit"))
    assert heard.out.count("There is no room left on the disk") == 1
    assert len(json.loads(evening.waiting[0].read_text())["record"]["moves"]) == 2


def test_a_narrow_terminal(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    heard = evening.run(*HOTSEAT, "7", typed=lines("table", "quit"))
    assert heard.out.count("The table is 77 columns wide, and this terminal 60.") == 2
    assert "Picardy, two shields" in heard.out


def test_words_of_any_length(evening: Evening, tmp_path: Path) -> None:
    long = "x" * 3000
    record = tmp_path / "record.json"
    heard = evening.run(*HOTSEAT, long, typed=lines(long, f"why {long}", f"rules {long}") + ONES)
    assert heard.code == 0
    assert f"\n{long}\n" in heard.out, "the seed is told whole"
    record.write_text(evening.records[0].read_text().replace('"richelieu"', f'"{long}"'))
    for arguments in (["verify", record], ["play", long], ["play", "richelieu", "--variant", long], ["replay", long]):
        refused = evening.run(*arguments)
        assert refused.code in (1, 2)
        assert "xxx…" in refused.err


def test_the_log_tells_all_that_the_viewer_may_know(evening: Evening) -> None:
    typed = lines("3L", "keep", "3L", "keep", "", "log", "quit")
    heard = evening.run(*HOTSEAT, "3", typed=typed)
    told = heard.out[heard.out.rindex("(? for help) > log") :]
    assert told.count("takes") == 2
    assert "The queen mother gains a disc." in told, "what it shows is not Richelieu's to know"


@pytest.mark.parametrize("word", ["hint", "conseil"])
def test_a_hint_names_the_best_moves(evening: Evening, monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    monkeypatch.setattr("antichambre.bots.assessment.SECONDS", 0.05)
    lang = "en" if word == "hint" else "fr"
    heard = evening.run("play", "richelieu", "--seat", "0", "--seed", "7", "--lang", lang, typed=lines(word, "quit"))
    said = "times in a hundred" if lang == "en" else "fois sur cent"
    assert heard.out.count(said) == 3

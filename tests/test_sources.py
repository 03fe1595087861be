"""Settings: where they come from, which of them counts, and what is said of those that cannot be."""

import re
from pathlib import Path

import msgspec
import pytest
from msgspec import inspect

from antichambre.server.limits import Bucket, Budget, budgets
from antichambre.server.settings import Settings
from antichambre.sources import KNOWN, description_of, variable_of
from antichambre.store.database import open_database
from antichambre.terminal.errors import USAGE
from terminal.evening import Evening, Heard

GUIDE = (Path(__file__).resolve().parents[1] / "docs" / "house.md").read_text(encoding="utf-8")


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    return Evening(tmp_path / "home", monkeypatch)


@pytest.fixture
def file(evening: Evening) -> Path:
    """The file in the house's folder."""
    evening.home.mkdir()
    return evening.home / "antichambre.toml"


def shown(heard: Heard) -> dict[str, str]:
    assert heard.code == 0, heard.err
    return dict(line.split(" = ", 1) for line in heard.out.splitlines())


def refused(heard: Heard, *named: str | Path) -> None:
    """It is said what is wrong, and where; nothing was begun."""
    assert (heard.code, heard.out) == (USAGE, "")
    assert [text for text in map(str, named) if text not in heard.err] == []
    assert "{" not in heard.err and "Traceback" not in heard.err


class TestWhichCounts:
    def test_the_default(self, evening: Evening) -> None:
        found = shown(evening.run("serve", "--show-settings"))
        assert found.keys() == KNOWN.keys()
        assert re.fullmatch(r"1661 +# default", found["port"])
        assert "# par défaut" in shown(evening.run("serve", "--show-settings", "--lang", "fr"))["port"]

    def test_the_command_line_before_the_environment_before_the_file(
        self, evening: Evening, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file.write_text('port = 1\nbots = 1\ninvite-only = true\nlimit-chat = "1, 1/min"\n')
        monkeypatch.setenv("ANTICHAMBRE_PORT", "2")
        monkeypatch.setenv("ANTICHAMBRE_BOTS", "2")
        found = shown(evening.run("serve", "--show-settings", "--port", "3", "--no-invite-only"))
        assert re.fullmatch(r"3 +# --port", found["port"])
        assert re.fullmatch(r"false +# --invite-only", found["invite-only"])
        assert re.fullmatch(r"2 +# ANTICHAMBRE_BOTS", found["bots"])
        assert re.fullmatch(rf'"1, 1/min" +# {re.escape(str(file))}', found["limit-chat"])

    def test_a_file_by_its_name(self, evening: Evening, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        file.write_text("port = 1\n")
        for number, name in enumerate(("two.toml", "three.toml"), 2):
            file.with_name(name).write_text(f"port = {number}\n")
        monkeypatch.setenv("ANTICHAMBRE_CONFIG", str(file.with_name("two.toml")))
        assert shown(evening.run("serve", "--show-settings"))["port"].startswith("2 ")
        named = evening.run("serve", "--show-settings", "--config", file.with_name("three.toml"))
        assert shown(named)["port"].startswith("3 ")

    def test_a_list(self, evening: Evening, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        file.write_text('origin = ["https://one.example", "https://two.example"]\n')
        monkeypatch.setenv("ANTICHAMBRE_TRUSTED_PROXY", "127.0.0.1, 10.0.0.0/8")
        found = shown(evening.run("serve", "--show-settings"))
        assert found["origin"].startswith('["https://one.example", "https://two.example"] ')
        assert found["trusted-proxy"].startswith('["127.0.0.1", "10.0.0.0/8"] ')
        twice = evening.run("serve", "--show-settings", "--origin", "http://a.example", "--origin", "http://b.example")
        assert shown(twice)["origin"].startswith('["http://a.example", "http://b.example"] ')

    def test_what_is_empty_has_not_been_said(self, evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("ANTICHAMBRE_PORT", "")
        assert "default" in shown(evening.run("serve", "--show-settings"))["port"]

    def test_no_password_is_shown(self, evening: Evening, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        file.write_text('database = "postgresql://house:m4z4r1n@db/house?password=m4z4r1n"\n')
        from_file = evening.run("serve", "--show-settings")
        monkeypatch.setenv("ANTICHAMBRE_DATABASE", "postgresql://house:m4z4r1n@db/house")
        from_environment = evening.run("serve", "--show-settings")
        for heard in (from_file, from_environment):
            assert "postgresql://house:" in shown(heard)["database"]
            assert "m4z4r1n" not in heard.out + heard.err


class TestWhatCannotBe:
    """Each sentence names the setting, its value and the place where it stands."""

    def test_no_such_setting(self, evening: Evening, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        file.write_text("invite_only = true\nport = 80\n")
        refused(evening.run("serve"), "invite_only", file, "invite-only")
        file.write_text("[limits]\nchat = 3\n")
        refused(evening.run("serve"), "limits", file)
        file.unlink()
        monkeypatch.setenv("ANTICHAMBRE_DATABSE", "postgresql://house:m4z4r1n@db/house")
        heard = evening.run("serve", "--lang", "fr")
        refused(heard, "ANTICHAMBRE_DATABSE", "ANTICHAMBRE_DATABASE")
        assert "m4z4r1n" not in heard.err

    @pytest.mark.parametrize(
        ("key", "value", "wanted"),
        [
            ("port", "eighty", "65535"),
            ("port", "65536", "65535"),
            ("bots", "-1", "1024"),
            ("log-format", "poem", "json"),
            ("limit-chat", "8", "12, 30/h"),
            ("limit-chat", "0, 30/h", "12, 30/h"),
            ("limit-chat", "8, 30/year", "12, 30/h"),
            ("largest-body", "1", "1024"),
            ("origin", "nowhere", "https://"),
            ("trusted-proxy", "everybody", "10.0.0.0/8"),
            ("database", "mysql://elsewhere/house", "postgresql://"),
        ],
    )
    def test_from_each_place(
        self, key: str, value: str, wanted: str, evening: Evening, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        refused(evening.run("serve", f"--{key}={value}"), f"--{key}", value, wanted)
        with monkeypatch.context() as environment:
            environment.setenv(variable_of(key), value)
            refused(evening.run("serve", "--lang", "fr"), variable_of(key), value, wanted)
        raw = value if value.lstrip("-").isdigit() and key != "limit-chat" else f'"{value}"'
        file.write_text(f"{key} = {[value] if key in ('origin', 'trusted-proxy') else raw}\n")
        refused(evening.run("serve"), key, value, wanted, file)

    def test_another_type_in_a_file(self, evening: Evening, file: Path) -> None:
        for line in ('port = "80"', 'invite-only = "yes"', 'origin = "https://a.example"', "host = 1", "database = 7"):
            file.write_text(line + "\n")
            key, _, value = line.partition(" = ")
            refused(evening.run("serve"), key, value.strip('"'), file)

    def test_a_switch_in_the_environment(self, evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("ANTICHAMBRE_INVITE_ONLY", "perhaps")
        refused(evening.run("serve"), "ANTICHAMBRE_INVITE_ONLY", "perhaps", "true")

    def test_also_what_is_overruled(self, evening: Evening, file: Path) -> None:
        file.write_text('port = "80"\n')
        refused(evening.run("serve", "--port", "0"), "port", file)

    def test_a_file_that_is_none(self, evening: Evening, file: Path) -> None:
        refused(evening.run("serve", "--config", file), file)
        file.write_text("port 80\n")
        refused(evening.run("serve"), file, "line 1")
        file.write_bytes(b'host = "\xff"\n')
        refused(evening.run("serve"), file)


def test_every_command_finds_the_house(evening: Evening, file: Path, tmp_path: Path) -> None:
    """Without a word of it on the command line."""
    there = tmp_path / "elsewhere.sqlite"
    file.write_text(f'database = "{there}"\n')
    assert "There is no house" in evening.run("admin", "list").err
    open_database(there).close()
    assert evening.run("admin", "list").code == 0
    assert evening.run("backup", tmp_path / "copy.sqlite").code == 0
    assert evening.run("export", "--house", tmp_path / "house.zip").code == 0
    assert evening.run("import", tmp_path / "house.zip").code == 0
    assert not (evening.home / "antichambre.sqlite").exists()


class TestTheList:
    def test_each_says_what_it_may_be(self) -> None:
        for key, field in KNOWN.items():
            kind = inspect.type_info(field.type)
            assert isinstance(kind, inspect.Metadata) and description_of(key).endswith("."), key
            if isinstance(kind.type, inspect.IntType):
                assert kind.type.ge is not None and kind.type.le is not None, key
            assert msgspec.convert(field.default, field.type) == field.default, key

    def test_every_budget_is_among_them(self) -> None:
        assert {budget.key for budget in Budget} <= KNOWN.keys()
        less = budgets(Settings(limit_tables="3, 7/h", limit_chat="1, 6/min"))
        assert less[Budget.TABLES] == Bucket(7 / 3600, 3)
        assert less[Budget.CHAT] == Bucket(6 / 60, 1)

    def test_the_guide_has_a_line_for_each(self) -> None:
        """In the same order, with the default and the same words."""
        lines = [f"| `{key}` | {_default(field.default)} | {description_of(key)} |" for key, field in KNOWN.items()]
        section = GUIDE.partition("\n## Settings\n")[2].partition("\n## ")[0]
        table = [line for line in section.splitlines() if line.startswith("| `")]
        assert table == lines


def _default(value: object) -> str:
    text = str(value).lower() if isinstance(value, bool) else str(value or "") if value != 0 else "0"
    return "" if value == () or text == "" else f"`{text}`"

"""The container's steps, run one after the other in an empty environment; and what the compose file says."""

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from antichambre.sources import PREFIX, gather
from deploy.tools import DEPLOY, ROOT
from server.houses import LIMIT, until

Step = tuple[str, str]


def steps() -> list[Step]:
    """The last stage: each instruction, and what it is told."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    lines = [line.partition(" ") for line in text.splitlines() if line and not line.startswith("#")]
    last = max(number for number, line in enumerate(lines) if line[0] == "FROM")
    return [(word, rest) for word, _, rest in lines[last + 1 :]]


def said(word: str) -> str:
    found = [rest for step, rest in steps() if step == word]
    assert len(found) == 1, word
    return found[0]


class Container:
    """A folder in place of /house, an environment of its own in place of the image."""

    def __init__(self, folder: Path) -> None:
        self.house = folder / "house"
        self.house.mkdir()
        subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
        clean = {name: os.environ[name] for name in ("HOME", "PIP_INDEX_URL", "PIP_CONFIG_FILE") if name in os.environ}
        self.environment = {**clean, "PATH": f"{folder / 'venv' / 'bin'}:/usr/bin:/bin", "LANG": "C.UTF-8"}

    def inside(self, text: str) -> str:
        return text.replace(said("WORKDIR"), str(self.house))

    def build(self) -> None:
        for word, rest in steps():
            if word == "COPY":
                self._copy(rest.split())
            elif word == "RUN":
                done = subprocess.run(
                    ["/bin/sh", "-ec", rest], cwd=self.house, env=self.environment, capture_output=True, text=True
                )
                assert done.returncode == 0, f"{rest}\n{done.stdout}{done.stderr}"

    def _copy(self, words: list[str]) -> None:
        """From the workshop, which is this clone after `make dist`."""
        assert words[0] == "--from=workshop" and words[-1] == "./"
        for pattern in words[1:-1]:
            found = list(ROOT.glob(pattern.removeprefix("/clone/")))
            assert len(found) == 1, f"{pattern}: run `make dist` first"
            (self.house / found[0].name).write_bytes(found[0].read_bytes())

    def told(self) -> dict[str, str]:
        """The environment in which it runs, at a port of this test's."""
        pairs = shlex.split(self.inside(said("ENV")))
        return {**self.environment, **dict(pair.split("=", 1) for pair in pairs), "ANTICHAMBRE_PORT": "0"}

    def does(self, command: list[str]) -> bool:
        return subprocess.run(command, cwd=self.house, env=self.told(), stderr=subprocess.DEVNULL).returncode == 0

    def opened(self) -> subprocess.Popen[str]:
        """What it is there for. As whoever runs the tests: nobody else may be able to read the interpreter."""
        command, quiet = json.loads(said("CMD")), subprocess.DEVNULL
        return subprocess.Popen(
            command, cwd=self.house, env=self.told(), stdout=subprocess.PIPE, stderr=quiet, text=True
        )


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can give a folder to somebody else")
def test_the_steps_lead_to_an_open_house(tmp_path: Path) -> None:
    container = Container(tmp_path)
    container.build()
    assert [path.name for path in container.house.iterdir()] == ["data"], "nothing is left lying about"
    data = (container.house / "data").stat()
    assert f"{data.st_uid}:{data.st_gid}" == said("USER") and data.st_mode & 0o777 == 0o700
    assert said("VOLUME") == f"{said('WORKDIR')}/data"
    assert container.does(["python", "-c", "import psycopg"]), "it can talk to PostgreSQL"
    with container.opened() as house:
        try:
            assert house.stdout is not None
            address = re.search(r"http://localhost:(\d+)/", house.stdout.readline())
            assert address is not None
            check = json.loads(re.sub(r"^.*? CMD ", "", said("HEALTHCHECK")).replace(said("EXPOSE"), address[1]))
            until(lambda: container.does(check))
            assert [path.name for path in (container.house / "data").glob("*.sqlite")] == ["antichambre.sqlite"]
        finally:
            house.terminate()
        assert house.wait(LIMIT) == 0


def test_it_runs_with_what_is_pinned_for_everybody() -> None:
    """All that the package asks for, and in the versions with which it is tested: otherwise `make lock`."""
    pinned = {name: _pins(ROOT / "requirements" / f"{name}.txt") for name in ("house", "play", "test")}
    tested = pinned["test"] | pinned["play"]
    assert {name: version for name, version in pinned["house"].items() if tested.get(name) != version} == {}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgresql"]]
    names = {re.split(r"[\[<>=; ]", text)[0].replace(".", "-") for text in wanted}
    assert names - pinned["house"].keys() == set()


def _pins(file: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)(?:\[\w+\])?==(\S+)", file.read_text(encoding="utf-8"), re.MULTILINE))


# Compose

COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def test_what_compose_tells_the_house_are_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = COMPOSE["services"]["house"]["environment"]
    monkeypatch.setenv("ANTICHAMBRE_HOME", str(tmp_path))
    for name, value in told.items():
        if name.startswith(PREFIX):
            monkeypatch.setenv(name, re.sub(r"\$\{SITE:[^}]*\}", "play.example", value))
    settings = gather().settings
    assert settings.database.startswith("postgresql://antichambre@database/")
    assert settings.origin == ("https://play.example",)
    assert list(settings.trusted_proxy) == [COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"]]


def test_compose_finds_its_files_and_asks_for_its_secrets() -> None:
    services = COMPOSE["services"]
    built = services["house"]["build"]
    assert (DEPLOY / built["context"] / built["dockerfile"]).samefile(DEPLOY / "Containerfile")
    mounted = [volume for service in services.values() for volume in service.get("volumes", [])]
    for source in (volume.partition(":")[0] for volume in mounted):
        assert source in COMPOSE["volumes"] or (DEPLOY / source).is_file(), source
    told = {name: service.get("environment", {}) for name, service in services.items()}
    passwords = [told["house"]["PGPASSWORD"], told["database"]["POSTGRES_PASSWORD"]]
    assert all(password.startswith("${PASSWORD:?") for password in passwords)
    assert told["proxy"]["HOUSE"] == f"house:{said('EXPOSE')}"
    sample = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert all(f"{{${name}:" in sample for name in told["proxy"])
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]

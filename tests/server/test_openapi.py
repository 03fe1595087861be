"""Whatever a client sends, the house answers as its OpenAPI description says: no 5xx, nothing undescribed."""

import contextlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from unittest import SkipTest
from urllib.parse import quote

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.guests import Guest
from server.houses import GENEROUS, RunningHouse

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
OURS = schemathesis.Config.from_dict({"generation": {"with-security-parameters": False}})  # we say who asks
FEW = settings(
    max_examples=5,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@dataclass(frozen=True)
class Visit:
    """A house, somebody in it by cookie and somebody by token, and what there is to be found."""

    url: str
    by_cookie: dict[str, str]
    by_token: dict[str, str]
    known: dict[str, str]


@pytest.fixture(scope="module")
def visit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    place = tmp_path_factory.mktemp("openapi") / "house.sqlite"
    with RunningHouse(str(place), program=GENEROUS) as house:
        ninon, script = Guest(house.url, "Ninon"), Guest(house.url, "Scarron")
        table = ninon.open("me", None)
        cookie = {"Cookie": f"antichambre={ninon._http.cookies['antichambre']}"}
        token = script.post("/api/me/tokens", {"label": "a script"})["token"]
        known = {"name": table, "person": ninon.person, "other": script.person, "game": "richelieu"}
        known["hashed"] = script.get("/api/me/tokens")[0]["hash"]
        known["session"] = script.get("/api/me/sessions")[0]["id"]
        same = {"Origin": house.url, "X-Antichambre": "1"}
        yield Visit(house.url, cookie | same, {"Authorization": f"Bearer {token}"}, known)
        for guest in (ninon, script):
            guest.leave()
        assert '"severity":"error"' not in house.log
        assert '"severity":"critical"' not in house.log


# A socket of another test may ping meanwhile, for which its library asks `random`: that is no strategy's doing.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
def test_every_answer_is_as_described(visit: Visit) -> None:
    """What the description allows, asked by somebody known by a cookie, by a token, and by nobody; and what it does
    not."""
    asked = 0
    for found in schemathesis.openapi.from_url(f"{visit.url}/api/openapi.json", config=OURS).get_all_operations():
        assert isinstance(found, Ok), found
        right = found.ok().as_strategy(generation_mode=GenerationMode.POSITIVE)
        asked += _try_out(right, visit, [visit.by_cookie, visit.by_token, {}])
        wrong = found.ok().as_strategy(generation_mode=GenerationMode.NEGATIVE)
        with contextlib.suppress(Unsatisfiable, SkipTest):  # nothing can be wrong with a route that takes nothing
            asked += _try_out(wrong, visit, [visit.by_cookie])
    assert asked > 150


def _try_out(cases: st.SearchStrategy[Any], visit: Visit, by: list[dict[str, str]]) -> int:
    """How many cases there were."""
    asked = 0

    @FEW
    @given(case=cases)
    def check(case: Any) -> None:
        nonlocal asked
        asked += 1
        for headers in by:
            _ask(case, visit, headers)

    check()
    return asked


UNTIMELY = ("game-not-begun", "log-in-wrong")  # examples of what comes later


def test_the_examples_of_the_description_work(visit: Visit) -> None:
    described = httpx.get(f"{visit.url}/api/openapi.json", trust_env=False).json()
    tried = 0
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
            if "example" in body:
                url = visit.url + path.format(**visit.known)
                answer = httpx.request(method, url, json=body["example"], headers=visit.by_cookie, trust_env=False)
                assert answer.is_success or answer.json()["key"] in UNTIMELY, answer.text
                tried += 1
    assert tried >= 5


AWKWARD = ["a\0b", "\ud800", "\u202e'; DROP TABLE people; --", "é" * 400]


def test_awkward_texts_break_no_database(database_url: str) -> None:
    """Texts that one database takes and the other does not, wherever a text can be said."""
    with RunningHouse(database_url, program=GENEROUS) as house:
        guest = Guest(house.url, "Ninon")
        table = guest.open("me", None)
        for text in AWKWARD:
            quoted = quote(text, safe="", errors="surrogatepass")
            for path in PATHS:
                for method in ("GET", "POST") if "tables" in path else ("GET", "PUT", "DELETE"):
                    _refused_or_done(guest.call(method, path.format(quoted, quoted)))
            for method, path, body in BODIES:
                filled = json.dumps(body).replace('"?"', json.dumps(text))
                _refused_or_done(_send(guest, method, path.format(table), filled))
        guest.leave()
        assert '"severity":"error"' not in house.log


PATHS = [
    "/api/tables/{}", "/api/tables/{}/acts", "/api/tables/{}/record", "/api/tables/{}/rematch", "/api/tables?game={}",
    "/api/ratings/{}", "/api/people/{}", "/api/people/{}/games?game={}&before_end=1",
    "/api/people/{}/totals?by=seat&game={}", "/api/people/{}/games?words={}", "/api/people/{}/ratings/{}",
    "/api/people/{}/scores?game={}", "/api/me/mutes/{}", "/api/me/tokens/{}", "/api/me/sessions/{}",
]  # fmt: skip
BODIES: list[tuple[str, str, dict[str, Any]]] = [
    ("POST", "/api/me/invite", {"code": "?"}),
    ("POST", "/api/me/tokens", {"label": "?"}),
    ("PATCH", "/api/me", {"name": "?"}),
    ("POST", "/api/account", {"name": "?", "password": "?"}),
    ("POST", "/api/session", {"name": "?", "password": "long enough to be one"}),
    ("POST", "/api/tables", {"setup": {"game": "?", "seats": 2}}),
    ("POST", "/api/tables", {"setup": {"game": "richelieu", "seats": 2, "stand_in": "?", "variant": {"?": "?"}}}),
    ("POST", "/api/tables", {"setup": {"game": "richelieu", "seats": 2, "stand_in": "?"}}),
    ("POST", "/api/tables", {"setup": {"game": "richelieu", "seats": 2}, "chairs": [{"me": True, "name": "?"}]}),
    ("POST", "/api/tables/{}/acts", {"act": "say", "text": "?"}),
    ("POST", "/api/tables/{}/acts", {"act": "sit", "name": "?", "pledge": "?"}),
    ("POST", "/api/tables/{}/acts", {"act": "call", "level": "?"}),
    ("POST", "/api/replay", {"record": "?"}),
]


def _send(guest: Guest, method: str, path: str, body: str) -> httpx.Response:
    headers = {"Content-Type": "application/json"}
    return guest._http.request(method, path, content=body.encode("utf-8", "surrogatepass"), headers=headers)


def _refused_or_done(answer: httpx.Response) -> None:
    assert answer.status_code < 500, f"{answer.request.method} {answer.request.url}: {answer.text}"
    if not answer.is_success and answer.status_code != 405:
        assert answer.json()["sentence"]


ENDING = {
    "DELETE /api/me", "DELETE /api/session", "DELETE /api/me/sessions", "DELETE /api/me/sessions/{session}",
    "POST /api/session", "POST /api/account",
}  # fmt: skip


def _ask(case: Any, visit: Visit, headers: dict[str, str]) -> None:
    known = {name: visit.known[name] for name in case.path_parameters or {}}
    for path in (case.path_parameters, known) if known else (None,):
        case.path_parameters = path
        answer = case.call(base_url=visit.url, headers=_somebody(case, visit, headers))
        case.validate_response(answer, checks=CHECKS)


def _somebody(case: Any, visit: Visit, headers: dict[str, str]) -> dict[str, str]:
    """Whoever ends their own session, or leaves for good, is somebody who has just come."""
    if f"{case.method} {case.path}" not in ENDING:
        return headers
    arrived = httpx.post(f"{visit.url}/api/me", json={"name": "Passer-by"}, trust_env=False)
    cookie = arrived.headers["set-cookie"].partition(";")[0]
    return {**visit.by_cookie, "Cookie": cookie} if headers else headers

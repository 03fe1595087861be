"""The cardinal's advice: for whoever plays alone, and is asked."""

import pytest

from server.guests import Arrive

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


def test_a_hint_names_every_legal_move_the_best_first(guest: Arrive) -> None:
    anne = guest("Anne")
    table = anne.open("me", "page")
    seen = anne.get(f"/api/tables/{table}")
    hint = anne.post(f"/api/tables/{table}/hint", {"version": seen["version"], "seat": 0})
    assert hint["version"] == seen["version"]
    assert {one["move"] for one in hint["prospects"]} == set(seen["look"]["moves"]["0"])
    assert all(0 <= one["win"] <= 1 for one in hint["prospects"])
    after = anne.get(f"/api/tables/{table}")
    assert after["version"] == seen["version"], "nothing was played"
    anne.act(table, "move", version=after["version"], seat=0, move=hint["prospects"][0]["move"])


def test_who_gets_no_hint(guest: Arrive) -> None:
    anne, bruno = guest("Anne"), guest("Bruno")
    table = anne.open("me", "me")
    version = anne.get(f"/api/tables/{table}")["version"]
    assert anne.refused("POST", f"/api/tables/{table}/hint", {"version": version, "seat": 1}) == (409, "not-asked")
    assert bruno.refused("POST", f"/api/tables/{table}/hint", {"version": version, "seat": 0}) == (409, "not-asked")
    assert anne.refused("POST", f"/api/tables/{table}/hint", {"version": version - 1, "seat": 0}) == (409, "stale")
    assert anne.refused("POST", f"/api/tables/{table}/hint", {"version": version, "seat": 99})[1] == "not-asked"
    shared = anne.open("me", None)
    bruno.act(shared, "sit", seat=1)
    begun = anne.act(shared, "start")
    assert anne.refused("POST", f"/api/tables/{shared}/hint", {"version": begun["version"], "seat": 0}) == (
        409,
        "hint-alone",
    )

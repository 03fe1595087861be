"""Doing what somebody asks at a table, whether they came by HTTP or by a socket: budgets are spent and words cleaned on
the way to the house."""

from time import perf_counter

import msgspec

from antichambre.server.doorway import Doorway, check_level
from antichambre.server.limits import Budget
from antichambre.server.openings import calling_bots, seat_names
from antichambre.store.names import clean_words
from antichambre.store.people import Person
from antichambre.table import acts
from antichambre.table.acts import AnyAct


async def act(doorway: Doorway, name: str, person: Person, asked: AnyAct) -> int:
    """Does what somebody asks at a table; the number of the last entry that it wrote."""
    began = perf_counter()
    doorway.spend(Budget.ACTS, person.id)
    match asked:
        case acts.Say():
            if (await doorway.house.table(name)).table.said(person.id, asked.key) is None:
                doorway.spend(Budget.CHAT, person.id)
            asked = acts.Say(clean_words(asked.text), asked.key)
        case acts.Sit(name=str(called)):
            (cleaned,) = await seat_names(doorway, person, called)
            asked = msgspec.structs.replace(asked, name=cleaned)
        case _:
            pass
    if isinstance(asked, acts.Call):
        number = await _call(doorway, name, person, asked)
    else:
        number = await doorway.house.act(name, person.id, asked)
    doorway.house.metrics.acknowledged(str(asked.__struct_config__.tag), perf_counter() - began)
    return number


async def _call(doorway: Doorway, name: str, person: Person, asked: acts.Call) -> int:
    check_level(asked.level)
    async with calling_bots(doorway, person, name):
        return await doorway.house.act(name, person.id, asked)

"""What the cardinal thinks of a game that is over: asked for once, made in the background, kept for who comes next."""

import asyncio
from typing import Literal

import msgspec
from litestar import get, post

from antichambre.kernel import records
from antichambre.kernel.briefing import Briefing, briefing
from antichambre.server.critics import check_reviewable
from antichambre.server.doorway import Doorway
from antichambre.server.limits import Budget
from antichambre.server.reviews import FORM, Review, Verdict
from antichambre.server.visitors import Visitor
from antichambre.store.reviews import KeptReview, review_of
from antichambre.table.outcome import standings
from antichambre.table.sight import record
from antichambre.table.table import Table


class ReviewSheet(msgspec.Struct, frozen=True):
    """How far a review is; and when it is `done`, all of it. `outcome`: which part of the win each seat had in the end.
    `moments`: the steps of the decisions that cost most, at most three for each seat, the dearest first; `briefings`:
    by step, what was asked there, and what was played and would have been better."""

    state: Literal["unasked", "waiting", "reading", "done"]
    progress: float
    outcome: list[float]
    verdicts: list[Verdict]
    moments: list[int]
    briefings: dict[str, Briefing]


@get("/api/tables/{name:str}/review", tags=["tables"], summary="The review of a game that is over, as far as it is")
async def see_review(doorway: Doorway, visitor: Visitor, name: str) -> ReviewSheet:
    doorway.porter.admit(visitor.known())
    table = (await doorway.house.table(name)).table
    check_reviewable(table)
    return await _sheet(doorway, table)


@post("/api/tables/{name:str}/review", tags=["tables"], summary="Ask for the review of a game", status_code=200)
async def ask_for_review(doorway: Doorway, visitor: Visitor, name: str) -> ReviewSheet:
    person = doorway.porter.admit(visitor.known())
    table = (await doorway.house.table(name)).table
    check_reviewable(table)
    sheet = await _sheet(doorway, table)
    if sheet.state != "unasked":
        return sheet
    doorway.spend(Budget.REVIEWS, person.id)
    await doorway.critic.ask(name)
    return await _sheet(doorway, table)


async def _sheet(doorway: Doorway, table: Table) -> ReviewSheet:
    found = await doorway.house.read(lambda connection: review_of(connection, table.name, FORM))
    if found is None:
        return ReviewSheet("unasked", 0.0, [], [], [], {})
    if found.body is None:
        return _unfinished(found, doorway.critic.progress.get(table.name))
    review = msgspec.json.decode(found.body, type=Review)
    briefings = await asyncio.to_thread(briefings_of, review, record(table) or {})
    return ReviewSheet("done", 1.0, outcome(table), review.verdicts, review.moments, briefings)


def briefings_of(review: Review, game: dict[str, object]) -> dict[str, Briefing]:
    """What was played at the moments of a review, and what would have been better, each as it was offered then."""
    verdicts = {verdict.step: {verdict.played, verdict.best} for verdict in review.verdicts}
    return {str(step): briefing(records.replay(game, upto=step), verdicts[step]) for step in review.moments}


def _unfinished(found: KeptReview, here: float | None) -> ReviewSheet:
    """`here`: how far it is, if it is made by this server."""
    begun = here is not None or found.hand is not None
    return ReviewSheet("reading" if begun else "waiting", found.progress if here is None else here, [], [], [], {})


def outcome(table: Table) -> list[float]:
    """Which part of the win each seat had: a shared one is a part of one."""
    places = [one.place for one in standings(table)]
    return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]


ROUTES = [see_review, ask_for_review]

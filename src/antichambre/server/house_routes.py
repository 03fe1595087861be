"""What the house says of itself: the games on its shelf, and whether it is well."""

from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.params import Parameter

from antichambre.bots import LEVELS
from antichambre.kernel import registry
from antichambre.kernel.words import Words
from antichambre.server.doorway import Doorway
from antichambre.server.errors import ServerError
from antichambre.server.metrics import CONTENT_TYPE
from antichambre.server.visitors import Visitor
from antichambre.store.ratings import Rating, leaderboard
from antichambre.version import VERSION
from antichambre.wire import PROTOCOL
from antichambre.wire.sheets import GameOnTheShelf, HouseSheet, OccasionListed

Most = Annotated[int, Parameter(ge=1, le=100)]
Skipped = Annotated[int, Parameter(ge=0, le=100_000)]


@get("/api/house", tags=["house"], summary="The house and its games")
async def house_sheet(doorway: Doorway, visitor: Visitor) -> HouseSheet:
    shelf = []
    for game in registry.games():
        words = Words(visitor.lang, game.name)
        title, author, blurb = (words.say(key) for key in ("game-title", "game-author", "game-blurb"))
        variants = {name: list(values) for name, values in game.variants.items()}
        occasions = [
            OccasionListed(one.text, one.decision, one.about, [game.silence, *one.answers])
            for one in game.occasions.values()
        ]
        seats = list(game.seats)
        shelf.append(GameOnTheShelf(game.name, title, author, blurb, seats, variants, game.rules_version, occasions))
    return HouseSheet(VERSION, PROTOCOL, doorway.porter.invite_only, list(LEVELS), shelf)


@get("/api/ratings/{game:str}", tags=["house"], summary="The best players of a game")
async def best_players(
    doorway: Doorway, visitor: Visitor, game: str, limit: Most = 50, skip: Skipped = 0
) -> list[Rating]:
    if doorway.porter.invite_only:
        doorway.porter.admit(visitor.known())
    name = registry.game(game).name
    return await doorway.house.read(lambda connection: leaderboard(connection, name, limit, skip))


@get("/health", media_type=MediaType.TEXT, tags=["house"], summary="Whether the process lives")
async def health() -> str:
    return "well"


@get("/ready", media_type=MediaType.TEXT, tags=["house"], summary="Whether the house can write")
async def ready(doorway: Doorway) -> str:
    if doorway.closing.is_set():
        raise ServerError("one-moment", status=503)
    await doorway.house.pulse.check()
    return "ready"


@get("/metrics", tags=["house"], summary="Counts for Prometheus")
async def metrics(doorway: Doorway, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Only for machines of the house's own network: how full it is concerns nobody else."""
    if not doorway.porter.from_nearby(dict(request.scope)):
        raise ServerError("no-such-page", status=404)
    return Response(doorway.house.metrics.text(), media_type=CONTENT_TYPE)


ROUTES = [house_sheet, best_players, health, ready, metrics]

"""A request as the house reads it."""

from typing import Any

from litestar import Request
from litestar.exceptions import SerializationException


class Letter(Request[Any, Any, Any]):
    """Its body is JSON. One that is not UTF-8, or nested so deep that nobody would follow, is no letter; Litestar takes
    both for faults of its own."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeError, RecursionError) as error:
            raise SerializationException(str(error)) from None

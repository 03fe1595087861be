"""What the OpenAPI description says beyond the types of the routes: how a refusal looks, and how the house knows who
asks."""

from typing import Any

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from antichambre.server.cookies import SESSION
from antichambre.wire.sheets import Problem

REFUSALS = {
    400: "The request cannot be understood, or asks for what there is not.",
    401: "The house does not know who asks.",
    403: "Not for whoever asks, or not from where it is asked.",
    404: "There is no such thing here.",
    409: "Not now: the table, or the rules of the game, say no.",
    413: "Too much at once.",
    415: "Not in this form.",
    422: "There is no such game, number of seats, option, value or level.",
    429: "Not so fast; `wait` says how long.",
    503: "The house closes for a moment, or its database does not answer.",
}
KNOWN_BY = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": SESSION,
        "description": "The secret of a session: given by POST /api/me, /api/account and /api/session. A request that "
        "changes something bears the header `X-Antichambre: 1` beside it.",
    },
    "token": {"type": "http", "scheme": "bearer", "description": "Given by POST /api/me/tokens: for scripts."},
}
BY_EITHER: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]
FOR_ANYBODY = {"/api/house", "/api/me", "/api/session", "/api/replay", "/health", "/ready", "/metrics"}
RECORD = {"application/json": {"schema": {"type": "object", "description": "A record: see `antichambre verify`."}}}
ZIP = {"application/zip": {"schema": {"type": "string", "format": "binary"}}}
COUNTS = {"text/plain": {"schema": {"type": "string"}}}
EXAMPLES: dict[str, dict[str, object]] = {
    "post /api/me": {"name": "Ninon", "lang": "fr"},
    "post /api/tables": {
        "setup": {"game": "richelieu", "seats": 2, "clock": {"kind": "live", "seconds": 900, "increment": 10}},
        "chairs": [{"me": True}, {"level": "cardinal"}],
        "start": True,
    },
    "post /api/tables/{name}/acts": {"act": "move", "version": 5, "seat": 0, "move": "1L"},
    "post /api/session": {"name": "Ninon", "password": "a long and secret sentence"},
    "post /api/me/tokens": {"label": "my bot"},
}


class Description(JsonRenderPlugin):
    """The description, as it is asked for."""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, described(openapi_schema))


def described(schema: dict[str, Any]) -> dict[str, Any]:
    """The description with what all routes have in common."""
    parts = schema.setdefault("components", {})
    parts["securitySchemes"] = KNOWN_BY
    (problem,) = msgspec.json.schema_components([Problem], ref_template="#/components/schemas/{name}")[1].values()
    parts["schemas"]["Problem"] = problem
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            _describe(operation, path, EXAMPLES.get(f"{method} {path}"))
    schema["paths"]["/api/tables/{name}/record"]["get"]["responses"]["200"]["content"] = RECORD
    schema["paths"]["/api/me/records"]["get"]["responses"]["200"]["content"] = ZIP
    schema["paths"]["/metrics"]["get"]["responses"]["200"]["content"] = COUNTS
    return schema


def _describe(operation: dict[str, Any], path: str, example: dict[str, object] | None) -> None:
    done = {status: answer for status, answer in operation["responses"].items() if status < "300"}
    done.get("204", {}).pop("content", None)
    operation["responses"] = done | {str(status): _refusal(why) for status, why in REFUSALS.items()}
    operation["security"] = [*BY_EITHER, {}] if path in FOR_ANYBODY else BY_EITHER
    if example is not None:
        operation["requestBody"]["content"]["application/json"]["example"] = example


def _refusal(why: str) -> dict[str, Any]:
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {"description": why, "content": content}

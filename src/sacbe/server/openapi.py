"""The OpenAPI document, generated from the types that requests are decoded with."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import fields

from sacbe.server import messages, schemas
from sacbe.server.routes.endpoint import Endpoint
from sacbe.server.schemas import ChangeFrame, DoneFrame, PageFrame, ProblemFrame
from sacbe.server.sessions import COOKIE
from sacbe.server.sockets import PATH, Hello

REF = "#/components/schemas/{name}"
EVERYWHERE = ("malformed", "forbidden", "too_many")  # from the middleware
PATH_TYPES: dict[str, Any] = {
    "puzzle": {"type": "string", "pattern": "^[0-9a-f]{10}$"},
    "table": {"type": "string", "pattern": "^[a-z0-9]{16}$"},
    "step": {"type": "integer", "minimum": 0, "maximum": 20_000},
    "feed": {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"},
    "stop": {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"},
    "ban": {"type": "integer", "minimum": 1, "maximum": 2**53},
    "seat": {"type": "integer", "minimum": 0, "maximum": 3},
    "game": {"type": "string", "pattern": "^[a-z0-9_]{1,40}$"},
}
WHEN = {
    "malformed": "The request does not match this document.",
    "unauthorized": "No token, or not a valid one for this table.",
    "forbidden": "Not allowed for this client, or sent by a page of another site.",
    "not_found": "Not found.",
    "method_not_allowed": "Method not allowed.",
    "conflict": "The table has changed, or it is not this seat's turn.",
    "gone": "This server no longer has the rules of the table.",
    "too_large": "The body is too large.",
    "illegal": "Against the rules of the game.",
    "too_many": "Rate limit exceeded; Retry-After gives the waiting time in seconds.",
    "failed": "Internal error; the message contains its id in the server log.",
    "unavailable": "The database could not be read or written; try again.",
}
SOCKET = (
    "A WebSocket. The first frame must be a hello. The server then sends a change frame at once "
    "and after every event, with the version, the missed events and the view. Commands are "
    "answered by done or problem frames. After a hello with `page`, frames are binary: gzip of the "
    "JSON, padded, or with `dictionary` deflate with the last change as dictionary. Change frames "
    "then contain the answer to a command and what has changed."
)
SOCKET_RECEIVES = (Hello, messages.CommandRequest)
SOCKET_SENDS = (ChangeFrame, DoneFrame, ProblemFrame)
SOCKET_SENDS_TO_PAGES = (PageFrame, ProblemFrame)
ABOUT = (
    "The API for Sacbe tables. Every command has an id (commands are idempotent: a repeated id "
    "gets the same response and is not executed again) and the last version that the client has "
    "seen. See docs/actions.md for positions and action infos, and docs/api.md for a guide."
)


def document(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """All paths, types and errors."""
    names = list(endpoints)
    types = _types(names)
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    _mark_sent(components)
    schema = dict(zip(map(_key, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in names:
        path = paths.setdefault(endpoint.path, {})
        path[endpoint.method.lower()] = _operation(endpoint, schema, components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sacbe", "version": "1", "description": ABOUT},
        "paths": paths,
        "x-socket": {
            "path": PATH,
            "summary": SOCKET,
            "receives": [schema[_key(kind)] for kind in SOCKET_RECEIVES],
            "sends": [schema[_key(kind)] for kind in SOCKET_SENDS],
            "sends_to_pages": [schema[_key(kind)] for kind in SOCKET_SENDS_TO_PAGES],
        },
        "components": {
            "schemas": _without_queries(components, names),
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "visitor": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            },
        },
    }


def _key(kind: Any) -> str:
    return repr(kind)


def _types(endpoints: list[Endpoint]) -> list[Any]:
    kinds = (schemas.Problem, *SOCKET_RECEIVES, *SOCKET_SENDS, *SOCKET_SENDS_TO_PAGES)
    schema: dict[str, Any] = {_key(kind): kind for kind in kinds}
    for endpoint in endpoints:
        for kind in (endpoint.query, endpoint.body, *_response_types(endpoint)):
            if kind is not None:
                schema[_key(kind)] = kind
    return list(schema.values())


def _mark_sent(components: dict[str, Any]) -> None:
    """A field that is always sent is required, even if it has a default in Python."""
    structs = list(msgspec.Struct.__subclasses__())
    while structs:
        struct = structs.pop()
        structs += struct.__subclasses__()
        schema = components.get(struct.__name__)
        if schema is None or issubclass(struct, messages.Strict):
            continue
        if struct.__struct_config__.omit_defaults:
            continue
        schema["required"] = [
            name
            for name in schema["properties"]
            if name not in {f.encode_name for f in fields(struct) if f.default is msgspec.UNSET}
        ]


def _response_types(endpoint: Endpoint) -> tuple[Any, ...]:
    """The types of a JSON response."""
    if isinstance(endpoint.response, str):
        return ()
    return endpoint.response if isinstance(endpoint.response, tuple) else (endpoint.response,)


def _without_queries(components: dict[str, Any], endpoints: list[Endpoint]) -> dict[str, Any]:
    queries = {endpoint.query.__name__ for endpoint in endpoints}
    return {name: schema for name, schema in components.items() if name not in queries}


def _operation(
    endpoint: Endpoint, schema: dict[str, Any], components: dict[str, Any]
) -> dict[str, Any]:
    name = endpoint.serve.__name__
    operation: dict[str, Any] = {
        "operationId": f"{endpoint.method.lower()}_{name}",
        "summary": endpoint.summary,
        "parameters": _parameters(endpoint, components),
        "responses": _responses(endpoint, schema),
    }
    if endpoint.body is not None:
        operation["requestBody"] = _json_body(schema[_key(endpoint.body)])
    elif endpoint.raw:
        operation["requestBody"] = _json_body({"type": "object"})
    if endpoint.token:
        operation["security"] = [{}, {"token": []}, {"visitor": []}]
    return operation


def _json_body(schema: dict[str, Any]) -> dict[str, Any]:
    return {"required": True, "content": {"application/json": {"schema": schema}}}


def _parameters(endpoint: Endpoint, components: dict[str, Any]) -> list[dict[str, Any]]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": PATH_TYPES[name]}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    fields = components[endpoint.query.__name__]["properties"]
    return parameters + [
        {"name": name, "in": "query", "required": False, "schema": _in_query(schema)}
        for name, schema in fields.items()
    ]


def _in_query(schema: dict[str, Any]) -> dict[str, Any]:
    """A query has no null: a missing parameter is left out."""
    fields = [option for option in schema.get("anyOf", ()) if option.get("type") != "null"]
    plain = {key: value for key, value in schema.items() if key not in ("anyOf", "default")}
    return plain | (fields[0] if fields else {})


def _responses(endpoint: Endpoint, schema: dict[str, Any]) -> dict[str, Any]:
    if isinstance(endpoint.response, str):
        content: dict[str, Any] = {endpoint.response: {"schema": {"type": "string"}}}
    else:
        kinds = [schema[_key(kind)] for kind in _response_types(endpoint)]
        content = {
            "application/json": {"schema": kinds[0] if len(kinds) == 1 else {"anyOf": kinds}}
        }
    responses: dict[str, Any] = {
        str(endpoint.status): {"description": endpoint.summary, "content": content}
    }
    if endpoint.cacheable:
        responses["304"] = {"description": "It is what the ETag in If-None-Match names."}
    problem = {"application/json": {"schema": schema[_key(schemas.Problem)]}}
    errors = {*EVERYWHERE, *endpoint.errors, *(("gone",) if "{table}" in endpoint.path else ())}
    for error in sorted(errors, key=lambda name: messages.ERRORS[name]):
        status = str(messages.ERRORS[error])
        responses[status] = {"description": WHEN[error], "content": problem}
        if error == "too_many":
            responses[status]["headers"] = {"Retry-After": {"schema": {"type": "integer"}}}
    responses["default"] = {"description": "Any other error.", "content": problem}
    return responses

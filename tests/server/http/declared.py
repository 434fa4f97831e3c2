"""Checks that what is sent is exactly what the OpenAPI document declares."""

from __future__ import annotations

import copy
import functools
from typing import Any

import jsonschema_rs

from sacbe.server.openapi import document
from sacbe.server.routes import ENDPOINTS


def closed(schema: Any) -> Any:
    """The same schema, in which objects have no undeclared keys."""
    if isinstance(schema, list):
        return [closed(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    result = {key: closed(value) for key, value in schema.items()}
    if isinstance(result.get("properties"), dict) and result.get("type") == "object":
        result.setdefault("additionalProperties", False)
    return result


@functools.cache
def closed_document() -> dict[str, Any]:
    """The OpenAPI document without undeclared keys."""
    result: dict[str, Any] = closed(copy.deepcopy(document(ENDPOINTS)))
    return result


@functools.cache
def _validator(place: tuple[str, ...]) -> Any:
    whole = closed_document()
    schema: Any = whole
    for key in place:
        schema = schema[key]
    if isinstance(schema, list):
        schema = {"anyOf": schema}
    return jsonschema_rs.Draft202012Validator({**schema, "components": whole["components"]})


def check_response(path: str, method: str, status: int, body: Any) -> None:
    """Compare a JSON response with its declaration."""
    responses = closed_document()["paths"][path][method]["responses"]
    place = ("paths", path, method, "responses", str(status) if str(status) in responses else "")
    _validator((*place, "content", "application/json", "schema")).validate(body)


def check_frame(frame: Any, kind: str) -> None:
    """Compare a frame with its declaration; `kind` is `sends` or `sends_to_pages`."""
    _validator(("x-socket", kind)).validate(frame)

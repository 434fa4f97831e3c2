"""The OpenAPI document is complete, and responses match it."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sacbe.server import messages
from sacbe.server.openapi import WHEN, document
from sacbe.server.routes import ENDPOINTS
from sacbe.server.sockets import PATH
from scripts.page_types import FILE, declarations
from tests.server.http.declared import closed_document
from tests.server.http.helpers import AppHarness, Opened, claim_seats, harness, opened, play

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = {False: 10, True: 100}  # per operation, in `make test` and in `make test-all`
SETTINGS = hypothesis.settings(
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
DOCUMENT = document(ENDPOINTS)
CLOSED = closed_document()  # undeclared keys are errors
OPERATIONS = [(e.method, e.path) for e in ENDPOINTS]


def test_document_lists_every_endpoint_and_error() -> None:
    names_listed = {(m.upper(), p) for p, methods in DOCUMENT["paths"].items() for m in methods}
    assert names_listed == set(OPERATIONS)
    assert set(WHEN) == set(messages.ERRORS)
    for endpoint in ENDPOINTS:
        operation = DOCUMENT["paths"][endpoint.path][endpoint.method.lower()]
        for error in endpoint.errors:
            assert str(messages.ERRORS[error]) in operation["responses"]
        assert operation["summary"].endswith((".", "?", "again."))
    names = [op["operationId"] for methods in DOCUMENT["paths"].values() for op in methods.values()]
    assert len(set(names)) == len(names)


def test_document_describes_the_socket() -> None:
    assert DOCUMENT["x-socket"]["path"] == PATH
    assert DOCUMENT["components"]["schemas"]["Hello"]["additionalProperties"] is False


def test_input_types_forbid_unknown_fields() -> None:
    """Unknown fields are refused in bodies and queries."""
    schemas = DOCUMENT["components"]["schemas"]
    for endpoint in ENDPOINTS:
        if endpoint.body is not None:
            assert schemas[endpoint.body.__name__]["additionalProperties"] is False
    commands = schemas["CommandRequest"]["properties"]["command"]["anyOf"]
    for command in commands:
        name = command["$ref"].rpartition("/")[2]
        assert schemas[name]["additionalProperties"] is False


class Running:
    """An app that is shared by all examples, with its own loop."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.stack = AsyncExitStack()
        self.harness: AppHarness = self.do(self.stack.enter_async_context(harness(folder)))
        self.do(self.harness.backend.bot_pool.start())
        self.table: Opened = self.do(self._open())

    async def _open(self) -> Opened:
        async with self.harness.client() as client:
            table = await opened(client, "maya", "ll", public=True)
        await claim_seats(self.harness, table)
        await play(self.harness, table, 3)
        return table

    def do(self, what: Any) -> Any:
        """Run a coroutine."""
        return self.loop.run_until_complete(what)

    def close(self) -> None:
        """Close the app."""
        self.do(self.stack.aclose())
        self.loop.close()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    created = Running(tmp_path_factory.mktemp("openapi"))
    yield created
    created.close()


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_responses_match_the_document(
    running: Running, method: str, path: str, pytestconfig: pytest.Config
) -> None:
    examples = EXAMPLES[bool(pytestconfig.getoption("--release"))]
    schema = schemathesis.openapi.from_dict(CLOSED)
    operation = schema[path][method]
    cases = operation.as_strategy()
    if endpoint_takes_something(method, path):  # then also invalid input
        cases |= operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    table = running.table
    errors_seen = set()

    @hypothesis.settings(SETTINGS, max_examples=examples)
    @hypothesis.given(case=cases, real=hypothesis.strategies.booleans())
    def check(case: Any, real: bool) -> None:
        if real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table.table
        if real and isinstance(case.body, dict) and "game" in case.body:
            case.body["game"] = "maya"
        headers = {"Authorization": f"Bearer {table.seats[0]}"} if real else {}
        request_kwargs = case.as_transport_kwargs(base_url="http://127.0.0.1:8000", headers=headers)
        answer = running.do(_ask(running.harness, request_kwargs))
        errors_seen.add(answer.status_code)
        case.validate_response(answer, checks=CHECKS)

    check()
    assert errors_seen


def endpoint_takes_something(method: str, path: str) -> bool:
    """Does the endpoint have input that could be invalid?"""
    operation = DOCUMENT["paths"][path][method.lower()]
    return bool(operation["parameters"]) or "requestBody" in operation


async def _ask(harness: AppHarness, to_act: dict[str, Any]) -> Any:
    known_ids = ("method", "url", "params", "headers", "json", "content")
    request_body = {key: value for key, value in to_act.items() if key in known_ids}
    if "data" in to_act:
        request_body["content"] = to_act["data"]
    async with harness.client() as client:
        return await client.request(**request_body)


def test_types_of_the_page_are_generated() -> None:
    """`python -m scripts.page_types` writes them again."""
    assert FILE.read_text("utf-8") == declarations()

"""The example bot of docs/api.md plays whole games at a real server."""

import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from sacbe.server import messages
from sacbe.server.routes import ENDPOINTS
from tests.web.serving import PATIENCE, ROOT, ServerProcess

BOT = ROOT / "examples" / "api_bot.py"
GUIDE = ROOT / "docs" / "api.md"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests of this module."""
    with ServerProcess(tmp_path_factory.mktemp("data")) as serving:
        yield serving


def start_bot(*args: str, token: str = "") -> subprocess.Popen[str]:
    environment = os.environ | ({"SACBE_TOKEN": token} if token else {})
    return subprocess.Popen(
        [sys.executable, str(BOT), *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )


def output_of(bot: subprocess.Popen[str]) -> str:
    try:
        out, err = bot.communicate(timeout=PATIENCE)
    finally:
        bot.kill()
    assert (bot.returncode, err) == (0, "")
    return out


def post(url: str, body: Any) -> Any:
    head = {"Content-Type": "application/json"}
    with urllib.request.urlopen(
        urllib.request.Request(url, json.dumps(body).encode(), head)
    ) as answer:
        return json.load(answer)


def test_example_creates_a_table_and_plays_to_the_end(server: ServerProcess) -> None:
    out = output_of(start_bot(server.url))
    assert re.fullmatch(r"Seat 0: over, points \[.+, .+\], winners \[.+\]\n", out)


def test_two_examples_play_each_other(server: ServerProcess) -> None:
    request = {"game": "maya", "seats": [{"kind": "link"}, {"kind": "link"}]}
    response = post(f"{server.url}/api/tables", request)
    tokens = response["seat_tokens"]
    bots = [start_bot(server.url, response["table"], token=tokens[seat]) for seat in "01"]
    content = [output_of(bot) for bot in bots]
    assert [line.split(":")[0] for line in content] == ["Seat 0", "Seat 1"]
    assert content[0].partition(":")[2] == content[1].partition(":")[2]


def test_wrong_token_prints_a_message(server: ServerProcess) -> None:
    request = {"game": "maya", "seats": [{"kind": "link"}, {"kind": "link"}]}
    response = post(f"{server.url}/api/tables", request)
    bot = start_bot(server.url, response["table"], token="A" * 22)
    _, err = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 1
    assert err == "This token is not valid for this table.\n"


def test_guide_contains_the_example() -> None:
    code = BOT.read_text("utf-8").partition("from typing import Any\n")[2].strip()
    assert code in GUIDE.read_text("utf-8")
    assert len([line for line in code.splitlines() if line.strip()]) <= 50


def test_guide_lists_every_error_command_and_path() -> None:
    guide = GUIDE.read_text("utf-8")
    for name, status in messages.ERRORS.items():
        assert f"| {status} | `{name}` |" in guide
    for command in get_args(messages.Command):
        assert f"| `{command.__struct_config__.tag}` |" in guide
    for endpoint in ENDPOINTS:
        path = endpoint.path
        for request_body, short in (
            ("{table}", "T"),
            ("{step}", "N"),
            ("{seat}", "N"),
            ("{game}", "G"),
            ("{feed}", "TOKEN"),
            ("{stop}", "TOKEN"),
            ("{ban}", "N"),
            ("{puzzle}", "ID"),
        ):
            path = path.replace(request_body, short)
        assert f"`{path}`" in guide
        assert f"| {endpoint.method} |" in guide
    for name in messages.OpenTable.__struct_fields__:
        assert f"| `{name}` |" in guide

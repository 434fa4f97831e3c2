"""Smoke test of an installed Sacbe: `python scripts/smoke.py`, with that environment's interpreter.

Uses only Sacbe and the standard library. It runs the README's program, the commands that a player
and a researcher start with, and the server if `sacbe[server]` is installed (otherwise it checks the
message that says how to install it). Only Tzolk'in is compiled; the other games run uncompiled.
"""

import contextlib
import io
import json
import os
import pty
import re
import runpy
import select
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
TIMEOUT = 900  # seconds per step: the first ones compile the rules
SACBE = [sys.executable, "-m", "sacbe"]


def command(*args: str, code: int = 0, **env: str) -> str:
    """Run `sacbe`, check its exit code, return its output."""
    run = subprocess.run(
        [*SACBE, *args],
        capture_output=True,
        text=True,
        env=os.environ | env,
        stdin=subprocess.DEVNULL,
        timeout=TIMEOUT,
    )
    output = run.stdout + run.stderr
    assert run.returncode == code, f"sacbe {' '.join(args)}: {run.returncode}\n{output}"
    return output


def check_location() -> None:
    """Sacbe is the installed one, not the source tree, and its folder cannot be written to."""
    import sacbe

    folder = Path(sacbe.__file__).parent
    assert not folder.is_relative_to(ROOT), folder
    with contextlib.suppress(OSError):
        (folder / "probe").touch()
        raise AssertionError(f"{folder} is writable")


def check_api() -> None:
    """The program of the README runs, and its game can be replayed and drawn."""
    (program,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    Path("program.py").write_text(program, "utf-8")
    with contextlib.redirect_stdout(io.StringIO()):
        names = runpy.run_path("program.py")
    Path("record.json").write_text(json.dumps(names["table"].record()), "utf-8")
    command("replay", "record.json", "--verify")
    command("picture", "record.json", "-o", "board.svg")
    assert "<svg" in Path("board.svg").read_text("utf-8")


def check_other_games() -> None:
    """Every game plays uncompiled, with all invariants checked."""
    import sacbe

    for name in sacbe.games():
        command("fuzz", name, "--games", "1", "--seed", "1", NUMBA_DISABLE_JIT="1")


def check_terminal() -> None:
    """`sacbe play` shows a board, takes an answer and quits."""
    process, terminal = pty.fork()
    if process == 0:
        args = ["play", "tzolkin", "--seats", "human,greedy", "--seed", "3", "--lang", "en"]
        os.execv(sys.executable, [*SACBE, *args])
    try:
        for line in (b"1\n", b"q\n"):
            _read_until_prompt(terminal)
            os.write(terminal, line)
        with contextlib.suppress(OSError):  # Linux reports the end of the other side like this
            while os.read(terminal, 65536):
                pass
    finally:
        _, status = os.waitpid(process, 0)
        os.close(terminal)
    assert os.waitstatus_to_exitcode(status) == 0


def _read_until_prompt(terminal: int) -> None:
    """Read until the prompt, pressing Enter on pages that ask for it."""
    output, give_up = b"", time.monotonic() + TIMEOUT
    while not output.endswith(b"\n> "):
        ready, _, _ = select.select([terminal], [], [], give_up - time.monotonic())
        assert ready, output.decode(errors="replace")
        output = re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]|\r", b"", output + os.read(terminal, 65536))
        if output.endswith((b"to start. ", b"to continue. ")):
            os.write(terminal, b"\n")


def check_arena() -> None:
    """Bots play each other in compiled code."""
    bots = ["--candidate", "greedy", "--baseline", "random", "--players", "2"]
    command("arena", "tzolkin", *bots, "--blocks", "2", "--executor", "serial")


def check_missing_server() -> None:
    """Without `sacbe[server]`, one sentence says how to install it."""
    for args in (["serve"], ["admin", "list"]):
        message = command(*args, code=2)
        assert "pip install 'sacbe[server]'" in message, message
        assert message.count("\n") == 1, message


def check_server() -> None:
    """`sacbe serve` serves its page and a table against a bot, and stops cleanly."""
    with _serving() as address:
        assert "<title>" in _get(address)
        seats = [{"kind": "link"}, {"kind": "bot", "level": "greedy"}]
        table = _get(f"{address}/api/tables", body={"game": "tzolkin", "seats": seats})
        opened = json.loads(table)
        at, token = f"{address}/api/tables/{opened['table']}", opened["seat_tokens"]["0"]
        _get(f"{at}/claim", body={"token": token, "name": "Smoke"})
        for number in range(20):
            view = json.loads(_get(f"{at}?seat=0", token))
            if not view["legal"]:
                time.sleep(0.5)  # the bot's turn
                continue
            play = {"type": "play", "seat": 0, "action": view["legal"][0]["action"]}
            order = {"command_id": str(number), "expected_version": view["version"]}
            _get(f"{at}/commands", token, order | {"command": play})
    assert opened["table"] in command("admin", "list", "--data", "server", COLUMNS="200")


@contextlib.contextmanager
def _serving() -> Iterator[str]:
    args = ["serve", "--no-open", "--port", "0", "--workers", "1", "--data", "server"]
    with subprocess.Popen([*SACBE, *args], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            lines = (line for line in server.stdout if "running at" in line)
            yield next(lines).split()[-1].rstrip("/")
            server.send_signal(signal.SIGINT)
            assert server.wait(60) == 0
        finally:
            server.kill()


def _get(url: str, token: str = "", body: object = None) -> str:
    request = urllib.request.Request(url, None if body is None else json.dumps(body).encode())
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
        text: str = answer.read().decode()
    return text


def main() -> None:
    """Run all checks in a temporary directory; the first failure ends the run."""
    from importlib.util import find_spec

    server = check_missing_server if find_spec("starlette") is None else check_server
    checks: list[Callable[[], None]] = [
        *(check_location, check_other_games, check_api, check_arena, check_terminal, server)
    ]
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for check in checks:
            began = time.perf_counter()
            check()
            print(f"  {check.__name__:<22}{time.perf_counter() - began:7.1f} s", flush=True)
        os.chdir("/")


if __name__ == "__main__":
    main()

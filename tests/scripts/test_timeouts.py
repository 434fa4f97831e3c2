"""No test and no script waits for another process without a limit."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
RUNNING = {f"subprocess.{name}" for name in ("run", "call", "check_call", "check_output")}
SOURCES = [path for folder in ("tests", "scripts") for path in (ROOT / folder).rglob("*.py")]


def unlimited(source: str) -> list[int]:
    """Lines that wait for a process (`subprocess.run`, `communicate`, `process.wait`) for ever."""
    lines = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = ast.unparse(node.func)
        waits = (
            name in RUNNING
            or name.endswith(".communicate")
            or name.endswith(("process.wait", "parent.wait", "bot.wait"))
        )
        if waits and not any(keyword.arg == "timeout" for keyword in node.keywords):
            if not (name.endswith(".wait") and node.args):
                lines.append(node.lineno)
    return lines


def test_every_wait_for_a_process_has_a_limit() -> None:
    lines = {str(path.relative_to(ROOT)): unlimited(path.read_text("utf-8")) for path in SOURCES}
    assert {path: numbers for path, numbers in lines.items() if numbers} == {}


def test_a_wait_without_a_limit_is_found() -> None:
    source = "subprocess.run(x)\nsubprocess.run(x, timeout=3)\nprocess.wait()\nprocess.wait(3)"
    assert unlimited(source) == [1, 3]

"""Progress of compilation: each function that is compiled is reported once."""

from __future__ import annotations

import json
from pathlib import Path

from .subprocesses import run

WATCH = """
import json
from sacbe.kernel import Rng, block, compiling, count_rules
from tests.kernel import toy
calls = []
with compiling(lambda count, name: calls.append((count, name))):
    toy.play(block(toy.State, 2), block(Rng, 1), 1, 1)
print(json.dumps([calls, count_rules(toy.play)]))
"""


def test_each_compiled_function_is_reported_once(tmp_path: Path) -> None:
    calls, total = json.loads(run(WATCH, env={"NUMBA_CACHE_DIR": str(tmp_path)}))
    assert [count for count, _ in calls] == list(range(1, total + 1))
    assert sorted(name for _, name in calls) == sorted(
        ["play", "set_up", "day", "harvest", "below", "buy", "can_buy", "price", "worth"]
    )
    assert calls[-1][1] == "play"
    calls, _ = json.loads(run(WATCH, env={"NUMBA_CACHE_DIR": str(tmp_path)}))
    assert calls == []


def test_interpreted_mode_reports_nothing() -> None:
    assert json.loads(run(WATCH, jit=False)) == [[], 9]

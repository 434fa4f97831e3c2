"""Compilation can be watched: each function that is really compiled is reported once."""

from __future__ import annotations

import json
from pathlib import Path

from .worlds import run

WATCH = """
import json
from sacbe.kernel import Rng, block, compiling, count_rules
from tests.kernel import toy
seen = []
with compiling(lambda done, name: seen.append((done, name))):
    toy.play(block(toy.State, 2), block(Rng, 1), 1, 1)
print(json.dumps([seen, count_rules(toy.play)]))
"""


def test_each_compiled_function_is_reported_once(tmp_path: Path) -> None:
    seen, total = json.loads(run(WATCH, env={"NUMBA_CACHE_DIR": str(tmp_path)}))
    assert [done for done, _ in seen] == list(range(1, total + 1))
    assert sorted(name for _, name in seen) == sorted(
        ["play", "set_up", "day", "harvest", "below", "buy", "can_buy", "price", "worth"]
    )
    assert seen[-1][1] == "play"
    again, _ = json.loads(run(WATCH, env={"NUMBA_CACHE_DIR": str(tmp_path)}))
    assert again == []


def test_uncompiled_there_is_nothing_to_report() -> None:
    assert json.loads(run(WATCH, pure=True)) == [[], 9]

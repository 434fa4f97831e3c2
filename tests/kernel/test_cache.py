"""The disk cache of machine code: a hit if nothing changed, a miss otherwise."""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite  # type: ignore[import-untyped]
import numba
import numpy as np
import pytest

from sacbe.kernel import cache
from sacbe.kernel.numba_parts import config

from .subprocesses import finish, run, start

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="POSIX permissions")

FILES = {
    "__init__.py": "",
    "numbers.py": "BONUS = 100\n",
    "tables.py": """
from sacbe.kernel import table
PRICE = table((1, 2, 3))
""",
    "state.py": """
from __future__ import annotations
from sacbe.kernel import Annotated, Row, record

@record
class Purse:
    corn: int
    gold: int

@record
class State:
    purses: Annotated[list[Purse], 2]
""",
    "deep.py": """
from __future__ import annotations
from sacbe.kernel import rule

@rule
def twice(n: int) -> int:
    return 2 * n
""",
    "rules.py": """
from __future__ import annotations
from sacbe.kernel import entry, rule
from . import numbers
from .deep import twice
from .state import Purse, State
from .tables import PRICE

@entry
def total(states, good):
    return value(states[0], good) + numbers.BONUS

@entry
def also(states):
    return states[0].purses[0].corn

@rule
def value(s: State, good: int) -> int:
    "The text of a docstring does not matter."
    purse = s.purses[1]
    return purse.corn + twice(PRICE[good])
""",
}

CALL = """
import json
import numpy as np
from sacbe.kernel import block, compiling
names = []
with compiling(lambda count, name: names.append(name)):
    from village import rules
    from village.state import State
    states = block(State, 1)
    array = states.view(np.int16)
    array[:] = np.arange(len(array)) * 1000
    result = rules.total(states, 1)
print(json.dumps([result, names]))
"""

ALL = ["twice", "value", "total"]


@pytest.fixture
def village(tmp_path: Path) -> Path:
    """A small package of rules in several files."""
    (tmp_path / "village").mkdir()
    for name, text in FILES.items():
        (tmp_path / "village" / name).write_text(text)
    return tmp_path


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same package, compiled once; read-only for tests."""
    path = tmp_path_factory.mktemp("compiled")
    (path / "village").mkdir()
    for name, text in FILES.items():
        (path / "village" / name).write_text(text)
    assert call(path) == (2104, ALL)
    return path


@pytest.fixture
def compiled_village(village: Path, compiled_once: Path) -> Path:
    """The package with a copy of its compiled code, which a test may change."""
    shutil.copytree(compiled_once / "village" / "__pycache__", village / "village" / "__pycache__")
    return village


def call(path: Path, **env: str) -> tuple[int, list[str]]:
    """The result in a new process, and the names of the functions it compiled."""
    result, names = json.loads(run(CALL, path=path, env={"PYTHONDONTWRITEBYTECODE": "1", **env}))
    return result, names


def edit(path: Path, file: str, old: str, new: str) -> None:
    target = path / "village" / file
    assert old in target.read_text()
    target.write_text(target.read_text().replace(old, new))


def cache_files(path: Path) -> list[Path]:
    return sorted((path / "village" / "__pycache__").glob("*.nbc"))


def test_the_second_process_compiles_nothing(compiled_once: Path) -> None:
    assert call(compiled_once) == (2104, [])
    assert len(cache_files(compiled_once)) == 1  # the entry, which contains its rules


def test_a_change_of_any_dependency_recompiles(compiled_village: Path) -> None:
    """A callee in another file, a constant, a table, a field: each change gives the new result."""
    edit(compiled_village, "deep.py", "2 * n", "3 * n")
    assert call(compiled_village) == (2106, ALL)
    edit(compiled_village, "numbers.py", "100", "200")
    assert call(compiled_village) == (2206, ALL)
    edit(compiled_village, "tables.py", "(1, 2, 3)", "(1, 5, 3)")
    assert call(compiled_village) == (2215, ALL)
    edit(compiled_village, "state.py", "corn: int\n    gold: int", "gold: int\n    corn: int")
    assert call(compiled_village) == (3215, ALL)


def test_comments_and_docstrings_do_not_recompile(compiled_village: Path) -> None:
    edit(compiled_village, "rules.py", "@entry", "# a remark\n\n@entry")
    edit(compiled_village, "rules.py", "does not matter", "can be anything")
    assert call(compiled_village) == (2104, [])


def test_settings_are_cached_separately(compiled_village: Path) -> None:
    assert call(compiled_village, NUMBA_BOUNDSCHECK="1") == (2104, ALL)
    assert len(cache_files(compiled_village)) == 2
    assert call(compiled_village) == (2104, [])


def test_every_setting_that_changes_code_is_in_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = {cache.build()}
    for name, value in (("BOUNDSCHECK", 1), ("OPT", 1), ("LOOP_VECTORIZE", 7)):
        monkeypatch.setattr(config, name, value)
        keys.add(cache.build())
    assert len(keys) == 4
    assert {numba.__version__, np.__version__, llvmlite.__version__} <= set(cache.build())


def truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-100])


def replace(path: Path) -> None:
    """A valid checksum over the content of another program."""
    payload = pickle.dumps(("something", "else"))
    path.write_bytes(hashlib.sha256(payload).digest() + payload)


def flip(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(bytes(content))


@pytest.mark.parametrize("damage", [truncate, flip, replace])
def test_a_damaged_file_is_recompiled(
    compiled_village: Path, damage: Callable[[Path], None]
) -> None:
    (path,) = cache_files(compiled_village)
    damage(path)
    assert call(compiled_village) == (2104, ALL)
    assert call(compiled_village) == (2104, [])


IS_STORED = """
from sacbe.kernel import block
from village import rules
from village.state import State
print(rules.total.is_stored(block(State, 1), 1))
"""


def test_only_an_intact_file_counts_as_stored(compiled_village: Path) -> None:
    assert run(IS_STORED, path=compiled_village) == "True"
    (path,) = cache_files(compiled_village)
    truncate(path)
    assert run(IS_STORED, path=compiled_village) == "False"
    path.unlink()
    assert run(IS_STORED, path=compiled_village) == "False"


NO_REFRESH = """
from numba.core.base import BaseContext
def refresh(self):
    raise AssertionError("imports half of Numba")
BaseContext.refresh = refresh
"""


def test_looking_for_stored_code_does_not_load_the_compiler(compiled_village: Path) -> None:
    """That takes half a second in every process that begins on interpreted rules."""
    assert run(NO_REFRESH + IS_STORED, path=compiled_village) == "True"
    (path,) = cache_files(compiled_village)
    path.unlink()
    assert run(NO_REFRESH + IS_STORED, path=compiled_village) == "False"


def test_of_several_processes_one_compiles_and_the_others_wait(village: Path) -> None:
    processes = [start(CALL, path=village) for _ in range(3)]
    results = [json.loads(finish(process)) for process in processes]
    assert sorted(results) == [[2104, []], [2104, []], [2104, ALL]]
    left = {path.name for path in (village / "village" / "__pycache__").iterdir()}
    assert left == {path.name for path in cache_files(village)} | python_files(left)


def python_files(names: set[str]) -> set[str]:
    return {name for name in names if name.endswith(".pyc")}


def test_the_lock_of_a_killed_process_does_not_block(village: Path) -> None:
    """It dies while it compiles: the lock file stays, but the lock is released."""
    dying = CALL.replace("names.append(name)", "os.kill(os.getpid(), 9)")
    process = start(f"import os\n{dying}", path=village)
    process.communicate(timeout=600)
    folder = village / "village" / "__pycache__"
    assert [path.suffix for path in folder.glob("rules.total*")] == [".lock"]
    assert call(village) == (2104, ALL)
    assert [path.suffix for path in folder.glob("rules.total*")] == [".nbc"]


def test_a_process_waits_for_the_lock(village: Path) -> None:
    """A process that holds the lock is compiling: another one must not begin."""
    fcntl = pytest.importorskip("fcntl")
    test_the_lock_of_a_killed_process_does_not_block(village)
    (file,) = cache_files(village)
    content = file.read_bytes()
    file.unlink()
    with file.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        process = start(CALL, path=village)
        with pytest.raises(subprocess.TimeoutExpired):
            process.communicate(timeout=3)
        file.write_bytes(content)  # the other process has finished
    assert json.loads(finish(process)) == [2104, []]


def test_a_read_only_package_is_cached_in_the_users_folder(village: Path) -> None:
    if os.geteuid() == 0:  # root may write everywhere: a file in the way does it instead
        (village / "village" / "__pycache__").write_text("in the way")
    else:
        (village / "village").chmod(stat.S_IRUSR | stat.S_IXUSR)
    home = village / "home"
    env = {"HOME": str(home), "XDG_CACHE_HOME": str(home / "cache")}
    try:
        assert call(village, **env) == (2104, ALL)
        assert call(village, **env) == (2104, [])
    finally:
        (village / "village").chmod(stat.S_IRWXU)
    assert len(list(home.rglob("*sacbe*/*/*.nbc"))) == 1
    assert cache_files(village) == []


def test_it_runs_without_any_writable_folder(village: Path) -> None:
    (village / "village" / "__pycache__").write_text("in the way")
    (village / "home").write_text("in the way")
    env = {"HOME": str(village / "home"), "XDG_CACHE_HOME": str(village / "home")}
    process = start(f"{CALL}\nrules.also(states)", path=village, env=env)
    out, err = process.communicate(timeout=600)
    assert json.loads(out) == [2104, ALL]
    assert err.count("cannot be stored") == 1  # once, not per function
    assert "NUMBA_CACHE_DIR" in err


def test_the_least_recently_used_files_are_removed(
    village: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = village / "village" / "__pycache__"
    folder.mkdir()
    for age in range(20):
        path = folder / f"rules.total-x-{age:020d}.nbc"
        path.write_bytes(b"old")
        os.utime(path, (age, age))
    deep: Any = object.__new__(cache.DeepCache)
    monkeypatch.setattr(cache.DeepCache, "_folder", folder)
    deep._label = "rules.total-x"
    deep._prune()
    ages = sorted(int(path.stem.rpartition("-")[2]) for path in cache_files(village))
    assert ages == list(range(20 - cache.MAX_FILES, 20))


# ---------------------------------------------------------------- copies for several games

COPIES = """
import json, sys
from types import SimpleNamespace
import numpy as np
from sacbe.kernel import compiling, entry, rule, specialise, table
from village import engine
names = []
results = []
with compiling(lambda count, name: names.append(name)):
    for price in json.loads(sys.argv[1]):
        game = {"__name__": "games.maya", "PRICE": table(price)}
        game["value"] = rule(specialise(engine.value, game, "PRICE"))
        total = entry(specialise(engine.total, game, "value"))
        results.append(total(5))
print(json.dumps([results, names]))
"""

ENGINE = """
from __future__ import annotations

def value(good: int) -> int:
    worth = 0
    for i in range(good):  # too long to be inlined
        worth += PRICE[i % 3] * i
    return worth

def total(n):
    return value(n) + value(n + 1)
"""


def test_two_data_sets_never_run_each_others_code(village: Path) -> None:
    """Each is compiled in a separate process; a third process loads both.  Their symbols have
    the same module, name and number, so that without the key in them the first would win."""
    (village / "village" / "engine.py").write_text(ENGINE)

    def play(*prices: tuple[int, int, int]) -> tuple[list[int], list[str]]:
        code = f"import sys; sys.argv[1:] = [{json.dumps(prices)!r}]\n{COPIES}"
        results, names = json.loads(run(code, path=village))
        return results, names

    a, b = (1, 2, 3), (10, 20, 30)
    assert play(a) == ([53], ["value", "total"])
    assert play(b) == ([530], ["value", "total"])
    assert play(a, b) == ([53, 530], [])
    assert play(b, a) == ([530, 53], [])


RECORDS = """
import json, sys
from typing import Annotated
import numpy as np
from sacbe.kernel import Row, block, compiling, record
from village import anything
names = []
results = []
with compiling(lambda count, name: names.append(name)):
    for fields in json.loads(sys.argv[1]):
        cls = record(type("State", (), {"__annotations__": dict.fromkeys(fields, int)}))
        states = block(cls, 1)
        states.view(np.int16)[:] = range(1, 1 + len(fields))
        results.append(anything.total(states))
print(json.dumps([results, names]))
"""

ANYTHING = """
from typing import Any
from sacbe.kernel import entry, rule

@rule
def value(s: Any, n: int) -> int:
    worth = 0
    for i in range(n):
        worth += s.corn * (i % 3) + s.corn // (1 + i)
    return worth

@entry
def total(states: Any) -> int:
    return value(states[0], 5) + value(states[0], 1)
"""


def test_code_for_two_kinds_of_records_is_never_mixed_up(village: Path) -> None:
    """The same function for records of two games.  In a symbol, Numba identifies a record by a
    counter that starts at 0 in each process."""
    (village / "village" / "anything.py").write_text(ANYTHING)

    def play(*records: str) -> tuple[list[int], list[str]]:
        fields = [record.split() for record in records]
        code = f"import sys; sys.argv[1:] = [{json.dumps(fields)!r}]\n{RECORDS}"
        results, names = json.loads(run(code, path=village))
        return results, names

    a, b = "corn gold", "gold corn"
    assert play(a) == ([6], ["value", "total"])
    assert play(b) == ([13], ["value", "total"])
    assert play(a, b) == ([6, 13], [])
    assert play(b, a) == ([13, 6], [])

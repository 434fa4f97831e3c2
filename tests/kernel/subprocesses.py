"""Run Python code in a new process, in compiled or interpreted mode."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import sacbe.kernel

SOURCE = Path(sacbe.kernel.__file__).parents[2]
ROOT = Path(__file__).parents[2]


def start(
    code: str, *, jit: bool = True, path: Path = ROOT, env: dict[str, str] | None = None
) -> subprocess.Popen[str]:
    inherited = {k: v for k, v in os.environ.items() if not k.startswith("NUMBA_")}
    added = {"PYTHONPATH": os.pathsep.join((str(path), str(SOURCE), str(ROOT)))}
    if not jit:
        added["NUMBA_DISABLE_JIT"] = "1"
    return subprocess.Popen(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", code],
        env={**inherited, **added, **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(process: subprocess.Popen[str]) -> str:
    out, err = process.communicate(timeout=600)  # a hang, not a slow machine
    assert process.returncode == 0, err
    return out.strip()


def run(
    code: str, *, jit: bool = True, path: Path = ROOT, env: dict[str, str] | None = None
) -> str:
    """The output of the code."""
    return finish(start(code, jit=jit, path=path, env=env))

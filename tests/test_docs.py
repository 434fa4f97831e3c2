"""Generated pages are current, and the README's Python really runs."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_generated_pages_are_current() -> None:
    check = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "write_docs.py"), "--check"],
        capture_output=True,
        text=True,
    )
    assert check.returncode == 0, check.stdout + check.stderr


def test_the_example_in_the_readme_runs(tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    script = tmp_path / "example.py"
    script.write_text(example)
    ended = runpy.run_path(str(script))
    assert len(ended["state"].scores) == 4

"""Generated pages are current, and the README's Python really runs."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_generated_pages_are_current() -> None:
    check = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "write_docs.py"), "--check"],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert check.returncode == 0, check.stdout + check.stderr


def test_the_example_in_the_readme_runs(tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    script = tmp_path / "example.py"
    script.write_text(example)
    ended = runpy.run_path(str(script))
    assert len(ended["state"].scores) == 4


def _programs(page: str) -> list[tuple[str, str]]:
    """The Python of each section of a page: later pieces of a section go on from earlier ones."""
    sections = re.split(r"^## ", (ROOT / "docs" / page).read_text("utf-8"), flags=re.MULTILINE)
    pieces = {
        s.split("\n", 1)[0]: re.findall(r"```python\n(.*?)```", s, re.DOTALL) for s in sections
    }
    return [(title, "\n".join(code)) for title, code in pieces.items() if code]


PAGES = ("research.md", "bots.md", "benchmark.md")
PROGRAMS = [program for page in PAGES for program in _programs(page)]


@pytest.mark.parametrize(("title", "code"), PROGRAMS)
def test_the_programs_of_the_pages_run(title: str, code: str, tmp_path: Path) -> None:
    script = tmp_path / "program.py"
    script.write_text(code, "utf-8")
    command = [sys.executable, str(script)]
    run = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=300)
    assert run.returncode == 0, run.stderr


def test_the_research_guide_says_how_to_compile_in_advance_and_where_code_is_stored() -> None:
    """`sacbe prepare`, and the folders in the order in which the cache tries them."""
    guide = (ROOT / "docs" / "research.md").read_text("utf-8")
    begin = guide.index("`sacbe prepare` compiles")
    paragraph = guide[begin : guide.index("\n\n", begin)]
    folders = ("NUMBA_CACHE_DIR", "__pycache__", "XDG_CACHE_HOME")
    places = [
        paragraph.index(f"`{'$' if name.startswith('XDG') else ''}{name}") for name in folders
    ]
    assert places == sorted(places)

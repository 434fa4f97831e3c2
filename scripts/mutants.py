"""Plant faults in a copy of the sources, one at a time, and report which ones the tests find.

`make mutants` runs all of scripts/mutants.toml, `python -m scripts.mutants NAME...` some of them.
The exit code is 1 if a fault survived or could not be planted.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
FAULTS = Path(__file__).with_suffix(".toml")
COPIED = ("src", "tests", "scripts", "examples", "docs", "pyproject.toml", "README.md", "Makefile")
SUFFIXES = {".py", ".js", ".css", ".toml", ".json"}
LIMIT = 1800  # seconds for the tests of one fault
FAILED = 1  # pytest's exit code if tests ran and some failed


@dataclass(frozen=True)
class Mutant:
    """A fault: where it is planted, and the tests that must fail."""

    name: str
    where: str
    old: str
    new: str
    tests: list[str]
    plain: bool = False

    def places(self, root: Path) -> list[Path]:
        """The files below `root` with the text to be replaced, each as often as it occurs."""
        return [path for path in self._files(root) for _ in range(_text(path).count(self.old))]

    def _files(self, root: Path) -> Iterator[Path]:
        start = root / self.where
        files = sorted(start.rglob("*")) if start.is_dir() else [start]
        return (path for path in files if path.suffix in SUFFIXES)

    def run(self, root: Path) -> str:
        """Plant the fault in a copy, run the tests, and repair the copy: found or survived."""
        places = self.places(root)
        if len(places) != 1:
            return f"ERROR: the text to be replaced occurs {len(places)} times"
        (path,) = places
        right = _text(path)
        path.write_text(right.replace(self.old, self.new), "utf-8")
        env = dict(os.environ, PYTHONPATH=f"{root / 'src'}{os.pathsep}{root}")
        env |= {"NUMBA_DISABLE_JIT": "1"} if self.plain else {}
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
        try:
            code = subprocess.run(
                [*command, *self.tests],
                cwd=root,
                env=env,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=LIMIT,
            ).returncode
        except subprocess.TimeoutExpired:
            return "found (the tests did not end)"
        finally:
            path.write_text(right, "utf-8")
        if code == FAILED:
            return "found"
        return "SURVIVED" if code == 0 else f"ERROR: pytest ended with code {code}"


def _text(path: Path) -> str:
    return path.read_text("utf-8")


def mutants() -> list[Mutant]:
    """All planted faults."""
    content = tomllib.loads(_text(FAULTS))
    return [Mutant(name, **fault) for name, fault in content.items()]


def copy_sources(folder: Path) -> None:
    """A copy of the tree with its compiled rules; packages of Node are only linked."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(
                ROOT / name, folder / name, ignore=shutil.ignore_patterns("node_modules")
            )
        else:
            shutil.copy(ROOT / name, folder / name)
    packages = Path("tests") / "js" / "node_modules"
    if (ROOT / packages).is_dir():
        (folder / packages).symlink_to(ROOT / packages)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only these faults")
    names = parser.parse_args().names
    selection = [mutant for mutant in mutants() if not names or mutant.name in names]
    misses = 0
    with tempfile.TemporaryDirectory() as folder:
        copy_sources(Path(folder))
        for mutant in selection:
            began = time.perf_counter()
            result = mutant.run(Path(folder))
            misses += not result.startswith("found")
            print(f"{mutant.name:<34}{time.perf_counter() - began:>7.0f} s  {result}", flush=True)
    print(f"{len(selection) - misses} of {len(selection)} planted faults were found.")
    return 1 if misses or not selection else 0


if __name__ == "__main__":
    sys.exit(main())

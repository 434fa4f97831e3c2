"""Copies the current rules of a game to its earlier rule sets, before they are changed.

    python -m scripts.keep_rules maya

Then change the rules and increase `rules_version`. Tables and records that began with the copied
version go on with it. When the change is done, remove from the copy what is the same in both
(`--prune` does that): the loader takes it from the current package.
"""

import argparse
import filecmp
import shutil
from pathlib import Path

from sacbe.games import EARLIER
from sacbe.play.game import game

# These have no rules: the page and the reference describe the current game.
NOT_COPIED = (EARLIER, "page", "__pycache__")


def keep(folder: Path, version: int) -> Path:
    """Copy a game's package into its earlier rule sets; returns the new folder."""
    target = folder / EARLIER / f"rules_{version}"
    if target.exists():
        raise SystemExit(f"{target} already exists.")
    shutil.copytree(folder, target, ignore=shutil.ignore_patterns(*NOT_COPIED))
    return target


def prune(folder: Path, version: int) -> list[str]:
    """Remove the modules, subpackages and files of a copy that the current game has unchanged;
    returns their names. The package itself must stay, with its version."""
    copy = folder / EARLIER / f"rules_{version}"
    removed = []
    for path in sorted(copy.iterdir()):
        current = folder / path.name
        if path.name == "__init__.py" or not _is_same(path, current):
            continue
        shutil.rmtree(path) if path.is_dir() else path.unlink()
        removed.append(path.name)
    return removed


def _is_same(path: Path, other: Path) -> bool:
    if path.is_file():
        return other.is_file() and filecmp.cmp(path, other, shallow=False)
    names = {each.relative_to(path) for each in path.rglob("*") if "__pycache__" not in each.parts}
    others = {each.relative_to(other) for each in other.rglob("*")} if other.is_dir() else set()
    others = {each for each in others if "__pycache__" not in each.parts}
    files = [name for name in names if (path / name).is_file()]
    return names == others and all(_is_same(path / name, other / name) for name in files)


def main() -> None:
    """Keep or prune the rules of a game."""
    parser = argparse.ArgumentParser(description="Keep the current rules of a game.")
    parser.add_argument("game")
    parser.add_argument("--prune", type=int, metavar="VERSION", help="remove what is unchanged")
    arguments = parser.parse_args()
    rules = game(arguments.game)
    folder = rules.definition.folder
    if arguments.prune is None:
        print(keep(folder, rules.rules_version))
    else:
        print(*prune(folder, arguments.prune), sep="\n")


if __name__ == "__main__":
    main()

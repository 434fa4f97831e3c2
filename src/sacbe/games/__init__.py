"""The games: one package each. No game imports another.

`interface` is the contract between a game and its callers, `defaults` and `default_views` implement
most of it for simple games.
"""

import importlib
import importlib.util
import sys
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path


class DataError(ValueError):
    """A game's data file is invalid; the message says where and why."""


class Option(NamedTuple):
    """A setting of a new game, checked at the start and stored in the record."""

    name: str
    kind: str  # "int", "bool" or "str"
    choices: tuple[int | bool | str, ...]
    default: int | bool | str
    help: str


_data: dict[str, bytes] = {}  # by package: the data it was loaded on
_variants: set[str] = set()  # packages on data other than their own
EARLIER = "earlier"  # folder of a game with earlier data files and rule sets


def data_of(package: str, file: str) -> bytes:
    """The data of a game, for its `data.py` (`package` is its `__package__`): the file in the
    package, or the data given to `load_package`."""
    if package not in _data:
        _data[package] = find_file(package, file).read_bytes()
    return _data[package]


def find_file(package: str, name: str) -> "Path":
    """A file or folder of a game's package. An earlier rule set has only what differs from the
    current one, so both are searched; the first is the answer if there is no such file."""
    from pathlib import Path  # here, since `import sacbe` alone costs next to nothing

    paths = [Path(folder, name) for folder in importlib.import_module(package).__path__]
    return next((path for path in paths if path.exists()), paths[0])


def has_own_data(package: str) -> bool:
    """Does this package, or the game that it is part of, play on the data that belong to it?"""
    return not any(f"{package}.".startswith(f"{other}.") for other in _variants)


def earlier_versions(game: str) -> dict[int, str]:
    """The folders of a game's earlier rule sets, by version."""
    folder = find_file(f"{__name__}.{game}", EARLIER)
    names = {int(path.name[6:]): str(path) for path in folder.glob("rules_*")}
    return dict(sorted(names.items()))


def load_package(game: str, version: int | None = None, raw: bytes | None = None) -> str:
    """The name of a game's package with an earlier rule set or on other data, loaded again
    from its files if necessary.

    Numba freezes rules and tables into machine code, so each needs its own modules. This works
    because a game imports its own modules relatively. The folder `earlier/rules_N` has an
    `__init__.py` and the modules, subpackages and files that differ from the current ones. Errors
    of the game's loader are raised as they are, and the modules are removed again.
    """
    import hashlib

    built_in = f"{__name__}.{game}"
    source = built_in if version is None else f"{built_in}_rules{version}"
    if version is not None and source not in sys.modules:
        current = list(importlib.import_module(built_in).__path__)
        _load(source, [earlier_versions(game)[version], *current])
    if raw is None:
        return source
    importlib.import_module(f"{source}.data")
    package = f"{source}_{hashlib.sha256(raw).hexdigest()[:32]}"
    for loaded in (source, package):
        if _data.get(loaded) == raw:
            return loaded
    _data[package] = raw
    _variants.add(package)
    try:
        _load(package, list(sys.modules[source].__path__))
    except BaseException as error:
        del _data[package]
        _variants.discard(package)
        if isinstance(error, RecursionError):
            raise DataError("The data is nested too deeply.") from None
        raise
    return package


def _load(package: str, folders: list[str]) -> None:
    """Import a package from folders, of which the first has its `__init__.py`."""
    spec = importlib.util.spec_from_file_location(
        package, f"{folders[0]}/__init__.py", submodule_search_locations=folders
    )
    assert spec is not None
    assert spec.loader is not None
    sys.modules[package] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(sys.modules[package])
        importlib.import_module(f"{package}.data")
    except BaseException:
        for name in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]:
            del sys.modules[name]
        raise

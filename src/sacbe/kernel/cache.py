"""Machine code on disk, found again only if everything in it is still as it was.

One file holds one compiled function.  Its name ends in a hash of the deep digest (see
digest.py), the argument types, the processor, the versions of Python, Numba, NumPy and
llvmlite and the settings that change the code.  So there is nothing to invalidate: changed
rules, another data set or another setting simply look for another file, and none overwrites a
different one.

The file starts with a checksum; a torn or damaged one is compiled afresh.  It is written under
a temporary name and then renamed, so that processes that compile at once do not meet.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
import tempfile
import warnings
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite  # type: ignore[import-untyped]
import numba
import numpy as np
from numba.core.caching import _Cache

from .digest import Unstampable, digest
from .numba_parts import config, dumps, rebuild_result

FORMAT = 1  # raise it when the kernel itself comes to produce other code
KEEP = 16  # files per function; the least recently used beyond that are removed


class DeepCache(_Cache):
    """Numba's cache protocol for one function."""

    def __init__(self, fn: Any, options: dict[str, Any]) -> None:
        self._fn = fn
        self._options = options
        try:
            self._stamp = digest(fn)
        except Unstampable as reason:
            warnings.warn(f"{fn.__qualname__} cannot be cached: {reason}", stacklevel=2)
            self._stamp = ""
        self._folder = _folder_for(fn.__code__.co_filename) if self._stamp else None
        stem = Path(fn.__code__.co_filename).stem
        label = "".join(c if c.isalnum() or c in "._" else "_" for c in f"{stem}.{fn.__qualname__}")
        self._label = f"{label[:80]}-{sys.implementation.cache_tag}"

    @property
    def cache_path(self) -> str | None:
        return None if self._folder is None else str(self._folder)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The compiled function for these argument types, or None."""
        if self._folder is None:
            return None
        target_context.refresh()
        path = self._path(sig, target_context.codegen())
        try:
            content = path.read_bytes()
            checksum, payload = content[:32], content[32:]
            if hashlib.sha256(payload).digest() != checksum:
                return None
            found = rebuild_result(target_context, *pickle.loads(payload))
        except Exception:  # missing, unreadable, or from a Numba that kept other things
            return None
        with suppress(OSError):
            os.utime(path)  # lately used: see _prune
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        if self._folder is None:
            return
        if data.library.has_dynamic_globals:
            warnings.warn(f"{self._label}: cannot cache an array of 1 MB or more", stacklevel=2)
            return
        payload = dumps(data._reduce())
        path = self._path(sig, data.codegen)
        with suppress(OSError):  # a full or read-only disk costs time, not the game
            _write(path, hashlib.sha256(payload).digest() + payload)
            self._prune()

    def flush(self) -> None:
        if self._folder is not None:
            for path in self._folder.glob(f"{self._label}-*.nbc"):
                path.unlink(missing_ok=True)

    def enable(self) -> None:
        """Part of the protocol; this cache is always on."""

    def disable(self) -> None:
        """Part of the protocol; this cache is always on."""

    def key(self, sig: Any, codegen: Any) -> str:
        """A name for the code of this function, for these argument types, made this way."""
        parts = self._stamp, sig, codegen.magic_tuple(), sorted(self._options.items()), build()
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:20]

    def _path(self, sig: Any, codegen: Any) -> Path:
        assert self._folder is not None
        return self._folder / f"{self._label}-{self.key(sig, codegen)}.nbc"

    def _prune(self) -> None:
        assert self._folder is not None
        files = list(self._folder.glob(f"{self._label}-*.nbc"))
        if len(files) > KEEP:
            for path in sorted(files, key=_last_use)[:-KEEP]:
                path.unlink(missing_ok=True)


def build() -> tuple[Any, ...]:
    """What else the machine code depends on: versions and settings (bounds checks and the level
    of optimisation are not in Numba's own key)."""
    return (
        FORMAT,
        sys.version_info[:3],
        numba.__version__,
        np.__version__,
        llvmlite.__version__,
        bool(config.BOUNDSCHECK),
        str(config.OPT),
        bool(config.DEBUGINFO_DEFAULT),
        config.LOOP_VECTORIZE,
        config.SLP_VECTORIZE,
    )


def _last_use(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # another process removed it
        return 0.0


def _write(path: Path, content: bytes) -> None:
    """All of it or nothing, whoever else writes the same."""
    handle, name = tempfile.mkstemp(prefix=".", suffix=".tmp", dir=path.parent)
    written = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        written.replace(path)
    except BaseException:
        written.unlink(missing_ok=True)
        raise


# ---------------------------------------------------------------- where the files lie


@cache
def _folder_for(source: str) -> Path | None:
    """__pycache__ beside the source where that can be written, else the user's cache; a folder
    given in NUMBA_CACHE_DIR comes first."""
    parent = Path(source).absolute().parent
    own = f"{parent.name}-{hashlib.sha256(str(parent).encode()).hexdigest()[:12]}"
    places = [user_cache() / own]
    if Path(source).is_file():
        places.insert(0, parent / "__pycache__")
    if config.CACHE_DIR:
        places.insert(0, Path(config.CACHE_DIR) / own)
    return next((place for place in places if _writable(place)), None)


def user_cache() -> Path:
    """The folder for what a program may lose and make again, by the custom of each system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return Path(base or Path.home() / "AppData" / "Local") / "sacbe" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "sacbe"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "sacbe"


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True

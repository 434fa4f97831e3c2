"""On-disk cache of machine code, keyed by everything that was compiled into it.

One file holds one compiled function.  Its name ends in a hash of the deep digest (see
digest.py), the argument types, the processor, the versions of Python, Numba, NumPy and
llvmlite and the settings that change the code.  So nothing needs to be invalidated: changed
rules, another data set or another setting give another file name.

The file starts with a checksum; a truncated or damaged file is ignored and compiled again.
Writes are atomic (temporary file, then rename), so that processes may compile concurrently.
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

from .digest import DigestError, digest
from .numba_parts import config, dumps, rebuild_result

FORMAT = 1  # increment when a change of the kernel changes the generated code
MAX_FILES = 16  # per function; the least recently used are removed beyond that


class DeepCache(_Cache):
    """Numba's cache protocol for one function, with a key that covers its callees."""

    def __init__(self, fn: Any, options: dict[str, Any]) -> None:
        self._fn = fn
        self._options = options
        try:
            self._digest = digest(fn)
        except DigestError as reason:
            warnings.warn(f"{fn.__qualname__} cannot be cached: {reason}", stacklevel=2)
            self._digest = ""
        self._folder = _folder_for(fn.__code__.co_filename) if self._digest else None
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
            result = rebuild_result(target_context, *pickle.loads(payload))
        except Exception:  # missing, unreadable, or stored by an incompatible Numba
            return None
        with suppress(OSError):
            os.utime(path)  # the time of last use, for _prune
        return result

    def save_overload(self, sig: Any, data: Any) -> None:
        if self._folder is None:
            return
        if data.library.has_dynamic_globals:
            warnings.warn(f"{self._label}: cannot cache an array of 1 MB or more", stacklevel=2)
            return
        payload = dumps(data._reduce())
        path = self._path(sig, data.codegen)
        with suppress(OSError):  # a full or read-only disk only costs compilation time
            _write(path, hashlib.sha256(payload).digest() + payload)
            self._prune()

    def flush(self) -> None:
        if self._folder is not None:
            for path in self._folder.glob(f"{self._label}-*.nbc"):
                path.unlink(missing_ok=True)

    def enable(self) -> None:
        """Does nothing: required by the protocol, but this cache is always enabled."""

    def disable(self) -> None:
        """Does nothing: required by the protocol, but this cache is always enabled."""

    def key(self, sig: Any, codegen: Any) -> str:
        """The cache key: function, argument types, processor, options and versions."""
        parts = self._digest, sig, codegen.magic_tuple(), sorted(self._options.items()), build()
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:20]

    def _path(self, sig: Any, codegen: Any) -> Path:
        assert self._folder is not None
        return self._folder / f"{self._label}-{self.key(sig, codegen)}.nbc"

    def _prune(self) -> None:
        assert self._folder is not None
        files = list(self._folder.glob(f"{self._label}-*.nbc"))
        if len(files) > MAX_FILES:
            for path in sorted(files, key=_last_use)[:-MAX_FILES]:
                path.unlink(missing_ok=True)


def build() -> tuple[Any, ...]:
    """Versions and settings that change the machine code (Numba's own key lacks bounds checks
    and the optimisation level)."""
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
    """Write a file atomically."""
    handle, name = tempfile.mkstemp(prefix=".", suffix=".tmp", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


# ---------------------------------------------------------------- cache folders


@cache
def _folder_for(source: str) -> Path | None:
    """The first writable one of: a folder in NUMBA_CACHE_DIR, __pycache__ beside the source, a
    folder in the user's cache.  None if all are read-only."""
    parent = Path(source).absolute().parent
    subfolder = f"{parent.name}-{hashlib.sha256(str(parent).encode()).hexdigest()[:12]}"
    candidates = [user_cache() / subfolder]
    if Path(source).is_file():
        candidates.insert(0, parent / "__pycache__")
    if config.CACHE_DIR:
        candidates.insert(0, Path(config.CACHE_DIR) / subfolder)
    return next((folder for folder in candidates if _is_writable(folder)), None)


def user_cache() -> Path:
    """The user's cache folder, by the convention of the operating system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return Path(base or Path.home() / "AppData" / "Local") / "sacbe" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "sacbe"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "sacbe"


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True

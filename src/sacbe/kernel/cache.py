"""On-disk cache of machine code, keyed by everything that was compiled into it.

One file holds one entry with all rules that it calls.  Its name ends in a hash of the deep
digest (see digest.py), the argument types, the processor, the versions of Python, Numba, NumPy
and llvmlite and the settings that change the code.  So nothing needs to be invalidated: changed
rules, another data set or another setting give another file name.

The file starts with a checksum; a truncated or damaged file is ignored and compiled again.
Writes are atomic (temporary file, then rename).  Of several processes that need the same file,
one compiles while the others wait for its lock.
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
from .file_lock import FileLock
from .numba_parts import config, dumps, rebuild_result

FORMAT = 2  # increment when a change of the kernel changes the generated code
CHECKSUM = 32  # bytes
MAX_FILES = 16  # per function; the least recently used are removed beyond that


class CacheWarning(UserWarning):
    """Compiled code cannot be stored."""


class DeepCache(_Cache):
    """Numba's cache protocol for one function, with a key that covers its callees."""

    def __init__(self, fn: Any, options: dict[str, Any], is_stored: bool = True) -> None:
        self._fn = fn
        self._options = options
        self._lock: FileLock | None = None
        try:
            self._digest = digest(fn)
        except DigestError as reason:
            warnings.warn(f"{fn.__qualname__} cannot be cached: {reason}", stacklevel=2)
            self._digest = ""
        self._is_stored = is_stored and bool(self._digest)
        stem = Path(fn.__code__.co_filename).stem
        label = "".join(c if c.isalnum() or c in "._" else "_" for c in f"{stem}.{fn.__qualname__}")
        self._label = f"{label[:80]}-{sys.implementation.cache_tag}"

    @property
    def _folder(self) -> Path | None:  # not stored: `use_cache_folder` may change it
        return _folder_for(self._fn.__code__.co_filename) if self._is_stored else None

    @property
    def cache_path(self) -> str | None:
        return None if self._folder is None else str(self._folder)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The compiled function for these argument types, or None: then the caller must compile
        it, and other processes that need it wait until `release`."""
        if self._folder is None:
            return None
        target_context.refresh()
        path = self._path(sig, target_context.codegen())
        result = _load(path, target_context)
        if result is None and self._lock is None:
            with suppress(OSError):  # without locks, processes may compile the same
                self._lock = FileLock(path.with_suffix(".lock"))
                result = _load(path, target_context)  # stored while this process waited
        return result

    def release(self) -> None:
        """Let other processes go on: the function is stored, or it does not compile."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def is_stored(self, sig: Any, target_context: Any) -> bool:
        """Whether there is an intact file for these argument types."""
        if self._folder is None:
            return False
        # Without `refresh`, which imports half of Numba: the name of the file does not need it.
        return _read(self._path(sig, target_context.codegen())) is not None

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


def _load(path: Path, target_context: Any) -> Any:
    """The compiled function in a file, or None."""
    try:
        payload = _read(path)
        if payload is None:
            return None
        result = rebuild_result(target_context, *pickle.loads(payload))
    except Exception:  # stored by an incompatible Numba
        return None
    with suppress(OSError):
        os.utime(path)  # the time of last use, for _prune
    return result


def _read(path: Path) -> bytes | None:
    """The content of a file after its checksum; None if it is missing or damaged."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    checksum, payload = content[:CHECKSUM], content[CHECKSUM:]
    return payload if hashlib.sha256(payload).digest() == checksum else None


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


def has_cache_folder() -> bool:
    """Can this process store compiled code?"""
    return _find_folder(__file__) is not None


def use_cache_folder(folder: str) -> None:
    """Store compiled code in this folder, also in the processes that this one starts."""
    os.environ["NUMBA_CACHE_DIR"] = config.CACHE_DIR = folder
    _find_folder.cache_clear()


def _folder_for(source: str) -> Path | None:
    """The folder for the code of a source file, with a warning if there is none."""
    folder = _find_folder(source)
    if folder is None:
        _warn_read_only()
    return folder


@cache
def _find_folder(source: str) -> Path | None:
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


@cache  # once per process
def _warn_read_only() -> None:
    warnings.warn(
        f"Compiled rules cannot be stored, because {user_cache()} is not writable: they are "
        "compiled again in every process. Set NUMBA_CACHE_DIR to a directory that is.",
        CacheWarning,
        stacklevel=2,
    )


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

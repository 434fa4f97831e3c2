"""Run rules as plain Python in a process that compiles.

`interpret(fn)` is the function itself, uncompiled, together with everything it calls: a copy with
the same code whose globals are copies, too.  It takes plain records (see records.py), checks
ranges and indices, and leaves the same bytes as the compiled function.  So a game can begin
before its rules are compiled.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

import numpy as np

from .digest import MARK, global_names, is_library
from .mode import JIT_DISABLED
from .rows import Table

F = TypeVar("F", bound=Callable[..., Any])

_COPY = "__sacbe_interpreted__"  # on a copy

_copies: WeakKeyDictionary[Any, Any] = WeakKeyDictionary()  # by plain function
_namespaces: dict[int, tuple[dict[str, Any], dict[str, Any]]] = {}  # by id: original, copy
_replacements: list[tuple[Any, Any]] = []


def replace(compiled: Any, interpreted: Any) -> None:
    """Use another object in interpreted functions, for what only compiled code can call."""
    _replacements.append((compiled, interpreted))


def interpret(fn: F) -> F:
    """The function as plain Python, with everything it calls."""
    plain: Any = getattr(fn, "py_func", fn)
    if JIT_DISABLED or hasattr(plain, _COPY):
        return plain  # type: ignore[no-any-return]
    if plain in _copies:
        return _copies[plain]  # type: ignore[no-any-return]
    source = plain.__globals__
    # The original stays alive with its copy, so that no other namespace gets its id.
    _, namespace = _namespaces.setdefault(id(source), (source, {"__name__": plain.__module__}))
    cells = tuple(types.CellType(_value(c.cell_contents)) for c in plain.__closure__ or ())
    copy: Any = types.FunctionType(
        plain.__code__, namespace, plain.__name__, plain.__defaults__, cells or None
    )
    copy.__kwdefaults__ = plain.__kwdefaults__
    copy.__annotations__ = plain.__annotations__
    copy.__qualname__ = plain.__qualname__
    setattr(copy, _COPY, True)
    _copies[plain] = copy  # before its globals: functions may call each other
    for name in global_names(plain.__code__):
        if name in source and name not in namespace:
            namespace[name] = _value(source[name])
    return copy  # type: ignore[no-any-return]


def _value(value: Any) -> Any:
    """What interpreted functions use instead of a global value."""
    for compiled, interpreted in _replacements:
        if value is compiled:
            return interpreted
    if isinstance(value, np.ndarray):  # of `table`: otherwise numpy's numbers would wrap round
        is_table = value.dtype == np.int64 and not value.flags.writeable
        return Table(value) if is_table else value
    if isinstance(value, np.integer):
        return int(value)
    if type(value) is tuple:
        return tuple(map(_value, value))
    if isinstance(value, types.ModuleType):
        return value if is_library(value.__name__) else _Module(value)
    plain = getattr(value, "py_func", value)
    if isinstance(plain, types.FunctionType) and (
        hasattr(plain, MARK) or not is_library(plain.__module__ or "")
    ):
        return interpret(value)
    return value


class _Module:
    """A module whose functions are interpreted."""

    def __init__(self, module: types.ModuleType) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        value = _value(getattr(self._module, name))
        setattr(self, name, value)
        return value

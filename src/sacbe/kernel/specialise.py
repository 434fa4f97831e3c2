"""Bind functions that are written once for all games to one game.

Numba cannot cache a compiled function that takes another as an argument or in a closure.  So
functions common to all games (playouts, batches, search) refer to a game's functions as globals
of their module, and `specialise` makes a copy whose globals are the game's.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from .compile import entry, rule
from .digest import MARK

F = TypeVar("F", bound=Callable[..., Any])


def specialise(fn: F, namespace: types.ModuleType | Mapping[str, Any], *names: str) -> F:
    """A copy of `fn` whose globals `names` come from a game's module or a mapping.

    The other globals keep their present values.  The copy of a rule is a rule, of an entry an
    entry, of a plain function a plain function.
    """
    source = namespace if isinstance(namespace, Mapping) else vars(namespace)
    missing = [name for name in names if name not in source]
    if missing:
        raise NameError(f"{_title(source)} has no {', '.join(missing)}")
    plain: Any = getattr(fn, "py_func", fn)
    namespace_globals = {**plain.__globals__, **{name: source[name] for name in names}}
    copy: Any = types.FunctionType(
        plain.__code__, namespace_globals, plain.__name__, plain.__defaults__, plain.__closure__
    )
    copy.__kwdefaults__ = plain.__kwdefaults__
    copy.__annotations__ = dict(plain.__annotations__)
    copy.__module__ = plain.__module__
    copy.__qualname__ = f"{plain.__qualname__}_{_title(source)}"
    match getattr(plain, MARK, None):
        case "rule":
            copy = rule(copy)
        case "rule without refcount":
            copy = rule(refcount=False)(copy)
        case "entry":
            copy = entry(copy)
    return typing.cast(F, copy)


def _title(source: Mapping[str, Any]) -> str:
    return str(source.get("__name__", "namespace")).rpartition(".")[2]

"""Functions written once for all games and bound to one.

A compiled function that is handed to another as an argument, or caught in a closure, is never
found on disk again.  So what is common to all games (playouts, batches, search) names what it
needs from a game as if it were a global of its own module, and `specialise` makes a copy whose
globals are the game's.
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
    """A copy of `fn` in which the global `names` are those of a game's module or of a mapping.

    The other globals stay as they are at this moment.  The copy of a plain function is plain;
    of a rule or an entry, a rule or an entry.
    """
    source = namespace if isinstance(namespace, Mapping) else vars(namespace)
    missing = [name for name in names if name not in source]
    if missing:
        raise NameError(f"{_title(source)} has no {', '.join(missing)}")
    plain: Any = getattr(fn, "py_func", fn)
    bound = {**plain.__globals__, **{name: source[name] for name in names}}
    copy = types.FunctionType(
        plain.__code__, bound, plain.__name__, plain.__defaults__, plain.__closure__
    )
    copy.__kwdefaults__ = plain.__kwdefaults__
    copy.__annotations__ = dict(plain.__annotations__)
    copy.__module__ = plain.__module__
    copy.__qualname__ = f"{plain.__qualname__}_{_title(source)}"
    made: Any = copy
    match getattr(plain, MARK, None):
        case "rule":
            made = rule(made)
        case "rule without refcount":
            made = rule(refcount=False)(made)
        case "entry":
            made = entry(made)
    return typing.cast(F, made)


def _title(source: Mapping[str, Any]) -> str:
    return str(source.get("__name__", "namespace")).rpartition(".")[2]

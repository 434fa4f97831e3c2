"""A hash of everything a compiled function depends on: its callees and the constants they use.

Numba freezes every constant and callee into the machine code of the caller, but validates its
cache against the caller's own file only.  This digest covers everything that was frozen in, so
that stale machine code is never loaded.
"""

from __future__ import annotations

import dataclasses
import enum
import hashlib
import types
import typing
from collections.abc import Callable, Iterator, Mapping
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from .numba_parts import nb, typeof
from .records import is_record

MARK = "__sacbe_kernel__"  # on a function: "rule", "rule without refcount" or "entry"


class DigestError(TypeError):
    """A value whose content cannot be hashed, so that code using it must not be cached."""


def digest(fn: Callable[..., Any]) -> str:
    """A hash of the function, its transitive callees and the constants they use."""
    traversal = _Traversal()
    text = traversal.function(fn)
    while traversal.pending:
        text += "\n" + traversal.function(traversal.pending.pop(0))
    return hashlib.sha256(text.encode()).hexdigest()


def count_rules(fn: Callable[..., Any]) -> int:
    """The number of distinct rules and entries in the call graph, the function included: the
    length of a progress bar for its first compilation."""
    traversal = _Traversal()
    traversal.function(fn)
    while traversal.pending:
        traversal.function(traversal.pending.pop(0))
    return sum(hasattr(plain, MARK) for plain in traversal.numbers)


class _Traversal:
    """A traversal of the call graph, in an order that depends only on the functions' content.

    A function is described once and referred to by its number afterwards, so that cycles end.
    """

    def __init__(self) -> None:
        self.numbers: dict[Any, int] = {}
        self.pending: list[Any] = []
        self.modules: set[tuple[int, str]] = set()

    def function(self, fn: Any) -> str:
        plain = getattr(fn, "py_func", fn)
        self.numbers.setdefault(plain, len(self.numbers))
        code = plain.__code__
        parts = [
            # With the module: cached code refers to it, and other data sets are other modules.
            f"function {self.numbers[plain]} {plain.__module__} {plain.__name__}",
            f"is {getattr(plain, MARK, 'plain')}",
            self.code(code, plain.__doc__),
            self.value(plain.__defaults__),
            self.value(plain.__kwdefaults__),
            _hints(plain),
        ]
        names = sorted(set(global_names(code)))
        for name in names:
            if name in plain.__globals__:
                parts.append(f"{name} = {self.value(plain.__globals__[name], names)}")
        for name, cell in zip(code.co_freevars, plain.__closure__ or (), strict=True):
            try:
                parts.append(f"{name} = {self.value(cell.cell_contents, names)}")
            except ValueError:  # an empty cell
                parts.append(f"{name} is empty")
        return "\n".join(parts)

    def code(self, code: types.CodeType, doc: str | None) -> str:
        consts = code.co_consts
        if doc is not None and consts and consts[0] is doc:
            consts = consts[1:]  # the docstring does not matter
        return " ".join(
            [
                code.co_code.hex(),
                repr((code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)),
                repr((code.co_argcount, code.co_kwonlyargcount, code.co_flags)),
                code.co_exceptiontable.hex(),
                *(
                    self.code(c, None) if isinstance(c, types.CodeType) else self.value(c)
                    for c in consts
                ),
            ]
        )

    def value(self, value: Any, names: list[str] | None = None) -> str:
        """A text that is equal for equal constants only.

        `names` are the names that the code looks up: the attributes of a module or class that
        it can use.
        """
        name = type(value).__qualname__
        match value:
            case None | bool() | float() | complex() | str() | bytes() | types.EllipsisType():
                return f"{name} {value!r}"
            case enum.Enum():
                return f"{_path(type(value))}.{value.name} = {self.value(value.value)}"
            case int():
                return f"{name} {value!r}"
            case np.ndarray() | np.generic():
                return self.array(value)
            case np.dtype() | range() | slice():
                return f"{name} {value!r}"
            case tuple() | list():
                fields = getattr(value, "_fields", "")
                return f"{name}{fields}({', '.join(self.value(v, names) for v in value)})"
            case set() | frozenset():
                return f"{name}({', '.join(sorted(self.value(v) for v in value))})"
            case Mapping():
                items = (f"{self.value(k)}: {self.value(v, names)}" for k, v in value.items())
                return f"{name}({', '.join(items)})"
            case types.ModuleType():
                return self.attributes(value.__name__, value, names)
            case type():
                return self.cls(value, names)
        if isinstance(getattr(value, "py_func", value), types.FunctionType):
            return self.call(value)
        if dataclasses.is_dataclass(value):
            fields = {f.name: getattr(value, f.name) for f in dataclasses.fields(value)}
            return f"{_path(type(value))} {self.value(fields, names)}"
        return self.foreign(value)

    def call(self, value: Any) -> str:
        """A reference to a function, compiled or not: its number and options.  The function
        itself is queued."""
        plain = getattr(value, "py_func", value)
        if is_library(plain.__module__ or ""):
            return f"function {plain.__module__}.{plain.__qualname__}"
        if plain not in self.numbers:
            self.numbers[plain] = len(self.numbers)
            self.pending.append(plain)
        options = sorted(getattr(value, "targetoptions", {}).items())
        return f"function {self.numbers[plain]} {options!r}"

    def array(self, value: Any) -> str:
        if value.dtype.hasobject:
            return f"objects {value.shape} {self.value(value.tolist())}"
        order = "C" if value.flags.c_contiguous else "F" if value.flags.f_contiguous else "A"
        return f"array {value.dtype!r} {value.shape} {order} {value.tobytes().hex()}"

    def cls(self, value: type, names: list[str] | None) -> str:
        if is_record(value):
            return _layout(value)
        if issubclass(value, enum.Enum):
            members = {name: member.value for name, member in value.__members__.items()}
            return f"enum {_path(value)} {self.value(members)}"
        if is_library(value.__module__):
            return f"class {_path(value)}"
        fields = getattr(value, "_fields", "")  # of a named tuple
        return self.attributes(f"class {_path(value)}{fields}", value, names)

    def attributes(self, title: str, owner: Any, names: list[str] | None) -> str:
        """A module or a class, with those of its attributes that the code can look up."""
        if is_library(owner.__name__):
            return title
        key = (id(owner), " ".join(names or ()))
        if key in self.modules:
            return title
        self.modules.add(key)
        used = {n: vars(owner)[n] for n in names or () if n in vars(owner)}
        return f"{title} {{{', '.join(f'{n} = {self.value(used[n], names)}' for n in used)}}}"

    def foreign(self, value: Any) -> str:
        """An object of numpy, numba or Python itself, identified by its name."""
        definition = getattr(value, "_defn", None)  # a numba intrinsic
        if isinstance(definition, types.FunctionType):
            return f"intrinsic {self.call(definition)}"
        if isinstance(value, np.ufunc):
            return f"ufunc {value.__name__}"
        if callable(value) and hasattr(value, "__qualname__"):  # a C function
            return f"{getattr(value, '__module__', None)}.{value.__qualname__}"
        is_numba = type(value).__module__.partition(".")[0] == "numba"
        if is_numba or isinstance(value, nb.Type):  # a type such as types.int64
            return f"{_path(type(value))} {value!r}"
        try:
            typeof(value)
        except ValueError:  # Numba cannot use it either: a name that the code uses otherwise
            return f"opaque {_path(type(value))}"
        raise DigestError(f"values of {_path(type(value))} have no digest")


_HINTS: WeakKeyDictionary[Any, str] = WeakKeyDictionary()


def _hints(fn: Any) -> str:
    """The types of a function's parameters."""
    if fn not in _HINTS:
        try:
            hints = typing.get_type_hints(fn)
        except (NameError, TypeError):  # a name imported under TYPE_CHECKING
            hints = fn.__annotations__
        _HINTS[fn] = " ".join(
            f"{name}: {_layout(hint) if is_record(hint) else hint!r}"
            for name, hint in hints.items()
        )
    return _HINTS[fn]


def _layout(cls: type) -> str:
    return f"record {_path(cls)} {vars(cls)['__layout__']}"


def global_names(code: types.CodeType) -> Iterator[str]:
    yield from code.co_names
    for const in code.co_consts:
        if isinstance(const, types.CodeType):
            yield from global_names(const)


def is_library(module: str) -> bool:
    """Whether the module belongs to a package whose version is part of the cache key."""
    return module.partition(".")[0] in ("builtins", "math", "numpy", "numba", "llvmlite")


def _path(cls: type) -> str:
    return f"{cls.__module__}.{cls.__qualname__}"

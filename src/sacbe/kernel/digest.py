"""What a compiled function depends on: the functions it reaches and the constants they use.

Numba freezes every constant and every callee into the machine code of the caller, but looks
only at the caller's own file when it asks whether code on disk is still good.  The digest here
covers all that was frozen in, so that code compiled from anything else is never found.
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

from .numba_parts import typeof
from .records import is_record

MARK = "__sacbe_kernel__"  # on a function: "rule", "rule without refcount" or "entry"


class Unstampable(TypeError):
    """A value whose content cannot be read, so that code using it must not be kept."""


def digest(fn: Callable[..., Any]) -> str:
    """A hash of all that the function reaches: change any of it, and the hash is another."""
    walk = _Walk()
    text = walk.function(fn)
    while walk.waiting:
        text += "\n" + walk.function(walk.waiting.pop(0))
    return hashlib.sha256(text.encode()).hexdigest()


def count_rules(fn: Callable[..., Any]) -> int:
    """How many distinct rules and entries the function reaches, itself included: the length of
    a progress bar for its first compilation."""
    walk = _Walk()
    walk.function(fn)
    while walk.waiting:
        walk.function(walk.waiting.pop(0))
    return sum(hasattr(plain, MARK) for plain in walk.numbered)


class _Walk:
    """One walk over the graph of functions, in an order that depends only on their content.

    A function is described once and from then on named by its number, which also ends the walk
    where rules call each other in a circle.
    """

    def __init__(self) -> None:
        self.numbered: dict[Any, int] = {}
        self.waiting: list[Any] = []
        self.modules: set[tuple[int, str]] = set()

    def function(self, fn: Any) -> str:
        plain = getattr(fn, "py_func", fn)
        self.numbered.setdefault(plain, len(self.numbered))
        code = plain.__code__
        parts = [
            # The module, too: a cache file names it, and own data have modules of their own.
            f"function {self.numbered[plain]} {plain.__module__} {plain.__name__}",
            f"is {getattr(plain, MARK, 'plain')}",
            self.code(code, plain.__doc__),
            self.value(plain.__defaults__),
            self.value(plain.__kwdefaults__),
            _hints(plain),
        ]
        names = sorted(set(_names(code)))
        for name in names:
            if name in plain.__globals__:
                parts.append(f"{name} = {self.value(plain.__globals__[name], names)}")
        for name, cell in zip(code.co_freevars, plain.__closure__ or (), strict=True):
            try:
                parts.append(f"{name} = {self.value(cell.cell_contents, names)}")
            except ValueError:  # not yet filled
                parts.append(f"{name} is empty")
        return "\n".join(parts)

    def code(self, code: types.CodeType, doc: str | None) -> str:
        consts = code.co_consts
        if doc is not None and consts and consts[0] is doc:
            consts = consts[1:]  # prose is no code
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
        """A text that is the same for equal constants and no others.

        `names` are those the code looks up, and so all it can want from a module or a class.
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
        """A function, compiled or not: described later, here only its number and its options."""
        plain = getattr(value, "py_func", value)
        if _library(plain.__module__ or ""):
            return f"function {plain.__module__}.{plain.__qualname__}"
        if plain not in self.numbered:
            self.numbered[plain] = len(self.numbered)
            self.waiting.append(plain)
        options = sorted(getattr(value, "targetoptions", {}).items())
        return f"function {self.numbered[plain]} {options!r}"

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
        if _library(value.__module__):
            return f"class {_path(value)}"
        fields = getattr(value, "_fields", "")  # of a named tuple
        return self.attributes(f"class {_path(value)}{fields}", value, names)

    def attributes(self, title: str, owner: Any, names: list[str] | None) -> str:
        """A module or a class stands for those of its attributes that the code can look up."""
        if _library(owner.__name__):
            return title
        key = (id(owner), " ".join(names or ()))
        if key in self.modules:
            return title
        self.modules.add(key)
        found = {n: vars(owner)[n] for n in names or () if n in vars(owner)}
        return f"{title} {{{', '.join(f'{n} = {self.value(found[n], names)}' for n in found)}}}"

    def foreign(self, value: Any) -> str:
        """Things of numpy, numba and Python itself, which have a name but no content of ours."""
        definition = getattr(value, "_defn", None)  # a numba intrinsic
        if isinstance(definition, types.FunctionType):
            return f"intrinsic {self.call(definition)}"
        if isinstance(value, np.ufunc):
            return f"ufunc {value.__name__}"
        if callable(value) and hasattr(value, "__qualname__"):  # written in C: no code to read
            return f"{getattr(value, '__module__', None)}.{value.__qualname__}"
        if type(value).__module__.partition(".")[0] == "numba":  # a type such as types.int64
            return f"{_path(type(value))} {value!r}"
        try:
            typeof(value)
        except ValueError:  # Numba cannot freeze it: only its name is like one in the code
            return f"opaque {_path(type(value))}"
        raise Unstampable(f"values of {_path(type(value))} have no digest")


_HINTS: WeakKeyDictionary[Any, str] = WeakKeyDictionary()


def _hints(fn: Any) -> str:
    """The types of a function's parameters."""
    if fn not in _HINTS:
        try:
            hints = typing.get_type_hints(fn)
        except (NameError, TypeError):  # a name for the type checker only
            hints = fn.__annotations__
        _HINTS[fn] = " ".join(
            f"{name}: {_layout(hint) if is_record(hint) else hint!r}"
            for name, hint in hints.items()
        )
    return _HINTS[fn]


def _layout(cls: type) -> str:
    return f"record {_path(cls)} {vars(cls)['__layout__']}"


def _names(code: types.CodeType) -> Iterator[str]:
    yield from code.co_names
    for const in code.co_consts:
        if isinstance(const, types.CodeType):
            yield from _names(const)


def _library(module: str) -> bool:
    """Is it of those whose versions are in the key of the cache?  Then a name says it all."""
    return module.partition(".")[0] in ("builtins", "math", "numpy", "numba", "llvmlite")


def _path(cls: type) -> str:
    return f"{cls.__module__}.{cls.__qualname__}"

"""Records: annotated classes with a packed layout.

    @record
    class Player:
        corn: int                          # int16; also Small, Wide, Long, float
        blocks: Annotated[Row, 3]
        table: Annotated[Grid, 4, 2]

    @record
    class State:
        market: Market                     # a record in a record
        players: Annotated[list[Player], 4]

A state is one block of bytes: copying it is a memcpy, equality and hashing are bytes, a batch
is an array.  Each number lies at a multiple of its size, so a record of int16 has no holes; put
wider fields first and they leave none either (a hole is always zero).

`cls.dtype` and `cls.numba_type` describe the block; `cls()` is the same record as a plain
object, all zero, for uncompiled rules, for tests and for looking at.  A plain object behaves as
the bytes would: assignment copies, and nothing but the declared fields with values in their
ranges can be put in.
"""

from __future__ import annotations

import math
import struct
import typing
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Annotated, Any, Generic, TypeVar, overload

import numpy as np

from .numba_parts import from_dtype
from .rows import FLOAT64, INT16, SCALAR_TYPES, Grid, Reals, Row, ScalarType, counted_from_the_end

T = TypeVar("T")


class Field:
    """One field of a record: what it holds and how often."""

    def __init__(self, name: str, holds: ScalarType | type, shape: tuple[int, ...] = ()) -> None:
        self.name = name
        self.holds = holds
        self.shape = shape
        inner = holds.dtype if isinstance(holds, ScalarType) else layout(holds)
        self.dtype: np.dtype[Any] = np.dtype((inner, shape)) if shape else inner
        self.number = isinstance(holds, ScalarType) and not shape
        self._zero = holds.checked(0) if isinstance(holds, ScalarType) else None

    def blank(self) -> Any:
        """A zeroed value for a plain object."""
        if not isinstance(self.holds, ScalarType):
            return Block(self.holds, self.shape[0]) if self.shape else self.holds()
        if len(self.shape) == 2:
            return Grid((self.shape[0], self.shape[1]), self.holds)
        if len(self.shape) == 1:
            return (Reals if self.holds.real else Row)(self.shape[0], self.holds)
        return self._zero


class Block(Generic[T]):
    """A fixed list of records, as `block` gives it to uncompiled code.

    As in an array of records, getting an item gives the record itself, not a copy, and setting
    one copies the bytes of the other: states[1] = states[0] leaves two states.
    """

    __slots__ = ("_cls", "_items")

    def __init__(self, cls: type[T], items: int | Iterable[T]) -> None:
        self._cls = cls
        self._items: list[T] = (
            [cls() for _ in range(items)] if isinstance(items, int) else list(items)
        )

    def __len__(self) -> int:
        return len(self._items)

    def __iter__(self) -> Iterator[T]:
        return iter(self._items)

    @overload
    def __getitem__(self, key: int) -> T: ...
    @overload
    def __getitem__(self, key: slice) -> Block[T]: ...
    def __getitem__(self, key: int | slice) -> T | Block[T]:
        if isinstance(key, slice):
            return Block(self._cls, self._items[key])  # shares its records, as a slice does
        if key < 0:
            raise counted_from_the_end(key)
        return self._items[key]

    @overload
    def __setitem__(self, key: int, value: T) -> None: ...
    @overload
    def __setitem__(self, key: slice, value: T | Iterable[T]) -> None: ...
    def __setitem__(self, key: int | slice, value: Any) -> None:
        if isinstance(key, slice):
            self[key].assign([value] * len(self[key]) if is_plain(value) else value)
        else:
            copy_into(self[key], value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Block) and self._items == other._items

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self._items)

    @property
    def shape(self) -> tuple[int, ...]:
        return (len(self._items),)

    def assign(self, other: Iterable[T]) -> None:
        """Copy all records of another block of the same length."""
        others = [clone(item) for item in other]  # first, as the two may overlap
        if len(others) != len(self._items):
            raise ValueError(f"{len(others)} records for {len(self._items)} places")
        for mine, item in zip(self._items, others, strict=True):
            copy_into(mine, item)


# ---------------------------------------------------------------- from annotations to fields


def record(cls: type[T]) -> type[T]:
    """Give an annotated class its packed layout and the behaviour of a plain record."""
    for name in vars(cls):
        if not (name.startswith("__") and name.endswith("__")):
            raise TypeError(f"{cls.__name__}.{name}: a record has annotated fields and no more")
    hints = typing.get_type_hints(cls, include_extras=True)
    fields = {name: _field(f"{cls.__name__}.{name}", name, hint) for name, hint in hints.items()}
    if not fields:
        raise TypeError(f"{cls.__name__}: a record without fields")
    made: Any = cls
    made.__fields__ = fields
    made.dtype = np.dtype([(name, field.dtype) for name, field in fields.items()], align=True)
    made.numba_type = from_dtype(made.dtype)
    made.__layout__ = repr(made.dtype)  # slow to make, and wanted for each rule
    made.__packing__ = struct.Struct("=" + _codes(cls))
    assert made.__packing__.size == made.dtype.itemsize
    made.__init__ = _init
    made.__setattr__ = _setattr
    made.__delattr__ = _delattr
    made.__eq__ = _eq
    made.__hash__ = None
    made.__repr__ = _repr
    made.__reduce__ = _reduce
    return cls


def _field(where: str, name: str, hint: Any) -> Field:
    base, extra = hint, []
    if typing.get_origin(hint) is Annotated:
        base, *extra = typing.get_args(hint)
    shape = tuple(x for x in extra if isinstance(x, int))
    kinds = [_kind(x) for x in extra if not isinstance(x, int)]
    if any(size < 1 for size in shape) or len(kinds) > 1 or None in kinds:
        raise TypeError(f"{where}: cannot read {hint}")
    kind = kinds[0] if kinds else None
    if base is int and not shape:
        return Field(name, kind or INT16)
    if base is float and not extra:
        return Field(name, FLOAT64)
    if (base is Row and len(shape) == 1) or (base is Grid and len(shape) == 2):
        return Field(name, kind or INT16, shape)
    if base is Reals and len(shape) == 1 and not kinds:
        return Field(name, FLOAT64, shape)
    if is_record(base) and not extra:
        return Field(name, base)
    if typing.get_origin(base) is list and len(shape) == 1 and not kinds:
        (item,) = typing.get_args(base)
        if is_record(item):
            return Field(name, item, shape)
    raise TypeError(f"{where}: cannot lay out {hint}")


def _kind(extra: Any) -> ScalarType | None:
    """The kind meant by np.int64 or by Long."""
    if typing.get_origin(extra) is Annotated:
        extra = typing.get_args(extra)[1]
    try:
        return SCALAR_TYPES.get(extra)
    except TypeError:  # not hashable
        return None


def _codes(cls: type) -> str:
    """The struct letters of a record, with an x for each byte of padding."""
    codes, end = "", 0
    for name, field in fields_of(cls).items():
        start: int = layout(cls).fields[name][1]  # type: ignore[index]
        one = field.holds.code if isinstance(field.holds, ScalarType) else _codes(field.holds)
        codes += "x" * (start - end) + one * math.prod(field.shape)
        end = start + field.dtype.itemsize
    return codes + "x" * (layout(cls).itemsize - end)


# ---------------------------------------------------------------- what a plain record can do


def _init(self: Any) -> None:
    values = vars(self)
    for name, field in self.__fields__.items():
        values[name] = field.blank()


def _setattr(self: Any, name: str, value: Any) -> None:
    field = self.__fields__.get(name)
    if field is None:
        raise AttributeError(f"{type(self).__name__} has no field {name!r}")
    if field.number:
        try:
            vars(self)[name] = field.holds.checked(value)
        except OverflowError as error:
            raise OverflowError(f"{type(self).__name__}.{name}: {error}") from None
    elif is_plain(value):
        copy_into(vars(self)[name], value)
    else:
        vars(self)[name].assign(value)


def _delattr(self: Any, name: str) -> None:
    raise AttributeError(f"a field of {type(self).__name__} cannot be deleted")


def _eq(self: Any, other: object) -> bool:
    return type(self) is type(other) and vars(self) == vars(other)


def _repr(self: Any) -> str:
    return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in vars(self).items())})"


def _reduce(self: Any) -> Any:
    """For pickle, copy and deepcopy alike: a record is its bytes."""
    return from_bytes, (type(self), to_bytes(self))


# ---------------------------------------------------------------- questions and copies


def is_record(thing: object) -> bool:
    """Is it a class made by @record?"""
    return isinstance(thing, type) and "__fields__" in vars(thing)


def is_plain(thing: object) -> bool:
    """Is it a record as a plain object?"""
    return is_record(type(thing))


def fields_of(cls: type) -> dict[str, Field]:
    found: dict[str, Field] = vars(cls)["__fields__"]
    return found


def layout(cls: type) -> np.dtype[Any]:
    """cls.dtype, for code that mypy reads (it does not see what @record adds)."""
    found: np.dtype[Any] = vars(cls)["dtype"]
    return found


def numbers(thing: Any) -> list[float]:
    """All numbers of a plain record, in the order of its bytes."""
    found: list[float] = []
    for name, field in thing.__fields__.items():
        value = vars(thing)[name]
        if field.number:
            found.append(value)
        elif isinstance(value, Block):
            for item in value:
                found += numbers(item)
        elif isinstance(value, Grid):
            for row in value:
                found += row
        else:
            found += numbers(value) if is_plain(value) else value
    return found


def copy_into(target: T, source: T) -> None:
    """Make the plain record `target` equal to `source`, and keep the two apart."""
    if type(target) is not type(source):
        raise TypeError(f"a {type(target).__name__} cannot take a {type(source).__name__}")
    if target is not source:
        _load(target, iter(numbers(source)))


def clone(source: T) -> T:
    """An equal, separate plain record."""
    target = type(source)()
    copy_into(target, source)
    return target


def _load(target: Any, stream: Iterator[Any]) -> None:
    """Fill a plain record from its numbers in order; they were checked when they were made."""
    values = vars(target)
    for name, field in target.__fields__.items():
        if field.number:
            values[name] = next(stream)
            continue
        value = values[name]
        if is_plain(value):
            _load(value, stream)
        elif isinstance(value, Block):
            for item in value:
                _load(item, stream)
        else:
            for row in value if isinstance(value, Grid) else (value,):
                inner: Any = row._values
                inner[:] = islice(stream, len(inner))


# ---------------------------------------------------------------- bytes


def to_bytes(thing: Any) -> bytes:
    """The bytes of one record: a plain object, or an item of an array of records."""
    if is_plain(thing):
        packed: bytes = thing.__packing__.pack(*numbers(thing))
        return packed
    return np.asarray(thing).tobytes()


def from_bytes(cls: type[T], data: bytes) -> T:
    """The plain record with these bytes."""
    packing: struct.Struct = vars(cls)["__packing__"]
    if len(data) != packing.size:
        raise ValueError(f"{len(data)} bytes for a {cls.__name__} of {packing.size}")
    made = cls()
    _load(made, iter(packing.unpack(data)))
    return made

"""Records: annotated classes with a packed layout.

    @record
    class Player:
        corn: int                          # int16; also Int8, Int32, Int64, float
        blocks: Annotated[Row, 3]
        table: Annotated[Grid, 4, 2]

    @record
    class State:
        market: Market                     # a record in a record
        players: Annotated[list[Player], 4]

A state is a block of bytes: copying is a memcpy, equality and hashing compare bytes, a batch is an
array.  Fields are aligned to their size, so a record of int16 has no padding; put wider fields
first to avoid padding between them, too (padding is always zero).

`cls.dtype` and `cls.numba_type` describe the layout; `cls()` is the same record as a plain
object, all zero, for interpreted mode, tests and debugging.  A plain object behaves like the
bytes: assignment copies, and only declared fields with values in their ranges are accepted.
"""

from __future__ import annotations

import math
import operator
import struct
import typing
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Annotated, Any, Generic, TypeVar, overload

import numpy as np

from .numba_parts import from_dtype
from .rows import FLOAT64, INT16, SCALAR_TYPES, Grid, Reals, Row, ScalarType, negative_index_error

T = TypeVar("T")
Reader = Callable[[Sequence[Any]], Any]


class Field:
    """One field of a record: the type of its items (a number or a record) and its shape."""

    def __init__(
        self, name: str, item_type: ScalarType | type, shape: tuple[int, ...] = ()
    ) -> None:
        self.name = name
        self.item_type = item_type
        self.shape = shape
        inner = item_type.dtype if isinstance(item_type, ScalarType) else layout(item_type)
        self.dtype: np.dtype[Any] = np.dtype((inner, shape)) if shape else inner
        self.is_scalar = isinstance(item_type, ScalarType) and not shape
        self._zero = item_type.validate(0) if isinstance(item_type, ScalarType) else None

    def zero(self) -> Any:
        """A zeroed value for a plain object."""
        if not isinstance(self.item_type, ScalarType):
            return Block(self.item_type, self.shape[0]) if self.shape else self.item_type()
        if len(self.shape) == 2:
            return Grid((self.shape[0], self.shape[1]), self.item_type)
        if len(self.shape) == 1:
            return (Reals if self.item_type.is_float else Row)(self.shape[0], self.item_type)
        return self._zero

    @property
    def count(self) -> int:
        """The number of numbers in the field."""
        item = self.item_type
        one = 1 if isinstance(item, ScalarType) else number_count(item)
        return one * math.prod(self.shape)

    def reader(self, at: int) -> Reader:
        """A function that makes a value for a plain object from the numbers of a whole record,
        which are valid; those of this field begin at `at`."""
        item, end = self.item_type, at + self.count
        if not isinstance(item, ScalarType):
            if not self.shape:
                return record_reader(item, at)
            readers = [record_reader(item, i) for i in range(at, end, number_count(item))]
            return lambda numbers: Block(item, [read(numbers) for read in readers])
        if len(self.shape) == 2:
            width = self.shape[1]
            rows = [slice(i, i + width) for i in range(at, end, width)]
            return lambda numbers: Grid.of([Row.of([*numbers[row]], item) for row in rows])
        if len(self.shape) == 1:
            row = Reals if item.is_float else Row
            return lambda numbers: row.of([*numbers[at:end]], item)
        return operator.itemgetter(at)


class Block(Generic[T]):
    """A list of records of fixed length: the result of `block` in interpreted mode.

    As with an array of records, getting an item returns the record itself, not a copy, and
    setting one copies: after states[1] = states[0] the two are independent.
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
            raise negative_index_error(key)
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
        for target, item in zip(self._items, others, strict=True):
            copy_into(target, item)


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
    target: Any = cls
    target.__fields__ = fields
    target.dtype = np.dtype([(name, field.dtype) for name, field in fields.items()], align=True)
    target.numba_type = from_dtype(target.dtype)
    target.__layout__ = repr(target.dtype)  # cached: slow, and every digest needs it
    target.__packing__ = struct.Struct("=" + _codes(cls))
    target.__reader__ = record_reader(cls)
    assert target.__packing__.size == target.dtype.itemsize
    target.__init__ = _init
    target.__setattr__ = _setattr
    target.__delattr__ = _delattr
    target.__eq__ = _eq
    target.__hash__ = None
    target.__repr__ = _repr
    target.__reduce__ = _reduce
    return cls


def _field(where: str, name: str, hint: Any) -> Field:
    base, extra = hint, []
    if typing.get_origin(hint) is Annotated:
        base, *extra = typing.get_args(hint)
    shape = tuple(x for x in extra if isinstance(x, int))
    scalars = [_scalar_type(x) for x in extra if not isinstance(x, int)]
    if any(size < 1 for size in shape) or len(scalars) > 1 or None in scalars:
        raise TypeError(f"{where}: cannot read {hint}")
    scalar = scalars[0] if scalars else None
    if base is int and not shape:
        return Field(name, scalar or INT16)
    if base is float and not extra:
        return Field(name, FLOAT64)
    if (base is Row and len(shape) == 1) or (base is Grid and len(shape) == 2):
        return Field(name, scalar or INT16, shape)
    if base is Reals and len(shape) == 1 and not scalars:
        return Field(name, FLOAT64, shape)
    if is_record(base) and not extra:
        return Field(name, base)
    if typing.get_origin(base) is list and len(shape) == 1 and not scalars:
        (item,) = typing.get_args(base)
        if is_record(item):
            return Field(name, item, shape)
    raise TypeError(f"{where}: cannot lay out {hint}")


def _scalar_type(extra: Any) -> ScalarType | None:
    """The scalar type of an annotation such as np.int64 or Int64."""
    if typing.get_origin(extra) is Annotated:
        extra = typing.get_args(extra)[1]
    try:
        return SCALAR_TYPES.get(extra)
    except TypeError:  # not hashable
        return None


def _codes(cls: type) -> str:
    """The struct format of a record, with an x for each byte of padding."""
    codes, end = "", 0
    for name, field in fields_of(cls).items():
        start: int = layout(cls).fields[name][1]  # type: ignore[index]
        item = field.item_type
        code = item.code if isinstance(item, ScalarType) else _codes(item)
        codes += "x" * (start - end) + code * math.prod(field.shape)
        end = start + field.dtype.itemsize
    return codes + "x" * (layout(cls).itemsize - end)


# ---------------------------------------------------------------- methods of plain records


def _init(self: Any) -> None:
    values = vars(self)
    for name, field in self.__fields__.items():
        values[name] = field.zero()


def _setattr(self: Any, name: str, value: Any) -> None:
    field = self.__fields__.get(name)
    if field is None:
        raise AttributeError(f"{type(self).__name__} has no field {name!r}")
    if field.is_scalar:
        try:
            vars(self)[name] = field.item_type.validate(value)
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
    """For pickle, copy and deepcopy: a record is its bytes."""
    return from_bytes, (type(self), to_bytes(self))


# ---------------------------------------------------------------- inspection and copies


def is_record(value: object) -> bool:
    """Whether the value is a class decorated with @record."""
    return isinstance(value, type) and "__fields__" in vars(value)


def is_plain(value: object) -> bool:
    """Whether the value is a record as a plain object."""
    return is_record(type(value))


def fields_of(cls: type) -> dict[str, Field]:
    fields: dict[str, Field] = vars(cls)["__fields__"]
    return fields


def layout(cls: type) -> np.dtype[Any]:
    """cls.dtype, typed (mypy does not see the attributes that @record adds)."""
    dtype: np.dtype[Any] = vars(cls)["dtype"]
    return dtype


def flatten(plain: Any) -> list[float]:
    """All numbers of a plain record, in the order of its bytes."""
    numbers: list[float] = []
    for name, field in plain.__fields__.items():
        value = vars(plain)[name]
        if field.is_scalar:
            numbers.append(value)
        elif isinstance(value, Block):
            for item in value:
                numbers += flatten(item)
        elif isinstance(value, Grid):
            for row in value:
                numbers += row
        else:
            numbers += flatten(value) if is_plain(value) else value
    return numbers


def copy_into(target: T, source: T) -> None:
    """Copy all values of the plain record `source` to `target`."""
    if type(target) is not type(source):
        raise TypeError(f"a {type(target).__name__} cannot take a {type(source).__name__}")
    if target is not source:
        _load(target, iter(flatten(source)))


def clone(source: T) -> T:
    """An equal, separate plain record."""
    target = type(source)()
    copy_into(target, source)
    return target


def _load(target: Any, stream: Iterator[Any]) -> None:
    """Fill a plain record from its flattened numbers, which are valid."""
    values = vars(target)
    for name, field in target.__fields__.items():
        if field.is_scalar:
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


def number_count(cls: type) -> int:
    """The number of numbers in a record."""
    return sum(field.count for field in fields_of(cls).values())


def record_reader(cls: type, at: int = 0) -> Reader:
    """A function that makes a plain record from numbers, which are valid; its own begin at `at`.
    Where each field begins is worked out once, since a server reads many positions."""
    readers = []
    for name, field in fields_of(cls).items():
        readers.append((name, field.reader(at)))
        at += field.count

    def read(numbers: Sequence[Any]) -> Any:
        plain: Any = object.__new__(cls)
        values = vars(plain)
        for name, read_field in readers:
            values[name] = read_field(numbers)
        return plain

    return read


# ---------------------------------------------------------------- bytes


def to_bytes(item: Any) -> bytes:
    """The bytes of one record: a plain object, or an item of an array of records."""
    if is_plain(item):
        data: bytes = item.__packing__.pack(*flatten(item))
        return data
    return np.asarray(item).tobytes()


def from_bytes(cls: type[T], data: bytes) -> T:
    """The plain record with these bytes."""
    packing: struct.Struct = vars(cls)["__packing__"]
    if len(data) != packing.size:
        raise ValueError(f"{len(data)} bytes for a {cls.__name__} of {packing.size}")
    plain: T = vars(cls)["__reader__"](packing.unpack(data))
    return plain

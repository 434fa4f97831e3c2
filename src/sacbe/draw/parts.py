"""A board as a list of parts: a wheel, a panel, a card.

A part is one group element with a stable id. Each part is a pure function of the piece of the view
that it shows, so two pictures can be compared part by part, and a page only replaces parts that
have changed. Parts are cached by their inputs: most of a board is the same after a move, and the
same for all seats.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Generic, NamedTuple, ParamSpec, Protocol, TypeVar

import msgspec

from sacbe.draw.svg import document, el, move, referenced_ids

P = ParamSpec("P")


class Sized(Protocol):
    """A drawing with a number of characters."""

    @property
    def size(self) -> int: ...


D = TypeVar("D", bound=Sized)

CACHE_SIZE = 48_000_000  # characters: the boards of some hundred tables
GROUPS_SIZE = 24_000_000  # most of these characters are shared with parts
_encode = msgspec.msgpack.Encoder().encode


class Part(NamedTuple):
    """One group of a picture. Its attributes are apart from its content: a wheel that turns
    changes its `transform` only."""

    id: str
    content: str
    attrs: Mapping[str, str] = {}
    uses: tuple[str, ...] = ()  # the ids of the definitions that the content refers to

    def markup(self) -> str:
        """The group element."""
        return el("g", self.content, id=self.id, **self.attrs)

    def at(self, x: float, y: float, class_: str = "") -> Part:
        """The part moved to (x, y). An animated one has the class `travels`."""
        return self.place(move(x, y), class_)

    def within(self, transform: str) -> Part:
        """The part with its place in a group that has this transform."""
        own = self.attrs.get("transform", "")
        return self.place(f"{transform} {own}".rstrip(), self.attrs.get("class", ""))

    def place(self, transform: str, class_: str = "") -> Part:
        """The part with these attributes."""
        attrs = {"class": class_, "transform": transform} if class_ else {"transform": transform}
        return Part(self.id, self.content, attrs, self.uses)


class Picture(NamedTuple):
    """A whole board: its parts from back to front, and the definitions they refer to, by id."""

    width: float
    height: float
    title: str
    parts: tuple[Part, ...]
    defs: Mapping[str, str]

    def svg(self) -> str:
        """The picture as one SVG document."""
        body = "".join(part.markup() for part in self.parts)
        defs = "".join(self.defs.values())
        return document(self.width, self.height, body, title=self.title, defs=defs)


class Drawn(NamedTuple):
    """The content of a part and the ids of the definitions that it refers to."""

    content: str
    uses: tuple[str, ...]

    @property
    def size(self) -> int:
        """The number of characters."""
        return len(self.content)


class Group(NamedTuple):
    """Parts that are drawn together."""

    parts: tuple[Part, ...]

    @property
    def size(self) -> int:
        """The number of characters. They often belong to cached parts, too, so this is the most
        that the group can add."""
        return sum(len(part.content) for part in self.parts)


class Cache(Generic[D]):
    """The most recently used drawings by their inputs, up to a number of characters.
    Thread-safe."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.used = 0
        self._drawings: OrderedDict[Hashable, D] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable) -> D | None:
        """The drawing with these inputs, if it is cached."""
        with self._lock:
            entry = self._drawings.get(key)
            if entry is not None:
                self._drawings.move_to_end(key)
            return entry

    def put(self, key: Hashable, drawing: D) -> None:
        """Add a drawing; the least recently used ones are dropped."""
        with self._lock:
            if key not in self._drawings:
                self._drawings[key] = drawing
                self.used += drawing.size
            while self.used > self.size:
                _, oldest = self._drawings.popitem(last=False)
                self.used -= oldest.size

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._drawings.clear()
            self.used = 0

    def __len__(self) -> int:
        return len(self._drawings)


CACHE = Cache[Drawn](CACHE_SIZE)
GROUPS = Cache[Group](GROUPS_SIZE)


def clear_caches() -> None:
    """Forget all parts and groups."""
    CACHE.clear()
    GROUPS.clear()


class part(Generic[P]):
    """Makes a drawing function return a part: `draw(id, ...)` instead of `draw(...)`.

    The function is called only if its result for these arguments is not cached, so its arguments
    must be all of its inputs. Views are passed as slices: dictionaries like the view that have only
    what the part shows, so a forgotten input is a KeyError.
    """

    def __init__(self, draw: Callable[P, str]) -> None:
        self.draw = draw
        self.__doc__ = draw.__doc__

    def __call__(self, id: str, *args: P.args, **kwargs: P.kwargs) -> Part:
        if kwargs:
            raise TypeError("the inputs of a part are positional")
        key = (self, *map(_freeze, args))
        entry = CACHE.get(key)
        if entry is None:
            content = self.draw(*args, **kwargs)
            entry = Drawn(content, tuple(referenced_ids(content)))
            CACHE.put(key, entry)
        return Part(id, entry.content, {}, entry.uses)


class group(Generic[P]):
    """Makes a function that returns parts remember them by its arguments, which must be all of its
    inputs, as for a part. Seats that see the same share the work of finding the parts."""

    def __init__(self, draw: Callable[P, Iterable[Part]]) -> None:
        self.draw = draw
        self.__doc__ = draw.__doc__

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> tuple[Part, ...]:
        if kwargs:
            raise TypeError("the inputs of a group are positional")
        key = (self, *map(_freeze, args))
        entry = GROUPS.get(key)
        if entry is None:
            entry = Group(tuple(self.draw(*args, **kwargs)))
            GROUPS.put(key, entry)
        return entry.parts


def _freeze(value: object) -> Hashable:
    """A key for an argument: containers as bytes, everything else unchanged."""
    return _encode(value) if isinstance(value, dict | list | tuple) else value

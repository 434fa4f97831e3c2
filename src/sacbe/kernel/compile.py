"""Rules and entries: typed Python compiled by Numba.

A rule is compiled for exactly the types it is annotated with.  Numba alone would make a version
for each mixture of int16 fields, int64 values and literals that it meets (97 versions of 51
functions in one small game); here `int` means int64 and there is one version.  An entry is what
Python calls.  Both are kept on disk (cache.py).

Compiled derives from Numba's dispatcher and uses two things of it that are not public, guarded
by tests: the method by which a caller asks for a callee's signature (get_call_template), and the
attribute that holds the disk cache (_cache).  See also numba_parts.py.
"""

from __future__ import annotations

import functools
import inspect
import typing
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, ClassVar, TypeVar, overload

from numba.core.registry import CPUDispatcher

from .cache import DeepCache
from .digest import MARK
from .marshal import Marshaller
from .mode import JIT_DISABLED
from .numba_parts import TypingError, compiler_lock, nb, normalize_signature, typeof
from .records import is_record
from .rows import Grid, Reals, Row

F = TypeVar("F", bound=Callable[..., Any])

OPTIONS: dict[str, Any] = {"nopython": True, "nogil": True, "error_model": "numpy"}
# Only compiled code calls a rule, so it needs no doors for Python and C: a quarter of the time.
INNER: dict[str, Any] = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
INNER_NO_REFCOUNT: dict[str, Any] = {**INNER, "_nrt": False}


@overload
def rule(fn: F) -> F: ...
@overload
def rule(*, refcount: bool) -> Callable[[F], F]: ...
def rule(fn: F | None = None, *, refcount: bool = True) -> F | Callable[[F], F]:
    """Compile a function of a game for exactly the types of its annotations.

    `int` is int64; `bool`, `float` and records keep their type; the types of `Row`, `Grid`, numpy
    arrays and `Any` are inferred from the call.  Defaults and keywords work.  Python can also call
    a rule, with plain records or items of a block, but slowly: for tests.

    With `refcount=False` the rule must not create arrays, only use those it is given and parts of
    them; otherwise it does not compile.  It then needs no reference counts, which saves an atomic
    instruction for every part of an array that it takes.
    """
    if fn is None:
        return functools.partial(_rule, refcount=refcount)
    return _rule(fn, refcount)


def _rule(fn: F, refcount: bool) -> F:
    for name in _parameters(fn):
        if name not in fn.__annotations__:
            raise TypeError(f"rule {fn.__qualname__}: {name} has no annotation")
    setattr(fn, MARK, "rule" if refcount else "rule without refcount")
    options = INNER if refcount else INNER_NO_REFCOUNT
    return fn if JIT_DISABLED else typing.cast(F, Rule(fn, targetoptions=dict(options)))


def entry(fn: F) -> F:
    """Compile a function that Python calls, with blocks of records, numpy arrays and numbers.

    Numbers without an annotation are int64 or float64, whatever kind Python hands over, so that
    an entry too has one version.
    """
    _parameters(fn)
    setattr(fn, MARK, "entry")
    if JIT_DISABLED:
        return fn
    kind = PythonCallable if fn.__defaults__ else Compiled
    return typing.cast(F, kind(fn, targetoptions=dict(OPTIONS)))


def _parameters(fn: Any) -> list[str]:
    if not inspect.isfunction(fn):
        raise TypeError(f"{fn!r} is not a plain function")
    parameters = inspect.signature(fn).parameters.values()
    if any(p.kind is not p.POSITIONAL_OR_KEYWORD for p in parameters):
        raise TypeError(f"{fn.__qualname__}: parameters must be positional-or-keyword")
    return [p.name for p in parameters]


class Compiled(CPUDispatcher):
    """A function with one version per set of annotated types, kept on disk."""

    _busy: ClassVar[set[Any]] = set()  # the functions being compiled
    _cache: Any
    _compiler: Any
    overloads: Any
    targetctx: Any

    def __init__(self, py_func: Any, locals: Any = None, targetoptions: Any = None) -> None:
        super().__init__(py_func, locals, targetoptions)
        self._hints: dict[str, Any] | None = None

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Numba asks: called with these types, which version is it?"""
        _, folded = self._compiler.fold_argument_types(args, kws)
        return super().get_call_template(self.pinned(folded), {})

    def compile(self, sig: Any) -> Any:
        args = self.pinned(normalize_signature(sig)[0])
        if args in self.overloads:
            return self.overloads[args].entry_point
        with compiler_lock:
            job = self.py_func, args
            if job in self._busy:
                raise TypingError(
                    f"{self.py_func.__name__} calls itself: rules cannot be recursive"
                )
            if not isinstance(self._cache, DeepCache):  # only now: by now all callees exist
                self._cache = DeepCache(self.py_func, self.targetoptions)
            self._busy.add(job)
            # Symbols are named after the function and numbered in each process.  Two processes
            # may each compile one of this name and number, for other data or other records, and
            # a third load both and run the one for the other: so the key goes into the name.
            name = self.py_func.__qualname__
            key = self._cache.key(args, self.targetctx.codegen())
            self.py_func.__qualname__ = f"{name}_{key}"
            try:
                return super().compile(args)
            finally:
                self.py_func.__qualname__ = name
                self._busy.discard(job)

    def pinned(self, given: Any) -> tuple[Any, ...]:
        """The argument types to compile for."""
        if self._hints is None:
            self._hints = _hints(self.py_func)
        names = self._compiler.pysig.parameters
        return tuple(
            self._pin(name, self._hints.get(name, Any), tp)
            for name, tp in zip(names, given, strict=True)
        )

    def _pin(self, name: str, hint: Any, given: Any) -> Any:
        if isinstance(given, nb.Omitted):
            given = typeof(given.value)
        given = nb.unliteral(given)
        wanted, fits = _wanted(hint, given)
        if not fits:
            raise TypingError(
                f"{self.py_func.__qualname__}: {name} should be {hint!r}, not {given}"
            )
        return wanted


class PythonCallable(Compiled):
    """A function that Python may also call with defaults and with plain records."""

    def __call__(self, *args: Any, **kws: Any) -> Any:
        call = self._compiler.pysig.bind(*args, **kws)
        call.apply_defaults()
        marshal = Marshaller(call.arguments.values())
        try:
            return super().__call__(*map(marshal.item, call.arguments.values()))
        finally:
            marshal.give_back()


class Rule(Compiled):
    """A function for compiled callers, with a door for Python that is built at the first knock."""

    _door: Any = None

    def __call__(self, *args: Any, **kws: Any) -> Any:
        if self._door is None:
            self._door = PythonCallable(self.py_func, targetoptions=dict(OPTIONS))
        return self._door(*args, **kws)


# ---------------------------------------------------------------- from annotations to types


def _hints(fn: Any) -> dict[str, Any]:
    """The annotations as types.  An entry may use names that only the type checker knows."""
    hints: dict[str, Any] = {}
    for name, hint in fn.__annotations__.items():
        one = SimpleNamespace(__annotations__={name: hint})
        try:
            hints |= typing.get_type_hints(one, fn.__globals__)
        except NameError as reason:
            if getattr(fn, MARK, None) != "entry":
                raise TypeError(f"rule {fn.__qualname__}: {name}: {reason}") from None
    return hints


def _wanted(hint: Any, given: Any) -> tuple[Any, bool]:
    """The type to compile for, and whether the given type may become it without surprise."""
    if hint is int:
        return nb.int64, _whole(given)
    if hint is bool:
        return nb.boolean, isinstance(given, nb.Boolean)
    if hint is float:
        return nb.float64, _whole(given) or isinstance(given, nb.Float)
    if is_record(hint):
        return hint.numba_type, given == hint.numba_type
    if hint in (Row, Reals, Grid):
        fits = isinstance(given, nb.Array) and given.ndim == 1 + (hint is Grid)
    else:
        fits = True
    if isinstance(given, nb.NestedArray):  # rows of all lengths are of one type
        return nb.Array(given.dtype, given.ndim, "C"), fits
    if _whole(given):
        return nb.int64, fits
    if isinstance(given, nb.Float):
        return nb.float64, fits
    return given, fits


def _whole(given: Any) -> bool:
    """A number that is an int64 without loss."""
    if isinstance(given, nb.Integer):
        return bool(given.signed or given.bitwidth < 64)
    return isinstance(given, nb.Boolean)

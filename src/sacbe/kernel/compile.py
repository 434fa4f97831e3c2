"""Rules and entries: typed Python compiled by Numba.

A rule is called by compiled code and compiled for exactly the types of its annotations.  Numba
alone would compile a version for each combination of int16 fields, int64 values and literals (97
versions of 51 functions in one small game); here `int` means int64 and there is one version.  An
entry is called by Python.  Both are cached on disk (cache.py).

CompiledFunction derives from Numba's dispatcher and uses two of its internals, guarded by tests:
the method that resolves the signature of a call (get_call_template), and the attribute that holds
the disk cache (_cache).  See also numba_parts.py.
"""

from __future__ import annotations

import functools
import inspect
import typing
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, ClassVar, TypeVar, overload

import numpy as np
from numba.core.registry import CPUDispatcher

from .cache import DeepCache
from .digest import MARK
from .interpret import interpret
from .linking import EntryCompiler, RuleCompiler
from .marshal import Marshaller
from .mode import JIT_DISABLED
from .numba_parts import TypingError, compiler_lock, nb, normalize_signature, typeof
from .records import is_record
from .rows import Grid, Reals, Row

F = TypeVar("F", bound=Callable[..., Any])

ENTRY_OPTIONS: dict[str, Any] = {"nopython": True, "nogil": True, "error_model": "numpy"}
# Rules are called by compiled code only; without wrappers they compile in a quarter of the time.
RULE_OPTIONS: dict[str, Any] = {
    **ENTRY_OPTIONS,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "_nrt": True,  # otherwise inherited from the caller that is being compiled
}
RULE_OPTIONS_NO_REFCOUNT: dict[str, Any] = {**RULE_OPTIONS, "_nrt": False}


@overload
def rule(fn: F) -> F: ...
@overload
def rule(*, refcount: bool) -> Callable[[F], F]: ...
def rule(fn: F | None = None, *, refcount: bool = True) -> F | Callable[[F], F]:
    """Compile a function of a game for exactly the types of its annotations.

    `int` is int64; `bool`, `float` and records keep their type; the types of `Row`, `Grid`, numpy
    arrays and `Any` are inferred from the call.  Defaults and keywords work.  Python can call a
    rule, too, with plain records or items of a block, but slowly: see `Rule`.

    With `refcount=False` the rule may use its array arguments and slices of them but not create
    arrays; otherwise it does not compile.  Without reference counts each slice saves an atomic
    instruction.
    """
    if fn is None:
        return functools.partial(_rule, refcount=refcount)
    return _rule(fn, refcount)


def _rule(fn: F, refcount: bool) -> F:
    for name in _parameters(fn):
        if name not in fn.__annotations__:
            raise TypeError(f"rule {fn.__qualname__}: {name} has no annotation")
    setattr(fn, MARK, "rule" if refcount else "rule without refcount")
    options = RULE_OPTIONS if refcount else RULE_OPTIONS_NO_REFCOUNT
    return fn if JIT_DISABLED else typing.cast(F, Rule(fn, targetoptions=dict(options)))


def entry(fn: F, *, nogil: bool = True) -> F:
    """Compile a function that Python calls, with blocks of records, numpy arrays and numbers.

    Numbers without an annotation are converted to int64 or float64, so that an entry, too, has
    one version. An entry releases the lock of the interpreter (GIL); for one that takes less than
    a microsecond, `nogil=False` saves the time.
    """
    _parameters(fn)
    setattr(fn, MARK, "entry")
    if JIT_DISABLED:
        return fn
    dispatcher = PythonCallable if fn.__defaults__ else CompiledFunction
    return typing.cast(F, dispatcher(fn, targetoptions={**ENTRY_OPTIONS, "nogil": nogil}))


def _parameters(fn: Any) -> list[str]:
    if not inspect.isfunction(fn):
        raise TypeError(f"{fn!r} is not a plain function")
    parameters = inspect.signature(fn).parameters.values()
    if any(p.kind is not p.POSITIONAL_OR_KEYWORD for p in parameters):
        raise TypeError(f"{fn.__qualname__}: parameters must be positional-or-keyword")
    return [p.name for p in parameters]


class CompiledFunction(CPUDispatcher):
    """A function with one version per set of annotated types, cached on disk."""

    _pipeline: ClassVar[Any] = EntryCompiler
    _on_disk = True  # cached
    _in_progress: ClassVar[set[Any]] = set()  # the functions being compiled
    _cache: Any
    _compiler: Any
    overloads: Any
    targetctx: Any

    def __init__(self, py_func: Any, locals: Any = None, targetoptions: Any = None) -> None:
        super().__init__(py_func, locals, targetoptions, self._pipeline)
        self._hints: dict[str, Any] | None = None

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Called by Numba: the version to use for a call with these argument types."""
        _, arg_types = self._compiler.fold_argument_types(args, kws)
        return super().get_call_template(self.coerce_types(arg_types), {})

    def compile(self, sig: Any) -> Any:
        args = self.coerce_types(normalize_signature(sig)[0])
        if args in self.overloads:
            return self.overloads[args].entry_point
        with compiler_lock:
            job = self.py_func, args
            if job in self._in_progress:
                raise TypingError(
                    f"{self.py_func.__name__} calls itself: rules cannot be recursive"
                )
            self._open_cache()
            self._in_progress.add(job)
            # Numba names symbols after the function and a counter per process.  Two processes
            # could store different code under one symbol, and a third that loads both would call
            # the wrong one.  The cache key in the name makes symbols unique.
            name = self.py_func.__qualname__
            key = self._cache.key(args, self.targetctx.codegen())
            self.py_func.__qualname__ = f"{name}_{key}"
            try:
                return super().compile(args)
            finally:
                self.py_func.__qualname__ = name
                self._in_progress.discard(job)
                self._cache.release()

    def is_stored(self, *args: Any) -> bool:
        """Whether a call with these arguments needs no compilation."""
        arg_types = self.coerce_types(map(typeof, args))
        if arg_types in self.overloads:
            return True
        with compiler_lock:
            self._open_cache()
            return bool(self._cache.is_stored(arg_types, self.targetctx))

    def _open_cache(self) -> None:
        if not isinstance(self._cache, DeepCache):  # not earlier: the digest needs all callees
            self._cache = DeepCache(self.py_func, self.targetoptions, self._on_disk)

    def coerce_types(self, arg_types: Any) -> tuple[Any, ...]:
        """The parameter types to compile for, given the types of a call's arguments."""
        if self._hints is None:
            self._hints = _hints(self.py_func)
        names = self._compiler.pysig.parameters
        return tuple(
            self._coerce_type(name, self._hints.get(name, Any), arg_type)
            for name, arg_type in zip(names, arg_types, strict=True)
        )

    def _coerce_type(self, name: str, hint: Any, arg_type: Any) -> Any:
        if isinstance(arg_type, nb.Omitted):
            arg_type = typeof(arg_type.value)
        arg_type = nb.unliteral(arg_type)
        parameter_type, fits = _parameter_type(hint, arg_type)
        if not fits:
            raise TypingError(
                f"{self.py_func.__qualname__}: {name} should be {hint!r}, not {arg_type}"
            )
        return parameter_type


class PythonCallable(CompiledFunction):
    """A function that Python can call with defaults, keywords and plain records."""

    def __call__(self, *args: Any, **kws: Any) -> Any:
        call = self._compiler.pysig.bind(*args, **kws)
        call.apply_defaults()
        marshaller = Marshaller(call.arguments.values())
        try:
            return super().__call__(*map(marshaller.convert, call.arguments.values()))
        finally:
            marshaller.write_back()


class Rule(CompiledFunction):
    """A function for compiled callers.

    Python calls it on plain records, as for explanations, without compiling anything: it is
    interpreted, together with the rules it calls.  On items of a block, or with `call_compiled`,
    a wrapper is compiled on first use.
    """

    call_compiled: ClassVar[bool] = False  # set by tests, which test the compiled rules

    _pipeline = RuleCompiler
    _on_disk = False
    _wrapper: Any = None

    def __call__(self, *args: Any, **kws: Any) -> Any:
        if not (self.call_compiled or any(isinstance(arg, np.void) for arg in args)):
            return interpret(self.py_func)(*args, **kws)
        if self._wrapper is None:
            self._wrapper = PythonCallable(self.py_func, targetoptions=dict(ENTRY_OPTIONS))
        return self._wrapper(*args, **kws)


# ---------------------------------------------------------------- from annotations to types


def _hints(fn: Any) -> dict[str, Any]:
    """The annotations as types.  Entries may use names imported under TYPE_CHECKING."""
    hints: dict[str, Any] = {}
    for name, hint in fn.__annotations__.items():
        holder = SimpleNamespace(__annotations__={name: hint})
        try:
            hints |= typing.get_type_hints(holder, fn.__globals__)
        except NameError as reason:
            if getattr(fn, MARK, None) != "entry":
                raise TypeError(f"rule {fn.__qualname__}: {name}: {reason}") from None
    return hints


def _parameter_type(hint: Any, arg_type: Any) -> tuple[Any, bool]:
    """The type to compile for, and whether the argument type converts to it without loss."""
    if hint is int:
        return nb.int64, _fits_int64(arg_type)
    if hint is bool:
        return nb.boolean, isinstance(arg_type, nb.Boolean)
    if hint is float:
        return nb.float64, _fits_int64(arg_type) or isinstance(arg_type, nb.Float)
    if is_record(hint):
        return hint.numba_type, arg_type == hint.numba_type
    if hint in (Row, Reals, Grid):
        fits = isinstance(arg_type, nb.Array) and arg_type.ndim == 1 + (hint is Grid)
    else:
        fits = True
    if isinstance(arg_type, nb.NestedArray):  # one type for rows of all lengths
        return nb.Array(arg_type.dtype, arg_type.ndim, "C"), fits
    if _fits_int64(arg_type):
        return nb.int64, fits
    if isinstance(arg_type, nb.Float):
        return nb.float64, fits
    return arg_type, fits


def _fits_int64(arg_type: Any) -> bool:
    """Whether values of the type convert to int64 without loss."""
    if isinstance(arg_type, nb.Integer):
        return bool(arg_type.signed or arg_type.bitwidth < 64)
    return isinstance(arg_type, nb.Boolean)

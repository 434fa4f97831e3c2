"""Optimise and generate machine code once per entry, not once per rule.

Numba optimises every function together with all of its callees and generates machine code for
the result, then does the same for each caller up to the entry.  But only entries are executed.
Here a rule is only translated to LLVM IR; an entry links the IR of all rules it reaches, once
each, and optimises the whole.

Like numba_parts.py this relies on internals of Numba: the classes of code libraries and the
library that a compilation pipeline writes to.
"""

# mypy: disable-error-code="no-untyped-call, attr-defined"
# (Numba's classes are not annotated.)

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, Flags
from numba.core.environment import lookup_environment

ENVIRONMENT = "_ZN08NumbaEnv"  # prefix of the variables that point to Numba's environments


class RuleLibrary(JITCodeLibrary):
    """The IR of one rule, for linking only."""

    _final_module: Any
    _linking_libraries: list[Any]

    def add_llvm_module(self, module: Any) -> None:
        """Add IR unchanged: entries optimise it."""
        self._final_module.link_in(module)

    def finalize(self) -> None:
        """Nothing is linked or optimised: entries do that."""
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0  # there is no machine code

    @property
    def codegen(self) -> Any:
        return _WithoutEnvironment(self._codegen)


class EntryLibrary(JITCodeLibrary):
    """The machine code of an entry, with that of all rules it reaches."""

    _final_module: Any
    _linking_libraries: list[Any]

    def finalize(self) -> None:
        """Link the rules that callees link, too, then optimise as usual."""
        self._linking_libraries = _closure(self._linking_libraries)
        super().finalize()
        for variable in self._final_module.global_variables:
            environment = lookup_environment(variable.name)
            if variable.name.startswith(ENVIRONMENT) and environment is not None:
                self._codegen.set_env(variable.name, environment)


class _WithoutEnvironment:
    """The code generator of a rule, which has no machine code that an environment belongs to."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: Any) -> None:
        """Does nothing."""


def _closure(libraries: list[Any]) -> list[Any]:
    """The libraries and those they link, each once."""
    result: dict[Any, None] = {}
    pending = list(reversed(libraries))
    while pending:
        library = pending.pop()
        if library not in result:
            result[library] = None
            if isinstance(library, RuleLibrary):
                pending += reversed(library._linking_libraries)
    return list(result)


class ComparableFlags(Flags):
    """Numba's flags with a faster comparison: type inference looks them up for every expression,
    and each time Numba compares the values of all options."""

    __slots__ = ()
    _hash = hash(tuple(sorted(Flags.options)))  # as in Numba: of the names of the options

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Flags) and self._values == other._values:
            return True
        return bool(super().__eq__(other))

    def __hash__(self) -> int:
        return self._hash


class RuleCompiler(Compiler):
    """Numba's pipeline with a library for a rule."""

    library_class: Any = RuleLibrary

    def __init__(
        self, typing: Any, target: Any, library: Any, args: Any, result: Any, flags: Any, names: Any
    ) -> None:
        library = self.library_class(target.codegen(), "sacbe")
        library.enable_object_caching()
        super().__init__(typing, target, library, args, result, ComparableFlags(flags), names)


class EntryCompiler(RuleCompiler):
    """Numba's pipeline with a library for an entry."""

    library_class = EntryLibrary

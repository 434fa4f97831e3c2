"""Compiled or interpreted mode of this process.

In compiled mode a rule is machine code and a record is a slice of a packed array.  With
NUMBA_DISABLE_JIT=1 the same functions run as plain Python on plain objects: slowly, but with a
debugger and coverage, and with ranges and indices checked.
"""

from __future__ import annotations

from .numba_parts import config

JIT_DISABLED = bool(config.DISABLE_JIT)

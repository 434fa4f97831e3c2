"""Which of the two worlds this process lives in.

Compiled, a rule is machine code and a record is a piece of one packed array.  With
NUMBA_DISABLE_JIT=1 the very same functions run as plain Python on plain objects: slowly, but
under the debugger, under coverage, and with every range and every index checked.
"""

from __future__ import annotations

from .numba_parts import config

JIT_DISABLED = bool(config.DISABLE_JIT)

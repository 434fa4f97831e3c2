"""The parts of Numba that the kernel uses, internals included, in one place.

Numba's annotations are partial, so all of it is typed as Any.  Internals may change with a new
release: the minor version of Numba is pinned, and tests/kernel checks them.
"""

from __future__ import annotations

from typing import Any

import numba
from llvmlite import ir as llvmlite_ir  # type: ignore[import-untyped]
from numba import extending
from numba.core import cgutils as core_cgutils
from numba.core import errors, event, serialize, sigutils, types
from numba.core.compiler import CompileResult
from numba.core.compiler_lock import global_compiler_lock

config: Any = numba.config
from_dtype: Any = numba.from_dtype
typeof: Any = numba.typeof
nb: Any = types
TypingError: Any = errors.TypingError
normalize_signature: Any = sigutils.normalize_signature
compiler_lock: Any = global_compiler_lock
install_listener: Any = event.install_listener
dumps: Any = serialize.dumps
rebuild_result: Any = CompileResult._rebuild
lower_cast: Any = extending.lower_cast
intrinsic: Any = extending.intrinsic
register_jitable: Any = extending.register_jitable
box: Any = extending.box
register_model: Any = extending.register_model
StructModel: Any = extending.models.StructModel
make_struct: Any = core_cgutils.create_struct_proxy
carray: Any = getattr(numba, "carray")  # noqa: B009  (mypy thinks it is not exported)
cgutils: Any = core_cgutils
ir: Any = llvmlite_ir


@lower_cast(nb.NestedArray, nb.Array)  # type: ignore[untyped-decorator]
def _row_to_array(context: Any, builder: Any, fromty: Any, toty: Any, val: Any) -> Any:
    """Cast a row of a record to an array of any length, so that a rule with a `Row` parameter
    has one version for all lengths.  The memory layout is the same."""
    return val

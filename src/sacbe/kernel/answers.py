"""Answers of compiled code to Python: a number and a list of numbers, built without NumPy.

Reading a list of a record from Python takes a slice of its memory and a conversion, 0.2
microseconds; the list that compiled code returns takes a tenth of that.
"""

from __future__ import annotations

from typing import Any

from .interpret import replace
from .mode import JIT_DISABLED
from .numba_parts import (
    StructModel,
    box,
    cgutils,
    intrinsic,
    ir,
    make_struct,
    nb,
    register_model,
)


class AnswerType(nb.Type):  # type: ignore[misc]
    """The type of what `answer` returns."""

    def __init__(self) -> None:
        super().__init__(name="sacbe.Answer")


ANSWER = AnswerType()


@register_model(AnswerType)
class AnswerModel(StructModel):  # type: ignore[misc]
    """An answer in compiled code."""

    def __init__(self, manager: Any, answer_type: Any) -> None:
        members = [("number", nb.int64), ("n", nb.int64), ("items", nb.CPointer(nb.int16))]
        super().__init__(manager, answer_type, members)


@box(AnswerType)  # type: ignore[untyped-decorator]
def _to_tuple(answer_type: Any, value: Any, c: Any) -> Any:
    """Make the tuple (number, list of the first n items)."""
    answer = make_struct(answer_type)(c.context, c.builder, value=value)
    items = c.pyapi.list_new(answer.n)
    with cgutils.for_range(c.builder, answer.n) as loop:
        item = c.builder.load(c.builder.gep(answer.items, [loop.index]))
        number = c.pyapi.long_from_longlong(c.builder.sext(item, ir.IntType(64)))
        c.pyapi.list_setitem(items, loop.index, number)  # takes the reference
    pair = c.pyapi.tuple_new(2)
    c.pyapi.tuple_setitem(pair, 0, c.pyapi.long_from_longlong(answer.number))
    c.pyapi.tuple_setitem(pair, 1, items)
    return pair


def _answer(typing: Any, number: Any, n: Any, items: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        result = make_struct(ANSWER)(context, builder)
        number_type, n_type, items_type = signature.args
        result.number = context.cast(builder, args[0], number_type, nb.int64)
        result.n = context.cast(builder, args[1], n_type, nb.int64)
        result.items = context.make_array(items_type)(context, builder, args[2]).data
        return result._getvalue()

    return ANSWER(number, n, items), generate


def _plain_answer(number: Any, n: Any, items: Any) -> tuple[int, list[int]]:
    """The same for interpreted code."""
    return int(number), [int(items[k]) for k in range(n)]


# The result of an entry: a number and the first n items of a row, as (int, list of int).
answer: Any = _plain_answer if JIT_DISABLED else intrinsic(_answer)
replace(answer, _plain_answer)

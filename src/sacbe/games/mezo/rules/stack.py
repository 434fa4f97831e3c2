"""The stack of what must still be decided or carried out, and the list of legal ids.

Effects push follow-ups instead of calling each other, so there is no recursion, a position can be
saved between any two choices, and nothing of a half-finished effect lives outside the record.
"""

from sacbe.kernel import rule

from ..state import Actions, State


@rule
def push(s: State, asked: int, a: int, b: int, c: int, d: int) -> None:
    """Put a decision or step on top; what lies beneath waits."""
    top = s.depth
    s.asked[top] = asked
    s.a[top] = a
    s.b[top] = b
    s.c[top] = c
    s.d[top] = d
    s.depth = top + 1


@rule
def push_for(s: State, asked: int, seat: int) -> None:
    """The same for what needs a seat, or nothing at all."""
    push(s, asked, seat, 0, 0, 0)


@rule
def pop(s: State) -> None:
    """Take the top away and wipe it: equal positions must be equal bytes."""
    top = s.depth - 1
    s.depth = top
    s.asked[top] = 0
    s.a[top] = 0
    s.b[top] = 0
    s.c[top] = 0
    s.d[top] = 0


@rule
def offer(out: Actions, n: int, action: int, legal: bool) -> int:
    """List an id as number n if it is legal; returns how long the list is then. Without a
    branch: to the processor, what is legal is as good as random."""
    out.ids[n] = action
    return n + legal

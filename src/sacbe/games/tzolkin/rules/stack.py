"""The stack of what must still be decided or carried out, and the list of legal ids.

Effects push follow-ups instead of calling each other, so there is no recursion, a position can be
saved between any two choices, and nothing of a half-finished turn lives outside the record.
"""

from sacbe.kernel import rule

from ..state import Actions, State


@rule
def push(s: State, asked: int, a: int = 0, b: int = 0) -> None:
    """Put a decision or step on top; what lies beneath waits."""
    s.asked[s.depth] = asked
    s.a[s.depth] = a
    s.b[s.depth] = b
    s.depth += 1


@rule
def pop(s: State) -> None:
    """Take the top away and wipe it: equal positions must be equal bytes."""
    s.depth -= 1
    s.asked[s.depth] = 0
    s.a[s.depth] = 0
    s.b[s.depth] = 0


@rule
def offer(out: Actions, n: int, action: int, legal: bool) -> int:
    """List an id as number n if it is legal; returns how long the list is then. Without a
    branch: to the processor, what is legal is as good as random."""
    out.ids[n] = action
    return n + legal


@rule
def add(out: Actions, action: int) -> None:
    """List one more legal id."""
    out.ids[out.n] = action
    out.n += 1

"""The stack of pending decisions and steps, and the list of legal ids.

Effects push follow-ups instead of calling each other. So there is no recursion, a position can be
saved between any two choices, and a half-finished turn is fully contained in the record.
"""

from sacbe.kernel import rule

from ..state import Actions, State


@rule
def push(s: State, kind: int, a: int = 0, b: int = 0) -> None:
    """Push a decision or step."""
    s.pending[s.depth] = kind
    s.a[s.depth] = a
    s.b[s.depth] = b
    s.depth += 1


@rule
def pop(s: State) -> None:
    """Pop and clear the top: equal positions must have equal bytes."""
    s.depth -= 1
    s.pending[s.depth] = 0
    s.a[s.depth] = 0
    s.b[s.depth] = 0


@rule
def offer(out: Actions, n: int, action: int, legal: bool) -> int:
    """Append an id to the list of n ids if it is legal, and return the new length. Branch-free,
    because legality is practically unpredictable for the processor."""
    out.ids[n] = action
    return n + legal


@rule
def add(out: Actions, action: int) -> None:
    """Append a legal id."""
    out.ids[out.n] = action
    out.n += 1

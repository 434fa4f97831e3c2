"""The stack of pending decisions and steps, and the list of legal ids.

Effects push follow-ups instead of calling each other, so there is no recursion, a position can be
saved between any two choices, and no state of an unfinished effect is outside the record.
"""

from sacbe.kernel import rule

from ..state import Actions, State


@rule
def push(s: State, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Push a decision or step."""
    top = s.depth
    s.asked[top] = kind
    s.a[top] = a
    s.b[top] = b
    s.c[top] = c
    s.d[top] = d
    s.depth = top + 1


@rule
def push_for(s: State, kind: int, seat: int) -> None:
    """The same for a decision or step that needs a seat or nothing."""
    push(s, kind, seat, 0, 0, 0)


@rule
def pop(s: State) -> None:
    """Remove the top and clear it: equal positions must be equal bytes."""
    top = s.depth - 1
    s.depth = top
    s.asked[top] = 0
    s.a[top] = 0
    s.b[top] = 0
    s.c[top] = 0
    s.d[top] = 0


@rule
def offer(out: Actions, n: int, action: int, legal: bool) -> int:
    """Write an id at index n and return the new length of the list, which grows only if it is
    legal. Without a branch: legality is unpredictable for the processor."""
    out.ids[n] = action
    return n + legal

"""The VP track, where no two markers share a space; devotion; and the turn order."""

from sacbe.kernel import rule

from ..state import DEVOTION_LEVEL, LAST_DEVOTION, Player, State


@rule
def gain_vp(s: State, seat: int, n: int) -> None:
    """Move the marker once; a taken space is skipped."""
    if n <= 0:
        return
    vp = s.players[seat].vp + n
    occupied = True
    while occupied:
        occupied = False
        for p in range(s.players_n):
            if p != seat and s.players[p].vp == vp:
                occupied = True
        if occupied:
            vp += 1
    s.players[seat].vp = vp


@rule
def level(me: Player) -> int:
    """The devotion level."""
    return DEVOTION_LEVEL[me.devotion]


@rule
def gain_devotion(s: State, seat: int, n: int) -> None:
    """Steps on the track; the excess is one gain of VP."""
    if n <= 0:
        return
    me = s.players[seat]
    fits = min(n, LAST_DEVOTION - me.devotion)
    me.devotion += fits
    gain_vp(s, seat, n - fits)


@rule
def has(me: Player, ability: int) -> bool:
    """Whether this player has chosen a tribe ability."""
    return me.abilities[ability // 3] == 1 + ability


@rule
def fix_order(s: State) -> None:
    """Fix the order of descending VP for a whole step."""
    n = s.players_n
    for p in range(n):
        place = 0
        for q in range(n):
            ahead = s.players[q].vp > s.players[p].vp
            place += ahead or (q < p and s.players[q].vp == s.players[p].vp)
        s.order[place] = p
    s.order_n = n
    s.order_i = 0


@rule
def next_in_order(s: State) -> int:
    """The next seat of the step; -1 after the last, and the order is cleared."""
    if s.order_n == 0:
        fix_order(s)
    if s.order_i == s.order_n:
        s.order.fill(0)
        s.order_n = 0
        s.order_i = 0
        return -1
    s.order_i += 1
    return s.order[s.order_i - 1]

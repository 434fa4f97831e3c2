"""Units, Glyphs and Pyramids: their places, and how a Pyramid grows and scores."""

from sacbe.kernel import rule

from ..data import LEVELS, N_REGIONS
from ..state import (
    MOST_PLAYERS,
    N_KINDS,
    NOTHING,
    TOUCHES,
    State,
)
from .points import gain_vp


@rule
def unit_at(region: int, seat: int, kind: int) -> int:
    """The index of a count of units."""
    return 8 * region + N_KINDS * seat + kind


@rule
def is_present(s: State, seat: int, region: int) -> bool:
    """Whether the seat's god is present in this inhabited region."""
    at = s.players[seat].confluence
    return at != NOTHING and TOUCHES[at, region] == 1 and s.inhabited[region] == 1


@rule
def hero_in(s: State, region: int) -> bool:
    """Whether any Hero is there, including a neutral one."""
    result = s.neutral[region] > 0
    for p in range(s.players_n):
        result = result or s.players[p].hero == region
    return result


@rule
def hero_owner(s: State, region: int) -> int:
    """The owner of the Hero there; of a neutral one, the player who placed it."""
    for p in range(s.players_n):
        if s.players[p].hero == region:
            return p
    return s.neutral[region] - 1


@rule
def units_in(s: State, region: int, seat: int) -> int:
    """Shamans and Warriors of a seat in a region."""
    first = 8 * region + N_KINDS * seat
    return s.units[first] + s.units[first + 1]


@rule
def top_level(s: State, region: int) -> int:
    """The level of the highest piece of the Pyramid, 0 without one."""
    return s.base[region] + s.height[region] - 1 if s.height[region] > 0 else 0


@rule
def top_owner(s: State, region: int) -> int:
    """The owner of the highest piece."""
    return s.levels[LEVELS * region + s.height[region] - 1]


@rule
def level_to_build(s: State, seat: int, region: int) -> int:
    """The level of the piece that this seat could add, 0 if none."""
    pieces = s.players[seat].pieces
    if s.height[region] > 0:
        above = top_level(s, region) + 1
        return above if above <= LEVELS and pieces[above - 1] > 0 else 0
    for i in range(LEVELS):
        if pieces[i] > 0:
            return i + 1
    return 0


@rule
def build_pyramid(s: State, seat: int, region: int) -> None:
    """Add a piece and score."""
    new_level = level_to_build(s, seat, region)
    if s.height[region] == 0:
        s.base[region] = new_level
    s.levels[LEVELS * region + s.height[region]] = seat
    s.height[region] += 1
    s.players[seat].pieces[new_level - 1] -= 1
    score_pyramid(s, seat, region)


@rule
def score_pyramid(s: State, builder: int, region: int) -> None:
    """The builder gains VP for all pieces, every other player with a piece one; markers move in
    descending order of the VP before any of them moves."""
    before = (s.players[0].vp, s.players[1].vp, s.players[2].vp, s.players[3].vp)
    scored = 0
    for _ in range(s.players_n):
        first = NOTHING
        for p in range(s.players_n):
            if not (scored >> p) & 1 and (first == NOTHING or before[p] > before[first]):
                first = p
        scored |= 1 << first
        if first == builder:
            gain_vp(s, first, s.height[region])
        elif has_piece(s, first, region):
            gain_vp(s, first, 1)


@rule
def has_piece(s: State, seat: int, region: int) -> bool:
    """Whether the seat has a piece in this Pyramid, covered or not."""
    result = False
    for i in range(s.height[region]):
        result = result or s.levels[LEVELS * region + i] == seat
    return result


@rule
def raze_pyramid(s: State, region: int) -> None:
    """The top piece returns to its owner."""
    s.players[top_owner(s, region)].pieces[top_level(s, region) - 1] += 1
    s.height[region] -= 1
    s.levels[LEVELS * region + s.height[region]] = 0
    if s.height[region] == 0:
        s.base[region] = 0


@rule
def can_transform_pyramid(s: State, seat: int, region: int) -> bool:
    """Whether the top is the seat's own, or the seat has a piece to replace it."""
    if s.height[region] == 0:
        return False
    mine = top_owner(s, region) == seat
    return mine or s.players[seat].pieces[top_level(s, region) - 1] > 0


@rule
def transform_pyramid(s: State, seat: int, region: int) -> None:
    """Replace the top and score as if built; the seat's own top stays and scores."""
    owner = top_owner(s, region)
    if owner != seat:
        at = top_level(s, region) - 1
        s.players[owner].pieces[at] += 1
        s.players[seat].pieces[at] -= 1
        s.levels[LEVELS * region + s.height[region] - 1] = seat
    score_pyramid(s, seat, region)


@rule
def raze_glyph(s: State, owner: int, region: int) -> None:
    """A Glyph returns to its owner."""
    s.glyphs[MOST_PLAYERS * region + owner] -= 1
    s.players[owner].glyphs += 1


@rule
def build_glyph(s: State, seat: int, region: int) -> None:
    """Place a Glyph from the reserve."""
    s.glyphs[MOST_PLAYERS * region + seat] += 1
    s.players[seat].glyphs -= 1


@rule
def units_to_reserve(s: State, region: int) -> None:
    """All units of a region return to the reserve."""
    for p in range(s.players_n):
        for kind in range(N_KINDS):
            at = unit_at(region, p, kind)
            s.players[p].reserve[kind] += s.units[at]
            s.units[at] = 0


@rule
def regions_with_pieces(s: State, seat: int) -> int:
    """The number of regions where the seat has a piece."""
    n = 0
    for region in range(N_REGIONS):
        n += has_piece(s, seat, region)
    return n

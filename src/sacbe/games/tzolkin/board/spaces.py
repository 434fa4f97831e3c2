"""What the spaces of the wheels and the levels of the technologies give, as rows of icons (see
`draw.widgets.row`). Numbers come from the data and the rules."""

from ..data import (
    CHICHEN_BLOCKS,
    CHICHEN_TEMPLE,
    CHICHEN_VP,
    FISHING_BONUS,
    HARVEST_BONUS,
    HARVEST_CORN,
    HARVEST_WOOD,
    TEMPLES,
)
from ..rules.buildings import ARCHITECTURE_POINTS, CORN_PER_BLOCK
from ..rules.technology import ARCHITECTURE_BONUS
from ..rules.wheels import ANY_ACTION_PRICE, OFFERING
from ..state import QUARTERS

ANYTHING = ("action-any",)

_ACTIONS: dict[str, tuple[tuple[str, ...], ...]] = {
    "yaxchilan": (
        ("wood:1",),
        ("stone:1", "corn:1"),
        ("gold:1", "corn:2"),
        ("skull:1",),
        ("stone", "gold", "corn:2"),
    ),
    "tikal": (
        ("technology",),
        ("build",),
        ("technology", "technology"),
        ("build", "build", "/", "monument"),
        ("resource-any", ">", "step-any", "step-any"),
    ),
    "uxmal": (
        (f"corn:{OFFERING}", ">", "step-any"),
        ("market",),
        ("worker:+1",),
        (f"corn:{CORN_PER_BLOCK}", "=", "resource-any", "build"),
        (f"corn:{ANY_ACTION_PRICE}", ">", "any"),
    ),
}


def action_icons(wheel: str, space: int) -> tuple[str, ...]:
    """What a worker gets at a space of a small wheel or of Chichen Itza."""
    if space == 0:
        return ()
    if wheel == "palenque" and space < len(HARVEST_CORN):
        corn = f"corn:{HARVEST_CORN[space]}"
        if HARVEST_WOOD[space]:
            return corn, "/", f"wood:{HARVEST_WOOD[space]}"
        return ("fish", corn) if space == 1 else (corn,)
    if wheel == "chichen_itza" and space < len(CHICHEN_VP):
        temple = f"step-{TEMPLES[int(CHICHEN_TEMPLE[space])]}"
        return f"vp:{CHICHEN_VP[space]}", temple, *["resource-any"] * int(CHICHEN_BLOCKS[space])
    rows = _ACTIONS.get(wheel, ())
    return rows[space - 1] if space <= len(rows) else ANYTHING


# By technology: levels 1 to 3, then the bonus of going beyond.
TECH_ICONS: dict[str, tuple[tuple[str, ...], ...]] = {
    "agriculture": (
        (f"corn:+{HARVEST_BONUS[1]}",),
        (f"fish:+{FISHING_BONUS[2]}", "jungle"),
        (f"corn:+{HARVEST_BONUS[3]}",),
        ("step-any",),
    ),
    "extraction": (("wood:+1",), ("stone:+1",), ("gold:+1",), ("resource-any:2",)),
    "architecture": (
        ("build", "corn:+1"),
        ("build", f"vp:{ARCHITECTURE_POINTS // QUARTERS}"),
        ("resource-any:-1",),
        (f"vp:{ARCHITECTURE_BONUS // QUARTERS}",),
    ),
    "theology": (
        ("skull", "one-day"),
        ("resource-any", ">", "step-any"),
        ("skull:+1",),
        ("skull",),
    ),
}

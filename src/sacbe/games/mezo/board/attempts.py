"""Illegal actions that a click on the board would mean, so that the page can explain them.

Each function returns the info of an action that is not legal now, or None if the element should not
be clickable. They are called only for elements without a legal choice.
"""

from ..data import GODS, KINDS, REGIONS
from ..derived import MOST_DEPLOYED
from ..text.ids import EFFECTS
from .context import Context, Info

CARDS_PLAY = ("action", "third")
ARRIVALS = ("deploy_unit", "awaken", "build")
OF_UNITS = ("annihilate", "exile", "move")
OF_PIECES = ("raze", "transform")


TO_REGIONS = ("hero", "neutral_hero", "swap_altars", "deploy", *ARRIVALS)
TO_HEROES = ("hero", "neutral_hero", "deploy")
TO_PIECES = (*OF_UNITS, *OF_PIECES, "pay")
TO_CONFLUENCES = ("confluence", "summon")
TO_TARGETS = (*ARRIVALS, *TO_PIECES)


def _decision_type(ctx: Context) -> str:
    return str(ctx.sample.get("type", ""))


def _picks_target(ctx: Context) -> bool:
    """Whether a target on the map is being chosen. Then nothing else is clickable."""
    return _decision_type(ctx) in TO_TARGETS


def region(ctx: Context, name: str) -> Info | None:
    """A Hero, units or a building in a region that cannot take them."""
    kind, sample = _decision_type(ctx), ctx.sample
    if kind in ("hero", "neutral_hero", "swap_altars"):
        return {"type": kind, "region": name}
    if kind == "deploy" and sample["region"] != name:
        return {"type": kind, "region": name, "shaman": 1, "warrior": 0}
    if kind in ARRIVALS:
        return {"type": kind, "kind": sample["kind"], "region": name}
    return None


def hero(ctx: Context, where: str) -> Info | None:
    """A Hero that blocks its region for others."""
    is_open = _decision_type(ctx) in TO_HEROES
    return region(ctx, where) if is_open else None


def piece(ctx: Context, where: str, owner: int, kind: str) -> Info | None:
    """A unit, a glyph or the top of a pyramid."""
    action_type, owner_and_kind = _decision_type(ctx), {"owner": owner, "kind": kind}
    if action_type in OF_UNITS and kind in KINDS:
        if action_type != "move":
            return {"type": action_type, **owner_and_kind, "region": where}
        to = next(region for region in ctx.view["ends"] if region != where)
        return {"type": action_type, **owner_and_kind, "from": where, "to": to}
    if action_type in OF_PIECES and kind not in KINDS:
        return {"type": action_type, **owner_and_kind, "region": where}
    if action_type == "pay" and kind in KINDS and owner == ctx.seat:
        return {"type": action_type, "kind": kind, "from": where}
    return None


def ends(ctx: Context) -> list[str]:
    """Where units might move: the legal regions first."""
    if _decision_type(ctx) != "move":
        return []
    legal = dict.fromkeys(info["to"] for _, info, _ in ctx.choices_of("move"))
    return [*legal, *(r for r in REGIONS if ctx.view["regions"][r]["inhabited"])]


def confluence(ctx: Context, name: str) -> Info | None:
    """A confluence for the god."""
    is_open = _decision_type(ctx) in TO_CONFLUENCES
    return {"type": "confluence", "confluence": name} if is_open else None


def ability(ctx: Context, name: str) -> Info | None:
    """An ability of another Era."""
    return {"type": "ability", "ability": name} if _decision_type(ctx) == "ability" else None


def card(name: str) -> Info:
    """A card that is not in hand, or not to be picked now."""
    return {"type": "pick", "card": name}


def action(number: int) -> Info:
    """An action that is covered, or not to be chosen now."""
    return {"type": "action", "action": number}


def pass_(ctx: Context, number: int, gain: str) -> Info | None:
    """Passing for a unit that is not in Xibalba."""
    is_open = ctx.view["phase"] in CARDS_PLAY
    return {"type": "pass", "action": number, "gain": gain} if is_open else None


def space(ctx: Context, name: str) -> Info | None:
    """A space that is taken, or of the other track, or not to be chosen now."""
    return {"type": "space", "space": name} if ctx.conflict and not _picks_target(ctx) else None


def token(ctx: Context, name: str) -> Info | None:
    """A token of the angry god: use it, or pay for it first."""
    if not ctx.conflict or _picks_target(ctx):
        return None
    if ctx.view["phase"] in (*CARDS_PLAY, "pick"):
        return {"type": "appease"}
    return {"type": "use_token", "token": name}


def recover(ctx: Context, seat: int, kind: str) -> Info | None:
    """A unit in Xibalba."""
    is_open = _decision_type(ctx) == "recover" or ctx.view["phase"] in CARDS_PLAY
    return {"type": "recover", "kind": kind} if is_open and seat == ctx.seat else None


def winner(ctx: Context, seat: int) -> Info | None:
    """A player who is not tied."""
    return {"type": "tie", "seat": seat} if _decision_type(ctx) == "tie" else None


def disabled_buttons(ctx: Context) -> list[Info]:
    """Disabled buttons: other numbers, options without a target, gods that are taken."""
    kind, sample = _decision_type(ctx), ctx.sample
    infos: list[Info] = []
    if kind == "choose_god":
        infos = [{"type": kind, "god": god} for god in GODS]
    elif kind == "choose_one":
        options = EFFECTS[sample["effect"]].steps[sample["step"]].options or []
        infos = [{**sample, "option": i} for i in range(len(options))]
    elif kind == "deploy":
        numbers = range(MOST_DEPLOYED + 1)
        infos = [
            {**sample, "shaman": shaman, "warrior": warrior}
            for shaman in numbers
            for warrior in numbers
            if shaman + warrior <= MOST_DEPLOYED
        ]
    legal = [info for _, info, _ in ctx.choices]
    return [info for info in infos if info not in legal]

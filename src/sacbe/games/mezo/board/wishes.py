"""Why not: what pressing a thing would have meant where it is not among the choices.

An answer is the info of an action that is not legal, so that the rules can say why; None is a
thing that nobody would press now. Each is asked only about what cannot be chosen.
"""

from ..data import GODS, KINDS, REGIONS
from ..derived import MOST_DEPLOYED
from ..text.ids import EFFECTS
from .table import Info, Table

CARDS_PLAY = ("action", "third")
ARRIVALS = ("deploy_unit", "awaken", "build")
OF_UNITS = ("annihilate", "exile", "move")
OF_PIECES = ("raze", "transform")


def _kind(table: Table) -> str:
    return str(table.like.get("type", ""))


def _aims(table: Table) -> bool:
    """Is a piece on the map asked for? Then nothing else invites a click."""
    return _kind(table) in (*ARRIVALS, *OF_UNITS, *OF_PIECES, "pay")


def region(table: Table, name: str) -> Info | None:
    """A Hero, units or a building for a region that cannot take them."""
    kind, like = _kind(table), table.like
    if kind in ("hero", "neutral_hero", "swap_altars"):
        return {"type": kind, "region": name}
    if kind == "deploy" and like["region"] != name:
        return {"type": kind, "region": name, "shaman": 1, "warrior": 0}
    if kind in ARRIVALS:
        return {"type": kind, "kind": like["kind"], "region": name}
    return None


def hero(table: Table, where: str) -> Info | None:
    """A Hero that keeps others away from his region."""
    asked = _kind(table) in ("hero", "neutral_hero", "deploy")
    return region(table, where) if asked else None


def piece(table: Table, where: str, owner: int, kind: str) -> Info | None:
    """A unit, a glyph or the top of a pyramid."""
    asked, whose = _kind(table), {"owner": owner, "kind": kind}
    if asked in OF_UNITS and kind in KINDS:
        if asked != "move":
            return {"type": asked, **whose, "region": where}
        inhabited = [r for r in REGIONS if table.view["regions"][r]["inhabited"]]
        ends = [info["to"] for _, info, _ in table.found("move")]
        to = next(region for region in (*ends, *inhabited) if region != where)
        return {"type": asked, **whose, "from": where, "to": to}
    if asked in OF_PIECES and kind not in KINDS:
        return {"type": asked, **whose, "region": where}
    if asked == "pay" and kind in KINDS and owner == table.seat:
        return {"type": asked, "kind": kind, "from": where}
    return None


def confluence(table: Table, name: str) -> Info | None:
    """A place for the god."""
    asked = _kind(table) in ("confluence", "summon")
    return {"type": "confluence", "confluence": name} if asked else None


def ability(table: Table, name: str) -> Info | None:
    """An ability of another Era."""
    return {"type": "ability", "ability": name} if _kind(table) == "ability" else None


def card(name: str) -> Info:
    """A card that is not in hand, or not asked for."""
    return {"type": "pick", "card": name}


def action(number: int) -> Info:
    """An action that is covered, or whose turn has not come."""
    return {"type": "action", "action": number}


def passing(table: Table, number: int, gain: str) -> Info | None:
    """To pass for a unit that is not in Xibalba."""
    asked = table.view["phase"] in CARDS_PLAY
    return {"type": "pass", "action": number, "gain": gain} if asked else None


def space(table: Table, name: str) -> Info | None:
    """A space that is taken, that of the other track, or nobody's turn yet."""
    return {"type": "space", "space": name} if table.fight and not _aims(table) else None


def token(table: Table, name: str) -> Info | None:
    """A token of the angry god: to be used, or first of all to be paid for."""
    if not table.fight or _aims(table):
        return None
    if table.view["phase"] in (*CARDS_PLAY, "pick"):
        return {"type": "appease"}
    return {"type": "use_token", "token": name}


def recovered(table: Table, seat: int, kind: str) -> Info | None:
    """A unit of Xibalba."""
    asked = _kind(table) == "recover" or table.view["phase"] in CARDS_PLAY
    return {"type": "recover", "kind": kind} if asked and seat == table.seat else None


def winner(table: Table, seat: int) -> Info | None:
    """Somebody who is not tied."""
    return {"type": "tie", "seat": seat} if _kind(table) == "tie" else None


def in_tray(table: Table) -> list[Info]:
    """Buttons that are missing: other numbers, options without a target, gods that are taken."""
    kind, like = _kind(table), table.like
    wanted: list[Info] = []
    if kind == "choose_god":
        wanted = [{"type": kind, "god": god} for god in GODS]
    elif kind == "choose_one":
        options = EFFECTS[like["effect"]].steps[like["step"]].options or []
        wanted = [{**like, "option": i} for i in range(len(options))]
    elif kind == "deploy":
        both = range(MOST_DEPLOYED + 1)
        wanted = [
            {**like, "shaman": shaman, "warrior": warrior}
            for shaman in both
            for warrior in both
            if shaman + warrior <= MOST_DEPLOYED
        ]
    offered = [info for _, info, _ in table.choices]
    return [info for info in wanted if info not in offered]

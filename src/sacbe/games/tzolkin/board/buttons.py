"""Buttons for choices that have no element on the board, and for common choices that are not
possible now."""

from collections.abc import Iterator

from sacbe.draw.widgets import Button
from sacbe.text import Texts

from ..data import BLOCKS, DATA, TEMPLES
from ..rules.turn import BEGGARS_CORN
from ..text import action_text
from .choices import Choice, Choices, Info, describe, ids
from .labels import say
from .tiles import effect_rows
from .wheels import PLACE_QUESTIONS

PAIRS = [[t for t in TEMPLES if t != left_out] for left_out in TEMPLES]


def _mix(info: Info) -> tuple[str, ...]:
    return tuple(f"{block}:{info[block]}" for block in BLOCKS if info[block])


def _icons(info: Info) -> tuple[str, ...]:
    """The icons of an action; empty where it also needs words."""
    match info["type"]:
        case "pay" | "gain":
            return _mix(info)
        case "sell":
            return (f"{info['block']}:1", ">", f"corn:{info['corn']}")
        case "buy":
            return (f"corn:{info['corn']}", ">", f"{info['block']}:1")
        case "climb" | "climb_two":
            return tuple(f"step-{t}" for t in info.get("temples") or [info["temple"]])
        case "drop":
            return (f"{info['block']}:-1",)
    return ()


def _button(one: Choice, lang: str) -> Button:
    """A button with icons where they suffice, otherwise with text."""
    info = one.info
    icons = _icons(info)
    if icons:
        return Button((one.id,), "", icons, aria_label=one.text)
    match info["type"]:
        case "harvest":
            item = f"{info['take']}:{info[info['take']]}"
            if info.get("tile", True):
                return Button((one.id,), "", (f"tile-{info['take']}", item), aria_label=one.text)
            return Button((one.id,), say(lang, "no-tile"), (item, "jungle"), aria_label=one.text)
        case "keep":
            icons_of_tile = tuple(item for effect in effect_rows(info["tile"]) for item in effect)
            return Button((one.id,), info["tile"], icons_of_tile, aria_label=one.text)
        case "days":
            icons = (("one-day",), ("two-days", "side-dark"))[info["days"] - 1]
            label = say(lang, "days", {"days": info["days"]})
            return Button((one.id,), label, icons, aria_label=one.text)
        case "end_turn":
            return Button((one.id,), one.text, ("confirm",), primary=True)
    return Button((one.id,), one.text)


def _step_down_button(kind: str, mine: list[Choice], why: Info | None, lang: str) -> Button:
    """Begging and burning: one button, because the only decision is where to step down."""
    corn = "corn" if kind == "burn" else f"corn:{BEGGARS_CORN}"
    if mine and "corn" in mine[0].info:
        corn = f"corn:{mine[0].info['corn']}"
    icons = (kind, corn, "step-down")
    return Button(tuple(ids(mine)), say(lang, kind), icons, aria_label=describe(mine), why=why)


def _expected_choices(phase: str) -> list[Info]:
    """The choices that a player may look for in this phase, possible or not."""
    market = DATA.bank.market
    match phase:
        case "market":
            return [
                {"type": kind, "block": block, "corn": market[block]}
                for kind in ("sell", "buy")
                for block in BLOCKS
            ]
        case "harvest":
            return [{"type": "harvest", "take": "corn"}]
        case "drop":
            return [{"type": "drop", "block": block} for block in BLOCKS]
        case "theology":
            return [{"type": "pay", **{b: int(b == block) for b in BLOCKS}} for block in BLOCKS]
        case "climb_two":
            return [{"type": "climb_two", "temples": pair} for pair in PAIRS]
    return []


def _disabled_button(info: Info, why: Info | None, texts: Texts) -> Button:
    if info["type"] == "harvest":
        return Button((), "", ("tile-corn",), aria_label=say(texts.lang, "corn-tile"), why=why)
    return Button((), "", _icons(info), aria_label=action_text(info, texts), why=why)


def _all(phase: str, steps: Info, choices: Choices, texts: Texts) -> Iterator[Button]:
    lang = texts.lang
    temple = next((t for t in TEMPLES if steps[t]), TEMPLES[0])
    left = list(choices.all)
    wood = phase == "harvest" and choices.illegal(type="harvest", take="wood") is None
    for kind, likely in (("beg", phase in PLACE_QUESTIONS), ("burn", wood)):
        mine = choices.of(type=kind)
        left = [one for one in left if one not in mine]
        why = choices.illegal(type=kind, temple=temple) if likely and not mine else None
        if mine or why is not None:
            yield _step_down_button(kind, mine, why, lang)
    for info in _expected_choices(phase):
        mine = choices.of(**info)
        left = [one for one in left if one not in mine]
        if mine:
            yield _button(mine[0], lang)
        else:
            yield _disabled_button(info, choices.illegal(**info), texts)
    yield from (_button(one, lang) for one in left)
    why = choices.illegal(type="end_turn") if phase in PLACE_QUESTIONS else None
    if why is not None:
        yield Button((), texts.say("act-end_turn"), ("confirm",), why=why)


def buttons(phase: str, steps: Info, choices: Choices, texts: Texts) -> list[Button]:
    """A button for every choice without an element, first the one that ends the turn. Disabled ones
    are last, except at the market, where every exchange keeps its position. `steps` are the
    reader's steps on the temples."""

    def rank(one: Button) -> tuple[bool, bool]:
        return not one.primary, one.why is not None and phase != "market"

    return sorted(_all(phase, steps, choices, texts), key=rank)

"""Whose turn it is, what is asked, and a button for every choice without a place on the board."""

from collections.abc import Sequence

from sacbe.draw.furniture import Button, row, tray
from sacbe.draw.palette import SEATS
from sacbe.draw.pieces import token
from sacbe.draw.svg import circle, fitted, g, path, rect, text, use, var
from sacbe.text import Texts

from ..data import BLOCKS
from ..rules.turn import BEGGARS_CORN
from .choices import Choice, Choices, ids, spoken
from .tiles import effect_rows
from .words import View, number, say

# What is asked for at one button, because the answer is only where to step down.
_TOGETHER = ("beg", "burn")


def _mix(info: Choice) -> tuple[str, ...]:
    return tuple(f"{block}:{info.info[block]}" for block in BLOCKS if info.info[block])


def _button(one: Choice, lang: str) -> Button:
    """Icons where they say it all, words where they do not."""
    info = one.info
    match info["type"]:
        case "pay":
            return Button((one.id,), "", _mix(one), spoken=one.words)
        case "gain":
            return Button((one.id,), "", _mix(one), spoken=one.words)
        case "sell":
            items = (f"{info['block']}:1", ">", f"corn:{info['corn']}")
            return Button((one.id,), "", items, spoken=one.words)
        case "buy":
            items = (f"corn:{info['corn']}", ">", f"{info['block']}:1")
            return Button((one.id,), "", items, spoken=one.words)
        case "harvest":
            item = f"{info['take']}:{info[info['take']]}"
            tile = () if info.get("tile", True) else ("jungle",)
            label = "" if info.get("tile", True) else say(lang, "no-tile")
            return Button((one.id,), label, (item, *tile), spoken=one.words)
        case "climb" | "climb_two":
            temples = info.get("temples") or [info["temple"]]
            return Button((one.id,), "", tuple(f"step-{t}" for t in temples), spoken=one.words)
        case "keep":
            shown = tuple(item for effect in effect_rows(info["tile"]) for item in effect)
            return Button((one.id,), info["tile"], shown, spoken=one.words)
        case "drop":
            return Button((one.id,), "", (f"{info['block']}:-1",), spoken=one.words)
        case "days":
            icon = ("one-day", "two-days")[info["days"] - 1]
            return Button((one.id,), one.words, (icon,))
        case "end_turn":
            return Button((one.id,), one.words, ("confirm",), primary=True)
    return Button((one.id,), one.words)


def buttons(choices: Choices, lang: str) -> list[Button]:
    """A button for everything that is left to choose."""
    out = []
    for kind in _TOGETHER:
        several = choices.claim(type=kind)
        if several:
            corn = several[0].info.get("corn", BEGGARS_CORN)
            icons = ("burn" if kind == "burn" else "beg", f"corn:{corn}", "step-down")
            label = say(lang, kind)
            out.append(Button(tuple(ids(several)), label, icons, spoken=spoken(several)))
    out += [_button(one, lang) for one in choices.claim()]
    return sorted(out, key=lambda one: not one.primary)


def _banner(
    view: View,
    x: float,
    y: float,
    w: float,
    seat: int | None,
    asks: bool,
    names: Sequence[str],
    texts: Texts,
) -> str:
    """Whose turn: the only large coloured area of the table, with the mover's shape."""
    lang, mover = texts.lang, view["mover"]
    if asks:
        mover = seat
    h = 46
    if mover is None or mover < 0:
        word = "game-over" if mover is None else "chance"
        out = rect(x, y, w, h, "sand", 8)
        return out + fitted(x + 16, y + 30, say(lang, word), w - 30, 18, weight=700, serif=True)
    who = SEATS[mover]
    d = f"M{x + 8:.1f} {y:.1f}H{x + w - 14:.1f}L{x + w:.1f} {y + h / 2:.1f}L{x + w - 14:.1f} "
    d += f"{y + h:.1f}H{x + 8:.1f}a8 8 0 0 1 -8 -8V{y + 8:.1f}a8 8 0 0 1 8 -8Z"
    out = path(d, f"{who.colour}-lo", transform="translate(1 1.6)") + path(d, who.colour)
    out += circle(x + 26, y + h / 2, 15, "shell") + token(who, x + 26, y + h / 2, 10)
    if mover == seat:
        said = say(lang, "your-turn")
    else:
        said = say(lang, "turn-of", {"name": names[mover]})
    asked = texts.say(f"asked-{view['phase']}")
    on, room = f"{who.colour}-on", w - 74
    out += fitted(x + 50, y + 20, said, room, 17, on, None, 700, True)
    return out + fitted(x + 50, y + 37, asked[:1].upper() + asked[1:], room, 12, on)


def _order(view: View, x: float, y: float) -> str:
    """Who plays after whom in this round; the mover has a pointer."""
    n, first, out = len(view["players"]), view["starting_player"], ""
    if first is None:
        return ""
    for k in range(n):
        p = (first + k) % n
        here = p == view["mover"]
        out += token(SEATS[p], x + k * 24, y, 8.5 if here else 6.5)
        if here:
            out += path(f"M{x + k * 24 - 5:.1f} {y - 17:.1f}h10l-5 5.5Z", "ink")
    return out


def _line(view: View, x: float, y: float, w: float, lang: str) -> str:
    """Order of play, and what the next worker costs."""
    out = fitted(x, y + 4, say(lang, "order"), 46, 11.5, "muted")
    out += _order(view, x + 58, y)
    out += rect(x + 152, y - 11, 1, 22, "line") + use("worker", x + 166, y, 17)
    out += fitted(x + 178, y + 4, say(lang, "next-worker"), w - 226, 11.5, "muted")
    return out + row([f"corn:+{view['placed']}"], x + w - 2, y, 16, "end")


def _ranking(view: View, x: float, y: float, w: float, names: Sequence[str], lang: str) -> str:
    """The points once the game is over."""
    order = sorted(range(len(names)), key=lambda p: -view["players"][p]["vp"])
    out = ""
    for k, p in enumerate(order):
        top = y + k * 29
        out += token(SEATS[p], x + 14, top, 9)
        out += fitted(x + 32, top + 5, names[p], w - 90, 15, weight=700, serif=True)
        out += use("vp", x + w - 14, top, 20)
        vp = number(lang, view["players"][p]["vp"])
        out += text(x + w - 30, top + 6, vp, 17, None, "end", 700)
    return out


def part(
    view: View,
    x: float,
    y: float,
    w: float,
    h: float,
    seat: int | None,
    choices: Choices,
    asked: int,
    names: Sequence[str],
    texts: Texts,
) -> str:
    """The panel of the turn; it takes all choices that nothing else on the board took."""
    lang, asks = texts.lang, asked > 0
    out = rect(x, y, w, h, "shell", 8, stroke=var("line"))
    out += _banner(view, x, y, w, seat, asks, names, texts)
    if view["phase"] == "over":
        out += _ranking(view, x + 12, y + 70, w - 24, names, lang)
        return g(out, id="part-turn")
    out += _line(view, x + 12, y + 66, w - 24, lang)
    if asks:
        left = buttons(choices, lang)
        pointed = sum(len(one.ids) for one in left) < asked
        if pointed:
            said = say(lang, "on-board")
            out += fitted(x + 12, y + 98, said, w - 24, 12.5, "jade-ink", None, 600)
        top = 108 if pointed else 86
        out += tray(x + 12, y + top, w - 24, h - top - 8, left)
    else:
        waits = say(lang, "watching") if seat is None else say(lang, "waiting")
        out += text(x + 12, y + 104, waits, 12.5, "muted")
    return g(out, id="part-turn")

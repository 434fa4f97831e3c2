"""The turn panel: whose turn it is, the question, the cost of the next worker, and a button for
every choice without an element on the board."""

from collections.abc import Sequence

from sacbe.draw.palette import SEATS
from sacbe.draw.parts import Part, part
from sacbe.draw.pieces import token
from sacbe.draw.svg import (
    balance_text,
    circle,
    fit_text,
    g,
    path,
    rect,
    text,
    text_width,
    tooltip,
    use,
    var,
)
from sacbe.draw.widgets import tray
from sacbe.text import Texts
from sacbe.text.lists import join_list

from ..derived import current_question, falling_workers, next_food_day
from ..text.tiles import where
from .buttons import buttons
from .choices import BUTTONS, Choices, ChoicesByPart
from .geometry import Box
from .labels import View, number, say


def question(view: View, lang: str) -> str:
    """The question to the current player as a sentence."""
    return say(lang, f"asked-{current_question(view)}")


BAND = 46  # height of the banner


def _banner(
    x: float, y: float, w: float, player: int | None, seat: int | None, name: str, lang: str
) -> str:
    """Whose turn it is: the only large coloured area of the table, with the current player's
    shape."""
    h = BAND
    if player is None or player < 0:
        word = "game-over" if player is None else "chance"
        out = rect(x, y, w, h, "sand", 8)
        return out + fit_text(x + 16, y + 30, say(lang, word), w - 30, 18, weight=700, serif=True)
    who = SEATS[player]
    d = f"M{x + 8:.1f} {y:.1f}H{x + w - 14:.1f}L{x + w:.1f} {y + h / 2:.1f}L{x + w - 14:.1f} "
    d += f"{y + h:.1f}H{x + 8:.1f}a8 8 0 0 1 -8 -8V{y + 8:.1f}a8 8 0 0 1 8 -8Z"
    band = path(d, f"{who.colour}-lo", transform="translate(1 1.6)") + path(d, who.colour)
    out = g(band, class_="band")
    out += circle(x + 26, y + h / 2, 15, "shell") + token(who, x + 26, y + h / 2, 10)
    title = say(lang, "your-turn") if player == seat else say(lang, "turn-of", {"name": name})
    title = fit_text(x + 50, y + 20, title, w - 74, 17, f"{who.colour}-on", None, 700, True)
    return out + g(title, class_="band")


@part
def _prompt(box: Box, player: int, seat: int | None, asked: str, texts: Texts) -> str:
    """The question on the banner."""
    x, y, w, _ = box
    prompt = say(texts.lang, f"asked-{asked}")
    if player != seat:
        prompt = texts.say(f"asked-{asked}")
        prompt = prompt[:1].upper() + prompt[1:]
    prompt = fit_text(x + 50, y + 37, prompt, w - 74, 12, f"{SEATS[player].colour}-on")
    return g(prompt, class_="asked")


def _order(view: View, n: int, x: float, y: float) -> str:
    """The turn order of this round; the current player has a pointer."""
    first, out = view["starting_player"], ""
    if first is None:
        return ""
    for k in range(n):
        p = (first + k) % n
        here = p == view["current_player"]
        out += token(SEATS[p], x + k * 24, y, 8.5 if here else 6.5)
        if here:
            out += path(f"M{x + k * 24 - 5:.1f} {y - 17:.1f}h10l-5 5.5Z", "ink")
    return out


def _turn_order(view: View, n: int, x: float, y: float, lang: str) -> str:
    """Order of play."""
    label = say(lang, "order")
    out = fit_text(x, y + 4, label, 60, 11.5, "muted")
    return out + _order(view, n, x + 22 + min(60, text_width(label, 11.5)), y)


CHIP, GAP = 22, 2


def _worker_costs(placed: int, hand: int, x: float, y: float, w: float, lang: str) -> str:
    """The cost of the next worker of this turn and of every further one, which is added to the
    number of its space. Words are left out where there is no room for them."""
    wide = hand * (CHIP + GAP) + 20
    left, room = x + w - wide, w - wide - 30
    out = use("worker", x + 9, y, 18)
    lines = balance_text(say(lang, "next-worker"), room, 10.4)
    if not any(one.endswith("…") for one in lines):
        for i, one in enumerate(lines):
            lower = (i - (len(lines) - 1) / 2) * 12
            out += text(x + 22, y + 4 + lower, one, 10.4)
    for k in range(hand):
        at_x, price = left + k * (CHIP + GAP), f"+{placed + k}"
        first = k == 0
        out += rect(at_x, y - 10, CHIP, 20, "ink" if first else "sand", 5)
        ink = "paper" if first else "muted"
        out += text(at_x + CHIP / 2, y + 4.6, price, 12.5, ink, "middle", 700)
    out += use("corn", x + w - 9, y, 18)
    about = say(lang, "next-price", {"nth": placed + 1, "extra": placed})
    return g(tooltip(about), out, role="img", aria_label=about, id="next-worker")


def _day_previews(view: View, seat: int, texts: Texts) -> list[str]:
    """The consequences of one day and of two days: the distance to the next Food Day, and the
    workers that fall off. Two days are not offered if only they would push a worker off."""
    lang, food_day, lines = texts.lang, next_food_day(view), []
    for days in (1, 2):
        left = (food_day or 0) - view["day"] - days  # at this decision there is a next one
        food = say(lang, "food-left", {"days": left}) if left >= 0 else say(lang, "food-late")
        lines.append(say(lang, "after-days", {"days": days, "food": food}))
    if off := falling_workers(view, seat):
        spaces = join_list([where(wheel, space, texts) for wheel, space in off], texts)
        lines.append(say(lang, "fall-off", {"n": len(off), "where": spaces}))
    return lines


def _ranking(
    vps: Sequence[float], x: float, y: float, w: float, names: Sequence[str], lang: str
) -> str:
    """The points once the game is over."""
    order = sorted(range(len(names)), key=lambda p: -vps[p])
    out = ""
    for k, p in enumerate(order):
        top = y + k * 29
        out += token(SEATS[p], x + 14, top, 9)
        out += fit_text(x + 32, top + 5, names[p], w - 90, 15, weight=700, serif=True)
        out += use("vp", x + w - 14, top, 20)
        vp = number(lang, vps[p])
        out += text(x + w - 30, top + 6, vp, 17, None, "end", 700)
    return out


@part
def _turn(
    box: Box,
    view: View,
    player: int | None,
    seat: int | None,
    vps: Sequence[float],
    names: Sequence[str],
    lang: str,
) -> str:
    """The banner, and the turn order or, with `vps`, the final points."""
    x, y, w, h = box
    out = rect(x, y, w, h, "shell", 8, stroke=var("line"))
    name = names[player] if player is not None and player >= 0 else ""
    out += _banner(x, y, w, player, seat, name, lang)
    if vps:
        return out + _ranking(vps, x + 12, y + 70, w - 24, names, lang)
    return out + _turn_order(view, len(names), x + 12, y + 68, lang)


@part
def _question(
    box: Box,
    phase: str,
    costs: tuple[int, int] | None,
    previews: Sequence[str],
    steps: View | None,
    watches: bool,
    on_board: bool,
    choices: Choices,
    texts: Texts,
) -> str:
    """The cost of further workers; the consequences of the days; the buttons of the reader, or why
    there are none."""
    x, y, w, h = box
    out, top, lang = "", 88, texts.lang
    if costs:
        out += _worker_costs(*costs, x + 12, y + top + 6, w - 24, lang)
        top += 23
    if steps is None:
        waits = say(lang, "watching" if watches else "waiting")
        return out + g(fit_text(x + 12, y + top + 14, waits, w - 24, 12.5, "muted"), class_="waits")
    for words in previews:
        out += fit_text(x + 12, y + top + 10, words, w - 24, 11.5)
        top += 16
    if on_board:
        hint = say(lang, "on-board")
        out += fit_text(x + 12, y + top + 12, hint, w - 24, 12.5, "jade-ink", None, 600)
        top += 22
    left = buttons(phase, steps, choices, texts)
    return out + tray(x + 12, y + top, w - 24, h - top - 8, left)


def panel(
    view: View,
    box: Box,
    seat: int | None,
    choices: ChoicesByPart,
    names: Sequence[str],
    texts: Texts,
) -> list[Part]:
    """The turn panel; it contains all choices that no other element draws."""
    phase, over, current = view["phase"], view["phase"] == "over", view["current_player"]
    player = seat if choices.is_choosing else current
    vps = [each["vp"] for each in view["players"]] if over else []
    fields = {key: view[key] for key in ("starting_player", "current_player")}
    parts = [_turn("part-turn", box, fields, player, seat, vps, names, texts.lang)]
    if player is not None and player >= 0:
        question_key = current_question(view)
        parts.append(_prompt("part-prompt", box, player, seat, question_key, texts))
    if over:
        return parts
    costs = None
    if phase in ("turn", "place"):
        hand = view["players"][current]["workers_in_hand"]
        costs = (view["placed"], hand) if hand else None
    previews: list[str] = []
    steps = None
    if choices.is_choosing:
        steps = view["players"][seat or 0]["temples"]
        previews = _day_previews(view, seat or 0, texts) if phase == "days" else []
    what = (phase if choices.is_choosing else "", costs, previews, steps, seat is None)
    left = choices[BUTTONS]
    parts.append(_question("part-question", box, *what, choices.on_board, left, texts))
    return parts

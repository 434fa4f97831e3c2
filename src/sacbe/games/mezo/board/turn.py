"""The turn banner: current player, question, and the choices that are buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sacbe.draw.parts import Part, part
from sacbe.draw.pieces import token
from sacbe.draw.svg import (
    choice,
    circle,
    disabled_choice,
    fit_text,
    g,
    pen,
    rect,
    text,
    var,
    wrap_text,
)
from sacbe.draw.widgets import Button, button

from ..data import FILE, KINDS
from ..derived import For, cost, part_of_era
from ..text.ids import EFFECTS
from ..text.short import question_args, source_card, steps_words, summon_words, token_words
from . import attempts
from .board_texts import capitalize
from .context import Box, Context, Info, colour
from .icons import Item, icon_row

BANNER = 66.0
Offer = tuple[int | None, Info, str]  # a choice; without an id it is illegal now
OWN_PIECES = ("own-MOVE", "own-ANNIHILATE", "own-EXILE")  # messages
SMALL, WIDE, GAP = 30.0, 36.0, 6.0  # heights of buttons with icons and with text


Rows = Sequence[tuple[float, Sequence[Offer]]]  # buttons, with the height of their row


def height(rows: Rows) -> float:
    """The height of the banner and the buttons."""
    return BANNER + (sum(high + GAP for high, _ in rows) + 6 if rows else 0)


def turn(ctx: Context, box: Box, rows: Rows) -> list[Part]:
    """The banner in the current player's colour, and the buttons below it."""
    acting = [p for p in ctx.view["players_to_act"] if p in ctx.seats]
    player = ctx.seat if ctx.seat in acting else acting[0] if len(acting) == 1 else None
    order = (ctx.conflict["acting"] if ctx.conflict else []) or ctx.view["order"]
    acts = [p in ctx.view["players_to_act"] for p in order]
    parts = [_banner("part-tray", box, player, _title(ctx, acting), order, acts)]
    parts.append(_asked("part-prompt", box, player, _prompt(ctx)))
    if rows:
        faces = [(high, [_face(ctx, each) for each in row]) for high, row in rows]
        parts.append(_all_buttons("part-buttons", box, faces))
    return parts


def _left(box: Box, player: int | None) -> tuple[float, str]:
    """The left edge of the texts, and their colour."""
    return (box.x + 16, "ink") if player is None else (box.x + 48, f"{colour(player).colour}-on")


@part
def _banner(
    box: Box, player: int | None, title: str, order: Sequence[int], acts: Sequence[bool]
) -> str:
    out = rect(box.x, box.y, box.w, box.h, "shell", 8, stroke=var("line"))
    if player is None:
        out += rect(box.x, box.y, box.w, BANNER, "sand", 8)
    else:
        look = colour(player)
        band = rect(box.x + 1, box.y + 2, box.w, BANNER, "seat-lo", 8)
        band += rect(box.x, box.y, box.w, BANNER, "seat", 8)
        out += g(
            g(band, class_="band"),
            circle(box.x + 25, box.y + 33, 16, "shell"),
            token(look, box.x + 25, box.y + 33, 10.5),
            class_=look.class_,
        )
    out += _order(order, acts, box.x + box.w - 18, box.y + 18)
    left, ink = _left(box, player)
    room = box.x + box.w - 12 - left - 21 * len(order)
    title = fit_text(left, box.y + 25, title, room, 18, ink, None, 700, True)
    return out + g(title, class_="band")


@part
def _asked(box: Box, player: int | None, prompt: str) -> str:
    left, ink = _left(box, player)
    wide = box.x + box.w - 12 - left
    lines = "".join(
        text(left, box.y + 42 + 15 * i, line, 12.5, ink)
        for i, line in enumerate(wrap_text(prompt, wide, 12.5, lines=2))
    )
    return g(lines, class_="asked")


@part
def _all_buttons(box: Box, rows: Sequence[tuple[float, Sequence[Face]]]) -> str:
    out, y = "", box.y + BANNER + GAP
    for high, row in rows:
        each = (box.w - 20 - GAP * (len(row) - 1)) / len(row)
        for i, one in enumerate(row):
            out += _button(one, box.x + 10 + i * (each + GAP), y, each, high)
        y += high + GAP
    return out


def _order(order: Sequence[int], acts: Sequence[bool], right: float, y: float) -> str:
    """The turn order on a pale strip; players to act are larger."""
    if not order:
        return ""
    wide = 20.0 * len(order) + 8
    out = rect(right - wide + 10, y - 11, wide, 22, "shell", 11)
    for i, (p, now) in enumerate(zip(order, acts, strict=True)):
        x = right - 20 * (len(order) - 1 - i) - 4
        out += token(colour(p), x, y, 8 if now else 5.6)
    return out


def _title(ctx: Context, players_to_act: Sequence[int]) -> str:
    say = ctx.say
    if ctx.view["phase"] == "over":
        return say("game-over")
    if ctx.seat in players_to_act:
        return say("your-turn")
    if not players_to_act:
        return say("chance")
    if len(players_to_act) == 1:
        return say("turn-of", name=ctx.names[players_to_act[0]])
    return say("turns-of", names=say.join_list([ctx.names[p] for p in players_to_act]))


def _prompt(ctx: Context) -> str:
    """The question, or the current phase, or the winners."""
    view, say = ctx.view, ctx.say
    if view["phase"] == "over":
        return _winners(ctx)
    if not ctx.choices:
        region = say.region(ctx.conflict["region"]) if ctx.conflict else ""
        return say.short(f"part-{part_of_era(view)}", region=region)
    return question(ctx)


def question(ctx: Context) -> str:
    """The question that the seat must answer, as a full sentence."""
    view, say, phase = ctx.view, ctx.say, ctx.view["phase"]
    if phase == "effect":
        return say("asked-effect", what=capitalize(_target(ctx)))
    if phase == "choose_one":
        what = say("asked-one", effect=say.effect_name(ctx.sample["effect"]))
        return say("asked-effect", what=capitalize(what))
    args = question_args(view, say.short_texts)
    if phase == "deploy":
        args["region"] = say.region(ctx.choices[0][1]["region"])
    return say(f"asked-{phase}", **args)


def _target(ctx: Context) -> str:
    """The target that an effect needs, how many, and the card or player it comes from."""
    view, say = ctx.view, ctx.say
    effect = view["effect"]
    what = _build(ctx) if effect["verb"] == "BUILD" else say(f"target-{effect['verb']}")
    if effect["left"] > 1:
        message = "asked-times-up-to" if effect["up_to"] else "asked-times"
        what = say(message, what=what, n=effect["left"])
    card = source_card(view)
    if effect["actor"] != view["current_player"]:
        args = {"name": ctx.names[effect["actor"]], "effect": say.effect_name(effect["source"])}
        return say("asked-by", **args, what=_own_piece(ctx) or what)
    return say("asked-of-card", card=say.card(card), what=what) if card else what


def _own_piece(ctx: Context) -> str | None:
    """What happens to a piece of one's own, if the effect of another player asks for one."""
    infos = [info for _, info, _ in ctx.choices]
    message = f"own-{ctx.view['effect']['verb']}"
    if message not in OWN_PIECES or any(info.get("owner", ctx.seat) != ctx.seat for info in infos):
        return None
    kinds = {info["kind"] for info in infos if "kind" in info}
    return ctx.say(message, piece=ctx.say(f"own-{kinds.pop() if len(kinds) == 1 else 'unit'}"))


def _build(ctx: Context) -> str:
    """The kind of structure to build; it follows from the choices, not from the view."""
    kinds = {info["kind"] for _, info, _ in ctx.choices_of("build")}
    return ctx.say(f"asked-build-{kinds.pop() if len(kinds) == 1 else 'both'}")


def _winners(ctx: Context) -> str:
    players = ctx.view["players"]
    best = max(player["vp"] for player in players)
    names = [ctx.names[p] for p in ctx.seats if players[p]["vp"] == best]
    return ctx.say("won-by", names=ctx.say.join_list(names), count=len(names))


# ---------------------------------------------------------------- buttons


def _icons(each: Offer) -> list[Item]:
    """The icons of a button that needs only icons and a number."""
    info = each[1]
    match info["type"]:
        case "deploy":
            return [(kind, str(info[kind])) for kind in KINDS if info[kind]]
        case "sacrifice":
            return [(info["kind"], str(info["n"]))]
        case "pay":
            return [(info["kind"], "")]
    return []


def _label(ctx: Context, each: Offer) -> str:
    """A button's text, short where the board shows the rest."""
    info, say, view = each[1], ctx.say, ctx.view
    seat = view["current_player"]
    user = For(view, seat)
    match info["type"]:
        case "choose_god":
            effect = say.effect_text(FILE.gods[info["god"]].summon)
            return f"{say.god(info['god'])}: {effect}"
        case "summon":
            effect = summon_words(view, seat, say.short_texts)
            return capitalize(say.short(f"summon-{info['first']}", does=effect))
        case "choose_one":
            options = EFFECTS[info["effect"]].steps[info["step"]].options or []
            return capitalize(steps_words(options[info["option"]], say.short_texts, user))
        case "cancel":
            return say(info["track"])
        case "appease":
            tokens = view["angry_god"]["tokens"]
            token_texts = " / ".join(token_words(token, say.short_texts, user) for token in tokens)
            return capitalize(say.short("appease-label", n=cost(view), tokens=token_texts))
        case "pay":
            return capitalize(say.short("reserve"))
        case "deploy":
            return "" if info["shaman"] or info["warrior"] else say("no-units")
        case "stop":
            phase = view["phase"] if view["phase"] in ("third", "appease") else "effect"
            return capitalize(say.short(f"stop-{phase}"))
    return ""


def _buttons(ctx: Context) -> list[Offer]:
    """The legal buttons and the disabled ones, in a stable order."""
    legal: list[Offer] = list(ctx.button_choices())
    disabled: list[Offer] = [(None, info, "") for info in attempts.disabled_buttons(ctx)]
    if not disabled:
        return legal
    order = ("god", "option", "shaman", "warrior")
    return sorted(legal + disabled, key=lambda each: [str(each[1].get(key)) for key in order])


def button_rows(ctx: Context) -> list[tuple[float, list[Offer]]]:
    """The buttons in rows: many with icons in a row, one or two with text."""
    buttons = _buttons(ctx) if ctx.decision.any else []
    small = [each for each in buttons if each[1]["type"] in ("deploy", "sacrifice", "pay")]
    with_text = [each for each in buttons if each not in small]
    rows: list[tuple[float, list[Offer]]] = []
    in_row = 3 if any(each[1]["type"] in ("deploy", "pay") for each in small) else 5
    for i in range(0, len(small), in_row):
        rows.append((SMALL, small[i : i + in_row]))
    half_width = [each for each in with_text if each[1]["type"] in ("stop", "cancel")]
    full_width = [each for each in with_text if each not in half_width]
    rows += [(WIDE, [each]) for each in full_width]
    return rows + [(WIDE, half_width[i : i + 2]) for i in range(0, len(half_width), 2)]


class Face(NamedTuple):
    """What a button shows; its label may depend on the whole position."""

    action: int | None
    info: Info
    icons: Sequence[Item]
    label: str
    aria_label: str


def _face(ctx: Context, each: Offer) -> Face:
    action, info, aria_label = each
    row, label = _icons(each), _label(ctx, each)
    if action is None:
        aria_label = label or ", ".join(
            ctx.say.short(f"n-{kind}", n=n, count=int(n)) for kind, n in row
        )
    return Face(action, info, row, label, aria_label)


def _button(one: Face, x: float, y: float, w: float, h: float) -> str:
    action, info, row, label, aria_label = one
    if not row:
        why = info if action is None else None
        ids = () if action is None else (action,)
        return button(Button(ids, label, aria_label=aria_label, why=why), x, y, w, h)
    inner = icon_row(row, x + w / 2, y + h / 2, 18, "middle", room=w - 6)
    if info["type"] == "pay":
        inner = icon_row(row, x + 8, y + h / 2, 19)
        inner += fit_text(x + 32, y + h / 2 + 4.5, label, w - 38, 12, None, None, 600)
    if action is None:
        face = rect(x, y, w, h, "transparent", 6, **pen("edge", 1.2, "4 3"))
        return disabled_choice(info, aria_label, face, g(inner, opacity=0.55))
    face = rect(x, y, w, h, "shell", 6, class_="face")
    halo = rect(x - 3, y - 3, w + 6, h + 6, rx=9, class_="halo")
    return choice([action], aria_label, face, inner, halo, class_="button")

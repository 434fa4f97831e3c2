"""The seat's cards: playable actions, played cards and cards not yet drawn."""

import functools
from collections.abc import Sequence

import msgspec

from sacbe.draw.parts import Part, part
from sacbe.draw.pieces import plaque, token
from sacbe.draw.svg import (
    Value,
    circle,
    el,
    fit_text,
    g,
    mono_icon,
    path,
    rect,
    text,
    tooltip,
    var,
)
from sacbe.draw.widgets import panel

from ..data import CARDS, FILE
from ..derived import ACTIONS, CEREMONIAL, For, action_of
from ..text.ids import card_effect, summon_effect
from . import attempts
from .board_texts import BoardTexts
from .context import (
    Box,
    Choice,
    Context,
    Decision,
    View,
    colour,
    interactive,
    interactive_box,
)
from .icons import god_icon
from .text_box import LEADING, draw_lines, fit_paragraph, fit_paragraphs, share_height

MIN_HEIGHT = 118.0  # minimum height for the text of the actions
MIN_FONT = 10.4  # minimum font size of the names on small cards
MIN_NAMED_HEIGHT = 54.0  # minimum height of a card that shows the names of its actions
SMALL = 38.0  # height of the small cards below the main ones
NAME_LINE, ROW_GAP = 18.0, 2.0  # height of an action's name above its text, and between actions
BESIDE_TEXT, PASSES = 36.0, 86.0  # width of an action's number, and of the buttons that cover it
GAINS = (("devotion", "devotion"), ("shaman", "shaman"), ("warrior", "warrior"))


def cards(ctx: Context, box: Box) -> list[Part]:
    """The face-up card with its actions, or else the hand; all other cards are small, beside it."""
    seat = ctx.seat
    if seat is None or ctx.view["players"][seat]["god"] is None:
        return gods(ctx, box)
    player = ctx.view["players"][seat]
    inner = Box(box.x + 10, box.y + 30, box.w - 20, box.h - 38)
    if inner.h < MIN_HEIGHT:
        parts = _small_row(ctx, seat, CARDS, inner)
        return [_panel("part-cards", box, "cards", ctx.say), *parts]
    if player["card"]:
        above = Box(inner.x, box.y + 8, inner.w, box.h - 16)  # its name is the title
        return _face_up(ctx, seat, player["card"], box, above)
    size, foot = _ceremonial_text(_user(ctx, seat), player["god"], seat, inner.w, ctx.say)
    high = len(foot) * size * LEADING + 2
    return [
        _panel("part-cards", box, "cards", ctx.say),
        *_all_cards(ctx, seat, Box(inner.x, inner.y, inner.w, inner.h - high + 3)),
        _foot("part-ceremony", inner.x + 2, inner.y + inner.h + 4 - high, foot, size),
    ]


@part
def _panel(box: Box, title: str, say: BoardTexts) -> str:
    return panel(box.x, box.y, box.w, box.h, say(title))


@part
def _foot(x: float, y: float, lines: Sequence[str], size: float) -> str:
    return draw_lines(x, y, lines, size, "muted")


def _user(ctx: Context, seat: int) -> bytes:
    """The piece of the view that the numbers in the texts of a seat's effects depend on (see
    `derived.amount_now`), encoded, so that texts can be cached."""
    players, conflict = ctx.view["players"], ctx.conflict
    region = conflict["region"] if conflict else ""
    fields = {
        "era": ctx.view["era"],
        "players": [
            {key: player[key] for key in (("level", "god") if p == seat else ("xibalba",))}
            for p, player in enumerate(players)
        ],
        "conflict": {"region": region} if conflict else None,
        "regions": {region: {"units": {str(seat): ctx.view["regions"][region]["units"][str(seat)]}}}
        if conflict
        else {},
    }
    return msgspec.msgpack.encode(fields)


SUMMON = 0  # the ability of a god, in place of the number of an action


@functools.lru_cache(4096)
def _effect_text(user: bytes, seat: int, god: str, card: str, action: int, say: BoardTexts) -> str:
    """The text of an action, or of the god's summon ability, with the numbers of this moment."""
    effect = action_of(god, card, action) if action else FILE.gods[god].summon
    return say.effect_text(effect, For(msgspec.msgpack.decode(user), seat, rule=True))


def _ceremonial_text(
    user: bytes, god: str, seat: int, width: float, say: BoardTexts
) -> tuple[float, list[str]]:
    """The text of the ceremonial action, which all five cards share: font size and lines."""
    effect = _effect_text(user, seat, god, CARDS[0], CEREMONIAL, say)
    description = say(
        "ceremony", name=say.effect_name(card_effect(god, "", CEREMONIAL)), does=effect
    )
    return fit_paragraph(description, width - 4, 40, 11)


def _state(ctx: Context, seat: int, card: str) -> str:
    player = ctx.view["players"][seat]
    if player["card"] == card:
        return "up"
    if player["pick"] == card:
        return "pick"
    if card in player["hand"]:
        return "hand"
    return "played" if card in player["played"] else "unseen"


# ---------------------------------------------------------------- a card that is face up


def _face_up(ctx: Context, seat: int, card: str, box: Box, inner: Box) -> list[Part]:
    """The three actions as rows, each with the pass buttons at the right; the other cards below."""
    player, user = ctx.view["players"][seat], _user(ctx, seat)
    width, below = inner.w, inner
    inner = inner._replace(h=inner.h - SMALL - 6)
    parts = [_card_head("part-cards", box, inner, width, seat, card, player["god"], ctx.say)]
    texts = [_effect_text(user, seat, player["god"], card, a, ctx.say) for a in ACTIONS]
    room = inner.h - 28 - len(ACTIONS) * (NAME_LINE + ROW_GAP)
    heights = share_height(texts, width - 10 - BESIDE_TEXT - PASSES, room)
    top = inner.y + 27
    for action, does, height in zip(ACTIONS, texts, heights, strict=True):
        row = Box(inner.x + 5, top, width - 10, NAME_LINE + height)
        top += row.h + ROW_GAP
        fields = {"covered": action in player["covered"], "god": player["god"]}
        fields["phase"] = ctx.view["phase"] if ctx.decision.any else ""
        decision = ctx.about(ctx.choices_of("action", "pass", action=action))
        inputs = (card, action, row, fields, does, decision, ctx.say)
        parts.append(_action(f"part-action-{action}", *inputs))
    others = [other for other in CARDS if other != card]
    return parts + _small_row(ctx, seat, others, _lowest(below))


def _lowest(box: Box) -> Box:
    """The place of the small cards."""
    return Box(box.x, box.y + box.h - SMALL, box.w, SMALL)


@part
def _card_head(
    box: Box, inner: Box, width: float, seat: int, card: str, god: str, say: BoardTexts
) -> str:
    """The panel, and the frame and name of the face-up card."""
    look, (x, y, _, h) = colour(seat), inner
    head = g(
        path(f"M{x} {y + 24}v-16a8 8 0 0 1 8 -8h{width - 16:.0f}a8 8 0 0 1 8 8v16Z", "seat"),
        mono_icon(god_icon(god), x + 17, y + 12, 16, "seat-on"),
        class_=f"{look.class_} on-seat",
    )
    out = panel(box.x, box.y, box.w, box.h)
    out += plaque(x, y, width, h, "slab", 8, 1.6) + head
    ink = f"{look.colour}-on"
    return out + fit_text(x + 30, y + 17, say.card(card), width - 40, 14.5, ink, None, 700, True)


@part
def _action(
    card: str,
    action: int,
    box: Box,
    view: View,
    effect_text: str,
    decision: Decision,
    say: BoardTexts,
) -> str:
    ctx, covered = Context(view, decision, (), say), view["covered"]
    choices = ctx.choices_of("action", action=action)
    passes = ctx.choices_of("pass", action=action)
    name = say.effect_name(card_effect(view["god"], card, action))
    width = box.w - BESIDE_TEXT - (PASSES if passes else 0)
    face = rect(box.x, box.y, box.w, box.h, "sand" if covered else "shell", 5)
    face += circle(box.x + 15, box.y + 14, 9, "sand", stroke=var("muted"), stroke_width=1.4)
    ink = "muted" if covered else "ink"
    face += text(box.x + 15, box.y + 18.3, action, 12, ink, "middle", 800)
    face += fit_text(box.x + 30, box.y + 15, name, width, 13, ink, None, 700, True)
    size, text_lines = fit_paragraph(effect_text, width, box.h - NAME_LINE)
    face += draw_lines(box.x + 30, box.y + 17.5, text_lines, size, ink)
    if covered:
        hatch: dict[str, Value] = {"fill": "url(#hatch-muted)", "opacity": 0.35}
        face += el("rect", x=box.x, y=box.y, width=box.w, height=box.h, rx=5, **hatch)
    place = Box(box.x + 1, box.y + 1, box.w - (90 if passes else 2), box.h - 2)
    label, attempt = f"{name}: {effect_text}", attempts.action(action)
    out = interactive_box(
        ctx, choices, attempt, label, place, tooltip(label), face, id=f"action-{action}"
    )
    return out + _pass_buttons(ctx, passes, action, box)


def _pass_buttons(ctx: Context, pass_choices: Sequence[Choice], action: int, box: Box) -> str:
    """Small buttons: cover this action for devotion or for a unit from Xibalba."""
    if not pass_choices:
        return ""
    left = box.x + box.w - 84
    out = fit_text(left, box.y + 13, ctx.say("pass"), 82, 11, "muted")
    for i, (gain, sign) in enumerate(GAINS):
        choices = [each for each in pass_choices if each[1]["gain"] == gain]
        x, y = left + 28 * i, box.y + min(18, box.h - 28)
        edge = None if choices else var("line")
        face = rect(x, y, 26, 26, "shell", 5, class_="face" if choices else None, stroke=edge)
        inner = mono_icon(sign, x + 13, y + 13, 17, "ink")
        if gain != "devotion":
            inner += path(
                f"M{x + 20} {y + 22}v-9m-3 3l3 -3l3 3", stroke=var("ink"), stroke_width=1.6
            )
        face += inner if choices else g(inner, opacity=0.4)
        halo = rect(x - 3, y - 3, 32, 32, rx=7, class_="halo")
        name = f"{ctx.say('pass')}: {ctx.say.short(f'gain-{gain}')}"
        attempt = attempts.pass_(ctx, action, gain)
        out += interactive(
            ctx, choices, attempt, name, face, edge=halo, class_="button" if choices else ""
        )
    return out


# ---------------------------------------------------------------- the hand


def _all_cards(ctx: Context, seat: int, box: Box) -> list[Part]:
    """The hand as a column with the other cards below it; without a hand, all five cards."""
    states = {card: _state(ctx, seat, card) for card in CARDS}
    main = [card for card in CARDS if states[card] in ("hand", "pick")]
    over = ctx.view["phase"] == "over"
    if not main or over:
        main = list(CARDS)
    rest = [card for card in CARDS if card not in main]
    high = box.h - SMALL - 1 if rest else box.h
    step, user, god = high / len(main), _user(ctx, seat), ctx.view["players"][seat]["god"]
    parts = []
    for i, card in enumerate(main):
        place = Box(box.x, box.y + i * step, box.w, step - 5)
        decision = ctx.about(ctx.choices_of("pick", card=card))
        actions = _actions(user, seat, god, card, ctx.say)
        inputs = (seat, card, states[card], over, place, actions, decision, ctx.say)
        parts.append(_full_card(f"part-card-{card}", *inputs))
    if rest:
        parts += _small_row(ctx, seat, rest, _lowest(box._replace(h=box.h - 5)))
    by_card = dict(zip((*main, *rest), parts, strict=True))
    return [by_card[card] for card in CARDS]  # the same order in every position


def _small_part(ctx: Context, seat: int, card: str, place: Box) -> Part:
    god, state = ctx.view["players"][seat]["god"], _state(ctx, seat, card)
    decision = ctx.about(ctx.choices_of("pick", card=card))
    actions = _actions(_user(ctx, seat), seat, god, card, ctx.say)
    inputs = (card, state, place, actions, decision, ctx.say)
    return _small_card(f"part-card-{card}", *inputs)


def _small_row(ctx: Context, seat: int, names: Sequence[str], box: Box) -> list[Part]:
    """Small cards side by side."""
    step = (box.w + 6) / len(names)
    places = (Box(box.x + i * step, box.y, step - 6, box.h) for i in range(len(names)))
    return [_small_part(ctx, seat, *each) for each in zip(names, places, strict=True)]


Actions = Sequence[tuple[str, str]]  # names and texts


def _actions(user: bytes, seat: int, god: str, card: str, say: BoardTexts) -> Actions:
    """Name and current text of the card's own two actions (without the ceremonial one)."""
    return [
        (say.effect_name(card_effect(god, card, a)), _effect_text(user, seat, god, card, a, say))
        for a in ACTIONS
        if a != CEREMONIAL
    ]


def _fit_actions(actions: Actions, width: float, height: float) -> tuple[float, list[list[str]]]:
    """Both actions with their texts if these fit, else one of them, else their names alone."""
    for has_text in ((True, True), (False, True), (True, False), (False, False)):
        texts = [
            f"{name}: {effect_text}" if is_long else name
            for (name, effect_text), is_long in zip(actions, has_text, strict=True)
        ]
        size, parts = fit_paragraphs(texts, width, height, 12)
        if not any(line.endswith("…") for lines in parts for line in lines):
            break
    return size, parts


@part
def _full_card(
    seat: int,
    card: str,
    state: str,
    over: bool,
    box: Box,
    actions: Actions,
    decision: Decision,
    say: BoardTexts,
) -> str:
    """A card with the text of its two actions. It can be picked if it is in hand."""
    look, ctx = colour(seat), Context({}, decision, (), say)
    dim = state in ("played", "unseen")
    face = plaque(box.x, box.y, box.w, box.h, "slab", 6, 1.6)
    if dim:
        face += rect(box.x, box.y, box.w, box.h, "sand", 6)
    face += rect(box.x, box.y, 6, box.h, look.colour, 3)
    ink = "muted" if dim else "ink"
    aside = 88.0 if dim or over else 0.0  # five cards: little height
    face += fit_text(
        box.x + 14, box.y + 17, say.card(card), (aside or box.w - 80) - 8, 14, ink, None, 700, True
    )
    state_text = say(f"state-{state}")
    if aside:
        face += fit_text(box.x + 14, box.y + 32, state_text, aside - 8, 11, "muted")
    else:
        face += fit_text(box.x + box.w - 8, box.y + 16, state_text, 76, 11, "muted", "end")
    top = box.y + (4 if aside else 22)
    left, room = box.x + 14 + aside, box.y + box.h - 2 - top
    size, parts = _fit_actions(actions, box.x + box.w - 18 - left, room)
    texts = [f"{name}: {effect_text}" for name, effect_text in actions]
    if [" ".join(text_lines) for text_lines in parts] != texts:
        face = tooltip(". ".join(texts)) + face  # the tooltip has the full text
    spare = (room - sum(map(len, parts)) * size * LEADING) / len(parts)
    for i, text_lines in enumerate(parts):
        y = top + spare / 2
        face += text(left, y + size * 0.95, i + 1, size, "muted", None, 800)
        face += draw_lines(left + 13, y, text_lines, size, ink)
        top += len(text_lines) * size * LEADING + spare
    return interactive_box(
        ctx, decision.choices, attempts.card(card), say.card(card), box, face, id=f"card-{card}"
    )


@part
def _small_card(
    card: str, state: str, box: Box, actions: Actions, decision: Decision, say: BoardTexts
) -> str:
    """A card that is not in focus: name, state, and a tooltip with its actions."""
    ctx = Context({}, decision, (), say)
    dim = state in ("played", "unseen")
    out = plaque(box.x, box.y, box.w, box.h, "slab", 5, 1.2)
    if dim:
        out += rect(box.x, box.y, box.w, box.h, "sand", 5)
    ink = "muted" if dim else "ink"
    out += fit_text(box.x + 5, box.y + 15, say.card(card), box.w - 8, 12, ink, None, 700, True)
    out += fit_text(box.x + 5, box.y + 29, say(f"state-{state}"), box.w - 8, 11, "muted")
    names = [f"{i} {name}" for i, (name, _) in enumerate(actions, 1)]
    size, parts = fit_paragraphs(names, box.w - 12, box.h - 32, 10.5, MIN_FONT)
    if box.h >= MIN_NAMED_HEIGHT:
        out += draw_lines(
            box.x + 8, box.y + 31, [each for part in parts for each in part], size, ink
        )
    title = "; ".join(f"{name}: {effect_text}" for name, effect_text in actions)
    inside = (tooltip(f"{say.card(card)}: {title}"), out)
    return interactive_box(
        ctx, decision.choices, attempts.card(card), say.card(card), box, *inside, id=f"card-{card}"
    )


def gods(ctx: Context, box: Box) -> list[Part]:
    """For a reader without cards: each god's summon ability, ceremonial action and cards played in
    this Era."""
    seats = [p for p in ctx.seats if ctx.view["players"][p]["god"]]
    if not seats:
        return []
    parts = [_panel("part-cards", box, "gods", ctx.say)]
    step = min(110.0, (box.h - 32) / len(seats))
    for i, p in enumerate(seats):
        place = Box(box.x + 12, box.y + 30 + i * step, box.w - 24, step)
        player = {key: ctx.view["players"][p][key] for key in ("god", "played")}
        user, god = _user(ctx, p), player["god"]
        does = [
            _effect_text(user, p, god, CARDS[0], action, ctx.say) for action in (SUMMON, CEREMONIAL)
        ]
        inputs = (p, player, place, does, ctx.names[p], ctx.say)
        parts.append(_god(f"part-god-{p}", *inputs))
    return parts


@part
def _god(
    seat: int, player: View, box: Box, does: Sequence[str], owner: str, say: BoardTexts
) -> str:
    """`does` are the texts of the summon ability and of the ceremonial action."""
    god, (summon, ceremony) = player["god"], does
    third = say.effect_name(card_effect(god, "", CEREMONIAL))
    texts = [
        say("summoning", name=say.effect_name(summon_effect(god)), does=summon),
        say("ceremony", name=third, does=ceremony),
        ", ".join(f"{say.card(card)} ({say('state-played')})" for card in player["played"]),
    ]
    name = f"{say.god(god)}: {owner}"
    out = token(colour(seat), box.x + 9, box.y + 12, 8)
    out += fit_text(box.x + 26, box.y + 17, name, box.w - 26, 13.5, None, None, 700, True)
    size, parts = fit_paragraphs([each for each in texts if each], box.w - 26, box.h - 26, 11.5)
    text_lines = [line for part in parts for line in part][: int((box.h - 22) / (size * LEADING))]
    return out + draw_lines(box.x + 26, box.y + 21, text_lines, size, "muted")

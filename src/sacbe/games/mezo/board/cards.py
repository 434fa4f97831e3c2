"""The reader's cards: what can be done with them, what was played, what is still to be drawn."""

from collections.abc import Sequence

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
from . import wishes
from .prose import LEADING, flow, flow_all, lines
from .signs import god_sign
from .table import Box, Choice, Table, colour, framed, pressed

LEAST = 118.0  # room that actions in words need
SMALLEST = 9.0  # letters of the names on cards beside it
LEAST_NAMED = 54.0  # height of a card that has room for the names of its actions
SIDE = 112.0  # width of the cards beside the one or those that matter now
GAINS = (("devotion", "devotion"), ("shaman", "shaman"), ("warrior", "warrior"))


def cards(table: Table, box: Box) -> str:
    """The own card with its actions while it is face up, else the hand; beside it all others."""
    seat, say = table.seat, table.say
    if seat is None or table.view["players"][seat]["god"] is None:
        return gods(table, box)
    player = table.view["players"][seat]
    out = panel(box.x, box.y, box.w, box.h, say("cards"))
    inner = Box(box.x + 10, box.y + 30, box.w - 20, box.h - 38)
    if inner.h < LEAST:
        body = _small_ones(table, seat, CARDS, inner)
    elif player["card"]:
        body = _face_up(table, seat, player["card"], inner)
    else:
        size, foot = _third(table, player["god"], seat, inner.w)
        high = len(foot) * size * LEADING + 2
        body = _all_cards(table, seat, Box(inner.x, inner.y, inner.w, inner.h - high + 3))
        body += lines(inner.x + 2, inner.y + inner.h + 4 - high, foot, size, "muted")
    return g(out, body, id="part-cards")


def _third(table: Table, god: str, seat: int, wide: float) -> tuple[float, list[str]]:
    """What all five cards have: letters and lines, to stand below them."""
    say = table.say
    does = say.does(FILE.gods[god].ceremonial, For(table.view, seat, rule=True))
    words = say("ceremony", name=say.effect(card_effect(god, "", CEREMONIAL)), does=does)
    return flow(words, wide - 4, 28, 11.5)


def _state(table: Table, seat: int, card: str) -> str:
    player = table.view["players"][seat]
    if player["card"] == card:
        return "up"
    if player["pick"] == card:
        return "pick"
    if card in player["hand"]:
        return "hand"
    return "played" if card in player["played"] else "unseen"


# ---------------------------------------------------------------- a card that is face up


def _face_up(table: Table, seat: int, card: str, box: Box) -> str:
    """Its three actions as rows; at the right of each what passing would give instead."""
    look, say = colour(seat), table.say
    god = table.view["players"][seat]["god"]
    wide = box.w - SIDE - 8
    head = g(
        path(f"M{box.x} {box.y + 24}v-16a8 8 0 0 1 8 -8h{wide - 16:.0f}a8 8 0 0 1 8 8v16Z", "seat"),
        mono_icon(god_sign(god), box.x + 17, box.y + 12, 16, "seat-on"),
        class_=f"{look.class_} on-seat",
    )
    out = plaque(box.x, box.y, wide, box.h, "slab", 8, 1.6) + head
    out += fit_text(
        box.x + 30,
        box.y + 17,
        say.card(card),
        wide - 40,
        14.5,
        f"{look.colour}-on",
        None,
        700,
        True,
    )
    step = (box.h - 28) / len(ACTIONS)
    for i, action in enumerate(ACTIONS):
        row = Box(box.x + 5, box.y + 27 + i * step, wide - 10, step - 4)
        out += _action(table, seat, card, action, row)
    others = [other for other in CARDS if other != card]
    step = box.h / len(others)
    for i, other in enumerate(others):
        place = Box(box.x + wide + 8, box.y + i * step, SIDE, step - 5)
        out += _small(table, seat, other, place)
    return out


def _action(table: Table, seat: int, card: str, action: int, box: Box) -> str:
    player, say = table.view["players"][seat], table.say
    covered = action in player["covered"]
    taken = table.found("action", action=action)
    passes = table.found("pass", action=action)
    effect = action_of(player["god"], card, action)
    called = say.effect(card_effect(player["god"], card, action))
    does = say.does(effect, For(table.view, seat, rule=True))
    room = box.w - 36 - (86 if passes else 0)
    face = rect(box.x, box.y, box.w, box.h, "sand" if covered else "shell", 5)
    face += circle(box.x + 15, box.y + 14, 9, "sand", stroke=var("muted"), stroke_width=1.4)
    ink = "muted" if covered else "ink"
    face += text(box.x + 15, box.y + 18.3, action, 12, ink, "middle", 800)
    face += fit_text(box.x + 30, box.y + 16, called, room, 13.5, ink, None, 700, True)
    size, shown = flow(does, room, box.h - 21)
    face += lines(box.x + 30, box.y + 20, shown, size, ink)
    if covered:
        hatch: dict[str, Value] = {"fill": "url(#hatch-muted)", "opacity": 0.35}
        face += el("rect", x=box.x, y=box.y, width=box.w, height=box.h, rx=5, **hatch)
    place = Box(box.x + 1, box.y + 1, box.w - (90 if passes else 2), box.h - 2)
    name, wish = f"{called}: {does}", wishes.action(action)
    out = framed(table, taken, wish, name, place, tooltip(name), face, id=f"action-{action}")
    return out + _passes(table, passes, action, box)


def _passes(table: Table, passes: Sequence[Choice], action: int, box: Box) -> str:
    """Small buttons: cover this action for devotion or for a unit of Xibalba."""
    if not passes:
        return ""
    left = box.x + box.w - 84
    out = fit_text(left, box.y + 13, table.say("pass"), 82, 11, "muted")
    for i, (gain, sign) in enumerate(GAINS):
        found = [each for each in passes if each[1]["gain"] == gain]
        x, y = left + 28 * i, box.y + min(18, box.h - 28)
        edge = None if found else var("line")
        face = rect(x, y, 26, 26, "shell", 5, class_="face" if found else None, stroke=edge)
        inner = mono_icon(sign, x + 13, y + 13, 17, "ink")
        if gain != "devotion":
            inner += path(
                f"M{x + 20} {y + 22}v-9m-3 3l3 -3l3 3", stroke=var("ink"), stroke_width=1.6
            )
        face += inner if found else g(inner, opacity=0.4)
        halo = rect(x - 3, y - 3, 32, 32, rx=7, class_="halo")
        name = f"{table.say('pass')}: {table.say.briefly(f'gain-{gain}')}"
        wish = wishes.passing(table, action, gain)
        out += pressed(table, found, wish, name, face, edge=halo, class_="button" if found else "")
    return out


# ---------------------------------------------------------------- the hand


def _all_cards(table: Table, seat: int, box: Box) -> str:
    """The hand one card below the other, those not in hand beside it; without a hand all five."""
    states = {card: _state(table, seat, card) for card in CARDS}
    shown = [card for card in CARDS if states[card] in ("hand", "pick")]
    if not shown or table.view["phase"] == "over":
        shown = list(CARDS)
    rest = [card for card in CARDS if card not in shown]
    wide = box.w - SIDE - 8 if rest else box.w
    step = box.h / len(shown)
    out = ""
    for i, card in enumerate(shown):
        out += _in_full(table, seat, card, Box(box.x, box.y + i * step, wide, step - 5))
    step = box.h / max(1, len(rest))
    for i, card in enumerate(rest):
        place = Box(box.x + wide + 8, box.y + i * step, SIDE, step - 5)
        out += _small(table, seat, card, place)
    return out


def _small_ones(table: Table, seat: int, shown: Sequence[str], box: Box) -> str:
    """Cards side by side."""
    step = (box.w + 6) / len(shown)
    places = (Box(box.x + i * step, box.y, step - 6, box.h) for i in range(len(shown)))
    return "".join(_small(table, seat, *each) for each in zip(shown, places, strict=True))


def _actions(table: Table, seat: int, card: str) -> list[tuple[str, str]]:
    """The two own actions of a card: what they are called, and what they do now."""
    god, say = table.view["players"][seat]["god"], table.say
    user = For(table.view, seat, rule=True)
    return [
        (say.effect(card_effect(god, card, a)), say.does(action_of(god, card, a), user))
        for a in ACTIONS
        if a != CEREMONIAL
    ]


def _in_full(table: Table, seat: int, card: str, box: Box) -> str:
    """A card with its two own actions in words; one in hand can be picked."""
    look, say, state = colour(seat), table.say, _state(table, seat, card)
    dim = state in ("played", "unseen")
    face = plaque(box.x, box.y, box.w, box.h, "slab", 6, 1.6)
    if dim:
        face += rect(box.x, box.y, box.w, box.h, "sand", 6)
    face += rect(box.x, box.y, 6, box.h, look.colour, 3)
    ink = "muted" if dim else "ink"
    aside = 88.0 if dim or table.view["phase"] == "over" else 0.0  # all five: little height
    face += fit_text(
        box.x + 14, box.y + 17, say.card(card), (aside or box.w - 80) - 8, 14, ink, None, 700, True
    )
    words = say(f"state-{state}")
    if aside:
        face += fit_text(box.x + 14, box.y + 32, words, aside - 8, 11, "muted")
    else:
        face += fit_text(box.x + box.w - 8, box.y + 16, words, 76, 11, "muted", "end")
    top = box.y + (4 if aside else 22)
    left, room = box.x + 14 + aside, box.y + box.h - 2 - top
    told_ = [f"{called}: {does}" for called, does in _actions(table, seat, card)]
    size, parts = flow_all(told_, box.x + box.w - 18 - left, room, 12)
    if any(each.endswith("…") for shown in parts for each in shown):
        face = tooltip(". ".join(told_)) + face  # the whole, where there is no room for it
    spare = (room - sum(map(len, parts)) * size * LEADING) / len(parts)
    for i, shown in enumerate(parts):
        y = top + spare / 2
        face += text(left, y + size * 0.95, i + 1, size, "muted", None, 800)
        face += lines(left + 13, y, shown, size, ink)
        top += len(shown) * size * LEADING + spare
    found, place = table.found("pick", card=card), Box(box.x, box.y, box.w, box.h)
    return framed(table, found, wishes.card(card), say.card(card), place, face, id=f"card-{card}")


def _small(table: Table, seat: int, card: str, box: Box) -> str:
    """A card that cannot be used now: its name, where it is, and on pointing at it what it does."""
    say, state = table.say, _state(table, seat, card)
    actions = _actions(table, seat, card)
    dim = state in ("played", "unseen")
    out = plaque(box.x, box.y, box.w, box.h, "slab", 5, 1.2)
    if dim:
        out += rect(box.x, box.y, box.w, box.h, "sand", 5)
    ink = "muted" if dim else "ink"
    out += fit_text(box.x + 8, box.y + 15, say.card(card), box.w - 14, 13, ink, None, 700, True)
    out += fit_text(box.x + 8, box.y + 28, say(f"state-{state}"), box.w - 14, 11, "muted")
    names = [f"{i} {called}" for i, (called, _) in enumerate(actions, 1)]
    size, parts = flow_all(names, box.w - 12, box.h - 32, 10.5, SMALLEST)
    if box.h >= LEAST_NAMED:
        out += lines(box.x + 8, box.y + 31, [each for part in parts for each in part], size, ink)
    title = "; ".join(f"{called}: {does}" for called, does in actions)
    found, place = table.found("pick", card=card), box
    inside = (tooltip(f"{say.card(card)}: {title}"), out)
    return framed(
        table, found, wishes.card(card), say.card(card), place, *inside, id=f"card-{card}"
    )


def gods(table: Table, box: Box) -> str:
    """For those without cards of their own: what every god does when it is summoned, what its
    third actions do, and the cards that it has played in this Era."""
    say = table.say
    known = [p for p in table.seats if table.view["players"][p]["god"]]
    if not known:
        return ""
    out = panel(box.x, box.y, box.w, box.h, say("gods"))
    step = min(110.0, (box.h - 32) / len(known))
    for i, p in enumerate(known):
        out += _god(table, p, Box(box.x + 12, box.y + 30 + i * step, box.w - 24, step))
    return g(out, id="part-cards")


def _god(table: Table, seat: int, box: Box) -> str:
    player, say = table.view["players"][seat], table.say
    god, user = player["god"], For(table.view, seat, rule=True)
    third = say.effect(card_effect(god, "", CEREMONIAL))
    words = [
        say("summoning", name=say.effect(summon_effect(god)), does=_does(table, god, user, 0)),
        say("ceremony", name=third, does=_does(table, god, user, CEREMONIAL)),
        ", ".join(f"{say.card(card)} ({say('state-played')})" for card in player["played"]),
    ]
    name = f"{say.god(god)}: {table.names[seat]}"
    out = token(colour(seat), box.x + 9, box.y + 12, 8)
    out += fit_text(box.x + 26, box.y + 17, name, box.w - 26, 13.5, None, None, 700, True)
    size, parts = flow_all([each for each in words if each], box.w - 26, box.h - 26, 11.5)
    shown = [line for part in parts for line in part][: int((box.h - 22) / (size * LEADING))]
    return out + lines(box.x + 26, box.y + 21, shown, size, "muted")


def _does(table: Table, god: str, user: For, action: int) -> str:
    """What a god does when it is summoned (0), or the action of that number on all its cards."""
    of = FILE.gods[god]
    return table.say.does(of.ceremonial if action else of.summon, user)

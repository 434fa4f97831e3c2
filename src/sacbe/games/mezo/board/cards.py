"""The reader's cards: what can be done with them, what was played, what is still to be drawn."""

from collections.abc import Sequence

from sacbe.draw.furniture import panel
from sacbe.draw.pieces import frame, plaque, token
from sacbe.draw.svg import (
    Value,
    choice,
    circle,
    el,
    fitted,
    g,
    mark,
    path,
    rect,
    text,
    var,
    wrapped,
)

from ..data import CARDS, FILE
from ..terminal.effects import CEREMONIAL, For, action_of
from ..words_ids import card_effect, summon_effect
from .signs import god_sign
from .table import Box, Choice, Table, clicks, colour

ACTIONS = (1, 2, 3)
LEAST = 118.0  # room that actions in words need
TALL = 140.0  # from here on a narrow card has room for them too
GAINS = (("devotion", "devotion"), ("shaman", "shaman"), ("warrior", "warrior"))


def cards(table: Table, box: Box) -> str:
    """The own card with its actions while it is face up, else the hand; beside it all others."""
    seat, say = table.seat, table.say
    if seat is None or table.view["players"][seat]["god"] is None:
        return gods(table, box)
    player = table.view["players"][seat]
    god = player["god"]
    out = panel(box.x, box.y, box.w, box.h, say("cards"))
    lines = (
        say(
            "summoning",
            name=say.effect(summon_effect(god)),
            does=_does(table, god, For(table.view, seat), 0),
        ),
        say(
            "ceremony",
            name=say.effect(card_effect(god, "", CEREMONIAL)),
            does=_does(table, god, For(table.view, seat), CEREMONIAL),
        ),
    )
    inner = Box(box.x + 10, box.y + 30, box.w - 20, box.h - 38)
    foot = ""
    for i, words in enumerate(reversed(lines)):
        y = box.y + box.h - 10 - 15 * i
        foot += fitted(box.x + 12, y, words, box.w - 24, 10.5, "muted", least=8.5)
    inner = Box(inner.x, inner.y, inner.w, inner.h - 32)
    if inner.h < LEAST:
        body = _small_ones(table, seat, CARDS, inner)
    elif player["card"]:
        body = _face_up(table, seat, player["card"], inner)
    else:
        body = _all_cards(table, seat, inner)
    return g(out, body, foot, id="part-cards")


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
    side = 112.0
    wide = box.w - side - 8
    head = g(
        path(f"M{box.x} {box.y + 24}v-16a8 8 0 0 1 8 -8h{wide - 16:.0f}a8 8 0 0 1 8 8v16Z", "seat"),
        mark(god_sign(god), box.x + 17, box.y + 12, 16, "seat-on"),
        class_=f"{look.class_} on-seat",
    )
    out = plaque(box.x, box.y, wide, box.h, "slab", 8, 1.6) + head
    out += fitted(
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
        place = Box(box.x + wide + 8, box.y + i * step, side, step - 5)
        out += _small(table, seat, other, place)
    return out


def _action(table: Table, seat: int, card: str, action: int, box: Box) -> str:
    player, say = table.view["players"][seat], table.say
    covered = action in player["covered"]
    taken = table.found("action", action=action)
    passes = table.found("pass", action=action)
    effect = action_of(player["god"], card, action)
    called = say.effect(card_effect(player["god"], card, action))
    does = say.does(effect, For(table.view, seat))
    room = box.w - 36 - (86 if passes else 0)
    face = rect(box.x, box.y, box.w, box.h, "sand" if covered else "shell", 5)
    face += circle(box.x + 15, box.y + 14, 9, "sand", stroke=var("muted"), stroke_width=1.4)
    ink = "muted" if covered else "ink"
    face += text(box.x + 15, box.y + 18.3, action, 12, ink, "middle", 800)
    face += fitted(box.x + 30, box.y + 15, called, room, 13, ink, None, 700, True)
    for i, words in enumerate(wrapped(does, room, 10.5, lines=max(1, int((box.h - 18) // 12.5)))):
        face += text(box.x + 30, box.y + 28.5 + 12.5 * i, words, 10.5, ink)
    if covered:
        hatch: dict[str, Value] = {"fill": "url(#hatch-muted)", "opacity": 0.35}
        face += el("rect", x=box.x, y=box.y, width=box.w, height=box.h, rx=5, **hatch)
    edge = frame(box.x + 1, box.y + 1, box.w - (90 if passes else 2), box.h - 2) if taken else ""
    title = el("title", say.title(f"{called}: {does}"))
    out = clicks(taken, say, title, face, edge, id=f"action-{action}")
    return out + _passes(table, passes, box)


def _passes(table: Table, passes: Sequence[Choice], box: Box) -> str:
    """Small buttons: cover this action for devotion or for a unit of Xibalba."""
    if not passes:
        return ""
    left = box.x + box.w - 84
    out = fitted(left, box.y + 12, table.say("pass"), 82, 10, "muted", least=8)
    for i, (gain, sign) in enumerate(GAINS):
        found = [each for each in passes if each[1]["gain"] == gain]
        if not found:
            continue
        x, y = left + 28 * i, box.y + min(16, box.h - 28)
        face = rect(x, y, 26, 26, "shell", 5, class_="face")
        face += mark(sign, x + 13, y + 13, 17, "ink")
        if gain != "devotion":
            face += path(
                f"M{x + 20} {y + 22}v-9m-3 3l3 -3l3 3", stroke=var("ink"), stroke_width=1.6
            )
        halo = rect(x - 3, y - 3, 32, 32, rx=7, class_="halo")
        out += choice([found[0][0]], found[0][2], face, halo, class_="button")
    return out


# ---------------------------------------------------------------- the hand


def _all_cards(table: Table, seat: int, box: Box) -> str:
    """The hand in full, one card below the other; those not in hand in small."""
    states = {card: _state(table, seat, card) for card in CARDS}
    shown = [card for card in CARDS if states[card] in ("hand", "pick")]
    rest = [card for card in CARDS if card not in shown]
    if not shown:
        return _small_ones(table, seat, rest, box)
    side = 112.0
    wide = box.w - side - 8
    out = ""
    step = box.h / len(shown)
    for i, card in enumerate(shown):
        out += _in_hand(table, seat, card, Box(box.x, box.y + i * step, wide, step - 6))
    step = box.h / max(1, len(rest))
    for i, card in enumerate(rest):
        place = Box(box.x + wide + 8, box.y + i * step, side, step - 5)
        out += _small(table, seat, card, place)
    return out


def _small_ones(table: Table, seat: int, shown: Sequence[str], box: Box) -> str:
    """Cards side by side."""
    step = (box.w + 6) / len(shown)
    places = (Box(box.x + i * step, box.y, step - 6, box.h) for i in range(len(shown)))
    return "".join(_small(table, seat, *each) for each in zip(shown, places, strict=True))


def _in_hand(table: Table, seat: int, card: str, box: Box) -> str:
    """A card with its two own actions in words; it can be picked."""
    look, say = colour(seat), table.say
    god = table.view["players"][seat]["god"]
    found = table.found("pick", card=card)
    face = plaque(box.x, box.y, box.w, box.h, "slab", 6, 1.6)
    face += rect(box.x, box.y, 6, box.h, look.colour, 3)
    face += fitted(box.x + 14, box.y + 17, say.card(card), box.w - 90, 14.5, None, None, 700, True)
    state = say(f"state-{_state(table, seat, card)}")
    face += fitted(box.x + box.w - 8, box.y + 16, state, 76, 10.5, "muted", "end")
    each = (box.h - 24) / 2
    for i, action in enumerate(ACTIONS[:2]):
        y = box.y + 30 + i * each
        called = say.effect(card_effect(god, card, action))
        does = say.does(action_of(god, card, action), For(table.view, seat))
        words = wrapped(f"{called}: {does}", box.w - 36, 10.5, lines=max(1, int(each // 11)))
        face += text(box.x + 14, y, action, 11, "muted", None, 800)
        for k, part in enumerate(words):
            face += text(box.x + 26, y + 11 * k, part, 10.5)
    edge = frame(box.x, box.y, box.w, box.h, 6) if found else ""
    return clicks(found, say, face, edge, id=f"card-{card}")


def _small(table: Table, seat: int, card: str, box: Box) -> str:
    """A card that cannot be used now: its name, where it is, and on pointing at it what it does."""
    say = table.say
    god = table.view["players"][seat]["god"]
    state = _state(table, seat, card)
    called = [say.effect(card_effect(god, card, action)) for action in ACTIONS[:2]]
    does = [say.does(action_of(god, card, a), For(table.view, seat)) for a in ACTIONS[:2]]
    told = "; ".join(f"{a}: {b}" for a, b in zip(called, does, strict=True))
    dim = state in ("played", "unseen")
    out = plaque(box.x, box.y, box.w, box.h, "slab", 5, 1.2)
    if dim:
        out += rect(box.x, box.y, box.w, box.h, "sand", 5)
    ink = "muted" if dim else "ink"
    out += fitted(box.x + 8, box.y + 15, say.card(card), box.w - 14, 12.5, ink, None, 700, True)
    out += fitted(box.x + 8, box.y + 27, say(f"state-{state}"), box.w - 14, 10, "muted")
    if box.h > TALL:
        return g(out, _told(box, called, does, ink), id=f"card-{card}")
    for i, words in enumerate(called):
        if box.h >= 44 + 12 * i:
            line = f"{i + 1} {words}"
            out += fitted(box.x + 8, box.y + 40 + 12 * i, line, box.w - 14, 10, ink, least=8)
    title = el("title", say.title(f"{say.card(card)}: {told}"))
    return g(title, out, id=f"card-{card}")


def _told(box: Box, called: Sequence[str], does: Sequence[str], ink: str) -> str:
    """What the actions of a narrow, tall card do."""
    out, y = "", box.y + 46
    most = int((box.h - 50) / 2 // 12.5) - 2
    for i, (name, words) in enumerate(zip(called, does, strict=True)):
        for part in wrapped(f"{i + 1} {name}", box.w - 12, 11, True, 2):
            out += text(box.x + 7, y, part, 11, ink, None, 700)
            y += 12.5
        y -= 12.5
        parts = wrapped(words, box.w - 12, 10.5, lines=most)
        for k, part in enumerate(parts):
            out += text(box.x + 7, y + 14 + 12.5 * k, part, 10.5, ink)
        y += 14 + 12.5 * len(parts) + 10
    return out


def gods(table: Table, box: Box) -> str:
    """For those without cards of their own: what every god does when it is summoned, what its
    third actions do, and the cards that it has played in this Era."""
    say = table.say
    known = [p for p in table.seats if table.view["players"][p]["god"]]
    if not known:
        return ""
    out = panel(box.x, box.y, box.w, box.h, say("gods"))
    step = min(84.0, (box.h - 32) / len(known))
    for i, p in enumerate(known):
        out += _god(table, p, Box(box.x + 12, box.y + 30 + i * step, box.w - 24, step))
    return g(out, id="part-cards")


def _god(table: Table, seat: int, box: Box) -> str:
    player, say = table.view["players"][seat], table.say
    god, user = player["god"], For(table.view, seat)
    lines = [
        say("summoning", name=say.effect(summon_effect(god)), does=_does(table, god, user, 0)),
        say(
            "ceremony",
            name=say.effect(card_effect(god, "", CEREMONIAL)),
            does=_does(table, god, user, CEREMONIAL),
        ),
        ", ".join(f"{say.card(card)} ({say('state-played')})" for card in player["played"]),
    ]
    out = token(colour(seat), box.x + 9, box.y + 12, 8)
    out += fitted(
        box.x + 26,
        box.y + 17,
        f"{say.god(god)}: {table.names[seat]}",
        box.w - 26,
        13.5,
        None,
        None,
        700,
        True,
    )
    for i, words in enumerate(lines[: max(0, int((box.h - 20) // 15))]):
        out += fitted(box.x + 26, box.y + 33 + 15 * i, words, box.w - 26, 11, "muted", least=8.5)
    return out


def _does(table: Table, god: str, user: For, action: int) -> str:
    """What a god does when it is summoned (0), or the action of that number on all its cards."""
    of = FILE.gods[god]
    return table.say.does(of.ceremonial if action else of.summon, user)

"""Whose turn it is, what is asked, and the choices that are buttons."""

from collections.abc import Sequence

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
from . import wishes
from .signs import Item, signs
from .table import Box, Info, Table, colour
from .words import begun

BANNER = 66.0
Offer = tuple[int | None, Info, str]  # a choice; without an id one that cannot be made now
SMALL, WIDE, GAP = 30.0, 36.0, 6.0  # height of buttons with icons and of those with words


def height(table: Table, w: float) -> float:
    """Room for the banner and for the buttons."""
    rows = _rows(table, w - 20)
    return BANNER + (sum(high + GAP for high, _ in rows) + 6 if rows else 0)


def turn(table: Table, box: Box) -> str:
    """The banner in the current player's colour, and the tray below it."""
    players_to_act = [p for p in table.view["players_to_act"] if p in table.seats]
    shown = (
        table.seat
        if table.seat in players_to_act
        else players_to_act[0]
        if len(players_to_act) == 1
        else None
    )
    out = rect(box.x, box.y, box.w, box.h, "shell", 8, stroke=var("line"))
    if shown is None:
        out += rect(box.x, box.y, box.w, BANNER, "sand", 8)
        ink, left = "ink", box.x + 16
    else:
        look = colour(shown)
        band = rect(box.x + 1, box.y + 2, box.w, BANNER, "seat-lo", 8)
        band += rect(box.x, box.y, box.w, BANNER, "seat", 8)
        out += g(
            g(band, class_="band"),
            circle(box.x + 33, box.y + 33, 19, "shell"),
            token(look, box.x + 33, box.y + 33, 12.5),
            class_=look.class_,
        )
        ink, left = f"{look.colour}-on", box.x + 62
    order = (table.fight["acting"] if table.fight else []) or table.view["order"]
    out += _order(table, order, box.x + box.w - 18, box.y + 18)
    wide = box.x + box.w - 12 - left
    room = wide - 21 * len(order)
    title = fit_text(
        left, box.y + 25, _title(table, players_to_act), room, 18, ink, None, 700, True
    )
    asked = "".join(
        text(left, box.y + 42 + 15 * i, words, 12.5, ink)
        for i, words in enumerate(wrap_text(_asked(table), wide, 12.5, lines=2))
    )
    out += g(title, class_="band") + g(asked, class_="asked")
    y = box.y + BANNER + GAP
    for high, row in _rows(table, box.w - 20):
        each = (box.w - 20 - GAP * (len(row) - 1)) / len(row)
        for i, one in enumerate(row):
            out += _button(table, one, box.x + 10 + i * (each + GAP), y, each, high)
        y += high + GAP
    return g(out, id="part-tray")


def _order(table: Table, order: Sequence[int], right: float, y: float) -> str:
    """In which order it goes, on a pale strip; who chooses now is larger."""
    if not order:
        return ""
    wide = 20.0 * len(order) + 8
    out = rect(right - wide + 10, y - 11, wide, 22, "shell", 11)
    for i, p in enumerate(order):
        x = right - 20 * (len(order) - 1 - i) - 4
        out += token(colour(p), x, y, 8 if p in table.view["players_to_act"] else 5.6)
    return out


def _title(table: Table, players_to_act: Sequence[int]) -> str:
    say = table.say
    if table.view["phase"] == "over":
        return say("game-over")
    if table.seat in players_to_act:
        return say("your-turn")
    if not players_to_act:
        return say("chance")
    if len(players_to_act) == 1:
        return say("turn-of", name=table.names[players_to_act[0]])
    return say("turns-of", names=say.listed([table.names[p] for p in players_to_act]))


def _asked(table: Table) -> str:
    """The question, or what goes on, or who has won."""
    view, say = table.view, table.say
    if view["phase"] == "over":
        return _winners(table)
    if not table.choices:
        region = say.region(table.fight["region"]) if table.fight else ""
        return say.briefly(f"part-{part_of_era(view)}", region=region)
    return question(table)


def question(table: Table) -> str:
    """What the seat is asked, in a whole sentence."""
    view, say, phase = table.view, table.say, table.view["phase"]
    if phase == "effect":
        return say("asked-effect", what=begun(_target(table)))
    if phase == "choose_one":
        what = say("asked-one", effect=say.effect(table.like["effect"]))
        return say("asked-effect", what=begun(what))
    args = question_args(view, say.short)
    if phase == "deploy":
        args["region"] = say.region(table.choices[0][1]["region"])
    return say(f"asked-{phase}", **args)


def _target(table: Table) -> str:
    """What an effect wants next, how often, and which card or player it comes from."""
    view, say = table.view, table.say
    effect = view["effect"]
    what = _build(table) if effect["verb"] == "BUILD" else say(f"target-{effect['verb']}")
    if effect["left"] > 1:
        often = "asked-times-up-to" if effect["up_to"] else "asked-times"
        what = say(often, what=what, n=effect["left"])
    card = source_card(view)
    if effect["actor"] != view["current_player"]:
        return say("asked-by", name=table.names[effect["actor"]], what=what)
    return say("asked-of-card", card=say.card(card), what=what) if card else what


def _build(table: Table) -> str:
    """What is built: the choices tell, the view does not."""
    kinds = {info["kind"] for _, info, _ in table.found("build")}
    return table.say(f"asked-build-{kinds.pop() if len(kinds) == 1 else 'both'}")


def _winners(table: Table) -> str:
    players = table.view["players"]
    best = max(player["vp"] for player in players)
    names = [table.names[p] for p in table.seats if players[p]["vp"] == best]
    return table.say("won-by", names=table.say.listed(names), count=len(names))


# ---------------------------------------------------------------- buttons


def _items(each: Offer) -> list[Item]:
    """A button that needs icons and a number only."""
    info = each[1]
    match info["type"]:
        case "deploy":
            return [(kind, str(info[kind])) for kind in KINDS if info[kind]]
        case "sacrifice":
            return [(info["kind"], str(info["n"]))]
        case "pay":
            return [(info["kind"], "")]
    return []


def _words(table: Table, each: Offer) -> str:
    """A button's words, short where the board shows the rest."""
    info, say, view = each[1], table.say, table.view
    seat = view["current_player"]
    user = For(view, seat)
    match info["type"]:
        case "choose_god":
            summoned = say.does(FILE.gods[info["god"]].summon)
            return f"{say.god(info['god'])}: {summoned}"
        case "summon":
            does = summon_words(view, seat, say.short)
            return begun(say.briefly(f"summon-{info['first']}", does=does))
        case "choose_one":
            options = EFFECTS[info["effect"]].steps[info["step"]].options or []
            return begun(steps_words(options[info["option"]], say.short, user))
        case "cancel":
            return say(info["track"])
        case "appease":
            tokens = view["angry_god"]["tokens"]
            told = " / ".join(token_words(token, say.short, user) for token in tokens)
            return begun(say.briefly("appease-label", n=cost(view), tokens=told))
        case "pay":
            return begun(say.briefly("reserve"))
        case "deploy":
            return "" if info["shaman"] or info["warrior"] else say("no-units")
        case "stop":
            phase = view["phase"] if view["phase"] in ("third", "appease") else "effect"
            return begun(say.briefly(f"stop-{phase}"))
    return ""


def _shown(table: Table) -> list[Offer]:
    """The buttons that can be pressed, and those that are missing, each in its place."""
    open_: list[Offer] = list(table.in_tray())
    shut: list[Offer] = [(None, info, "") for info in wishes.in_tray(table)]
    if not shut:
        return open_
    order = ("god", "option", "shaman", "warrior")
    return sorted(open_ + shut, key=lambda each: [str(each[1].get(key)) for key in order])


def _rows(table: Table, w: float) -> list[tuple[float, list[Offer]]]:
    """The buttons in rows: those with icons many in a row, those with words one or two."""
    found = _shown(table)
    small = [each for each in found if each[1]["type"] in ("deploy", "sacrifice", "pay")]
    worded = [each for each in found if each not in small]
    rows: list[tuple[float, list[Offer]]] = []
    in_row = 5 if any(each[1]["type"] in ("deploy", "pay") for each in small) else 9
    for i in range(0, len(small), in_row):
        rows.append((SMALL, small[i : i + in_row]))
    two = [each for each in worded if each[1]["type"] in ("stop", "cancel")]
    one = [each for each in worded if each not in two]
    rows += [(WIDE, [each]) for each in one]
    return rows + [(WIDE, two[i : i + 2]) for i in range(0, len(two), 2)]


def _button(table: Table, each: Offer, x: float, y: float, w: float, h: float) -> str:
    action, info, said = each
    row, words = _items(each), _words(table, each)
    if action is None:
        said = words or ", ".join(
            table.say.briefly(f"n-{kind}", n=n, count=int(n)) for kind, n in row
        )
    if not row:
        why = info if action is None else None
        ids = () if action is None else (action,)
        return button(Button(ids, words, aria_label=said, why=why), x, y, w, h)
    inner = signs(row, x + w / 2, y + h / 2, 18, "middle", room=w - 6)
    if info["type"] == "pay":
        inner = signs(row, x + 8, y + h / 2, 19)
        inner += fit_text(x + 32, y + h / 2 + 4.5, words, w - 38, 12, None, None, 600)
    if action is None:
        face = rect(x, y, w, h, "transparent", 6, **pen("edge", 1.2, "4 3"))
        return disabled_choice(info, said, face, g(inner, opacity=0.55))
    face = rect(x, y, w, h, "shell", 6, class_="face")
    halo = rect(x - 3, y - 3, w + 6, h + 6, rx=9, class_="halo")
    return choice([action], said, face, inner, halo, class_="button")

"""The calendar: days, Food Days, a countdown to the next one, and the starting-player space."""

import functools
from collections.abc import Sequence

from sacbe.draw.gears import gear, tooth
from sacbe.draw.numerals import maya_number
from sacbe.draw.palette import SEATS
from sacbe.draw.parts import Part, group, part
from sacbe.draw.pieces import hole, plaque, token
from sacbe.draw.svg import (
    arc_path,
    balance_text,
    circle,
    fit_text,
    g,
    line,
    move,
    num,
    path,
    pen,
    polar,
    polygon_path,
    rect,
    text,
    use,
    var,
)
from sacbe.draw.widgets import row
from sacbe.text import Texts

from ..data import DATA, ROUNDS
from ..derived import FOOD_DAYS, days_to_food, next_food_day, temple_reward
from .choices import Choices, ChoicesByPart, interactive
from .geometry import DAY, FIELD_MOVE, GREAT, TEETH, M, day_angle, ride
from .labels import View, say
from .tooltips import cached_name
from .wheels import (
    PLACE_QUESTIONS,
    groove,
    price,
    priced_target,
    start_worker,
    turning_arrow,
    unaffordable,
)

NUMERALS = 13
PAST = 0.4


def _hue(food_day: int) -> str:
    return "cinnabar" if temple_reward(food_day) == "points" else "jungle"


def _plate(food_day: int) -> str:
    """The number of a Food Day: a toothed badge where temples give points, a block where they give
    goods."""
    if temple_reward(food_day) == "points":
        shape = [polar(0, 0, 11 * (1.08 if i % 2 else 0.92), i * 15) for i in range(24)]
    else:
        shape = [polar(0, 0, 11 * 1.12, i * 60 + 30) for i in range(6)]
    hue = _hue(food_day)
    face = path(polygon_path(shape), hue, stroke=var(hue), stroke_linejoin="round")
    return face + text(0, 4.2, food_day, 11.6, "on-fill", "middle", 800)


@functools.cache
def _teeth() -> str:
    """The coloured teeth of the Food Days, which turn with the face."""
    return "".join(
        path(tooth(TEETH, M), _hue(day), transform=f"rotate({num(day * DAY)})") for day in FOOD_DAYS
    )


@functools.cache
def _label(day: int, state: str) -> str:
    """A day's number: today, future, past, or a Food Day."""
    if state == "today":
        face = circle(0, 0, 11, "ink") + text(0, 4.4, day, 12.4, "paper", "middle", 800)
        return g(face, class_="grow digits")
    past = state == "past"
    if day in FOOD_DAYS:
        return g(_plate(day), opacity=PAST if past else None, class_="grow digits")
    label = text(0, 3.8, day, 10.8, None, "middle", 600, opacity=PAST if past else 0.85)
    return g(label, class_="fine")


@part
def _days(today: int) -> str:
    """The days on their teeth. On the first day the last tooth is at the start and shows 0."""
    out = ""
    for day in range(1, TEETH + 1):
        number = 0 if today == 0 and day == TEETH else day
        state = "today" if number == today else "past" if day < today else "to come"
        angle = day_angle(day, today)
        where = ride(0, 0, GREAT - 2.15 * M, angle)
        out += g(_label(number, state), id=f"day-{day}", class_="rides", transform=where)
        if day in FOOD_DAYS:
            bowl = use("food-day", 0, 0, 14, opacity=PAST if day < today else None)
            where = ride(0, 0, GREAT, angle)
            out += g(bowl, id=f"food-{day}", class_="rides", transform=where)
    return out


@part
def _corn(today: int, corn: int) -> str:
    """The corn on the calendar, a cob on each of the last teeth."""
    out = ""
    for day in range(today - corn, today):
        where = ride(0, 0, GREAT + 0.12 * M, day_angle(day, today))
        out += g(use("corn", 0, 0, 15), id=f"corn-{day}", class_="rides", transform=where)
    return out


@part
def _countdown(today: int, food_day: int) -> str:
    r, today = GREAT - 3.35 * M, min(today, food_day)
    out = ""
    if today < food_day:
        arc = arc_path(0, 0, r, day_angle(today, today), day_angle(food_day, today))
        out = path(arc, **pen("cinnabar", 4, ends="round"))
    dots = (polar(0, 0, r, day_angle(d, today)) for d in range(today, food_day + 1))
    return out + "".join(circle(x, y, 3.4, "shell", **pen("cinnabar", 2)) for x, y in dots)


@part
def _face() -> str:
    """The fixed centre with thirteen carved numerals around it."""
    rim = GREAT - 4.1 * M
    out = circle(0, 0, rim, "slab") + groove(0, 0, rim, "great", 1.8)
    for n in range(1, NUMERALS + 1):
        angle = n * 360 / NUMERALS + 90
        x, y = polar(0, 0, rim - 1.1 * M, angle)
        turn = f"translate({num(x)} {num(y)}) rotate({num(angle - 90)})"
        out += g(maya_number(0, 0, n, 3.3, "carve"), opacity=0.75, transform=turn)
    out += groove(0, 0, rim - 2.05 * M, "slab", 1.2)
    return out + turning_arrow(0, 0, rim - 2.55 * M, -76, -104, "carve")


WIDTH, SIZES = 138, (17.0, 16.0, 15.0)  # of the words of the countdown
# They grow in an overview, and must leave room for the days around them.
OVERVIEW_WIDTH, OVERVIEW_SIZES = 119, (17.0,)


def _countdown_lines(
    countdowns: Sequence[str], width: float, sizes: Sequence[float]
) -> tuple[float, list[str]]:
    """The first of the countdowns that is complete, in the largest font, and its lines."""
    layouts = [
        (size, balance_text(countdown, width, size, True))
        for countdown in countdowns
        for size in sizes
    ]
    complete = [each for each in layouts if not any(line.endswith("…") for line in each[1])]
    return (complete or layouts[-1:])[0]


def _countdown_words(
    countdowns: Sequence[str], width: float, sizes: Sequence[float], class_: str
) -> str:
    size, lines = _countdown_lines(countdowns, width, sizes)
    words = (
        text(0, -26 + i * 18, line, size, None, "middle", 700, True) for i, line in enumerate(lines)
    )
    return g(*words, class_=class_)


@part
def _readout(view: View, days: int | None, food_day: int | None, lang: str) -> str:
    """The countdown to the next Food Day, and the day."""
    room, out = 140, ""
    if days is not None and food_day is not None:
        out += g(use("food-day", 0, -51, 22), class_="fine")
        out += g(use("food-day", 0, 44, 38), class_="coarse")
        countdowns = [say(lang, words, {"days": days}) for words in ("food-day", "food-in")]
        out += _countdown_words(countdowns[:1], WIDTH, SIZES, "fine")
        out += _countdown_words(countdowns, OVERVIEW_WIDTH, OVERVIEW_SIZES, "coarse grow")
        reward = say(lang, f"reward-{temple_reward(food_day)}")
        reward = fit_text(0, 5, reward, room, 11, "muted", "middle", least=10)
        out += g(reward, class_="fine")
    days = DATA.calendar.teeth
    today = min(view["day"], days)  # the last round may end with two days
    day = {"day": today, "days": days}
    numeral = maya_number(0, 24, today % 20, 4.4, "ink")
    if today >= 20:
        numeral += circle(0, 12, 2.2, "ink")
    name = text(0, 50, say(lang, "day", day), 16, None, "middle", 700, True)
    out += g(numeral, name, class_="fine")
    rounds = {"n": view["round"], "rounds": ROUNDS}
    label = fit_text(0, 64, say(lang, "round", rounds), 84, 10.5, "muted", "middle", least=10)
    return out + g(label, class_="fine")


@part
def _rings() -> str:
    """The fixed rings on the calendar, and the dots that an overview has in place of the days."""
    out = groove(0, 0, GREAT - 1.25 * M, "great", 1.4)
    dots = [polar(0, 0, GREAT - 2.15 * M, day_angle(day, 0)) for day in range(TEETH)]
    out += g(*(circle(x, y, 2.4, "great-lo") for x, y in dots), class_="coarse")
    r = GREAT - 3.35 * M
    return out + circle(0, 0, r, stroke=var("great-lo"), stroke_width=4, opacity=0.35)


@group
def great_wheel(today: int) -> list[Part]:
    """The wheel of the calendar."""
    centre = f"{FIELD_MOVE} {move(0, 0)}"
    return gear("wheel-great", TEETH, centre, day_angle(0, today), "great", 2, _teeth())


@group
def on_great_wheel(view: View, texts: Texts) -> list[Part]:
    """The days on the wheel, and its fixed centre."""
    today, food_day = view["day"], next_food_day(view)
    above = [
        _rings("part-calendar"),
        _days("part-days", today),
        _corn("part-corn", today, view["calendar_corn"]),
    ]
    if food_day is not None:
        above.append(_countdown("part-countdown", today, food_day))
    fields = {key: view[key] for key in ("day", "round")}
    readout = _readout("part-today", fields, days_to_food(view), food_day, texts.lang)
    above += [_face("part-numerals"), readout]
    return [part.place(FIELD_MOVE) for part in above]


def start_space(view: View, seat: int | None, choices: ChoicesByPart, texts: Texts) -> list[Part]:
    """The starting-player space, whose worker makes its owner begin the next round and gains the
    corn of the calendar."""
    corn, first, holder = (
        view[key] for key in ("calendar_corn", "starting_player", "starting_space")
    )
    placing = choices.is_choosing and view["phase"] in PLACE_QUESTIONS
    cost = price(view, seat, 0) if placing and holder is None else None
    mine = choices["enter-starting_space"]
    parts = (
        _start_space("part-start", corn, first, texts.lang),
        _start_worker("part-on-start", holder, placing, cost, mine, texts),
    )
    return [part.place(FIELD_MOVE) for part in parts]


START = -2.7 * M, 14.9 * M, 5.4 * M, 10.3 * M  # left, top, width, height of the space
ENTRY = 37  # from its top to its hole


@part
def _start_space(corn: int, first: int | None, lang: str) -> str:
    x0, y0, w, h = START
    out = path(polygon_path([(-7, y0 + 1), (0, y0 - 7), (7, y0 + 1)]), "ink")
    out += plaque(x0, y0, w, h, "slab", 6)
    out += g(row([f"corn:+{corn}"], 0, y0 + 11, 14, "middle"), class_="grow digits")
    out += hole(0, y0 + ENTRY, 10.5)
    label = ""
    for i, words in enumerate(balance_text(say(lang, "starting-player"), w + 6, 10.2)):
        label += fit_text(0, y0 + 62 + i * 11.5, words, w + 6, 10.2, None, "middle", 600, least=10)
    label += line(x0 + 8, y0 + 80, x0 + w - 8, y0 + 80, "slab-lo")
    out += g(label, class_="fine") + use("start", -9, y0 + 97, 18)
    if first is not None:
        out += token(SEATS[first], 11, y0 + 97, 7.4)
    return out


@part
def _start_worker(
    holder: int | None, placing: bool, price: int | None, choices: Choices, texts: Texts
) -> str:
    """The worker on the starting-player space, or its cost."""
    y, facts = START[1] + ENTRY, {"type": "place", "wheel": "starting_space"}
    mine = choices.of(**facts)
    why = choices.illegal(**facts) if placing else None
    body = start_worker(0, y, holder) if holder is not None else ""
    if mine:
        body += priced_target(0, y, mine[0].info["cost"])
        body += rect(*START, "transparent")
    elif why is not None:
        body += unaffordable(0, y, price)
    return interactive(mine, why, cached_name("starting_space", texts), body)

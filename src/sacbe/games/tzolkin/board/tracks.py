"""The three temples and the four technologies, with the markers of all players."""

import functools
from collections.abc import Mapping, Sequence

from sacbe.draw.palette import SEATS
from sacbe.draw.parts import Part, group, part
from sacbe.draw.pieces import badge, frame, plaque, token
from sacbe.draw.svg import MINUS, at, fit_text, g, rect, text, use, var
from sacbe.draw.widgets import panel, row, row_width
from sacbe.text import Texts

from ..data import DATA, TECHS, TEMPLES
from ..state import TOP_LEVEL
from .choices import Choices, interactive
from .geometry import Box
from .labels import say
from .spaces import TECH_ICONS
from .tooltips import about_level, about_temple, cached_name

HUES = {"brown": "clay", "yellow": "maize", "green": "jungle"}
LEVELS = TOP_LEVEL + 2  # 0 to 3, and beyond
POINTS = 19  # width of the column of points on a step
NARROWER = 0.8  # by which a step is narrower than the one below


def _markers(heights: Sequence[int], height: int) -> list[int]:
    """The seats whose markers are at this height."""
    return [p for p, own in enumerate(heights) if own == height]


# ---------------------------------------------------------------- temples


@functools.cache
def _steps(temple: str, cx: float, base: float, high: float, width: float) -> str:
    """A stepped pyramid: a slab per step, narrower upwards; points left, goods right."""
    track, out = DATA.temples[temple], ""
    top = len(track.vp) - 1
    for i, (vp, goods) in enumerate(zip(track.vp, track.goods, strict=True)):
        w, y = width - i * NARROWER, base - (i + 1) * high
        left = cx - w / 2
        out += plaque(left, y + 1.5, w, high - 2.5, "slab", 3, 1.2)
        much = 0.9 if i == top else 0.34 if i else 0.16
        out += rect(left, y + 1.5, POINTS, high - 2.5, HUES[temple], 3, opacity=much)
        ink = "on-fill" if i == top and temple != "yellow" else None
        label = str(vp).replace("-", MINUS)
        out += text(left + POINTS / 2, y + high / 2 + 5.3, label, 15, ink, "middle", 700)
        if goods:
            out += use(goods, left + w - 8.5, y + high / 2, 15)
    return out + use(f"step-{temple}", cx, base - (top + 1) * high - 14, 28)


def _spread(n: int, room: float) -> list[tuple[float, float]]:
    """Positions of n markers around the middle of a step: side by side if there is space, two one
    above the other, more of them two by two."""
    gap = 14.0
    if n * gap <= room + 1:
        return [((k - (n - 1) / 2) * gap, 0.0) for k in range(n)]
    across = 1 if n == 2 else 2
    gap = min(gap, max(10.5, room / across))
    return [((k % across - (across - 1) / 2) * gap, (k // across - 0.5) * 15) for k in range(n)]


def _column(
    temple: str,
    steps: Sequence[int],
    cx: float,
    base: float,
    high: float,
    width: float,
    seat: int | None,
) -> str:
    """The markers on a temple, between points and goods."""
    track, out = DATA.temples[temple], ""
    for i, goods in enumerate(track.goods):
        here = _markers(steps, i)
        w, y = width - i * NARROWER, base - (i + 0.5) * high
        room = w - POINTS - (16 if goods else 2)
        middle = cx - w / 2 + POINTS + room / 2
        for p, (x, lower) in zip(here, _spread(len(here), room), strict=True):
            mark = token(SEATS[p], 0, 0, 6.8 if p == seat else 6)
            where = (middle + x, y + lower)
            out += at(*where, mark, id=f"temple-{temple}-{p}", class_="travels")
    return out


@part
def _next_step(temple: str, area: Box, step: int, two: bool, choices: Choices, texts: Texts) -> str:
    """The step above the reader's marker: to be climbed, or why not. Two temples at once are
    buttons in the turn panel."""
    cx, base, high, width = _column_box(*area, TEMPLES.index(temple))
    mine = choices.of(type="climb", temple=temple)
    step = min(step + 1, len(DATA.temples[temple].vp) - 1)
    wide = width - step * NARROWER
    box = (cx - wide / 2 - 1, base - (step + 1) * high, wide + 2, high)
    why = None if two else choices.illegal(type="climb", temple=temple)
    body = "" if mine else rect(*box, "transparent")
    about, label = about_temple(temple, texts), texts.say(f"temple-{temple}")
    return interactive(mine, why, label, body, frame(*box, 4), about) if mine or why else ""


def _column_box(
    x: float, y: float, w: float, h: float, k: int
) -> tuple[float, float, float, float]:
    """Of a temple: centre, lower edge, height of a step, width."""
    col = (w - 10) / 3
    return x + 5 + col * (k + 0.5), y + h - 56, (h - 74 - 56) / 9, col - 3


@part
def _temples(box: Box, age: int, lang: str) -> str:
    """All three temples, with the bonus of the leader in this age and the next."""
    x, y, w, h = box
    out = panel(x, y, w, h, say(lang, "temples"), say(lang, "leader"))
    for k, temple in enumerate(TEMPLES):
        cx, base, high, width = _column_box(x, y, w, h, k)
        out += _steps(temple, cx, base, high, width)
        top = base - len(DATA.temples[temple].vp) * high - 31
        name = say(lang, f"god-{temple}")
        out += text(cx, top, name, 12.8, None, "middle", 700, True)
        for nth, worth in enumerate(DATA.temples[temple].leader, 1):
            y0 = base + 16 + (nth - 1) * 25
            bonus = text(cx - 10, y0 + 5, "I" * nth, 13.6, "muted", "end", None, True)
            bonus += badge(cx + 4, y0, 25, worth)
            out += g(bonus, opacity=None if nth == age else 0.5)
    return out


@part
def _on_temple(temple: str, box: Box, steps: Sequence[int], seat: int | None) -> str:
    """The markers on a temple."""
    return _column(temple, steps, *_column_box(*box, TEMPLES.index(temple)), seat)


@part
def _about_temple(temple: str, box: Box, texts: Texts) -> str:
    """The tooltip of a temple."""
    _, y, _, h = box
    cx, _, _, width = _column_box(*box, TEMPLES.index(temple))
    whole = rect(cx - width / 2, y + 24, width, h - 30, "transparent")
    return interactive([], None, "", whole, about=about_temple(temple, texts))


@group
def temples(
    steps_by_seat: Sequence[Mapping[str, int]],
    age: int,
    two: bool,
    box: Box,
    seat: int | None,
    choices: Mapping[str, Choices],
    texts: Texts,
) -> list[Part]:
    """All three temples with the markers of all players. `two`: the reader climbs two steps."""
    parts = [_temples("part-temples", box, age, texts.lang)]
    for temple in TEMPLES:
        steps = [by_temple[temple] for by_temple in steps_by_seat]
        own = choices[temple]
        parts.append(_on_temple(f"part-on-{temple}", temple, box, steps, seat))
        parts.append(_about_temple(f"part-about-{temple}", temple, box, texts))
        if seat is not None:
            name = f"part-next-{temple}"
            parts.append(_next_step(name, temple, box, steps[seat], two, own, texts))
    return parts


# ---------------------------------------------------------------- technologies


TOP, BELOW = 22, 27  # of the levels, and what a track has besides them


@functools.cache
def _levels(tech: str, label: str, w: float, h: float) -> str:
    """What each level gives; the last cell is the bonus beyond."""
    out = use(tech, 10, 10, 19) + fit_text(25, 15, label, w - 30, 14, weight=700, serif=True)
    cell, high = w / LEVELS, h - BELOW
    for i in range(LEVELS):
        left = cell * i + 1
        out += plaque(left, TOP, cell - 3, high, "slab", 3, 1.1)
        if i == 0:
            out += text(cell * 0.5 - 1, TOP + 17, "0", 13.6, "muted", "middle", 600)
            continue
        if i > TOP_LEVEL:
            out += rect(left, TOP, cell - 3, high, "maize", 3, opacity=0.22)
        out += _gains(TECH_ICONS[tech][i - 1], cell * (i + 0.5) - 0.5, cell - 3)
    return out


def _gains(items: Sequence[str], x: float, room: float) -> str:
    """The icons of a level in one line or, if they are too wide, in two."""
    size = 17.0 if row_width(items, 17) <= room else 14.0
    if row_width(items, size) <= room:
        return row(items, x, TOP + 12, size, "middle")
    first = 1 if len(items) < 3 else 2
    lines = (items[:first], items[first:])
    return "".join(row(one, x, TOP + 10 + 17 * k, 15, "middle") for k, one in enumerate(lines))


def _price(x: float, y: float, w: float, cost: int) -> str:
    """The number of blocks that an advance costs."""
    plate = rect(x - w / 2 - 0.5, y - 9, w, 18, "lit", 4, class_="glow")
    blocks = row([f"resource-any:{cost}"], x, y, 15, "middle")
    return plate + g(blocks, class_="on-lit", fill=var("lit-ink"))


@part
def _on_track(tech: str, levels: Sequence[int], w: float, h: float, seat: int | None) -> str:
    """The markers on a technology."""
    cell, high, out = w / LEVELS, h - BELOW, ""
    for i in range(LEVELS):
        here = _markers(levels, i)
        across = min(2, len(here))
        for k, p in enumerate(here):
            x = cell * (i + 0.5) - 0.5 + (k % 2 - (across - 1) / 2) * 15.5
            y = TOP - 8 + high - (len(here) - 1) // 2 * 15 + k // 2 * 15
            mark = token(SEATS[p], 0, 0, 6.6 if p == seat else 6)
            out += at(x, y, mark, id=f"tech-{tech}-{p}", class_="travels")
    return out


def _level_box(level: int, w: float, h: float) -> tuple[float, float, float, float]:
    cell = w / LEVELS
    return cell * level, TOP - 1, cell - 1, h - BELOW + 2


@part
def _about_levels(tech: str, following: int, w: float, h: float, texts: Texts) -> str:
    """The tooltips of all levels but the one that follows for the reader."""
    return "".join(
        interactive(
            [],
            None,
            "",
            rect(*_level_box(level, w, h), "transparent"),
            about=about_level(tech, level, texts),
        )
        for level in range(1, LEVELS)
        if level != following
    )


@part
def _next_level(tech: str, level: int, w: float, h: float, choices: Choices, texts: Texts) -> str:
    """The level that follows for the reader: to be taken, or why not."""
    mine = choices.of(type="advance", tech=tech)
    why = choices.illegal(type="advance", tech=tech)
    box, cell = _level_box(level, w, h), w / LEVELS
    body = rect(*box, "transparent")
    if mine and mine[0].info["cost"]:
        body += _price(cell * (level + 0.5), TOP + 43, cell - 6, mine[0].info["cost"])
    label, about = cached_name(tech, texts), about_level(tech, level, texts)
    return interactive(mine, why, label, body, frame(*box, 4), about)


def _track_place(box: Box, k: int) -> tuple[float, float, float, float]:
    """Position and size of a track."""
    x, y, w, h = box
    high = (h - 30) / len(TECHS)
    return x + 5, y + 27 + k * high, w - 8, high - 2


@part
def _technologies(box: Box, texts: Texts) -> str:
    """All four tracks without markers."""
    x, y, w, _ = box
    out = panel(*box, say(texts.lang, "technologies"))
    out += row(["':1·2·3", "resource-any"], x + w - 8, y + 16, 14, "end")
    for k, tech in enumerate(TECHS):
        x, y, w, h = _track_place(box, k)
        label = cached_name(tech, texts)
        out += at(x, y, _levels(tech, label[:1].upper() + label[1:], w, h))
    return out


@group
def technologies(
    levels_by_seat: Sequence[Mapping[str, int]],
    box: Box,
    seat: int | None,
    choices: Mapping[str, Choices],
    texts: Texts,
) -> list[Part]:
    """All four tracks with the markers of all players."""
    parts = [_technologies("part-technologies", box, texts)]
    for k, tech in enumerate(TECHS):
        x, y, w, h = _track_place(box, k)
        levels = [by_tech[tech] for by_tech in levels_by_seat]
        own = choices[tech]
        following = 1 if seat is None else min(levels[seat], TOP_LEVEL) + 1
        parts += [
            _about_levels(f"part-about-{tech}", tech, following, w, h, texts).at(x, y),
            _next_level(f"part-next-{tech}", tech, following, w, h, own, texts).at(x, y),
            _on_track(f"part-on-{tech}", tech, levels, w, h, seat).at(x, y),
        ]
    return parts

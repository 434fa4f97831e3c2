"""The course of a game of Maya from its events: closed cities as scenes and marks, tie-breaks and
highlights."""

import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from sacbe.text import Texts
from sacbe.text.history import (
    Change,
    Highlight,
    Mark,
    Number,
    PointSource,
    Scene,
    SceneBuilder,
    Sources,
    TieBreak,
)

from ..data import AREAS, CELLS
from ..derived import tiles_left
from ..panels import source_name, sources
from ..text import GOODS, area_name, message_args

__all__ = [
    "activities",
    "highlights",
    "mark",
    "points",
    "scenes",
    "source_name",
    "sources",
    "tie_breaks",
]

Event = Mapping[str, Any]


ACTIVITIES = ("opened", "expanded")


@functools.cache
def _own_texts(lang: str) -> Texts:
    return Texts(Path(__file__).parent, lang)


def points(event: Event) -> Number:
    """The points that the seat of an event gained."""
    n: int = event["change"].get("points", 0)
    return n


def activities(events: Iterable[Event], players: int, texts: Texts) -> list[PointSource]:
    """Tiles planted per area, cities begun, and tiles added to cities."""
    areas = {cell.id: cell.area for cell in CELLS}
    counts = Sources(players, (*AREAS, *ACTIVITIES))
    for event in events:
        kind = event["event"]
        if kind in ACTIVITIES:
            counts.add(kind, event["seat"], 1)
        elif kind == "planted":
            counts.add(areas[event["cell"]], event["seat"], 1)
    own = _own_texts(texts.lang)
    return [
        PointSource(
            source,
            own.say(f"done-{source}")
            if source in ACTIVITIES
            else own.say("done-area", {"area": area_name(source, texts)}),
            row,
        )
        for source, row in counts.rows()
    ]


def mark(event: Event, texts: Texts) -> Mark | None:
    """Closed cities; their points belong to the turn."""
    if event["event"] != "city_closed":
        return None
    return Mark("city_closed", _closed(event, texts), ends_turn=False)


def _closed(event: Event, texts: Texts) -> str:
    return _own_texts(texts.lang).say("closed", {"city": event["city"], "size": event["size"]})


def tie_breaks(view: Mapping[str, Any], texts: Texts) -> list[TieBreak]:
    """Ties are broken by more tiles left, then by fewer turns."""
    seats = range(len(view["players"]))
    left = tuple(tiles_left(view, seat) for seat in seats)
    turns = tuple(view["players"][seat]["turns"] for seat in seats)
    say = _own_texts(texts.lang).say
    return [
        TieBreak(say("tie-tiles"), left, tuple(map(str, left))),
        TieBreak(say("tie-turns"), tuple(-n for n in turns), tuple(map(str, turns))),
    ]


def highlights(
    events: Iterable[tuple[int, Event]], texts: Texts, names: Sequence[str]
) -> Iterator[Highlight]:
    """The city and the crop group that gave a seat the most points."""
    pairs = list(events)
    for kind, message in (("city_scored", "best-city"), ("group_scored", "best-group")):
        candidates = [each for each in pairs if each[1]["event"] == kind]
        if candidates:
            move, event = max(candidates, key=lambda each: points(each[1]))
            args = message_args(event, texts, names) | {"n": points(event)}
            text = _own_texts(texts.lang).say(message, args)
            yield Highlight(kind, text, (event["seat"],), points(event), move)


def scenes(
    events: Iterable[tuple[int, Event]], texts: Texts, names: Sequence[str]
) -> Iterator[Scene]:
    """The cities as they close: the crops around each, and the points."""
    scene: SceneBuilder | None = None
    strengths: list[int] = []
    for move, event in events:
        if scene is not None and event["event"] != "city_scored":
            yield _build(scene, strengths, texts)
            scene = None
        if event["event"] == "city_closed":
            scene = SceneBuilder("city_closed", _closed(event, texts), move, len(names))
            strengths = list(event["strengths"])
        elif scene is not None:
            args = message_args(event, texts, names)
            text = _own_texts(texts.lang).say(f"entry-{event['place']}", args)
            change = Change(GOODS["score"], texts.say("have-score"), points(event))
            scene.add(move, event["seat"], "city_scored", text, [change])
            strengths[event["seat"]] = 0
    if scene is not None:
        yield _build(scene, strengths, texts)


def _build(scene: SceneBuilder, strengths: Sequence[int], texts: Texts) -> Scene:
    """The scene with the seats whose crops got no points."""
    for seat, n in enumerate(strengths):
        if n:
            text = _own_texts(texts.lang).say("entry-none", {"strength": n})
            scene.add(scene.last, seat, "crops", text, [])
    return scene.build()

"""The course of a game of Tzolk'in from its events: Food Days and rounds as scenes, marks of the
curve of points, tie-breaks and highlights."""

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
    whole,
)

from ..data import WHEELS
from ..panels import source_name, sources
from ..state import QUARTERS
from ..text import GOODS, event_text
from ..text.tiles import message_args

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

# The events of each kind of scene; the first ones begin it.
FOOD_DAY = ("food_day", "fed", "hungry", "age")
TEMPLES = ("temple_goods", "temple_points", "leader", "leader_shared", "no_skulls")
ROUND_BEGINS = ("tooth_corn", "worker_back")
ROUND = (*ROUND_BEGINS, "days_passed", "last_day", "fell_off")
FINAL = ("score_leftovers", "score_skulls", "score_monument")
ACTIVITIES = ("place", "build", "beg", "hungry")
SCENES = {
    **dict.fromkeys((*FOOD_DAY, *TEMPLES), "food_day"),
    **dict.fromkeys(ROUND, "round"),
    **dict.fromkeys(FINAL, "final"),
}


@functools.cache
def _own_texts(lang: str) -> Texts:
    return Texts(Path(__file__).parent, lang)


def points(event: Event) -> Number:
    """The points that the seat of an event gained or lost."""
    return whole(event["change"].get("quarters", 0) / QUARTERS)


def activities(events: Iterable[Event], players: int, texts: Texts) -> list[PointSource]:
    """Actions per wheel, workers placed, begging, buildings and unfed workers."""
    counts = Sources(players, (*WHEELS, *ACTIVITIES))
    for event in events:
        action = event["action"]["type"] if event["event"] == "choice" else ""
        if action == "use":
            counts.add(event["action"]["wheel"], event["seat"], 1)
        elif action in ACTIVITIES:
            counts.add(action, event["seat"], 1)
        elif event["event"] == "hungry":
            counts.add("hungry", event["seat"], event["hungry"])
    own = _own_texts(texts.lang)
    return [
        PointSource(
            source,
            own.say("done-wheel", {"wheel": texts.say(f"name-{source}")})
            if source in WHEELS
            else own.say(f"done-{source}"),
            row,
        )
        for source, row in counts.rows()
    ]


def mark(event: Event, texts: Texts) -> Mark | None:
    """Rounds, Food Days, the new age and the final scoring."""
    kind = event["event"]
    if kind == "last_day":
        return Mark("final", _own_texts(texts.lang).say("title-final"))
    if kind == "days_passed":
        return Mark("round", _own_texts(texts.lang).say("mark-round", {"n": event["round"]}))
    if kind == "food_day":
        return Mark(kind, _own_texts(texts.lang).say("food-day", {"n": event["number"]}))
    return Mark(kind, texts.say("log-age")) if kind == "age" else None


def tie_breaks(view: Mapping[str, Any], texts: Texts) -> list[TieBreak]:
    """Ties are broken by workers on the wheels."""
    on_wheels = [who for wheel in WHEELS for who in view["wheels"][wheel]]
    numbers = tuple(on_wheels.count(seat) for seat in range(len(view["players"])))
    name = _own_texts(texts.lang).say("tie-workers")
    return [TieBreak(name, numbers, tuple(map(str, numbers)))]


def highlights(
    events: Iterable[tuple[int, Event]], texts: Texts, names: Sequence[str]
) -> Iterator[Highlight]:
    """The monument with the most points."""
    monuments = [each for each in events if each[1]["event"] == "score_monument"]
    if not monuments:
        return
    move, event = max(monuments, key=lambda each: points(each[1]))
    args = message_args(event, texts, names) | {"n": points(event)}
    text = _own_texts(texts.lang).say("best-monument", args)
    yield Highlight("monument", text, (event["seat"],), points(event), move)


# ------------------------------------------------------------ scenes


def scenes(
    events: Iterable[tuple[int, Event]], texts: Texts, names: Sequence[str]
) -> Iterator[Scene]:
    """Food Days, the ends of rounds, and the final scoring. A Food Day that began before the first
    event, because a game began in the middle of it, has no scene."""
    scene: SceneBuilder | None = None
    for move, event in events:
        kind = _scene_of(event, scene)
        if scene is not None and (kind != scene.kind or event["event"] == "food_day"):
            yield scene.build()
            scene = None
        if kind is None or (kind == "food_day" and scene is None and event["event"] != kind):
            continue
        if scene is None:
            scene = SceneBuilder(kind, _title(kind, event, texts), move, len(names))
        _tell(scene, move, event, texts, names)
    if scene is not None:
        yield scene.build()


def _scene_of(event: Event, scene: SceneBuilder | None) -> str | None:
    """The kind of scene that an event belongs to. The starting player's choice of days is part of
    the end of a round; tiles that are revealed belong to the scene that they interrupt."""
    kind = event["event"]
    if kind == "nature":
        return None if scene is None else scene.kind
    if kind == "choice":
        return "round" if event["action"]["type"] == "days" and scene is not None else None
    return SCENES.get(kind)


def _title(kind: str, event: Event, texts: Texts) -> str:
    say = _own_texts(texts.lang).say
    return say("food-day", {"n": event["number"]}) if kind == "food_day" else say(f"title-{kind}")


def _tell(scene: SceneBuilder, move: int, event: Event, texts: Texts, names: Sequence[str]) -> None:
    kind, seat = event["event"], event["seat"]
    if seat is None:
        if kind != "food_day":
            scene.note(move, event_text(event, texts, names))
        return
    if kind == "choice":
        text = event_text({**event, "change": {}}, texts, names)
    else:
        text = _own_texts(texts.lang).say(f"entry-{kind}", message_args(event, texts, names))
    scene.add(move, seat, kind, text, _changes(event, texts))


def _changes(event: Event, texts: Texts) -> Iterator[Change]:
    for key, n in event["change"].items():
        if key == "quarters":
            yield Change(GOODS["vp"], texts.say("have-vp"), whole(n / QUARTERS))
        elif key in GOODS:
            yield Change(GOODS[key], texts.say(f"have-{key}"), n)

"""The course of a game of Mezo from its events: Conflicts and the ends of Eras as scenes and marks,
and highlights. Ties are impossible."""

import functools
from collections import Counter
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
from sacbe.text.lists import join_list

from ..data import REGIONS
from ..panels import source_name, sources
from ..text import GOODS, event_text, message_args, region_name

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

AFTER_CONFLICT = ("cleaned_up", "to_xibalba")
SCORES_OF_ERA = ("tracks_scored", "pyramids_scored", "devotion_scored", "ability_scored")
WON = ("altar_won", "consecrated_won")

IN_REGION = ("deployed", "unit_deployed", "hero", "awakened", "pyramid_built", "glyph_built")
UNITS = {"sacrificed": "sacrificed", "to_xibalba": "xibalba"}
ACTIVITIES = ("conflicts", "sacrificed", "annihilated", "xibalba")


@functools.cache
def _own_texts(lang: str) -> Texts:
    return Texts(Path(__file__).parent, lang)


def points(event: Event) -> Number:
    """The VP that the seat of an event gained."""
    n: int = event["change"].get("vp", 0)
    return n


def activities(events: Iterable[Event], players: int, texts: Texts) -> list[PointSource]:
    """Deployments and builds per region, Conflicts won, units sacrificed and lost."""
    counts = Sources(players, (*REGIONS, *ACTIVITIES))
    for event in events:
        kind, seat = event["event"], event["seat"]
        if kind in IN_REGION and seat is not None:
            counts.add(event["region"], seat, 1)
        elif kind in WON:
            counts.add("conflicts", seat, 1)
        elif kind in UNITS:
            counts.add(UNITS[kind], seat, event["shaman"] + event["warrior"])
        elif kind == "annihilated":
            counts.add("annihilated", event["owner"], 1)
    own = _own_texts(texts.lang)
    return [
        PointSource(
            source,
            own.say(f"done-{source}")
            if source in ACTIVITIES
            else own.say("done-region", {"region": region_name(source, texts)}),
            row,
        )
        for source, row in counts.rows()
    ]


def mark(event: Event, texts: Texts) -> Mark | None:
    """Eras, Conflicts and the ends of Eras."""
    kind = event["event"]
    if kind not in ("era", "conflict", "era_ended"):
        return None
    return Mark(kind, _title(kind, event, texts))


def _title(kind: str, event: Event, texts: Texts) -> str:
    args = {"era": event.get("era", 0)}
    if "region" in event:
        args["region"] = region_name(event["region"], texts)
    return _own_texts(texts.lang).say(f"title-{kind}", args)


def tie_breaks(view: Mapping[str, Any], texts: Texts) -> list[TieBreak]:
    """None: no two markers are on the same space of the VP track."""
    return []


def highlights(
    events: Iterable[tuple[int, Event]], texts: Texts, names: Sequence[str]
) -> Iterator[Highlight]:
    """The seats that won the most Conflicts."""
    won = Counter(event["seat"] for _, event in events if event["event"] in WON)
    if not won:
        return
    most = max(won.values())
    seats = tuple(seat for seat in sorted(won) if won[seat] == most)
    args = {"names": join_list([names[seat] for seat in seats], texts), "n": most}
    message = "most-conflicts" if len(seats) == 1 else "most-conflicts-shared"
    yield Highlight("conflicts", _own_texts(texts.lang).say(message, args), seats)


# ------------------------------------------------------------ scenes


def scenes(
    events: Iterable[tuple[int, Event]], texts: Texts, names: Sequence[str]
) -> Iterator[Scene]:
    """Conflicts from the comparison of strengths until the region is empty, and the scoring at the
    end of an Era."""
    scene: SceneBuilder | None = None
    is_closing = False  # the Conflict is over, and only units go to Xibalba
    for move, event in events:
        kind = event["event"]
        if scene is not None and _is_over(scene, kind, is_closing):
            yield scene.build()
            scene = None
        if scene is None:
            begins = {"strengths": "conflict", "era_ended": "era_ended"}.get(kind)
            if begins is None:
                continue
            scene = SceneBuilder(begins, _title(begins, event, texts), move, len(names))
        is_closing = kind in AFTER_CONFLICT
        _tell(scene, move, event, texts, names)
    if scene is not None and (is_closing or scene.kind == "era_ended"):
        yield scene.build()


def _is_over(scene: SceneBuilder, kind: str, is_closing: bool) -> bool:
    if scene.kind == "era_ended":
        return kind not in SCORES_OF_ERA
    return is_closing and kind not in AFTER_CONFLICT


def _tell(scene: SceneBuilder, move: int, event: Event, texts: Texts, names: Sequence[str]) -> None:
    kind, seat = event["event"], event["seat"]
    if kind == "strengths":
        for p, parts in event["strengths"].items():
            scene.add(move, int(p), "strength", _strength(parts, texts), [])
    elif kind in ("era_ended", "cleaned_up"):
        return  # the title says it
    elif seat is None:
        scene.note(move, event_text(event, texts, names))
    else:
        say = _own_texts(texts.lang).say
        message = f"entry-{kind}"
        if _own_texts(texts.lang).has(message):
            text = say(message, message_args(event, texts, names))
        else:  # one of the many effects of Altars and spaces
            text = event_text({**event, "change": {}}, texts, names)
        scene.add(move, seat, kind, text, _changes(event, texts))


def _strength(parts: Mapping[str, int], texts: Texts) -> str:
    nonzero = [
        texts.say(f"strength-{part}", {"n": n})
        for part, n in parts.items()
        if n and part != "total"
    ]
    say = _own_texts(texts.lang).say
    if not nonzero:
        return say("strength-none")
    return say("strength", {"n": parts["total"], "parts": ", ".join(nonzero)})


def _changes(event: Event, texts: Texts) -> Iterator[Change]:
    if vp := points(event):
        yield Change(GOODS["vp"], texts.say("have-vp"), vp)
    if event["event"] == "devotion":
        yield Change(GOODS["devotion"], texts.say("have-devotion"), event["n"])

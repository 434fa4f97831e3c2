"""A summary of events since the reader's last choice: a line per turn and per city."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sacbe.text import Texts
from sacbe.text.lists import join_list

from ..text import event_text
from .formatting import LABELS, crop_sign, number, tile_words, words

Event = Mapping[str, Any]

TURN_EVENTS = ("planted", "opened", "group_scored", "expanded", "drew", "drew_hidden", "passed")
SKIPPED_EVENTS = ("draw_only", "final", "winner", "winners")  # clear from later events


class Turn:
    """Consecutive events of one seat, and the points of its group."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._events: list[Event] = []

    def _of(self, *kinds: str) -> list[Event]:
        return [event for event in self._events if event["event"] in kinds]

    def add(self, event: Event) -> None:
        self._events.append(event)

    def is_followed_by(self, event: Event) -> bool:
        """Whether this event belongs to another turn."""
        if event["seat"] != self.seat or event["event"] in ("expanded", "passed"):
            return True
        return bool(event["event"] == "planted" and self._of(*TURN_EVENTS[2:]))

    def lines(self, texts: Texts, names: Sequence[str]) -> list[str]:
        say = words(texts.lang).say
        args = {"name": names[self.seat], "did": join_list(list(self._phrases(texts)), texts)}
        points = sum(event["change"]["points"] for event in self._of("group_scored"))
        if not points:
            return [say("news-line", args)]
        return [say("news-line-points", args | {"n": number(points, texts.lang)})]

    def _phrases(self, texts: Texts) -> Iterable[str]:
        lang = texts.lang
        say = words(lang).say
        if plantings := self._of("planted"):
            crop = plantings[0]["crop"]
            signs = " ".join(crop_sign(crop, event["n"], lang) for event in plantings)
            spaces = join_list([LABELS[event["cell"]] for event in plantings], texts)
            args = {"crop": say(f"crop-{crop}"), "signs": signs, "cells": spaces}
            yield say("news-plant", args)
        if openings := self._of("opened"):
            yield say(
                "news-opens", {"cities": join_list([event["site"] for event in openings], texts)}
            )
        for event in self._of("expanded"):
            args = {"city": event["city"], "cell": LABELS[event["cell"]], "size": event["size"]}
            yield say("news-expand", args)
        if draws := self._of("drew"):
            tiles = [tile_words(event["crop"], event["n"], lang) for event in draws]
            yield say("news-draw-open", {"tiles": ", ".join(tiles)})
        if hidden_draws := self._of("drew_hidden"):
            yield say("news-draw", {"n": len(hidden_draws)})
        if self._of("passed"):
            yield say("news-pass")
        if self._of("group_scored") and not plantings:  # planted before the last choice
            yield say("news-stop")


class City:
    """A closed city and its points for all seats."""

    def __init__(self, event: Event) -> None:
        self._event = event
        self._scored: list[Event] = []

    def add(self, event: Event) -> None:
        self._scored.append(event)

    def is_followed_by(self, event: Event) -> bool:
        """Whether this event belongs to something else."""
        return bool(event["event"] != "city_scored")

    def lines(self, texts: Texts, names: Sequence[str]) -> list[str]:
        say = words(texts.lang).say
        args = {"city": self._event["city"], "size": self._event["size"]}
        points = [
            f"{names[event['seat']]} {say('have-vp', {'n': event['change']['points']})}"
            for event in self._scored
        ]
        if not points:
            return [say("news-city-bare", args)]
        return [say("news-city", args | {"points": ", ".join(points)})]


def news(
    events: Iterable[Event], reader: int | None, texts: Texts, names: Sequence[str]
) -> list[str]:
    """Lines for events that the reader may see, oldest first.

    Drawn tiles are named, because only `reader` receives events that contain them.
    """
    lines: list[str] = []
    current: Turn | City | None = None

    def close() -> None:
        nonlocal current
        if current is not None:
            lines.extend(current.lines(texts, names))
        current = None

    for event in events:
        kind = event["event"]
        if kind in SKIPPED_EVENTS:
            continue
        if (
            current is None
            or current.is_followed_by(event)
            or kind not in (*TURN_EVENTS, "city_scored")
        ):
            close()
            if kind == "city_closed":
                current = City(event)
                continue
            if kind not in TURN_EVENTS:
                lines.append(event_text(event, texts, names))
                continue
            current = Turn(event["seat"])
        current.add(event)
    close()
    return lines

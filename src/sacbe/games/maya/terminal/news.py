"""A summary of events since the reader's last choice: a line per turn and per city."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sacbe.text import Texts

from ..text import event_text
from .formatting import LABELS, crop_sign, listed, number, tile_words, words

Event = Mapping[str, Any]

OF_A_TURN = ("planted", "opened", "group_scored", "expanded", "drew", "drew_hidden", "passed")
SEEN_ANYWAY = ("draw_only", "final", "winner", "winners")  # clear from later events


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
        return bool(event["event"] == "planted" and self._of(*OF_A_TURN[2:]))

    def lines(self, texts: Texts, names: Sequence[str]) -> list[str]:
        say = words(texts.lang).say
        args = {"name": names[self.seat], "did": listed(list(self._phrases(texts)), texts)}
        points = sum(event["change"]["points"] for event in self._of("group_scored"))
        if not points:
            return [say("news-line", args)]
        return [say("news-line-points", args | {"n": number(points, texts.lang)})]

    def _phrases(self, texts: Texts) -> Iterable[str]:
        lang = texts.lang
        say = words(lang).say
        if planted := self._of("planted"):
            crop = planted[0]["crop"]
            signs = " ".join(crop_sign(crop, event["n"], lang) for event in planted)
            spaces = listed([LABELS[event["cell"]] for event in planted], texts)
            args = {"crop": say(f"crop-{crop}"), "signs": signs, "cells": spaces}
            yield say("news-plant", args)
        if opened := self._of("opened"):
            yield say("news-opens", {"cities": listed([event["site"] for event in opened], texts)})
        for event in self._of("expanded"):
            args = {"city": event["city"], "cell": LABELS[event["cell"]], "size": event["size"]}
            yield say("news-expand", args)
        if drawn := self._of("drew"):
            tiles = [tile_words(event["crop"], event["n"], lang) for event in drawn]
            yield say("news-draw-open", {"tiles": ", ".join(tiles)})
        if hidden := self._of("drew_hidden"):
            yield say("news-draw", {"n": len(hidden)})
        if self._of("passed"):
            yield say("news-pass")
        if self._of("group_scored") and not planted:  # planted before the last choice
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
        got = [
            f"{names[event['seat']]} {say('have-vp', {'n': event['change']['points']})}"
            for event in self._scored
        ]
        if not got:
            return [say("news-city-bare", args)]
        return [say("news-city", args | {"points": ", ".join(got)})]


def news(
    events: Iterable[Event], reader: int | None, texts: Texts, names: Sequence[str]
) -> list[str]:
    """Lines for events that the reader may see, oldest first.

    Drawn tiles are named, because only `reader` receives events that contain them.
    """
    lines: list[str] = []
    open_: Turn | City | None = None

    def close() -> None:
        nonlocal open_
        if open_ is not None:
            lines.extend(open_.lines(texts, names))
        open_ = None

    for event in events:
        kind = event["event"]
        if kind in SEEN_ANYWAY:
            continue
        if open_ is None or open_.is_followed_by(event) or kind not in (*OF_A_TURN, "city_scored"):
            close()
            if kind == "city_closed":
                open_ = City(event)
                continue
            if kind not in OF_A_TURN:
                lines.append(event_text(event, texts, names))
                continue
            open_ = Turn(event["seat"])
        open_.add(event)
    close()
    return lines

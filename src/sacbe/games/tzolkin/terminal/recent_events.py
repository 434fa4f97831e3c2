"""What the others did since the reader's last choice: one line per turn, not per event."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sacbe.text import Texts
from sacbe.text.lists import join_list

from ..text import event_text
from ..text.log import change_text
from ..text.tiles import tile_name, where
from .formatting import words

Event = Mapping[str, Any]

FOOD_DAY = {
    "age",
    "fed",
    "hungry",
    "leader",
    "leader_shared",
    "no_skulls",
    "temple_goods",
    "temple_points",
}
SEPARATE = {"fell_off"}  # listed separately, not as part of a turn
IMPLIED = {"pick_up", "end_turn", "days"}  # choices that are clear from what follows
SHOWN_ON_BOARD = {"tooth_corn", "worker_back", "deal_hidden", "final", "winner", "winners"}


def _add(changes: dict[str, int], event: Event) -> None:
    for what, n in event["change"].items():
        changes[what] = changes.get(what, 0) + n


class Turn:
    """A sequence of choices of one seat, with its gains and losses."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.choices: list[tuple[str, Any]] = []
        self.change: dict[str, int] = {}
        self.over = False

    def add(self, event: Event) -> None:
        _add(self.change, event)
        action = event.get("action")
        if event["event"] == "wealth":
            self.choices.append(("wealth", event))
        elif event["event"] in ("choice", "keep_hidden"):
            self.choices.append((action["type"] if action else "keep", action))
            self.over = self.choices[-1][0] == "end_turn"

    def is_followed_by(self, kind: str) -> bool:
        """Whether an event of this kind starts something new."""
        if kind == "wealth":
            return any(what != "wealth" for what, _ in self.choices)
        return kind == "choice" and (self.over or any(what == "wealth" for what, _ in self.choices))

    def lines(self, texts: Texts, names: Sequence[str]) -> list[str]:
        say = words(texts.lang).say
        phrases = list(_phrases(self.choices, texts))
        if not phrases:
            return []
        args = {"name": names[self.seat], "did": join_list(phrases, texts)}
        if change := change_text(self.change, texts):
            return [say("news-line-change", args | {"change": change})]
        return [say("news-line", args)]


class FoodDay:
    """A Food Day: gains and losses, a line for each player."""

    def __init__(self, event: Event) -> None:
        self._event = event
        self._changes: dict[int, dict[str, int]] = {}
        self._hungry: dict[int, int] = {}
        self._after: list[Event] = []

    def add(self, event: Event) -> None:
        if event["seat"] is None:
            self._after.append(event)
            return
        _add(self._changes.setdefault(event["seat"], {}), event)
        if event["event"] == "hungry":
            self._hungry[event["seat"]] = event["hungry"]

    def lines(self, texts: Texts, names: Sequence[str]) -> list[str]:
        say = words(texts.lang).say
        text_lines = [event_text(self._event, texts, names)]
        for seat, changes in self._changes.items():
            parts = [change_text(changes, texts) or say("news-no-change")]
            if n := self._hungry.get(seat):
                parts.insert(0, say("news-unfed", {"n": n}))
            text_lines.append(f"  {names[seat]}: {'; '.join(parts)}")
        return text_lines + [event_text(event, texts, names) for event in self._after]


def _phrases(choices: Sequence[tuple[str, Any]], texts: Texts) -> Iterable[str]:
    """Phrases for the notable choices, those of one kind combined."""
    say = words(texts.lang).say
    if any(what == "beg" for what, _ in choices):
        yield say("news-beg")
    for kind in ("place", "use"):
        spots = [_spot(action, texts) for what, action in choices if what == kind]
        if spots:
            yield say(f"news-{kind}", {"n": len(spots), "where": join_list(spots, texts)})
    if tiles := [tile_name(event["tile"], texts) for what, event in choices if what == "wealth"]:
        yield say("news-wealth", {"what": join_list(tiles, texts)})
    for kind in ("nothing", "keep"):
        if n := sum(what == kind for what, _ in choices):
            yield say(f"news-{kind}", {"n": n})
    for what, action in choices:
        if what in ("build", "monument"):
            tile = action.get("building") or action["monument"]
            yield say("news-build", {"tile": tile_name(tile, texts)})
        elif what == "burn":
            yield say("news-burn")
        elif what == "days":
            yield say("news-days", {"n": action["days"]})


def _spot(action: Mapping[str, Any], texts: Texts) -> str:
    if action["wheel"] == "starting_space":
        return words(texts.lang).say("start-spot")
    return where(action["wheel"], action["space"], texts)


def news(
    events: Iterable[Event], reader: int | None, texts: Texts, names: Sequence[str]
) -> list[str]:
    """Lines for events that the reader may see, oldest first; the reader's own in full."""
    relevant = [event for event in events if event["event"] not in SHOWN_ON_BOARD]
    if any(event["event"] == "wealth" for event in relevant):  # includes the kept tiles
        relevant = [event for event in relevant if event["cause"] != "keep"]
    lines: list[str] = []
    revealed: list[str] = []
    open_: Turn | FoodDay | None = None

    def close() -> None:
        nonlocal open_
        if open_ is not None:
            lines.extend(open_.lines(texts, names))
        open_ = None

    for event in relevant:
        kind, seat = event["event"], event["seat"]
        if kind == "nature":
            action = event["action"]
            if action["type"].startswith("reveal_"):
                revealed.append(action.get("building") or action["monument"])
            continue
        if kind == "age":
            revealed.clear()  # discarded at the change of age
        if kind in FOOD_DAY and isinstance(open_, FoodDay):
            open_.add(event)
        elif kind == "food_day":
            close()
            open_ = FoodDay(event)
        elif seat is None or kind in SEPARATE or (seat == reader and kind != "wealth"):
            close()
            if kind != "choice" or event["action"]["type"] not in IMPLIED:
                lines.append(event_text(event, texts, names))
        else:
            if not isinstance(open_, Turn) or open_.seat != seat or open_.is_followed_by(kind):
                close()
                open_ = Turn(seat)
            open_.add(event)
    close()
    if revealed:
        tiles = join_list([tile_name(tile, texts) for tile in revealed], texts)
        lines.append(words(texts.lang).say("news-reveal", {"what": tiles}))
    return lines

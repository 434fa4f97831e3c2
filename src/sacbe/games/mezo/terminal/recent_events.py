"""A summary of the events since the reader's last choice: a line per turn and step, not per
event."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sacbe.text import Texts
from sacbe.text.names import LETTERS

from ..data import KINDS
from ..text.labels import (
    card_name,
    god_name,
    number,
    region_name,
    short_region,
    units_sign,
    words,
)

Event = Mapping[str, Any]

# Events that start a new line even if the seat is the same.
LINE_STARTS = (
    "hero",
    "action_taken",
    "passed",
    "space_taken",
    "altar_won",
    "sacrificed",
    "god_placed",
)
PREFIXES = ("glyph_spent",)  # belongs to the event that follows
PHRASES = (  # phrases within the line of a seat; other events are sentences
    *LINE_STARTS,
    *PREFIXES,
    "neutral_hero",
    "deployed",
    "god_moved",
    "summon_used",
    "unit_deployed",
    "awakened",
    "recovered",
    "annihilated",
    "exiled",
    "moved",
    "glyph_built",
    "glyph_razed",
    "glyph_transformed",
    "pyramid_built",
    "pyramid_razed",
    "pyramid_transformed",
    "pyramid_share",
    "altars_swapped",
    "cancelled",
    "claimed",
    "appeased",
    "paid",
    "token_used",
    "gained",
    "devotion",
    "overflow",
    "strengthened",
    "ability_chosen",
    "start_ability",
    "ability_scored",
    "consecrated_won",
    "space_repeated",
    "option_chosen",
    "god_dealt",
    "god_chosen",
)
ROUNDS = ("revealed", "tracks_scored", "pyramids_scored", "devotion_scored")  # one line each
SENTENCES = (  # each is a sentence
    "era",
    "token_turned",
    "conflict",
    "consecrated",
    "strengths",
    "no_winner",
    "conflict_won",
    "tie_decided",
    "drew",
    "uninhabited",
    "era_ended",
)


def news(
    events: Iterable[Event], reader: int | None, texts: Texts, names: Sequence[str]
) -> list[str]:
    """Lines for the events that the reader may see, oldest first. Events without a message here are
    visible on the board or in the log."""
    lines: list[str] = []
    block: list[Event] = []
    for event in events:
        kind = event["event"]
        if kind not in (*PHRASES, *ROUNDS, *SENTENCES):
            continue
        if block and not _continues(block, event):
            lines += _lines(block, texts, names)
            block = []
        block.append(event)
    return lines + (_lines(block, texts, names) if block else [])


def _continues(block: Sequence[Event], event: Event) -> bool:
    """Whether this event belongs to the same line."""
    kind, last = event["event"], block[-1]["event"]
    if kind in ROUNDS or kind == "drew":
        return bool(last == kind)
    if kind in SENTENCES or last in (*SENTENCES, *ROUNDS) or event["seat"] != block[0]["seat"]:
        return False
    return kind not in (*LINE_STARTS, *PREFIXES) or last in PREFIXES


def _lines(block: Sequence[Event], texts: Texts, names: Sequence[str]) -> list[str]:
    kind = block[0]["event"]
    lang = texts.lang
    say = words(lang).say
    if kind in ROUNDS:
        parts = ", ".join(_round_entry(event, lang) for event in block)
        return [say(f"news-{kind}", {"what": parts})]
    if kind == "drew":
        cards = ", ".join(card_name(event["card"], lang) for event in block)
        return [say("news-drew", {"what": cards})]
    if kind in SENTENCES:
        return [say(f"news-{kind}", _args(block[0], lang, names))]
    phrases = [phrase for phrase in _phrases(block, lang) if phrase]
    if not phrases:
        return []
    seat = block[0]["seat"]
    return [say("news-line", {"name": names[seat], "phrases": ", ".join(phrases)})]


def _round_entry(event: Event, lang: str) -> str:
    letter = LETTERS[event["seat"]]
    if event["event"] == "revealed":
        return f"{letter} {card_name(event['card'], lang)}"
    return f"{letter} {number(event['change'].get('vp', 0), lang)}"


def _args(event: Event, lang: str, names: Sequence[str]) -> dict[str, Any]:
    """The arguments of sentences and phrases."""
    args: dict[str, Any] = {"what": ""}
    for key in ("region", "other"):
        if key in event:
            args[key] = region_name(event[key], lang)
    for key in ("era", "token", "space", "n", "action", "confluence", "altar", "strength"):
        if key in event:
            args[key] = event[key]
    if "card" in event:
        args["card"] = card_name(event["card"], lang)
    if "god" in event:
        args["god"] = god_name(event["god"], lang)
    if "ability" in event:
        args["what"] = words(lang).say(f"ability-{event['ability']}")
    if "strengths" in event:
        totals = (f"{LETTERS[int(p)]} {parts['total']}" for p, parts in event["strengths"].items())
        args["what"] = ", ".join(totals)
    winner = event["winner"] if "winner" in event else event["seat"]
    args["name"] = names[winner] if winner is not None else ""
    return args


def _phrases(block: Sequence[Event], lang: str) -> Iterable[str]:
    """The actions of a seat, equal ones merged, and its gains."""
    say = words(lang).say
    kinds_done: list[str] = []
    for event in block:
        kind = event["event"]
        if kind in kinds_done:
            continue
        kinds_done.append(kind)
        same = [each for each in block if each["event"] == kind]
        if words(lang).has(f"phrase-{kind}"):
            args = _args(event, lang, [""] * len(LETTERS))
            if what := _merge_targets(kind, same, lang):
                args["what"] = what
            if "gain" in event:
                args["what"] = say(f"gain-{event['gain']}")
            yield say(f"phrase-{kind}", args)
    for name, kinds in (("devotion", ("devotion",)), ("strength", ("strengthened",))):
        if n := sum(event["n"] for event in block if event["event"] in kinds):
            yield say(f"total-{name}", {"n": n})
    if points := sum(event["change"].get("vp", 0) for event in block):
        yield say("total-vp", {"n": number(points, lang)})


def _merge_targets(kind: str, events: Sequence[Event], lang: str) -> str:
    """The targets of several events of one kind, abbreviated."""
    if kind == "deployed":
        return ", ".join(
            f"{units_sign({k: e[k] for k in KINDS}, lang)} {short_region(e['region'], lang)}"
            for e in events
        )
    if kind == "sacrificed":
        return units_sign({k: events[0][k] for k in KINDS}, lang) or "0"
    if kind in ("recovered", "paid"):
        return units_sign(_count(events), lang)
    if "region" not in events[0] and "to" not in events[0]:
        return ""
    groups: dict[str, list[Event]] = {}
    for event in events:
        owner = LETTERS[event["owner"]] if _names_owner(event) else ""
        where = "-".join(
            short_region(event[k], lang) for k in ("region", "from", "to") if k in event
        )
        groups.setdefault(f"{owner}|{where}", []).append(event)
    parts = []
    for key, group in groups.items():
        owner, _, where = key.partition("|")
        units = units_sign(_count(group), lang) if "kind" in group[0] else ""
        parts.append(" ".join(part for part in (owner, units, where) if part))
    return ", ".join(parts)


def _names_owner(event: Event) -> bool:
    return "owner" in event and event["owner"] is not None and event["owner"] != event["seat"]


def _count(events: Sequence[Event]) -> dict[str, int]:
    return {kind: sum(event.get("kind") == kind for event in events) for kind in KINDS}

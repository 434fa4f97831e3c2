"""The open turns of a visitor as a calendar (iCalendar, RFC 5545) to subscribe to.

It has the game, the players and the address of the table; no token, and nothing of a position.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from pathlib import Path

from sacbe.play.game import game, games
from sacbe.server.store import TableRow
from sacbe.server.views import listed_names
from sacbe.text import Texts

MAX_OCTETS = 75  # of a line
DURATION = "PT15M"


def open_turns(rows: Iterable[TableRow]) -> list[TableRow]:
    """The tables at which the visitor of these rows must act."""
    return [
        row
        for row in rows
        if row.summary.status == "playing"
        and any(str(seat) in row.roles for seat in row.summary.asked)
    ]


def calendar(rows: Iterable[TableRow], base_url: str, lang: str) -> str:
    """A calendar with an event for every open turn: at the end of its time, if it has a clock, else
    when the table last changed."""
    texts = Texts(Path(__file__).parent, lang)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sacbe//Open turns//EN"]
    lines += ["X-WR-CALNAME:Sacbe", "REFRESH-INTERVAL;VALUE=DURATION:PT15M"]
    for row in open_turns(rows):
        name = row.summary.game
        title = game(name).title if name in games() else name
        players = ", ".join(listed_names(row.summary, lang))
        lines += [
            "BEGIN:VEVENT",
            f"UID:{row.table}@sacbe",  # a later turn moves the event
            f"DTSTAMP:{_instant(row.updated)}",
            f"DTSTART:{_instant(max(row.summary.wakes_at or 0.0, row.updated))}",
            f"DURATION:{DURATION}",
            f"SUMMARY:{_escape(texts.say('turn-title', {'game': title}))}",
            f"DESCRIPTION:{_escape(players)}",
            f"URL:{base_url}table/{row.table}",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{_fold(line)}\r\n" for line in lines)


def _instant(at: float) -> str:
    return datetime.datetime.fromtimestamp(at, datetime.UTC).strftime("%Y%m%dT%H%M%SZ")


def _escape(text: str) -> str:
    for character in "\\;,":
        text = text.replace(character, f"\\{character}")
    return "".join(c for c in text.replace("\n", "\\n") if c.isprintable())


def _fold(line: str) -> str:
    """Break a line after 75 octets, between characters."""
    parts, size = [""], 0
    for character in line:
        octets = len(character.encode("utf-8", "replace"))
        if size + octets > MAX_OCTETS:
            parts.append(" ")
            size = 1
        parts[-1] += character
        size += octets
    return "\r\n".join(parts)

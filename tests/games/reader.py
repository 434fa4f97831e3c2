"""Players that read: they get the document of a position and the texts of their choices in English,
and nothing else. They test that a document is enough to play sensibly."""

import re
from collections.abc import Iterable, Sequence

from sacbe.text.document import Document, Heading, Items, Table

CELL = re.compile(r"r\d+c\d+")


class Reading:
    """A document, looked up as a reader would."""

    def __init__(self, document: Document) -> None:
        self.document = document

    def tables(self, caption: str) -> list[Table]:
        return [
            block
            for block in self.document.blocks
            if isinstance(block, Table) and block.caption == caption
        ]

    def rows(self, caption: str) -> Iterable[dict[str, str]]:
        """The rows of all tables with this caption, each with its columns by name."""
        for table in self.tables(caption):
            for row in table.rows:
                yield dict(zip(table.head, row, strict=True))

    def own(self) -> str:
        """The name of the reader."""
        for block in self.document.blocks:
            if isinstance(block, Heading) and block.text.endswith(" (you)"):
                return block.text.removesuffix(" (you)")
        raise LookupError("no part is about the reader")

    def own_items(self) -> list[str]:
        """The lists in the part about the reader."""
        items: list[str] = []
        inside = False
        for block in self.document.blocks:
            if isinstance(block, Heading):
                inside = block.text.endswith(" (you)")
            elif inside and isinstance(block, Items):
                items += block.items
        return items

    def now(self) -> list[str]:
        return list(next(b for b in self.document.blocks if isinstance(b, Items)).items)


def number(text: str, pattern: str) -> int:
    """The first number in a pattern; 0 if there is none."""
    match = re.search(pattern, text)
    return int(match[1]) if match else 0


# ------------------------------------------------------------ Maya


def cell_in(text: str) -> str:
    """The cell that a text names in words and by its row and column."""
    match = CELL.search(text)
    assert match is not None, text
    return match[0]


MARGIN = 1.5  # points that another tile in a turn must bring
SWING = 1.0  # of the points that a lead around a city may bring
CROP = 3.0  # of each crop beside a city
DRAW = 12.0  # of the tiles that an expansion draws
PRIZES = {0: (0, 0), 1: (0, 0), 2: (6, 3), 3: (12, 6), 4: (20, 10), 5: (30, 15)}


class MayaReader:
    """Extends its groups, and counts what cities would pay."""

    def choose(self, document: Document, choices: Sequence[str]) -> int:
        self.reading = Reading(document)
        self.me = self.reading.own()
        self.cells = {cell_in(row["Cell"]): row for row in self.reading.rows("Cells")}
        self.cities = {row["City"]: row for row in self.reading.rows("Cities")}
        self.groups = [
            (item.split(",")[0], number(item, r"(\d+) crops?"), set(CELL.findall(item)))
            for item in self.reading.own_items()
        ]
        values = [self.value(text) for text in choices]
        return values.index(max(values))

    def value(self, text: str) -> float:
        tile = re.search(r"a (single|double) (\w+) tile", text)
        if text.startswith("Stop"):  # the group scores again when it grows later
            return number(text, r"(\d+) points?") + MARGIN
        if text.startswith("Plant") and tile:
            crop, n = tile[2], 1 if tile[1] == "single" else 2
            if on := CELL.search(text):
                return number(text, r"group is worth (\d+)") + self.around(on[0], n, text)
            return max((self.plant(space, crop, n) for space in self.open_spaces()), default=0.0)
        if text.startswith("Expand a city"):
            rack = sum(int(row["on the rack"]) for row in self.reading.rows("Your tiles"))
            worth = 0.0 if tile is None else self.group_size(tile[2]) / 3 + (tile[1] == "double")
            return (30.0 if rack <= 1 else DRAW if rack <= 4 else DRAW / 2) - worth
        city = re.match(r"Expand (.+) to size (\d+) .+? \((r\d+c\d+)\)", text)
        assert city is not None, text
        if "closes" in text:
            return self.closing(text)
        return self.city_gain(city[1], city[3], crops=0, tiles=1)

    def closing(self, text: str) -> float:
        """The points of cities that a tile closes, against the best opponent."""
        points = re.findall(r"(?:points: |, )(Player \w+) (\d+)", text)
        mine = sum(int(n) for name, n in points if name == self.me)
        return mine - max((int(n) for name, n in points if name != self.me), default=0)

    def around(self, space: str, n: int, text: str) -> float:
        """What crops on a space change in the points of the cities beside it."""
        closing = set(re.findall(r"closes (.+?) \(", text))
        return self.closing(text) + sum(
            self.city_gain(city, space, crops=n, tiles=0)
            for city in self.cities_at(space) - closing
        )

    def open_spaces(self) -> list[str]:
        return [
            name
            for name, row in self.cells.items()
            if row["content"] == "empty" and re.search(r"tile|temple| of ", row["neighbours"])
        ]

    def group_size(self, crop: str) -> int:
        return max((n for kind, n, _ in self.groups if kind == crop), default=0)

    def beside(self, space: str) -> set[str]:
        row = self.cells.get(space)
        return set() if row is None else set(CELL.findall(row["neighbours"]))

    def plant(self, space: str, crop: str, n: int) -> float:
        near = self.beside(space)
        points = n + sum(size for kind, size, cells in self.groups if kind == crop and cells & near)
        return points + sum(
            self.city_gain(c, space, crops=n, tiles=0) for c in self.cities_at(space)
        )

    def cities_at(self, space: str) -> set[str]:
        text = self.cells[space]["neighbours"] if space in self.cells else ""
        return set(re.findall(r"(?:temple|city tile) of ([A-Z][\w ]*?)(?=, r|$)", text))

    def city_gain(self, city: str, space: str, crops: int, tiles: int) -> float:
        """What a tile changes in the points that a city will pay, against the best opponent."""
        row = self.cities[city]
        if not row["state"].startswith("open"):
            return 0.0
        size = int(row["size"])
        mine = int(row[f"crops of {self.me}"])
        others = [int(n) for name, n in row.items() if name.startswith("crops of ")]
        others.remove(mine)
        best = max(others)
        gaps = set(CELL.findall(row["state"]))
        closes = gaps == {space} and not (
            tiles and any(self.content(c) == "empty" for c in self.beside(space) - gaps)
        )
        after = self.lead(mine + crops, best, min(5, size + tiles) if closes else 4)
        before = self.lead(mine, best, min(5, max(size, 1)) if closes else 4)
        if closes:
            return after
        growth = 2.0 * tiles if mine > best else -1.0 * tiles
        return SWING * (after - before) + CROP * crops + growth

    def content(self, space: str) -> str:
        row = self.cells.get(space)
        return "empty" if row is None else row["content"]

    @staticmethod
    def lead(mine: int, best: int, size: int) -> float:
        first, second = PRIZES[size]
        if mine == best:
            return 0.0
        if mine > best:
            return first - (second if best else 0)
        return (second if mine else 0) - first


# ------------------------------------------------------------ Mezo

WORTH = (
    (r"(\d+) VP", 1.0),
    (r"(\d+) Devotion", 0.9),
    (r"strength \+?(\d+)|(\d+) strength", 0.8),
    (r"Pyramid piece", 2.5),
    (r"Glyph", 1.2),
    (r"[Ss]ummon", 0.3),  # what it does follows
    (r"[Aa]waken", 1.5),
    (r"[Dd]eploy", 1.2),
    (r"[Rr]ecover", 0.6),
    (r"appease", 0.7),
    (r"[Rr]aze|[Aa]nnihilate|[Ee]xile", 0.7),
    (r"VP each", 1.5),
    (r"strength equal to", 2.0),
    (r"Devotion level\)", 1.0),
)


class MezoReader:
    """Prefers texts that promise points, and hurts others rather than itself."""

    def choose(self, document: Document, choices: Sequence[str]) -> int:
        self.reading = Reading(document)
        self.me = self.reading.own()
        values = [self.value(text) for text in choices]
        return values.index(max(values))

    def value(self, text: str) -> float:
        worth = 0.0
        for pattern, weight in WORTH:
            for match in re.finditer(pattern, text):
                n = next((int(g) for g in match.groups() if g), 1) if match.groups() else 1
                worth += n * weight
        if re.match(r"Pass|Do not|Take no|Stop|Deploy no|Sacrifice no", text):
            worth -= 4.0
        if text.startswith("Pass"):
            worth = -1.0 + (0.5 if "Devotion" in text.rpartition(":")[2] else 0.0)
        if text.startswith("Deploy") and (units := re.findall(r"(\d+) (?:Shaman|Warrior)", text)):
            worth = self.deploy(text, sum(map(int, units)))
        if text.startswith("Sacrifice"):
            worth = 0.5 * number(text, r"Sacrifice (\d+)")
        if re.match(r"(Annihilate|Exile|Raze|Transform)", text):
            worth += -6.0 if f"of {self.me} " in text else 2.0
        if text.startswith("Decide for"):
            worth = 10.0 if self.me in text else 0.0
        return worth

    def deploy(self, text: str, n: int) -> float:
        """Two or three units in a region are worth more than one in each."""
        region = text.rpartition(" in ")[2]
        return {0: 0.0, 1: 0.4, 2: 1.4, 3: 1.8}.get(n, 1.0) + (0.1 if region else 0.0)


# ------------------------------------------------------------ Tzolk'in

# What spaces are worth to this reader, by wheel; it waits for the good ones.
SPACES = {
    "Palenque": (0.0, 2.5, 3.5, 4.5, 6.0, 7.5, 7.5, 7.5),
    "Yaxchilan": (0.0, 1.5, 3.0, 4.5, 6.0, 6.5, 6.5, 6.5),
    "Tikal": (0.0, 1.0, 3.5, 2.0, 5.0, 5.5, 5.5, 5.5),
    "Uxmal": (0.0, 2.0, 1.0, 2.0, 3.0, 2.0, 2.0, 2.0),
    "Chichen Itza": (0.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.5, 12.0, 14.0, 15.0, 15.0),
}
READY = {"Palenque": 5.9, "Yaxchilan": 5.9, "Tikal": 4.9, "Uxmal": 2.0, "Chichen Itza": 8.9}


class TzolkinReader:
    """Feeds its workers from Palenque, takes skulls to Chichen Itza, and climbs temples."""

    def choose(self, document: Document, choices: Sequence[str]) -> int:
        reading = Reading(document)
        me = reading.own()
        self.goods = next(r for r in reading.rows("Goods of the players") if r["Player"] == me)
        self.corn = int(self.goods["corn"])
        self.skulls = int(self.goods["skulls"])
        self.blocks = sum(int(self.goods[block]) for block in ("wood", "stone", "gold"))
        food = [row for row in reading.rows("Next Food Day") if row["Player"] == me]
        self.missing = int(food[0]["corn missing"]) if food else 0
        self.days = number(" ".join(reading.now()), r"Food Day in (\d+)")
        self.on_board = {
            wheel: [
                int(row["Space"].rsplit(" ", 1)[1])
                for row in reading.rows("Spaces")
                if row["worker"] == me and row["Space"].rsplit(" ", 1)[0] == wheel
            ]
            for wheel in SPACES
        }
        values = [self.value(text) for text in choices]
        return values.index(max(values))

    def value(self, text: str) -> float:
        for start, worth in self.RULES:
            if text.startswith(start):
                return worth(self, text)
        gains = (("corn", 0.4), ("wood", 1.0), ("stone", 1.4), ("gold", 1.8), ("skull", 5.0))
        return sum(w * number(text, rf"(\d+) {good}") for good, w in gains)

    def space(self, text: str) -> tuple[str, int]:
        match = re.search(r"(Palenque|Yaxchilan|Tikal|Uxmal|Chichen Itza) (\d+)", text)
        return (match[1], int(match[2])) if match else ("", 0)

    def useful(self, wheel: str, space: int) -> float:
        worth = SPACES[wheel][min(space, len(SPACES[wheel]) - 1)]
        if wheel == "Chichen Itza":
            return worth if self.skulls else 0.0
        if wheel == "Palenque" and self.missing:
            return worth + 3.0
        if wheel == "Tikal":
            return worth if self.blocks >= 2 else 0.5
        return worth

    def place(self, text: str) -> float:
        wheel, _ = self.space(text)
        if not wheel:
            return 0.3
        cost = number(text, r"for (\d+) corn")
        crowd = len(self.on_board[wheel])
        wants = {"Palenque": 4.0 + (2.0 if self.missing else 0.0), "Yaxchilan": 3.0}
        wants["Chichen Itza"] = 6.0 if self.skulls > crowd else -5.0
        wants["Tikal"] = 2.5 if self.blocks >= 2 else 0.5
        wants["Uxmal"] = 0.5
        worth = wants[wheel] - 2.5 * crowd - 0.6 * cost
        return worth if self.corn - cost >= 0 else -9.0

    def pick_up(self, text: str) -> float:
        wheel, space = self.space(text)
        worth = self.useful(wheel, space)
        if wheel == "Palenque" and self.missing and self.days <= 1:
            return worth + 6.0
        return worth - (0.0 if worth >= READY[wheel] else 5.0)

    def use(self, text: str) -> float:
        wheel, space = self.space(text)
        return self.useful(wheel, space) - 0.5 * number(text, r"for (\d+) corn:") + 0.1

    RULES = (
        ("Place", place),
        ("Pick up", pick_up),
        ("Use", use),
        ("End turn", lambda self, text: 0.9),
        ("Beg", lambda self, text: 1.0 if self.corn == 0 else -3.0),
        ("Take no action", lambda self, text: -8.0),
        ("Burn", lambda self, text: -1.0),
        ("Build the monument", lambda self, text: 9.0),
        ("Build nothing", lambda self, text: 0.0),
        ("Build", lambda self, text: 3.0 + number(text, r"(\d+) VP")),
        ("Keep", lambda self, text: sum(
            w * number(text, rf"(\d+) {good}")
            for good, w in (("corn", 0.6), ("wood", 1), ("stone", 1.4), ("gold", 1.8),
                            ("skull", 5), ("brown", 3), ("green", 3), ("yellow", 3))
        )),
        ("Climb", lambda self, text: 4.0 + ("yellow" in text)),
        ("Pay", lambda self, text: 1.0),
        ("Leave the market", lambda self, text: 1.0),
        ("Sell", lambda self, text: 0.0),
        ("Buy", lambda self, text: 0.0),
        ("Skip", lambda self, text: 0.5),
        ("Do not pay", lambda self, text: 0.0),
        ("Advance the calendar 1", lambda self, text: 1.0),
        ("Advance the calendar", lambda self, text: 0.0),
        ("Advance", lambda self, text: 1.0 + ("extraction" in text) + ("theology" in text)),
    )  # fmt: skip


READERS: dict[str, type[MayaReader | MezoReader | TzolkinReader]] = {
    "maya": MayaReader,
    "mezo": MezoReader,
    "tzolkin": TzolkinReader,
}

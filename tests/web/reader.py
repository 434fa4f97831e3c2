"""A player that gets only Chromium's accessibility tree, and acts by focus and keys on its nodes,
as the user of a screen reader does.

It asks for hints like a player and chooses the choice of the proposed name. If a hint names no
choice on offer, it reads what the choices change.
"""

import itertools
import re
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Self, TypeVar

from playwright.sync_api import CDPSession, Error, Page

from tests.web.browsing import PATIENCE

T = TypeVar("T")
INTERVAL = 0.1  # seconds between two looks at the tree
POINTS = re.compile(r"(-?[\d.]+) VP$")
SEPARATOR = re.compile(r" \.(?: |$)")  # after a part of a name
CHANGE = re.compile(r"(-?[\d.]+)\s*→\s*(-?[\d.]+)")


class Node:
    """A node of the tree with its descendants; nodes that are ignored are left out."""

    def __init__(self, raw: dict[str, Any], children: list[Self]) -> None:
        self.role = str(raw["role"]["value"])
        self.name = str(raw.get("name", {}).get("value", ""))
        self.dom_id = int(raw.get("backendDOMNodeId", 0))
        self.children = children
        states = {each["name"]: each["value"].get("value") for each in raw.get("properties", [])}
        self.is_enabled = not states.get("disabled")
        self.is_checked = states.get("checked") == "true"
        self.has_focus = bool(states.get("focused"))

    def __iter__(self) -> Iterator["Node"]:
        """This node and all below it, in reading order."""
        yield self
        for child in self.children:
            yield from child

    def all(self, role: str, name: str | None = None) -> list["Node"]:
        """The nodes of a role, and of a name if one is given."""
        return [each for each in self if each.role == role and (name is None or each.name == name)]

    def first(self, role: str, name: str | None = None) -> "Node | None":
        return next(iter(self.all(role, name)), None)

    @property
    def texts(self) -> list[str]:
        """The pieces of text in it."""
        return [each.name for each in self if each.role == "StaticText"]


def build_tree(nodes: list[dict[str, Any]]) -> Node:
    """The tree of what Chromium reports, the root first; children of ignored nodes move up."""
    by_id = {raw["nodeId"]: raw for raw in nodes}

    def below(raw: dict[str, Any]) -> list[Node]:
        children: list[Node] = []
        for child in (by_id[key] for key in raw.get("childIds", []) if key in by_id):
            children += below(child) if child["ignored"] else [Node(child, below(child))]
        return children

    return Node(nodes[0], below(nodes[0]))


class Game(NamedTuple):
    """How a game of the reader went."""

    scores: dict[str, float]  # by name
    choices: int
    unnamed_hints: list[str]  # hints that named no choice on offer


class Reader:
    """Plays at the table that a page shows."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._cdp: CDPSession = page.context.new_cdp_session(page)
        self._cdp.send("Accessibility.enable")
        document = self._cdp.send("DOM.getDocument", {"depth": 0})
        self._root = int(document["root"]["backendNodeId"])
        self._unnamed_hints: list[str] = []

    def play(self) -> Game:
        """Play until the result is there."""
        self._use_text_board()
        for count in itertools.count():
            if result := self._wait():
                return Game(scores(result), count, self._unnamed_hints)
            offers, before = self._choices(), self._position()
            self._press(offers[0] if len(offers) == 1 else self._pick(offers))
            self._confirm(before)
        raise AssertionError("unreachable")

    def _wait(self) -> Node | None:
        """Wait for a choice or for the result, which is returned."""
        self._until(lambda: bool(self._choices()) or self._result() is not None)
        return self._result()

    # ------------------------------------------------------------ reading

    def _find(self, role: str, name: str | None = None) -> Node | None:
        """The first node of a role (and name), with all below it."""
        query = {"backendNodeId": self._root, "role": role}
        if name is not None:
            query["accessibleName"] = name
        matches = self._query(query)
        if not matches:
            return None
        nodes = self._query({"backendNodeId": matches[0]["backendDOMNodeId"]})
        return build_tree(nodes) if nodes else None

    def _query(self, query: dict[str, Any]) -> list[dict[str, Any]]:
        try:
            return list(self._cdp.send("Accessibility.queryAXTree", query)["nodes"])
        except Error:  # the node is gone
            return []

    def _choices(self) -> list[Node]:
        """The choices on offer: the list of options and the button that ends the turn."""
        tools = self._find("group", "Your turn")
        if tools is None or not any(each.is_enabled for each in tools.all("button", "Hint")):
            return []
        options = self._find("region", "Your options")
        buttons = [*(options.all("button") if options else []), tools.all("button")[-1]]
        return [each for each in buttons if each.is_enabled]

    def _proposal(self) -> str | None:
        """The next step of the plan that the hint in view proposes."""
        hint = self._find("region", "Hint")
        step = hint and hint.first("listitem")
        return step.texts[0] if step else None

    def _position(self) -> str:
        """The number of the move that the page shows."""
        replay = self._find("region", "Earlier moves")
        links = replay.all("link") if replay else []
        return links[0].name if links else ""

    def _result(self) -> Node | None:
        """The dialog with the ranking."""
        dialog = self._find("dialog")
        return dialog if dialog and dialog.first("heading", "Ranking") else None

    def _until(self, read: Callable[[], T | None]) -> T:
        """Read again and again until there is something."""
        end = time.monotonic() + PATIENCE / 1000
        while not (value := read()):
            assert time.monotonic() < end, "nothing happens"
            time.sleep(INTERVAL)
        return value

    # ------------------------------------------------------------ acting

    def _press(self, node: Node, key: str = "Enter") -> None:
        """Focus a node and press a key."""
        self._cdp.send("DOM.focus", {"backendNodeId": node.dom_id})
        self._page.keyboard.press(key)

    def _use_text_board(self) -> None:
        box = self._until(lambda: self._find("checkbox", "Text board"))
        assert box is not None
        if not box.is_checked:
            self._press(box, "Space")

    def _pick(self, offers: list[Node]) -> Node:
        """The choice that the hint names; a new hint is asked for if there is none."""
        text = self._proposal()
        if text is None:
            button = self._find("button", "Hint")
            assert button is not None
            self._press(button)
            text = self._until(self._proposal)
            offers = self._choices()
        named = [each for each in offers if words_of(each) == text]
        if len(named) != 1:
            self._unnamed_hints.append(f"{text}: {[each.name for each in offers]}")
            return max(offers, key=gain)
        return named[0]

    def _confirm(self, before: str) -> None:
        """Confirm the choice if the page asks; wait until it was made, and check the focus."""
        dialog = self._until(
            lambda: self._find("alertdialog") or self._position() != before or None
        )
        if isinstance(dialog, Node):
            self._press(dialog.all("button")[0])
            self._until(lambda: self._position() != before)
        focus = self._page.evaluate("document.activeElement.tagName")
        assert focus != "BODY", "the focus is lost"


def words_of(choice: Node) -> str:
    """What a choice does, without what it changes: the first part of its name."""
    return SEPARATOR.split(choice.name)[0].strip()


def gain(choice: Node) -> float:
    """What a choice changes, all goods alike."""
    return sum(float(after) - float(before) for before, after in CHANGE.findall(choice.name))


def scores(result: Node) -> dict[str, float]:
    """The points of the players in the ranking of a result."""
    rows = [each.texts for each in result.all("listitem")]
    return {row[1]: float(match[1]) for row in rows if (match := POINTS.search(row[-1]))}

"""Parsed Fluent files, to compare languages message by message."""

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sacbe.text import HERE


class _Finder(Visitor):
    """Collects the variables and the messages that a pattern mentions."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def junk(path: Path) -> list[str]:
    """Invalid parts of a file, which the runtime would skip silently."""
    body = FluentParser().parse(path.read_text("utf-8")).body
    return [entry.content or "" for entry in body if isinstance(entry, ast.Junk)]


def ids(path: Path) -> list[str]:
    """The message ids of a file in order, including duplicates."""
    body = FluentParser().parse(path.read_text("utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def reasons(folder: Path) -> list[str]:
    """The reasons of refusals with a text, shared or in the folder of a game. `not_legal` is for
    games without explanations."""
    names = [name for path in (HERE, folder) for name in ids(path / "en.ftl")]
    texts = [name.removeprefix("refusal-") for name in names if name.startswith("refusal-")]
    return [reason for reason in texts if reason != "not_legal"]


def variables(*paths: Path) -> dict[str, set[str]]:
    """The variables of each message, including those of messages that it references."""
    finders: dict[str, _Finder] = {}
    for path in paths:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                finders[entry.id.name] = _Finder()
                finders[entry.id.name].visit(entry.value)

    def needs(name: str) -> set[str]:
        finder = finders[name]
        return finder.variables.union(*(needs(other) for other in finder.messages))

    return {name: needs(name) for name in finders}

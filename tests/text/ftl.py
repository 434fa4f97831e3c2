"""Fluent files taken apart, so that languages can be compared message by message."""

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


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
    """What in a file is no Fluent: the runtime would pass over it in silence."""
    body = FluentParser().parse(path.read_text("utf-8")).body
    return [entry.content or "" for entry in body if isinstance(entry, ast.Junk)]


def ids(path: Path) -> list[str]:
    """The messages of a file in their order, twice if they are there twice."""
    body = FluentParser().parse(path.read_text("utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def variables(*paths: Path) -> dict[str, set[str]]:
    """What each message needs to be told, by itself or through messages it mentions."""
    found: dict[str, _Finder] = {}
    for path in paths:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = _Finder()
                found[entry.id.name].visit(entry.value)

    def needs(name: str) -> set[str]:
        finder = found[name]
        return finder.variables.union(*(needs(other) for other in finder.messages))

    return {name: needs(name) for name in found}

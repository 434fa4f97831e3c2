"""What a differential walk reaches, as a set of short texts ("facts").

There are two kinds: observations (options, legal and chosen actions, pairs of actions, changes of
the view), and outcomes of the conditions in the reference engine. `scripts/choose_walks.py` uses
them to choose a few walks that reach the same facts as all walks.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

Info = dict[str, Any]


class Facts:
    """The facts of one or more walks."""

    def __init__(self) -> None:
        self.all: set[str] = set()
        self._type = ""
        self._view: Info = {}

    def setup(self, options: Info) -> None:
        """Record the start of a game with these options."""
        self._type, self._view = "", {}
        self.all |= {f"option {name}={value}" for name, value in options.items()}

    def decision(self, legal: list[Info], choice: Info, view: Info) -> None:
        """Record a choice among the legal actions, in a position with this public view."""
        before, self._type = self._type, str(choice["type"])
        self._changes(before, view)
        self.all.add(f"pair {before}>{self._type}")
        self.all.add(f"offered {self._type} {bucket(len(legal))}")
        for info in legal:
            for name, value in info.items():
                self.all.add(f"info {info['type']}.{name}={bucket(value)}")
        for name, value in choice.items():
            self.all.add(f"chosen {self._type}.{name}={bucket(value)}")

    def end(self, view: Info, scores: list[int | float], winners: list[int]) -> None:
        """Record the end of a game: how many have the highest score, and how many win."""
        self._changes(self._type, view)
        self.all.add(f"end {scores.count(max(scores))} first, {len(winners)} win")

    def _changes(self, action: str, view: Info) -> None:
        self.all |= {f"change {action}:{path}" for path in changes(self._view, view)}
        self._view = view


def count_by_kind(facts: set[str]) -> dict[str, int]:
    """The number of facts of each kind."""
    return dict(sorted(Counter(fact.split()[0] for fact in facts).items()))


def bucket(value: Any) -> str:
    """A class of values: texts and small numbers themselves, larger numbers by powers of two."""
    if isinstance(value, list | dict):
        return f"[{len(value)}]"
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) <= 3:
        return str(value)
    return f"{'-' if value < 0 else ''}{1 << abs(value).bit_length() - 1}.."


def changes(before: Any, after: Any, path: str = "") -> Iterator[str]:
    """The paths of a view that differ, and how. Names of items in a uniform mapping are omitted."""
    if before is after or before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        like = path and all(isinstance(value, dict) for value in (before | after).values())
        for name in before.keys() | after.keys():
            inner = f"{path}.*" if like else f"{path}.{NUMBER.sub('#', str(name))}"
            yield from changes(before.get(name), after.get(name), inner)
    elif isinstance(before, list) and isinstance(after, list):
        if len(before) == len(after):
            for one, other in zip(before, after, strict=True):
                yield from changes(one, other, f"{path}[]")
        else:
            yield f"{path} {'more' if len(after) > len(before) else 'fewer'}"
    elif isinstance(before, int) and isinstance(after, int):
        yield f"{path} {'up' if after > before else 'down'}"
    elif path == ".phase":
        yield f"{path} {before}>{after}"
    else:
        yield f"{path} {'new' if before is None else 'gone' if after is None else 'other'}"


NUMBER = re.compile(r"\d+")


class Instrumented:
    """An instrumented copy of a module, which records function calls, loops that run and outcomes
    of conditions."""

    def __init__(self, module: ModuleType) -> None:
        assert module.__file__ is not None
        path = Path(module.__file__)
        instrument = Instrument()
        tree = instrument.visit(ast.parse(path.read_text("utf-8"), str(path)))
        self.module = ModuleType(f"{module.__name__}_instrumented")
        self.module.__file__ = module.__file__
        sys.modules[self.module.__name__] = self.module  # data classes look up their module
        self._places = instrument.places
        self._outcomes = bytearray(2 * len(self._places))
        self.module.__dict__["_record"] = self._record()
        code = compile(ast.fix_missing_locations(tree), str(path), "exec")
        exec(code, self.module.__dict__)

    def _record(self) -> Callable[[int, Any], Any]:
        outcomes = self._outcomes

        def record(place: int, value: Any) -> Any:
            outcomes[2 * place + (not value)] = 1
            return value

        return record

    def take_facts(self) -> set[str]:
        """The facts recorded since the last call."""
        facts = {
            f"condition {place}={outcome}"
            for i, place in enumerate(self._places)
            for outcome in (True, False)
            if self._outcomes[2 * i + (not outcome)]
        }
        self._outcomes[:] = bytes(len(self._outcomes))
        return facts


class Instrument(ast.NodeTransformer):
    """Adds the recording calls. A condition is named by its function and a number within it, so
    that changed comments and texts do not matter."""

    def __init__(self) -> None:
        self.places: list[str] = []
        self._function = "module"
        self._number = 0

    def _record(self, value: ast.expr) -> ast.expr:
        self._number += 1
        place = ast.Constant(len(self.places))
        self.places.append(f"{self._function}#{self._number}")
        return ast.Call(ast.Name("_record", ast.Load()), [place, value], [])

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        outer = self._function, self._number
        self._function, self._number = node.name, 0
        entry = ast.Expr(self._record(ast.Constant(True)))
        self.generic_visit(node)
        node.body.insert(0, entry)
        self._function, self._number = outer
        return node

    def visit_For(self, node: ast.For) -> ast.AST:
        self.generic_visit(node)
        node.body.insert(0, ast.Expr(self._record(ast.Constant(True))))
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        self.generic_visit(node)
        node.ifs = [self._record(condition) for condition in node.ifs]
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        node.values = [self._record(value) for value in node.values]
        return node

    def _visit_test(self, node: ast.If | ast.While | ast.IfExp) -> ast.AST:
        self.generic_visit(node)
        node.test = self._record(node.test)
        return node

    visit_If = visit_While = visit_IfExp = _visit_test

"""The messages of the pages, compiled from Fluent to JSON.

A browser needs no parser for them, and the few rules that are left (`web/texts.js`) are those of
Fluent: plural categories from `Intl.PluralRules`, numbers in the reader's language. A pattern is a
text, or a list of texts, variables `{"var": name}` and selections `{"select": name, "of": {key:
pattern}, "else": key}`.
"""

from __future__ import annotations

import functools
from pathlib import Path

from fluent.syntax import FluentParser, ast

Pattern = str | list["Element"]
Element = str | dict[str, "str | dict[str, Pattern]"]


class UnsupportedMessage(ValueError):
    """A message uses something that the pages do not evaluate."""


def literal(text: str, lang: str) -> str:
    """The text of a message between its variables."""
    return text


@functools.cache
def compile_messages(folder: Path, lang: str) -> dict[str, Pattern]:
    """All messages of a folder in a language."""
    body = FluentParser().parse((folder / "text" / f"{lang}.ftl").read_text("utf-8")).body
    return {
        entry.id.name: _pattern(entry.value, lang)
        for entry in body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def variables(pattern: Pattern) -> set[str]:
    """The names of all variables of a pattern."""
    names: set[str] = set()
    for part in [] if isinstance(pattern, str) else pattern:
        if isinstance(part, dict):
            names |= {str(part[key]) for key in ("var", "select") if key in part}
            variants = part.get("of", {})
            if isinstance(variants, dict):
                names |= {name for each in variants.values() for name in variables(each)}
    return names


def _pattern(pattern: ast.Pattern, lang: str) -> Pattern:
    parts = [_element(each, lang) for each in pattern.elements]
    match parts:
        case [str(text)]:
            return text
        case _:
            return parts


def _element(element: ast.TextElement | ast.Placeable, lang: str) -> Element:
    if isinstance(element, ast.TextElement):
        return literal(element.value, lang)
    expression = element.expression
    match expression:
        case ast.StringLiteral():
            return str(expression.parse()["value"])
        case ast.VariableReference():
            return {"var": expression.id.name}
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            return {
                "select": selector.id.name,
                "of": {_key(each): _pattern(each.value, lang) for each in expression.variants},
                "else": next(_key(each) for each in expression.variants if each.default),
            }
    raise UnsupportedMessage(f"The pages cannot evaluate {type(expression).__name__}.")


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)

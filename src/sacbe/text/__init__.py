"""Words in four languages: Fluent files, read once, with clear errors for what is missing.

A game's words lie in its own `text` folder; what all games share lies here. `pt` is Brazilian.
"""

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "es", "pt", "it")
LOCALES = {"en": "en-GB", "es": "es", "pt": "pt-BR", "it": "it"}
HERE = Path(__file__).parent
MOST_KEPT = 1 << 13  # sentences of a game and language


class TextError(LookupError):
    """A message is missing or cannot be formed: a fault of ours, found by the tests."""


class Texts:
    """The words of one game in one language."""

    def __init__(self, package: str | Path | None, lang: str) -> None:
        """From the folder `text` of a package; None for the shared texts alone."""
        if lang not in LANGUAGES:
            raise ValueError(f"Unknown language {lang!r}; choose from {', '.join(LANGUAGES)}.")
        self.lang = lang
        # Isolation marks are for mixed writing directions; in a terminal they are just noise.
        self._bundle = FluentBundle([LOCALES[lang]], use_isolating=False)
        for folder in (HERE,) if package is None else (HERE, Path(package) / "text"):
            path = folder / f"{lang}.ftl"
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))
        # The same few sentences are said again and again: a board says hundreds, a log repeats.
        self._formed = functools.lru_cache(MOST_KEPT)(self._form)

    def has(self, name: str) -> bool:
        """Is there such a message?"""
        return self._bundle.has_message(name)

    def say(self, name: str, args: Mapping[str, Any] | None = None) -> str:
        """A message with its arguments filled in."""
        return self._formed(name, tuple(args.items()) if args else ())

    def _form(self, name: str, args: tuple[tuple[str, Any], ...]) -> str:
        if not self._bundle.has_message(name):
            raise TextError(f"{self.lang} has no text {name!r}")
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise TextError(f"{self.lang}: {name!r} has no value")
        said, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise TextError(f"{self.lang}: {name!r} with {dict(args)!r}: {errors[0]}")
        return str(said)

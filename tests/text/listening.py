"""Words that remember which of them were said, to find those that nobody says."""

from pathlib import Path
from typing import Any

from sacbe.text import Texts


class Listening(Texts):
    """Remembers what it was asked to say."""

    def __init__(self, package: Path, lang: str) -> None:
        super().__init__(package, lang)
        self.said: dict[str, str] = {}

    def say(self, name: str, args: Any = None) -> str:
        self.said[name] = super().say(name, args)
        return self.said[name]

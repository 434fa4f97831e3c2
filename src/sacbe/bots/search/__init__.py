"""The search: one for all games. See `tree` for how it works and `bot` for who uses it."""

from sacbe.bots.search.bot import Found, SearchBot
from sacbe.bots.search.searcher import Seen

__all__ = ["Found", "SearchBot", "Seen"]

"""The search: one for all games. See `tree` for how it works and `bot` for who uses it."""

from sacbe.bots.search.bot import Choice, SearchBot, SearchResult

__all__ = ["Choice", "SearchBot", "SearchResult"]

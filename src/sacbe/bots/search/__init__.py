"""The search: one for all games. See `tree` for how it works and `bot` for who uses it."""

from sacbe.bots.search.bot import Choice, Found, SearchBot

__all__ = ["Choice", "Found", "SearchBot"]

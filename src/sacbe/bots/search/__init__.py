"""Monte Carlo tree search for all games: the algorithm in `tree`, the bot in `bot`."""

from sacbe.bots.search.bot import Choice, SearchBot, SearchResult

__all__ = ["Choice", "SearchBot", "SearchResult"]

"""A worker of `steady_serve`: it waits for the compiled rules, and a number of simulations instead
of time ends its searches."""

from typing import Any

from sacbe.bots import interim, search
from sacbe.server import bot_worker
from tests.web.steady_serve import FixedSecrets

SIMULATIONS = 300


class SteadyBot(search.SearchBot):
    """A search bot without a time limit."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **{**options, "seconds": None})


vars(interim)["begin_interpreted"] = lambda: None
vars(search)["SearchBot"] = SteadyBot
vars(bot_worker).update(ADVICE_SIMULATIONS=SIMULATIONS, secrets=FixedSecrets)
bot_worker.main()

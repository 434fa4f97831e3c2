"""Pgx: games in JAX, many at a time."""

import os
import time
from importlib import import_module
from typing import Any

from scripts.peers.timing import Play, Tally

SIZE = 1024  # games in a batch
STEPS = 20  # between two looks at the clock
ONE_THREAD = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"


def make(name: str) -> Play:
    """A batch of a game. Choosing the actions is not timed, as in the other batches."""
    os.environ["XLA_FLAGS"] = ONE_THREAD  # read when JAX is imported
    jax: Any = import_module("jax")
    jnp: Any = import_module("jax.numpy")
    env: Any = import_module("pgx").make(name)
    auto_reset: Any = import_module("pgx.experimental").auto_reset
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))

    def choose(mask: Any, key: Any) -> Any:
        """Uniformly random legal actions, keys for the step, and the number of real choices."""
        first, second = jax.random.split(key)
        actions = jax.random.categorical(first, jnp.where(mask, 0.0, -jnp.inf))
        return actions, jax.random.split(second, SIZE), (mask.sum(-1) > 1).sum()

    choose_all, key = jax.jit(choose), jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, SIZE))

    def play() -> Tally:
        nonlocal key, state
        decisions, games, excluded = 0, 0, 0.0
        for _ in range(STEPS):
            start = time.process_time()
            key, part = jax.random.split(key)
            drawn = choose_all(state.legal_action_mask, part)
            actions, keys, choices = jax.block_until_ready(drawn)
            excluded += time.process_time() - start
            state = jax.block_until_ready(step(state, actions, keys))
            start = time.process_time()
            decisions += int(choices)
            games += int(state.terminated.sum())
            excluded += time.process_time() - start
        return Tally(decisions, games, STEPS * SIZE - decisions, excluded=excluded)

    return play

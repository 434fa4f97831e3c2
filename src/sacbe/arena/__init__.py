"""The arena: bots against each other, measured honestly.

    from sacbe.arena.blocks import match_of
    from sacbe.arena.executors import Serial
    from sacbe.arena.statistics import summarise

    match = match_of("tzolkin", "greedy", "random", players=4, seed=1)
    blocks = list(Serial().run(match, range(50)))
    print(summarise(blocks).win_share)

A block is one seed played in every seat rotation, and its mean is one sample. Playing a block is
a function of the match and the block's number alone, so blocks may be played anywhere and in any
order, and a file of them can be gone on with.
"""

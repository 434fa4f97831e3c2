"""The arena: matches between bots, with statistics.

    from sacbe.arena.blocks import match_of
    from sacbe.arena.executors import Serial
    from sacbe.arena.statistics import summarise

    match = match_of("tzolkin", "greedy", "random", players=4, seed=1)
    blocks = list(Serial().run(match, range(50)))
    print(summarise(blocks).win_share)

A block is one seed played in every seat rotation; its mean is one sample. A block depends on the
match and the block's number only, so blocks can be played on any machine and in any order, and a
run can be resumed from its results file.
"""

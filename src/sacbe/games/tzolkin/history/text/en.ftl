# The course of a game of Tzolk'in, British English. Sentences are in ../../text.

food-day = Food Day { $n } of 4
title-round = End of the round
title-final = Final scoring
mark-round = Round { $n }
tie-workers = workers on the wheels
best-monument = Best monument: { $tile } gives { $name } { $n } VP.

## Entries, without the name of the player

entry-fed =
    { $workers ->
        [one] { $workers } worker fed
       *[other] { $workers } workers fed
    }
entry-hungry = { $hungry } of { $workers } workers unfed
entry-temple_goods = { $temple }
entry-temple_points = { $temple }, step { $step }
entry-leader = leads on the { $temple }
entry-leader_shared = shares the lead on the { $temple }
entry-worker_back = takes back the worker from the starting-player space
entry-fell_off = a worker falls off { $wheel }
entry-score_leftovers = goods left over worth { $corn } corn
entry-score_skulls =
    { $skulls ->
        [one] { $skulls } skull left
       *[other] { $skulls } skulls left
    }
entry-score_monument = { $tile }

## What a player did

done-wheel = actions on { $wheel }
done-place = workers placed
done-build = buildings and monuments built
done-beg = times begged
done-hungry = unfed workers

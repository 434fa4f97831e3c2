# The board of Tzolk'in as a document, British English. Sentences are in ../../text.

wheels = Wheels
free = free
none = none
used = used
side-light = Light side up: from the starting-player space, this player can advance the calendar two days.
side-dark = Dark side up: this player cannot advance the calendar two days before reaching the top of a temple.

## Calendar and turn

calendar = Round { $round } of { $rounds }, day { $day } of { $days }, age { $age }
no-food-day = All four Food Days are over
food-days-left =
    { $n ->
        [one] 1 Food Day left; on the next one { $reward }
       *[other] { $n } Food Days left; on the next one { $reward }
    }
all-choose = Everyone chooses in secret: { $asked }
placed =
    { $n ->
        [one] { $n } worker placed this turn
       *[other] { $n } workers placed this turn
    }
starting-player = Starting player: { $name }
starting-space-free = Starting-player space: free
on-starting-space = { $name }: a worker on the starting-player space
calendar-corn = Corn on the calendar: { $n }
skulls-in-bank = Crystal skulls in the bank: { $n }

## Tables

goods = Goods of the players
food = Next Food Day
spaces = Spaces
steps = Steps of the players
levels = Levels of the players
col-hand = workers in hand
col-out = workers on the board
col-bank = workers in the bank
col-eaters = workers to feed
col-food = corn needed
col-missing = corn missing
col-loss = VP lost
col-space = Space
col-worker = worker
col-action = action
col-palenque = jungle tiles
col-chichen_itza = place for a skull
step = step { $step } of { $top } ({ $points } VP)
step-goods = Step { $step }: { $goods } on the first and third Food Day
tech-price = Levels 1, 2 and 3 cost 1, 2 and 3 resources; every advance beyond costs 1.
wheel-entry = The next worker takes { $where }.
wheel-full = Every space is taken.

## Tiles

dealt = Dealt to you:
kept = Kept so far:
owned = Tiles:
on-display =
    { $n ->
        [0] None on display.
        [one] On display: { $n } tile.
       *[other] On display: { $n } tiles.
    }
building_pile = In the pile of this age, { $n }: { $tiles }.
next_age_pile = In age II, { $n }: { $tiles }.
monument_pile = Not in play, { $n }: { $tiles }.

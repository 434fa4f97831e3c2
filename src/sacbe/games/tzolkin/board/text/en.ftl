# Short words on the board of Tzolk'in, British English. Sentences are in ../../text.

title = Board of Tzolk’in
number = { $n }

## Turn

your-turn = Your turn
turn-of = { $name }’s turn
game-over = The game is over
chance = Chance decides
order = Order
next-worker = Next worker: space number
on-board = Choose one of the ringed spaces.
waiting = Waiting for the other players.
watching = You are watching.
beg = Beg
burn = Burn the jungle
no-tile = no tile
corn-tile = Corn tile
days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days, flip your player board
    }
after-days =
    { $days ->
        [one] After { $days } day: { $food }
       *[other] After { $days } days: { $food }
    }
food-left =
    { $days ->
        [0] that round ends with the Food Day
        [one] { $days } more day to the Food Day
       *[other] { $days } more days to the Food Day
    }
food-late = the Food Day is skipped and held at the end of that round
fall-off =
    { $n ->
        [one] Your worker on { $where } falls off the wheel.
       *[other] Your workers on { $where } fall off their wheels.
    }

## Questions, in whole sentences

kept-tiles = { $n } of 2 kept.
asked-keep = Which wealth tile do you keep?
asked-turn = Beg, place a worker or pick one up.
asked-turn-beg = Beg for corn.
asked-turn-place = Place a worker.
asked-turn-pick_up = Pick up a worker.
asked-turn-beg-place = Beg for corn or place a worker.
asked-turn-beg-pick_up = Beg for corn or pick up a worker.
asked-turn-place-pick_up = Place a worker or pick one up.
asked-end = End your turn.
asked-place = Place another worker or end your turn.
asked-pick_up = Pick up another worker or end your turn.
asked-use = Which action do you take?
asked-any_action = Which action of the four small wheels do you take?
asked-harvest = What do you harvest?
asked-advance = Which technology do you advance?
asked-pay = Which resources do you pay?
asked-gain = Which resources do you take?
asked-climb = Which temple do you climb?
asked-climb_two = Which two temples do you climb?
asked-build = What do you build?
asked-drop = Which resource does architecture save you?
asked-market = What do you trade at the market?
asked-theology = Do you pay a resource for a temple step?
asked-days = Do you advance the calendar one day or two?

## Calendar

food-day =
    { $days ->
        [0] Food Day today
        [one] Food Day in { $days } day
       *[other] Food Day in { $days } days
    }
reward-goods = temples give goods
reward-points = temples give points
day = Day { $day } of { $days }
round = round { $n }/{ $rounds }
starting-player = Starting player

## Tracks

temples = Temples
leader = leader: I · II
god-brown = Chaac
god-yellow = Quetzalcoatl
god-green = Kukulcan
technologies = Technologies

## Tiles

buildings = Buildings
monuments = Monuments
pile = age { $age } · { $n } in the pile

## Players

you = you
workers = { $hand } in hand, { $out } out
food-in =
    { $days ->
        [0] Food Day today
        [one] Food Day in { $days } day
       *[other] Food Day in { $days } days
    }
short = { $missing } short: { $hungry } unfed, −{ $vp } VP
enough = enough

## Legend

legend-today = today
legend-tomorrow = tomorrow
legend-may = you can choose
legend-not = not now
legend-dummy = dummy worker

## Tooltips

nothing-there = nothing
any-of = any action of { $wheel } at no extra cost
cannot-use = That cannot be used now. { $why }
reached =
    { $days ->
        [one] A worker placed on this wheel now gets to this space in { $days } day.
       *[other] A worker placed on this wheel now gets to this space in { $days } days.
    }
later =
    { $days ->
        [one] in { $days } day: { $what }
       *[other] in { $days } days: { $what }
    }
off = off the wheel, back to hand
about-temple = { $temple }: { $points } VP, from the bottom step up; the leader scores { $lead } VP extra at the end of age I / II.
next-price =
    { $nth ->
        [1] The first worker you place in a turn costs its space number in corn; the second costs 1 corn extra, the third 2 extra, and so on.
       *[other] Worker number { $nth } this turn: its space number plus { $extra }, in corn.
    }
side-light = Light side up: if you take the starting-player space you can advance the calendar two days; your player board then flips.
side-dark = Dark side up: you cannot advance two days until reaching the top of a temple flips your player board back.

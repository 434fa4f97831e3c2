# Short words for Tzolk'in in the terminal, British English. Sentences are in ../../text.


## Calendar and Food Days

round = Round { $n }/{ $rounds }
age = age { $age }
food-day =
    { $days ->
        [0] Food Day after this round
        [one] Food Day in { $days } day
       *[other] Food Day in { $days } days
    }
feeding = { $corn } corn for { $workers } workers
feeding-short = { $missing } short (-{ $vp } VP)
reward-goods = Next Food Day: temples give goods
reward-points = Next Food Day: temples give points

## Goods

number = { $n }
have-corn = { $n } corn
have-wood = { $n } wood
have-stone = { $n } stone
have-gold = { $n } gold
have-skulls =
    { $n ->
        [one] { $n } skull
       *[other] { $n } skulls
    }
have-workers =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
have-vp = { $n } VP
col-corn = corn
col-wood = wood
col-stone = stone
col-gold = gold
col-skulls = skull
col-vp = VP
col-hand = hand
col-wheels = out
col-agriculture = Ag
col-extraction = Ex
col-architecture = Ar
col-theology = Th
col-brown = br
col-yellow = ye
col-green = gr
dark = dark
signs-title = Signs
sign-letters = A B C D: the players’ workers and markers, yours highlighted
sign-dummy = a dummy worker
sign-skull = a skull on Chichen Itza: this action has been used
sign-block = on Chichen Itza: with 1 resource of your choice
sign-turn = whose turn it is
sign-payable = you can afford this tile
sign-hand = hand, out: workers in hand and on the wheels
sign-techs = Ag Ex Ar Th: levels of agriculture, extraction, architecture, theology
sign-temples = br ye gr: steps on the brown, yellow and green temple
sign-dark = dark (dark side): this player cannot advance two days

## Beside the wheels

starting-space = Starting space:
free = free
takes = ({ $n } corn)
goes-first = Starting player:
skulls-left = Skulls in the bank: { $n }
jungle = Jungle

## Wheels; a bar begins a new line

does-any = any
does-corn = { $n } corn
does-or-wood = |/{ $n } wood
does-yaxchilan-1 = 1 wood
does-yaxchilan-2 = 1 stone|1 corn
does-yaxchilan-3 = 1 gold|2 corn
does-yaxchilan-4 = 1 skull
does-yaxchilan-5 = 1 stone|1 gold|2 corn
does-tikal-1 = 1 tech
does-tikal-2 = build 1
does-tikal-3 = 2 techs
does-tikal-4 = build 2|monument
does-tikal-5 = 2 steps|-1 res.
does-uxmal-1 = 1 step|-3 corn
does-uxmal-2 = market
does-uxmal-3 = worker
does-uxmal-4 = build 1|for corn
does-uxmal-5 = any act.|-1 corn
does-points = { $n } { $temple }
tiles-corn = { $n } corn
tiles-wood = { $n } wood

## Temples and technologies

temples = Temples
leader = leader +{ $n }
temple-brown = brown
temple-yellow = yellow
temple-green = green
short-wood = wood
short-stone = stone
short-gold = gold
short-skull = skull
technologies = Technologies
beyond = beyond
tech-agriculture = agriculture
tech-extraction = extraction
tech-architecture = architecture
tech-theology = theology
tech-agriculture-1 = harvest +1
tech-agriculture-2 = no tile, fish +1
tech-agriculture-3 = harvest +3
tech-agriculture-4 = 1 step
tech-extraction-1 = wood +1
tech-extraction-2 = stone +1
tech-extraction-3 = gold +1
tech-extraction-4 = 2 resources
tech-architecture-1 = build: 1 corn
tech-architecture-2 = build: 2 VP
tech-architecture-3 = 1 resource less
tech-architecture-4 = 3 VP
tech-theology-1 = 1 space ahead
tech-theology-2 = res. for 1 step
tech-theology-3 = skull +1
tech-theology-4 = 1 skull

## Tiles

buildings-on-display = Buildings
monuments-on-display = Monuments
payable = + you can afford it
none = none
all-tiles = All tiles
all-tiles-help = B buildings, M monuments, W starting wealth. A to D: who has it.
tile-head = Tile
where-head = Where
cost-head = Cost
does-head = What it does
kind-farm = farm
kind-tomb = tomb
kind-civic = civic
kind-shrine = shrine
dealt-to-you = your draw
on-display = on display
in-pile = in the pile
next-age = age II
not-in-game = not in play
gone = gone
unseen = unseen
cost-wood = { $n } wood
cost-stone = { $n } stone
cost-gold = { $n } gold
cost-skulls = { $n } skull
cost-corn = { $n } corn
effect-feed =
    { $n ->
        [one] feeds { $n } worker
       *[other] feeds { $n } workers
    }
effect-frugal = each worker eats { $n } corn less
effect-climb = +{ $n } { $temple }
effect-climb-any = +{ $n } temple of choice
effect-build = another building
effect-advance = +{ $n } { $tech }
effect-advance-any =
    { $n ->
        [one] +{ $n } technology of choice
       *[other] +{ $n } technologies of choice
    }
effect-skull = { cost-skulls }
effect-worker = +{ $n } worker
effect-vp = { $n } VP
effect-market = market
effect-any_action = any action (1 corn)
as-dummy = as a dummy tile: { $where }
formula-per_category = { $n } VP per { $kind } tile you own
formula-per_tile = { $n } VP per building and monument you own
formula-per_corn_tile = { $n } VP per corn tile you own
formula-per_wood_tile = { $n } VP per wood tile you own
formula-per_monument_built = { $n } VP per monument built by anyone
formula-by_finished_techs = { $points } VP for { $counts } technologies at level 3
formula-per_tech_level = { $n } VP per technology level
formula-by_workers = { $points } VP for { $counts } workers in play
formula-temple_points = VP of your three temple steps
formula-per_step_of_best_temple = { $n } VP per step on your best temple
formula-per_skull_on_chichen_itza = { $n } VP per skull on Chichen Itza

## Choices

group-place = Place a worker
group-pick_up = Pick up a worker
group-beg = Beg: 3 corn, 1 step down
group-build = Build
group-monument = Build a monument
keeps-architecture = architecture saved for a second building
with-architecture = architecture { $n }
start-label = Starting space
free-of-charge = free
pity = all your corn

## Summary of turns

start-spot = the starting space
news-place =
    { $n ->
        [one] places a worker on
       *[other] places workers on
    } { $where }
news-use = uses { $where }
news-nothing =
    { $n ->
        [one] picks up a worker without an action
       *[other] picks up { $n } workers without an action
    }
news-beg = begs
news-burn = burns the jungle
news-build = builds { $tile }
news-keep =
    { $n ->
        [one] keeps a wealth tile
       *[other] keeps { $n } wealth tiles
    }
news-wealth = reveals { $what }
news-days =
    { $n ->
        [one] lets { $n } day pass
       *[other] lets { $n } days pass
    }
news-unfed = { $n } unfed
news-no-change = no change
news-reveal = New on display: { $what }.
news-line = { $name } { $did }.
news-line-change = { $name } { $did } ({ $change }).

## Points at the end

points-from = Points from
points-total = Total (* wins)
from-temples = temples
from-chichen_itza = Chichen Itza
from-buildings = buildings
from-technologies = technologies
from-food_day = unfed workers
from-leftovers = goods left over
from-skulls = skulls in hand

## What a player may type after a question mark; several words for one thing

about-temple = { $temple }: { $points } VP, from the bottom step up; the leader scores { $lead } VP extra at the end of age I / II.
about-block = 1 { $block } is worth { $corn } corn at the market, both ways.
lacking = To pay for it you still need { $goods }.
lacking-nothing = You can afford it.
any-of = any action of { $wheel } at no extra cost
ask-place = place put
ask-pick_up = pick take remove
ask-use = use action
ask-beg = beg
ask-burn = burn
ask-build = build
ask-advance = advance technology tech study
ask-climb = climb step
ask-sell = sell
ask-buy = buy
ask-days = day days
ask-end_turn = end pass
ask-starting_space = start starting

## Hints of the command line

hint-about = Workers ride on wheels that turn with the calendar: the longer they wait, the more they get.
hint-letter = Your letter marks your workers, temples and technologies.
hint-ask = what something is, or why you cannot do it: any tile, wheel, technology or temple
hint-examples = build B07,  ? place uxmal,  ? tikal 4,  ? two days

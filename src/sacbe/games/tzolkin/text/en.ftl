# Tzolk'in in British English.


## Names

name-palenque = Palenque
name-yaxchilan = Yaxchilan
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen_itza = Chichen Itza
name-starting_space = Starting-player space
name-brown = brown
name-yellow = yellow
name-green = green
temple-brown = brown temple (Chaac)
temple-yellow = yellow temple (Quetzalcoatl)
temple-green = green temple (Kukulcan)
name-agriculture = agriculture
name-extraction = resource extraction
name-architecture = architecture
name-theology = theology
name-wood = wood
name-stone = stone
name-gold = gold
name-farm = farm (yellow)
name-tomb = tomb (grey)
name-civic = civic building (green)
name-shrine = shrine (blue)
name-dummy = dummy worker
space = { $wheel } { $space }
space-unnumbered =
    { $wheel } ({ $nth ->
        [1] first
       *[other] second
    } unnumbered space)
tile = { $id } { $called }
name-B01 = Maize patch
name-B02 = Bean field
name-B03 = Squash garden
name-B04 = Stone granary
name-B05 = Shared kitchen
name-B06 = Feathered tomb
name-B07 = Twin tomb
name-B08 = Mason’s tomb
name-B09 = Seed house
name-B10 = Water channel
name-B11 = Tool shed
name-B12 = Mine gallery
name-B13 = Surveyor’s shrine
name-B14 = Oracle shrine
name-B15 = Terraced fields
name-B16 = Raised beds
name-B17 = Cacao grove
name-B18 = Merchant’s tomb
name-B19 = Clan tomb
name-B20 = Golden tomb
name-B21 = Wanderer’s tomb
name-B22 = Tomb of three gods
name-B23 = Stonecutters’ school
name-B24 = Goldsmiths’ school
name-B25 = Farmers’ school
name-B26 = Stargazers’ school
name-B27 = Rain shrine
name-B28 = Cornerstone shrine
name-B29 = Jade shrine
name-B30 = Shrine of omens
name-B31 = Scribes’ shrine
name-B32 = Sun shrine
name-M01 = Royal necropolis
name-M02 = City gate
name-M03 = Maize pyramid
name-M04 = Ceiba pyramid
name-M05 = Court of stelae
name-M06 = Great plaza
name-M07 = House of masters
name-M08 = Archive of codices
name-M09 = House of the people
name-M10 = Sacred acropolis
name-M11 = Altar of three gods
name-M12 = Endless stairway
name-M13 = Wall of skulls
name-W01 = Sower’s blessing
name-W02 = Sun offering
name-W03 = Gardener’s chest
name-W04 = Rich harvest
name-W05 = Forest pact
name-W06 = Woodland altar
name-W07 = Logging camp
name-W08 = Builder’s stock
name-W09 = Architect’s vow
name-W10 = Stone yard
name-W11 = Master’s plans
name-W12 = Porter’s load
name-W13 = Rain offering
name-W14 = Family garden
name-W15 = Extra hands
name-W16 = Full purse
name-W17 = Cave find
name-W18 = Priest’s legacy
name-W19 = Raft of logs
name-W20 = Incense bundle
name-W21 = Trader’s canoe

## Goods and prices

goods-none = nothing
goods-corn = { $n } corn
goods-wood = { $n } wood
goods-stone = { $n } stone
goods-gold = { $n } gold
goods-skulls =
    { $n ->
        [one] { $n } skull
       *[other] { $n } skulls
    }
goods-blocks =
    { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
goods-workers =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
goods-corn_tiles =
    { $n ->
        [one] { $n } corn tile
       *[other] { $n } corn tiles
    }
goods-wood_tiles =
    { $n ->
        [one] { $n } wood tile
       *[other] { $n } wood tiles
    }
goods-fed =
    { $n ->
        [one] { $n } worker fed for free
       *[other] { $n } workers fed for free
    }
goods-frugal = { $n } corn saved per worker on Food Days
steps =
    { $n ->
        [one] { $n } { $temple } step
       *[other] { $n } { $temple } steps
    }
levels =
    { $n ->
        [one] { $n } level of { $tech }
       *[other] { $n } levels of { $tech }
    }
for-free = for free
for-goods = for { $goods }
for-blocks = for { goods-blocks }

## Tiles

tile-building = { $tile }: { $category }, age { $age }, costs { $goods }. Gives: { $effects }.
tile-monument = { $tile }: monument, { $category }, costs { $goods }. At the end: { $formula }.
tile-wealth = { $tile }: { $effects }.
tile-wealth-dummy = If drawn for a dummy worker, it blocks { $where }.
effect-feed =
    { $n ->
        [one] { $n } worker needs no corn on Food Days
       *[other] { $n } workers need no corn on Food Days
    }
effect-frugal = each worker needs { $n } corn less on Food Days
effect-climb = +{ steps }
effect-climb-any =
    { $n ->
        [one] +{ $n } step on a temple of your choice
       *[other] +{ $n } steps on temples of your choice
    }
effect-build = you can build another building, paying its cost
effect-advance = +{ levels } (free)
effect-advance-any =
    { $n ->
        [one] +{ $n } level of a technology of your choice (free)
       *[other] +{ $n } levels of technologies of your choice (free)
    }
effect-corn = { goods-corn }
effect-wood = { goods-wood }
effect-stone = { goods-stone }
effect-gold = { goods-gold }
effect-skull = { goods-skulls }
effect-worker = +{ goods-workers }
effect-vp = { vp }
effect-market = you can trade at the market
effect-any_action = you can pay 1 corn for any action of the four small wheels
formula-step = { $n } = { $vp } VP
formula-per_category = { vp } for each building or monument of type { $category } you own, including this one
formula-per_tile = { vp } for each building and monument you own, including this one
formula-per_corn_tile = { vp } for each of your corn tiles
formula-per_wood_tile = { vp } for each of your wood tiles
formula-per_monument_built = { $two } / { $three } / { $four } VP with 2 / 3 / 4 players for each monument built by anyone, including this one
formula-by_finished_techs = VP for your technologies at level 3: { $steps }
formula-per_tech_level = { vp } for each technology level you have reached
formula-by_workers = VP for your workers in play: { $steps }
formula-temple_points = the VP printed on your step of each temple
formula-per_step_of_best_temple = { vp } for each step above the start on your best temple
formula-per_skull_on_chichen_itza = { vp } for each skull on Chichen Itza

## Technologies: what each level gives, 4 being the bonus beyond the last

tech-agriculture-1 = +1 corn with every jungle harvest
tech-agriculture-2 = harvest corn even when no corn tile is showing; +1 corn when fishing
tech-agriculture-3 = 2 more corn with every jungle harvest
tech-agriculture-4 = 1 step up on a temple of your choice
tech-extraction-1 = +1 wood at Yaxchilan 1 and Palenque 3 to 5
tech-extraction-2 = +1 stone at Yaxchilan 2 and 5
tech-extraction-3 = +1 gold at Yaxchilan 3 and 5
tech-extraction-4 = 2 resources of your choice
tech-architecture-1 = +1 corn for every building
tech-architecture-2 = +2 VP for every building
tech-architecture-3 = every building costs 1 resource less (2 corn less at Uxmal)
tech-architecture-4 = 3 VP
tech-theology-1 = you can use the action one space ahead at Chichen Itza
tech-theology-2 = after an action of Chichen Itza you can pay 1 resource for 1 step on a temple
tech-theology-3 = +1 skull at Yaxchilan 4
tech-theology-4 = 1 skull

## What the actions of the wheels do

do-palenque-1 = fish for { $corn } (1 more with agriculture 2)
do-palenque-2 = harvest { $corn } from the jungle (more with agriculture)
do-palenque-jungle = harvest { $corn } or { $wood } (more with technologies), or burn the jungle for corn
do-yaxchilan-1 = take 1 wood (2 with extraction 1)
do-yaxchilan-2 = take 1 stone (2 with extraction 2) and 1 corn
do-yaxchilan-3 = take 1 gold (2 with extraction 3) and 2 corn
do-yaxchilan-4 = take 1 crystal skull (2 with theology 3)
do-yaxchilan-5 = take 1 stone, 1 gold and 2 corn (more with extraction)
do-tikal-1 = advance one technology, paying its cost
do-tikal-2 = build one building
do-tikal-3 = advance one or two technologies, paying their costs
do-tikal-4 = build one or two buildings, or one monument
do-tikal-5 = pay 1 resource for 1 step on each of two temples
do-uxmal-1 = 1 step up on a temple of your choice
do-uxmal-2 = trade corn and resources at the market
do-uxmal-3 = take a worker from the bank
do-uxmal-4 = build one building for { $goods } per resource it costs
do-uxmal-5 = any action of Palenque, Yaxchilan, Tikal or Uxmal
do-chichen_itza = leave a skull for { $vp } VP and 1 step on the { $temple }
do-chichen_itza-block = leave a skull for { $vp } VP, 1 step on the { $temple } and 1 resource of your choice
brings-nothing = no action is possible
brings-any = any action of { $wheel }
brings-or = { $head }, or { $next }
brings-paying = { $what } (paying { $goods })
brings-tikal-1 = 1 technology
brings-tikal-2 = 1 building
brings-tikal-3 = up to 2 technologies
brings-tikal-4 = up to 2 buildings or a monument
brings-tikal-5 = 1 step on each of two temples for 1 resource
brings-uxmal-1 = 1 temple step
brings-uxmal-2 = the market
brings-uxmal-3 = 1 new worker
brings-uxmal-4 = 1 building paid with corn
brings-uxmal-5 = any action of the four small wheels
brings-chichen_itza = { $vp } VP and 1 { $colour } step for a skull
brings-chichen_itza-block = { $vp } VP, 1 { $colour } step and 1 resource for a skull
brings-chichen_itza-any = one of { $n } spaces for a skull, for up to { $vp } VP
do-take = take { $goods }
do-burn = burn the jungle for corn

## Actions

act-beg = Beg: top up to { $goods }, 1 step down on the { $temple }
act-place = Place a worker on { $where } { $price }
act-place-brings = Place a worker on { $where } { $price }, tomorrow { $brings }
act-place-start-alone = Place a worker on the starting-player space { $price }
act-place-start =
    { $own ->
        [yes] Place a worker on the starting-player space { $price }: you start the next round
       *[no] Place a worker on the starting-player space { $price }: { $name } starts the next round
    }
act-place-start-corn =
    { $own ->
        [yes] Place a worker on the starting-player space { $price }: { $goods } from the calendar, and you start the next round
       *[no] Place a worker on the starting-player space { $price }: { $goods } from the calendar, and { $name } starts the next round
    }
act-place-pity = The gods take pity: place a single worker on { $where } and pay all your corn ({ $goods })
act-pick_up = Pick up the worker from { $where }: { $brings }
act-pick_up-alone = Pick up the worker from { $where }
act-use = Use { $where }: { $what }
act-use-paying = Use { $where } for { $goods }: { $what }
act-nothing = Take no action
act-harvest-corn = Take a corn tile: { $goods }
act-harvest-bare = Harvest without a tile: { $goods }
act-harvest-wood = Take a wood tile: { $goods }
act-burn = Burn the jungle: { $goods } and a corn tile, 1 step down on the { $temple }
act-advance = Advance { $tech } to level { $level } { $price }: { $gives }
act-bonus = Take the bonus of { $tech } { $price }: { $gives }
act-pay = Pay { $goods }
act-pay-theology = Pay { $goods } for 1 step on a temple
act-gain = Take { $goods }
act-climb = Climb 1 step on the { $temple }
act-climb_two = Climb 1 step on the { $first } and 1 on the { $second }
steps-worth = { $text }: { $steps } VP
step-points = from { $before } to { $after }
act-build = Build { $tile } { $price }: { $effects }
act-build-architecture = Build { $tile } { $price }: { $effects }; architecture adds { $bonus }
act-build-keeping = Build { $tile } { $price } without architecture, saving it for a second building: { $effects }
architecture-saves = 1 resource saved
act-drop = Use architecture to pay 1 { $block } less
act-monument = Build the monument { $tile } { $price }; at the end: { $formula }
act-sell = Sell { $goods } for { $corn }
act-buy = Buy { $goods } for { $corn }
act-stop-advance = Skip the second advance
act-stop-build = Build nothing more
act-stop-market = Leave the market
act-stop-any_action = Take no further action
act-stop-theology = Do not pay for a temple step
act-end_turn = End turn
act-keep = Keep { $tile }: { $effects }
act-days =
    { $days ->
        [1] Advance the calendar 1 day: all workers move 1 space
       *[other] Advance the calendar { $days } days and flip your player board to its dark side: all workers move { $days } spaces
    }
act-starting_seat = { $name } starts
act-reveal = Reveal { $what }
act-deal = Deal { $tile } to { $name }: { $effects }
act-dummy = Draw { $tile } for a dummy worker on { $where }

## Questions

asked-starting_seat = who starts
asked-reveal_monument = which monument is revealed
asked-reveal_building = which building is revealed
asked-deal = which wealth tile is dealt
asked-dummy = where the dummy workers go
asked-keep = which wealth tile to keep
asked-turn = beg, place a worker or pick one up
asked-turn-beg = beg
asked-turn-place = place a worker
asked-turn-pick_up = pick up a worker
asked-turn-beg-place = beg or place a worker
asked-turn-beg-pick_up = beg or pick up a worker
asked-turn-place-pick_up = place a worker or pick one up
asked-end = end the turn
asked-place = place another worker or end the turn
asked-pick_up = pick up another worker or end the turn
asked-use = which action to take
asked-any_action = which action of the four small wheels to take
asked-harvest = what to harvest
asked-advance = which technology to advance
asked-pay = which resources to pay
asked-gain = which resources to take
asked-climb = which temple to climb
asked-climb_two = which two temples to climb
asked-build = what to build
asked-drop = which resource architecture saves you
asked-market = what to trade at the market
asked-theology = whether to pay a resource for a temple step
asked-days = one day or two
asked-over = nothing, the game is over

## Refusals

missing = { $missing } short
now-may = Now you can { $asked }.
now-decide = Still to decide: { $asked }.
refusal-tiles_chosen = You have kept your two tiles. Still choosing: { $names }.
refusal-not_asked =
    { $tried ->
        [build] You build with a worker picked up at Tikal 2 or 4, or at Uxmal 4.
        [monument] You build monuments with a worker picked up at Tikal 4.
        [advance] You advance technologies with a worker picked up at Tikal 1 or 3.
        [climb] You climb temples at Uxmal 1, Tikal 5 and Chichen Itza, and with some buildings.
        [market] You trade at the market with a worker picked up at Uxmal 2.
        [use] You use the actions of a wheel with a worker picked up there.
       *[other] That is not what you are deciding now.
    } { $now }
refusal-cannot_stop = You cannot stop here. { $now }
refusal-move_first = Place or pick up at least one worker first: you cannot pass your turn.
refusal-no_mixing =
    { $doing ->
        [place] You have placed workers this turn, so you cannot pick any up: each turn you do one or the other.
       *[pick_up] You have picked up workers this turn, so you cannot place any: each turn you do one or the other.
    }
refusal-beg_start = You can beg only at the very start of your turn.
refusal-beg_once = You have already begged this turn.
refusal-beg_corn = You can beg only with less than 3 corn; you have { $held }.
refusal-beg_bottom = You are at the bottom of the { $temple }: step down on another one to beg.
refusal-beg_all_bottom = You are at the bottom of all three temples, so you cannot beg.
refusal-must_beg = You have no worker on the wheels and cannot afford to place one (the cheapest space costs { $needed } corn, you have { $held }): you must beg first.
refusal-pity_cheapest = { $where } is not one of the cheapest spaces: when the gods take pity, you can only take a space that costs { $cheapest } corn.
refusal-start_taken =
    { $own ->
        [yes] Your own worker is on the starting-player space.
       *[no] { $name } has a worker on the starting-player space.
    }
refusal-wheel_full = Every numbered space of { $wheel } is taken.
refusal-no_worker_in_hand = You have no workers left to place.
refusal-place_corn = { $where } costs { $needed } corn: { $space } for the space and { $extra } because it is worker number { $nth } this turn. You have { $held }: { missing }.
refusal-not_there = You have no worker on { $where }: the space is empty.
refusal-others_worker = The worker on { $where } belongs to { $name }.
refusal-dummy_there = There is a dummy worker on { $where }; no one can pick it up.
refusal-other_wheel = The worker was on { $wheel }: only actions of that wheel can be used.
refusal-too_high = { $where } is out of reach: the worker was on space { $at }, and only its own action and lower ones can be used.
refusal-needs_theology = { $where } is one space ahead; that requires theology 1.
refusal-use_corn = { $where } costs { $needed } corn: { $reach } to get there and { $own } for the action itself. You have { $held }: { missing }.
refusal-jungle_empty = No harvest tile is left at Palenque { $space }, and harvesting without a tile requires agriculture 2.
refusal-skull_bank_empty = No crystal skull is left in the bank.
refusal-space_used = There is already a skull on { $where }: each action there can be used only once per game.
refusal-no_skull = You have no crystal skull to place there.
refusal-no_blocks = You have no resources to pay with.
refusal-nothing_to_climb = You cannot climb any temple.
refusal-nothing_to_trade = You have no resources to sell and only { $held } corn; the cheapest resource costs { $needed }.
refusal-six_workers = All your workers are already in play.
refusal-no_building_shown = No buildings are on display.
refusal-no_building_for_corn = The cheapest building costs { $needed } corn here; you would have { $held }: { missing }.
refusal-no_building_affordable =
    { $missing ->
        [one] You cannot pay for any building on display: at least { $missing } resource is missing.
       *[other] You cannot pay for any building on display: at least { $missing } resources are missing.
    }
refusal-nothing_affordable =
    { $missing ->
        [one] You cannot pay for any building or monument on display: at least { $missing } resource or skull is missing.
       *[other] You cannot pay for any building or monument on display: at least { $missing } resources or skulls are missing.
    }
refusal-not_any_action = { $where } cannot be chosen here: only Palenque, Yaxchilan and Tikal 1 to 5 and Uxmal 1 to 4.
refusal-no_corn_tile = No corn tile is showing at Palenque { $space }, and harvesting without one requires agriculture 2 (you are at level { $level }).
refusal-no_wood_tile = No wood tile is left at Palenque { $space }.
refusal-burn_bottom = You are at the bottom of the { $temple }: step down on another one to burn the jungle.
refusal-burn_all_bottom = You are at the bottom of all three temples, so you cannot burn the jungle.
refusal-advance_blocks =
    { $needed ->
        [one] Advancing { $tech } costs { $needed } resource; you have { $held }: { missing }.
       *[other] Advancing { $tech } costs { $needed } resources; you have { $held }: { missing }.
    }
refusal-no_advance =
    { $needed ->
        [one] The cheapest advance costs { $needed } resource; you have { $held }: { missing }.
       *[other] The cheapest advance costs { $needed } resources; you have { $held }: { missing }.
    }
refusal-advance_lost = The only advances you can afford are bonuses that would be wasted now.
refusal-pay_count =
    { $needed ->
        [one] Pay exactly { $needed } resource, not { $given }.
       *[other] Pay exactly { $needed } resources, not { $given }.
    }
refusal-pay_held = You do not have these resources; missing: { $goods }.
refusal-gain_count =
    { $needed ->
        [one] Take exactly { $needed } resource, not { $given }.
       *[other] Take exactly { $needed } resources, not { $given }.
    }
refusal-on_top = You are already at the top of the { $temple }.
refusal-top_taken = { $name } is at the top of the { $temple }, where there is room for only one.
refusal-tile_owned =
    { $own ->
        [yes] You already own { $tile }.
       *[no] { $tile } belongs to { $name }.
    }
refusal-tile_gone = { $tile } left the game with age I.
refusal-next_age = { $tile } belongs to age II, which has not started.
refusal-not_revealed = { $tile } is still in the pile.
refusal-monument_not_shown = { $tile } is not among the monuments of this game.
refusal-build_blocks =
    { $saved ->
        [0] You cannot pay for { $tile }; missing: { $goods }.
       *[other] You cannot pay for { $tile }; missing: { $goods }, and architecture saves only one resource.
    }
refusal-build_corn = { $tile } costs { $needed } corn here; you have { $held }: { missing }.
refusal-cannot_keep_back = You can save architecture only for the second building of Tikal 4, not here.
refusal-no_architecture = You have no architecture to save.
refusal-monument_second = A monument is built instead of buildings, so { $tile } cannot follow one.
refusal-monument_tikal = Monuments such as { $tile } can be built only at Tikal 4.
refusal-monument_cost = You cannot pay for { $tile }; missing: { $goods }.
refusal-drop_not_in_cost = The cost of { $tile } has no { $block } to save.
refusal-drop_other = Architecture must save what you are missing for { $tile } ({ $goods }), not { $block }.
refusal-sell_after_buying = Once you have bought something, you cannot sell anything more on this visit.
refusal-nothing_to_sell = You have no { $block } to sell.
refusal-buy_corn = 1 { $block } costs { $needed } corn; you have { $held }: { missing }.
refusal-already_kept = You have already kept { $tile }.
refusal-not_dealt = { $tile } was not dealt to you.
refusal-days_not_yours = Only the player whose worker was on the starting-player space decides how many days pass.
refusal-days_last_round = This is the last round: only one day passes.
refusal-days_dark = Your player board shows its dark side; reach the top of a temple to flip it back.
refusal-days_ban = { $name } has a worker on { $where } that two days would push off the wheel.
refusal-days_later = The number of days is decided at the end of the round.

## Log

log-line = { $what }.
log-line-change = { $what } ({ $change }).
change-more = +{ $what }
change-less = -{ $what }
change-light = board to the light side
change-dark = board to the dark side
log-beg = { $name } begs
log-place = { $name } places a worker on { $where }
log-place-start = { $name } places a worker on the starting-player space
log-place-pity = { $name } places a worker on { $where } as the gods take pity
log-pick_up = { $name } picks up the worker from { $where }
log-use = { $name } uses { $where }
log-nothing = { $name } takes no action
log-harvest = { $name } harvests
log-burn = { $name } burns the jungle
log-advance = { $name } advances { $tech }
log-pay = { $name } pays
log-gain = { $name } takes resources
log-climb = { $name } climbs
log-climb_two = { $name } climbs twice
log-build = { $name } builds { $tile }
log-drop = { $name } saves 1 { $block } with architecture
log-monument = { $name } builds the monument { $tile }
log-sell = { $name } sells
log-buy = { $name } buys
log-stop-advance = { $name } skips the second advance
log-stop-build = { $name } builds nothing more
log-stop-market = { $name } leaves the market
log-stop-any_action = { $name } takes no further action
log-stop-theology = { $name } does not pay for a temple step
log-end_turn = { $name } ends the turn
log-keep = { $name } keeps { $tile }
log-keep_hidden = { $name } keeps a wealth tile
log-days =
    { $days ->
        [1] { $name } advances the calendar 1 day
       *[other] { $name } advances the calendar { $days } days
    }
log-starting_seat = { $name } starts
log-reveal = Revealed: { $tile }
log-deal = { $name } is dealt { $tile }
log-deal_hidden = { $name } is dealt a wealth tile
log-dummy = Dummy workers of { $tile }: { $spaces }
log-wealth = { $name } reveals { $tile }
log-architecture = { $name } benefits from architecture
log-level = { $name } reaches level { $level } of { $tech }
log-bonus = { $name } takes the { $tech } bonus
log-bonus_lost = { $name } gets nothing from the { $tech } bonus
log-effect = { $name } benefits from { $tile }
log-effect_lost = { $tile }: { $name } gets nothing for { $what }
log-calendar_corn = { $name } takes the corn from the calendar
log-food_day = Food Day { $number } of 4
log-fed =
    { $workers ->
        [one] { $name } feeds { $workers } worker
       *[other] { $name } feeds { $workers } workers
    }
log-hungry = { $name } leaves { $hungry } of { $workers } workers unfed
log-age = Age II starts
log-temple_goods = The { $colour } temple rewards { $name }
log-no_skulls = Not enough skulls in the bank for everyone: none are given out
log-temple_points = { $name } is on step { $step } of the { $colour } temple
log-leader = { $name } leads on the { $colour } temple
log-leader_shared = { $name } shares the lead on the { $colour } temple
log-tooth_corn = 1 corn is added to the calendar ({ $corn } in total)
log-worker_back = { $name } takes back their worker from the starting-player space; { $starter } is the starting player
log-days_passed =
    { $days ->
        [1] 1 day passes
       *[other] { $days } days pass
    }: round { $round } starts
log-last_day = The last day passes
log-fell_off = One of { $name }’s workers falls off { $wheel }
log-score_leftovers = { $name } has goods left over worth { $corn } corn
log-score_skulls =
    { $skulls ->
        [one] { $name } has { $skulls } skull left
       *[other] { $name } has { $skulls } skulls left
    }
log-score_monument = { $name } scores { $tile }
log-final = { $name } ends with { $points }
log-winner = { $names } wins
log-winners = { $names } share the victory
log-other = Something changes for { $name }

## Rules in short

help-goal-title = Goal
help-goal = Lead a Maya tribe through one full turn of the great calendar wheel. The player with the most victory points at the end wins. Points come from temples, buildings, monuments, crystal skulls and leftover goods. Everyone starts with 3 workers (three more are in the bank) and secretly keeps two of four wealth tiles.
help-turn-title = A turn
help-turn = Either place workers or pick workers up, at least one, never both in one turn. A worker you place takes the lowest free space of a wheel and costs that number in corn; the second worker of a turn costs 1 more, the third 2 more, and so on. A worker you pick up uses the action of its space, or a lower action of the same wheel for 1 corn per space, or no action. The highest spaces (6 and 7, at Chichen Itza 10) give any action of their wheel for no extra corn.
help-begging-title = Begging
help-begging = With less than 3 corn you can beg at the start of your turn: you then have exactly 3 corn and go down one step on a temple. If you have no worker to pick up and cannot afford to place one, you must beg. If you are at the bottom of every temple, the gods let you place a single worker on one of the cheapest spaces in exchange for all your corn.
help-harvest-title = Palenque and Yaxchilan
help-harvest = Palenque feeds you. On 1 you fish for 3 corn. On 2 to 5 you take a tile from the jungle beside the space: a corn tile for 4, 5, 7 or 9 corn or, from 3 on, a wood tile for 2, 3 or 4 wood. Wood tiles are on top of the corn tiles; you can burn one to reach the corn at once, which costs a step on a temple. Where no tile is left there is nothing to harvest, unless you have agriculture 2. Yaxchilan gives 1 wood (1), 1 stone and 1 corn (2), 1 gold and 2 corn (3), a crystal skull (4), or 1 stone, 1 gold and 2 corn (5).
help-tikal-title = Tikal
help-tikal = Advance technologies (1: one; 3: up to two), build (2: one building; 4: up to two buildings, only one of them with architecture, or one monument), or pay a resource for one step on each of two temples (5).
help-uxmal-title = Uxmal and the market
help-uxmal = Offer 3 corn for a temple step (1), trade at the market (2), get a new worker (3), pay for a building with 2 corn per resource (4), or pay 1 corn for any action of the four small wheels (5). At the market wood is worth 2 corn, stone 3 and gold 4, both ways; sell first, then buy.
help-chichen_itza-title = Chichen Itza
help-chichen_itza = Leave a crystal skull on a space for points and a temple step: 4, 5 or 6 points and a brown step (1 to 3), 7, 8 or 8 and a green one (4 to 6), 10, 11 or 13 and a yellow one (7 to 9); 6, 8 and 9 also give a resource of your choice. Each space can be used only once per game. Skulls come from Yaxchilan 4, from the green temple and from some tiles.
help-buildings-title = Buildings and monuments
help-buildings = Buildings cost resources and take effect at once; farms help on every Food Day. Empty spaces are refilled at the end of a turn. After the second Food Day the buildings of age II replace those of age I. Monuments are never replaced and score at the end.
help-technologies-title = Technologies
help-technologies =
    Levels cost 1, 2 and 3 resources of any kind.
    Agriculture: (1) { tech-agriculture-1 }; (2) { tech-agriculture-2 }; (3) { tech-agriculture-3 }.
    Resource extraction: (1) { tech-extraction-1 }; (2) { tech-extraction-2 }; (3) { tech-extraction-3 }.
    Architecture: (1) { tech-architecture-1 }; (2) { tech-architecture-2 }; (3) { tech-architecture-3 }.
    Theology: (1) { tech-theology-1 }; (2) { tech-theology-2 }; (3) { tech-theology-3 }.
    Beyond level 3 every advance costs 1 resource and gives a bonus: { tech-agriculture-4 } · { tech-extraction-4 } · { tech-architecture-4 } · { tech-theology-4 }.
help-temples-title = Temples
help-temples = On the first and third Food Day every step you have climbed gives its goods; on the second and fourth your current step gives its points, and the highest player on each temple gets a bonus (half if tied). Only one player can be at the top; reaching it flips your player board to its light side.
help-food_days-title = Food Days
help-food_days = Four rounds end with a Food Day: 8, 14, 21 and 27, or earlier if days are skipped. A Food Day that is skipped is held at the end of the round you skip to. Every worker in play eats 2 corn, including one on the starting-player space, and each unfed worker costs 3 points. You must feed as many as you can. Farms make this cheaper. Then the temples reward you.
help-calendar-title = Calendar and two-day turns
help-calendar = After every round the wheels turn one day and carry all workers to the next space; from the last space they fall off without an action. If no one took the starting-player space, 1 corn is put on the calendar. A player who takes that space gets this corn at the end of the turn. At the end of the round they take the worker back and become the starting player (if they already are, the player on their left does). They can also let two days pass if their player board shows its light side and no player’s worker is on 6 (at Chichen Itza 9); their board then flips to its dark side.
help-dummies-title = Dummy workers
help-dummies = With two or three players, dummy workers block spaces. They move with the wheels, are never picked up and belong to no one.
help-end-title = End and scoring
help-end = The game ends after the fourth Food Day and one last day. Resources become corn at market prices, every 4 corn score a point (fractions count), every skull you still have is worth 3 points, then monuments score. A tie is won by the player with more workers on the wheels; if players are still tied, they share the victory.
# Names of quantities, shown beside their numbers.
have-corn = corn
have-wood = { name-wood }
have-stone = { name-stone }
have-gold = { name-gold }
have-skulls = skulls
have-vp = victory points
have-workers_in_hand = workers in hand
have-temples-brown = points of the step on the { temple-brown }
have-temples-yellow = points of the step on the { temple-yellow }
have-temples-green = points of the step on the { temple-green }
have-techs-agriculture = { name-agriculture }
have-techs-extraction = { name-extraction }
have-techs-architecture = { name-architecture }
have-techs-theology = { name-theology }
have-corn_tiles = corn tiles
have-wood_tiles = wood tiles
have-food = corn needed on the next Food Day
have-days_to_food = days to the next Food Day

# Short words for Mezo in the terminal, British English. Sentences are in ../../text.


## Names and signs

region-chichen_itza = Chichén Itzá
region-coba = Cobá
region-becan = Becán
card-legacy = Legacy
card-vengeance = Vengeance
card-fervor = Fervour
card-mandate = Mandate
card-mission = Mission
sign-shaman = s
sign-warrior = w
number = { $n }
track-calendar = Calendar
track-codex = Codex
one-shaman = shaman
one-warrior = warrior
one-glyph = glyph
one-pyramid = pyramid
many-shaman = shamans
many-warrior = warriors
many-unit = units
many-glyph = glyphs
many-pyramid = pyramid levels
many-structure = glyphs or top pyramid levels
n-shaman =
    { $count ->
        [one] { $n } shaman
       *[other] { $n } shamans
    }
n-warrior =
    { $count ->
        [one] { $n } warrior
       *[other] { $n } warriors
    }
n-unit =
    { $count ->
        [one] { $n } unit
       *[other] { $n } units
    }
n-glyph =
    { $count ->
        [one] { $n } glyph
       *[other] { $n } glyphs
    }
n-pyramid =
    { $count ->
        [one] { $n } pyramid level
       *[other] { $n } pyramid levels
    }
n-structure =
    { $count ->
        [one] { $n } glyph or top pyramid level
       *[other] { $n } glyphs or top pyramid levels
    }

## Tribe abilities

ability-awaken_era_any = at the start of each Tribe Phase, awaken as many units as the Era’s number, in any region
ability-build_glyphs_era_any = each Tribe Phase begins with: build as many glyphs as the Era’s number, in any region
ability-hero_plus_era = your Hero has as much more strength as the Era’s number
ability-appease_two_tokens = when you appease, use two tokens
ability-god_strength_level = your god gives strength equal to your level where it is present
ability-repeat_calendar_codex = do what your calendar and codex spaces say twice
ability-end_vp_2x_level = at the end 2 VP per devotion level
ability-calendar_codex_plus3 = 3 VP more for each unit on calendar or codex
ability-win_conflict_plus5 = 5 VP more for each Conflict you win

## What effects do; steps stand one after the other, with commas

eff-SUMMON = summon
eff-DEPLOY = deploy { $what }{ $where }
eff-AWAKEN = awaken { $what }{ $where }
eff-RECOVER = recover { $what }
eff-ANNIHILATE = annihilate { $what }{ $where }
eff-EXILE = exile { $what }{ $where }
eff-BUILD = build { $what }{ $where }
eff-RAZE = raze { $what }{ $where }
eff-TRANSFORM = transform { $what }{ $where }
eff-MOVE = move { $what }{ $where }
eff-SWAP_ALTARS = swap this altar with another region’s
eff-APPEASE = you may appease
eff-GAIN_VP = { $n } VP
eff-GAIN_VP-many = VP equal to { $n }
eff-GAIN_DEVOTION = { $n } devotion
eff-GAIN_DEVOTION-many = devotion equal to { $n }
eff-STRENGTH = strength +{ $n }
eff-STRENGTH-many = strength equal to { $n }
eff-CLAIM_MAJORITY = you have the most { $what } here
eff-CANCEL_MAJORITY = calendar or codex is not awarded here
eff-CHOOSE_ONE = { $what }
eff-or = { $head }; or { $last }
eff-EACH_OPPONENT = each opponent must { $what }
eff-EACH_PLAYER = each player must { $what }
eff-up-to = up to { $what }
eff-is = { $what } (= { $rule })
eff-count = { $what } ({ $n })
eff-own = { $what } of yours
eff-their-own = { $what } of their own
eff-SUMMON-does = summon ({ $what })
eff-GAIN_VP-each = { $n } VP each{ $more }
eff-each-more = , plus { $n }
eff-GAIN_DEVOTION-each = { $n } devotion each{ $more }
eff-STRENGTH-each = strength +{ $n } each{ $more }
eff-if-own = with { $things } there { $what }
eff-if-count =
    { $n ->
        [1] for that { $what }
       *[other] for { $n } of them { $what }
    }
eff-one-route = { " " }(one route)
eff-per-player = , { $n } per player at most
in-conflict = { " " }here
in-any = { " " }in any region
in-other = { " " }in another region
in-same = { " " }there
in-actorPresence = { " " }where the god is present
from-presence = { " " }from where your god is present
move-within = { " " }between regions of your god
from-conflict = { " " }from here
from-any = { " " }from any region
from-other = { " " }from other regions
from-same = { " " }from there
from-actorPresence = { " " }from where the god is present
to-presence = { " " }to where your god is present
to-conflict = { " " }to here
to-any = { " " }to any region
to-other = { " " }to other regions
to-same = { " " }to there
to-actorPresence = { " " }to where the god is present
amount-era = the Era’s number
amount-level = your devotion level
amount-own = your { $things } here
amount-xibalba = 1 per { $n } opposing units in Xibalba
amount-each = { $n } each
amount-cap = { $what }, max { $n }

## The board

era = Era { $n }
part-set-up = Set-up
part-ability = Abilities
part-tribe = Tribe Phase
part-god = God Phase
part-next = Conflict Phase
part-conflict = Conflict in { $region }
part-consecrated = Sacrifice in { $region }
part-over = Game over
order = order
turn = turn
col-region = region
col-altar = alt.
uninhabited-short = { "–" }
row-card = card
row-strength = strength
col-vp = VP
col-devotion = devotion
col-reserve = reserve
col-xibalba = Xibalba
col-glyphs = #
col-pieces = ^1234
col-cards = cards
slim-vp = VP
slim-devotion = dev
slim-reserve = res.
slim-xibalba = Xib.
devotion-sign = { $n }/L{ $level }
angry-short = Angry
gods = Gods
confluences = Free confluences
strength = Strength
part-of-hero = Hero
part-of-units = units
part-of-glyphs = glyphs
part-of-god = god
part-of-bonus = bonus
part-of-sacrificed = sacrificed
part-of-total = total
claimed = { $who } claims the most { $things }
cancelled = not awarded: { $track }
won = { $who } wins
cards-up = Cards
angry = Angry god
abilities = Abilities
powers = When summoned

## What the reader has

have-reserve = reserve
have-xibalba = Xibalba
have-vp = { $n } VP
have-pick = face down: { $card }
have-hand = hand { $cards }

## Choices

group-deploy = { $region } ({ $shaman_sign } shamans, { $warrior_sign } warriors):
nobody = none
reserve = reserve
summon-move = move the god, then: { $does }
summon-ability = { $does }, then move the god
action-label = { $n }: { $does }
group-pass = Pass: cover an action
pass-label = { $n }: { $gain }
gain-devotion = +1 devotion
gain-shaman = recover a shaman
gain-warrior = recover a warrior
appease-label =
    { $n ->
        [one] give { $n } unit: { $tokens }
       *[other] give { $n } units: { $tokens }
    }
recover-shaman = shaman (of { $n })
recover-warrior = warrior (of { $n })
group-move = To { $region }
build-label = { $region } ({ $n } VP)
stop-third = no third action
stop-appease = do not appease
stop-effect = no more
asked-uninhabited = which region is uninhabited
asked-altar = which altar lies where
asked-starting_seat = who has the most VP at the start
asked-god = who gets which god
asked-token = which token the angry god turns up
asked-conflict = which region is fought for next
asked-draw = which card is drawn
asked-choose_god = your god
asked-ability = choose your tribe ability for Era { $era }
asked-hero = choose a region for your Hero: it adds strength there, but you act last
asked-neutral_hero = choose a region for the neutral Hero: you act last and break ties there
asked-deploy = how many of your reserve go to the region below, { $n } at most
asked-summon = your god moves and acts: in which order
asked-confluence = choose a confluence for your god: it will be present in the regions around it
asked-pick = choose a card for { $region } (action 3 of each: { $does })
asked-action = action { $n } of 2 in { $region }
asked-third = whether to give up a glyph in { $region } for a third action
asked-choose_one = one of these
asked-cancel = which majority { $region } does not award
asked-appease =
    { $n ->
        [one] appease the angry god with { $n } unit
       *[other] appease the angry god with { $n } units
    }
asked-pay = a unit for the angry god
asked-use_token = a token of the angry god
asked-tie_strength = who wins the tie in { $region }
asked-tie_calendar = who has the most shamans in { $region }
asked-tie_codex = who has the most warriors in { $region }
asked-tie_consecrated = who wins the tie in { $region }
asked-calendar = a space of the calendar for your shaman
asked-codex = a space of the codex for your warrior
asked-sacrifice = how many to sacrifice: each 1 strength and 1 devotion; { $n } VP for the strongest
asked-over = nothing, the game is over
target-DEPLOY = deploy a unit from your reserve
target-AWAKEN = awaken a unit from Xibalba
target-RECOVER = recover a unit from Xibalba
target-ANNIHILATE = annihilate a unit (to Xibalba)
target-EXILE = exile a unit (to its reserve)
target-BUILD = build
target-RAZE = raze a glyph or a top level
target-TRANSFORM = transform into your own
target-MOVE = move a unit
target-SWAP_ALTARS = swap the altar with that of
target-from = { $source }: { $what }
more = { $what }, { $n } more
more-up-to = { $what }, up to { $n } more

## All cards, altars, spaces and tokens

tiles-note = No place named: where your god is present. “Here”: in the Conflict. Level: your devotion level.
tiles-summon = summon
tiles-played = played
tiles-up = face up
tiles-hand = in hand
tiles-pick = face down
tiles-unseen = not drawn
tiles-possible = possible
altars = Altars
tokens-gone = not in this game
tokens-possible = possible

## Signs

signs-title = Signs
sign-letters = A B C D: the players, yours highlighted
sign-units = 2{ $s }1{ $w }: two shamans and one warrior
sign-hero = that player’s Hero
sign-neutral = a neutral Hero placed by that player
sign-present = that player’s god is present
sign-glyph = #2: two glyphs of that player
sign-pyramid = ^AB: a pyramid with pieces of A and then B; ^2A begins with level 2
sign-now = the current Conflict
sign-fought = fought for in this Era
sign-consecrated = consecrated: sacrifices instead of cards
sign-uninhabited = uninhabited: nothing enters
sign-turn = who chooses now
sign-card = Ferv 1x3: the card Fervour, its second action covered; ? is a card face down
sign-devotion = 13/L3: devotion worth 13 VP at the end, level 3
sign-pieces = ^3321: pyramid pieces left of level 1 to 4
sign-track = K1A: a unit of A stands on space K1
sign-best = highlighted: the most strength right now

## Points

points-from = Points from
points-total = Total
points-set_up = start
points-card = cards and gods
points-token = angry god
points-pyramid = pyramids built
points-pyramid_share = others’ building
points-altar = altars
points-consecrated = consecrated regions
points-space = calendar and codex spaces
points-tracks = units on calendar and codex
points-pyramids = regions with pyramids
points-overflow = devotion beyond the track
points-ability = tribe abilities
points-devotion = devotion at the end
points-other = other

## News: sentences, then phrases after a name

news-line = { $name }: { $did }.
news-era = Era { $era } begins.
news-token_turned = The angry god turns up { $token }.
news-conflict = Conflict in { $region }.
news-consecrated = { $region } is consecrated.
news-strengths = Strength in { $region }: { $what }.
news-no_winner = Nobody wins { $region }.
news-conflict_won = { $name } wins { $region }.
news-tie_decided = The tie is decided for { $name }.
news-drew = You drew { $what }.
news-uninhabited = { $region } is uninhabited.
news-era_ended = Era { $era } ends.
news-revealed = Cards: { $what }.
news-tracks_scored = VP for units on calendar and codex: { $what }.
news-pyramids_scored = VP for regions with pyramids: { $what }.
news-devotion_scored = VP for devotion: { $what }.
did-hero = Hero to { $region }
did-neutral_hero = neutral Hero to { $region }
did-deployed = deployed { $what }
did-god_placed = { $god } to { $confluence }
did-god_moved = { $god } to { $confluence }
did-god_dealt = gets { $god }
did-god_chosen = chose { $god }
did-ability_chosen = ability “{ $what }”
did-action_taken = { $card } { $action }
did-passed = passed, covered { $action } ({ $what })
did-glyph_spent = gave up a glyph
did-unit_deployed = deployed { $what }
did-awakened = awakened { $what }
did-recovered = recovered { $what }
did-annihilated = annihilated { $what }
did-exiled = exiled { $what }
did-moved = moved { $what }
did-glyph_built = glyph { $what }
did-glyph_razed = razed a glyph { $what }
did-glyph_transformed = took over a glyph { $what }
did-pyramid_built = pyramid { $what }
did-pyramid_razed = razed a pyramid level { $what }
did-pyramid_transformed = took over a pyramid level { $what }
did-pyramid_share = share of a pyramid
did-altars_swapped = swapped the altars of { $region } and { $other }
did-cancelled = cancelled a majority
did-claimed = claimed a majority
did-paid = gave the angry god { $what }
did-token_used = used { $token }
did-space_taken = took { $space }
did-altar_won = altar of { $region }
did-consecrated_won = won { $region }
did-sacrificed = sacrificed { $what }
got-devotion = { $n } devotion
got-strength = +{ $n } strength
got-vp = { $n } VP

## Questions; words for the same thing, one after the other

ask-choose_god = choose god
ask-ability = ability abilities
ask-hero = hero heroes
ask-neutral_hero = neutral
ask-deploy = deploy deploying
ask-summon = summon summoning
ask-confluence = confluence
ask-pick = pick card
ask-action = action actions
ask-pass = pass passing
ask-cancel = cancel
ask-appease = appease angry
ask-pay = pay payment
ask-use_token = token tokens
ask-tie = tie
ask-space = space
ask-sacrifice = sacrifice
ask-awaken = awaken
ask-recover = recover
ask-annihilate = annihilate kill
ask-exile = exile
ask-build = build
ask-raze = raze
ask-transform = transform
ask-swap_altars = swap
ask-move = move
ask-stop = stop end
ask-shaman = shaman shamans
ask-warrior = warrior warriors
ask-glyph = glyph glyphs
ask-pyramid = pyramid pyramids
ask-devotion = devotion
about-region = { $region }: { $altar }.
about-uninhabited = { $region } is uninhabited: nothing enters it.
about-consecrated = It is consecrated: no cards, each may sacrifice units of the reserve, { $n } VP for the strongest.
about-fought = It has been fought for in this Era.
about-hero = { $who } has the Hero there: acts last and breaks ties.
about-there = There: { $what }.
about-height = Pyramid: { $what }; the next piece scores { $n } VP.
about-touches = { $confluence } touches { $regions }.
about-god-there = The god of { $who } is there.
about-closed = { $confluence } is closed: all its regions are uninhabited.
about-not-up = It is not face up.
about-card-action = { $card } { $n } ({ $god }): { $does }
about-god = { $god } ({ $who }), summoned: { $does }
about-effect = { $name }: { $does }
fact-hero = Your Hero has strength { $n } there; in its Conflict you act last and break ties. You cannot deploy there now.
fact-space = At the end of the Era the unit brings { $n } VP and returns to your reserve.
about-taken = { $who } has a unit there.
about-appease =
    { $n ->
        [one] To appease you give { $n } unit of yours, from the reserve or where your god is present; it goes to Xibalba after the Conflict. Tokens: { $tokens }.
       *[other] To appease you give { $n } units of yours, from the reserve or where your god is present; they go to Xibalba after the Conflict. Tokens: { $tokens }.
    }
about-pass = Passing covers an action and gives 1 devotion or returns a unit from Xibalba; you stay in the Conflict.
about-ability = Era { $era }: { $does }.
about-devotion = Devotion: each step is worth more VP at the end; levels 1 to 3 make actions stronger; beyond the last space 1 VP at once.
about-shaman = Shamans: 1 strength each. Whoever has the most in a Conflict sends one to the calendar: they use its space, and score { $n } VP at the end of the Era.
about-warrior = Warriors: 1 strength each. Whoever has the most in a Conflict sends one to the codex: they use its space, and score { $n } VP at the end of the Era.
about-glyph = Glyphs: 1 strength each. One of yours in the Conflict can be given up for a third action.
about-pyramid = Pyramids: a new piece scores as many VP as there are pieces in it, others in it get 1 VP; each region with a piece scores the Era’s number at its end.

## What the command line says of the game

hint-about = Gods and tribes fight for the regions of the Maya in three Eras: place Heroes and units, summon gods, play cards.
designed = Most cards, altars, spaces and tokens, the map and the rules for two are designed for Sacbe: those of the printed game are not public.
hint-letter = Your letter marks everything that is yours.
hint-ask = what something is, or why you cannot do it: any card, region, space, token or verb
hint-examples = { $region },  ? fervour 2,  ? { $space },  ? appease,  ? pass

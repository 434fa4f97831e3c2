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
one-shaman = Shaman
one-warrior = Warrior
one-glyph = Glyph
one-pyramid = Pyramid
many-shaman = Shamans
many-warrior = Warriors
many-unit = units
many-glyph = Glyphs
many-pyramid = Pyramid pieces
many-structure = Glyphs or top Pyramid pieces
n-shaman =
    { $count ->
        [one] { $n } Shaman
       *[other] { $n } Shamans
    }
n-warrior =
    { $count ->
        [one] { $n } Warrior
       *[other] { $n } Warriors
    }
n-unit =
    { $count ->
        [one] { $n } unit
       *[other] { $n } units
    }
n-glyph =
    { $count ->
        [one] { $n } Glyph
       *[other] { $n } Glyphs
    }
n-pyramid =
    { $count ->
        [one] { $n } Pyramid piece
       *[other] { $n } Pyramid pieces
    }
n-structure =
    { $count ->
        [one] { $n } Glyph or top Pyramid piece
       *[other] { $n } Glyphs or top Pyramid pieces
    }

## Tribe abilities

ability-awaken_era_any = at the start of your Tribe Phase, awaken units equal to the Era number, in any region
ability-build_glyphs_era_any = at the start of your Tribe Phase, build Glyphs equal to the Era number, in any region
ability-hero_plus_era = your Hero has extra strength equal to the Era number
ability-appease_two_tokens = when you appease, use two tokens
ability-god_strength_level = your God gives strength equal to your level where it is present
ability-repeat_calendar_codex = use your Calendar and Codex spaces twice
ability-end_vp_2x_level = 2 VP per Devotion level at the end of the game
ability-calendar_codex_plus3 = 3 more VP for each unit on the Calendar or the Codex
ability-win_conflict_plus5 = 5 more VP for each Conflict you win

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
eff-SWAP_ALTARS = swap this Altar with another region’s
eff-APPEASE = you can appease
eff-GAIN_VP = { $n } VP
eff-GAIN_VP-many = VP equal to { $n }
eff-GAIN_DEVOTION = { $n } Devotion
eff-GAIN_DEVOTION-many = Devotion equal to { $n }
eff-STRENGTH = strength +{ $n }
eff-STRENGTH-many = strength equal to { $n }
eff-CLAIM_MAJORITY = you have the most { $what } here
eff-CANCEL_MAJORITY = the Calendar or the Codex is not awarded here
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
eff-each-less = , minus { $n }
eff-GAIN_DEVOTION-each = { $n } Devotion each{ $more }
eff-STRENGTH-each = strength +{ $n } each{ $more }
eff-if-own = with { $things } there, { $what }
eff-if-count =
    { $n ->
        [1] if you do, { $what }
       *[other] if at least { $n }, { $what }
    }
eff-one-route = { " " }(one route)
eff-per-player = , at most { $n } per player
in-conflict = { " " }here
in-any = { " " }in any region
in-other = { " " }in another region
in-same = { " " }there
in-actorPresence = { " " }where the God is present
from-presence = { " " }from where your God is present
move-within = { " " }between regions of your God
from-conflict = { " " }from here
from-any = { " " }from any region
from-other = { " " }from other regions
from-same = { " " }from there
from-actorPresence = { " " }from where the God is present
to-presence = { " " }to where your God is present
to-conflict = { " " }to here
to-any = { " " }to any region
to-other = { " " }to other regions
to-same = { " " }to there
to-actorPresence = { " " }to where the God is present
amount-era = the Era number
amount-level = your Devotion level
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
col-altar = Alt.
uninhabited-short = { "–" }
row-card = card
row-strength = strength
col-vp = VP
col-devotion = Devotion
col-reserve = Reserve
col-xibalba = Xibalba
col-glyphs = #
col-pieces = ^1234
col-cards = cards
slim-vp = VP
slim-devotion = Dev.
slim-reserve = Res.
slim-xibalba = Xib.
devotion-sign = { $n }/L{ $level }
angry-short = Angry
gods = Gods
confluences = Free confluences
strength = Strength
part-of-hero = Hero
part-of-units = units
part-of-glyphs = Glyphs
part-of-god = God
part-of-bonus = bonus
part-of-sacrificed = sacrificed
part-of-total = total
claimed = { $who } claims the most { $things }
cancelled = not awarded: { $track }
won = { $who } wins
cards-up = Cards
angry = Angry God
abilities = Abilities
powers = When summoned

## What the reader has

have-reserve = Reserve
have-xibalba = Xibalba
have-vp = { $n } VP
have-pick = face down: { $card }
have-hand = hand { $cards }

## Choices

group-deploy = { $region } ({ $shaman_sign } Shamans, { $warrior_sign } Warriors):
no-units = none
reserve = Reserve
summon-move = move the God, then: { $does }
summon-ability = { $does }, then move the God
action-label = { $n }: { $does }
group-pass = Pass: cover an action
pass-label = { $n }: { $gain }
gain-devotion = +1 Devotion
gain-shaman = recover a Shaman
gain-warrior = recover a Warrior
appease-label =
    { $n ->
        [one] give { $n } unit: { $tokens }
       *[other] give { $n } units: { $tokens }
    }
recover-shaman = Shaman (of { $n })
recover-warrior = Warrior (of { $n })
group-move = To { $region }
build-label = { $region } ({ $n } VP)
stop-third = no third action
stop-appease = do not appease
stop-effect = no more
asked-uninhabited = which region is uninhabited
asked-altar = which Altar goes where
asked-starting_seat = who has the most VP at the start
asked-god = who gets which God
asked-token = which token of the angry God is turned up
asked-conflict = which region is fought for next
asked-draw = which card is drawn
asked-choose_god = choose your God
asked-ability = choose your Tribe ability for Era { $era }
asked-hero = choose a region for your Hero: it adds strength there, but you act last
asked-neutral_hero = choose a region for the neutral Hero: you act last there and break ties
asked-deploy = how many units to deploy in the region below, at most { $n }
asked-summon = whether your God moves first or uses its ability first
asked-confluence = choose a confluence for your God: it will be present in the regions around it
asked-pick = choose a card for { $region } (action 3 of each: { $does })
asked-action = choose action { $n } of 2 in { $region }
asked-third = whether to give up a Glyph in { $region } for a third action
asked-choose_one = choose one of these
asked-cancel = which majority is not awarded in { $region }
asked-appease =
    { $n ->
        [one] appease the angry God with { $n } unit
       *[other] appease the angry God with { $n } units
    }
asked-pay = choose a unit for the angry God
asked-use_token = choose a token of the angry God
asked-tie_strength = who wins the tie in { $region }
asked-tie_calendar = who wins the tie for the Calendar in { $region }
asked-tie_codex = who wins the tie for the Codex in { $region }
asked-tie_consecrated = who wins the tie in { $region }
asked-calendar = choose a space of the Calendar for your Shaman
asked-codex = choose a space of the Codex for your Warrior
asked-sacrifice = how many to sacrifice: 1 strength and 1 Devotion each; { $n } VP for the strongest
asked-over = nothing, the game is over
target-DEPLOY = deploy a unit from your Reserve
target-AWAKEN = awaken a unit from Xibalba
target-RECOVER = recover a unit from Xibalba
target-ANNIHILATE = annihilate a unit (it goes to Xibalba)
target-EXILE = exile a unit (it goes to its owner’s Reserve)
target-BUILD = build
target-RAZE = raze a Glyph or a top Pyramid piece
target-TRANSFORM = transform a Glyph or a top Pyramid piece
target-MOVE = move a unit
target-SWAP_ALTARS = choose a region to swap Altars with
target-from = { $source }: { $what }
more = { $what }, { $n } more
more-up-to = { $what }, up to { $n } more

## All cards, altars, spaces and tokens

tiles-note = No place named: where your God is present. “Here”: in the Conflict. Level: your Devotion level.
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
sign-units = 2{ $s }1{ $w }: two Shamans and one Warrior
sign-hero = that player’s Hero
sign-neutral = a neutral Hero placed by that player
sign-present = that player’s God is present
sign-glyph = #2: two Glyphs of that player
sign-pyramid = ^AB: a Pyramid with pieces of A and then B; ^2A starts with level 2
sign-now = the current Conflict
sign-fought = already fought for in this Era
sign-consecrated = consecrated: sacrifices instead of cards
sign-uninhabited = uninhabited: nothing enters
sign-turn = whose turn it is
sign-card = Ferv 1x3: the card Fervour, its second action covered; ? is a card face down
sign-devotion = 13/L3: Devotion worth 13 VP at the end, level 3
sign-pieces = ^3321: Pyramid pieces left of level 1 to 4
sign-track = K1A: a unit of A is on space K1
sign-best = highlighted: the most strength right now

## Points

points-from = Points from
points-total = Total
points-set_up = start
points-card = cards and Gods
points-token = angry God
points-pyramid = Pyramids built
points-pyramid_share = other players’ building
points-altar = Altars
points-consecrated = consecrated regions
points-space = Calendar and Codex spaces
points-tracks = units on Calendar and Codex
points-pyramids = regions with Pyramids
points-overflow = Devotion beyond the track
points-ability = Tribe abilities
points-devotion = Devotion at the end
points-other = other

## News: sentences, then phrases after a name

news-line = { $name }: { $phrases }.
news-era = Era { $era } starts.
news-token_turned = The angry God turns up { $token }.
news-conflict = Conflict in { $region }.
news-consecrated = { $region } is consecrated.
news-strengths = Strength in { $region }: { $what }.
news-no_winner = No one wins { $region }.
news-conflict_won = { $name } wins { $region }.
news-tie_decided = The tie is decided for { $name }.
news-drew = You drew { $what }.
news-uninhabited = { $region } is uninhabited.
news-era_ended = Era { $era } ends.
news-revealed = Cards: { $what }.
news-tracks_scored = VP for units on the Calendar and the Codex: { $what }.
news-pyramids_scored = VP for regions with Pyramids: { $what }.
news-devotion_scored = VP for Devotion: { $what }.
phrase-hero = Hero to { $region }
phrase-neutral_hero = neutral Hero to { $region }
phrase-deployed = deployed { $what }
phrase-god_placed = { $god } to { $confluence }
phrase-god_moved = { $god } to { $confluence }
phrase-god_dealt = gets { $god }
phrase-god_chosen = chose { $god }
phrase-ability_chosen = ability “{ $what }”
phrase-action_taken = { $card } { $action }
phrase-passed = passed, covered { $action } ({ $what })
phrase-glyph_spent = gave up a Glyph
phrase-unit_deployed = deployed { $what }
phrase-awakened = awakened { $what }
phrase-recovered = recovered { $what }
phrase-annihilated = annihilated { $what }
phrase-exiled = exiled { $what }
phrase-moved = moved { $what }
phrase-glyph_built = Glyph { $what }
phrase-glyph_razed = razed a Glyph { $what }
phrase-glyph_transformed = took over a Glyph { $what }
phrase-pyramid_built = Pyramid { $what }
phrase-pyramid_razed = razed a Pyramid piece { $what }
phrase-pyramid_transformed = took over a Pyramid piece { $what }
phrase-pyramid_share = share of a Pyramid
phrase-altars_swapped = swapped the Altars of { $region } and { $other }
phrase-cancelled = cancelled a majority
phrase-claimed = claimed a majority
phrase-paid = gave the angry God { $what }
phrase-token_used = used { $token }
phrase-space_taken = took { $space }
phrase-altar_won = Altar of { $region }
phrase-consecrated_won = won { $region }
phrase-sacrificed = sacrificed { $what }
total-devotion = { $n } Devotion
total-strength = +{ $n } strength
total-vp = { $n } VP

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
about-consecrated = It is consecrated: no cards are played, everyone can sacrifice units from their Reserve; { $n } VP for the strongest.
about-fought = It has already been fought for in this Era.
about-hero = { $who } has the Hero there: they act last and break ties.
about-there = There: { $what }.
about-height = Pyramid: { $what }; the next piece scores { $n } VP.
about-touches = { $confluence } touches { $regions }.
about-god-there = { $who }’s God is there.
about-closed = { $confluence } is closed: all its regions are uninhabited.
about-not-up = It is not face up.
about-card-action = { $card } { $n } ({ $god }): { $does }
about-god = { $god } ({ $who }), summoned: { $does }
about-effect = { $name }: { $does }
fact-hero = Your Hero has strength { $n } there; in its Conflict you act last and break ties. You cannot deploy there now.
fact-space = At the end of the Era the unit scores { $n } VP and returns to your Reserve.
about-taken = { $who } has a unit there.
about-appease =
    { $n ->
        [one] To appease, you pay { $n } of your units, from your Reserve or from where your God is present; it goes to Xibalba after the Conflict. Tokens: { $tokens }.
       *[other] To appease, you pay { $n } of your units, from your Reserve or from where your God is present; they go to Xibalba after the Conflict. Tokens: { $tokens }.
    }
about-pass = Passing covers an action and gives 1 Devotion or returns a unit from Xibalba; you stay in the Conflict.
about-ability = Era { $era }: { $does }.
about-devotion = Devotion: each space is worth more VP at the end; levels 1 to 3 make effects stronger; beyond the last space each Devotion scores 1 VP at once.
about-shaman = Shamans: 1 strength each. The player with the most in a Conflict moves one to the Calendar, uses its space and scores { $n } VP at the end of the Era.
about-warrior = Warriors: 1 strength each. The player with the most in a Conflict moves one to the Codex, uses its space and scores { $n } VP at the end of the Era.
about-glyph = Glyphs: 1 strength each. You can give up one in the region of the Conflict for a third action.
about-pyramid = Pyramids: the builder gains 1 VP for each piece now in it, every other player with a piece in it 1 VP. At the end of the Era each region where you have a piece scores the Era number.

## What the command line says of the game

hint-about = Gods and Tribes fight for the regions of the Maya in three Eras: place Heroes and units, summon Gods, play cards.
designed = Most cards, Altars, spaces and tokens, the map and the rules for two players are designed for Sacbe: those of the printed game are not public.
hint-letter = Your letter marks everything that is yours.
hint-ask = what something is, or why you cannot do it: any card, region, space, token or verb
hint-examples = { $region },  ? fervour 2,  ? { $space },  ? appease,  ? pass

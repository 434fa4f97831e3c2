# Mezo in British English.


## Names

god-kukulkan = Kukulkan
god-ixchel = Ixchel
god-ah_puch = Ah Puch
god-cabrakan = Cabrakan
region-uxmal = Uxmal
region-chichen_itza = Chichén Itzá
region-coba = Cobá
region-hochob = Hochob
region-becan = Becán
region-palenque = Palenque
card-legacy = Legacy
card-vengeance = Vengeance
card-fervor = Fervour
card-mandate = Mandate
card-mission = Mission
track-calendar = Calendar
track-codex = Codex
era = Era { $era }
one-shaman = a Shaman
one-warrior = a Warrior
things-shaman =
    { $n ->
        [one] { $n } Shaman
       *[other] { $n } Shamans
    }
things-warrior =
    { $n ->
        [one] { $n } Warrior
       *[other] { $n } Warriors
    }
things-unit =
    { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
things-glyph =
    { $n ->
        [one] { $n } Glyph
       *[other] { $n } Glyphs
    }
things-piece =
    { $n ->
        [one] { $n } Pyramid piece
       *[other] { $n } Pyramid pieces
    }
things-level =
    { $n ->
        [one] { $n } top Pyramid piece
       *[other] { $n } top Pyramid pieces
    }
things-structure =
    { $n ->
        [one] { $n } Glyph or top Pyramid piece
       *[other] { $n } Glyphs or top Pyramid pieces
    }
plural-shaman = Shamans
plural-warrior = Warriors
plural-unit = units
plural-glyph = Glyphs
plural-piece = Pyramid pieces
plural-level = top Pyramid pieces
plural-structure = Glyphs or top Pyramid pieces
ability-awaken_era_any = Returning dead
ability-build_glyphs_era_any = Scribes
ability-hero_plus_era = Growing Hero
ability-appease_two_tokens = Double offering
ability-god_strength_level = Fighting God
ability-repeat_calendar_codex = Echo
ability-end_vp_2x_level = Devout
ability-calendar_codex_plus3 = Keepers of days
ability-win_conflict_plus5 = Conquerors
ability-text-awaken_era_any = At the start of your Tribe Phase, awaken a number of units equal to the Era number, in any region
ability-text-build_glyphs_era_any = At the start of your Tribe Phase, build a number of Glyphs equal to the Era number, in any region
ability-text-hero_plus_era = Your Hero has extra strength equal to the Era number
ability-text-appease_two_tokens = When you appease the angry God, use two different tokens
ability-text-god_strength_level = Your God gives you strength equal to your Devotion level in Conflicts where it is present
ability-text-repeat_calendar_codex = Use the effect of every Calendar or Codex space you take twice
ability-text-end_vp_2x_level = At the end of the game, gain VP equal to twice your Devotion level
ability-text-calendar_codex_plus3 = At the end of the Era, gain { $three } more VP for each of your units on the Calendar and the Codex
ability-text-win_conflict_plus5 = Gain { $five } more VP whenever you win a Conflict
ability-brief-awaken_era_any = each Tribe Phase, awaken as many units as the Era number
ability-brief-build_glyphs_era_any = each Tribe Phase, build as many Glyphs as the Era number
ability-brief-hero_plus_era = Hero stronger by the Era number
ability-brief-appease_two_tokens = two tokens at once when appeasing
ability-brief-god_strength_level = God gives strength equal to the Devotion level
ability-brief-repeat_calendar_codex = every Calendar and Codex space twice
ability-brief-end_vp_2x_level = 2 VP per Devotion level at the end
ability-brief-calendar_codex_plus3 = { $three } more VP for each unit on Calendar and Codex
ability-brief-win_conflict_plus5 = { $five } more VP for each Conflict won
strength = { $name } { $n }
strength-parts = { $name } { $n } ({ $parts })
strength-hero = Hero { $n }
strength-units = units { $n }
strength-glyphs = Glyphs { $n }
strength-god = God { $n }
strength-bonus = bonus { $n }
strength-sacrificed = sacrificed { $n }

## Effects, made from the steps of the data

up-to = up to { $what }
many = a number of { $things } equal to { $amount }
many-up-to = { $things } (up to { $amount })
owner-self = { $what } of your own
owner-self-each = { $what } of their own
owner-any = { $what } of any player
in-presence = where your God is present
in-presence-each = where their God is present
in-conflict = in the region of this Conflict
in-any = in any region
in-other = in regions other than that of this Conflict
in-same = in the same region
in-same-step = in the region of step { $n }
from-presence = from where your God is present
from-presence-each = from where their God is present
from-conflict = from the region of this Conflict
from-any = from any region
from-other = from other regions
from-same = from the same region
from-same-step = from the region of step { $n }
to-presence = to another region where your God is present
to-presence-each = to another region where their God is present
to-conflict = to the region of this Conflict
to-any = to any other region
to-other = to other regions
to-same = to the same region
to-same-step = to the region of step { $n }
amount-era = the Era number
amount-level = your Devotion level
amount-level-each = their Devotion level
amount-own-shaman = your Shamans in this Conflict
amount-own-shaman-each = their Shamans in this Conflict
amount-own-warrior = your Warriors in this Conflict
amount-own-warrior-each = their Warriors in this Conflict
amount-own-unit = your units in this Conflict
amount-own-unit-each = their units in this Conflict
amount-xibalba = 1 for every { $n } opposing units in Xibalba, rounded up
amount-xibalba-each = 1 for every { $n } units of other players in Xibalba, rounded up
amount-cap = { $amount } (at most { $n })
count-deploy = the number deployed this way
count-awaken = the number awakened this way
count-recover = the number recovered this way
count-annihilate = the number annihilated this way
count-exile = the number exiled this way
count-build = the number built this way
count-raze = the number razed this way
count-transform = the number transformed this way
count-move = the number moved this way
count-step = the number from step { $n }
do-summon = Summon your God
do-deploy = Deploy { $what } { $where }
do-awaken = Awaken { $what } { $where }
do-recover = Recover { $what }
do-annihilate = Annihilate { $what } { $where }
do-exile = Exile { $what } { $where }
do-build = Build { $what } { $where }
do-raze = Raze { $what } { $where }
do-transform = Transform { $what } { $where }
do-move = Move { $what } { $from } { $to }
do-swap_altars = Swap the Altar of this Conflict with that of another inhabited region that is not consecrated
do-appease = You can appease the angry God
do-gain_vp = Gain { $n } VP
do-gain_vp-many = Gain VP equal to { $amount }
do-gain_devotion = Gain { $n } Devotion
do-gain_devotion-many = Gain Devotion equal to { $amount }
do-strength = Gain { $n } strength in this Conflict
do-strength-many = Gain strength in this Conflict equal to { $amount }
do-claim_majority-shaman = You count as having the most Shamans in this Conflict as long as you have at least one there
do-claim_majority-warrior = You count as having the most Warriors in this Conflict as long as you have at least one there
do-cancel_majority = Choose the Calendar or the Codex: it is not awarded in this Conflict
do-choose_one = Choose one: { $options }
do-each_opponent = Each opponent in turn, starting on your left: { $steps }
do-each_player = Each player in turn, starting on your left and ending with you: { $steps }
either = { $head }; or { $next }
then = { $head }, then { $next }
limit-each = { $text }, at most { $n } from each player
limit-route = { $text }, all from the same region to the same destination
if-own = If you have at least { $what } { $where }, { $text }
if-own-each = If they have at least { $what } { $where }, { $text }
if-count = If { $count } is at least { $min }, { $text }

## Names of effects

effect-A1 = Altar of the Sun
effect-A2 = Altar of Blood
effect-A3 = Altar of Stone
effect-A4 = Altar of Bone
effect-A5 = Altar of Jade
effect-K1 = Return
effect-K2 = Rapture
effect-K3 = Descent
effect-K4 = Inscription
effect-K5 = Eclipse
effect-X1 = Rebirth
effect-X2 = Muster
effect-X3 = Execution
effect-X4 = Monument
effect-X5 = Sack
effect-I-1 = Tribute
effect-I-2 = Fury
effect-I-3 = Reprieve
effect-II-1 = Banishment
effect-II-2 = Ecstasy
effect-II-3 = Omen
effect-III-1 = Cataclysm
effect-III-2 = Hunger
effect-III-3 = Apotheosis
effect-kukulkan-summon = Feathered Host
effect-kukulkan-ceremonial = War Offering
effect-kukulkan-legacy-1 = Summon
effect-kukulkan-legacy-2 = Temple of the Serpent
effect-kukulkan-vengeance-1 = Summon
effect-kukulkan-vengeance-2 = Serpent's Fury
effect-kukulkan-fervor-1 = Rain of Spears
effect-kukulkan-fervor-2 = Devour the Wise
effect-kukulkan-mandate-1 = Champions of War
effect-kukulkan-mandate-2 = Winged March
effect-kukulkan-mission-1 = Spoils of War
effect-kukulkan-mission-2 = Shed Skin
effect-ixchel-summon = Circle of the Moon
effect-ixchel-ceremonial = Moon Offering
effect-ixchel-legacy-1 = Summon
effect-ixchel-legacy-2 = Woven Signs
effect-ixchel-vengeance-1 = Summon
effect-ixchel-vengeance-2 = Flood
effect-ixchel-fervor-1 = Healing Tide
effect-ixchel-fervor-2 = Drown the Proud
effect-ixchel-mandate-1 = Waning Moon
effect-ixchel-mandate-2 = Full Moon
effect-ixchel-mission-1 = Rite of Passage
effect-ixchel-mission-2 = Midwife
effect-ah_puch-summon = Bone Bells
effect-ah_puch-ceremonial = Grave Offering
effect-ah_puch-legacy-1 = Summon
effect-ah_puch-legacy-2 = Ossuary
effect-ah_puch-vengeance-1 = Summon
effect-ah_puch-vengeance-2 = Rot
effect-ah_puch-fervor-1 = Reaping
effect-ah_puch-fervor-2 = Dread
effect-ah_puch-mandate-1 = All Must Die
effect-ah_puch-mandate-2 = Silence
effect-ah_puch-mission-1 = Open the Ninth Door
effect-ah_puch-mission-2 = Count the Dead
effect-cabrakan-summon = Tremor
effect-cabrakan-ceremonial = Earth Offering
effect-cabrakan-legacy-1 = Summon
effect-cabrakan-legacy-2 = Shape the Mountain
effect-cabrakan-vengeance-1 = Summon
effect-cabrakan-vengeance-2 = Landslide
effect-cabrakan-fervor-1 = Stampede
effect-cabrakan-fervor-2 = Topple
effect-cabrakan-mandate-1 = Shifted Altars
effect-cabrakan-mandate-2 = Flee the Mountain
effect-cabrakan-mission-1 = Bury the Fallen
effect-cabrakan-mission-2 = Dig Out

## Actions

act-choose_god = Take { $god }
act-ability = { $ability }: { $text }
act-hero = Place your Hero in { $region }
act-neutral_hero = Place a neutral Hero in { $region }
act-deploy = Deploy { $units } in { $region }
act-deploy-nothing = Deploy no units in { $region }
act-summon-move = Move your God first, then use its ability
act-summon-ability = Use your God’s ability first, then move it
act-confluence = Place your God on { $confluence }, between { $around }
uninhabited-region = uninhabited { $region }
act-confluence-none = Place your God on { $confluence }
act-pick = Play { $card } face down
act-action = Action { $action }, { $effect }: { $text }
act-action-none = Take action { $action } of your card
act-pass-devotion = Pass, cover action { $action } ({ $effect }): gain 1 Devotion
act-pass-unit = Pass, cover action { $action } ({ $effect }): recover { $unit }
act-pass-none = Pass and cover action { $action } of your card ({ $gain })
act-choose_one = Option { $option }: { $text }
act-choose_one-none = Option { $option }
act-cancel = Not awarded in this Conflict: { $track }
act-appease =
    { $price ->
        [one] Appease the angry God with { $price } unit
       *[other] Appease the angry God with { $price } units
    }
act-pay = Pay { $unit } from { $from }
act-pay-reserve = Pay { $unit } from your Reserve
act-use_token = Use token { $id }, { $token }: { $text }
act-tie = Decide for { $name }
act-tie_strength = { $name } wins the Conflict
act-tie_calendar = { $name } takes a space of the Calendar
act-tie_codex = { $name } takes a space of the Codex
act-tie_consecrated = { $name } wins the consecrated region
act-does = { $text }: { $does }
act-altar_of = { $text } (Altar for the winner: { $does })
does-sacrifice = { $n } strength here and { $n } Devotion
does-glyph = 1 strength there for you
act-space = Take space { $id }, { $space }: { $text }
act-sacrifice = Sacrifice { $units_n }
act-sacrifice-nothing = Sacrifice no { $units }
act-deploy_unit = Deploy { $unit } in { $region }
act-awaken = Awaken { $unit } in { $region }
act-recover = Recover { $unit }
act-annihilate = Annihilate { $unit } of { $owner } in { $region }
act-exile = Exile { $unit } of { $owner } in { $region }
act-build-glyph = Build a Glyph in { $region }
act-build-pyramid = Build a Pyramid piece in { $region }
act-raze-glyph = Raze a Glyph of { $owner } in { $region }
act-raze-pyramid = Raze the top Pyramid piece of { $owner } in { $region }
act-raze-pyramid-none = Raze the top Pyramid piece in { $region }
act-transform-glyph = Transform a Glyph of { $owner } in { $region }
act-transform-pyramid = Transform the top Pyramid piece of { $owner } in { $region }
act-transform-pyramid-none = Transform the top Pyramid piece in { $region }
act-swap_altars = Swap the Altar of the Conflict with that of { $region }
act-move = Move { $unit } of { $owner } from { $from } to { $to }
act-stop = Stop here
act-stop-third = Take no third action
act-stop-appease = Do not appease the angry God
act-stop-annihilate = Annihilate no more units
act-stop-exile = Exile no more units
act-stop-raze = Raze nothing more
act-stop-transform = Transform nothing more
act-stop-move = Move no more units
act-stop-deploy = Deploy no more units
act-stop-awaken = Awaken no more units
act-stop-build = Build nothing more
act-stop-recover = Recover no more units
act-stop-swap_altars = Do not swap Altars
act-uninhabited = { $region } is uninhabited
act-altar = { $region } gets the { $altar }
act-starting_seat = { $name } starts with the most VP
act-god = { $name } gets { $god }
act-token = The token of Era { $era } is { $token }
act-conflict = The next Conflict is in { $region }
act-draw = { $name } draws { $card }

## What is asked

asked-choose_god = which God to take
asked-ability = which Tribe ability you choose
asked-hero = where your Hero goes
asked-neutral_hero = where the neutral Hero goes
asked-deploy = how many units you deploy in the next region
asked-summon = whether your God moves first or uses its ability first
asked-confluence = which confluence your God moves to
asked-pick = which card to play face down
asked-action = which action you take, or whether you pass
asked-third = whether you take the third action
asked-choose_one = which option you choose
asked-cancel = whether the Calendar or the Codex is not awarded
asked-appease = whether you appease the angry God
asked-pay = which unit you pay to the angry God
asked-use_token = which token of the angry God you use
asked-tie_strength = who wins the tied Conflict
asked-tie_calendar = who wins the tie for the Calendar
asked-tie_codex = who wins the tie for the Codex
asked-tie_consecrated = who wins the tied consecrated region
asked-calendar = which space of the Calendar you take
asked-codex = which space of the Codex you take
asked-sacrifice = how many units you sacrifice
asked-deploy_unit = which unit you deploy, and where
asked-awaken = which unit you awaken, and where
asked-recover = which unit you recover
asked-annihilate = which unit you annihilate
asked-exile = which unit you exile
asked-build = where you build
asked-raze = what you raze
asked-transform = what you transform
asked-move = which unit you move, and where to
asked-swap_altars = which region to swap Altars with

## Refusals

refusal-already_picked = You have already played a card face down; wait for the other players.
refusal-wrong_phase = Something else comes first: { $asked }.
refusal-nothing_to_stop = This cannot be skipped: choose one of the options.
refusal-cannot_stop =
    { $left ->
        [one] This effect does not say “up to”: do it as often as you can, at most { $left } more time.
       *[other] This effect does not say “up to”: do it as often as you can, at most { $left } more times.
    }
refusal-no_cards_here = { $region } is consecrated: no cards and no actions there, only sacrifices.
refusal-no_glyph_here = You have no Glyph in { $region }, so you cannot take a third action.
refusal-cannot_pay =
    { $n ->
        [one] Appeasing costs { $n } unit from your Reserve or from where your God is present, and you have none.
       *[other] Appeasing costs { $n } units from your Reserve or from where your God is present, and you do not have that many.
    }
refusal-god_taken = { $god } already belongs to { $name }.
refusal-other_era = { $ability } is an ability of Era { $era }; this is Era { $now }.
refusal-uninhabited = { $region } is uninhabited in this game: nothing ever goes there.
refusal-hero_there = { $name }’s Hero is already in { $region }.
refusal-neutral_hero_there = There is already a neutral Hero in { $region }.
refusal-own_hero_there = Your own Hero is in { $region }: you cannot deploy units there in the Tribe Phase.
refusal-other_region = Regions are decided one at a time: now it is { $now }, not { $region }.
refusal-too_few = That takes { $units_n }, and your Reserve has only { $have }.
refusal-same_confluence = Your God is already on { $confluence } ({ $regions }); it must move to another confluence.
refusal-confluence_taken = { $name }’s { $god } is on { $confluence } ({ $regions }): there is room for only one God.
refusal-confluence_closed = { $confluence } is closed: it touches no inhabited region.
refusal-not_drawn = You have not drawn { $card } in this Era yet.
refusal-card_played = { $card } has already been played in this Era; it comes back in the next.
refusal-covered = Action { $action } of your card is already covered.
refusal-none_in_xibalba = You have no { $units } in Xibalba.
refusal-none_in_reserve = You have no { $units } in your Reserve.
refusal-no_such_option = There are only { $n } options.
refusal-no_target = Option { $option } would have no effect now.
refusal-god_absent = { $god } is not present in { $region }.
refusal-none_there = There are no { $units } of { $name } in { $region }.
refusal-token_used = You have already used { $token } for this payment; the second token must be a different one.
refusal-token_not_up = { $token } is not face up right now.
refusal-not_tied = { $name } is not among the tied players.
refusal-no_such_seat = There are only { $n } players.
refusal-other_track = { $space } is not on the track you have won: choose a space of the { $track }.
refusal-space_taken = { $space } is taken by a unit of { $name }.
refusal-other_kind = You are choosing { $now } now, not { $units }.
refusal-only_conflict = This effect works only in the region of this Conflict: { $region }.
refusal-not_conflict = This effect does not work in { $region }, where the Conflict is.
refusal-only_same = This effect works only in the same region as the previous step: { $region }.
refusal-wrong_kind = This effect applies only to { $things }.
refusal-only_own = This effect applies only to your own pieces.
refusal-enough_of_player =
    { $n ->
        [one] At most { $n } unit from each player, and { $name } has already lost it.
       *[other] At most { $n } units from each player, and { $name } has already lost them.
    }
refusal-same_region = { $region } cannot be both the start and the destination; choose two different regions.
refusal-route_fixed = The first unit set the route: they all go from { $from } to { $to }.
refusal-already_moved = The { $units } in { $region } have already moved with this effect.
refusal-no_glyph_left = You have no Glyph left in your Reserve.
refusal-pyramid_full = The Pyramid of { $region } is complete.
refusal-no_piece_left = You have no Pyramid piece left.
refusal-no_fitting_piece = The Pyramid of { $region } needs a piece of level { $level }, and you have none left.
refusal-own_glyph = Your own Glyphs cannot be transformed.
refusal-no_glyph_there = { $name } has no Glyph in { $region }.
refusal-no_pyramid_there = There is no Pyramid in { $region }.
refusal-swap_consecrated = { $region } is consecrated: its Altar stays.

## Log

log-line = { $what }.
log-line-points = { $what } (+{ $points }).
log-line-further = { $what } (+{ $points }: { $n }, then further past occupied spaces).
log-starting_seat = { $name } starts with the most VP
log-start_vp =
    { $n ->
        [0] { $name } starts with no VP
       *[other] { $name } gets starting VP
    }
log-uninhabited = { $region } is uninhabited in this game
log-altar_laid = { $region } gets the { $altar }
log-god_dealt = { $name } gets { $god }
log-god_chosen = { $name } takes { $god }
log-era = Era { $era } starts
log-token_turned = The angry God’s token for Era { $era } is “{ $token }”
log-ability_chosen = { $name } chooses “{ $ability }”: { $text }
log-start_ability = { $name } uses “{ $ability }”
log-hero = { $name } places their Hero in { $region }
log-neutral_hero = { $name } places a neutral Hero in { $region }
log-consecrated = { $region } is left without a Hero and becomes the consecrated region
log-deployed = { $name } deploys { $units } in { $region }
log-god_placed = { $name } places { $god } on { $confluence }; present in { $regions }
log-god_moved = { $name } moves { $god } to { $confluence }; present in { $regions }
log-summon_used = { $name } summons { $god }: { $effect }
log-option_chosen = { $name } chooses: “{ $text }”
log-conflict = Conflict in { $region }
log-conflict-consecrated = Conflict in { $region }, the consecrated region
log-drew = { $name } draws { $card }
log-drew_hidden = { $name } draws a card
log-picked = { $name } plays { $card } face down
log-picked_hidden = { $name } plays a card face down
log-revealed = { $name } reveals { $card } ({ $god })
log-glyph_spent = { $name } gives up a Glyph in { $region } for the third action
log-third_declined = { $name } takes no third action
log-action_taken = { $name } takes action { $action } of { $card }: { $effect }
log-passed-devotion = { $name } passes and covers action { $action } ({ $effect }) for Devotion
log-passed-unit = { $name } passes, covers action { $action } ({ $effect }) and recovers { $unit }
log-devotion = { $name } gains { $n } Devotion (space { $space }, level { $level })
log-devotion-level = { $name } gains { $n } Devotion and reaches level { $level } (space { $space })
log-overflow = { $name } is at the end of the Devotion track and scores VP instead
log-gained = { $name } gains VP from “{ $effect }”
log-strengthened = { $name } gains { $n } strength in this Conflict from “{ $effect }”
log-claimed = { $name } counts as having the most { $units } here
log-cancelled = { $name } prevents the award of the { $track } in this Conflict
log-appeased =
    { $price ->
        [one] { $name } appeases the angry God with { $price } unit
       *[other] { $name } appeases the angry God with { $price } units
    }
log-paid = { $name } pays { $unit } from { $from }
log-paid-reserve = { $name } pays { $unit } from their Reserve
log-token_used = { $name } uses “{ $token }”: { $text }
log-stopped-annihilate = { $name } annihilates no more units
log-stopped-exile = { $name } exiles no more units
log-stopped-raze = { $name } razes nothing more
log-stopped-transform = { $name } transforms nothing more
log-stopped-move = { $name } moves no more units
log-stopped-deploy = { $name } deploys no more units
log-stopped-awaken = { $name } awakens no more units
log-stopped-build = { $name } builds nothing more
log-stopped-recover = { $name } recovers no more units
log-stopped-swap_altars = { $name } does not swap Altars
log-unit_deployed = { $name } deploys { $unit } in { $region }
log-awakened = { $name } awakens { $unit } in { $region }
log-recovered = { $name } recovers { $unit } from Xibalba
log-annihilated = { $name } annihilates { $unit } of { $owner } in { $region }
log-annihilated-own = { $name } annihilates { $unit } of their own in { $region }
log-exiled = { $name } exiles { $unit } of { $owner } from { $region }
log-exiled-own = { $name } exiles { $unit } of their own from { $region }
log-moved = { $name } moves { $unit } of { $owner } from { $from } to { $to }
log-moved-own = { $name } moves { $unit } of their own from { $from } to { $to }
log-glyph_built = { $name } builds a Glyph in { $region }
log-glyph_razed = { $name } razes a Glyph of { $owner } in { $region }
log-glyph_razed-own = { $name } razes a Glyph of their own in { $region }
log-glyph_transformed = { $name } replaces a Glyph of { $owner } in { $region }
log-pyramid_built =
    { $pieces ->
        [one] { $name } builds level { $level } in { $region }, now { $pieces } piece
       *[other] { $name } builds level { $level } in { $region }, now { $pieces } pieces
    }
log-pyramid_transformed = { $name } replaces level { $level } of { $owner } on the Pyramid of { $region }
log-pyramid_transformed-own = { $name } renews their own level { $level } on the Pyramid of { $region }
log-pyramid_razed = { $name } razes level { $level } of { $owner } in { $region }
log-pyramid_razed-own = { $name } razes their own level { $level } in { $region }
log-pyramid_share = { $name } has a piece in the Pyramid of { $region }
log-altars_swapped = { $name } swaps the Altars of { $region } and { $other }: { $region } now has the { $altar }
log-strengths = Strength in { $region }: { $strengths }
log-conflict_won = { $name } wins the Conflict in { $region } with strength { $strength }
log-no_winner = No one has any strength in { $region }: there is no winner
log-tied-strength = { $names } are tied in { $region }; { $name } decides
log-tied-calendar = { $names } are tied for the Calendar; { $name } decides
log-tied-codex = { $names } are tied for the Codex; { $name } decides
log-tied-consecrated = { $names } are tied in { $region }; { $name } has the fewest VP of them and decides
log-tie_decided-strength = { $name } decides that { $winner } wins the Conflict in { $region }
log-tie_decided-strength-own = { $name } decides the tie and wins the Conflict in { $region }
log-tie_decided-calendar = { $name } decides that { $winner } takes the Calendar
log-tie_decided-calendar-own = { $name } decides the tie and takes the Calendar
log-tie_decided-codex = { $name } decides that { $winner } takes the Codex
log-tie_decided-codex-own = { $name } decides the tie and takes the Codex
log-tie_decided-consecrated = { $name } decides that { $winner } wins { $region }
log-tie_decided-consecrated-own = { $name } decides the tie and wins { $region }
log-altar_won = { $name } gains the bonus of the { $altar }: { $text }
log-consecrated_won = { $name } wins the consecrated region { $region }
log-ability_scored = { $name } scores the ability “{ $ability }”
log-majority = { $name } has the most { $units } and takes the { $track }
log-majority-claimed = { $name } counts as having the most { $units } and takes the { $track }
log-majority_none = No one has { $units } here: the { $track } is not awarded
log-majority_cancelled = The { $track } is not awarded in this Conflict
log-space_taken = { $name } moves { $unit } to “{ $space }” ({ $track }): { $text }
log-space_repeated = { $name } repeats “{ $space }”: { $text }
log-cleaned_up = The Hero and units in { $region } return to the Reserves
log-cleaned_up-units = The Hero and units in { $region } return to the Reserves: { $returns }
returns = { $name } { $units }
log-to_xibalba = { $name } loses { $units } to Xibalba
log-sacrificed = { $name } sacrifices { $units }
log-sacrificed-nothing = { $name } sacrifices no units
log-era_ended = Era { $era } ends
log-tracks_scored = { $name } returns { $units } from the Calendar and the Codex to the Reserve and scores
log-pyramids_scored =
    { $regions_n ->
        [one] { $name } has Pyramid pieces in { $regions_n } region
       *[other] { $name } has Pyramid pieces in { $regions_n } regions
    }
log-devotion_scored = { $name } scores Devotion
log-final = { $name } ends with { $points } VP
log-winner = { $names } wins
log-other = Something changes for { $name }

## Rules in short

title-abilities = Tribe abilities
title-altars = Altars
title-calendar = Calendar
title-codex = Codex
title-tokens = Tokens of the angry God
on-summon = When summoned
on-card = { $card } { $action }
on-third = Action 3 of every card
help-goal-title = Goal
help-goal = You lead a Tribe and a God through three Eras. You fight for regions, build Glyphs and Pyramids, and rise in Devotion. The player with the most victory points (VP) at the end wins. No two markers share a space of the VP track: a marker that would land on an occupied space moves on to the next free one, so ties cannot happen. When several players act or score “in descending order of VP”, the order is fixed when that step starts.
help-set_up-title = Set-up
help-set_up = One of the six regions is uninhabited (two with three players): nothing ever goes there. Every other region gets an Altar for the whole game. Everyone has { $shamans } Shamans and { $warriors } Warriors (units), a Hero, { $glyphs } Glyphs and { $pieces } Pyramid pieces (of levels 1 to 4: { $levels }); { $below_shamans } Shaman and { $below_warriors } Warrior start in Xibalba, the rest in the Reserve. Everyone gets a God with five cards. Starting VP decrease clockwise from a random player.
help-era-title = An Era
help-era = A token of the angry God is turned face up. In descending order of VP, everyone chooses one of this Era’s three Tribe abilities and keeps it for the rest of the game; several players can choose the same one. Then come the Tribe Phase, the God Phase, a Conflict in every inhabited region in random order, and the end of the Era.
help-tribe-title = Tribe Phase
help-tribe = In descending order of VP, one player at a time completes the whole phase: first any abilities for the start of the phase; then place your Hero in a region without a Hero; then deploy up to 3 units from your Reserve in each region that does not hold your own Hero. Units already there do not count. The one region left without a Hero becomes the consecrated region of this Era.
help-gods-title = God Phase and presence
help-gods = In descending order of VP, everyone summons their God. In the first Era place it on a free confluence, then use its ability. Later, and whenever an effect says “summon”, it must move to another free confluence and use its ability, in either order. A confluence touches two or three regions: the God is present in those that are inhabited. An effect that names no other place works only where your God is present when you use it. Unless it says otherwise, an effect can be split between several regions, unit by unit.
help-conflict-title = Conflicts and cards
help-conflict = When a region is revealed, everyone draws until they have three cards in hand, secretly plays one face down and keeps the others; when everyone has chosen, the cards are revealed. A played card is gone until the next Era. Every card has two actions of its own and a third, ceremonial one that is the same on all cards of a God.
help-actions-title = Actions
help-actions = Starting to the left of the player whose Hero is in the region, everyone takes one action in turn, twice. An action is covered and carried out at once, as far as possible; only what says “up to” can be left undone. Instead you can pass: cover an action without using it and gain 1 Devotion or recover a unit. After the two rounds, anyone with a Glyph in the region can, in the same order, return it to their Reserve and take the third action too.
help-winner-title = Strength and winner
help-winner = Your strength is { $hero } for your Hero in the region, 1 for each of your units and Glyphs there, plus whatever effects and abilities add. The player with the most strength wins the Altar of the region; if no one has any strength, no one wins. The owner of the Hero there breaks ties. Afterwards the Hero and units of the region return to the Reserves; Glyphs and Pyramids stay.
help-tracks-title = Calendar and Codex
help-tracks = After the Altar, the player with the most Shamans in the region moves one of them to a free space of the Calendar and uses that space; then the same with Warriors and the Codex. The owner of the Hero breaks ties. With no such unit in the region there is no award. Each unit on the Calendar and the Codex scores { $track } VP at the end of the Era and returns to its Reserve.
help-consecrated-title = Consecrated region
help-consecrated = No cards are played there. In descending order of VP, everyone sacrifices any number of Shamans and Warriors from their Reserve: each gives 1 Devotion and 1 strength and goes to Xibalba. Units, Glyphs and sacrifices count. The player with the most strength gains { $consecrated } VP; in a tie, the tied player with the fewest VP decides. There is no Altar, Calendar or Codex.
help-angry-title = Angry God
help-angry = Every ceremonial action lets you appease the angry God. The first player to do so in a Conflict pays one unit, later players two, from their Reserve or from where their God is present; those units go to Xibalba after the Conflict. Then you use one of the face-up tokens: there is one in the first Era, two in the second, three in the third.
help-devotion-title = Devotion
help-devotion = Devotion moves your marker along a track of { $spaces } spaces in three levels; many effects grow with the level. Each Devotion beyond the last space scores 1 VP at once. At the end of the game your space scores VP, by level: { $values }.
help-structures-title = Glyphs and Pyramids
help-structures = Each region has one Pyramid, shared by all. Its first piece is the lowest level you have left; each further piece is exactly one level higher than the top. The builder gains 1 VP for each piece now in it; every other player with a piece in it gains 1 VP. A Glyph is 1 strength in its region and pays for the third action. Anything razed or replaced returns to its owner.
help-xibalba-title = Xibalba
help-xibalba = Annihilated units, sacrifices and payments to the angry God end in Xibalba. They stay there until they are recovered to the Reserve or awakened straight into a region.
help-words-title = Keywords
help-words = Deploy: from your Reserve into a region. Awaken: from Xibalba into a region. Recover: from Xibalba to the Reserve. Annihilate: from a region to Xibalba. Exile: from a region to its owner’s Reserve. Build: a Glyph, or a Pyramid piece. Raze: take away a Glyph or the top piece of a Pyramid. Transform: replace another player’s Glyph with yours, or a top piece with yours of the same level, which scores like building; your own top piece can be transformed to score again. Heroes are never touched, and Gods move only when summoned.
help-end-title = End of an Era and of the game
help-end = At the end of an Era, in descending order of VP, units on the Calendar and the Codex score; then, for each region in which you have a Pyramid piece, you gain VP equal to the Era number. All cards are shuffled again. After the third Era everyone also scores Devotion and abilities for the end of the game.
help-two-title = Two players
help-two = Each player also places a neutral Hero right after their own, in a region without a Hero. It has no strength, and you can deploy in its region. The player who placed it acts second in that region and breaks ties there, as if the Hero were their own.
help-designed-title = What was designed for Sacbe
help-designed = Note: the cards of the printed game, its map and most of what is printed on its board are not public. The following were designed for Sacbe: nearly all card actions and three of the four summoning abilities, four of the five Altars, all but one space each of the Calendar and the Codex, all tokens of the angry God, most confluences, the split of Pyramid pieces, the starting VP, the neutral Heroes for two players, and the names of all these. The flow of the game, the Tribe abilities and the Devotion track are those of the printed game. If you own a copy you can put its cards into a file and play with it: sacbe play mezo --data FILE.
help-designed-own = You are playing with your own file: map, cards, Altars, spaces and tokens come from it, not from Sacbe. Those of Sacbe are mostly its own design, because those of the printed game are not public.
# What a player has, as it is called beside its number.
have-vp = victory points
have-devotion = Devotion
have-reserve-shaman = Shamans in the Reserve
have-reserve-warrior = Warriors in the Reserve
have-xibalba-shaman = Shamans in Xibalba
have-xibalba-warrior = Warriors in Xibalba
have-glyphs_left = Glyphs in the Reserve

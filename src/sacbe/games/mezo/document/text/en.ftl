# The board of Mezo as a document, British English. Sentences are in ../../text.

none = none
no-actions = none
no-regions = none

## The turn

era-of = Era { $era } of { $eras }
order = Order: { $names }
starting-player = Starting player: { $name }
effect = { $name }’s { $effect }; choices left: { $n }
effect-up-to = { $name }’s { $effect }; choices left: up to { $n }

## The Conflict

conflict = Conflict in { $region }
reward = The winner gets: { $what }
acting = Players act in this order: { $names }
claim = { $name } counts as having the most { $units } here
cancelled = Not awarded here: { $track }
winner = { $name } has won this Conflict
strengths = Cards and strength
col-card = card
col-covered = covered actions
face-down = face down

## The map

regions = Regions
uninhabited = Uninhabited.
conflict-here = The Conflict is here now
fought = The Conflict of this Era has been fought
not-fought = No Conflict here yet in this Era
hero = Hero of { $name }
neutral-hero = Neutral Hero of { $name }
no-hero = No Hero
god-of = { $god } of { $name }
gods-here = Gods present: { $gods }
piece = level { $level } of { $name }
pyramid = Pyramid, from the bottom: { $pieces }
no-pyramid = No Pyramid
pieces = Pieces
confluences = Confluences
confluences-text = A God on a confluence is present in the regions around it.
col-confluence = Confluence
col-regions = regions
col-god = God

## Players

points = Points and structures
units = Units outside the regions
col-vp = VP
col-devotion = space of the Devotion track
col-level = Devotion level
col-worth = VP for Devotion at the end
col-hero = Hero
col-glyphs = Glyphs left
col-pieces = Pyramid pieces left
col-cards = cards left
col-reserve = { $units } in the Reserve
col-xibalba = { $units } in Xibalba
col-waiting = { $units } paid or sacrificed
col-on_tracks = { $units } on Calendar and Codex
in-reserve = in the Reserve
piece-level = level { $level }: { $n }
god = God: { $god }.
no-god = No God yet.
abilities = Tribe abilities
own-abilities = Tribe abilities: { $abilities }.
col-ability = Ability
col-era = Era
col-chosen = chosen by
cards = Cards:
has-picked = Has played a card face down.
own-pick = You have played { $card } face down.
summon = When summoned: { $what }
ceremonial = Action 3 of every card: { $what }
card = { $card }, { $state }. Action 1, { $first } Action 2, { $second }
state-up = face up
state-played = played
state-possible = not played
state-pick = face down
state-hand = in hand
state-unseen = not drawn

## Tracks

track-text = The player with the most { $units } in a Conflict takes a space.
spaces = Spaces
col-space = Space
col-effect = effect
col-taken = taken by
angry-god = Angry God
price =
    { $n ->
        [one] Appeasing costs { $n } unit.
       *[other] Appeasing costs { $n } units.
    }
tokens = Tokens face up:
paid = Units on the angry God
devotion = Devotion track
devotion-text = VP at the end of the game, space by space.
col-level-number = Level
col-spaces = spaces

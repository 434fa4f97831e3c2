# Words of the board of Mezo, British English. Sentences are in ../../text, short words in the terminal's.

title = Board of Mezo
your-turn = Your turn
turn-of = { $name }’s turn
turns-of = { $names } choose in secret
chance = Chance decides
game-over = The game is over
won-by =
    { $count ->
        [1] { $names } wins
       *[other] { $names } share the victory
    }
asked-deploy =
    { $n ->
        [one] Deploy up to { $n } unit from your Reserve in { $region }.
       *[other] Deploy up to { $n } units from your Reserve in { $region }.
    }
asked-by = { $name }’s { $effect }: { $what }
own-MOVE = choose where { $piece } goes
own-ANNIHILATE = annihilate { $piece } (it goes to Xibalba)
own-EXILE = exile { $piece } (it returns to your Reserve)
own-shaman = your Shaman
own-warrior = your Warrior
own-unit = one of your units
asked-build-both = choose a region for a Glyph or a Pyramid piece
asked-build-pyramid = choose a region for a Pyramid piece
asked-build-glyph = choose a region for a Glyph
asked-one = { $effect }: choose one of these
asked-choose_god = Which God do you choose?
asked-ability = Which Tribe ability do you choose for Era { $era }?
asked-hero = Choose a region for your Hero: it adds strength there, but you act last.
asked-neutral_hero = Choose a region for the neutral Hero: you act last there and break ties.
asked-summon = Does your God move first or use its ability first?
asked-confluence = Choose a confluence: your God will be present around it.
asked-pick = Choose a card to play face down in { $region }.
asked-action =
    { $n ->
        [1] Choose your first action in { $region }, or pass.
       *[other] Choose your second action in { $region }, or pass.
    }
asked-third = Do you give up a Glyph in { $region } for a third action?
asked-cancel = Which majority is not awarded in { $region }?
asked-appease =
    { $n ->
        [one] Do you appease the angry God with { $n } unit?
       *[other] Do you appease the angry God with { $n } units?
    }
asked-pay = Which unit do you pay to the angry God?
asked-use_token = Which token of the angry God do you use?
asked-tie_strength = Who wins the tie in { $region }?
asked-tie_calendar = Who wins the tie for the Calendar in { $region }?
asked-tie_codex = Who wins the tie for the Codex in { $region }?
asked-tie_consecrated = Who wins the tie in { $region }?
asked-calendar = Which space of the Calendar does your Shaman take?
asked-codex = Which space of the Codex does your Warrior take?
asked-sacrifice = Sacrifice units, 1 strength and 1 Devotion each: the strongest gains { $n } VP.
# An effect asks for its targets one at a time: { $what } is one of these, and asked-effect ends the sentence.
target-DEPLOY = deploy a unit from your Reserve
target-AWAKEN = awaken a unit from Xibalba
target-RECOVER = recover a unit from Xibalba
target-ANNIHILATE = annihilate a unit (it goes to Xibalba)
target-EXILE = exile a unit (it returns to its owner’s Reserve)
target-RAZE = raze a Glyph or the top piece of a Pyramid
target-TRANSFORM = transform a Glyph or the top piece of a Pyramid into your own
target-MOVE = move a unit
target-SWAP_ALTARS = choose a region to swap Altars with
asked-times = { $what }, { $n } times
asked-times-up-to = { $what }, up to { $n } times
asked-of-card = { $card }: { $what }
asked-effect = { $what }.
era = Era
uninhabited = uninhabited
consecrated = consecrated
fought = fought
conflict = Conflict
angry = Angry God
angry-cost =
    { $n ->
        [one] appease: { $n } unit
       *[other] appease: { $n } units
    }
xibalba = Xibalba
calendar = Calendar
codex = Codex
most-shaman = most Shamans
most-warrior = most Warriors
not-awarded = not awarded here
devotion = Devotion
at-end = points at the end
level = level { $n }
strength = { $region }: strength
winner-takes = the winner takes
won = won
claims = claimed
cards = Your cards
gods = Gods
ceremony = Action 3 of every card, { $name }: { $does }
summoning = { $name } (summon): { $does }
state-hand = in hand
state-unseen = not drawn
state-played = played
state-pick = face down
state-up = face up
pass = or pass
in-reserve = Reserve
col-cards = cards
col-points = points
you = { $name } (you)
abilities = Tribe abilities
neutral = { $name }’s neutral Hero
several = { $first } …
picked = has chosen
pieces = Pyramid pieces of level 1 to 4: { $what }
leads = leads
tied = tied
face-down = face down: revealed when its Era starts
consecrated-pays = consecrated region: the winner gets { $n } VP instead of the Altar
hero-of = Hero of { $name }, { $region }
confluence = confluence { $name }: { $regions }
god-at = { $god }, { $confluence }: present in { $regions }
no-units = No units
conflict-of = Conflict { $n } of { $all }

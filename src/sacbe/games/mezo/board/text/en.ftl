# Words of the board of Mezo, British English. Sentences are in ../../text, short words in the terminal's.

title = The board of Mezo
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
asked-deploy = Deploy up to { $n } units from your reserve in { $region }.
asked-by = { $name }: { $what }
asked-build-both = choose a region for a glyph or a pyramid piece
asked-build-pyramid = choose a region for a pyramid piece
asked-build-glyph = choose a region for a glyph
asked-one = { $effect }: choose one of these
era = Era
uninhabited = uninhabited
consecrated = consecrated
fought = fought
conflict = conflict
angry = Angry god
angry-cost =
    { $n ->
        [one] appease: { $n } unit
       *[other] appease: { $n } units
    }
xibalba = Xibalba
calendar = Calendar
codex = Codex
most-shaman = most shamans
most-warrior = most warriors
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
ceremony = 3 on every card: { $name } – { $does }
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
neutral = neutral Hero of { $name }
several = { $first } …
picked = has chosen
pieces = Pyramid pieces of level 1 to 4: { $what }
leads = leads
tied = tied
face-down = face down: revealed when its Era begins
consecrated-pays = consecrated region: the winner gets { $n } VP instead of the altar
hero-of = Hero of { $name }, { $region }
confluence = confluence { $name }: { $regions }
god-at = { $god }, { $confluence }: present in { $regions }
no-units = No units
conflict-of = Conflict { $n } of { $all }

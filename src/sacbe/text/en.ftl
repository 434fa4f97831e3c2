# Words that all games share.

language-en = English
language-es = Español
language-pt = Português
language-it = Italiano
yes = Yes
no = No
nature = Nature
spectator = Spectator
# What seats are called: by the name of a person or the level of a bot, and their letter.
person = Player
bot-random = Random
bot-easy = Easy
bot-greedy = Greedy
bot-medium = Medium
bot-strong = Strong
bot-expert = Expert
seat = { $who } { $letter }
players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
vp = { $n } VP
victory-points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
# Lists grow by one with list-more and end with list-last, or with list-last-i before the sound of i.
list-more = { $head }, { $next }
list-last = { $head } and { $last }
list-last-i = { $head } and { $last }
list-or = { $head } or { $last }
refusal-game_over = The game is over.
refusal-nature = A random draw comes next: please wait.
refusal-not_your_turn = It is not your turn: waiting for { $name }.
refusal-no_such_action = There is no such action in this game.
refusal-not_legal = This action is not legal now.
# For games without texts of their own.
choose-action = Choose an action.
total-points = Points
# Boards as documents.
document-now = Now
document-players = Players
document-player = Player
document-you = { $name } (you)
document-nobody = no one
document-turn = { $name }’s turn: { $asked }
# Results of games.
result-other = other
result-start = at the start
result-best-turn = Best turn: { $name } gains { $n } VP.
result-largest-loss = Largest loss: { $name } loses { $n } VP at once.
result-best-source = Most points from one source: { $name } has { $n } VP from “{ $source }”.
result-lead =
    { $n ->
        [one] The lead changed once; { $name } took it for good.
       *[other] The lead changed { $n } times; { $name } took it last.
    }

# Words that all games share.

language-en = English
language-es = Español
language-pt = Português
language-it = Italiano
yes = Yes
no = No
nature = Nature
spectator = Spectator
# What a seat without a name is called; the first is number 1.
seat = Player { $n }
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
# Lists grow by one with list-more and end with list-last.
list-more = { $head }, { $next }
list-last = { $head } and { $last }
refusal-game_over = The game is over.
refusal-nature = A random draw comes next: please wait.
refusal-not_your_turn = It is not your turn: waiting for { $name }.
refusal-no_such_action = There is no such action in this game.
refusal-not_legal = This action is not legal now.
# For games without texts of their own.
choose-action = Choose an action.
total-points = Points

# Texts of the command line in British English. Games have their own texts.


## Seats


## Welcome and help

title-custom-data = { $game } with custom data ({ $data })
welcome-title = { $game } in the terminal
welcome-seats = At the table: { $seats }.
welcome-you = You are { $name }. { $letter }
welcome-choose = Type the number of a choice and press Enter. During your turn, u undoes choices until something hidden is revealed.
welcome-help = Type ? at any time for help, r for a rules summary, q to quit and resume another day.
welcome-begin = Press Enter to start.
keys-title = Keys
key-number = choose
key-why = explain choice 3
key-rules = rules summary
key-rule = a rule by its number, or every rule with these words
key-board = the whole board
key-tiles = all tiles or cards, seen and unseen
key-log = the log: recent moves, or the whole game
key-undo = undo, during your turn
key-save = save a copy of this game
key-quit = quit now and resume later
key-help = this help
help-levels = Bots, weakest first: { $levels }. To play against others: sacbe play --seats { $example }
keys-line = ? help  b board  t tiles  r rules  l log  u undo  s save  q quit

## The prompt

you-have = You have:
prompt-choose = { $name }: { $question }
choice-is-secret = This choice is secret: it stays hidden until everyone has chosen, and cannot be undone.
forced-choice = Your only option, chosen for you: { $what }.
press-enter = Press Enter to continue.
page-more = Enter: more   q: stop
small-terminal = This terminal is small ({ $width } x { $height }); the board is easier to read at 80 x 24 or larger.
news-title = Since your last choice
news-cut =
    { $n ->
        [one] { $n } earlier line: l shows the whole log
       *[other] { $n } earlier lines: l shows the whole log
    }
thinking = { $name } is thinking
no-such-choice = There is no choice { $n }: type a number from 1 to { $most }, or ? for help.
not-understood = “{ $typed }” is neither a number from 1 to { $most } nor a key: type ? for help.
nothing-typed = Type a number from 1 to { $most }, or ? for help.
too-long = That is too long to be an answer: type a number from 1 to { $most }, or ? for help.
explain-allowed = You can do this now: it is choice { $n }.
explain-rule = (rule { $rule }: type r { $rule } to read it)
explain-nothing = Nothing in this game is called “{ $typed }”. Ask, for example: ? { $examples }
rule-unknown = This game has no rule { $code }. The closest: { $near }.
rule-none = No rule of this game mentions “{ $typed }”.

## Undo

undone = Undone.
undo-nothing = There is nothing to undo this turn.
undo-revealed = Something hidden has been revealed since your last choice, so it cannot be undone.
undo-secret = A secret choice cannot be undone.

## Starting

needs-terminal = Playing needs a terminal: run this command in one.
which-game = Which game?

## Handoff

handoff = Pass the keyboard to { $name }.
handoff-wait = { $name }, press Enter when no one else is looking.

## Saving

saved = Saved as { $path }.
save-failed = { $path } could not be written ({ $why }); the game continues.
save-exists = { $path } already exists: choose another name.
autosave-failed = The game cannot be saved in { $path } ({ $why }): save it elsewhere with s FILE before you quit.
quit-saved = Game saved. Resume it with:
quit-not-saved = The game could not be saved.
resume-offer = You have an unfinished game of { $game } ({ $seats }), last played { $when }.
resume-ask = Resume it? Enter: yes, n: no, start a new game
resumed = Game resumed.

## The end

game-over = The game is over.
winner = { $names } wins.
winners = { $names } share the victory.
save-record-ask = Save the record of this game? Enter: yes, n: no
record-not-saved = The record was not saved.

## Replay

replay-verified =
    { $moves ->
        [one] Verified: { $moves } move of { $game }, { $result }.
       *[other] Verified: { $moves } moves of { $game }, { $result }.
    }
result-unfinished = not finished
replay-at = Move { $n } of { $most }
replay-start = Before the first move
replay-keys = Enter next  p previous  NUMBER jump  e end  b board  q quit
replay-no-move = There is no move { $n }: moves are 0 to { $most }.
replay-not-understood = “{ $typed }” is neither a number nor a key.

## Reviews

review-written = Written: { $file }
review-quick = Winning chances, a quick estimate:
review-running = Reviewing all turns

puzzles-count =
    { $n ->
        [one] { $game }: { $n } puzzle
       *[other] { $game }: { $n } puzzles
    }
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzle-level-4 = very hard
puzzle-task = Puzzle { $puzzle }: you are { $name }. Find the turn with the best winning chance (q: quit).
puzzle-right = Right!
puzzle-wrong = Another turn is better.
puzzle-second = Second best

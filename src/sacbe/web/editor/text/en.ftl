# The editor of positions, British English.

edit-title = What if?
edit-about = Set up a position, see the board, ask the bot about it and play on from it. Which game?
edit-redo = Redo
edit-reset = Start over
edit-ask = Ask the bot
edit-share = Copy link
edit-play = Play from here
edit-notation = Position as text
edit-notation-help = Paste the text of a position here, or copy this one.
edit-copy = Copy text
edit-load = Load
edit-copied = Copied.
edit-fields = Fields of the position
edit-range = A whole number from { $low } to { $high }.
edit-impossible = This position is impossible.
edit-over = The game is over in this position.
edit-to-move = It is { $name }’s turn.
edit-from-game = What if? Change this position
edit-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }

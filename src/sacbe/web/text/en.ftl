# The pages in British English: what is said around a game. Each game has its own words.


## Everywhere

language = Language
seat-n = Seat { $n }
at-random = at random
link-copied = Link copied.
link-shown = Copy the link shown here.
error-offline = The server is not responding. Is it running?
error-malformed = The server did not understand the request. Try reloading the page.
error-unauthorized = This link is not valid.
error-forbidden = That is not allowed here.
error-not_found = That does not exist, or no longer does.
error-conflict = The game has moved on. Check the board and choose again.
error-gone = This server no longer has the rules of this table.
error-too_large = That is too large.
error-illegal = That is not possible.
error-too_many = Too many requests at once. Please wait a moment.
error-failed = Something went wrong on the server.
error-unavailable = The server could not save that. Try again.
footer = Sacbe: three Maya board games.
api = For developers

## A new game

welcome = Three board games of the Maya world
welcome-text = Play against bots, with friends by link, or around one device. Free, no account needed.
which-game = Which game?
players-range = { $least } to { $most } players
who-plays = Who is playing
how-many = Players
seat-local = On this device
seat-link = By link
name-of = Name, { $seat }
more-choices = Variants, time limit, undo, spectators
clock = Time limit
clock-help = How long each turn can take. Bots have no time limit.
clock-0 = None
clock-60 = 1 minute a turn
clock-180 = 3 minutes a turn
clock-600 = 10 minutes a turn
clock-3600 = 1 hour a turn
clock-86400 = 1 day a turn
clock-259200 = 3 days a turn
clock-604800 = 7 days a turn
late = When time runs out
late-bot = A bot plays until the player returns
late-end = The game ends without a result
undo-rule = Undo
undo-turn = During your turn, until something hidden is revealed
undo-agreed = Also later, if everyone agrees
open-to = Who can join
open-to-link = Only people with a link
open-to-public = Anyone: the table is listed here
open-to-help = A seat by link goes to the first person who opens its link.
allow-spectators = Allow spectators
play = Play
invite = Invite a friend
continue-title = Pick up where you left off:
continue = Continue
preparing = First start: the rules are being compiled, which takes a minute or two. You can play at once; until then, the bots that search play like the greedy bot.

## Tables

my-tables = My tables
no-tables = You have not joined any tables yet.
public-tables = Public tables
no-public = None at the moment.
join = Join
status-over = finished
status-ended = ended early
status-gone = rules no longer available

## You

you = You
my-name = My name
other-device = Another device
other-device-help = Open this link on your other device within 15 minutes to see your tables on both. It works once.
make-link = Make a link
carried = Your tables are now on this device.
import = Open a saved game
import-help = A game record saved here or in the terminal. It is checked move by move and opened as a new table.
import-choose = Choose a file
record-too-large = This file is too large to be a game record.
record-checking = Checking the record…

## A table

connecting = connecting
connected = connected
reconnecting = reconnecting
no-such-table = There is no table at this address.
private-table = This table is private: only its players can see it.
other-rules = This table uses a different version of the rules and cannot be shown.
your-turn = Your turn
turn-of = { $name }’s turn
waiting-for = Waiting for { $names }
waits-for-people = This seat is still free. Press “Invite a friend” for its link.
waits-for-others = This seat is still free.
bot-thinks = The bot is thinking.
you-watch = You are a spectator.
secret-choice = Secret; cannot be undone.
winner = { $names } wins
winners = { $names } share the victory
ended-late = The game ended without a result: { $name } ran out of time
undo = Undo
ask-undo = Ask to undo
undo-asked = { $name } would like to undo their last choice. Waiting for: { $names }.
agree = Agree
refuse = Decline
seats = Seats
bot-for-now = a bot plays for now: { $level }
seat-waits = free: waiting for a player
seat-here = plays on this device
seat-you = you
seat-person = on another device
winner-mark = Winner
to-move = to play
points = { $n } VP
copy-invitation = Invite
let-bot-play = Let a bot play
new-link = New link
remove-player = Remove player
rename = Rename
rename-title = New name
rename-do = Rename
cancel = Cancel
leave = Leave
return = Return to my seat
add-time = Add time
time-left = { $time } left
days-hours = { $d } d { $h } h
rematch = Rematch
go-to-rematch = Go to the rematch
export = Download game record
copy-watch-link = Link for spectators
seeded = The person who opened this table chose the deal and may know hidden information.
board = Board
step = Move { $n } of { $most }
step-back = One move back
step-forth = One move forward
step-now = Now
in-past = You are viewing an earlier move. Press “Now” to return to the game.
chat = Chat
chat-line = Say something
send = Send
spectator-name = { $name } (watching)
spectator-default = Spectator
handoff = Pass the device to { $name }
handoff-text = What follows is only for { $name }. No one else should look.
handoff-open = I am { $name }: show the table

## The picture of the board

board-parts = Parts of the board
board-whole = Whole board
board-has-choices = has choices
text-board = Text board
own-goods = What { $name } has; the text board names everything
choices = Your options
choose-among = { $n ->
    [one] { $n } option
   *[other] { $n } options
}
which-one = Which one?
do-it = Do it
confirm = Confirm
no-return = You cannot undo beyond this point: something hidden was revealed.
larger = Larger
smaller = Smaller
step-slider = Move shown

## What a choice leads to, and settings

rule = Rule
rule-n = Rule { $code }
confirmation = Are you sure?
from-to = { $name }: from { $before } to { $after }
final-ends = Ends your turn
final-reveals = Cannot be undone: reveals something hidden
final-binds = Cannot be undone
why-unknown = You cannot do this now.
press-again = This option has just appeared here. Press again to choose it.
settings = Settings
theme = Theme
theme-auto = match device
theme-light = light
theme-dark = dark
set-confirm = Confirm before ending my turn
set-sounds = Sounds

## The frame of a table

views = Rules and more
beside = Log, chat and seats
close = Close
replay = Earlier moves
tools = Your turn
step-first = First move
step-latest = Latest move
autoplay = Play
autoplay-stop = Pause
step-link = Copy link
undo-whole = Undo turn
end-turn = End turn
more-below = { $n } more
unread = { $n } new
shortcuts = Keyboard shortcuts
keys-undo = Undo the last choice
keys-undo-whole = Undo the whole turn
keys-hint = Ask for a hint
keys-rule = Read the rule about what is selected
keys-log = Open the log
keys-chat = Open the chat
keys-steps = One move back or forward
keys-ends = First or latest move
keys-board = Go to the choices on the board
keys-close = Close what is open
keys-help = Show this list

## Invitations, lists of tables, skip links

bots = Bots
link-incomplete = This link is incomplete: a part of it is missing or has changed. Ask for it again and copy all of it.
name-title = What is your name?
name-text = The others see it at the table. You can change it later.
name-take = Sit down
leave-title = Leave your seat?
leave-text = A bot then plays for you until you return.
has-come = New at the table: { $names }
invite-title = Invite
invite-taken = { $name } has taken this seat.
invite-link = Link
invite-help = Send this link to one person: whoever opens it first plays { $name }.
invite-watch-help = Anyone with this link can watch.
invite-copy = Copy
invite-qr = QR code of the link
invite-network = Address in your network: { $url }
invite-local = This server can only be reached from this computer: a link would not work for others.
invite-open-help = You can open it to your local network. Everyone on this network can then use it until the server stops.
invite-open = Open to my network
invite-waits = has not joined yet
invite-came = is here
invite-show = Show link
with-players = with { $names }
last-move = Last move: { $text }
archive = Archive
unarchive = Restore
archived = Archived: { $n }
archived-help = Hidden in this browser only; the games go on.
watch = Watch
skip-play = Skip to the new game
skip-tables = Skip to my tables
skip-choices = Skip to your options
skip-board = Skip to the board
skip-log = Skip to the log
free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
skips = Skip links

## Reviews

review-title = Review
review-back = Back to the table
review-working = Reviewing the game: { $percent }%. The curve is a quick estimate.
review-failed = The review could not be made.
review-missing = There is no review of this table: only finished games have one.
review-keys = Left and right arrows, or numbers, go from one key moment to another.
review-replay = Show in the replay
review-board = The board, step by step
review-step-back = One step back
review-step-next = One step forward
review-step = { $what } ({ $number } of { $count }): { $text }
review-after-played = After the turn that was played
review-after-line = After this line
review-game = The whole game
review-moment = Key moment { $number }

## Following the game

playback = Moves of others
playback-off = at once
playback-fast = fast
playback-normal = normal
playback-slow = slow
playback-step = step by step
playback-of = { $name } plays
playback-game = The game goes on
playback-skip = Skip
playback-next = Next
playback-skip-help = Press any key or anywhere to skip.
playback-next-help = Press any key or anywhere for the next step, Esc to skip.
playback-rest = { $n } more
playback-forced = Only option:
recap-title = Since your last turn
recap-watch = Last turns
recap-you = You
recap-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
recap-nothing = Nothing yet.
recap-no-change = Nothing has changed for you.
recap-game = The game
scene-open = Details
result = Result
result-ranking = Ranking
result-curve = Course of the scores
result-highlights = Highlights
result-review = Review the game
result-share = Share
set-notify = Notify me when it is my turn
notify-refused = Your browser does not allow notifications from this page.
notify-impossible = Notifications only work on this computer or over HTTPS.

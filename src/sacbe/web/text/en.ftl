# The pages in British English: what is said around a game. Each game has its own words.


## Everywhere

language = Language
player = Player
player-n = Player { $n }
seat-n = Seat { $n }
at-random = at random
link-copied = The link was copied.
link-shown = Copy the link that is shown.
error-offline = The server does not answer. Is it running?
error-malformed = The server did not understand this page.
error-unauthorized = This link is not valid.
error-forbidden = That is not allowed here.
error-not_found = That is not there, or not any more.
error-conflict = The table has moved on meanwhile. Look again and choose.
error-too_large = That is too large.
error-illegal = That is not possible.
error-too_many = That was too much at once. Wait a little.
error-failed = Something went wrong on the server.
error-unavailable = The server could not store that. Try again.
footer = Sacbe: three Maya board games.
api = For programs

## A new game

welcome = Three board games of the Maya world
welcome-text = Against bots, with friends by a link, or around one device. Free, and without an account.
which-game = Which game?
players-range = { $least } to { $most } players
who-plays = Who plays
how-many = Players
seat-local = A person here
seat-link = A person by link
name-of = Name, { $seat }
level-random = Bot: random
level-easy = Bot: easy
level-greedy = Bot: greedy
level-medium = Bot: medium
level-strong = Bot: strong
more-choices = Variants, clock, undo, spectators
clock = Clock
clock-help = How long a turn may take. Bots have no clock.
clock-0 = None
clock-60 = 1 minute a turn
clock-180 = 3 minutes a turn
clock-600 = 10 minutes a turn
clock-3600 = 1 hour a turn
clock-86400 = 1 day a turn
clock-259200 = 3 days a turn
clock-604800 = 7 days a turn
late = When time is up
late-bot = A bot plays until the player is back
late-end = The game ends without a result
undo-rule = Taking back
undo-turn = Within the turn, until something is revealed
undo-agreed = Also later, if everybody agrees
open-to = Who may come
open-to-link = Only people with a link
open-to-public = Anybody: the table is listed here
open-to-help = A seat by link is taken by whoever opens its link first.
allow-spectators = Others may watch
play = Play
invite = Invite a friend
continue-title = Continue where you were:
continue = Continue
preparing = The rules are being prepared. This takes a few minutes the first time, and never again.

## Tables

my-tables = My tables
no-tables = You do not sit at any table yet.
public-tables = Public tables with free seats
no-public = There are none now.
free-seat = free seat
join = Join
status-over = over
status-ended = ended

## You

you = You
my-name = My name
other-device = Another device
other-device-help = Open this link there within 15 minutes: your tables are then on both. It works once.
make-link = Make a link
carried = Your tables are here now.
import = A saved game
import-help = The record of a game, from here or from the terminal. It is checked move by move and opened as a table of its own.
import-choose = Choose a file
record-too-large = This file is too large to be a record.
record-checking = The record is being checked.

## A table

connecting = connecting
connected = connected
reconnecting = reconnecting
no-such-table = There is no table at this address.
private-table = This table is only for those who play there.
other-rules = This table was played by other rules and cannot be shown.
your-turn = Your turn
turn-of = { $name } is to choose
waiting-for = Waiting for { $names }
waits-for-people = The seat is still free. Copy its invitation under Seats and send it to somebody.
bot-thinks = The bot is thinking.
you-watch = You are watching.
secret-choice = This choice is secret: it stays hidden until all have chosen, and cannot be taken back.
winner = { $names } wins
winners = { $names } share the victory
ended-late = The game ended without a result: the time of { $name } was up
undo = Take back
ask-undo = Ask to take back
undo-asked = { $name } would like to take the last choice back. Still to answer: { $names }.
agree = Agree
refuse = Do not agree
seats = Seats
bot-for-now = { $level } plays for now
seat-waits = free: waiting for somebody
seat-here = plays on this device
seat-you = you
seat-person = plays elsewhere
winner-mark = Winner
to-move = to choose
points = { $n } VP
copy-invitation = Copy invitation
let-bot-play = Let a bot play
rename = Rename
rename-title = New name
rename-do = Rename
cancel = Cancel
leave = Leave
return = Come back
add-time = Give more time
time-left = { $time } left
days-hours = { $d } d { $h } h
rematch = Rematch
go-to-rematch = To the rematch
export = Save the record
copy-watch-link = Copy link for spectators
seeded = Whoever opened this table chose the deal and may know what is hidden.
board = Board
step = Move { $n } of { $most }
step-back = One move back
step-forth = One move on
step-now = Now
in-past = You are looking back; the game goes on at “Now”.
chat = Chat
chat-line = Say something
send = Send
spectator-name = { $name } (watching)
spectator-default = Spectator
curtain = Pass the device to { $name }
curtain-text = What follows is only for { $name }. Nobody else should look.
curtain-open = I am { $name }: show the table

## The picture of the board

board-parts = Parts of the board
board-whole = Whole board
board-has-choices = something to choose
no-picture = The board cannot be drawn now. The text board shows the same.
text-board = Board in text
choices = What you can choose
choose-among = { $n } possibilities
which-one = Which one?
do-it = Do it
confirm = Confirm
no-return = From here there is no way back: something hidden was revealed.
larger = Larger
smaller = Smaller
step-slider = Move that is shown

## What a choice leads to, and settings

rule = Rule
held = Do you mean it?
from-to = { $name }: from { $before } to { $after }
final-ends = Ends your turn
final-reveals = Cannot be taken back: something hidden is revealed
final-binds = Cannot be taken back
why-unknown = This cannot be done now.
settings = Settings
theme = Colours
theme-auto = as the device
theme-light = light
theme-dark = dark
set-confirm = Ask before the turn ends
set-sounds = Sounds

# What the server itself says in British English: a bot's advice.

hint-only = It is your only option.
hint-clear =
    { $n ->
        [0] All the other choices looked clearly worse when the bot compared them.
       *[other] It looks clearly better than the other choices, such as: { $others }.
    }
hint-order = Every plan that looks good has the same choices, in another order.
hint-better =
    { $points ->
        [one] It looks about { $points } point better than the next best plan: { $other }.
       *[other] It looks about { $points } points better than the next best plan: { $other }.
    }
hint-best = It looks better than the next best plan: { $other }.
hint-alike = No plan looks better, though this one looks about as good: { $other }.
hint-secret = To stay unpredictable: the bot would choose this { $percent }% of the time.
hint-scores = scores { $points }: { $sources }
hint-source = { $source } { $n }
hint-next = next turn: { $choices }
hint-end =
    { $points ->
        [one] Ending the turn now would cost about { $points } point.
       *[other] Ending the turn now would cost about { $points } points.
    }
hint-then = Then: { $choices }.
hint-note = The bot looks ahead for about a second, guessing hidden tiles and cards only from what you can see yourself. It counts your final points, subtracts part of your opponents’ points and adds a large bonus for winning.
turn-title = { $game }: your turn

## Notifications

notify-turn-subject = { $game }: your turn
notify-turn =
    It is your turn in a game of { $game }.
    { $url }

    Stop these messages: { $stop }
notify-over-subject = { $game }: the game is over
notify-over =
    A game of { $game } is over.
    { $url }

    Stop these messages: { $stop }
notify-hello-subject = Sacbe: notifications are on
notify-hello =
    You will get a message here when it is your turn.
    { $url }

    Stop these messages: { $stop }
notify-confirm-subject = Sacbe: your code is { $code }
notify-confirm =
    Enter this code on the page to get messages when it is your turn: { $code }

    { $url }

    If you did not ask for this, ignore this message. You will get no others.
ledger-start = At the start

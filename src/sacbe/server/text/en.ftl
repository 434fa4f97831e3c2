# What the server itself says in British English: a bot's advice.

hint-only = It is your only option.
hint-clear = The bot found nothing else worth trying.
hint-better = It looks about { $points } points better than the next best option, “{ $other }”.
hint-alike = Nothing looks better, though “{ $other }” looks about as good.
hint-secret = To stay unpredictable: the bot would choose this { $percent }% of the time.
hint-then = Then: { $choices }.
hint-note = The bot looks ahead for about a second, guessing hidden tiles and cards only from what you can see yourself. It counts your final points, subtracts part of your opponents’ points and adds a large bonus for winning.
turn-title = { $game }: your turn

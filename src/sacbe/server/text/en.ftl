# What the server itself says in British English: a bot's advice, and what bots are called.

hint-only = It is the only choice there is.
hint-clear = The bot found nothing else worth a try.
hint-better = Because it looks about { $points } points better than the next best: “{ $other }”.
hint-alike = Because nothing looks better; “{ $other }” looks about as good.
hint-secret = Because nobody should be able to foretell you: the bot would choose this { $percent } times in a hundred.
hint-then = What would follow: { $choices }.
hint-note = The bot looks ahead for about a second in deals that you cannot tell from the true one. It counts your points at the end, takes off a part of the others’ points, and counts a win as many extra points.
bot-random = Random
bot-easy = Easy
bot-greedy = Greedy
bot-medium = Medium
bot-strong = Strong

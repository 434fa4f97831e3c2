"""A Conflict: tiles, cards, actions, the winner, majorities; and the consecrated region."""

from sacbe.kernel import rule

from ..data import N_REGIONS, N_SPACES
from ..state import (
    ACTION,
    ACTION_PROGRAM,
    ALTAR_PROGRAM,
    ASK_ACTION,
    ASK_CONFLICT,
    ASK_DRAW,
    ASK_PAY,
    ASK_PICK,
    ASK_SACRIFICE,
    ASK_SPACE,
    ASK_THIRD,
    ASK_TIE,
    ASK_USE_TOKEN,
    CALENDAR_TRACK,
    CLEAN_UP,
    CODEX_TRACK,
    CONSECRATED_VP,
    DEAL_CARDS,
    END_ERA,
    FACE_UP,
    FIND_CONSECRATED,
    FIND_WINNER,
    GOD_STRENGTH,
    HAND,
    HERO_PLUS_ERA,
    HERO_STRENGTH,
    IN_HAND,
    MAJORITY,
    MOST_PLAYERS,
    N_ACTIONS,
    N_CARDS,
    N_KINDS,
    NEXT_CONFLICT,
    NOTHING,
    PASS,
    PAY,
    PICK,
    PICKED,
    PLAYED,
    REPEAT_SPACES,
    RESERVE,
    REVEAL,
    REWARD_WINNER,
    ROUNDS,
    SACRIFICES,
    SPACE_PROGRAM,
    STOP,
    TAKE_SPACE_AT,
    THIRD_ACTIONS,
    TIE_CALENDAR,
    TIE_CONSECRATED,
    TIE_STRENGTH,
    TOKEN_PROGRAM,
    TOKENS_LEFT,
    TWO_TOKENS,
    UNSEEN,
    USE_TOKEN,
    WIN_BONUS,
    WIN_PLUS,
    Actions,
    State,
)
from .effects import price, remove_unit, start_program
from .pieces import hero_owner, is_present, raze_glyph, unit_at, units_in, units_to_reserve
from .points import gain_devotion, gain_vp, has, level, next_in_order
from .stack import offer, push, push_for

ROUNDS_OF_ACTIONS = 2
WIN_VP = 5  # from the ability of Era 3

# ---------------------------------------------------------------- tiles and cards


@rule
def next_conflict(s: State) -> None:
    """Draw the next tile; after the last one the Era ends."""
    left = 0
    for region in range(N_REGIONS):
        left += s.inhabited[region] == 1 and s.fought[region] == 0
    push_for(s, ASK_CONFLICT if left > 0 else END_ERA, 0)


@rule
def begin_conflict(s: State, region: int) -> None:
    """A tile is turned up."""
    s.fought[region] = 1
    s.conflict = region
    push_for(s, SACRIFICES if region == s.consecrated else DEAL_CARDS, 0)


@rule
def acting(s: State, i: int) -> int:
    """The seat at position i of the acting order: clockwise from the left of the Hero's owner, who
    is last."""
    return (hero_owner(s, s.conflict) + 1 + i) % s.players_n


@rule
def cards_where(s: State, seat: int, where: int) -> int:
    """The number of a seat's cards in a place."""
    n = 0
    for card in range(N_CARDS):
        n += s.players[seat].cards[card] == where
    return n


@rule
def deal_cards(s: State, seats_done: int) -> None:
    """New cards for each seat in acting order, up to three in hand."""
    for i in range(seats_done, s.players_n):
        seat = acting(s, i)
        if cards_where(s, seat, IN_HAND) < HAND and cards_where(s, seat, UNSEEN) > 0:
            push_for(s, DEAL_CARDS, i)
            push_for(s, ASK_DRAW, seat)
            return
    push_for(s, ASK_PICK, 0)


@rule
def must_pick(s: State, seat: int) -> bool:
    """Whether this seat must still put a card face down."""
    return cards_where(s, seat, PICKED) == 0


@rule
def next_to_pick(s: State) -> int:
    """The first seat in acting order without a picked card, as the order for search and
    adapters."""
    first = acting(s, 0)
    for i in range(s.players_n):
        seat = (first + i) % s.players_n
        if must_pick(s, seat):
            return seat
    return NOTHING


@rule
def legal_pick(s: State, seat: int, out: Actions) -> None:
    """The cards in hand."""
    if not must_pick(s, seat):
        return
    n = 0
    for card in range(N_CARDS):
        n = offer(out, n, PICK + card, s.players[seat].cards[card] == IN_HAND)
    out.n = n


@rule
def pick(s: State, seat: int, card: int) -> None:
    """A commitment; nothing is revealed before the last seat has chosen."""
    s.players[seat].cards[card] = PICKED
    push_for(s, ASK_PICK if next_to_pick(s) != NOTHING else REVEAL, 0)


@rule
def reveal(s: State) -> None:
    """All cards are turned up."""
    for p in range(s.players_n):
        for card in range(N_CARDS):
            if s.players[p].cards[card] == PICKED:
                s.players[p].cards[card] = FACE_UP
    push_for(s, ROUNDS, 0)


# ---------------------------------------------------------------- actions


@rule
def rounds(s: State, turns: int) -> None:
    """Two rounds of one action each."""
    if turns == ROUNDS_OF_ACTIONS * s.players_n:
        push_for(s, THIRD_ACTIONS, 0)
        return
    push_for(s, ROUNDS, turns + 1)
    push_for(s, ASK_ACTION, acting(s, turns % s.players_n))


@rule
def third_actions(s: State, seats_asked: int) -> None:
    """A seat with a Glyph here at this moment may take a third action."""
    while seats_asked < s.players_n:
        seat = acting(s, seats_asked)
        seats_asked += 1
        if s.glyphs[MOST_PLAYERS * s.conflict + seat] > 0:
            push_for(s, THIRD_ACTIONS, seats_asked)
            push_for(s, ASK_THIRD, seat)
            return
    push_for(s, FIND_WINNER, 0)


@rule
def legal_action(s: State, seat: int, out: Actions) -> None:
    """Uncovered actions; and passing, which covers one, for devotion or a unit from Xibalba."""
    me = s.players[seat]
    shamans, warriors = me.xibalba[0] > 0, me.xibalba[1] > 0
    n = 0
    for action in range(N_ACTIONS):
        n = offer(out, n, ACTION + action, (me.covered >> action) & 1 == 0)
    for action in range(N_ACTIONS):
        free = (me.covered >> action) & 1 == 0
        n = offer(out, n, PASS + 3 * action, free)
        n = offer(out, n, PASS + 3 * action + 1, free & shamans)
        n = offer(out, n, PASS + 3 * action + 2, free & warriors)
    out.n = n


@rule
def legal_third(s: State, seat: int, out: Actions) -> None:
    """The same with the remaining actions, or no third action."""
    legal_action(s, seat, out)
    out.n = offer(out, out.n, STOP, True)


@rule
def take_action(s: State, seat: int, choice: int) -> None:
    """Cover an action and resolve it, or pass."""
    me = s.players[seat]
    if choice >= PASS:
        action, gain = (choice - PASS) // 3, (choice - PASS) % 3
        me.covered |= 1 << action
        if gain == 0:
            gain_devotion(s, seat, 1)
        else:
            me.xibalba[gain - 1] -= 1
            me.reserve[gain - 1] += 1
        return
    action = choice - ACTION
    me.covered |= 1 << action
    for card in range(N_CARDS):
        if me.cards[card] == FACE_UP:
            start_program(s, ACTION_PROGRAM[me.god, card, action], seat)
            return


@rule
def take_third(s: State, seat: int, choice: int) -> None:
    """Spend the seat's own Glyph for a third action."""
    if choice != STOP:
        raze_glyph(s, seat, s.conflict)
        take_action(s, seat, choice)


# ---------------------------------------------------------------- appeasing


@rule
def accept_appease(s: State, seat: int) -> None:
    """Pay, then use a token; two different ones with the ability."""
    push(s, TOKENS_LEFT, seat, 0, 2 if has(s.players[seat], TWO_TOKENS) else 1, 0)
    push(s, ASK_PAY, seat, price(s), 0, 0)


@rule
def legal_pay(s: State, seat: int, out: Actions) -> None:
    """The seat's units in the reserve and where its god is present."""
    n = 0
    for kind in range(N_KINDS):
        for region in range(N_REGIONS):
            fits = s.units[unit_at(region, seat, kind)] > 0 and is_present(s, seat, region)
            n = offer(out, n, PAY + 7 * kind + region, fits)
        n = offer(out, n, PAY + 7 * kind + RESERVE, s.players[seat].reserve[kind] > 0)
    out.n = n


@rule
def pay(s: State, seat: int, left: int, choice: int) -> None:
    """Put a unit onto the angry god."""
    kind, place = (choice - PAY) // 7, (choice - PAY) % 7
    me = s.players[seat]
    if place == RESERVE:
        me.reserve[kind] -= 1
    else:
        remove_unit(s, unit_at(place, seat, kind))
    me.waiting[kind] += 1
    if left > 1:
        push(s, ASK_PAY, seat, left - 1, 0, 0)


@rule
def tokens_left(s: State, seat: int, used: int, left: int) -> None:
    """Ask for another token, if one is due and an unused one is face up."""
    free = 0
    for i in range(s.era):
        free += s.tokens[i] > 0 and not (used >> i) & 1
    if left > 0 and free > 0:
        push(s, ASK_USE_TOKEN, seat, used, left, 0)


@rule
def legal_token(s: State, used: int, out: Actions) -> None:
    """Face-up tokens that this payment has not used."""
    n = 0
    for i in range(s.era):
        fits = s.tokens[i] > 0 and not (used >> i) & 1
        n = offer(out, n, USE_TOKEN + s.tokens[i] - 1, fits)
    out.n = n


@rule
def use_token(s: State, seat: int, used: int, left: int, token: int) -> None:
    """Use the ability of a token; it stays usable for others."""
    for i in range(s.era):
        if s.tokens[i] == 1 + token:
            used |= 1 << i
    push(s, TOKENS_LEFT, seat, used, left - 1, 0)
    start_program(s, TOKEN_PROGRAM[token], seat)


# ---------------------------------------------------------------- resolving


@rule
def strength(s: State, seat: int) -> int:
    """The strength of a seat in this Conflict."""
    return (
        hero_strength(s, seat)
        + units_in(s, s.conflict, seat)
        + s.glyphs[MOST_PLAYERS * s.conflict + seat]
        + god_strength(s, seat)
        + s.players[seat].bonus
        + sacrificed(s, seat)
    )


@rule
def hero_strength(s: State, seat: int) -> int:
    """The strength of the seat's Hero, if it is here."""
    me = s.players[seat]
    if me.hero != s.conflict or s.conflict == s.consecrated:
        return 0
    return HERO_STRENGTH + (s.era if has(me, HERO_PLUS_ERA) else 0)


@rule
def god_strength(s: State, seat: int) -> int:
    """From the ability of Era 2, where the god is present."""
    me = s.players[seat]
    return level(me) if has(me, GOD_STRENGTH) and is_present(s, seat, s.conflict) else 0


@rule
def sacrificed(s: State, seat: int) -> int:
    """Units sacrificed in the consecrated region."""
    me = s.players[seat]
    return me.waiting[0] + me.waiting[1] if s.conflict == s.consecrated else 0


@rule
def strongest(s: State) -> int:
    """Bits: the seats with the most strength; none if all have 0."""
    best = 1
    tied = 0
    for p in range(s.players_n):
        mine = strength(s, p)
        if mine > best:
            best = mine
            tied = 0
        if mine == best:
            tied |= 1 << p
    return tied


@rule
def only_one(bits: int) -> int:
    """The seat of a single bit; -1 for none, -2 for several."""
    if bits == 0:
        return NOTHING
    if bits & (bits - 1):
        return -2
    seat = 0
    while not (bits >> seat) & 1:
        seat += 1
    return seat


@rule
def find_winner(s: State) -> None:
    """The most strength wins; the Hero's owner decides ties."""
    tied = strongest(s)
    push_for(s, REWARD_WINNER, 0)
    s.winner = max(NOTHING, only_one(tied))
    if only_one(tied) == -2:
        push(s, ASK_TIE, hero_owner(s, s.conflict), tied, TIE_STRENGTH, 0)


@rule
def reward_winner(s: State) -> None:
    """The Altar of the region, then the bonus of the ability."""
    if s.winner == NOTHING:
        push(s, MAJORITY, 0, CALENDAR_TRACK, 0, 0)
        return
    push_for(s, WIN_BONUS, 0)
    start_program(s, ALTAR_PROGRAM[s.altar[s.conflict] - 1], s.winner)


@rule
def win_bonus(s: State) -> None:
    """5 VP from the ability of Era 3, as a separate move; then continue."""
    if s.winner != NOTHING and has(s.players[s.winner], WIN_PLUS):
        gain_vp(s, s.winner, WIN_VP)
    if s.conflict == s.consecrated:
        push_for(s, CLEAN_UP, 0)
    else:
        push(s, MAJORITY, 0, CALENDAR_TRACK, 0, 0)


@rule
def most_units(s: State, kind: int) -> int:
    """Bits: the seats with the most units of a kind here; a claim wins if its seat has such a
    unit."""
    claim = s.claims[kind] - 1
    if claim >= 0 and s.units[unit_at(s.conflict, claim, kind)] > 0:
        return 1 << claim
    best = 1
    tied = 0
    for p in range(s.players_n):
        mine = s.units[unit_at(s.conflict, p, kind)]
        if mine > best:
            best = mine
            tied = 0
        if mine == best:
            tied |= 1 << p
    return tied


@rule
def majority(s: State, track: int) -> None:
    """Shamans for the calendar, then Warriors for the codex, counted at that moment."""
    if track == CALENDAR_TRACK:
        push(s, MAJORITY, 0, CODEX_TRACK, 0, 0)
    else:
        push_for(s, CLEAN_UP, 0)
    if (s.cancelled >> track) & 1:
        return
    tied = most_units(s, track)
    seat = only_one(tied)
    if seat == -2:
        push(s, ASK_TIE, hero_owner(s, s.conflict), tied, TIE_CALENDAR + track, 0)
    elif seat != NOTHING:
        push(s, ASK_SPACE, seat, track, 0, 0)


@rule
def name_winner(s: State, tie: int, seat: int) -> None:
    """Decide a tie."""
    if tie == TIE_STRENGTH or tie == TIE_CONSECRATED:
        s.winner = seat
    else:
        push(s, ASK_SPACE, seat, tie - TIE_CALENDAR, 0, 0)


@rule
def legal_space(s: State, track: int, out: Actions) -> None:
    """Free spaces of the track."""
    n = 0
    for i in range(N_SPACES):
        space = N_SPACES * track + i
        n = offer(out, n, TAKE_SPACE_AT + space, s.spaces[space] == 0)
    out.n = n


@rule
def take_space(s: State, seat: int, space: int) -> None:
    """Move a unit there from the Conflict and use the space, twice with the ability of Era 2."""
    s.units[unit_at(s.conflict, seat, space // N_SPACES)] -= 1
    s.spaces[space] = 1 + seat
    if has(s.players[seat], REPEAT_SPACES):
        start_program(s, SPACE_PROGRAM[space], seat)
    start_program(s, SPACE_PROGRAM[space], seat)


@rule
def clean_up(s: State) -> None:
    """Hero and units return to the reserve; units on the angry god and sacrificed ones go to
    Xibalba."""
    units_to_reserve(s, s.conflict)
    for p in range(s.players_n):
        me = s.players[p]
        if me.hero == s.conflict:
            me.hero = NOTHING
        for kind in range(N_KINDS):
            me.xibalba[kind] += me.waiting[kind]
            me.waiting[kind] = 0
        for card in range(N_CARDS):
            if me.cards[card] == FACE_UP:
                me.cards[card] = PLAYED
        me.covered = 0
        me.bonus = 0
    s.neutral[s.conflict] = 0
    s.claims.fill(0)
    s.cancelled = 0
    s.winner = NOTHING
    s.conflict = NOTHING
    push_for(s, NEXT_CONFLICT, 0)


# ---------------------------------------------------------------- the consecrated region


@rule
def sacrifices(s: State) -> None:
    """In descending VP each seat sacrifices units of its reserve."""
    seat = next_in_order(s)
    if seat == NOTHING:
        push_for(s, FIND_CONSECRATED, 0)
    else:
        push_for(s, SACRIFICES, 0)
        push(s, ASK_SACRIFICE, seat, 0, 0, 0)


@rule
def sacrifice(s: State, seat: int, kind: int, n: int) -> None:
    """Shamans, then Warriors; devotion is gained once for all of them."""
    me = s.players[seat]
    me.reserve[kind] -= n
    me.waiting[kind] += n
    if kind + 1 < N_KINDS:
        push(s, ASK_SACRIFICE, seat, kind + 1, 0, 0)
    else:
        gain_devotion(s, seat, me.waiting[0] + me.waiting[1])


@rule
def find_consecrated(s: State) -> None:
    """The most strength wins; the tied seat with the fewest VP decides."""
    tied = strongest(s)
    push_for(s, REWARD_WINNER, 1)
    s.winner = max(NOTHING, only_one(tied))
    if only_one(tied) == -2:
        least = NOTHING
        for p in range(s.players_n):
            if (tied >> p) & 1 and (least == NOTHING or s.players[p].vp < s.players[least].vp):
                least = p
        push(s, ASK_TIE, least, tied, TIE_CONSECRATED, 0)


@rule
def reward_consecrated(s: State) -> None:
    """VP instead of an Altar."""
    if s.winner != NOTHING:
        gain_vp(s, s.winner, CONSECRATED_VP)
    push_for(s, WIN_BONUS, 0)

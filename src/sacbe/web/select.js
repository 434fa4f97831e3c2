// The view model: what the page shows, as plain data, derived from the state. Every component renders
// its piece of one and the same model. Pure functions; texts come from `say`.

/** @import { Choice, Effect, LogLine, Scene, SeatInfo, View } from "./api.js" */
/** @import { Picture } from "./picture.js" */
/** @import { Shot } from "./playback.js" */
/** @import { State } from "./store.js" */
/** @import { Say } from "./texts.js" */

import { number, signed } from "./format.js";
import { targetsOf } from "./panels/guide_steps.js";
import { hasActions } from "./picture.js";
import { captionOf, chips, shotsOf, sinceLastTurn } from "./playback.js";
import { WHOLE, currentTab, hotTabs, isMyTurn, onScreen, sceneKey, sceneOfLine } from "./store.js";

export const SHAPES = ["●", "■", "▲", "◆"];
const LETTERS = "ABCD"; // as on the board and in the log
const LONG_TEXT = 90; // characters of a choice that takes the whole width of a phone
const FEWEST_LED = 3; // neighbours whose common beginning stands above them once
const SHORTEST_LEAD = 12; // characters; a shorter beginning is repeated
const MAX_ANNOUNCED = 12; // lines announced at once
const LONGEST_EXTRA = 86_400; // seconds that can be added to a clock at once

/** A table with its view: the page shows something.
 * @typedef {State & { view: View }} Shown */

/** A change of a resource.
 * @typedef {{ icon: string, name: string, isNameVisible: boolean, before: string, after: string, isLoss: boolean }} EffectItem */
/** @typedef {{ kind: string, text: string }} FinalItem */
/** What a choice says and does; `marks` are classes.
 * @typedef {{
 *   action: number, rule: string, text: string, effects: EffectItem[], final: FinalItem | null,
 *   isLast: boolean, isLong: boolean, description: string, marks: string[],
 * }} ChoiceItem */
/** A choice in the list. `lead` is the beginning of its text that stands above it and its neighbours,
 * and `hasHead` is true for the first of them.
 * @typedef {ChoiceItem & { lead: string, hasHead: boolean }} ListItem */
/** Elements of the board that are copied beside it, and the first line and height of the strip.
 * @typedef {{ ids: string[], lines: [number, number] | null }} StripItem */
/** A button in its fixed place; `choice` is what "End turn" stands for.
 * @typedef {{ key: string, text: string, isPrimary: boolean, isDisabled: boolean, choice: ChoiceItem | null }} ToolItem */

/** The whole page as data; null while there is nothing to show.
 * @param {State} state @param {Say} say @param {{ freeToken: string | undefined, tokens: Record<string, string> }} links
 *   secret links of seats that this browser has */
export function viewModel(state, say, links) {
  const { handoff } = state;
  const frame = {
    title: state.title,
    fourth: state.page?.fourth ?? "",
    connection: { status: state.connection, text: say(state.connection) },
    handoff: handoff && {
      seat: handoff.seat,
      title: say("handoff", { name: handoff.name }),
      text: say("handoff-text", { name: handoff.name }),
      open: say("handoff-open", { name: handoff.name }),
    },
    announcements: handoff ? null : {
      serial: state.news.serial, lines: state.news.lines.slice(-MAX_ANNOUNCED), sound: state.news.sound,
    },
  };
  const screen = onScreen(state);
  const shown = isShown(screen) ? screen : null;
  return {
    ...frame,
    table: shown && tableModel(shown, say, links),
    follow: shown && isShown(state) ? followModel(state, shown, say) : null,
  };
}

/** @typedef {ReturnType<typeof viewModel>} ViewModel */
/** @typedef {NonNullable<ViewModel["table"]>} TableModel */

/** @param {State} state @returns {state is Shown} */
const isShown = (state) => state.view !== null && state.handoff === null && state.page !== null;

/** @param {Shown} state @param {Say} say @param {{ freeToken: string | undefined, tokens: Record<string, string> }} links */
function tableModel(state, say, links) {
  const last = lastChoice(state);
  const legal = freeFirst(state.view.legal, state.page?.late);
  const items = legal.map((choice) => choiceItem(state, choice, last, say));
  return {
    version: state.view.version,
    status: state.view.status,
    banner: banner(state, say, links.freeToken),
    choices: choices(state, items, leadsOf(legal)),
    tools: tools(state, items, say, links.freeToken),
    request: undoRequest(state, say),
    seats: state.view.seats.map((seat, i) => seatItem(state, seat, i, say, links.tokens)),
    tableTools: tableTools(state, say),
    steps: steps(state, say),
    chat: state.chat.map(({ seat, name, text }) => ({ name: speaker(seat, name, say), text })),
    board: board(state, items, say),
    tabs: tabs(state, say),
    goods: goods(state),
    goodsName: state.seat === null ? "" : say("own-goods", { name: state.view.names[state.seat] }),
    rivals: rivals(state),
    log: log(state, say),
    hint: hintModel(state),
    guide: guideModel(state, say),
    fork: { isWanted: state.view.status === "over", step: state.step },
    panel: panel(state),
    side: side(state, say),
  };
}

// ------------------------------------------------------------ names

/** The names of seats: the same as in the log and on the board.
 * @param {View} view @param {number[]} seats */
const namesOf = (view, seats) => seats.map((seat) => view.names[seat]).join(", ");

/** The name of a writer in the chat, at the time of the message.
 * @param {number | null} seat @param {string} name @param {Say} say */
const speaker = (seat, name, say) =>
  (seat === null ? say("spectator-name", { name }) : `${name || say("person")} ${LETTERS[seat]}`);

/** @param {Shown} state */
const isPlaying = ({ view, seat }) => view.status === "playing" && seat !== null && !view.seats[seat].bot;

/** The seat to show: the last one if it is to move, else the next own one to move.
 * @param {readonly number[]} mine @param {number | null} last @param {{ asked: number[], seats: SeatInfo[] }} view */
export function nextSeat(mine, last, view) {
  const toMove = view.asked.filter((each) => mine.includes(each) && !view.seats[each].bot);
  if (!toMove.length || (last !== null && toMove.includes(last))) return last ?? mine[0] ?? null;
  return toMove.find((each) => each > (last ?? -1)) ?? toMove[0];
}

// ------------------------------------------------------------ turn bar

/** @param {Shown} state @param {Say} say @param {string | undefined} freeToken */
function banner(state, say, freeToken) {
  const { view, step } = state;
  const turn = turnText(state, say);
  const hasNote = step === null && isMyTurn(state) && view.undo_refusal === "revealed";
  return {
    isMyTurn: isMyTurn(state),
    isPast: step !== null,
    turn: step === null ? turn : steps(state, say).text,
    question: questionText(state, say, freeToken),
    note: hasNote ? say("no-return") : "",
    seat: seatOfBanner(state),
    deadline: step === null ? deadlineOf(state) : null,
  };
}

/** When the time of the seat to play runs out, one's own first; null without a clock.
 * @param {Shown} state */
function deadlineOf(state) {
  const { view, seat } = state;
  const asked = isMyTurn(state) ? [Number(seat)] : view.asked;
  const first = Math.min(...asked.map((each) => view.seats[each].deadline ?? Infinity));
  return Number.isFinite(first) ? first : null;
}

/** The seat whose colour the turn bar has; none for past steps.
 * @param {Shown} state */
function seatOfBanner(state) {
  const { view, step, seat } = state;
  if (step !== null) return undefined;
  if (view.status !== "playing") return view.winners[0];
  return isMyTurn(state) ? seat ?? undefined : view.asked[0];
}

/** @param {Shown} state @param {Say} say */
function turnText(state, say) {
  const { view, seat, mine } = state;
  const shot = state.film[0];
  if (shot) return shot.seat === null ? say("playback-game") : say("playback-of", { name: view.names[shot.seat] });
  if (view.status === "ended") return say("ended-late", { name: view.names[view.late ?? 0] });
  if (view.status === "over")
    return say(view.winners.length > 1 ? "winners" : "winner", { names: namesOf(view, view.winners) });
  if (isMyTurn(state)) return mine.length > 1 ? say("turn-of", { name: view.names[Number(seat)] }) : say("your-turn");
  return say("waiting-for", { names: namesOf(view, view.asked) });
}

/** @param {Shown} state @param {Say} say @param {string | undefined} freeToken */
function questionText(state, say, freeToken) {
  const { view, mine } = state;
  if (state.step !== null) return steps(state, say).said || say("in-past");
  if (state.film.length) return say(state.speed === "step" ? "playback-next-help" : "playback-skip-help");
  if (view.status !== "playing") return "";
  if (isMyTurn(state)) return view.secret ? `${view.question} ${say("secret-choice")}` : view.question ?? "";
  if (view.asked.some((each) => !view.seats[each].taken && !view.seats[each].bot))
    return say(freeToken ? "waits-for-people" : "waits-for-others"); // who has no link cannot invite
  if (view.asked.every((each) => view.seats[each].bot)) return say("bot-thinks");
  return mine.length ? "" : say("you-watch");
}

/** The buttons of the turn bar, always the same ones in the same places: first the one that depends on
 * the table (back to the present, invite, review, ask to undo), then hint, undo, undo turn, end turn.
 * @param {Shown} state @param {ChoiceItem[]} items @param {Say} say @param {string | undefined} freeToken */
function tools(state, items, say, freeToken) {
  const { view, step } = state;
  const isFree = isPlaying(state) && step === null && state.pending === null;
  const last = isFree && isMyTurn(state) ? items.find((each) => each.isLast) ?? null : null;
  const tool = (/** @type {string} */ key, /** @type {boolean} */ isEnabled) =>
    ({ key, text: say(key), isPrimary: false, isDisabled: !isEnabled, choice: /** @type {ChoiceItem | null} */ (null) });
  return [
    ...extraTool(state, say, freeToken),
    tool("u-tab-hint", isFree && isMyTurn(state)),
    tool("undo", isFree && view.can_undo),
    tool("undo-whole", isFree && view.can_undo),
    { ...tool("end-turn", last !== null), isPrimary: true, choice: last },
  ];
}

/** @param {Shown} state @param {Say} say @param {string | undefined} freeToken @returns {ToolItem[]} */
function extraTool(state, say, freeToken) {
  const { view, step } = state;
  const tool = (/** @type {string} */ key, isPrimary = true) =>
    [{ key, text: say(key), isPrimary, isDisabled: state.pending !== null, choice: null }];
  if (step !== null) return tool("step-now");
  if (freeToken && view.status === "playing") return tool("invite");
  const mayAsk = isPlaying(state) && !view.can_undo && view.undo === "agreed" && !view.undo_request && view.moves > 0;
  if (view.status === "over") return tool("result");
  return mayAsk ? tool("ask-undo", false) : [];
}

/** A request to undo; the other players answer it.
 * @param {Shown} state @param {Say} say */
function undoRequest({ view, mine }, say) {
  const request = view.undo_request;
  if (!request) return null;
  return {
    text: say("undo-asked", { name: view.names[request.seat], names: namesOf(view, request.missing) }),
    answers: request.missing.filter((each) => mine.includes(each))
      .map((seat) => ({ seat, name: mine.length > 1 ? view.names[seat] : null })),
  };
}

// ------------------------------------------------------------ choices

/** The action that ends the turn: it has its own button instead of a place in the list.
 * @param {Shown} state */
const lastChoice = ({ view, page }) =>
  view.legal.find(({ info }) => (page?.last ?? []).includes(info.type))?.action ?? null;

/** The choices in their order, but among neighbours of one type what is free before what has a price,
 * and some types after all others.
 * @param {readonly Choice[]} legal @param {readonly string[]} [late] */
export function freeFirst(legal, late = []) {
  let run = 0;
  const ranked = legal.map((choice, i) => {
    if (i > 0 && legal[i - 1].info.type !== choice.info.type) run += 2;
    return { choice, rank: run + Number(choice.info.cost > 0) };
  });
  const isLate = (/** @type {Choice} */ { info }) => Number(late.includes(info.type));
  return ranked.sort((a, b) => isLate(a.choice) - isLate(b.choice) || a.rank - b.rank).map(({ choice }) => choice);
}

/** How the texts of neighbours of one type begin, in whole words; "" if that saves little.
 * @param {readonly Choice[]} legal */
export function leadsOf(legal) {
  /** @type {string[]} */
  const leads = legal.map(() => "");
  for (let start = 0, end = 1; start < legal.length; start = end++) {
    while (legal[end]?.info.type === legal[start].info.type) end++;
    if (end - start >= FEWEST_LED) leads.fill(commonBeginning(legal.slice(start, end).map(({ text }) => text)), start, end);
  }
  return leads;
}

/** @param {string[]} texts */
function commonBeginning(texts) {
  const [first] = texts;
  let n = 0;
  while (texts.every((text) => n < text.length && text[n] === first[n])) n++;
  const words = first.slice(0, n).split(" ").slice(0, -1);
  const rest = (/** @type {string} */ text) => text.split(" ")[words.length];
  while (words.length && texts.some((text) => /^\d/.test(rest(text)))) words.pop(); // a number needs its name
  const lead = words.map((word) => `${word} `).join("");
  return lead.length >= SHORTEST_LEAD ? lead : "";
}

/** @param {Shown} state @param {Choice} choice @param {number | null} last @param {Say} say @returns {ChoiceItem} */
function choiceItem(state, { action, rule, text, final, effects }, last, say) {
  const isLast = action === last;
  const shownFinal = isLast && final === "ends" ? null : final; // its text says it
  const sentences = effects.map(({ name, before, after }) =>
    say("from-to", { name, before: number(before, state.lang), after: number(after, state.lang) }));
  if (final) sentences.push(say(`final-${final}`));
  return {
    action, rule, text, isLast, isLong: text.length > LONG_TEXT,
    effects: effects.map((each) => effectItem(each, effects, state.lang)),
    final: shownFinal && { kind: shownFinal, text: say(`final-${shownFinal}`) },
    description: sentences.join(". "),
    marks: marksOf(state, action),
  };
}

/** A resource before and after; its name is visible if two share an icon.
 * @param {Effect} effect @param {Effect[]} all @param {string} lang @returns {EffectItem} */
export const effectItem = ({ good, name, before, after }, all, lang) => ({
  icon: good, name, isNameVisible: all.filter((each) => each.good === good).length > 1,
  before: number(before, lang), after: number(after, lang), isLoss: after < before,
});

/** @param {Shown} state @param {ChoiceItem[]} items @param {string[]} leads */
function choices(state, items, leads) {
  const isHidden = !isMyTurn(state) || state.step !== null;
  const unlisted = state.page?.unlisted ?? [];
  const listed = items.map((item, i) => ({
    ...item, lead: leads[i], hasHead: leads[i] !== "" && leads[i] !== leads[i - 1],
    isLong: item.text.length - leads[i].length > LONG_TEXT,
    effects: item.effects.filter(({ icon }) => !unlisted.includes(icon)),
  }));
  return {
    isHidden, moves: state.view.moves, isBusy: state.pending !== null,
    items: isHidden ? [] : withoutGaps(listed.filter(({ isLast }) => !isLast)),
  };
}

/** In two columns, a choice beside which a long one would leave a gap takes the whole width, too.
 * @param {ListItem[]} items @returns {ListItem[]} */
function withoutGaps(items) {
  let isSecond = false;
  return items.map((item, i) => {
    const next = items[i + 1];
    if (item.hasHead) isSecond = false;
    const isLong = item.isLong || (!isSecond && Boolean(next?.isLong || next?.hasHead));
    isSecond = !isLong && !isSecond;
    return { ...item, isLong };
  });
}

// ------------------------------------------------------------ marks of hint and guide

/** @param {State} state @param {number} action */
function marksOf(state, action) {
  const marks = [];
  if (state.hint?.hint?.action === action) marks.push("hinted");
  else if (state.hint?.hint?.actions.includes(action)) marks.push("planned");
  if (guideTargets(state).includes(action)) marks.push("guided");
  return marks;
}

/** @param {State} state */
function currentStep({ guide, page, view }) {
  if (!guide || guide.isClosed || !page?.guide || !view || view.seat === null || view.status !== "playing") return null;
  return page.guide.steps[guide.step] ?? null;
}

/** @param {State} state */
function guideTargets(state) {
  const step = currentStep(state);
  return step && state.view ? targetsOf(step, state.view.legal) : [];
}

/** @param {Shown} state */
function hintModel(state) {
  const { view, hint } = state;
  const mayAsk = isMyTurn(state);
  return {
    isWanted: state.seat !== null && view.status === "playing",
    mayAsk, isBusy: hint !== null && !hint.hint && !hint.error,
    help: view.public ? "u-hint-public" : mayAsk ? "u-hint-help" : "u-hint-wait",
    isNear: hint?.isNear ?? false, answer: hint?.hint ?? null, error: hint?.error ?? null,
  };
}

/** @param {Shown} state @param {Say} say */
function guideModel(state, say) {
  const { guide, page, view } = state;
  if (!guide || guide.isClosed || !page?.guide || view.seat === null || view.status !== "playing") return null;
  const { steps: all } = page.guide;
  const [isOver, current] = [guide.step >= all.length, all[Math.min(guide.step, all.length - 1)]];
  const text = (/** @type {string} */ what) => say(`${view.game}-guide-${current.id}-${what}`);
  return {
    step: guide.step, most: all.length, isOver, rule: current.rule, hasCondition: Boolean(current.done),
    title: isOver ? say("u-guide-over") : text("title"),
    text: isOver ? say("u-guide-over-text") : text("do"),
    why: isOver ? "" : text("why"),
    note: isOver ? "" : guideNote(state, say),
    number: isOver ? "" : say("u-guide-step", { n: guide.step + 1, most: all.length }),
    // What should be visible on a phone: it changes with the step and its marks.
    aim: isOver ? "" : `${guide.step} ${guideTargets(state)} ${!current.done && view.legal.length > 0}`,
    tab: isOver ? null : guideTab(state, current.look),
  };
}

/** What the guide says after another choice than the recommended one, or when that is impossible.
 * @param {Shown} state @param {Say} say */
function guideNote(state, say) {
  const isImpossible = currentStep(state)?.mark && isMyTurn(state) && !guideTargets(state).length;
  const hasDeviated = state.guide?.hasDeviated ?? false;
  const notes = isImpossible ? [say("u-guide-impossible")] : hasDeviated ? [say("u-guide-deviated")] : [];
  if (hasDeviated && state.view.can_undo) notes.push(say("u-guide-undo"));
  return notes.join(" ");
}

/** The part of the board with the marks of the guide.
 * @param {Shown} state @param {string} look */
function guideTab(state, look) {
  const { page, picture } = state;
  const targets = guideTargets(state);
  if (!page || !picture) return null;
  if (!targets.length && look in page.parts) return look;
  const parts = Object.entries(page.parts).filter(([name]) => name !== WHOLE);
  const shows = (/** @type {string[]} */ ids) => (targets.length ? hasActions(picture, ids, targets) : ids.includes(partOf(look)));
  return parts.find(([, ids]) => shows(ids))?.[0] ?? null;
}

/** The id of the part of the board that a step of the guide explains.
 * @param {string} look */
const partOf = (look) => `part-${look}`;

// ------------------------------------------------------------ board

/** The board; `isLive` if it shows the present and can be pressed.
 * @param {Shown} state @param {ChoiceItem[]} items @param {Say} say */
function board(state, items, say) {
  const { view, step, past, isText } = state;
  const isLoaded = step === null || past?.step === step;
  const explained = currentStep(state);
  /** @type {Picture | null} */
  const picture = isText ? null : step === null ? state.picture : past?.picture ?? state.picture;
  return {
    picture, isText, isPast: step !== null,
    document: (step === null ? withRecent(state, say) : isLoaded ? past?.document : null) ?? null,
    version: step === null && picture && !state.film.length ? view.version : null,
    step: isLoaded ? step : null,
    isLive: step === null && !state.film.length, isBusy: state.pending !== null,
    frame: state.page?.parts[currentTab(state)] ?? [],
    size: state.zoom.size,
    isScrolled: state.isNarrow && currentTab(state) !== WHOLE,
    choices: step === null ? items : [],
    marks: step !== null ? {} : Object.fromEntries(items.filter(({ marks }) => marks.length).map(({ action, marks }) => [action, marks])),
    // A phone shows that part alone.
    look: step === null && explained && !state.isNarrow && !guideTargets(state).length ? [partOf(explained.look)] : [],
  };
}

/** The document of the board, which begins with what the picture marks: the moves since the last turn.
 * @param {Shown} state @param {Say} say */
function withRecent(state, say) {
  const { document, seat } = state;
  const lines = sinceLastTurn(state.log, seat).map(({ text }) => text);
  if (!document || !lines.length) return document;
  /** @type {typeof document.blocks} */
  const recent = [
    { kind: "heading", level: 2, text: recapTitle(seat, say) }, { kind: "list", items: lines },
  ];
  return { ...document, blocks: [...recent, ...document.blocks] };
}

/** @param {number | null} seat @param {Say} say */
const recapTitle = (seat, say) => say(seat === null ? "recap-watch" : "recap-title");

/** @param {Shown} state @param {Say} say */
function tabs(state, say) {
  const [on, hot] = [currentTab(state), hotTabs(state)];
  const ids = (/** @type {string} */ name) => state.page?.parts[name] ?? [];
  const picture = state.step === null ? state.picture : state.past?.picture ?? state.picture;
  const names = Object.keys(state.page?.parts ?? {}).filter((name) => name !== WHOLE && ids(name).some((id) => picture && id in picture.parts));
  return [WHOLE, ...names].map((name) => ({
    name, isOn: name === on, isHot: state.step === null && hot.includes(name),
    text: say(name === WHOLE ? "board-whole" : `${state.view.game}-part-${name}`),
  }));
}

/** The strips of the board that show the player's own goods.
 * @param {Shown} state @returns {StripItem[]} */
const goods = ({ page, seat, isText, isNarrow }) => seat === null || isText ? []
  : [...(page?.owner && !isNarrow ? [page.owner] : []), ...(page?.goods ?? [])].map(([id, lines]) => ({ ids: [ofSeat(id, seat)], lines: lines ?? null }));

/** The strips of the board that show the other players, in the order in which they play.
 * @param {Shown} state @returns {StripItem[]} */
function rivals({ page, seat, isText, view }) {
  const ids = page?.rivals ?? [];
  if (isText || !ids.length) return [];
  const others = view.seats.map((_, i) => (i + (seat ?? -1) + 1) % view.seats.length).filter((other) => other !== seat);
  return others.map((other) => ({ ids: ids.map((id) => ofSeat(id, other)), lines: null }));
}

/** @param {string} id @param {number} seat */
const ofSeat = (id, seat) => id.replace("$seat", String(seat));

/** The replay bar: the move on screen and what happened in it.
 * @param {Shown} state @param {Say} say */
function steps({ view, step, log: lines }, say) {
  const at = step ?? view.moves;
  return {
    at, most: view.moves, isPast: step !== null,
    text: say("step", { n: String(at), most: String(view.moves) }),
    said: textOf(lines, at),
  };
}

/** What happened in a move; some moves have no line of their own, then in the last one that has.
 * @param {readonly LogLine[]} lines @param {number} at */
function textOf(lines, at) {
  const last = lines.findLast(({ move }) => move <= at)?.move;
  return lines.filter(({ move }) => move === last).map(({ text }) => text).join(" ");
}

// ------------------------------------------------------------ seats

/** @param {Shown} state @param {SeatInfo} seat @param {number} i @param {Say} say @param {Record<string, string>} tokens */
function seatItem(state, seat, i, say, tokens) {
  const { view } = state;
  return {
    seat: i, shape: SHAPES[i],
    name: view.names[i],
    about: seat.kind === "bot" ? null : aboutSeat(state, i, say),
    isToMove: view.asked.includes(i),
    isWinner: view.winners.includes(i),
    deadline: seat.deadline,
    points: view.scores ? say("points", { n: view.scores[i] }) : null,
    buttons: seatButtons(state, i, tokens).map((key) => ({ key, text: say(key) })),
    extra: Math.min(view.clock?.seconds ?? 60, LONGEST_EXTRA), // one more turn
  };
}

/** @param {Shown} state @param {number} i @param {Say} say */
function aboutSeat({ view, mine }, i, say) {
  const { bot, taken } = view.seats[i];
  if (bot) return say("bot-for-now", { level: say(`bot-${bot}`) });
  if (!taken) return say("seat-waits");
  if (mine.includes(i)) return say(mine.length > 1 ? "seat-here" : "seat-you");
  return say("seat-person");
}

/** The buttons of a seat, by their texts.
 * @param {Shown} state @param {number} i @param {Record<string, string>} tokens */
function seatButtons({ view, mine, host }, i, tokens) {
  const seat = view.seats[i];
  const [playing, isFree, isOwn] = [view.status === "playing", !seat.taken && !seat.bot, mine.includes(i)];
  const keys = [];
  if (isFree && tokens[i]) keys.push("copy-invitation");
  if (isFree && host && playing) keys.push("let-bot-play", "new-link");
  if (seat.taken && seat.kind === "link" && host && playing && !isOwn) keys.push("remove-player");
  if (isOwn) keys.push("rename");
  if (isOwn && playing && !seat.bot) keys.push("leave");
  if (isOwn && playing && seat.bot && seat.kind !== "bot") keys.push("return");
  if (seat.deadline && mine.some((other) => other !== i)) keys.push("add-time");
  return keys;
}

/** @param {Shown} state @param {Say} say */
function tableTools({ view, mine, host }, say) {
  return {
    rematch: view.status !== "playing" && !view.rematch && (mine.length > 0 || host) ? say("rematch") : null,
    nextTable: view.rematch,
    nextText: say("go-to-rematch"),
    record: view.status === "over" ? { text: say("export"), name: `sacbe-${view.game}-${view.table}.json` } : null,
    watch: view.spectators ? say("copy-watch-link") : null,
    note: view.seeded ? say("seeded") : null,
  };
}

// ------------------------------------------------------------ log

/** The log: repeated lines are merged, and changes are icons.
 * @param {Shown} state @param {Say} say */
function log(state, say) {
  const { view, logOf, page, lang } = state;
  const visible = state.log.filter(({ seat }) => logOf === "" || String(seat) === logOf);
  /** @type {Set<string>} */
  const scenes = new Set(); // each is linked from its first line
  return {
    of: logOf,
    seats: [{ value: "", text: say("u-log-all") }, ...view.names.map((text, seat) => ({ value: String(seat), text }))],
    lines: mergeRepeats(visible).map((line) => ({
      ...logItem(line, page?.log ?? { changes: {}, kinds: {} }, lang), scene: keyOfScene(state, line, scenes),
    })),
    at: state.step,
  };
}

/** The scene of a line, unless an earlier line has it.
 * @param {Shown} state @param {LogLine} line @param {Set<string>} seen */
function keyOfScene(state, line, seen) {
  const found = sceneOfLine(state, line);
  if (!found || seen.has(sceneKey(found))) return null;
  seen.add(sceneKey(found));
  return sceneKey(found);
}

/** Merge repeated lines of a seat without visible changes.
 * @param {LogLine[]} lines */
export function mergeRepeats(lines) {
  /** @type {(LogLine & { times: number })[]} */
  const groups = [];
  for (const each of lines) {
    const last = groups.at(-1);
    const again = last && last.seat === each.seat && last.text === each.text && !Object.keys(each.change).length;
    if (again) groups[groups.length - 1] = { ...last, move: each.move, times: last.times + 1 };
    else groups.push({ ...each, times: 1 });
  }
  return groups.map((each) => (each.times > 1 ? { ...each, text: `${each.text} ×${each.times}` } : each));
}

/** @param {LogLine} line @param {NonNullable<State["page"]>["log"]} icons @param {string} lang */
export function logItem({ move, seat, kind, text, said, change, rule }, icons, lang) {
  const isVisible = Object.keys(change).every((key) => key in icons.changes); // otherwise as text
  return {
    move, seat, text, said, rule, icon: icons.kinds[kind] ?? null,
    changes: isVisible ? Object.entries(change).map(([key, n]) => {
      const [icon, per = 1] = icons.changes[key];
      return { icon, isLoss: n < 0, amount: signed(n / per, lang) };
    }) : [],
  };
}

/** The open panel, null if none is; one that is not available any more is closed.
 * @param {Shown} state */
function panel(state) {
  const isMissing = (state.panel === "fork" && state.view.status !== "over")
    || (state.panel === "hint" && (state.seat === null || state.view.status !== "playing"));
  return {
    open: isMissing ? null : state.panel,
    key: JSON.stringify([state.view.version, state.seat]), // panels loaded for another one are out of date
    view: state.view, seat: state.seat, step: state.step,
  };
}

/** The tabs beside the board, with the number of unread lines.
 * @param {Shown} state @param {Say} say */
function side({ side: open, isSideOpen, seen, log: lines, chat }, say) {
  const unread = (/** @type {number} */ n) => ({ unread: n, mark: n ? say("unread", { n }) : "" });
  return {
    open, isOpen: isSideOpen,
    tabs: [
      { name: "log", text: say("u-tab-log"), ...unread(lines.filter(({ move }) => move > seen.log).length) },
      { name: "chat", text: say("chat"), ...unread(chat.length - seen.chat) },
      { name: "seats", text: say("seats"), ...unread(0) },
    ],
  };
}

// ------------------------------------------------------------ playback, recap, scenes, result

/** What helps to follow the game. `state` is the present, `screen` what the page shows.
 * @param {Shown} state @param {Shown} screen @param {Say} say */
function followModel(state, screen, say) {
  const turn = turnText({ ...state, film: [] }, say);
  return {
    pageTitle: `${isMyTurn(state) ? "● " : ""}${turn} · Sacbe`,
    caption: caption(state, say),
    recap: recap(screen, say),
    scene: scene(state),
    marks: state.step === null ? currentMarks(state) : {},
    result: state.film.length || state.step !== null ? null : resultOf(state),
  };
}

/** @typedef {NonNullable<ViewModel["follow"]>} FollowModel */

/** The marks of the last moves, without those of steps still to come.
 * @param {Shown} state */
function currentMarks({ marks, film: [shot, ...later] }) {
  const coming = later.flatMap((each) => each.marks).filter((id) => !shot?.marks.includes(id));
  return Object.fromEntries(Object.entries(marks).filter(([id]) => !coming.includes(id)));
}

/** The caption of the step on screen.
 * @param {Shown} state @param {Say} say */
function caption(state, say) {
  const shot = state.film[0];
  if (!shot) return null;
  return {
    ...captionOf(shot, state.view.names, logOf(state), state.lang),
    shape: shot.seat === null ? "" : SHAPES[shot.seat],
    note: shot.isForced ? say("playback-forced") : "",
    rest: state.film.length - 1,
    isStepwise: state.speed === "step",
  };
}

/** @param {State} state */
const logOf = ({ page }) => page?.log ?? { changes: {}, kinds: {} };

/** What happened since the viewer's last turn: a row for every other seat, one for the game, and what
 * changed for the viewer.
 * @param {Shown} state @param {Say} say */
function recap(state, say) {
  const { view, seat: own, lang } = state;
  const until = state.step ?? Infinity;
  const [lines, icons] = [sinceLastTurn(state.log.filter(({ move }) => move <= until), own), logOf(state)];
  const shots = shotsOf(lines, own, icons);
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== own);
  const row = (/** @type {number | null} */ seat) => recapRow(state, seat, shots.filter((each) => each.seat === seat), lines);
  return {
    isOpen: state.isRecapOpen,
    title: recapTitle(own, say),
    rows: others.map(row),
    game: row(null),
    own: own === null ? null : ownRecap(own, lines.filter(({ seat }) => seat === own), icons, lang),
    scenes: scenesOf(state, lines),
  };
}

/** What changed for the viewer: sums, and in words what has none, such as a worker that falls off.
 * @param {number} seat @param {LogLine[]} lines @param {ReturnType<typeof logOf>} page @param {string} lang */
function ownRecap(seat, lines, page, lang) {
  const isTold = (/** @type {LogLine} */ { kind, change }) => !Object.keys(change).length && !(page.quiet ?? []).includes(kind);
  return { seat, shape: SHAPES[seat], changes: chips(lines, page, lang), texts: lines.filter(isTold).map(({ text }) => text) };
}

/** @param {Shown} state @param {number | null} seat @param {Shot[]} shots @param {readonly LogLine[]} lines */
function recapRow(state, seat, shots, lines) {
  const [page, { names }] = [logOf(state), state.view];
  return {
    seat, shape: seat === null ? "" : SHAPES[seat], name: seat === null ? "" : names[seat],
    icons: shots.flatMap((shot) => shot.lines.map(({ kind }) => page.kinds[kind]).find(Boolean) ?? []),
    changes: seat === null ? [] : chips(lines.filter((line) => line.seat === seat), page, state.lang),
    steps: shots.flatMap((shot) => (seat === null ? pieces(shot, page) : [shot]))
      .map((shot) => ({ move: shot.move, ...captionOf(shot, names, page, state.lang) })),
  };
}

/** What the game does in a step, line by line; a scene is one piece.
 * @param {Shot} shot @param {ReturnType<typeof logOf>} page @returns {Shot[]} */
function pieces(shot, page) {
  if (shot.lines.some(({ kind }) => kind in (page.scenes ?? {}))) return [shot];
  const loud = shot.lines.filter(({ kind }) => !(page.quiet ?? []).includes(kind));
  return (loud.length ? loud : shot.lines).map((line) => ({ ...shot, lines: [line] }));
}

/** The scenes that some lines belong to.
 * @param {Shown} state @param {readonly LogLine[]} lines */
function scenesOf(state, lines) {
  const all = lines.map((line) => sceneOfLine(state, line)).filter((each) => each !== null);
  return Array.from(new Set(all)).map((each) => ({ key: sceneKey(each), title: each.title }));
}

/** The scene on screen: that of the step, or the one that the viewer opened.
 * @param {Shown} state @returns {{ scene: Scene, names: string[], isPlayback: boolean } | null} */
function scene(state) {
  const { film, openScene, scenes, view: { names } } = state;
  const played = film[0]?.lines.map((line) => sceneOfLine(state, line)).find((each) => each !== null);
  const opened = scenes.list.find((each) => sceneKey(each) === openScene);
  if (film.length) return played ? { scene: played, names, isPlayback: true } : null;
  return opened ? { scene: opened, names, isPlayback: false } : null;
}

/** @param {Shown} state */
function resultOf({ result, isResultOpen, view }) {
  if (view.status !== "over") return null;
  return { data: result, isOpen: isResultOpen, moves: view.moves };
}

// The view model: what the page shows, as plain data, derived from the state. Every component renders
// its piece of one and the same model. Pure functions; texts come from `say`.

/** @import { Choice, Effect, LogLine, SeatInfo, View } from "./api.js" */
/** @import { Picture } from "./picture.js" */
/** @import { State } from "./store.js" */
/** @import { Say } from "./texts.js" */

import { number, signed } from "./format.js";
import { targetsOf } from "./panels/guide_steps.js";
import { hasActions, primaryAction } from "./picture.js";
import { WHOLE, currentTab, hotTabs, isMyTurn } from "./store.js";

export const SHAPES = ["●", "■", "▲", "◆"];
const LETTERS = "ABCD"; // as on the board and in the log
const LONG_TEXT = 90; // characters of a choice that takes the whole width of a phone
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
/** @typedef {{ key: string, text: string, isPrimary?: boolean, isHelp?: boolean, isDisabled?: boolean, choice?: ChoiceItem }} ToolItem */

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
  const shown = isShown(state) ? state : null;
  return { ...frame, table: shown && tableModel(shown, say, links) };
}

/** @typedef {ReturnType<typeof viewModel>} ViewModel */
/** @typedef {NonNullable<ViewModel["table"]>} TableModel */

/** @param {State} state @returns {state is Shown} */
const isShown = (state) => state.view !== null && state.handoff === null && state.page !== null;

/** @param {Shown} state @param {Say} say @param {{ freeToken: string | undefined, tokens: Record<string, string> }} links */
function tableModel(state, say, links) {
  const last = lastChoice(state);
  const items = state.view.legal.map((choice) => choiceItem(state, choice, last, say));
  return {
    version: state.view.version,
    status: state.view.status,
    banner: banner(state, say),
    choices: choices(state, items),
    tools: tools(state, items, say, links.freeToken),
    helps: isMyTurn(state) && isPlaying(state) && state.step === null ? helps(say) : [],
    request: undoRequest(state, say),
    seats: state.view.seats.map((seat, i) => seatItem(state, seat, i, say, links.tokens)),
    tableTools: tableTools(state, say),
    steps: steps(state, say),
    chat: state.chat.map(({ seat, name, text }) => ({ name: seat === null ? say("spectator-name", { name }) : name, text })),
    board: board(state, items),
    tabs: tabs(state, say),
    goods: goods(state),
    log: log(state, say),
    hint: hintModel(state),
    guide: guideModel(state, say),
    fork: { isWanted: state.view.status === "over", step: state.step },
    panel: panel(state),
  };
}

// ------------------------------------------------------------ names

/** The name of a seat: the player's name, the bot's level, or the seat number.
 * @param {View} view @param {number} seat @param {Say} say */
export function nameOf(view, seat, say) {
  const { name, kind, bot } = view.seats[seat];
  if (name) return name;
  if (kind === "bot" || bot) return view.names[seat];
  return say("seat-n", { n: seat + 1 });
}

/** @param {View} view @param {number[]} seats @param {Say} say */
const namesOf = (view, seats, say) => seats.map((seat) => nameOf(view, seat, say)).join(", ");

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

/** @param {Shown} state @param {Say} say */
function banner(state, say) {
  const { view, step } = state;
  const turn = turnText(state, say);
  const hasNote = step === null && isMyTurn(state) && state.hasChosen && !view.can_undo && !view.secret;
  return {
    isMyTurn: isMyTurn(state),
    isPast: step !== null,
    turn: step === null ? turn : steps(state, say).text,
    question: questionText(state, say),
    note: hasNote ? say("no-return") : "",
    pageTitle: `${isMyTurn(state) ? "● " : ""}${turn} · Sacbe`,
    seat: seatOfBanner(state),
  };
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
  if (view.status === "ended") return say("ended-late", { name: nameOf(view, view.late ?? 0, say) });
  if (view.status === "over")
    return say(view.winners.length > 1 ? "winners" : "winner", { names: namesOf(view, view.winners, say) });
  if (isMyTurn(state)) return mine.length > 1 ? say("turn-of", { name: nameOf(view, Number(seat), say) }) : say("your-turn");
  return say("waiting-for", { names: namesOf(view, view.asked, say) });
}

/** @param {Shown} state @param {Say} say */
function questionText(state, say) {
  const { view, mine } = state;
  if (state.step !== null) return say("in-past");
  if (view.status !== "playing") return "";
  if (isMyTurn(state)) return view.secret ? `${view.question} ${say("secret-choice")}` : view.question ?? "";
  if (view.asked.some((each) => !view.seats[each].taken && !view.seats[each].bot)) return say("waits-for-people");
  if (view.asked.every((each) => view.seats[each].bot)) return say("bot-thinks");
  return mine.length ? "" : say("you-watch");
}

/** @param {Shown} state @param {ChoiceItem[]} items @param {Say} say @param {string | undefined} freeToken */
function tools(state, items, say, freeToken) {
  const { view, step } = state;
  if (step !== null) return [{ key: "present", text: say("step-now"), isPrimary: true }];
  const isDisabled = state.pending !== null;
  const [playing, last] = [isPlaying(state), isMyTurn(state) ? items.find((each) => each.isLast) : undefined];
  const mayAsk = playing && !view.can_undo && view.undo === "agreed" && !view.undo_request && view.moves > 0;
  /** @type {ToolItem[]} */
  const result = [];
  if (freeToken && view.status === "playing") result.push({ key: "invite", text: say("invite"), isPrimary: true });
  if (playing && view.can_undo) result.push({ key: "undo", text: say("undo"), isDisabled });
  if (mayAsk) result.push({ key: "ask-undo", text: say("ask-undo"), isDisabled });
  if (playing && isMyTurn(state)) result.push(...helps(say));
  if (last) result.push({ key: "confirm", text: "", isDisabled, choice: last });
  return result;
}

/** Buttons for hint and rules.
 * @param {Say} say @returns {ToolItem[]} */
const helps = (say) => ["u-tab-hint", "u-tab-rules"].map((key) => ({ key, text: say(key), isHelp: true }));

/** A request to undo; the other players answer it.
 * @param {Shown} state @param {Say} say */
function undoRequest({ view, mine }, say) {
  const request = view.undo_request;
  if (!request) return null;
  return {
    text: say("undo-asked", { name: nameOf(view, request.seat, say), names: namesOf(view, request.missing, say) }),
    answers: request.missing.filter((each) => mine.includes(each))
      .map((seat) => ({ seat, name: mine.length > 1 ? nameOf(view, seat, say) : null })),
  };
}

// ------------------------------------------------------------ choices

/** The action that ends the turn, if the board has a button for it and it is legal.
 * @param {Shown} state */
function lastChoice({ view, picture, isText }) {
  const action = isText ? null : primaryAction(picture);
  return view.legal.some((each) => each.action === action) ? action : null;
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

/** @param {Shown} state @param {ChoiceItem[]} items */
function choices(state, items) {
  const isHidden = !isMyTurn(state) || state.step !== null;
  return {
    isHidden, moves: state.view.moves, isBusy: state.pending !== null,
    items: isHidden ? [] : items,
  };
}

// ------------------------------------------------------------ marks of hint and guide

/** @param {State} state @param {number} action */
function marksOf(state, action) {
  const marks = [];
  if (state.hint?.hint?.action === action) marks.push("hinted");
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
    number: isOver ? "" : say("u-guide-step", { n: guide.step + 1, most: all.length }),
    // What should be visible on a phone: it changes with the step and its marks.
    aim: isOver ? "" : `${guide.step} ${guideTargets(state)} ${!current.done && view.legal.length > 0}`,
    tab: isOver ? null : guideTab(state, current.look),
  };
}

/** The part of the board with the marks of the guide.
 * @param {Shown} state @param {string} look */
function guideTab(state, look) {
  const { page, picture } = state;
  const targets = guideTargets(state);
  if (!page || !picture) return null;
  if (!targets.length) return look in page.parts ? look : null;
  return Object.keys(page.parts).find((name) => hasActions(picture, page.parts[name], targets)) ?? null;
}

// ------------------------------------------------------------ board

/** The board; `isLive` if it shows the present and can be pressed.
 * @param {Shown} state @param {ChoiceItem[]} items */
function board(state, items) {
  const { view, step, past, isText } = state;
  const isLoaded = step === null || past?.step === step;
  const explained = currentStep(state);
  /** @type {Picture | null} */
  const picture = isText ? null : step === null ? state.picture : past?.picture ?? state.picture;
  return {
    picture, isText, isPast: step !== null,
    text: (step === null ? view.board : isLoaded ? past?.view.board : undefined) ?? "",
    version: step === null && picture ? view.version : null,
    step: isLoaded ? step : null,
    isLive: step === null, isBusy: state.pending !== null,
    frame: state.page?.parts[currentTab(state)] ?? [],
    size: state.zoom.size,
    choices: step === null ? items : [],
    marks: step !== null ? {} : Object.fromEntries(items.filter(({ marks }) => marks.length).map(({ action, marks }) => [action, marks])),
    look: step === null && explained && !guideTargets(state).length ? state.page?.parts[explained.look] ?? [] : [],
  };
}

/** @param {Shown} state @param {Say} say */
function tabs(state, say) {
  const [on, hot] = [currentTab(state), hotTabs(state)];
  const ids = (/** @type {string} */ name) => state.page?.parts[name] ?? [];
  const picture = state.step === null ? state.picture : state.past?.picture ?? state.picture;
  const names = Object.keys(state.page?.parts ?? {}).filter((name) => ids(name).some((id) => picture && id in picture.parts));
  return [WHOLE, ...names].map((name) => ({
    name, isOn: name === on, isHot: state.step === null && hot.includes(name),
    text: say(name === WHOLE ? "board-whole" : `${state.view.game}-part-${name}`),
  }));
}

/** The elements of the board that the turn bar repeats.
 * @param {Shown} state */
const goods = ({ page, seat, isText }) => seat === null || isText ? []
  : (page?.goods ?? []).map(([id, lines]) => ({ id: id.replace("$seat", String(seat)), lines: lines ?? null }));

/** @param {Shown} state @param {Say} say */
function steps({ view, step }, say) {
  const at = step ?? view.moves;
  return { at, most: view.moves, text: say("step", { n: String(at), most: String(view.moves) }) };
}

// ------------------------------------------------------------ seats

/** @param {Shown} state @param {SeatInfo} seat @param {number} i @param {Say} say @param {Record<string, string>} tokens */
function seatItem(state, seat, i, say, tokens) {
  const { view } = state;
  return {
    seat: i, shape: SHAPES[i], letter: LETTERS[i],
    name: seat.kind === "bot" ? say(`level-${seat.bot}`) : nameOf(view, i, say),
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
  if (bot) return say("bot-for-now", { level: say(`level-${bot}`) });
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

/** The log: repeated lines are merged, and changes are shown as icons.
 * @param {Shown} state @param {Say} say */
function log(state, say) {
  const { view, logOf, page, lang } = state;
  const visible = state.log.filter(({ seat }) => logOf === "" || String(seat) === logOf);
  return {
    of: logOf,
    seats: [{ value: "", text: say("u-log-all") }, ...view.names.map((text, seat) => ({ value: String(seat), text }))],
    lines: mergeRepeats(visible).map((line) => logItem(line, page?.log ?? { changes: {}, kinds: {} }, lang)),
  };
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

/** The open panel; one that is not available any more is replaced by the log.
 * @param {Shown} state */
function panel(state) {
  const isMissing = (state.panel === "fork" && state.view.status !== "over")
    || (state.panel === "hint" && (state.seat === null || state.view.status !== "playing"));
  return {
    open: isMissing ? "log" : state.panel,
    key: JSON.stringify([state.view.version, state.seat]), // panels loaded for another one are out of date
    view: state.view, seat: state.seat, step: state.step,
  };
}

// The page of a table. Frames and input become events of one store; every change of the state is
// rendered once, from one view model.

/** @import { Event as StoreEvent, State } from "./store.js" */
/** @import { ViewModel } from "./select.js" */
/** @import { PageStepView, View } from "./api.js" */

import { Board } from "./board.js";
import { Projector, markMoves, mountCaption } from "./caption.js";
import { mountChat } from "./chat.js";
import { choiceContent, mountChoices } from "./choices.js";
import { confirmed } from "./dialogs.js";
import { $, announce, clearError, copy, el, replaceContent, setText, toast, whenChanged } from "./dom.js";
import { reason } from "./explain.js";
import { stepInAddress } from "./format.js";
import { pageOf } from "./game_page.js";
import { guardPresses } from "./guard.js";
import { ApiError, get, post } from "./http.js";
import { loadIcons } from "./icon.js";
import { Invitation } from "./invite.js";
import { layout } from "./layout.js";
import { mountCoach } from "./learn/coach.js";
import { isIncomplete } from "./links.js";
import { mountNotifications, notify } from "./notify.js";
import { Overlays } from "./overlays.js";
import { mountGuide } from "./panels/guide.js";
import { mountPanels } from "./panels/panels.js";
import { applyPicture } from "./picture.js";
import { mountRecap } from "./recap.js";
import { mountReplay } from "./replay.js";
import { ruleLink } from "./rule.js";
import { mountScene } from "./scene.js";
import { mountSeats, mountTableTools, runClocks } from "./seats.js";
import { nextSeat, viewModel } from "./select.js";
import { isEnabled, onSetting, playbackSpeed, set } from "./settings.js";
import { openShortcuts } from "./shortcuts.js";
import { Connection } from "./socket.js";
import { sound } from "./sounds.js";
import { Store, choicesKey, closesOnEscape, initialState, isMyTurn, isOffGuide, lacksScenes, positionKey, reduce } from "./store.js";
import { ready, say } from "./texts.js";
import { mountBanner, mountRequest, mountTools } from "./turn_bar.js";
import { introduce, links, saveVisitor, showError, startPage } from "./visitor.js";
import { mountTabs } from "./zoom.js";

const RETRY_DELAY = 2000; // milliseconds until a failed hand-over is retried
const ONE_AT_A_TIME = ["play", "undo"]; // commands that wait for the answer to the last one

const table = location.pathname.split("/").at(-1) ?? "";
const narrow = matchMedia("(max-width: 899px), (max-height: 499px)"); // as in style.css
const upright = matchMedia("(min-height: 1000px)"); // then the log fits into a narrow window
const hasSide = () => !narrow.matches || upright.matches;
const me = await startPage();
const guideKey = `guide:${table}`;

/** @type {Store<State, StoreEvent>} */
const store = new Store(initialState({
  table, lang: me.lang, isNarrow: narrow.matches, hasSide: hasSide(), isText: isEnabled("text-board"), speed: playbackSpeed(),
  guide: new URLSearchParams(location.search).get("guide") !== null ? {
    step: Number(sessionStorage.getItem(guideKey) ?? 0),
    isClosed: sessionStorage.getItem(`${guideKey}:closed`) === "1",
  } : null,
}), reduce);

/** What belongs to the page and not to its state: the connection once there is one, the number of
 * hand-overs, whether the link was incomplete.
 * @type {{ connection: Connection | null, handOvers: number, isLinkBroken: boolean }} */
const session = { connection: null, handOvers: 0, isLinkBroken: false };

// ------------------------------------------------------------ rendering

const invitation = new Invitation(table);
const overlays = new Overlays((code) => panels.rule(code));
const board = new Board(overlays, {
  choose: pick,
  explain: (why) => reason(table, store.state.view ?? { seat: null, version: 0 }, me.lang, why),
});
const panels = mountPanels($("panels"), {
  table, lang: me.lang, goTo, askHint, rule: (code) => panels.rule(code),
  open: (panel) => store.dispatch({ type: "panel", panel }),
  openSide: (side) => store.dispatch({ type: "side", side }),
  point: (move) => board.point(move === null ? [] : store.state.pieces[move] ?? []),
  filterLog: (seat) => store.dispatch({ type: "log-of", seat }),
  closeHint: () => store.dispatch({ type: "hint-closed" }),
  openScene,
});
const zoom = (/** @type {string} */ part) => store.dispatch({ type: "zoom", part });
const components = {
  banner: mountBanner(),
  goodsName: whenChanged((/** @type {string} */ name) => $("goods", SVGSVGElement).setAttribute("aria-label", name)),
  tools: mountTools(pressTool),
  request: mountRequest((seat, agree) => void send({ type: "answer_undo", seat, agree })),
  choices: mountChoices({ pick }),
  seats: mountSeats(pressSeat),
  tableTools: mountTableTools(table, { rematch: () => void rematch(), follow: (next) => links.pass(table, next), watch: () => void invitation.open(null) }),
  chat: mountChat((text) => void sendChat(text)),
  replay: mountReplay({ goTo, copyLink: (step) => void copyStepLink(step) }),
  tabs: mountTabs({ zoom, resize: (by) => store.dispatch({ type: "size", by }) }),
  guide: mountGuide($("guide"), {
    go: (step) => store.dispatch({ type: "guide", step }),
    close: () => store.dispatch({ type: "guide-closed" }),
    rule: (code) => panels.rule(code),
    zoom, isNarrow: () => narrow.matches,
  }),
  news: mountNews(),
  header: whenChanged((/** @type {Pick<ViewModel, "title" | "fourth" | "connection">} */ { title, fourth, connection }) => {
    setText("game", title);
    document.body.dataset.fourth = fourth; // colour of the fourth seat
    setText("connection", connection.text);
    $("connection").className = connection.status;
  }),
  handoff: mountHandoff(),
};

guardPresses({ // before the projector: a press that skips playback counts as a press
  position: () => choicesKey(store.state),
  refused: (element) => {
    element.animate({ opacity: [1, .3, 1] }, 300);
    toast(say("press-again"), true);
  },
  isAsking: (element, how) => board.isAsking(element, how),
});
const coach = mountCoach(table, me.lang, send);
const projector = new Projector(() => store.state, (type) => store.dispatch({ type }));
const following = {
  caption: mountCaption({ next: () => store.dispatch({ type: "next-shot" }), skip: () => store.dispatch({ type: "skip" }) }),
  recap: mountRecap({ open: (isOpen) => store.dispatch({ type: "open-recap", isOpen }), openScene, goTo }),
  scene: mountScene(me.lang, () => store.dispatch({ type: "open-scene", key: null })),
  result: mountResultLater({
    rematch: () => void rematch(), share: () => leaveResult(() => void invitation.open(null)),
    review: () => location.assign(`/review/${table}`), goTo: (step) => leaveResult(() => goTo(step)),
    fork: () => leaveResult(() => store.dispatch({ type: "panel", panel: "fork" })), close: () => leaveResult(() => {}),
  }),
};

/** The result. Its script is only loaded when one is to be shown, for a first visit is to be quick.
 * @param {import("./result.js").Input} input */
function mountResultLater(input) {
  /** @type {Promise<ReturnType<typeof import("./result.js").mountResult>> | null} */
  let mounted = null;
  /** @type {Parameters<ReturnType<typeof import("./result.js").mountResult>>[0]} */
  let latest = null;
  return (/** @type {typeof latest} */ shown) => {
    latest = shown;
    if (!mounted && !(shown?.result?.isOpen && shown.result.data)) return;
    if (!mounted) {
      mounted = import("./result.js").then(({ mountResult }) => mountResult(table, me.lang, input));
      mounted.catch(() => {
        mounted = null; // the next change tries again
        toast(say("error-offline"), true);
      });
    }
    mounted.then((draw) => draw(latest), () => {}); // the failure is reported above, once
  };
}

/** Render what helps to follow the game; null removes everything that a seat may know.
 * @param {ViewModel} model */
function renderFollowing({ follow, table: shown }) {
  following.caption(follow?.caption ?? null);
  following.scene(follow?.scene ?? null);
  following.result(follow && shown && { result: follow.result, offers: shown.tableTools });
  layout.measure(() => follow?.marks ?? {}, markMoves); // after the board has copied strips without these marks
  if (!follow) return $("recap").replaceChildren();
  following.recap(follow.recap);
  if (document.title !== follow.pageTitle) document.title = follow.pageTitle; // setting it is expensive
}

/** Render a view model in one step.
 * @param {ViewModel} model */
function render(model) {
  const { table: shown } = model;
  components.header({ title: model.title, fourth: model.fourth, connection: model.connection });
  components.handoff(model.handoff);
  $("table").hidden = !shown;
  board.render(shown);
  panels.render(shown);
  renderFollowing(model);
  components.news(model.announcements);
  if (!shown) {
    components.choices({ isHidden: true, moves: -1, isBusy: false, items: [] });
    components.guide.render(null);
    return;
  }
  $("table").dataset.version = String(shown.version);
  $("table").dataset.status = shown.status;
  components.banner(shown.banner);
  components.goodsName(shown.goodsName);
  components.choices(shown.choices);
  components.tools(shown.tools);
  components.request(shown.request);
  components.seats(shown.seats);
  components.tableTools(shown.tableTools);
  components.chat(shown.chat);
  components.replay.render(shown.steps);
  components.tabs({ tabs: shown.tabs, size: shown.board.size });
  components.guide.render(shown.guide);
}

/** Announces news to screen readers and plays sounds, once; null removes everything. */
function mountNews() {
  let serial = 0;
  return (/** @type {ViewModel["announcements"]} */ news) => {
    if (news === null) return $("announcements").replaceChildren();
    if (news.serial === serial) return;
    serial = news.serial;
    announce(news.lines);
    if (news.sound) sound(news.sound);
  };
}

/** The page between two players at one device: it shows nothing that a seat may know. */
function mountHandoff() {
  return whenChanged((/** @type {ViewModel["handoff"]} */ handoff) => {
    $("handoff").hidden = !handoff;
    if (!handoff) return;
    $("handoff-title").textContent = handoff.title;
    $("handoff-text").textContent = handoff.text;
    $("handoff-open").textContent = handoff.open;
    $("handoff-open").onclick = () => showSeat(handoff.seat);
    $("handoff-open").focus();
  });
}

store.onChange = (state, before) => {
  const tokens = links.of(table);
  const free = state.view?.seats.findIndex((each) => !each.taken && !each.bot) ?? -1;
  const { action } = overlays.confirmation;
  if (action !== null && !state.view?.legal.some((each) => each.action === action)) overlays.confirmation.close();
  layout.render(() => render(viewModel(state, say, { tokens, freeToken: tokens[free] })));
  invitation.render(guests(state.view));
  afterChange(state, before);
};

/** The seats for people with a link, with the secrets of their links that this browser has.
 * @param {View | null} view */
function guests(view) {
  const tokens = links.of(table);
  return (view?.seats ?? []).filter(({ kind }) => kind === "link").map(({ seat, taken, bot }) =>
    ({ seat, name: view?.names[seat] ?? "", isFree: !taken && !bot, token: tokens[seat] }));
}

/** Say who has taken a seat by link since the last view.
 * @param {View | null} view @param {View | null} before */
function welcome(view, before) {
  const came = view && before ? view.seats.filter(({ seat, taken }) =>
    taken && before.seats[seat].kind === "link" && !before.seats[seat].taken && seat !== view.seat) : [];
  if (view && came.length) toast(say("has-come", { names: came.map(({ seat }) => view.names[seat]).join(", ") }));
}

/** What a change of the state leads to, besides the rendering.
 * @param {State} state @param {State} before */
function afterChange(state, before) {
  if (state.isStale && !before.isStale) session.connection?.sendHello(); // ask for a complete frame
  if (state.step !== before.step && state.view) writeStepToAddress(state.step);
  if (state.step !== null && (state.step !== before.step || !before.view || state.isText !== before.isText)) void loadPast();
  if (state.guide && state.guide !== before.guide) {
    sessionStorage.setItem(guideKey, String(state.guide.step));
    if (state.guide.isClosed) sessionStorage.setItem(`${guideKey}:closed`, "1");
  }
  if (state.view !== before.view) coach(state.view, before.view);
  if (state.view && state.view !== before.view) {
    welcome(state.view, before.view);
    const next = nextSeat(state.mine, state.seat, state.view);
    if (next !== state.seat) void retryHandOver(next);
  }
  followChange(state, before);
}

/** Timers, data and notifications of playback, scenes and result.
 * @param {State} state @param {State} before */
function followChange(state, before) {
  const { view } = state;
  if (state.film[0] !== before.film[0] || state.scenes !== before.scenes || state.speed !== before.speed) projector.schedule();
  if (view && view.moves !== before.view?.moves && lacksScenes(state)) void loadScenes();
  if (view?.status === "over" && !state.result && view !== before.view) void loadResult();
  if (state.news !== before.news && (state.news.sound === "turn" || state.news.sound === "over") && view)
    notify(table, document.title, view.question ?? "");
}

/** @param {string} key */
function openScene(key) {
  store.dispatch({ type: "open-scene", key });
}

async function loadScenes() {
  const { seat, scenes: { moves } } = store.state;
  const query = `lang=${me.lang}&after=${moves}${seat === null ? "" : `&seat=${seat}`}`;
  try {
    const loaded = await get(`/api/tables/${table}/scenes?${query}`);
    store.dispatch({ type: "scenes", seat, moves: loaded.moves, scenes: loaded.scenes });
  } catch (error) {
    store.dispatch({ type: "scenes", seat, moves: store.state.view?.moves ?? moves, scenes: [] }); // without them
    showError(error);
  }
}

async function loadResult() {
  try {
    store.dispatch({ type: "result", result: await get(`/api/tables/${table}/result?lang=${me.lang}`) });
  } catch (error) {
    showError(error);
  }
}

/** Close the result, then do something.
 * @param {() => void} then */
function leaveResult(then) {
  store.dispatch({ type: "open-result", isOpen: false });
  then();
}

// ------------------------------------------------------------ seats of this browser

/** Claim the seat whose token is in the fragment, which never reaches a server, and remove it from
 *  the address. */
async function claim() {
  const token = location.hash.slice(1);
  if (!token || stepInAddress(location) !== null) return;
  session.isLinkBroken = isIncomplete(location);
  history.replaceState(null, "", location.pathname + location.search);
  if (session.isLinkBroken) return toast(say("link-incomplete"), true);
  await introduce(me);
  await post(`/api/tables/${table}/claim`, { token, ...(me.name ? { name: me.name } : {}) });
}

/** Load the seats of this browser. With very many tables only the latest are listed with roles. */
async function loadRoles() {
  const [summary, { tables }, { games }] = await Promise.all([get(`/api/tables/${table}`), get("/api/me"), get("/api/games")]);
  const page = await pageOf(summary.game);
  /** @type {string[]} */
  const roles = tables.find((/** @type {{ table: string }} */ each) => each.table === table)?.roles
    ?? (summary.seat === null ? [] : [String(summary.seat)]);
  store.dispatch({
    type: "roles", host: roles.includes("host"), mine: roles.filter((role) => role !== "host").map(Number), page,
    title: games.find((/** @type {{ name: string }} */ { name }) => name === summary.game).title,
  });
  return summary;
}

/** The last seat of this tab. */
function lastSeat() {
  const last = sessionStorage.getItem(`seat:${table}`);
  return last !== null && store.state.mine.includes(Number(last)) ? Number(last) : null;
}

/** Show a seat. If it has secrets, ask the players to pass the device first.
 * @param {number | null} next @param {boolean} [isPlaying] */
async function handOver(next, isPlaying = true) {
  const { state } = store;
  const attempt = ++session.handOvers;
  if (next === null || next === (state.seat ?? lastSeat()) || state.mine.length < 2 || !isPlaying) return showSeat(next);
  const { names, has_secrets: hasSecrets } = await get(`/api/tables/${table}?words=1&board=0&lang=${me.lang}&seat=${next}`);
  if (attempt !== session.handOvers) return; // outdated
  if (hasSecrets) store.dispatch({ type: "handoff", seat: next, name: names[next] });
  else showSeat(next);
}

/** Pass the device, with retries: the game waits for this seat, so no other event would trigger it.
 * @param {number | null} next */
async function retryHandOver(next) {
  try {
    await handOver(next);
  } catch (error) {
    setTimeout(() => {
      const { view, mine, seat } = store.state;
      if (view && nextSeat(mine, seat, view) !== seat) void retryHandOver(nextSeat(mine, seat, view));
    }, RETRY_DELAY);
    showError(error);
  }
}

/** @param {number | null} seat */
function showSeat(seat) {
  if (seat !== null) sessionStorage.setItem(`seat:${table}`, String(seat));
  const isFirst = session.connection === null;
  if (!isFirst) writeStepToAddress(null); // the next player starts at the present
  store.dispatch({ type: "seat", seat, step: isFirst ? stepInAddress(location) : null });
  if (isFirst) connect();
  else session.connection?.sendHello();
}

// ------------------------------------------------------------ connection

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const connection = new Connection(`${scheme}://${location.host}/api/tables/${table}/socket`, {
    hello: () => ({
      page: true, lang: me.lang, words: true, board: store.state.isText, steps: !store.state.isText,
      dictionary: true,
      ...(store.state.seat === null ? {} : { seat: store.state.seat }),
    }),
    frame: (frame) => {
      const { seat, view } = store.state;
      if (seat === null && view && frame.view.seat !== null) location.reload(); // the visitor has a seat now
      else store.dispatch({ type: "frame", frame });
    },
    problem: (problem) => showError(new ApiError(problem, 0)),
    status: (status) => store.state.connection !== status && store.dispatch({ type: "connection", status }),
    post: (request) => post(`/api/tables/${table}/commands`, request),
  });
  session.connection = connection;
  addEventListener("online", () => connection.check());
  addEventListener("offline", () => store.dispatch({ type: "connection", status: "reconnecting" }));
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && connection.check());
}

/** Send a command; the answer frame shows its result. Returns null if it is refused.
 * @param {{ type: string, [field: string]: unknown }} command */
async function send(command) {
  const { connection } = session;
  const { view } = store.state;
  if (!connection || !view) return null;
  const isTracked = ONE_AT_A_TIME.includes(command.type);
  let sentId = "";
  try {
    const result = await connection.send(command, view.version, (id) => {
      sentId = id;
      if (isTracked) store.dispatch({ type: "sent", id, command: command.type, ...(typeof command.action === "number" ? { action: command.action } : {}) });
    });
    if (isTracked) store.dispatch({ type: "answered", id: sentId, version: result.version });
    clearError();
    return result;
  } catch (error) {
    if (isTracked) store.dispatch({ type: "refused", id: sentId });
    showError(error, error instanceof ApiError && error.rule ? ruleLink(error.rule, (code) => panels.rule(code)) : null);
    return null;
  }
}

// ------------------------------------------------------------ input

/** Choose an action at an element. Final actions are confirmed first if that setting is on, except
 *  "End turn", and always if the guide recommends something else.
 * @param {number} action @param {Element} element @param {boolean} [isSure] */
function pick(action, element, isSure = false) {
  const item = currentChoices().find((each) => each.action === action);
  if (store.state.pending || !item) return;
  const final = store.state.view?.legal.find((each) => each.action === action)?.final;
  const isCareful = isOffGuide(store.state, action) || (isEnabled("confirm") && !item.isLast);
  if (isSure || !final || !isCareful) return choose(action);
  overlays.tooltip.hide();
  overlays.confirmation.open(element, choiceContent(item), action, choose);
}

/** What can be chosen now, "End turn" included. */
const currentChoices = () => viewModel(store.state, say, { tokens: {}, freeToken: undefined }).table?.board.choices ?? [];

/** @param {number} action */
function choose(action) {
  const { pending, seat } = store.state;
  if (!pending) void send({ type: "play", seat, action, forced: true });
}

/** @param {string} key */
function pressTool(key) {
  const { seat, view } = store.state;
  const last = currentChoices().find((each) => each.isLast);
  if (key === "step-now") goTo(view?.moves ?? 0);
  else if (key === "invite") void invitation.open(view?.seats.findIndex((each) => !each.taken && !each.bot) ?? null);
  else if (key === "undo" || key === "undo-whole") undo(key === "undo-whole");
  else if (key === "ask-undo") void send({ type: "ask_undo", seat });
  else if (key === "u-tab-hint") askHint(true);
  else if (key === "result") store.dispatch({ type: "open-result", isOpen: true });
  else if (key === "end-turn" && last) pick(last.action, $("confirm"));
}

/** Undo the last choice, or the whole turn as far as nothing hidden was revealed.
 * @param {boolean} whole */
function undo(whole) {
  const { seat, view, pending, step } = store.state;
  if (view?.can_undo && !pending && step === null) void send({ type: "undo", seat, whole });
}

/** @param {string} key @param {number} seat @param {number} extra */
function pressSeat(key, seat, extra) {
  if (key === "copy-invitation") void invitation.open(seat);
  else if (key === "let-bot-play") void send({ type: "replace", seat });
  else if (key === "new-link") void renewLink(seat);
  else if (key === "remove-player") void send({ type: "remove", seat });
  else if (key === "rename") rename(seat);
  else if (key === "leave") void leave(seat);
  else if (key === "return") void send({ type: "return", seat });
  else if (key === "add-time") void send({ type: "add_time", seat, seconds: extra });
}

/** Leave a seat, after a question: a bot plays on, and others may be waiting.
 * @param {number} seat */
async function leave(seat) {
  const isSure = await confirmed(say("leave-title"), say("leave-text"), say("leave"));
  if (isSure) void send({ type: "leave", seat });
}

/** Replace a leaked link of a free seat, and show the new one.
 * @param {number} seat */
async function renewLink(seat) {
  try {
    const { token } = await post(`/api/tables/${table}/seats/${seat}/link`);
    links.keep(table, { ...links.of(table), [seat]: token });
    invitation.render(guests(store.state.view));
    await invitation.open(seat);
  } catch (error) {
    showError(error);
  }
}

/** @param {number} step */
async function copyStepLink(step) {
  const link = `${location.origin}${location.pathname}#step-${step}`;
  toast((await copy(link)) ? say("link-copied") : link);
}

async function rematch() {
  const result = await send({ type: "rematch" });
  if (!result?.rematch) return;
  links.pass(table, result.rematch);
  location.assign(`/table/${result.rematch}`);
}

/** @param {number} seat */
function rename(seat) {
  const [dialog, field] = [$("rename", HTMLDialogElement), $("new-name", HTMLInputElement)];
  field.value = store.state.view?.seats[seat].name ?? "";
  dialog.onclose = () => {
    const name = field.value.trim();
    if (dialog.returnValue === "yes" && name) void send({ type: "rename", seat, name });
  };
  dialog.returnValue = "no";
  dialog.showModal();
}

/** @param {string} text */
async function sendChat(text) {
  const { seat } = store.state;
  if (seat === null) await saveVisitor(me).catch(showError); // chat needs a session
  await send({ type: "say", text, ...(seat === null ? { name: me.name || say("spectator-default") } : { seat }) });
}

/** Ask the strongest bot; `isNear` shows its answer beside the board.
 * @param {boolean} isNear */
function askHint(isNear) {
  const { view, seat, hint } = store.state;
  if (!view || !isMyTurn(store.state) || (hint && !hint.hint && !hint.error)) return;
  const key = positionKey(view);
  store.dispatch({ type: "hint-asked", key, isNear });
  post(`/api/tables/${table}/hint`, { seat, lang: me.lang }).then(
    (answer) => store.dispatch({ type: "hint", key, hint: answer }),
    (error) => store.dispatch({ type: "hint-failed", key, error: error instanceof ApiError ? error.error : "failed" }),
  );
}

// ------------------------------------------------------------ earlier moves

/** @param {number} step */
function goTo(step) {
  store.dispatch({ type: "step", step });
}

/** Load the step on screen. */
async function loadPast() {
  const { step, seat, isText } = store.state;
  const query = `page=1&lang=${me.lang}&board=${Number(isText)}${seat === null ? "" : `&seat=${seat}`}`;
  try {
    /** @type {PageStepView} */
    const { view, picture, document } = await get(`/api/tables/${table}/steps/${step}?${query}`);
    store.dispatch({ type: "past", step: Number(step), seat, view, picture: picture && applyPicture(null, picture), document });
  } catch (error) {
    showError(error);
  }
}

/** @param {number | null} step */
function writeStepToAddress(step) {
  const query = location.search.replace(/[?&]step=\d+/, "").replace(/^&/, "?"); // replaced by the hash
  history.replaceState(null, "", `${location.pathname}${query}${step === null ? "" : `#step-${step}`}`);
}

// ------------------------------------------------------------ rules

/** Open the rule of the element under pointer or focus, else of the first choice.
 * @param {Event} event */
function lookUpRule(event) {
  const at = document.activeElement?.closest("[data-rule]");
  const code = overlays.tooltip.rule ?? at?.getAttribute("data-rule") ?? store.state.view?.legal[0]?.rule ?? "";
  event.preventDefault();
  board.closeOverlays();
  panels.rule(code);
}

// ------------------------------------------------------------ keyboard

/** @type {Record<string, (event: KeyboardEvent) => void>} */
const KEYS = {
  "?": openShortcuts, r: lookUpRule, h: () => askHint(true),
  z: ({ shiftKey }) => undo(shiftKey),
  l: () => openSide("log"), c: () => openSide("chat"),
};

/** @param {string} side */
function openSide(side) {
  store.dispatch({ type: "side", side });
  (side === "chat" ? $("line") : $(`u-${side}`)).focus();
}

/** The shortcuts of the page; fields, open dialogs and what uses the arrow keys itself come first.
 * @param {KeyboardEvent} event */
function onKey(event) {
  const { target, key } = event;
  if (!store.state.view || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
  if (target.closest("input:not([type=checkbox]), select, textarea, dialog, #menu, #confirmation")) return;
  const act = KEYS[key.toLowerCase()];
  const closing = key === "Escape" && closesOnEscape(store.state);
  if (closing) store.dispatch(closing);
  else if (act) {
    event.preventDefault();
    act(event);
  } else if (!target.closest("#place, #board, [role=tablist], [role=tabpanel]") && components.replay.onKey(key)) event.preventDefault();
}

// ------------------------------------------------------------ start

/** @param {ApiError} error */
function showFatalError({ error }) {
  const why = session.isLinkBroken || isIncomplete(location) ? say("link-incomplete")
    : error === "not_found" ? say("no-such-table")
    : error === "unauthorized" || error === "forbidden" ? say("private-table")
    : say(error === "conflict" ? "other-rules" : `error-${error}`);
  replaceContent($("fatal-error"), el("h1", {}, why));
  $("fatal-error").hidden = false;
}

$("in-text").addEventListener("change", () => set("text-board", $("in-text", HTMLInputElement).checked ? "yes" : "no"));
onSetting("text-board", () => {
  store.dispatch({ type: "text", isText: isEnabled("text-board") });
  session.connection?.sendHello(); // picture or text are only sent on request
});
onSetting("playback", () => store.dispatch({ type: "speed", speed: playbackSpeed() }));
mountNotifications();
for (const each of [narrow, upright])
  each.addEventListener("change", () => store.dispatch({ type: "narrow", isNarrow: narrow.matches, hasSide: hasSide() }));
$("choices-rule").addEventListener("click", lookUpRule);
document.addEventListener("keydown", onKey);
addEventListener("hashchange", () => {
  const step = stepInAddress(location);
  if (step !== null) goTo(step);
  else if (location.hash) location.reload();
});
setInterval(() => runClocks(), 1000);
loadIcons().catch(console.error); // names stand beside them
ready();
try {
  await claim().catch(showError);
  const now = await loadRoles();
  await handOver(nextSeat(store.state.mine, store.state.seat ?? lastSeat(), now), now.status === "playing");
  const code = new URLSearchParams(location.search).get("rule");
  if (code) panels.rule(code);
  const invited = sessionStorage.getItem(`invite:${table}`); // the table was opened for a friend
  if (invited !== null) void invitation.open(Number(invited));
  sessionStorage.removeItem(`invite:${table}`);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  showFatalError(error);
}

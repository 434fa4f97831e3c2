// The page of a table: turn bar, choices, board, seats, panels and chat.

import { $, announce, copy, el, replaceContent, setText, render, toast } from "./dom.js";
import { describe, clearPreviews, cacheKey, loadPreviews, lines } from "./previews.js";
import { clockOffsetSeconds, get, sendCommand, post } from "./api.js";
import { Board } from "./board.js";
import { tooltip, confirmation, listenToOverlays } from "./tooltip.js";
import { pageOf } from "./game_page.js";
import { ruleLink } from "./rule.js";
import { SHAPES, invite, nameOf, namesOf, runClocks, seatLines } from "./seats.js";
import { onSetting, set, isEnabled } from "./settings.js";
import { Connection } from "./socket.js";
import { sound } from "./sounds.js";
import { mount } from "./panels/panels.js";
import { startPage, showError, saveVisitor, links } from "./visitor.js";
import { ready, say } from "./texts.js";

const table = location.pathname.split("/").at(-1);
const MAX_ANNOUNCED = 12; // lines announced at once
const LONG_TEXT = 90; // characters of a choice that takes the whole width of a phone
const RETRY_DELAY = 2000; // milliseconds until a failed hand-over is retried

let me;
let mine = []; // the seats of this browser
let host = false; // whether this browser opened the table
let seat = null; // the seat whose view is shown
let view = null; // the last view of that seat
let connection = null;
let busy = false; // a command is pending
let board; // the picture
let step = null; // past step on screen; null: the present
let panels = null; // log, ledger, tiles, rules, hint, fork
let hasChosen = false; // in this turn
let chatLength = 0; // chat lines on screen
let listedAt = null; // number of moves for which the choices are listed
let cameFrom = null; // focused element before a panel was opened
let handOvers = 0; // number of hand-overs so far
let choosing = false; // the focus is in the list of choices, or returns there

// ------------------------------------------------------------ seats of this browser

/** Claim the seat whose token is in the fragment, which never reaches a server, and remove it from
 *  the address. */
async function claim() {
  const token = location.hash.slice(1);
  if (!token || readStepFromAddress() !== null) return;
  history.replaceState(null, "", location.pathname + location.search);
  await saveVisitor(me);
  await post(`/api/tables/${table}/claim`, { token, name: me.name || say("player") });
}

/** Load the seats of this browser. With very many tables only the latest are listed with roles. */
async function loadRoles() {
  const [summary, { tables }] = await Promise.all([get(`/api/tables/${table}`), get("/api/me")]);
  const lowest = summary.seat === null ? [] : [String(summary.seat)];
  const roles = tables.find((each) => each.table === table)?.roles ?? lowest;
  host = roles.includes("host");
  mine = roles.filter((role) => role !== "host").map(Number);
  $("game").textContent = (await titles)[summary.game];
  document.body.dataset.fourth = (await pageOf(summary.game)).fourth ?? ""; // colour of the fourth seat
  return summary;
}

/** The seat to show: the last one if it is to move, else the next one to move. */
function nextSeat(now) {
  const last = seat ?? lastSeat();
  const toMove = now.asked.filter((each) => mine.includes(each) && !now.seats[each].bot);
  if (!toMove.length || toMove.includes(last)) return last ?? mine[0] ?? null;
  return toMove.find((each) => each > (last ?? -1)) ?? toMove[0];
}

const lastSeat = () => {
  const last = sessionStorage.getItem(`seat:${table}`);
  return last !== null && mine.includes(Number(last)) ? Number(last) : null;
};

// ------------------------------------------------------------ hand-over between players on one device

/** Show a seat. If it has secrets, ask the players to hand over the device first. */
async function handOver(next, playing = true) {
  const before = seat ?? lastSeat();
  const attempt = ++handOvers;
  if (next === before || mine.length < 2 || !playing) return showSeat(next);
  const { names, has_secrets: secrets } = await fetchView(next);
  if (attempt !== handOvers) return; // outdated
  if (!secrets) return showSeat(next);
  const name = names[next];
  seat = view = step = null;
  board.clear();
  clearPreviews();
  for (const id of ["announcements", "board", "tooltip", "menu", "confirmation", "actions"]) $(id).replaceChildren();
  panels?.update({ seat, view: null, step });
  $("table").hidden = true;
  $("handoff-title").textContent = say("handoff", { name });
  $("handoff-text").textContent = say("handoff-text", { name });
  $("handoff-open").textContent = say("handoff-open", { name });
  $("handoff-open").onclick = () => showSeat(next);
  $("handoff").hidden = false;
  $("handoff-open").focus();
}

/** Hand over, with retries: the game waits for this seat, so no other event would trigger it. */
function retryHandOver(next) {
  handOver(next).catch((error) => {
    setTimeout(() => view && nextSeat(view) !== seat && retryHandOver(nextSeat(view)), RETRY_DELAY);
    showError(error);
  });
}

const fetchView = (who) => get(`/api/tables/${table}?words=1&board=0&lang=${me.lang}&seat=${who}`);

function showSeat(next) {
  seat = next;
  if (seat !== null) sessionStorage.setItem(`seat:${table}`, seat);
  $("handoff").hidden = true;
  view = null;
  hasChosen = false;
  step = null;
  if (connection) {
    writeStepToAddress(); // start at the present
    connection.sendHello();
  } else {
    showConnection("connecting");
    connection = new Connection(table, hello, onFrame, showConnection);
  }
}

const hello = () => ({
  lang: me.lang,
  words: true,
  board: isEnabled("text-board"),
  ...(seat === null ? {} : { seat }),
  ...(view === null ? {} : { since: view.version }),
});

function showConnection(state) {
  setText("connection", say(state));
  $("connection").className = state;
}

// ------------------------------------------------------------ frames

function onFrame(frame) {
  // Ignore frames during a hand-over and frames for another seat.
  if (frame.type === "change" && frame.view.seat === seat && $("handoff").hidden) show(frame.view);
  else if (frame.type === "problem") showError({ error: frame.error, message: frame.message });
  else if (frame.type === "change" && seat === null && view && frame.view.seat !== null) location.reload(); // the visitor has a seat now
}

function show(now) {
  if (view !== null && now.version < view.version) return;
  const [next, before] = [nextSeat(now), view];
  view = now;
  hasChosen &&= isMyTurn();
  if (!view.legal.some(({ action }) => action === confirmation.action)) confirmation.close();
  $("table").hidden = false;
  $("table").dataset.version = view.version;
  $("table").dataset.status = view.status;
  if (before === null) step = readStepFromAddress();
  if (step !== null && step >= view.moves) step = null;
  showBoard();
  showNow();
  showSeats();
  showSteps();
  showPanels();
  if (before !== null) announceChanges(before);
  if (board.upToDate()) showPreviews();
  showChat();
  showTableTools();
  if (next !== seat) retryHandOver(next);
}

/** Once the board is up to date, load the previews and show them in list and tooltips. */
async function showPreviews() {
  const now = view;
  if (!now || !isMyTurn() || step !== null || !(await loadPreviews(table, now, me.lang).catch(() => false))) return;
  if (!view || cacheKey(view) !== cacheKey(now)) return;
  for (const button of $("actions").querySelectorAll("button")) {
    const offer = view.legal.find(({ action }) => action === Number(button.dataset.action));
    if (offer) button.replaceChildren(...linesOf(offer));
  }
  showTools();
  describe(view, board.choices());
  board.refreshTooltip();
}

const isMyTurn = () => view.asked.includes(seat) && view.legal.length > 0;

function showNow() {
  const isToMove = isMyTurn();
  const at = document.activeElement;
  choosing = $("actions").contains(at) || (choosing && (at === document.body || at === $("now")));
  document.body.classList.toggle("my-turn", isToMove);
  setText("turn", step === null ? turnText(isToMove) : say("step", { n: step, most: view.moves }));
  setText("question", questionText(isToMove));
  document.title = `${isToMove ? "● " : ""}${turnText(isToMove)} · Sacbe`;
  const whose = whoseNow(isToMove);
  $("banner").className = whose === undefined ? "" : `seat-${whose}`;
  $("whose").textContent = SHAPES[whose] ?? "";
  setText("note", step === null && isToMove && hasChosen && !view.can_undo && !view.secret ? say("no-return") : "");
  $("note").hidden = !$("note").textContent;
  $("choices").hidden = !isToMove || step !== null;
  showChoices();
  showTools();
  showRequest();
}

/** The seat whose colour the turn bar has; none for past steps. */
function whoseNow(isToMove) {
  if (step !== null) return undefined;
  if (view.status !== "playing") return view.winners[0];
  return isToMove ? seat : view.asked[0];
}

/** Is this the action that ends the turn? */
const isLast = ({ action }) => action === board.last();

const linesOf = (each) => lines(view, isLast(each) && each.final === "ends" ? { ...each, final: null } : each);

/** Render the list of choices, keeping the focus in it. */
function showChoices() {
  const left = listedAt === view.moves ? $("actions").scrollLeft : 0; // on phones the list is one row
  listedAt = view.moves;
  for (const each of $("actions").querySelectorAll(".last, .hinted, .guided")) each.className = "";
  render($("actions"), !isMyTurn() || step !== null ? [] : view.legal.map((each) =>
    el("li", { className: "" }, el("button", {
      type: "button", className: "", disabled: busy, onclick: (event) => pick(each.action, event.currentTarget),
      "data-action": each.action, "data-rule": each.rule, "data-focus": each.action,
      "data-long": each.text.length > LONG_TEXT,
    }, linesOf(each)))));
  $("actions").scrollLeft = left;
  if (choosing && !$("actions").contains(document.activeElement))
    ($("actions").querySelector("button:enabled") ?? $("now")).focus({ preventScroll: true });
}

function turnText(isToMove) {
  if (view.status === "ended") return say("ended-late", { name: nameOf(view, view.late) });
  if (view.status === "over")
    return say(view.winners.length > 1 ? "winners" : "winner", { names: namesOf(view, view.winners) });
  if (isToMove) return mine.length > 1 ? say("turn-of", { name: nameOf(view, seat) }) : say("your-turn");
  return say("waiting-for", { names: namesOf(view, view.asked) });
}

function questionText(isToMove) {
  if (step !== null) return say("in-past");
  if (view.status !== "playing") return "";
  if (isToMove) return view.secret ? `${view.question} ${say("secret-choice")}` : view.question;
  if (view.asked.some((each) => !view.seats[each].taken && !view.seats[each].bot)) return say("waits-for-people");
  if (view.asked.every((each) => view.seats[each].bot)) return say("bot-thinks");
  return mine.length ? "" : say("you-watch");
}

function showTools() {
  const playing = view.status === "playing" && seat !== null && !view.seats[seat].bot;
  const button = (key, type) => el("button", {
    type: "button", disabled: busy, onclick: () => send({ type, seat }), "data-focus": key,
  }, say(key));
  const last = isMyTurn() ? view.legal.find(isLast) : null;
  for (const each of $("actions").children)
    each.className = Number(each.firstChild.dataset.action) === last?.action ? "last" : "";
  const here = $("tools").contains(document.activeElement);
  render($("tools"), step !== null ? el("button", {
    type: "button", className: "primary", onclick: () => goTo(view.moves), "data-focus": "present",
  }, say("step-now")) : [
    freeSeat() && view.status === "playing" ? el("button", {
      type: "button", className: "primary", onclick: () => invite(table, freeSeat()), "data-focus": "invite",
    }, say("invite")) : null,
    playing && view.can_undo ? button("undo", "undo") : null,
    playing && !view.can_undo && view.undo === "agreed" && !view.undo_request && view.moves > 0
      ? button("ask-undo", "ask_undo") : null,
    playing ? helps() : null,
    last ? el("button", {
      type: "button", id: "confirm", disabled: busy, onclick: () => board.last() !== null && choose(board.last()), "data-focus": "confirm",
    }, linesOf(last)) : null,
  ]);
  render($("helps"), playing && step === null ? helps() : null); // shown where the turn bar has no space
  if (here && !$("tools").contains(document.activeElement)) $("now").focus({ preventScroll: true });
}

/** The token of a free seat, if this browser has it. */
const freeSeat = () => links.of(table)[view.seats.findIndex((each) => !each.taken && !each.bot)];

/** Buttons for hint and rules. */
function helps() {
  if (!isMyTurn() || !panels) return null;
  const button = (key, onclick) =>
    el("button", { type: "button", className: "help", onclick, "data-focus": key }, say(key));
  return [
    button("u-tab-hint", () => panels.advise()),
    button("u-tab-rules", () => lookUp(() => panels.rule(view.legal[0].rule))),
  ];
}

/** Show a request to undo; the other players answer it. */
function showRequest() {
  const request = view.undo_request;
  $("request").hidden = !request;
  if (!request) return;
  const mustAnswer = request.missing.filter((each) => mine.includes(each));
  render($("request"),
    el("p", {}, say("undo-asked", { name: nameOf(view, request.seat), names: namesOf(view, request.missing) })),
    mustAnswer.map((each) => el("div", { className: "row" },
      mine.length > 1 ? el("span", {}, nameOf(view, each)) : null,
      [["agree", true], ["refuse", false]].map(([key, agree]) => el("button", {
        type: "button", onclick: () => send({ type: "answer_undo", seat: each, agree }), "data-focus": `${key}-${each}`,
      }, say(key))))));
}

function showSeats() {
  const seatItems = seatLines(table, view, mine, host, send, rename);
  for (const each of seatItems) runClocks(clockOffsetSeconds(), each);
  render($("seats"), seatItems);
}

/** Show the board as a picture or as text, for the present or a past step. */
async function showBoard() {
  const text = isEnabled("text-board");
  document.body.classList.toggle("in-text", text);
  document.body.classList.toggle("in-past", step !== null);
  $("in-text").checked = text;
  $("place").hidden = text;
  $("board").hidden = !text;
  if (!text) return board.show(view, step);
  board.clear();
  const [at, who] = [step, seat];
  const whose = seat === null ? "" : `&seat=${seat}`;
  const past = at === null ? view
    : await get(`/api/tables/${table}/steps/${at}?words=1&lang=${me.lang}${whose}`).catch(showError);
  if (at === step && who === seat) $("board").textContent = past?.board ?? "";
  showPreviews();
}

/** Announce what happened since the last view, and play a sound. */
function announceChanges(before) {
  if (view.moves > before.moves) announce(added(before.log, view.log).slice(-MAX_ANNOUNCED));
  if (view.status !== "playing" && before.status === "playing") sound("over");
  else if (isMyTurn() && !before.asked.includes(seat)) sound("turn");
  else if (view.moves > before.moves) sound("move");
}

function showPanels() {
  if (panels) return panels.update({ seat, view, step });
  panels = mount($("panels"), { table, seat, view, step, say, get, post, goTo, advice: $("advice") });
  $("guide").append($("panels").querySelector(".u-guide-place")); // placed next to the board
}

/** Open the rule of the element under pointer or focus, else of the first choice. */
function lookUpRule(event) {
  const at = document.activeElement.closest("[data-rule]");
  const code = tooltip.rule ?? at?.dataset.rule ?? view.legal[0]?.rule;
  event.preventDefault();
  board.closeOverlays();
  lookUp(() => panels.rule(code));
}

/** Open a panel and scroll to it; Escape returns. */
function lookUp(open) {
  cameFrom = document.activeElement;
  $("panels").scrollIntoView({ block: "center" });
  open();
}

function showChat() {
  if (view.chat.length === chatLength && chatLength < 200) return;
  chatLength = view.chat.length;
  renderAtEnd($("chat"), view.chat.map((line) => el("li", {},
    el("strong", {}, line.seat === null ? say("spectator-name", { name: line.name }) : line.name), " ", line.text)));
}

/** The new lines of the log. Both logs are truncated at the beginning. */
function added(before, now) {
  let dropped = 0;
  while (before.slice(dropped).some((line, i) => line !== now[i])) dropped += 1;
  return now.slice(before.length - dropped);
}

/** Render a growing list, and keep it scrolled to its end unless the reader scrolled up. */
function renderAtEnd(list, lines) {
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  list.replaceChildren(...lines);
  if (atEnd) list.scrollTop = list.scrollHeight;
}

function showTableTools() {
  const over = view.status !== "playing";
  const button = (key, onclick) =>
    el("button", { type: "button", className: "small", onclick, "data-focus": key }, say(key));
  render($("table-tools"),
    over && !view.rematch && (mine.length || host) ? button("rematch", rematch) : null,
    view.rematch ? el("a", { className: "button small", href: `/table/${view.rematch}`, onclick: () => links.pass(table, view.rematch) }, say("go-to-rematch")) : null,
    view.status === "over" ? el("a", { className: "button small", href: `/api/tables/${table}/record`, download: `sacbe-${view.game}-${table}.json` }, say("export")) : null,
    view.spectators ? button("copy-watch-link", watchLink) : null,
    view.seeded ? el("p", { className: "quiet" }, say("seeded")) : null);
}

// ------------------------------------------------------------ replay

/** The step in the address (#step-42), or null. */
function readStepFromAddress() {
  const match = location.hash.match(/^#step-(\d{1,5})$/) ?? location.search.match(/[?&]step=(\d{1,5})(&|$)/);
  return match ? Number(match[1]) : null;
}

function showSteps() {
  const at = step ?? view.moves;
  $("step").textContent = say("step", { n: at, most: view.moves });
  $("step").href = `#step-${at}`;
  $("steps").max = view.moves;
  $("steps").value = at;
  $("back").disabled = at <= 0;
  $("forth").disabled = at >= view.moves;
}

function writeStepToAddress() {
  const query = location.search.replace(/[?&]step=\d+/, "").replace(/^&/, "?"); // replaced by the hash
  history.replaceState(null, "", `${location.pathname}${query}${step === null ? "" : `#step-${step}`}`);
}

function goTo(n) {
  if (!view) return;
  const at = Math.max(0, Math.min(n, view.moves));
  step = at >= view.moves ? null : at;
  writeStepToAddress();
  showBoard();
  showNow();
  showSteps();
  panels?.update({ step });
}

// ------------------------------------------------------------ commands

/** Choose an action at an element. Final actions are confirmed first if that setting is on, except
 *  "End turn". */
function pick(action, element, sure = false) {
  const offer = view?.legal.find((each) => each.action === action);
  if (busy || !offer) return;
  if (sure || !offer.final || !isEnabled("confirm") || isLast(offer)) choose(action);
  else confirmation.open(element, lines(view, offer), action, choose);
}

async function choose(action) {
  if (busy) return;
  busy = true;
  choosing = $("actions").contains(document.activeElement);
  for (const button of $("actions").querySelectorAll("button")) button.disabled = true;
  $("place").classList.add("busy");
  if (step !== null) goTo(view.moves);
  try {
    hasChosen = Boolean(await send({ type: "play", seat, action, forced: true })) && view !== null && isMyTurn();
  } finally {
    busy = false;
    $("place").classList.remove("busy");
    if (view !== null) showNow();
    panels?.drawn();
  }
}

/** Send a command; the new view arrives by the socket. */
async function send(command) {
  try {
    const result = await sendCommand(table, view.version, command, () => showConnection("reconnecting"));
    await reached(result.version);
    if (connection.isOpen()) showConnection("connected");
    if ($("notice").className === "trouble") toast("");
    return result;
  } catch (error) {
    if (error.error === "conflict") connection.check(); // fetch the missed changes
    showError(error, error.problem?.rule ? ruleLink(error.problem.rule, tooltip.open) : null);
    return null;
  }
}

/** Wait until the view reaches a version, at most three seconds. */
async function reached(version) {
  for (let i = 0; i < 100 && (view?.version ?? 0) < version && $("handoff").hidden; i++)
    await new Promise((result) => setTimeout(result, 30));
  if ((view?.version ?? version) < version) connection.check();
}

async function rematch() {
  const result = await send({ type: "rematch" });
  if (!result) return;
  links.pass(table, result.rematch);
  location.assign(`/table/${result.rematch}`);
}

function rename(who) {
  const dialog = $("rename");
  $("new-name").value = view.seats[who].name;
  dialog.onclose = () => {
    const name = $("new-name").value.trim();
    if (dialog.returnValue === "yes" && name) send({ type: "rename", seat: who, name });
  };
  dialog.returnValue = "no";
  dialog.showModal();
}

async function watchLink() {
  const link = location.origin + location.pathname;
  toast((await copy(link)) ? say("link-copied") : link);
}

async function sendChat(event) {
  event.preventDefault();
  const text = $("line").value.trim();
  if (!text) return;
  $("line").value = "";
  if (seat === null) await saveVisitor(me).catch(showError); // chat needs a session
  const from = seat === null ? { name: me.name || say("spectator-default") } : { seat };
  send({ type: "say", text, ...from });
}

// ------------------------------------------------------------ start

function showFatalError(error) {
  const why = error.error === "not_found" ? say("no-such-table")
    : error.error === "unauthorized" || error.error === "forbidden" ? say("private-table")
    : say(error.error === "conflict" ? "other-rules" : `error-${error.error}`);
  replaceContent($("fatal-error"), el("h1", {}, why));
  $("fatal-error").hidden = false;
}

me = await startPage();
board = new Board(table, me.lang, pick, () => {
  if (!view) return;
  showTools();
  panels?.drawn(); // restore the mark of a hint
  if (step === null) describe(view, board.choices());
  showPreviews();
});
tooltip.open = (code) => lookUp(() => panels.rule(code));
listenToOverlays();
if (sessionStorage.getItem("invited") === table) toast(say("link-copied"));
sessionStorage.removeItem("invited");
const titles = get("/api/games").then(({ games }) => Object.fromEntries(games.map((game) => [game.name, game.title])));
$("say").addEventListener("submit", sendChat);
$("back").addEventListener("click", () => goTo((step ?? view.moves) - 1));
$("forth").addEventListener("click", () => goTo((step ?? view.moves) + 1));
$("steps").addEventListener("input", () => goTo(Number($("steps").value)));
$("in-text").addEventListener("change", () => set("text-board", $("in-text").checked ? "yes" : "no"));
onSetting("text-board", () => {
  if (!view) return;
  showBoard();
  showTools();
  if (isEnabled("text-board")) connection.sendHello(); // the text board is only sent on request
});
$("choices-rule").addEventListener("click", lookUpRule);
$("panels").addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !cameFrom) return;
  (cameFrom.checkVisibility() && cameFrom !== document.body ? cameFrom : $("now")).focus(); // the tooltip has closed
  cameFrom = null;
});
document.addEventListener("keydown", (event) => {
  if (event.key === "?" && view && !event.target.matches("input, select, textarea")) lookUpRule(event);
});
addEventListener("hashchange", () => {
  if (readStepFromAddress() !== null) goTo(readStepFromAddress());
  else if (location.hash) location.reload();
});
setInterval(() => runClocks(clockOffsetSeconds()), 1000);
ready();
try {
  await claim().catch(showError);
  const now = await loadRoles();
  await handOver(nextSeat(now), now.status === "playing");
} catch (error) {
  if (!error.error) throw error;
  showFatalError(error);
}

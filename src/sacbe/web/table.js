// A table: what is asked, what can be chosen, the board, seats, log and chat.

import { $, aloud, copy, el, fill, put, refill, tell } from "./dom.js";
import { describe, forget, gist, learn, lines } from "./ahead.js";
import { clockAhead, get, order, post } from "./api.js";
import { Board } from "./board.js";
import { bubble, held, listenToMenu } from "./bubble.js";
import { pageOf } from "./games.js";
import { ruleLink } from "./rule.js";
import { SHAPES, invite, nameOf, namesOf, runClocks, seatLines } from "./seats.js";
import { onSetting, set, wants } from "./settings.js";
import { Connection } from "./socket.js";
import { sound } from "./sounds.js";
import { mount } from "./understanding/panels.js";
import { begin, complain, keep, links } from "./visitor.js";
import { ready, say } from "./words.js";

const table = location.pathname.split("/").at(-1);
const MOST_TOLD = 12; // lines at once
const LONG = 90; // letters of a choice that a phone writes across its whole width
const AGAIN = 2000; // milliseconds until what was refused is tried again

let me;
let mine = []; // the seats that this browser speaks for
let host = false; // did it open the table?
let seat = null; // the one that is looked from
let view = null; // what that seat sees
let connection = null;
let busy = false; // a choice is on its way
let board; // the picture
let step = null; // of the past that is looked at; null: now
let panels = null; // what helps to understand
let chose = false; // something in this turn
let said = 0; // lines of chat that are shown
let listed = null; // after how many moves the list of choices was made
let cameFrom = null; // where the keyboard was when something was looked up
let passes = 0; // of the device from one to another, so far
let choosing = false; // the keyboard's focus is among the choices, or comes back there

// ------------------------------------------------------------ coming in

/** A seat's secret comes behind the #, where no server sees it, and leaves the address at once. */
async function claim() {
  const token = location.hash.slice(1);
  if (!token || stepInAddress() !== null) return;
  history.replaceState(null, "", location.pathname + location.search);
  await keep(me);
  await post(`/api/tables/${table}/claim`, { token, name: me.name || say("player") });
}

/** Which seats are this browser's. Of very many tables only the latest are listed with that. */
async function learnWhoIAm() {
  const [known, { tables }] = await Promise.all([get(`/api/tables/${table}`), get("/api/me")]);
  const lowest = known.seat === null ? [] : [String(known.seat)];
  const roles = tables.find((each) => each.table === table)?.roles ?? lowest;
  host = roles.includes("host");
  mine = roles.filter((role) => role !== "host").map(Number);
  $("game").textContent = (await titles)[known.game];
  document.body.dataset.fourth = (await pageOf(known.game)).fourth ?? ""; // a colour of its own
  return known;
}

/** The seat that should look now: the one that was looking if it is asked, else the next asked. */
function whoLooks(now) {
  const last = seat ?? remembered();
  const asked = now.asked.filter((each) => mine.includes(each) && !now.seats[each].bot);
  if (!asked.length || asked.includes(last)) return last ?? mine[0] ?? null;
  return asked.find((each) => each > (last ?? -1)) ?? asked[0];
}

const remembered = () => {
  const last = sessionStorage.getItem(`seat:${table}`);
  return last !== null && mine.includes(Number(last)) ? Number(last) : null;
};

// ------------------------------------------------------------ one device, several people

/** Let a seat look. If it knows what the one before must not, the device is passed first. */
async function passTo(next, playing = true) {
  const before = seat ?? remembered();
  const time = ++passes;
  if (next === before || mine.length < 2 || !playing) return look(next);
  const { names, has_secrets: secrets } = await seen(next);
  if (time !== passes) return; // it goes to somebody else by now, or has gone
  if (!secrets) return look(next);
  const name = names[next];
  seat = view = step = null;
  board.clear();
  forget();
  for (const id of ["told", "board", "bubble", "which", "held", "actions"]) $(id).replaceChildren();
  panels?.update({ seat, view: null, step });
  $("table").hidden = true;
  $("curtain-title").textContent = say("curtain", { name });
  $("curtain-text").textContent = say("curtain-text", { name });
  $("curtain-open").textContent = say("curtain-open", { name });
  $("curtain-open").onclick = () => look(next);
  $("curtain").hidden = false;
  $("curtain-open").focus();
}

/** The same until it is done: the game waits for the next, so nothing else would begin it again. */
function passOn(next) {
  passTo(next).catch((refused) => {
    setTimeout(() => view && whoLooks(view) !== seat && passOn(whoLooks(view)), AGAIN);
    complain(refused);
  });
}

const seen = (who) => get(`/api/tables/${table}?words=1&board=0&lang=${me.lang}&seat=${who}`);

function look(next) {
  seat = next;
  if (seat !== null) sessionStorage.setItem(`seat:${table}`, seat);
  $("curtain").hidden = true;
  view = null;
  chose = false;
  step = null;
  if (connection) {
    putStepInAddress(); // the next one begins at the present
    connection.greet();
  } else {
    showConnection("connecting");
    connection = new Connection(table, hello, heard, showConnection);
  }
}

const hello = () => ({
  lang: me.lang,
  words: true,
  board: wants("text-board"),
  ...(seat === null ? {} : { seat }),
  ...(view === null ? {} : { since: view.version }),
});

function showConnection(state) {
  put("connection", say(state));
  $("connection").className = state;
}

// ------------------------------------------------------------ what comes

function heard(frame) {
  // Behind the curtain, and of a seat that no longer looks, nothing is shown.
  if (frame.type === "change" && frame.view.seat === seat && $("curtain").hidden) show(frame.view);
  else if (frame.type === "problem") complain({ error: frame.error, message: frame.message });
  else if (frame.type === "change" && seat === null && view && frame.view.seat !== null) location.reload(); // it has a seat by now
}

function show(now) {
  if (view !== null && now.version < view.version) return;
  const [next, before] = [whoLooks(now), view];
  view = now;
  chose &&= isAsked();
  if (!view.legal.some(({ action }) => action === held.action)) held.close();
  $("table").hidden = false;
  $("table").dataset.version = view.version;
  $("table").dataset.status = view.status;
  if (before === null) step = stepInAddress();
  if (step !== null && step >= view.moves) step = null;
  showBoard();
  showNow();
  showSeats();
  showSteps();
  showPanels();
  if (before !== null) announce(before);
  if (board.upToDate()) tellAhead();
  showChat();
  showTableTools();
  if (next !== seat) passOn(next);
}

/** Once the board is there, find out what the choices change, and say so wherever they can be made. */
async function tellAhead() {
  const now = view;
  if (!now || !isAsked() || step !== null || !(await learn(table, now, me.lang).catch(() => false))) return;
  if (!view || gist(view) !== gist(now)) return;
  for (const button of $("actions").querySelectorAll("button")) {
    const offer = view.legal.find(({ action }) => action === Number(button.dataset.action));
    if (offer) button.replaceChildren(...linesOf(offer));
  }
  showTools();
  describe(view, board.choices());
  board.again();
}

const isAsked = () => view.asked.includes(seat) && view.legal.length > 0;

function showNow() {
  const asked = isAsked();
  const at = document.activeElement;
  choosing = $("actions").contains(at) || (choosing && (at === document.body || at === $("now")));
  document.body.classList.toggle("my-turn", asked);
  put("turn", step === null ? turnText(asked) : say("step", { n: step, most: view.moves }));
  put("question", questionText(asked));
  document.title = `${asked ? "● " : ""}${turnText(asked)} · Sacbe`;
  const whose = whoseNow(asked);
  $("banner").className = whose === undefined ? "" : `seat-${whose}`;
  $("whose").textContent = SHAPES[whose] ?? "";
  put("note", step === null && asked && chose && !view.can_undo && !view.secret ? say("no-return") : "");
  $("note").hidden = !$("note").textContent;
  $("choices").hidden = !asked || step !== null;
  showChoices();
  showTools();
  showRequest();
}

/** The seat in whose colour the bar is; the past has none. */
function whoseNow(asked) {
  if (step !== null) return undefined;
  if (view.status !== "playing") return view.winners[0];
  return asked ? seat : view.asked[0];
}

/** The button of the board that ends the turn, and says so itself. */
const isLast = ({ action }) => action === board.last();

const linesOf = (each) => lines(view, isLast(each) && each.final === "ends" ? { ...each, final: null } : each);

/** The list of choices; the keyboard stays in it. */
function showChoices() {
  const left = listed === view.moves ? $("actions").scrollLeft : 0; // where it is one line
  listed = view.moves;
  for (const each of $("actions").querySelectorAll(".last, .hinted, .guided")) each.className = "";
  refill($("actions"), !isAsked() || step !== null ? [] : view.legal.map((each) =>
    el("li", { className: "" }, el("button", {
      type: "button", className: "", disabled: busy, onclick: (event) => pick(each.action, event.currentTarget),
      "data-action": each.action, "data-rule": each.rule, "data-focus": each.action,
      "data-long": each.text.length > LONG,
    }, linesOf(each)))));
  $("actions").scrollLeft = left;
  if (choosing && !$("actions").contains(document.activeElement))
    ($("actions").querySelector("button:enabled") ?? $("now")).focus({ preventScroll: true });
}

function turnText(asked) {
  if (view.status === "ended") return say("ended-late", { name: nameOf(view, view.late) });
  if (view.status === "over")
    return say(view.winners.length > 1 ? "winners" : "winner", { names: namesOf(view, view.winners) });
  if (asked) return mine.length > 1 ? say("turn-of", { name: nameOf(view, seat) }) : say("your-turn");
  return say("waiting-for", { names: namesOf(view, view.asked) });
}

function questionText(asked) {
  if (step !== null) return say("in-past");
  if (view.status !== "playing") return "";
  if (asked) return view.secret ? `${view.question} ${say("secret-choice")}` : view.question;
  if (view.asked.some((each) => !view.seats[each].taken && !view.seats[each].bot)) return say("waits-for-people");
  if (view.asked.every((each) => view.seats[each].bot)) return say("bot-thinks");
  return mine.length ? "" : say("you-watch");
}

function showTools() {
  const playing = view.status === "playing" && seat !== null && !view.seats[seat].bot;
  const button = (key, type) => el("button", {
    type: "button", disabled: busy, onclick: () => send({ type, seat }), "data-focus": key,
  }, say(key));
  const last = isAsked() ? view.legal.find(isLast) : null;
  for (const each of $("actions").children)
    each.className = Number(each.firstChild.dataset.action) === last?.action ? "last" : "";
  const here = $("tools").contains(document.activeElement);
  refill($("tools"), step !== null ? el("button", {
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
  refill($("helps"), playing && step === null ? helps() : null); // where the bar has no room for them
  if (here && !$("tools").contains(document.activeElement)) $("now").focus({ preventScroll: true });
}

/** The secret of a seat that waits for somebody, if one has it to give. */
const freeSeat = () => links.of(table)[view.seats.findIndex((each) => !each.taken && !each.bot)];

/** What helps who does not know what to do. */
function helps() {
  if (!isAsked() || !panels) return null;
  const button = (key, onclick) =>
    el("button", { type: "button", className: "help", onclick, "data-focus": key }, say(key));
  return [
    button("u-tab-hint", () => panels.advise()),
    button("u-tab-rules", () => lookUp(() => panels.rule(view.legal[0].rule))),
  ];
}

/** Somebody wants to take a choice back: everybody else is asked. */
function showRequest() {
  const request = view.undo_request;
  $("request").hidden = !request;
  if (!request) return;
  const mustAnswer = request.missing.filter((each) => mine.includes(each));
  refill($("request"),
    el("p", {}, say("undo-asked", { name: nameOf(view, request.seat), names: namesOf(view, request.missing) })),
    mustAnswer.map((each) => el("div", { className: "row" },
      mine.length > 1 ? el("span", {}, nameOf(view, each)) : null,
      [["agree", true], ["refuse", false]].map(([key, agree]) => el("button", {
        type: "button", onclick: () => send({ type: "answer_undo", seat: each, agree }), "data-focus": `${key}-${each}`,
      }, say(key))))));
}

function showSeats() {
  const made = seatLines(table, view, mine, host, send, rename);
  for (const each of made) runClocks(clockAhead(), each);
  refill($("seats"), made);
}

/** As a picture or in text, as the reader likes; of the past if that is looked at. */
async function showBoard() {
  const text = wants("text-board");
  document.body.classList.toggle("in-text", text);
  document.body.classList.toggle("in-past", step !== null);
  $("in-text").checked = text;
  $("place").hidden = text;
  $("board").hidden = !text;
  if (!text) return board.show(view, step);
  board.clear();
  const [at, who] = [step, seat];
  const whose = seat === null ? "" : `&seat=${seat}`;
  const then = at === null ? view
    : await get(`/api/tables/${table}/steps/${at}?words=1&lang=${me.lang}${whose}`).catch(complain);
  if (at === step && who === seat) $("board").textContent = then?.board ?? "";
  tellAhead();
}

/** For those who listen: what has happened since. */
function announce(before) {
  if (view.moves > before.moves) aloud(added(before.log, view.log).slice(-MOST_TOLD));
  if (view.status !== "playing" && before.status === "playing") sound("over");
  else if (isAsked() && !before.asked.includes(seat)) sound("turn");
  else if (view.moves > before.moves) sound("move");
}

function showPanels() {
  if (panels) return panels.update({ seat, view, step });
  panels = mount($("understanding"), { table, seat, view, step, say, get, post, goTo, advice: $("advice") });
  $("guide").append($("understanding").querySelector(".u-guide-place")); // beside the board
}

/** The rule of what the pointer or the keyboard is at, else of what is asked. */
function lookUpRule(event) {
  const at = document.activeElement.closest("[data-rule]");
  const code = bubble.rule ?? at?.dataset.rule ?? view.legal[0]?.rule;
  event.preventDefault();
  board.hush();
  lookUp(() => panels.rule(code));
}

/** Open one of the panels, and go there; Escape comes back. */
function lookUp(open) {
  cameFrom = document.activeElement;
  $("understanding").scrollIntoView({ block: "center" });
  open();
}

function showChat() {
  if (view.chat.length === said && said < 200) return;
  said = view.chat.length;
  keepAtEnd($("chat"), view.chat.map((line) => el("li", {},
    el("strong", {}, line.seat === null ? say("spectator-name", { name: line.name }) : line.name), " ", line.text)));
}

/** The lines that are new: of both logs only the end is known, and the later has lost its beginning. */
function added(before, now) {
  let gone = 0;
  while (before.slice(gone).some((line, i) => line !== now[i])) gone += 1;
  return now.slice(before.length - gone);
}

/** Fill a list that grows at its end, and stay there unless the reader has gone up. */
function keepAtEnd(list, lines) {
  const there = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  list.replaceChildren(...lines);
  if (there) list.scrollTop = list.scrollHeight;
}

function showTableTools() {
  const over = view.status !== "playing";
  const button = (key, onclick) =>
    el("button", { type: "button", className: "small", onclick, "data-focus": key }, say(key));
  refill($("table-tools"),
    over && !view.rematch && (mine.length || host) ? button("rematch", rematch) : null,
    view.rematch ? el("a", { className: "button small", href: `/table/${view.rematch}`, onclick: () => links.pass(table, view.rematch) }, say("go-to-rematch")) : null,
    view.status === "over" ? el("a", { className: "button small", href: `/api/tables/${table}/record`, download: `sacbe-${view.game}-${table}.json` }, say("export")) : null,
    view.spectators ? button("copy-watch-link", watchLink) : null,
    view.seeded ? el("p", { className: "quiet" }, say("seeded")) : null);
}

// ------------------------------------------------------------ the past

/** A link can name a move: #step-42. */
function stepInAddress() {
  const found = location.hash.match(/^#step-(\d{1,5})$/) ?? location.search.match(/[?&]step=(\d{1,5})(&|$)/);
  return found ? Number(found[1]) : null;
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

function putStepInAddress() {
  const query = location.search.replace(/[?&]step=\d+/, "").replace(/^&/, "?"); // the hash says it
  history.replaceState(null, "", `${location.pathname}${query}${step === null ? "" : `#step-${step}`}`);
}

function goTo(n) {
  if (!view) return;
  const at = Math.max(0, Math.min(n, view.moves));
  step = at >= view.moves ? null : at;
  putStepInAddress();
  showBoard();
  showNow();
  showSteps();
  panels?.update({ step });
}

// ------------------------------------------------------------ what is done

/** A choice, made at an element. One without return is asked about first if the reader wants that,
 *  but for the button that says itself that it ends the turn. */
function pick(action, element, sure = false) {
  const offer = view?.legal.find((each) => each.action === action);
  if (busy || !offer) return;
  if (sure || !offer.final || !wants("confirm") || isLast(offer)) choose(action);
  else held.open(element, lines(view, offer), action, choose);
}

async function choose(action) {
  if (busy) return;
  busy = true;
  choosing = $("actions").contains(document.activeElement);
  for (const button of $("actions").querySelectorAll("button")) button.disabled = true;
  $("place").classList.add("busy");
  if (step !== null) goTo(view.moves);
  try {
    chose = Boolean(await send({ type: "play", seat, action, forced: true })) && view !== null && isAsked();
  } finally {
    busy = false;
    $("place").classList.remove("busy");
    if (view !== null) showNow();
    panels?.drawn();
  }
}

/** A command; what it changes comes by the socket. */
async function send(command) {
  try {
    const done = await order(table, view.version, command, () => showConnection("reconnecting"));
    await reached(done.version);
    if (connection.isOpen()) showConnection("connected");
    if ($("notice").className === "trouble") tell("");
    return done;
  } catch (refused) {
    if (refused.error === "conflict") connection.check(); // what has happened meanwhile should be here
    complain(refused, refused.problem?.rule ? ruleLink(refused.problem.rule, bubble.open) : null);
    return null;
  }
}

/** Until the change has come, or so long that the choice may be offered once more. */
async function reached(version) {
  for (let i = 0; i < 100 && (view?.version ?? 0) < version && $("curtain").hidden; i++)
    await new Promise((done) => setTimeout(done, 30));
  if ((view?.version ?? version) < version) connection.check();
}

async function rematch() {
  const done = await send({ type: "rematch" });
  if (!done) return;
  links.pass(table, done.rematch);
  location.assign(`/table/${done.rematch}`);
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
  tell((await copy(link)) ? say("link-copied") : link);
}

async function talk(event) {
  event.preventDefault();
  const text = $("line").value.trim();
  if (!text) return;
  $("line").value = "";
  if (seat === null) await keep(me).catch(complain); // who speaks has a session
  const from = seat === null ? { name: me.name || say("spectator-default") } : { seat };
  send({ type: "say", text, ...from });
}

// ------------------------------------------------------------ begin

function lose(refused) {
  const why = refused.error === "not_found" ? say("no-such-table")
    : refused.error === "unauthorized" || refused.error === "forbidden" ? say("private-table")
    : say(refused.error === "conflict" ? "other-rules" : `error-${refused.error}`);
  fill($("lost"), el("h1", {}, why));
  $("lost").hidden = false;
}

me = await begin();
board = new Board(table, me.lang, pick, () => {
  if (!view) return;
  showTools();
  panels?.drawn(); // a hint's mark comes back
  if (step === null) describe(view, board.choices());
  tellAhead();
});
bubble.open = (code) => lookUp(() => panels.rule(code));
listenToMenu();
if (sessionStorage.getItem("invited") === table) tell(say("link-copied"));
sessionStorage.removeItem("invited");
const titles = get("/api/games").then(({ games }) => Object.fromEntries(games.map((game) => [game.name, game.title])));
$("say").addEventListener("submit", talk);
$("back").addEventListener("click", () => goTo((step ?? view.moves) - 1));
$("forth").addEventListener("click", () => goTo((step ?? view.moves) + 1));
$("steps").addEventListener("input", () => goTo(Number($("steps").value)));
$("in-text").addEventListener("change", () => set("text-board", $("in-text").checked ? "yes" : "no"));
onSetting("text-board", () => {
  if (!view) return;
  showBoard();
  showTools();
  if (wants("text-board")) connection.greet(); // its words are not sent else
});
$("choices-rule").addEventListener("click", lookUpRule);
$("understanding").addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !cameFrom) return;
  (cameFrom.checkVisibility() && cameFrom !== document.body ? cameFrom : $("now")).focus(); // a bubble has gone
  cameFrom = null;
});
document.addEventListener("keydown", (event) => {
  if (event.key === "?" && view && !event.target.matches("input, select, textarea")) lookUpRule(event);
});
addEventListener("hashchange", () => {
  if (stepInAddress() !== null) goTo(stepInAddress());
  else if (location.hash) location.reload();
});
setInterval(() => runClocks(clockAhead()), 1000);
ready();
try {
  await claim().catch(complain);
  const now = await learnWhoIAm();
  await passTo(whoLooks(now), now.status === "playing");
} catch (refused) {
  if (!refused.error) throw refused;
  lose(refused);
}

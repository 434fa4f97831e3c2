// The start page: open, resume or join a table.

/** @import { GameInfo, GameOption, TableEntry } from "./api.js" */
/** @import { Child } from "./dom.js" */

import { $, copy, el, replaceContent, select, toast, valueOf } from "./dom.js";
import { get, post } from "./http.js";
import { pageOf } from "./game_page.js";
import { openGuided } from "./panels/guide.js";
import { startPage, showError, saveVisitor, links } from "./visitor.js";
import { has, ready, say } from "./texts.js";

const CLOCKS = [0, 60, 180, 600, 3600, 86400, 259200, 604800];
const MAX_RECORD = 4_000_000;

/** @typedef {{ kind: string, level?: string, name?: string }} Seat */

const me = await startPage();
/** @type {{ games: GameInfo[] }} */
const { games } = await get("/api/games");

/** The new table: its seats, and the options of the game that differ from the defaults.
 * @type {{ seats: Seat[], values: Record<string, string | number | boolean> }} */
const setup = { seats: [], values: {} };

function selectedGame() {
  const name = new FormData($("setup", HTMLFormElement)).get("game");
  return games.find((game) => game.name === name) ?? games[0];
}

// ------------------------------------------------------------ a new table

function showGames() {
  const usual = localStorage.getItem("game");
  const first = games.some((game) => game.name === usual) ? usual : games.at(-1)?.name;
  replaceContent($("games"), games.map((game) =>
    el("label", { className: "game" },
      el("span", { className: "no-picture", "data-picture": game.name }),
      el("span", { className: "caption" },
        el("input", { type: "radio", name: "game", value: game.name, checked: game.name === first, onchange: showGame }),
        el("span", { className: "title" }, game.title),
        el("span", { className: "quiet" }, say("players-range", { least: game.players[0], most: game.players[1] })),
        el("span", { className: "about" }, about(game)[0])))));
}

/** The description of a game: the first sentence for its card, and the rest for its settings.
 * @param {GameInfo} game */
function about(game) {
  const text = has(`about-${game.name}`) ? say(`about-${game.name}`) : game.about;
  const [first, ...rest] = text.split(/(?<=\.)\s+/);
  return [first, rest.join(" ")];
}

/** Load the pictures of the games. */
async function showPictures() {
  for (const place of document.querySelectorAll("[data-picture]")) {
    const name = place.getAttribute("data-picture") ?? "";
    const { picture } = await pageOf(name);
    place.replaceWith(el("img", {
      src: `/api/games/${name}/picture.svg?lang=${me.lang}#svgView(viewBox(${picture});preserveAspectRatio(xMidYMid slice))`, alt: "",
    }));
  }
}

/** Say that the bots play more simply while the rules are being compiled. */
async function showPreparing() {
  const { games: waiting } = await get("/preparing.json");
  $("preparing").hidden = !waiting.length;
  if (waiting.length) setTimeout(() => showPreparing().catch(() => {}), 3000);
}

function showGame() {
  const game = selectedGame();
  localStorage.setItem("game", game.name);
  $("about").textContent = about(game)[1];
  setup.values = {};
  showPlayers();
  showOptions();
  pageOf(game.name).then(({ guide }) => ($("guided").hidden = !guide), showError);
}

function showPlayers() {
  const [least, most] = selectedGame().players;
  const players = Math.max(least, Math.min(most, setup.seats.length || most));
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  replaceContent($("players"), numbers.map((n) => el("option", { value: n, selected: n === players }, String(n))));
  resize(players);
}

/** @param {number} players */
function resize(players) {
  while (setup.seats.length < players)
    setup.seats.push(setup.seats.length ? { kind: "bot", level: "medium" } : { kind: "local" });
  setup.seats.length = players;
  showSeats();
}

/** The options of a seat: a local player, a link, or a bot.
 * @returns {[string, string][]} */
function seatOptions() {
  const bots = selectedGame().bots.map((level) => /** @type {[string, string]} */ ([level, say(`level-${level}`)]));
  return [["local", say("seat-local")], ["link", say("seat-link")], ...bots];
}

function showSeats() {
  replaceContent($("seats"), setup.seats.map((seat, i) => {
    const label = say("seat-n", { n: i + 1 });
    const kind = select(seatOptions(), seat.level ?? seat.kind, (event) => {
      const value = valueOf(event);
      setup.seats[i] = selectedGame().bots.includes(value) ? { kind: "bot", level: value } : { kind: value };
      showSeats();
    }, label);
    kind.dataset.focus = `kind-${i}`;
    const name = seat.kind !== "local" ? null : el("input", {
      value: nameOf(i), maxLength: 40, "aria-label": say("name-of", { seat: label }), "data-focus": `name-${i}`,
      oninput: (/** @type {Event} */ event) => rename(i, valueOf(event)),
    });
    return el("li", {}, el("span", { className: "number" }, String(i + 1)), kind, name);
  }));
}

const firstLocal = () => setup.seats.findIndex((seat) => seat.kind === "local");

/** @param {number} i */
function nameOf(i) {
  const { name } = setup.seats[i];
  if (name !== undefined) return name;
  return i === firstLocal() && me.name ? me.name : say("player-n", { n: i + 1 });
}

/** The first local player is the visitor.
 * @param {number} i @param {string} name */
function rename(i, name) {
  if (i === firstLocal()) $("name", HTMLInputElement).value = me.name = name.trim();
  setup.seats[i].name = name;
}

function showOptions() {
  const game = selectedGame();
  replaceContent($("options"), game.options.map((option) => {
    const key = `${game.name}-option-${option.name}`;
    const id = `option-${option.name}`;
    const possible = option.choices.filter((value) => option.kind !== "int" || Number(value) < setup.seats.length);
    const choices = possible.map((value) => /** @type {[string, string]} */ ([String(value), valueText(game, option, value)]));
    const place = select(choices, String(setup.values[option.name] ?? option.default), () => {
      setup.values[option.name] = possible[place.selectedIndex];
    });
    if (!possible.includes(setup.values[option.name])) delete setup.values[option.name];
    place.id = id;
    return el("div", { className: "field" },
      el("label", { htmlFor: id }, has(key) ? say(key) : option.name.replaceAll("_", " ")),
      place,
      el("p", { className: "quiet" }, has(`${key}-help`) ? say(`${key}-help`) : option.help));
  }));
}

/** @param {GameInfo} game @param {GameOption} option @param {string | number | boolean} value */
function valueText(game, option, value) {
  const key = `${game.name}-value-${option.name}-${value}`.replaceAll(" ", "_").replaceAll("+", "-");
  if (has(key)) return say(key);
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (option.kind === "int") return Number(value) < 0 ? say("at-random") : say("seat-n", { n: Number(value) + 1 });
  if (value === "random") return say("at-random");
  const word = (/** @type {string} */ part) => `${game.name}-value-${part}`;
  return String(value).split("+").map((part) => (has(word(part)) ? say(word(part)) : part)).join(", ");
}

function showRest() {
  replaceContent($("clock"), CLOCKS.map((n) => el("option", { value: n }, say(`clock-${n}`))));
  $("clock").addEventListener("change", () => ($("late-field").hidden = fieldValue("clock") === "0"));
  replaceContent($("late"), ["bot", "end"].map((each) => el("option", { value: each }, say(`late-${each}`))));
  replaceContent($("undo"), ["turn", "agreed"].map((each) => el("option", { value: each }, say(`undo-${each}`))));
  replaceContent($("open-to"), ["link", "public"].map((each) => el("option", { value: each }, say(`open-to-${each}`))));
}

/** @param {string} id */
const fieldValue = (id) => $(id, HTMLSelectElement).value;

function requestBody() {
  const seconds = Number(fieldValue("clock"));
  return {
    game: selectedGame().name,
    seats: setup.seats.map((seat, i) =>
      seat.kind === "local" ? { kind: "local", name: nameOf(i).trim() || say("player-n", { n: i + 1 }) } : seat),
    options: setup.values,
    public: fieldValue("open-to") === "public",
    spectators: $("spectators", HTMLInputElement).checked,
    undo: fieldValue("undo"),
    clock: seconds ? { seconds, late: fieldValue("late") } : null,
  };
}

/** @param {boolean} isFree */
function mayStart(isFree) {
  for (const id of ["play", "guided", "friend"]) $(id, HTMLButtonElement).disabled = !isFree;
}

/** Start a game; one start at a time.
 * @param {() => Promise<void>} open */
async function start(open) {
  mayStart(false);
  try {
    await saveVisitor(me);
    await open();
  } catch (error) {
    mayStart(true);
    showError(error);
  }
}

/** Open the table; the link of seat `invited` is copied.
 * @param {number | null} [invited] */
const play = (invited = null) => start(async () => {
  const opened = await post("/api/tables", requestBody());
  links.keep(opened.table, opened.seat_tokens);
  const link = `${location.origin}/table/${opened.table}#${opened.seat_tokens[String(invited)]}`;
  if (invited !== null && (await copy(link))) sessionStorage.setItem("invited", opened.table);
  location.assign(`/table/${opened.table}`);
});

/** Open a guided first game. */
const playGuided = () => start(() => openGuided(selectedGame().name, me.name || say("player-n", { n: 1 })));

/** Use the first seat with a link for the friend, or replace the first bot. */
function playWithFriend() {
  if (!setup.seats.some((seat) => seat.kind === "link")) {
    const bot = setup.seats.findIndex((seat) => seat.kind === "bot");
    setup.seats[bot < 0 ? setup.seats.length - 1 : bot] = { kind: "link" };
    showSeats();
  }
  void play(setup.seats.findIndex((seat) => seat.kind === "link"));
}

// ------------------------------------------------------------ existing tables

/** @param {string} name */
function titleOf(name) {
  return games.find((game) => game.name === name)?.title ?? name;
}

/** @param {string} name */
function seatName(name) {
  if (games.some(({ bots }) => bots.includes(name))) return say(`level-${name}`);
  return name || say("free-seat");
}

/** @param {TableEntry} table @param {Child} [act] */
function tableLine(table, act) {
  const yours = table.status === "playing" && isMine(table);
  const state = table.status !== "playing" ? say(`status-${table.status}`) : yours ? say("your-turn") : null;
  return el("li", {},
    el("a", { href: `/table/${table.table}` },
      el("strong", {}, titleOf(table.game)), " ",
      el("span", { className: "quiet" }, table.names.map(seatName).join(", "))),
    state ? el("span", { className: yours ? "mark hot" : "mark" }, state) : null,
    act ?? null);
}

/** Show the table where it is the visitor's turn, else the last one played.
 * @param {TableEntry[]} mine */
function showContinue(mine) {
  const playing = mine.filter((table) => table.status === "playing").sort((a, b) => b.updated - a.updated);
  const last = playing.find(isMine) ?? playing[0];
  $("continue").hidden = !last;
  if (!last) return;
  const whose = isMine(last) ? say("your-turn") : last.names.map(seatName).join(", ");
  $("continue-what").textContent = `${titleOf(last.game)} · ${whose}`;
  $("continue-link", HTMLAnchorElement).href = `/table/${last.table}`;
}

const isMine = (/** @type {TableEntry} */ table) => table.asked.some((seat) => table.roles.includes(String(seat)));

/** @param {TableEntry[]} mine @param {TableEntry[]} open */
function showTables(mine, open) {
  showContinue(mine);
  $("none-mine").hidden = mine.length > 0;
  replaceContent($("mine"), mine.map((table) => tableLine(table)));
  const others = open.filter((table) => table.free.length && !mine.some((own) => own.table === table.table));
  $("none-public").hidden = others.length > 0;
  replaceContent($("public"), others.map((table) =>
    tableLine(table, el("button", { type: "button", onclick: () => void join(table) }, say("join")))));
}

/** @param {TableEntry} table */
async function join(table) {
  try {
    await saveVisitor(me);
    await post(`/api/tables/${table.table}/join`, { seat: table.free[0], name: me.name || say("player") });
    location.assign(`/table/${table.table}`);
  } catch (error) {
    showError(error);
  }
}

async function refresh() {
  const tables = await get("/api/tables");
  showTables(tables.mine, tables.public);
}

// ------------------------------------------------------------ the visitor

async function makeCarryLink() {
  try {
    await saveVisitor(me);
    const { token } = await post("/api/me/carry");
    const link = `${location.origin}/#carry=${token}`;
    $("carry-link").textContent = link;
    $("carry-link").hidden = false;
    toast(say((await copy(link)) ? "link-copied" : "link-shown"));
  } catch (error) {
    showError(error);
  }
}

/** Accept a link from another device; the fragment never reaches a server log. */
async function acceptCarryLink() {
  const token = new URLSearchParams(location.hash.slice(1)).get("carry");
  if (!token) return;
  history.replaceState(null, "", "/");
  try {
    await saveVisitor(me);
    await post("/api/me/carried", { token });
    toast(say("carried"));
  } catch (error) {
    showError(error);
  }
}

async function importRecord() {
  const field = $("record", HTMLInputElement);
  const file = field.files?.[0];
  if (!file) return;
  try {
    if (file.size > MAX_RECORD) return toast(say("record-too-large"), true);
    toast(say("record-checking"));
    await saveVisitor(me);
    const opened = await post("/api/records", await file.text());
    links.keep(opened.table, opened.seat_tokens ?? {});
    location.assign(`/table/${opened.table}`);
  } catch (error) {
    showError(error);
  } finally {
    field.value = "";
  }
}

// ------------------------------------------------------------ start

showGames();
showGame();
showRest();
const nameField = $("name", HTMLInputElement);
nameField.value = me.name;
nameField.addEventListener("input", () => {
  me.name = nameField.value.trim();
  const first = firstLocal();
  if (first >= 0) delete setup.seats[first].name;
  showSeats();
});
nameField.addEventListener("change", () => void saveVisitor(me).catch(showError));
$("players").addEventListener("change", () => {
  resize(Number(fieldValue("players")));
  showOptions();
});
$("setup").addEventListener("submit", (event) => {
  event.preventDefault();
  void play();
});
$("guided").addEventListener("click", () => void playGuided());
$("friend").addEventListener("click", playWithFriend);
$("carry").addEventListener("click", () => void makeCarryLink());
$("record").addEventListener("change", () => void importRecord());
ready();
showPictures().catch(() => {});
showPreparing().catch(() => {});
await acceptCarryLink();
await refresh().catch(showError);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) refresh().catch(() => {});
});
addEventListener("pageshow", (event) => {
  if (event.persisted) mayStart(true); // the page was restored from the back/forward cache
});

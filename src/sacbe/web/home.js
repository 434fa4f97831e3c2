// The start page: open, resume or join a table.

/** @import { Card, GameInfo, GameOption, TableEntry } from "./api.js" */
/** @import { Child } from "./dom.js" */

import { $, copy, el, replaceContent, select, toast, valueOf } from "./dom.js";
import { get, post } from "./http.js";
import { mountNotifications } from "./club/notifications.js";
import { pageOf, pictureAddress } from "./game_page.js";
import { isIncomplete } from "./links.js";
import { openGuided } from "./panels/guide.js";
import { isMyTurn, ownSeat, sortTables, tableItem } from "./tables.js";
import { introduce, startPage, showError, saveVisitor, links } from "./visitor.js";
import { has, ready, say } from "./texts.js";

const CLOCKS = [0, 60, 180, 600, 3600, 86400, 259200, 604800];
const MAX_RECORD = 4_000_000;
const MAX_CARDS = 12; // tables of a list with details

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
    place.replaceWith(el("img", { src: pictureAddress(name, picture, me.lang), alt: "" }));
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

/** The field for who plays at a seat: a local player, one by link, or a bot.
 * @param {Seat} seat @param {(event: Event) => void} onchange @param {string} label */
function seatKind(seat, onchange, label) {
  const field = select([["local", say("seat-local")], ["link", say("seat-link")]], seat.kind, onchange, label);
  const levels = selectedGame().bots.map((level) =>
    el("option", { value: level, selected: level === seat.level }, say(`bot-${level}`)));
  field.append(el("optgroup", { label: say("bots") }, levels));
  return field;
}

function showSeats() {
  replaceContent($("seats"), setup.seats.map((seat, i) => {
    const label = say("seat-n", { n: i + 1 });
    const kind = seatKind(seat, (event) => {
      const value = valueOf(event);
      setup.seats[i] = selectedGame().bots.includes(value) ? { kind: "bot", level: value } : { kind: value };
      showSeats();
    }, label);
    kind.dataset.focus = `kind-${i}`;
    const name = seat.kind !== "local" ? null : el("input", {
      value: nameOf(i), placeholder: say("person"), maxLength: 40, "aria-label": say("name-of", { seat: label }), "data-focus": `name-${i}`,
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
  return i === firstLocal() ? me.name : "";
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

/** A seat on this device; without a name the server calls it "Player A".
 * @param {string} name */
const localSeat = (name) => ({ kind: "local", ...(name.trim() ? { name: name.trim() } : {}) });

function requestBody() {
  const seconds = Number(fieldValue("clock"));
  return {
    game: selectedGame().name,
    seats: setup.seats.map((seat, i) => (seat.kind === "local" ? localSeat(nameOf(i)) : seat)),
    options: setup.values,
    public: fieldValue("open-to") === "public",
    spectators: $("spectators", HTMLInputElement).checked,
    undo: fieldValue("undo"),
    coach: $("with-coach", HTMLInputElement).checked,
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

/** Open the table; its page begins with the invitation for seat `invited`.
 * @param {number | null} [invited] */
const play = (invited = null) => start(async () => {
  const opened = await post("/api/tables", requestBody());
  links.keep(opened.table, opened.seat_tokens);
  if (invited !== null) sessionStorage.setItem(`invite:${opened.table}`, String(invited));
  location.assign(`/table/${opened.table}`);
});

/** Open a guided first game. */
const playGuided = () => start(() => openGuided(selectedGame().name, me.name));

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

/** The details of tables, by id and version: those of a version do not change.
 * @type {Map<string, Card | null>} */
const cards = new Map();

/** @param {TableEntry} table */
const cardKey = ({ table, version }) => `${table} ${version}`;

/** Load the details of a table; null if that fails.
 * @param {TableEntry} table */
async function loadCard(table) {
  const seat = ownSeat(table);
  const query = `lang=${me.lang}${seat === null ? "" : `&seat=${seat}`}`;
  const card = await get(`/api/tables/${table.table}/card?${query}`).catch(() => null);
  cards.set(cardKey(table), card);
}

/** Are spectators allowed at the table? Known once its details are loaded.
 * @param {TableEntry} table */
const canBeWatched = (table) => cards.get(cardKey(table))?.spectators ?? false;

/** A table in a list, with a small picture.
 * @param {TableEntry} table @param {Child[]} buttons */
function tableLine(table, ...buttons) {
  const item = tableItem(table, cards.get(cardKey(table)) ?? null, titleOf(table.game), say, me.lang);
  return el("li", { className: "card" },
    boardPicture(table),
    el("div", { className: "head" },
      el("a", { href: `/table/${table.table}` }, el("strong", {}, item.title), " ", item.others),
      el("p", {}, item.turn ? el("span", { className: item.isMyTurn ? "mark hot" : "mark" }, item.turn) : null,
        item.hasFree ? item.free : null)),
    el("div", { className: "more" },
      [item.progress, item.last, item.points].filter(Boolean).map((text) => el("p", { className: "quiet" }, text))),
    el("div", { className: "buttons" }, buttons));
}

/** The current board; that of the game where the table has no preview.
 * @param {TableEntry} table */
function boardPicture(table) {
  const place = el("img", { alt: "", loading: "lazy", width: 96, height: 72 });
  const path = canBeWatched(table) ? `/table/${table.table}/preview.svg` : `/api/games/${table.game}/picture.svg`;
  pageOf(table.game).then(({ picture: box }) => {
    place.src = `${path}?lang=${me.lang}#svgView(viewBox(${box});preserveAspectRatio(xMidYMid slice))`;
  }, () => {});
  return place;
}

/** Show the table where it is the visitor's turn, else the last one played.
 * @param {TableEntry[]} mine */
function showContinue(mine) {
  const last = mine.find((table) => table.status === "playing");
  $("continue").hidden = !last;
  if (!last) return;
  const item = tableItem(last, null, titleOf(last.game), say, me.lang);
  $("continue-what").textContent = [item.title, isMyTurn(last) ? say("your-turn") : item.others].join(" · ");
  $("continue-link", HTMLAnchorElement).href = `/table/${last.table}`;
}

/** The tables that this browser has archived.
 * @returns {string[]} */
const archivedTables = () => JSON.parse(localStorage.getItem("archived") ?? "[]");

/** @param {TableEntry} table @param {boolean} isArchived */
function archive({ table }, isArchived) {
  const others = archivedTables().filter((each) => each !== table);
  localStorage.setItem("archived", JSON.stringify(isArchived ? [...others, table] : others));
  showTables();
}

/** @param {string} key @param {TableEntry} table @param {() => void} onclick */
const tableButton = (key, table, onclick) => el("button", {
  type: "button", className: "small", onclick, "data-focus": `${key}-${table.table}`,
}, say(key));

/** @type {{ mine: TableEntry[], public: TableEntry[] }} */
const lists = { mine: [], public: [] };

function showTables() {
  const { listed, archived } = sortTables(lists.mine, archivedTables());
  showContinue(listed);
  $("none-mine").hidden = listed.length > 0;
  replaceContent($("mine"), listed.map((table) =>
    tableLine(table, tableButton("archive", table, () => archive(table, true)))));
  $("archived-part").hidden = !archived.length;
  $("archived-title").textContent = say("archived", { n: archived.length });
  replaceContent($("archived"), archived.map((table) =>
    tableLine(table, tableButton("unarchive", table, () => archive(table, false)))));
  const others = publicTables();
  $("none-public").hidden = others.length > 0;
  replaceContent($("public"), others.map((table) => tableLine(table,
    table.free.length > 0 && tableButton("join", table, () => void join(table)),
    canBeWatched(table) && el("a", { className: "button small", href: `/table/${table.table}` }, say("watch")))));
}

/** Public tables of others that can be joined or watched.
 * @returns {TableEntry[]} */
const publicTables = () => lists.public.filter((table) => !lists.mine.some((own) => own.table === table.table)
  && (table.free.length > 0 || !cards.has(cardKey(table)) || canBeWatched(table)));

/** @param {TableEntry} table */
async function join(table) {
  try {
    await introduce(me);
    await post(`/api/tables/${table.table}/join`, { seat: table.free[0], ...(me.name ? { name: me.name } : {}) });
    location.assign(`/table/${table.table}`);
  } catch (error) {
    showError(error);
  }
}

/** Load the lists, then the details of the first tables. */
async function refresh() {
  Object.assign(lists, await get(`/api/tables?lang=${me.lang}`));
  showTables();
  const { listed } = sortTables(lists.mine, archivedTables());
  for (const table of [...listed.slice(0, MAX_CARDS), ...publicTables().slice(0, MAX_CARDS)])
    if (table.status !== "gone" && !cards.has(cardKey(table))) await loadCard(table);
  showTables();
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
  if (isIncomplete(location)) {
    history.replaceState(null, "", "/");
    return toast(say("link-incomplete"), true);
  }
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
mountNotifications($("notifications"), me).catch(() => {});
await acceptCarryLink();
await refresh().catch(showError);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) refresh().catch(() => {});
});
addEventListener("pageshow", (event) => {
  if (event.persisted) mayStart(true); // the page was restored from the back/forward cache
});

// The start page: open, resume or join a table.

import { $, copy, el, replaceContent, select, toast } from "./dom.js";
import { get, post } from "./api.js";
import { pageOf } from "./game_page.js";
import { openGuided } from "./panels/guide.js";
import { startPage, showError, saveVisitor, links } from "./visitor.js";
import { has, ready, say } from "./texts.js";

const CLOCKS = [0, 60, 180, 600, 3600, 86400, 259200, 604800];
const MAX_RECORD = 4_000_000;

let me;
let games = [];
let seats = []; // seats of the new table: {kind, level, name}
let values = {}; // options of the game that differ from the defaults

const selectedGame = () => games.find((game) => game.name === document.forms.setup.elements.game.value);

// ------------------------------------------------------------ a new table

function showGames() {
  const usual = localStorage.getItem("game");
  const first = games.some((game) => game.name === usual) ? usual : games.at(-1).name;
  replaceContent($("games"), games.map((game) =>
    el("label", { className: "game" },
      el("span", { className: "no-picture", "data-picture": game.name }),
      el("span", { className: "caption" },
        el("input", { type: "radio", name: "game", value: game.name, checked: game.name === first, onchange: showGame }),
        el("span", { className: "title" }, game.title),
        el("span", { className: "quiet" }, say("players-range", { least: game.players[0], most: game.players[1] })),
        el("span", { className: "about" }, about(game)[0])))));
}

/** The description of a game: the first sentence for its card, and the rest for its settings. */
function about(game) {
  const text = has(`about-${game.name}`) ? say(`about-${game.name}`) : game.about;
  const [first, ...rest] = text.split(/(?<=\.)\s+/);
  return [first, rest.join(" ")];
}

/** Load the pictures of the games. */
async function showPictures() {
  for (const place of document.querySelectorAll("[data-picture]")) {
    const name = place.dataset.picture;
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
  values = {};
  showPlayers();
  showOptions();
  pageOf(game.name).then(({ guide }) => ($("guided").hidden = !guide));
}

function showPlayers() {
  const [least, most] = selectedGame().players;
  const players = Math.max(least, Math.min(most, seats.length || most));
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  replaceContent($("players"), numbers.map((n) => el("option", { value: n, selected: n === players }, String(n))));
  resize(players);
}

function resize(players) {
  while (seats.length < players)
    seats.push(seats.length ? { kind: "bot", level: "medium" } : { kind: "local" });
  seats.length = players;
  showSeats();
}

/** The options of a seat: a local player, a link, or a bot. */
function seatOptions() {
  return [["local", say("seat-local")], ["link", say("seat-link")],
    ...selectedGame().bots.map((level) => [level, say(`level-${level}`)])];
}

function showSeats() {
  replaceContent($("seats"), seats.map((seat, i) => {
    const label = say("seat-n", { n: i + 1 });
    const kind = select(seatOptions(), seat.kind === "bot" ? seat.level : seat.kind, (event) => {
      const value = event.target.value;
      seats[i] = selectedGame().bots.includes(value) ? { kind: "bot", level: value } : { kind: value };
      showSeats();
    }, label);
    kind.dataset.focus = `kind-${i}`;
    const name = seat.kind !== "local" ? null : el("input", {
      value: nameOf(i), maxLength: 40, "aria-label": say("name-of", { seat: label }), "data-focus": `name-${i}`,
      oninput: (event) => rename(i, event.target.value),
    });
    return el("li", {}, el("span", { className: "number" }, String(i + 1)), kind, name);
  }));
}

const firstLocal = () => seats.findIndex((seat) => seat.kind === "local");

function nameOf(i) {
  if (seats[i].name !== undefined) return seats[i].name;
  return i === firstLocal() && me.name ? me.name : say("player-n", { n: i + 1 });
}

/** The first local player is the visitor. */
function rename(i, name) {
  if (i === firstLocal()) $("name").value = me.name = name.trim();
  seats[i].name = name;
}

function showOptions() {
  const game = selectedGame();
  replaceContent($("options"), game.options.map((option) => {
    const key = `${game.name}-option-${option.name}`;
    const id = `option-${option.name}`;
    const possible = option.choices.filter((value) => option.kind !== "int" || value < seats.length);
    const choices = possible.map((value) => [String(value), valueText(game, option, value)]);
    const place = select(choices, String(values[option.name] ?? option.default), () => {
      values[option.name] = possible[place.selectedIndex];
    });
    if (!possible.includes(values[option.name])) delete values[option.name];
    place.id = id;
    return el("div", { className: "field" },
      el("label", { htmlFor: id }, has(key) ? say(key) : option.name.replaceAll("_", " ")),
      place,
      el("p", { className: "quiet" }, has(`${key}-help`) ? say(`${key}-help`) : option.help));
  }));
}

function valueText(game, option, value) {
  const key = `${game.name}-value-${option.name}-${value}`.replaceAll(" ", "_").replaceAll("+", "-");
  if (has(key)) return say(key);
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (option.kind === "int") return value < 0 ? say("at-random") : say("seat-n", { n: value + 1 });
  if (value === "random") return say("at-random");
  const word = (part) => `${game.name}-value-${part}`;
  return String(value).split("+").map((part) => (has(word(part)) ? say(word(part)) : part)).join(", ");
}

function showRest() {
  replaceContent($("clock"), CLOCKS.map((n) => el("option", { value: n }, say(`clock-${n}`))));
  $("clock").addEventListener("change", () => ($("late-field").hidden = $("clock").value === "0"));
  replaceContent($("late"), ["bot", "end"].map((each) => el("option", { value: each }, say(`late-${each}`))));
  replaceContent($("undo"), ["turn", "agreed"].map((each) => el("option", { value: each }, say(`undo-${each}`))));
  replaceContent($("open-to"), ["link", "public"].map((each) => el("option", { value: each }, say(`open-to-${each}`))));
}

function requestBody() {
  const seconds = Number($("clock").value);
  return {
    game: selectedGame().name,
    seats: seats.map((seat, i) =>
      seat.kind === "local" ? { kind: "local", name: nameOf(i).trim() || say("player-n", { n: i + 1 }) } : seat),
    options: values,
    public: $("open-to").value === "public",
    spectators: $("spectators").checked,
    undo: $("undo").value,
    clock: seconds ? { seconds, late: $("late").value } : null,
  };
}

function mayStart(yes) {
  for (const id of ["play", "guided", "friend"]) $(id).disabled = !yes;
}

/** Start a game; one start at a time. */
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

/** Open the table; the link of seat `invited` is copied. */
const play = (invited = null) => start(async () => {
  const opened = await post("/api/tables", requestBody());
  links.keep(opened.table, opened.seat_tokens);
  const link = `${location.origin}/table/${opened.table}#${opened.seat_tokens[invited]}`;
  if (invited !== null && (await copy(link))) sessionStorage.setItem("invited", opened.table);
  location.assign(`/table/${opened.table}`);
});

/** Open a guided first game. */
const playGuided = () => start(() => openGuided(selectedGame().name, { name: me.name || say("player-n", { n: 1 }), post }));

/** Use the first seat with a link for the friend, or replace the first bot. */
function playWithFriend() {
  if (!seats.some((seat) => seat.kind === "link")) {
    const bot = seats.findIndex((seat) => seat.kind === "bot");
    seats[bot < 0 ? seats.length - 1 : bot] = { kind: "link" };
    showSeats();
  }
  play(seats.findIndex((seat) => seat.kind === "link"));
}

// ------------------------------------------------------------ existing tables

function titleOf(name) {
  return games.find((game) => game.name === name)?.title ?? name;
}

function seatName(name) {
  if (games.some(({ bots }) => bots.includes(name))) return say(`level-${name}`);
  return name || say("free-seat");
}

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

/** Show the table where it is the visitor's turn, else the last one played. */
function showContinue(mine) {
  const playing = mine.filter((table) => table.status === "playing").sort((a, b) => b.updated - a.updated);
  const last = playing.find(isMine) ?? playing[0];
  $("continue").hidden = !last;
  if (!last) return;
  const whose = isMine(last) ? say("your-turn") : last.names.map(seatName).join(", ");
  $("continue-what").textContent = `${titleOf(last.game)} · ${whose}`;
  $("continue-link").href = `/table/${last.table}`;
}

const isMine = (table) => table.asked.some((seat) => table.roles.includes(String(seat)));

function showTables(mine, open) {
  showContinue(mine);
  $("none-mine").hidden = mine.length > 0;
  replaceContent($("mine"), mine.map((table) => tableLine(table)));
  const others = open.filter((table) => table.free.length && !mine.some((own) => own.table === table.table));
  $("none-public").hidden = others.length > 0;
  replaceContent($("public"), others.map((table) =>
    tableLine(table, el("button", { type: "button", onclick: () => join(table) }, say("join")))));
}

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

async function importRecord(event) {
  const [file] = event.target.files;
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
    event.target.value = "";
  }
}

// ------------------------------------------------------------ start

me = await startPage();
games = (await get("/api/games")).games;
showGames();
showGame();
showRest();
$("name").value = me.name;
$("name").addEventListener("input", () => {
  me.name = $("name").value.trim();
  const first = firstLocal();
  if (first >= 0) delete seats[first].name;
  showSeats();
});
$("name").addEventListener("change", () => saveVisitor(me).catch(showError));
$("players").addEventListener("change", () => {
  resize(Number($("players").value));
  showOptions();
});
$("setup").addEventListener("submit", (event) => {
  event.preventDefault();
  play();
});
$("guided").addEventListener("click", playGuided);
$("friend").addEventListener("click", playWithFriend);
$("carry").addEventListener("click", makeCarryLink);
$("record").addEventListener("change", importRecord);
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

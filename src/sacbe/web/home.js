// The first page: set up a table, go on with one, join one.

import { $, copy, el, fill, select, tell } from "./dom.js";
import { get, post } from "./api.js";
import { pageOf } from "./games.js";
import { openGuided } from "./understanding/guide.js";
import { begin, complain, keep, links } from "./visitor.js";
import { has, ready, say } from "./words.js";

const LEVELS = ["random", "easy", "greedy", "medium", "strong"];
const CLOCKS = [0, 60, 180, 600, 3600, 86400, 259200, 604800];
const MOST_RECORD = 4_000_000;

let me;
let games = [];
let seats = []; // of the table to be: {kind, level, name}
let values = {}; // of the game's options, where they are not the usual ones

const chosen = () => games.find((game) => game.name === document.forms.setup.elements.game.value);

// ------------------------------------------------------------ a new table

function showGames() {
  const usual = localStorage.getItem("game");
  const first = games.some((game) => game.name === usual) ? usual : games.at(-1).name;
  fill($("games"), games.map((game) =>
    el("label", { className: "game" },
      el("span", { className: "no-picture", "data-picture": game.name }),
      el("span", { className: "caption" },
        el("input", { type: "radio", name: "game", value: game.name, checked: game.name === first, onchange: showGame }),
        el("span", { className: "title" }, game.title),
        el("span", { className: "quiet" }, say("players-range", { least: game.players[0], most: game.players[1] })),
        el("span", { className: "about" }, about(game)[0])))));
}

/** What a game is about: a sentence for its card, and the rest for those who have chosen it. */
function about(game) {
  const text = has(`about-${game.name}`) ? say(`about-${game.name}`) : game.about;
  const [first, ...rest] = text.split(/(?<=\.)\s+/);
  return [first, rest.join(" ")];
}

/** The boards, as soon as their rules are ready to set them up. */
async function showPictures() {
  const { games: waiting } = await get("/preparing.json");
  for (const place of document.querySelectorAll("[data-picture]")) {
    const name = place.dataset.picture;
    if (waiting.includes(name)) continue;
    const { picture } = await pageOf(name);
    place.replaceWith(el("img", {
      src: `/api/games/${name}/picture.svg?lang=${me.lang}#svgView(viewBox(${picture});preserveAspectRatio(xMidYMid slice))`, alt: "",
    }));
  }
  if (waiting.length) setTimeout(() => showPictures().catch(() => {}), 2000);
}

function showGame() {
  const game = chosen();
  localStorage.setItem("game", game.name);
  $("about").textContent = about(game)[1];
  values = {};
  showPlayers();
  showOptions();
}

function showPlayers() {
  const [least, most] = chosen().players;
  const wanted = Math.max(least, Math.min(most, seats.length || most));
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  fill($("players"), numbers.map((n) => el("option", { value: n, selected: n === wanted }, String(n))));
  resize(wanted);
}

function resize(players) {
  while (seats.length < players)
    seats.push(seats.length ? { kind: "bot", level: "medium" } : { kind: "local" });
  seats.length = players;
  showSeats();
}

/** Everybody who may sit in a seat: a person here, one elsewhere, or a bot. */
function who() {
  return [["local", say("seat-local")], ["link", say("seat-link")],
    ...LEVELS.map((level) => [level, say(`level-${level}`)])];
}

function showSeats() {
  fill($("seats"), seats.map((seat, i) => {
    const label = say("seat-n", { n: i + 1 });
    const kind = select(who(), seat.kind === "bot" ? seat.level : seat.kind, (event) => {
      const value = event.target.value;
      seats[i] = LEVELS.includes(value) ? { kind: "bot", level: value } : { kind: value };
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

/** The first person here is the visitor. */
function rename(i, name) {
  if (i === firstLocal()) $("name").value = me.name = name.trim();
  seats[i].name = name;
}

function showOptions() {
  const game = chosen();
  fill($("options"), game.options.map((option) => {
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
  fill($("clock"), CLOCKS.map((n) => el("option", { value: n }, say(`clock-${n}`))));
  $("clock").addEventListener("change", () => ($("late-field").hidden = $("clock").value === "0"));
  fill($("late"), ["bot", "end"].map((each) => el("option", { value: each }, say(`late-${each}`))));
  fill($("undo"), ["turn", "agreed"].map((each) => el("option", { value: each }, say(`undo-${each}`))));
  fill($("open-to"), ["link", "public"].map((each) => el("option", { value: each }, say(`open-to-${each}`))));
}

function wish() {
  const seconds = Number($("clock").value);
  return {
    game: chosen().name,
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

/** All ways to begin; one at a time, and when the rules are ready. */
async function start(open) {
  mayStart(false);
  try {
    await keep(me);
    await untilReady(chosen().name);
    await open();
  } catch (refused) {
    mayStart(true);
    complain(refused);
  } finally {
    $("preparing").hidden = true;
  }
}

/** Open the table; `invited` is the seat whose link is copied for a friend. */
const play = (invited = null) => start(async () => {
  const opened = await post("/api/tables", wish());
  links.keep(opened.table, opened.seat_tokens);
  const link = `${location.origin}/table/${opened.table}#${opened.seat_tokens[invited]}`;
  if (invited !== null && (await copy(link))) sessionStorage.setItem("invited", opened.table);
  location.assign(`/table/${opened.table}`);
});

/** A first game with somebody who says what to do. */
const playGuided = () => start(() => openGuided(chosen().name, { name: me.name || say("player-n", { n: 1 }), post }));

/** A friend takes the first seat that has a link; if none has, that of the first bot. */
function playWithFriend() {
  if (!seats.some((seat) => seat.kind === "link")) {
    const bot = seats.findIndex((seat) => seat.kind === "bot");
    seats[bot < 0 ? seats.length - 1 : bot] = { kind: "link" };
    showSeats();
  }
  play(seats.findIndex((seat) => seat.kind === "link"));
}

/** Right after a start, rules may still be loaded; the very first time that takes a while. */
async function untilReady(name) {
  while ((await get("/preparing.json")).games.includes(name)) {
    $("preparing").hidden = false;
    await new Promise((done) => setTimeout(done, 300));
  }
}

// ------------------------------------------------------------ tables that are there

function titleOf(name) {
  return games.find((game) => game.name === name)?.title ?? name;
}

function seatName(name) {
  if (LEVELS.includes(name)) return say(`level-${name}`);
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

/** Where the visitor was: a table that waits for him, else the one played last. */
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
  fill($("mine"), mine.map((table) => tableLine(table)));
  const others = open.filter((table) => table.free.length && !mine.some((own) => own.table === table.table));
  $("none-public").hidden = others.length > 0;
  fill($("public"), others.map((table) =>
    tableLine(table, el("button", { type: "button", onclick: () => join(table) }, say("join")))));
}

async function join(table) {
  try {
    await keep(me);
    await post(`/api/tables/${table.table}/join`, { seat: table.free[0], name: me.name || say("player") });
    location.assign(`/table/${table.table}`);
  } catch (refused) {
    complain(refused);
  }
}

async function refresh() {
  const tables = await get("/api/tables");
  showTables(tables.mine, tables.public);
}

// ------------------------------------------------------------ the visitor

async function makeCarryLink() {
  try {
    await keep(me);
    const { token } = await post("/api/me/carry");
    const link = `${location.origin}/#carry=${token}`;
    $("carry-link").textContent = link;
    $("carry-link").hidden = false;
    tell(say((await copy(link)) ? "link-copied" : "link-shown"));
  } catch (refused) {
    complain(refused);
  }
}

/** Somebody opened the link from another device: the fragment never reaches a server's log. */
async function takeCarried() {
  const token = new URLSearchParams(location.hash.slice(1)).get("carry");
  if (!token) return;
  history.replaceState(null, "", "/");
  try {
    await keep(me);
    await post("/api/me/carried", { token });
    tell(say("carried"));
  } catch (refused) {
    complain(refused);
  }
}

async function takeRecord(event) {
  const [file] = event.target.files;
  if (!file) return;
  try {
    if (file.size > MOST_RECORD) return tell(say("record-too-large"), true);
    tell(say("record-checking"));
    await keep(me);
    const opened = await post("/api/records", await file.text());
    links.keep(opened.table, opened.seat_tokens ?? {});
    location.assign(`/table/${opened.table}`);
  } catch (refused) {
    complain(refused);
  } finally {
    event.target.value = "";
  }
}

// ------------------------------------------------------------ begin

me = await begin();
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
$("name").addEventListener("change", () => keep(me).catch(complain));
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
$("record").addEventListener("change", takeRecord);
ready();
showPictures().catch(() => {});
await takeCarried();
await refresh().catch(complain);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) refresh().catch(() => {});
});
addEventListener("pageshow", (event) => {
  if (event.persisted) mayStart(true); // the browser went back to this page as it was
});

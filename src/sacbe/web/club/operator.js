// The operator's page: health, tables, chat and bans. The session has its own cookie; the link
// that begins it has its token in the fragment, which never reaches a log.

/** @import { BanInfo, OperatorDetails, OperatorTable, Overview } from "../api.js" */

import { $, el, replaceContent, toast } from "../dom.js";
import { ApiError, get, post } from "../http.js";
import { ready, say } from "../texts.js";
import { showError, startPage } from "../visitor.js";
import { bytes } from "./units.js";

const API = "/api/operator";
const REFRESH = 30_000; // milliseconds

const me = await startPage();
const when = new Intl.DateTimeFormat(me.lang, { dateStyle: "short", timeStyle: "short" });
/** @param {number} at seconds */
const date = (at) => when.format(new Date(at * 1000));

// ------------------------------------------------------------ the session

async function logIn() {
  const token = location.hash.slice(1);
  if (!token) return;
  history.replaceState(null, "", location.pathname);
  await post(`${API}/login`, { token }).catch(showError);
}

/** Do something; without a session, say how to get one.
 * @param {() => Promise<void>} action */
async function attempt(action) {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) return showError(error);
    showDesk(false);
  }
}

/** Show the page, or how to log in.
 * @param {boolean} visible */
function showDesk(visible) {
  $("login").hidden = visible;
  $("desk").hidden = $("logout").hidden = !visible;
}

const logOut = () => attempt(async () => {
  await post(`${API}/logout`);
  showDesk(false);
});

/** @param {string} path @param {Record<string, unknown>} [body] */
const change = (path, body) => attempt(async () => {
  await post(API + path, body);
  toast(say("operator-done"));
  await showAll();
});

async function showAll() {
  const query = encodeURIComponent($("query", HTMLInputElement).value.trim());
  const overview = await get(API); // first, because failed requests are limited
  const [{ tables }, { bans }] = await Promise.all([get(`${API}/tables?search=${query}`), get(`${API}/bans`)]);
  showDesk(true);
  showHealth(overview);
  replaceContent($("tables"), tables.length ? tables.map(tableRow) : empty("operator-none"));
  replaceContent($("bans"), bans.length ? bans.map(banRow) : empty("operator-no-bans"));
}

/** @param {string} key */
const empty = (key) => el("li", { className: "quiet" }, say(key));

/** @param {string} text @param {string} focus @param {() => void} onclick */
const button = (text, focus, onclick) =>
  el("button", { type: "button", className: "small", "data-focus": focus, onclick }, text);

// ------------------------------------------------------------ health

/** @param {Overview} overview */
function showHealth(overview) {
  const { tables, backups } = overview;
  const over = Object.entries(tables).reduce((sum, [status, n]) => sum + (status === "playing" ? 0 : n), 0);
  replaceContent($("health"),
    el("p", { className: overview.healthy ? "" : "bad" }, say(overview.healthy ? "operator-healthy" : "operator-unhealthy")),
    el("p", {}, say("operator-tables-count", { playing: tables.playing ?? 0, over })),
    el("p", {}, say("operator-load", {
      sockets: overview.sockets, busy: overview.bots_busy, waiting: overview.bots_waiting, failures: overview.store_failures,
    })),
    overview.disk_free !== null && el("p", {}, say("operator-disk", {
      size: bytes(overview.database_bytes ?? 0, me.lang), free: bytes(overview.disk_free, me.lang),
      total: bytes(overview.disk_total ?? 0, me.lang),
    })));
  replaceContent($("backups"), backups === null ? empty("operator-no-backups")
    : backups.length ? backups.map(({ name, bytes: size }) => el("li", {}, say("operator-backup", { name, size: bytes(size, me.lang) })))
      : empty("operator-none-yet"));
}

// ------------------------------------------------------------ tables

/** @param {OperatorTable} row */
function tableRow(row) {
  const notes = [say(`status-${row.status}`), row.public && say("operator-public"), row.hidden && say("operator-hidden"), date(row.updated)];
  const more = el("div", {});
  const { table } = row;
  return el("li", {},
    el("div", { className: "heading" }, el("a", { href: `/table/${table}` }, table), ` ${row.game} `,
      el("span", { className: "quiet" }, notes.filter(Boolean).join(" · "))),
    el("div", {}, row.names.filter(Boolean).join(", ")),
    el("div", { className: "row" },
      button(say("operator-details"), `details-${table}`, () => void attempt(() => showDetails(more, table))),
      row.public && button(say(row.hidden ? "operator-show" : "operator-hide"), `hide-${table}`,
        () => void change(`/tables/${table}/hide`, { hidden: !row.hidden })),
      button(say("operator-delete"), `delete-${table}`, () => {
        if (confirm(say("operator-delete-sure"))) void change(`/tables/${table}/delete`);
      })),
    more);
}

/** @param {HTMLElement} place @param {string} table */
async function showDetails(place, table) {
  /** @type {OperatorDetails} */
  const { chat, visitors } = await get(`${API}/tables/${table}`);
  replaceContent(place,
    el("h3", {}, say("operator-chat")),
    el("ul", {}, chat.length ? chat.map(({ number, at, name, text }) => el("li", { className: "row" },
      el("span", {}, `${date(at)} ${name}: ${text}`),
      button(say("operator-unsay"), `unsay-${number}`, () => void change(`/tables/${table}/unsay`, { number })))) : empty("operator-no-chat")),
    el("h3", {}, say("operator-visitors")),
    el("ul", {}, visitors.map(({ role, visitor }) => el("li", { className: "row" },
      el("span", {}, say("operator-visitor", { visitor, role: roleName(role) })),
      button(say("operator-ban-visitor"), `ban-${visitor}`, () => prepareBan(visitor))))));
}

/** @param {string} role */
const roleName = (role) => /^\d+$/.test(role) ? say("operator-role-seat", { n: Number(role) + 1 }) : say(`operator-role-${role}`);

// ------------------------------------------------------------ bans

/** @param {BanInfo} ban */
function banRow({ id, visitor, network, until, why }) {
  const whom = network ?? say("operator-visitor", { visitor: visitor ?? 0, role: "" }).replace(/:?\s*$/, "");
  return el("li", { className: "row" },
    el("span", {}, say("operator-ban-until", { whom, until: date(until) }), why && ` (${why})`),
    button(say("operator-lift"), `lift-${id}`, () => void change(`/bans/${id}/lift`)));
}

/** @param {number} visitor */
function prepareBan(visitor) {
  const form = $("ban", HTMLFormElement);
  const details = form.closest("details");
  if (details) details.open = true;
  $("visitor", HTMLInputElement).value = String(visitor);
  $("network", HTMLInputElement).value = "";
  $("hours").focus();
}

async function ban() {
  const value = (/** @type {string} */ id) => $(id, HTMLInputElement).value.trim();
  const visitor = value("visitor") ? Number(value("visitor")) : null;
  await change("/bans", { visitor, network: value("network") || null, hours: Number(value("hours")), why: value("why") });
}

// ------------------------------------------------------------ start

$("search").addEventListener("submit", (event) => {
  event.preventDefault();
  void attempt(showAll);
});
$("query").addEventListener("input", () => void attempt(showAll));
$("ban").addEventListener("submit", (event) => {
  event.preventDefault();
  void ban();
});
$("logout").addEventListener("click", () => void logOut());
await logIn();
ready();
await attempt(showAll);
setInterval(() => {
  if (!document.hidden && !$("desk").hidden) void attempt(async () => showHealth(await get(API)));
}, REFRESH);

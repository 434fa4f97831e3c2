// Tables in lists, and links to tables.

import assert from "node:assert/strict";
import { test } from "node:test";

import { isIncomplete, isOwnMachine, qrPath, tableLink } from "../../src/sacbe/web/links.js";
import { ownSeat, sortTables, tableItem } from "../../src/sacbe/web/tables.js";
import { say } from "./samples.js";

const ID = "abcdefghijklmnop";
const TOKEN = "cBICW4Xo5KaCs0QBZDc6mg";
const entry = (more = {}) => ({
  table: ID, game: "maya", players: 2, public: false, status: "playing", asked: [1], names: ["Ana A", "Player B"], free: [],
  roles: ["0", "host"], version: 3, opened: 1, updated: 5, ...more,
});
const card = (more = {}) => ({ version: 3, names: ["Ana A", "Bo B"], spectators: true, progress: "Era 1 of 3.", last: "Bo B passes.", points: [3, -1.5], ...more });

test("a table in a list says who plays, whose turn it is, how far it is and the points", () => {
  const item = tableItem(entry(), card(), "Maya", say, "en");
  assert.equal(item.others, 'with-players {"names":"Bo B"}');
  assert.equal(item.turn, 'turn-of {"name":"Bo B"}');
  assert.equal(item.progress, "Era 1 of 3.");
  assert.equal(item.last, 'last-move {"text":"Bo B passes."}');
  assert.equal(item.points, "Ana A 3 · Bo B −1.5");
  assert.equal(tableItem(entry({ asked: [0] }), null, "Maya", say, "en").turn, "your-turn");
  assert.equal(tableItem(entry({ status: "over", asked: [0] }), card(), "Maya", say, "en").turn, "status-over");
});

test("tables at which it is the visitor's turn come first, archived ones apart", () => {
  const tables = [
    entry({ table: "old", updated: 1 }), entry({ table: "new", updated: 9 }),
    entry({ table: "mine", updated: 2, asked: [0] }), entry({ table: "gone", updated: 8 }),
  ];
  const { listed, archived } = sortTables(tables, ["gone"]);
  assert.deepEqual(listed.map(({ table }) => table), ["mine", "new", "old"]);
  assert.deepEqual(archived.map(({ table }) => table), ["gone"]);
  assert.equal(ownSeat(entry({ roles: ["host"] })), null);
  assert.equal(ownSeat(entry({ roles: ["2", "host"] })), 2);
});

test("a cut or changed link is incomplete", () => {
  const at = (pathname, hash = "") => isIncomplete({ pathname, hash });
  assert.equal(at(`/table/${ID}`), false);
  assert.equal(at(`/table/${ID}`, `#${TOKEN}`), false);
  assert.equal(at(`/table/${ID}`, "#step-12"), false);
  assert.equal(at(`/table/${ID}`, `#${TOKEN.slice(0, -1)}`), true);
  assert.equal(at(`/table/${ID}`, `#${TOKEN}).`), true);
  assert.equal(at(`/table/${ID.slice(2)}`), true);
  assert.equal(at("/", `#carry=${TOKEN}`), false);
  assert.equal(at("/", "#carry=abc"), true);
  assert.equal(at("/"), false);
});

test("a link has the address in the network where the page's own one does not work for others", () => {
  const [local, lan] = [{ origin: "http://127.0.0.1:7260", hostname: "127.0.0.1" }, { origin: "http://192.0.2.7:7260", hostname: "192.0.2.7" }];
  const network = { open: true, url: "http://192.0.2.7:7260/", can_open: false };
  assert.equal(tableLink(local, network, ID, TOKEN), `http://192.0.2.7:7260/table/${ID}#${TOKEN}`);
  assert.equal(tableLink(local, { ...network, url: null }, ID), `http://127.0.0.1:7260/table/${ID}`);
  assert.equal(tableLink(lan, { ...network, url: null }, ID), `http://192.0.2.7:7260/table/${ID}`);
  assert.deepEqual(["localhost", "127.0.0.1", "[::1]", "127.evil.example", "sacbe.example"].map(isOwnMachine),
    [true, true, true, false, false]);
});

test("a QR code is drawn as runs of dark modules", () => {
  assert.equal(qrPath(["110", "001", "000"]), "M0 0h2v1h-2zM2 1h1v1h-1z");
});

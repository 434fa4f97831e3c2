// Numbers, times, addresses and messages.

import assert from "node:assert/strict";
import { test } from "node:test";

import { concise, duration, nameWithNumber, number, signed, stepInAddress } from "../../src/sacbe/web/format.js";
import { holds } from "../../src/sacbe/web/panels/conditions.js";
import { targetsOf } from "../../src/sacbe/web/panels/guide_steps.js";
import { searchText } from "../../src/sacbe/web/panels/search_text.js";
import { format } from "../../src/sacbe/web/texts.js";
import { choice, say } from "./samples.js";

test("a choice that the next one repeats is left out of a turn", () => {
  const turn = ["Plant a tile", "Plant a tile on r8c7", "Recover a unit", "Recover a unit", "Pick up 1", "Pick up 10"];
  assert.deepEqual(concise(turn), ["Plant a tile on r8c7", "Recover a unit", "Recover a unit", "Pick up 1", "Pick up 10"]);
  assert.deepEqual(concise([]), []);
});

test("numbers are written in the reader's language with a real minus sign", () => {
  assert.equal(number(-1234.5, "en"), "−1,234.5");
  assert.equal(number(-12345.5, "it"), "−12.345,5");
  assert.equal(signed(3, "en"), "+3");
  assert.equal(signed(-3, "en"), "−3");
  assert.equal(signed(0, "en"), "+0");
});

test("a number that is seen alone is part of the accessible name", () => {
  assert.equal(nameWithNumber("Place a worker on the starting-player space for free", "0"), "Place a worker on the starting-player space for free (0)");
  assert.equal(nameWithNumber("Place a worker on Tikal 1", "1"), "Place a worker on Tikal 1");
  assert.equal(nameWithNumber("Build", "B01"), "Build");
});

test("durations", () => {
  assert.equal(duration(65, say), "1:05");
  assert.equal(duration(600, say), "10:00");
  assert.equal(duration(3600, say), "1:00:00");
  assert.equal(duration(90_000, say), 'days-hours {"d":1,"h":1}');
});

test("the step in an address", () => {
  assert.equal(stepInAddress({ hash: "#step-42", search: "" }), 42);
  assert.equal(stepInAddress({ hash: "", search: "?rule=J1&step=7" }), 7);
  assert.equal(stepInAddress({ hash: "#step-x", search: "" }), null);
  assert.equal(stepInAddress({ hash: "#AbC123", search: "?steps=7" }), null);
});

const TILES = [{ select: "n", of: { one: [{ var: "n" }, " tile"], other: [{ var: "n" }, " tiles"] }, else: "other" }];

test("plural categories are those of the language", () => {
  assert.equal(format(TILES, { n: 1 }, "en"), "1 tile");
  assert.equal(format(TILES, { n: 2 }, "en"), "2 tiles");
  assert.equal(format(TILES, { n: 0 }, "en"), "0 tiles");
  assert.equal(format(TILES, { n: 0 }, "pt"), "0 tile"); // zero is singular in Portuguese
  assert.equal(format(TILES, { n: 1.5 }, "it"), "1,5 tiles");
});

test("an exact value comes before its category, and the default catches the rest", () => {
  const pattern = [{ select: "n", of: { 0: "none", one: "one", other: ["many ", { var: "n" }] }, else: "other" }];
  assert.equal(format(pattern, { n: 0 }, "en"), "none");
  assert.equal(format(pattern, { n: 1 }, "en"), "one");
  assert.equal(format(pattern, { n: 7000 }, "es"), "many 7000");
  assert.equal(format(pattern, {}, "en"), "many {n}");
  const kind = [{ select: "kind", of: { bot: "a bot", other: "a person" }, else: "other" }];
  assert.equal(format(kind, { kind: "bot" }, "en"), "a bot");
  assert.equal(format(kind, { kind: "constructor" }, "en"), "a person");
});

test("braces in texts and arguments are text", () => {
  assert.equal(format("{name}", { name: "x" }, "en"), "{name}");
  assert.equal(format(["Hello ", { var: "name" }], { name: "{n} <b>" }, "en"), "Hello {n} <b>");
});

test("a search ignores accents, case, spaces and the kind of apostrophe", () => {
  assert.equal(searchText("  Tzolk’in  ÉPOCA "), "tzolk'in epoca");
});

// ------------------------------------------------------------ guide

const SEEN = { seat: 1, position: { round: 3, players: { 1: { kept: ["a", "b"], temples: { x: 1, y: 2 } } }, wheels: { p: [1, null, 0], q: [1] } } };

test("conditions compare values, lengths, sums and counts", () => {
  const cases = [
    [{ at: "position.round", is: 3 }, true], [{ at: "position.round", is: 4 }, false],
    [{ at: "position.round", least: 3 }, true], [{ at: "position.round", least: 4 }, false],
    [{ at: "position.round", most: 2 }, false], [{ at: "own.kept", least: 2 }, true],
    [{ at: "own.missing", not: 1 }, false], [{ at: "position.round", not: 1 }, true],
    [{ sum: "own.temples", is: 3 }, true],
    [{ count: "position.wheels", of: "$seat", is: 2 }, true],
    [{ any: [{ at: "position.round", is: 9 }, { at: "seat", is: "$seat" }] }, true],
    [{ all: [{ at: "position.round", is: 3 }, { at: "position.round", is: 9 }] }, false],
  ];
  for (const [condition, expected] of cases) assert.equal(holds(condition, SEEN), expected, JSON.stringify(condition));
});

test("a guide recommends the first pattern that a legal action has", () => {
  const legal = [choice(1, { info: { type: "place", wheel: "tikal" } }), choice(2, { info: { type: "end_turn" } })];
  const step = { id: "a", look: "x", rule: "r", mark: [{ type: "place", wheel: "uxmal" }, { type: "end_turn" }, { type: "place" }] };
  assert.deepEqual(targetsOf(step, legal), [2]);
  assert.deepEqual(targetsOf({ ...step, mark: undefined }, legal), []);
});

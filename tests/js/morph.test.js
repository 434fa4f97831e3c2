// Morphing: elements with the same id stay, wherever they go.

import { Window } from "happy-dom";
import assert from "node:assert/strict";
import { test } from "node:test";

const window = new Window();
Object.assign(globalThis, { document: window.document, Element: window.Element, DOMParser: window.DOMParser });
const { morph } = await import("../../src/sacbe/web/morph.js");
const { Drawing } = await import("../../src/sacbe/web/drawing.js");
const { applyPicture } = await import("../../src/sacbe/web/picture.js");
const { part, picture } = await import("./samples.js");

// Elements are compared by ===: a failing assert.equal would print them, which takes minutes.
const SVG = "http://www.w3.org/2000/svg";
const parse = (markup) => document.adoptNode(new DOMParser()
  .parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, "image/svg+xml").documentElement);

/** The content of an element, with sorted attributes. */
const shape = (element) => Array.from(element.childNodes, (each) => {
  if (!(each instanceof Element)) return each.nodeValue;
  const attrs = Array.from(each.attributes, ({ name, value }) => ` ${name}="${value}"`).sort().join("");
  return `<${each.tagName}${attrs}>${shape(each)}</>`;
}).join("");

/** Morph one picture into another: checks the result, and returns the old picture. */
function morphed(before, after) {
  const old = parse(before);
  const elements = new Map(Array.from(old.querySelectorAll("[id]"), (each) => [each.id, each]));
  morph([[old, parse(after)]]);
  assert.equal(shape(old), shape(parse(after)));
  return { old, elements, stays: (id) => old.querySelector(`#${id}`) === elements.get(id) };
}

test("attributes and texts are taken over", () => {
  morphed('<text x="1" class="a">one</text>', '<text y="2" class="b">two</text>');
});

test("an element with an id stays when others come and go around it", () => {
  const { stays } = morphed('<rect/><circle id="w" cx="1"/><path/>', '<g/><circle id="n"/><circle id="w" cx="5"/>');
  assert.ok(stays("w"));
});

test("an element travels between groups", () => {
  const { stays } = morphed('<g id="a"><circle id="w"/></g><g id="b"/>', '<g id="a"/><g id="b"><circle id="w"/></g>');
  assert.ok(stays("w") && stays("a") && stays("b"));
  const { stays: back } = morphed('<g id="a"/><g id="b"><circle id="w"/></g>', '<g id="a"><circle id="w"/></g><g id="b"/>');
  assert.ok(back("w"));
});

test("an element leaves a group that disappears", () => {
  const { stays } = morphed('<g id="old"><circle id="w"/></g><g id="b"/>', '<g id="b"><circle id="w"/></g>');
  assert.ok(stays("w"));
});

test("an element moves into one that is new, before which it stood", () => {
  const { stays } = morphed('<circle id="w"/><rect/>', '<g id="new"><circle id="w"/></g><rect/>');
  assert.ok(stays("w"));
});

test("a group does not become part of itself", () => {
  morphed('<g id="a"><g id="b"/></g>', '<g id="b"><g id="a"/></g>');
});

test("an element that changes its kind is replaced", () => {
  const { stays } = morphed('<circle id="w"/>', '<rect id="w"/>');
  assert.ok(!stays("w"));
});

test("the pool is all pairs together", () => {
  const [one, two] = [parse('<circle id="w"/>'), parse("<rect/>")];
  const worker = one.querySelector("#w");
  morph([[one, parse("")], [two, parse('<rect/><circle id="w"/>')]]);
  assert.ok(two.querySelector("#w") === worker);
  assert.equal(shape(one), "");
});

test("what nothing takes is removed", () => {
  const one = parse('<g id="gone"><circle id="w"/></g>');
  const two = parse("");
  morph([[one, parse("")], [two, parse('<circle id="w"/>')]]);
  assert.equal(shape(one), "");
  assert.equal(two.querySelectorAll("#w").length, 1);
});

test("random pictures: the result is always the next picture, and every id is once there", () => {
  let seed = 7;
  const random = (n) => (seed = (seed * 48271) % 2147483647) % n;
  const make = () => {
    const ids = Array.from({ length: 8 }, (_, i) => i).sort(() => random(3) - 1).slice(0, 3 + random(6));
    const build = (depth) => {
      let markup = "";
      while (ids.length && random(4)) {
        const id = ids.pop();
        markup += random(3) ? `<g id="i${id}" class="c${random(3)}">${depth < 3 ? build(depth + 1) : ""}</g>` : `<rect x="${id}"/>`;
        if (!random(4)) markup += "text";
      }
      return markup;
    };
    return build(0);
  };
  for (let i = 0; i < 300; i++) morphed(make(), make());
});

// ------------------------------------------------------------ drawing

const draw = (...changes) => {
  const drawing = new Drawing();
  document.body.replaceChildren(drawing.svg);
  let now = null;
  const all = changes.map((change) => {
    now = applyPicture(now, change);
    drawing.draw(now);
    return Array.from(drawing.svg.querySelectorAll("[id]"), (each) => each.id);
  });
  return { drawing, all };
};
const change = (parts, more = {}) => ({ ...picture(parts), complete: false, order: null, ...more });

test("a picture is drawn in the order of its parts, with its definitions", () => {
  const { drawing, all } = draw(picture([part("a", "<rect/>"), part("b", "<circle/>", { class: "turns" })], { defs: { i: '<symbol id="i"/>' } }));
  assert.deepEqual(all, [["i", "a", "b"]]);
  assert.equal(drawing.svg.querySelector("#b").getAttribute("class"), "turns");
  assert.equal(drawing.svg.getAttribute("aria-label"), "Board");
});

test("a turning wheel keeps its content: only its attributes change", () => {
  const { drawing } = draw(picture([part("a", "<rect/>", { transform: "rotate(0)", class: "turns" })]));
  const inside = drawing.svg.querySelector("#a").firstChild;
  drawing.draw(applyPicture(drawing.picture, change([part("a", null, { transform: "rotate(15)" })])));
  const wheel = drawing.svg.querySelector("#a");
  assert.deepEqual([wheel.getAttribute("transform"), wheel.getAttribute("class")], ["rotate(15)", null]);
  assert.ok(wheel.firstChild === inside);
});

test("a piece travels from one part to another, and into a new one", () => {
  const { drawing } = draw(picture([part("a", '<circle id="w"/>'), part("b", "")]));
  const worker = drawing.svg.querySelector("#w");
  drawing.draw(applyPicture(drawing.picture, change([part("a", ""), part("c", '<circle id="w"/>')], { order: ["c", "a", "b"] })));
  assert.ok(drawing.svg.querySelector("#w") === worker);
  assert.equal(worker.parentElement.id, "c");
  assert.deepEqual(Array.from(drawing.svg.children, ({ id }) => id).filter(Boolean), ["c", "a", "b"]);
});

test("a piece of a part that disappears stays if it is somewhere else", () => {
  const { drawing } = draw(picture([part("a", '<circle id="w"/>'), part("b", "")]));
  const worker = drawing.svg.querySelector("#w");
  drawing.draw(applyPicture(drawing.picture, change([part("b", '<circle id="w"/>')], { order: ["b"] })));
  assert.ok(drawing.svg.querySelector("#w") === worker);
  assert.ok(!drawing.svg.querySelector("#a"));
});

test("parts that are the same are not touched", () => {
  const { drawing } = draw(picture([part("a", "<rect/>"), part("b", "<circle/>")]));
  const [a, b] = ["#a", "#b"].map((id) => drawing.svg.querySelector(id).firstChild);
  drawing.draw(applyPicture(drawing.picture, change([part("b", "<path/>")])));
  assert.ok(drawing.svg.querySelector("#a").firstChild === a);
  assert.ok(drawing.svg.querySelector("#b").firstChild !== b);
});

test("the title of a choice becomes its tip", () => {
  const { drawing } = draw(picture([part("a", '<g class="choice" data-actions="1 2"><title>More</title></g><g><title>Thing</title></g>')]));
  const element = drawing.svg.querySelector(".choice");
  assert.deepEqual([element.getAttribute("data-tip"), element.getAttribute("aria-haspopup")], ["More", "menu"]);
  assert.equal(drawing.svg.querySelectorAll("title").length, 1);
});

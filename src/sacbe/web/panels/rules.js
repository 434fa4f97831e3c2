// The rules: a summary and the numbered reference, with search and links.

/** @import { Bold, Bullets, Grid, Link, Paragraph, Prose, Reference, Rules, Section, Summary } from "../api.js" */
/** @import { Child } from "../dom.js" */
/** @import { Context, Panel } from "./panels.js" */

import { el } from "../dom.js";
import { get } from "../http.js";
import { ruleLink } from "../rule.js";
import { say } from "../texts.js";
import { searchText } from "./search_text.js";

/** A block of a paragraph.
 * @typedef {Prose | Bullets | Grid} Block */

const ALL = "all"; // the id of the heading above the paragraphs

/** Normalise a rule code or id.
 * @param {string} code */
const bare = (code) => searchText(code).replace(/[^a-z0-9.]/g, "");

/** @param {HTMLElement} body @param {Context} context
 * @returns {Panel & { open: (id: string) => void }} */
export function mountRules(body, { lang }) {
  const find = el("input", {
    type: "search", autocomplete: "off", placeholder: say("u-rules-find"), "aria-label": say("u-rules-find"),
    oninput: () => filterRows(),
  });
  const status = el("p", { className: "u-quiet", role: "status" });
  const contents = el("ul", { className: "u-contents" });
  const place = el("div", { role: "group", tabIndex: 0, "aria-label": say("u-tab-rules") }); // scrollable
  let loaded = ""; // game on screen
  /** @type {string | null} */
  let target = null; // rule to open once loaded
  /** @type {Map<HTMLElement, string>} */
  let texts = new Map(); // search text by element
  /** @type {HTMLDetailsElement[] | null} */
  let wasOpen = null; // sections open before the search
  body.append(el("div", { className: "u-row" }, find), status, contents, place);

  /** @param {Parameters<NonNullable<Panel["load"]>>[0]} panel */
  async function load({ view: { game } }) {
    if (loaded === game) return arrive();
    /** @type {[Rules, Reference]} */
    const [short, whole] = await Promise.all([get(`/api/games/${game}/rules?lang=${lang}`), get(`/api/games/${game}/reference?lang=${lang}`)]);
    loaded = game;
    const links = [...short.sections, { id: ALL, title: say("u-rules-all") }];
    contents.replaceChildren(...links.map(({ id, title }) => el("li", {}, link(id, title))));
    place.replaceChildren(...short.sections.map(summary), rule(ALL, el("h3", {}, whole.title), whole.intro.map((each) => block(each, whole.title))),
      ...whole.sections.map(section));
    texts = new Map(Array.from(/** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(".u-rule")),
      (each) => [each, searchText(each.textContent ?? "")]));
    wasOpen = null;
    filterRows();
    arrive();
  }

  const link = (/** @type {string} */ id, /** @type {string} */ title) =>
    el("a", {
      href: `?rule=${id}`,
      onclick: (/** @type {MouseEvent} */ event) => {
        event.preventDefault();
        open(id);
      },
    }, title);

  // ---------------------------------------------------------- layout

  const rule = (/** @type {string} */ id, /** @type {(Child | Child[])[]} */ ...children) =>
    el("section", { className: "u-rule", id: `rule-${id}`, tabIndex: -1 }, ...children);

  const summary = (/** @type {Summary} */ { id, title, text }) =>
    rule(id, el("h3", {}, title), text.split("\n").map((line) => el("p", {}, line)));

  const section = (/** @type {Section} */ { number, title, paragraphs }) =>
    el("details", { className: "u-section" },
      el("summary", {}, el("h4", {}, `${number} ${title}`)), paragraphs.map(paragraph));

  const paragraph = (/** @type {Paragraph} */ { code, title, body: blocks, note }) =>
    rule(code, el("h5", {}, ruleLink(code, open, { short: true }), " ", title), blocks.map((each) => block(each, title)),
      note.length ? el("p", { className: "u-note" }, note.map(inline)) : null);

  /** A block of a paragraph; wide tables scroll.
   * @param {Block} content @param {string} title */
  function block(content, title) {
    if (content.kind === "text") return el("p", {}, content.text.map(inline));
    if (content.kind === "list") return el("ul", {}, content.items.map((item) => el("li", {}, item.map(inline))));
    return el("div", { className: "u-scroll", role: "group", tabIndex: 0, "aria-label": title },
      el("table", { className: "u-table" },
        el("thead", {}, el("tr", {}, content.head.map((cell) => el("th", { scope: "col" }, cell.map(inline))))),
        el("tbody", {}, content.rows.map((row) => el("tr", {}, row.map((cell) => el("td", {}, cell.map(inline))))))));
  }

  /** @param {string | Bold | Link} part */
  function inline(part) {
    if (typeof part === "string") return part;
    if (part.kind === "bold") return el("strong", {}, part.text);
    return el("span", { className: "u-ref" }, "[", ruleLink(part.code, open, { short: true }), "]");
  }

  // ---------------------------------------------------------- search

  /** Show the paragraphs with all words of the search, or the one with that code. */
  function filterRows() {
    const terms = searchText(find.value).split(" ").filter(Boolean);
    const exact = /\d/.test(find.value) ? element(find.value) : null;
    let count = 0;
    for (const [each, text] of texts) {
      each.hidden = exact ? each !== exact : !terms.every((word) => text.includes(word));
      count += Number(!each.hidden);
    }
    const [links, targets] = [contents, place].map(({ children }) => /** @type {HTMLElement[]} */ (Array.from(children)));
    links.forEach((each, i) => (each.hidden = targets[i].hidden));
    const sections = Array.from(place.querySelectorAll("details"));
    if (terms.length) wasOpen ??= sections.filter((each) => each.open);
    for (const each of sections) {
      each.hidden = !each.querySelector(".u-rule:not([hidden])");
      if (wasOpen) each.open = terms.length ? !each.hidden : wasOpen.includes(each);
    }
    if (terms.length) place.scrollTop = 0;
    else wasOpen = null;
    status.textContent = terms.length ? say("u-found", { n: count }) : "";
  }

  const element = (/** @type {string} */ id) => Array.from(texts.keys()).find((each) => bare(each.id) === bare(`rule-${id}`));

  /** Open a section or paragraph, now or once it is loaded.
   * @param {string} id */
  function open(id) {
    target = id;
    if (loaded) arrive();
  }

  function arrive() {
    if (!target) return;
    const [at, code] = [element(target), target];
    target = null;
    find.value = "";
    filterRows();
    if (!at) {
      status.textContent = say("u-rules-none", { code });
      return;
    }
    at.closest("details")?.setAttribute("open", "");
    place.scrollTop += at.getBoundingClientRect().top - place.getBoundingClientRect().top;
    at.focus({ preventScroll: true });
    place.scrollIntoView({ block: "nearest" });
  }

  return { load, open };
}

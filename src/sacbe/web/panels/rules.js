// The rules: a summary and the numbered reference, with search and links.

import { el } from "../dom.js";
import { ruleLink } from "../rule.js";
import { searchText } from "./search_text.js";

const ALL = "all"; // the id of the heading above the paragraphs

/** Normalise a rule code or id. */
const bare = (code) => searchText(code).replace(/[^a-z0-9.]/g, "");

export function rulesPart(body, now) {
  const find = el("input", { type: "search", autocomplete: "off", oninput: () => filterRows() });
  const status = el("p", { className: "u-quiet", role: "status" });
  const contents = el("ul", { className: "u-contents" });
  const place = el("div", { role: "group", tabIndex: 0 }); // scrollable
  let loaded = ""; // game and language on screen
  let target = null; // rule to open once loaded
  let texts = new Map(); // search text by element
  let wasOpen = null; // sections open before the search
  body.append(el("div", { className: "u-row" }, find), status, contents, place);

  async function refresh() {
    const { lang } = now;
    const { game } = now.view;
    if (loaded === `${game} ${lang}`) return arrive();
    find.placeholder = now.say("u-rules-find");
    find.setAttribute("aria-label", now.say("u-rules-find"));
    place.setAttribute("aria-label", now.say("u-tab-rules"));
    const [short, whole] = await Promise.all(["rules", "reference"].map((what) =>
      now.get(`/api/games/${game}/${what}?lang=${lang}`)));
    loaded = `${game} ${lang}`;
    const links = [...short.sections, { id: ALL, title: now.say("u-rules-all") }];
    contents.replaceChildren(...links.map(({ id, title }) => el("li", {}, link(id, title))));
    place.replaceChildren(...short.sections.map(summary), rule(ALL, el("h3", {}, whole.title), whole.intro.map((each) => block(each, whole.title))),
      ...whole.sections.map(section));
    texts = new Map(Array.from(place.querySelectorAll(".u-rule"), (each) => [each, searchText(each.textContent)]));
    wasOpen = null;
    filterRows();
    arrive();
  }

  const link = (id, title) =>
    el("a", {
      href: `?rule=${id}`,
      onclick: (event) => {
        event.preventDefault();
        open(id);
      },
    }, title);

  // ---------------------------------------------------------- layout

  const rule = (id, ...children) =>
    el("section", { className: "u-rule", id: `rule-${id}`, tabIndex: -1 }, ...children);

  const summary = ({ id, title, text }) =>
    rule(id, el("h3", {}, title), text.split("\n").map((line) => el("p", {}, line)));

  const section = ({ number, title, paragraphs }) =>
    el("details", { className: "u-section" },
      el("summary", {}, el("h4", {}, `${number} ${title}`)), paragraphs.map(paragraph));

  const paragraph = ({ code, title, body, note }) =>
    rule(code, el("h5", {}, ruleLink(code, open, { short: true }), " ", title), body.map((each) => block(each, title)),
      note.length ? el("p", { className: "u-note" }, note.map(inline)) : null);

  /** A block of a paragraph; wide tables scroll. */
  function block({ kind, text, items, head, rows }, title) {
    if (kind === "text") return el("p", {}, text.map(inline));
    if (kind === "list") return el("ul", {}, items.map((item) => el("li", {}, item.map(inline))));
    return el("div", { className: "u-scroll", role: "group", tabIndex: 0, "aria-label": title },
      el("table", { className: "u-table" },
        el("thead", {}, el("tr", {}, head.map((cell) => el("th", { scope: "col" }, cell.map(inline))))),
        el("tbody", {}, rows.map((row) => el("tr", {}, row.map((cell) => el("td", {}, cell.map(inline))))))));
  }

  function inline(part) {
    if (part.kind === "bold") return el("strong", {}, part.text);
    if (part.kind !== "link") return part;
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
      count += !each.hidden;
    }
    Array.from(contents.children).forEach((each, i) => (each.hidden = place.children[i].hidden));
    const sections = Array.from(place.querySelectorAll("details"));
    if (terms.length) wasOpen ??= sections.filter((each) => each.open);
    for (const each of sections) {
      each.hidden = !each.querySelector(".u-rule:not([hidden])");
      if (wasOpen) each.open = terms.length ? !each.hidden : wasOpen.includes(each);
    }
    if (terms.length) place.scrollTop = 0;
    else wasOpen = null;
    status.textContent = terms.length ? now.say("u-found", { n: count }) : "";
  }

  const element = (id) => Array.from(texts.keys()).find((each) => bare(each.id) === bare(`rule-${id}`));

  /** Open a section or paragraph, now or once it is loaded. */
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
    if (!at) return (status.textContent = now.say("u-rules-none", { code }));
    if (at.closest("details")) at.closest("details").open = true;
    place.scrollTop += at.getBoundingClientRect().top - place.getBoundingClientRect().top;
    at.focus({ preventScroll: true });
    place.scrollIntoView({ block: "nearest" });
  }

  return { refresh, open };
}

// The rules in short: sections that can be linked to, and looked through by typing.

import { el } from "../dom.js";
import { folded } from "./folded.js";

export function rulesPart(body, now) {
  const find = el("input", { type: "search", autocomplete: "off", oninput: () => sift() });
  const found = el("p", { className: "u-quiet", role: "status" });
  const contents = el("ul", { className: "u-contents" });
  const place = el("div", { role: "group", tabIndex: 0 }); // it can be scrolled
  let told = null;
  let loaded = ""; // the game and the language that are shown
  let wanted = null; // a section to go to when it is there
  body.append(el("div", { className: "u-row" }, find), found, contents, place);

  async function refresh() {
    const { lang } = now;
    const { game } = now.view;
    if (loaded === `${game} ${lang}`) return arrive();
    find.placeholder = now.say("u-rules-find");
    find.setAttribute("aria-label", now.say("u-rules-find"));
    place.setAttribute("aria-label", now.say("u-tab-rules"));
    told = await now.get(`/api/games/${game}/rules?lang=${lang}`);
    loaded = `${game} ${lang}`;
    contents.replaceChildren(...told.sections.map(({ id, title }) => el("li", {}, link(id, title))));
    place.replaceChildren(...told.sections.map(section));
    sift();
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

  const section = ({ id, title, text }) =>
    el("section", { className: "u-rule", id: `rule-${id}`, tabIndex: -1 }, el("h3", {}, title),
      text.split("\n").map((line) => el("p", {}, line)));

  function sift() {
    const words = folded(find.value).split(" ").filter(Boolean);
    let count = 0;
    [...place.children].forEach((each, i) => {
      const text = folded(each.textContent);
      each.hidden = !words.every((word) => text.includes(word));
      contents.children[i].hidden = each.hidden;
      count += !each.hidden;
    });
    found.textContent = words.length ? now.say("u-found", { n: count }) : "";
  }

  /** Go to a section, now or when it has come. */
  function open(id) {
    wanted = id;
    if (told) arrive();
  }

  function about(type) {
    if (told) open(told.topics[type] ?? told.topics[""]);
    else wanted = { type };
  }

  function arrive() {
    if (wanted === null) return;
    const id = typeof wanted === "string" ? wanted : told.topics[wanted.type] ?? told.topics[""];
    wanted = null;
    const at = [...place.children].find((each) => each.id === `rule-${id}`);
    if (!at) return;
    find.value = "";
    sift();
    at.focus({ preventScroll: true });
    at.scrollIntoView({ block: "nearest" });
  }

  return { refresh, open, about };
}

// Scenes: what happened together, such as a Food Day or a Conflict, with a row for every seat. The
// panel stands over the board and blocks nothing.

/** @import { Change, SceneRow } from "./api.js" */
/** @import { FollowModel } from "./select.js" */

import { $, el, render, whenChanged } from "./dom.js";
import { signed } from "./format.js";
import { icon } from "./icon.js";
import { SHAPES } from "./select.js";
import { say } from "./texts.js";

/** @param {string} lang @param {() => void} close */
export function mountScene(lang, close) {
  const dialog = $("scene", HTMLDialogElement);
  dialog.addEventListener("keydown", (event) => event.key === "Escape" && close());
  return whenChanged((/** @type {FollowModel["scene"]} */ shown) => {
    if (!shown) return dialog.close();
    const { scene, names, isPlayback } = shown;
    render(dialog,
      el("h2", { id: "scene-title" }, scene.title),
      scene.notes.length ? el("p", { className: "quiet" }, scene.notes.join(" ")) : null,
      el("div", { className: "scene-rows" }, scene.rows.map((row) => sceneRow(row, names, lang))),
      isPlayback ? null : el("div", { className: "row" },
        el("button", { type: "button", onclick: close, "data-focus": "close" }, say("close"))));
    if (!dialog.open) dialog.show();
    if (isPlayback && dialog.contains(document.activeElement)) $("now").focus({ preventScroll: true });
  });
}

/** @param {SceneRow} row @param {string[]} names @param {string} lang */
const sceneRow = ({ seat, entries, total }, names, lang) => el("section", { className: `scene-row seat-${seat}` },
  el("h3", {}, el("span", { className: "shape", "aria-hidden": "true" }, SHAPES[seat]), el("span", {}, names[seat]),
    el("span", { className: "chips sum" }, total.map((each) => change(each, lang)))),
  entries.length ? el("ul", {}, entries.map(({ text, changes }) => el("li", {},
    el("span", {}, text), el("span", { className: "chips" }, changes.map((each) => change(each, lang)))))) : null);

/** @param {Change} change @param {string} lang */
const change = ({ icon: name, name: good, n }, lang) => el("span", { className: n < 0 ? "chip less" : "chip" },
  signed(n, lang), icon(name), el("span", { className: "beyond" }, ` ${good}`));

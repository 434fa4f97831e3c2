// The list of keyboard shortcuts, in a dialog.

import { $, el, replaceContent } from "./dom.js";
import { say } from "./texts.js";

/** The keys of a table with the messages that describe them. */
const SHORTCUTS = /** @type {const} */ ([
  [["Z"], "keys-undo"], [["⇧", "Z"], "keys-undo-whole"], [["H"], "keys-hint"], [["R"], "keys-rule"],
  [["L"], "keys-log"], [["C"], "keys-chat"], [["←", "→"], "keys-steps"], [["Home", "End"], "keys-ends"],
  [["Tab", "←↑↓→"], "keys-board"], [["Esc"], "keys-close"], [["?"], "keys-help"],
]);

/** Open the dialog, which is filled when it is opened first. */
export function openShortcuts() {
  const dialog = $("shortcuts", HTMLDialogElement);
  if (!dialog.firstChild) replaceContent(dialog,
    el("h2", { id: "shortcuts-title" }, say("shortcuts")),
    el("dl", {}, SHORTCUTS.map(([keys, text]) => [el("dt", {}, keys.map((key) => el("kbd", {}, key))), el("dd", {}, say(text))])),
    el("form", { method: "dialog" }, el("button", {}, say("close"))));
  if (!dialog.open) dialog.showModal();
}

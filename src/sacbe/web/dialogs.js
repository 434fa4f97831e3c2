// Modal dialogs that are made when they are needed: questions, and a text to fill in.

/** @import { Children } from "./dom.js" */

import { el } from "./dom.js";
import { say } from "./texts.js";

/** Open a dialog with a form; resolves to the value of the button that closed it, "" by Escape.
 * @param {string} title @param {Children} content @param {HTMLButtonElement[]} buttons
 * @returns {Promise<string>} */
function ask(title, content, buttons) {
  const heading = el("h2", { id: "asked" }, title);
  const dialog = el("dialog", { className: "asked", "aria-labelledby": "asked" },
    el("form", { method: "dialog" }, heading, content, el("div", { className: "row" }, buttons)));
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
}

/** @param {string} text @param {string} value @param {string} [className] */
const button = (text, value, className = "") => el("button", { value, className, formNoValidate: value === "" }, text);

/** Ask whether something should be done.
 * @param {string} title @param {string} text @param {string} yes the text of the button that does it */
export async function confirmed(title, text, yes) {
  return (await ask(title, el("p", {}, text), [button(yes, "yes", "primary"), button(say("cancel"), "")])) === "yes";
}

/** Ask for the name of the visitor; "" if none is given.
 * @param {string} title @param {string} text */
export async function askName(title, text) {
  const field = el("input", { maxLength: 40, autocomplete: "nickname", "aria-label": say("my-name") });
  await ask(title, [el("p", {}, text), field], [button(say("name-take"), "yes", "primary")]);
  return field.value.trim();
}

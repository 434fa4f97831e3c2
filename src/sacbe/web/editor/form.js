// The form of a position: a field for every number that can be changed, in groups.

/** @import { PositionField, PositionView } from "../api.js" */

import { el } from "../dom.js";
import { say } from "../texts.js";

/** @param {HTMLElement} place @param {(field: string, value: number) => void} change */
export function mountForm(place, change) {
  let shape = "";
  /** @type {Map<string, { input: HTMLInputElement | HTMLSelectElement, error: HTMLElement }>} */
  const inputs = new Map();

  /** @param {PositionView} view @param {string | null} edited the field that was changed last */
  function show(view, edited) {
    const now = JSON.stringify([view.game, view.names, view.choices, view.groups.map(({ title, fields }) =>
      [title, fields.map(({ id, low, high, choices }) => [id, low, high, choices])])]);
    if (now !== shape) build(view);
    shape = now;
    for (const { id, value } of view.groups.flatMap(({ fields }) => fields)) {
      const field = inputs.get(id);
      if (field) field.input.value = String(value);
      mark(id, id === edited ? view.fault : null);
    }
  }

  /** Say what is wrong beside a field.
   * @param {string} id @param {string | null} fault */
  function mark(id, fault) {
    const field = inputs.get(id);
    if (!field) return;
    field.error.textContent = fault ?? "";
    if (fault) field.input.setAttribute("aria-invalid", "true");
    else field.input.removeAttribute("aria-invalid");
  }

  /** @param {PositionView} view */
  function build(view) {
    const open = new Set(Array.from(place.querySelectorAll("details[open]"), ({ id }) => id));
    const focus = place.contains(document.activeElement) ? document.activeElement?.id ?? "" : "";
    const isFirst = !place.childElementCount;
    inputs.clear();
    place.replaceChildren(...view.groups.map(({ title, seat, fields }, i) => {
      const id = `group-${i}`;
      const isOpen = open.has(id) || (isFirst && (i === 0 || (seat !== null && seat === view.seat)));
      return el("details", { id, open: isOpen }, el("summary", {}, title),
        el("div", { className: "fields" }, fields.map((field) => make(field, view))));
    }));
    if (focus) document.getElementById(focus)?.focus();
  }

  /** @param {PositionField} field @param {PositionView} view */
  function make({ id, label, low, high, choices }, view) {
    const name = `field-${id}`;
    const input = choices === null
      ? el("input", { type: "number", min: String(low), max: String(high), step: "1", required: true, inputMode: "numeric" })
      : el("select", {}, view.choices[choices].map(({ value, text }) => el("option", { value: String(value) }, text)));
    const error = el("span", { className: "wrong", id: `${name}-wrong`, role: "alert" });
    input.id = name;
    input.setAttribute("aria-describedby", error.id);
    input.addEventListener("change", () => {
      if (input.checkValidity()) change(id, Number(input.value));
      else mark(id, say("edit-range", { low, high }));
    });
    inputs.set(id, { input, error });
    return el("div", { className: "field" }, el("label", { htmlFor: name }, label), input, error);
  }

  return { show };
}

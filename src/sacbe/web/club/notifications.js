// Notifications of a visitor: where they go, and the calendar of open turns.

/** @import { NotificationTarget, Notifications } from "../api.js" */
/** @import { Visitor } from "../visitor.js" */

import { copy, el, replaceContent, toast } from "../dom.js";
import { get, post } from "../http.js";
import { say } from "../texts.js";
import { saveVisitor, showError } from "../visitor.js";

/** @typedef {"email" | "webhook" | "ntfy"} Channel */

/** Add the section to a place on the page.
 * @param {HTMLElement} place @param {Visitor} me */
export async function mountNotifications(place, me) {
  const section = new Section(place, me);
  section.show(await get("/api/me/notifications"));
}

class Section {
  /** @param {HTMLElement} place @param {Visitor} me */
  constructor(place, me) {
    this.place = place;
    this.me = me;
  }

  /** @param {Notifications} state */
  show(state) {
    const rows = state.channels.map((channel) =>
      this.#row(channel, state.targets.find((target) => target.channel === channel)));
    replaceContent(this.place,
      el("h3", {}, say("notify-title")),
      el("p", { className: "quiet" }, say(rows.length ? "notify-help" : "notify-calendar-help")),
      rows,
      el("button", { type: "button", id: "calendar", "data-focus": "calendar", onclick: () => void this.#calendar() }, say("notify-calendar")),
      el("p", { id: "calendar-link", className: "link", hidden: true }));
  }

  /** @param {Channel} channel @param {NotificationTarget | undefined} target */
  #row(channel, target) {
    const field = el("input", {
      id: `notify-${channel}`, maxLength: 300, value: target?.target ?? "", placeholder: say(`notify-example-${channel}`),
      type: channel === "email" ? "email" : "url", autocomplete: channel === "email" ? "email" : "off",
      "data-focus": `notify-${channel}`, "aria-label": say(`notify-${channel}`),
    });
    const turns = checkbox("notify-turns", target?.turns ?? true);
    const results = checkbox("notify-results", target?.results ?? true);
    const save = (/** @type {string} */ address) => this.#send("/api/me/notifications",
      { channel, target: address, turns: turns.input.checked, results: results.input.checked });
    const status = target && say(target.confirmed ? "notify-on" : "notify-unconfirmed");
    return el("details", { open: Boolean(target) },
      el("summary", {}, say(`notify-${channel}`)),
      el("form", {
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          void save(field.value.trim());
        },
      },
      field, turns.label, results.label,
      el("div", { className: "row" },
        el("button", { "data-focus": `notify-save-${channel}` }, say("notify-save")),
        target && el("button", { type: "button", onclick: () => void save("") }, say("notify-remove"))),
      status && el("p", { className: "quiet", role: "status" }, status),
      channel === "email" && target && !target.confirmed && this.#code()));
  }

  #code() {
    const field = el("input", { id: "notify-code", inputMode: "numeric", autocomplete: "one-time-code", maxLength: 8, size: 8 });
    return el("div", { className: "row" },
      el("label", { htmlFor: field.id }, say("notify-code")), field,
      el("button", {
        type: "button",
        onclick: () => void this.#send("/api/me/notifications/confirm", { code: field.value.trim() }),
      }, say("notify-confirm")));
  }

  /** @param {string} path @param {Record<string, unknown>} body */
  async #send(path, body) {
    try {
      await saveVisitor(this.me);
      this.show(await post(path, body));
      toast(say("notify-saved"));
    } catch (error) {
      showError(error);
    }
  }

  async #calendar() {
    try {
      await saveVisitor(this.me);
      const { path } = await post("/api/me/feed");
      const link = `${location.origin}${path}`;
      const shown = document.getElementById("calendar-link");
      if (shown) Object.assign(shown, { textContent: link, hidden: false });
      toast(say((await copy(link)) ? "link-copied" : "link-shown"));
    } catch (error) {
      showError(error);
    }
  }
}

/** @param {string} key @param {boolean} checked */
function checkbox(key, checked) {
  const input = el("input", { type: "checkbox", checked });
  return { input, label: el("label", { className: "tick" }, input, el("span", {}, say(key))) };
}

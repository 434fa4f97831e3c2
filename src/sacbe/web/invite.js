// The invitation: a link that works for others, its QR code, and who has come.

/** @import { NetworkInfo } from "./api.js" */
/** @import { Child } from "./dom.js" */

import { $, copy, el, replaceContent } from "./dom.js";
import { get, post } from "./http.js";
import { isOwnMachine, qrPath, tableLink } from "./links.js";
import { say } from "./texts.js";
import { errorText, showError } from "./visitor.js";

const SVG = "http://www.w3.org/2000/svg";
const QUIET_ZONE = 4; // light modules around a QR code

/** The seats for people with a link: who sits there, or the secret of the link.
 * @typedef {{ seat: number, name: string, isFree: boolean, token: string | undefined }} Guest */

export class Invitation {
  /** @type {HTMLDialogElement | null} */ #dialog = null;
  /** @type {NetworkInfo} */ #network = { open: true, url: null, can_open: false };
  /** @type {number | null} */ #seat = null; // whose link it is; null: the one for spectators
  /** @type {Guest[]} */ #guests = [];
  #qrLink = ""; // the link that the QR code is for

  /** @param {string} table */
  constructor(table) {
    this.table = table;
  }

  /** Show the link of a seat, or for null the one for spectators.
   * @param {number | null} seat */
  async open(seat) {
    this.#seat = seat;
    try {
      this.#network = await get("/api/network");
    } catch (error) {
      showError(error); // the address of this page is used
    }
    if (!this.#dialog) this.#create();
    this.#draw();
    if (!this.#dialog?.open) this.#dialog?.showModal();
  }

  /** Keep the list of guests up to date.
   * @param {Guest[]} guests */
  render(guests) {
    if (JSON.stringify(guests) === JSON.stringify(this.#guests)) return;
    this.#guests = guests;
    if (this.#dialog?.open) this.#draw();
  }

  #create() {
    const body = el("div", { id: "invite-body" });
    this.#dialog = el("dialog", { id: "invite", "aria-labelledby": "invite-title" },
      el("form", { method: "dialog" },
        el("h2", { id: "invite-title" }, say("invite-title")), body,
        el("p", { id: "invite-status", role: "status" }),
        el("div", { className: "row" }, el("button", {}, say("close")))));
    document.body.append(this.#dialog);
  }

  /** Show a message in the dialog: everything behind it is inert.
   * @param {string} text */
  #tell(text) {
    $("invite-status").textContent = text;
  }

  #draw() {
    this.#tell("");
    replaceContent($("invite-body"), this.#canBeReached() ? this.#link() : this.#closedNetwork(), this.#guestList());
  }

  #canBeReached() {
    return !isOwnMachine(location.hostname) || this.#network.open;
  }

  /** @returns {Child[]} */
  #link() {
    const guest = this.#guests.find(({ seat }) => seat === this.#seat);
    if (guest && !guest.isFree) return [el("p", {}, say("invite-taken", { name: guest.name }))];
    const link = tableLink(location, this.#network, this.table, guest?.token);
    const code = el("div", { className: "qr" });
    void this.#drawCode(code, link);
    const field = el("input", { value: link, readOnly: true, "aria-label": say("invite-link"), onfocus: () => field.select() });
    return [
      el("p", {}, guest ? say("invite-help", { name: guest.name }) : say("invite-watch-help")),
      el("div", { className: "row invite-link" }, field, el("button", {
        type: "button", className: "primary", "data-focus": "copy-link",
        onclick: async () => this.#tell(say((await copy(link, this.#dialog ?? document.body)) ? "link-copied" : "link-shown")),
      }, say("invite-copy"))),
      code,
      this.#network.url ? el("p", { className: "quiet" }, say("invite-network", { url: this.#network.url })) : null,
    ];
  }

  /** @param {HTMLElement} place @param {string} link */
  async #drawCode(place, link) {
    this.#qrLink = link;
    try {
      /** @type {{ rows: string[] }} */
      const { rows } = await post("/api/qr", { text: link });
      if (this.#qrLink === link) place.replaceChildren(qrImage(rows));
    } catch (error) {
      this.#tell(errorText(error)); // the link is there
    }
  }

  /** What to do when the server can only be reached from this machine.
   * @returns {Child[]} */
  #closedNetwork() {
    return [
      el("p", {}, say("invite-local")),
      this.#network.can_open ? el("p", {}, say("invite-open-help")) : null,
      this.#network.can_open ? el("button", {
        type: "button", className: "primary", "data-focus": "open-network", onclick: () => void this.#openNetwork(),
      }, say("invite-open")) : null,
    ];
  }

  async #openNetwork() {
    try {
      this.#network = await post("/api/network", { network: "open" });
      this.#draw();
    } catch (error) {
      this.#tell(errorText(error));
    }
  }

  #guestList() {
    if (!this.#guests.length) return null;
    return el("ul", { className: "guests", "aria-live": "polite" }, this.#guests.map(({ seat, name, isFree, token }) =>
      el("li", {}, el("strong", {}, name), " ",
        el("span", { className: isFree ? "quiet" : "mark" }, say(isFree ? "invite-waits" : "invite-came")),
        isFree && token && seat !== this.#seat ? el("button", {
          type: "button", className: "small", onclick: () => void this.open(seat), "data-focus": `guest-${seat}`,
        }, say("invite-show")) : null)));
  }
}

/** @param {string[]} rows */
function qrImage(rows) {
  const size = rows.length + 2 * QUIET_ZONE;
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", `${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", say("invite-qr"));
  path.setAttribute("d", qrPath(rows));
  svg.append(path);
  return svg;
}

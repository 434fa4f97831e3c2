// The board: a picture drawn by the server, on which everything that can be chosen can be pressed.

import { $, tell } from "./dom.js";
import { picture } from "./api.js";
import { bubble, menu } from "./bubble.js";
import { morph } from "./morph.js";
import { Zoom } from "./parts.js";
import { say } from "./words.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What a picture depends on: as long as this stays, the picture does. */
const gist = (view) => JSON.stringify([view.position, view.legal, view.names, view.seat]);

export class Board {
  /** `choose` gets the action of what is pressed; `drawn` is told of every new picture. */
  constructor(table, lang, choose, drawn) {
    Object.assign(this, { table, lang, choose, drawn });
    this.place = $("place");
    this.svg = null;
    this.shown = null; // {version, gist} of the picture, or {step}
    this.view = null; // what should be shown
    this.step = null;
    this.fetching = false;
    this.chosen = null; // by a first tap
    this.zoom = new Zoom(this.place);
    this.listen();
  }

  // ---------------------------------------------------------- what is shown

  /** Show a view; of the past if there is a step. The newest wish counts. */
  show(view, step) {
    this.view = view;
    this.step = step;
    if (step === null && this.shown?.version === view.version) this.shown.gist ??= gist(view);
    if (step === null && this.shown?.gist === gist(view)) this.shown.version = view.version;
    if (!this.upToDate()) this.fetch();
    this.mark();
  }

  /** The page says of which version its picture is. */
  mark() {
    if (this.shown?.version) this.place.dataset.version = this.shown.version;
    else delete this.place.dataset.version;
    if (this.shown?.step !== undefined) this.place.dataset.step = this.shown.step;
    else delete this.place.dataset.step;
  }

  /** Nothing of this seat stays in the page. */
  clear() {
    this.view = this.shown = this.svg = null;
    this.place.replaceChildren();
    $("goods").replaceChildren();
    bubble.hide();
    menu.close();
  }

  /** Is the picture that of the view? Only then what it offers may be pressed. */
  upToDate() {
    if (!this.shown || !this.view) return false;
    if (this.step !== null) return this.shown.step === this.step && this.shown.seat === this.view.seat;
    return this.shown.step === undefined && this.shown.version === this.view.version;
  }

  async fetch() {
    if (this.fetching) return; // what comes then is the newest, or this is asked again
    this.fetching = true;
    try {
      for (let tries = 0; this.view && !this.upToDate() && tries < 20; tries++) await this.fetchOnce();
    } catch (refused) {
      if (!refused.error) throw refused;
      if (refused.error !== "offline") tell(say("no-picture"), true);
    } finally {
      this.fetching = false;
    }
  }

  async fetchOnce() {
    const { view, step } = this;
    const whose = view.seat === null ? "" : `&seat=${view.seat}`;
    const which = step === null ? "picture" : `steps/${step}/picture`;
    const path = `/api/tables/${this.table}/${which}?lang=${this.lang}&version=${view.version}${whose}`;
    const { svg, version } = await picture(path);
    if (this.view?.seat !== view.seat || this.step !== step) return; // somebody else looks now
    if (step === null && version < (this.shown?.version ?? 0)) return;
    this.shown = step !== null ? { step, seat: view.seat }
      : { version, gist: version === view.version ? gist(view) : null };
    if (step === null && version !== this.view.version && this.shown.gist === gist(this.view))
      this.shown.version = this.view.version;
    this.draw(svg);
  }

  draw(svg) {
    const focused = this.place.contains(document.activeElement);
    bubble.hide();
    menu.close();
    this.chosen = null;
    if (this.svg) morph(this.svg, document.adoptNode(svg));
    else {
      this.svg = document.adoptNode(svg);
      this.place.replaceChildren(this.svg);
    }
    this.zoom.show(this.svg, this.view);
    this.mark();
    this.drawn();
    if (focused) this.refocus();
  }

  /** The keyboard stays on the board: where it was, or at the first thing to choose. */
  refocus() {
    const at = document.activeElement;
    if (this.place.contains(at) && at.classList.contains("choice")) return bubble.at(at, this.words(at));
    (this.choices()[0] ?? this.place).focus({ preventScroll: true });
  }

  // ---------------------------------------------------------- what is pressed

  choices() {
    return this.svg ? Array.from(this.svg.querySelectorAll(".choice")) : [];
  }

  /** The one that ends a turn, if the board offers one. */
  last() {
    const found = this.upToDate() ? this.svg?.querySelector(".choice.primary[data-action]") : null;
    return found ? Number(found.dataset.action) : null;
  }

  /** The sentences of what an element stands for. */
  words(element) {
    return actionsOf(element).map((action) => ({
      action, text: this.view?.legal.find((each) => each.action === action)?.text ?? "",
    })).filter(({ text }) => text);
  }

  listen() {
    const near = (event) => event.target.closest?.(".choice");
    this.place.addEventListener("click", (event) => near(event) && this.press(near(event), event.pointerType));
    this.place.addEventListener("keydown", (event) => this.key(event));
    this.place.addEventListener("pointerover", (event) => {
      if (near(event) && event.pointerType !== "touch") bubble.at(near(event), this.words(near(event)));
    });
    this.place.addEventListener("pointerout", (event) => {
      if (event.pointerType !== "touch" && !near(event)?.contains(event.relatedTarget)) this.quiet();
    });
    this.place.addEventListener("focusin", (event) => {
      if (near(event)?.matches(":focus-visible")) bubble.at(near(event), this.words(near(event)));
    });
    this.place.addEventListener("focusout", () => this.quiet());
    this.place.addEventListener("scroll", () => bubble.hide());
  }

  /** The bubble goes back to what the keyboard is at, or goes away. */
  quiet() {
    const at = document.activeElement;
    if (this.place.contains(at) && at.matches(".choice:focus-visible")) bubble.at(at, this.words(at));
    else if (!this.chosen) bubble.hide();
  }

  key(event) {
    const at = event.target.closest?.(".choice");
    if (at && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.press(at, "key");
    } else if (event.key in ARROWS) {
      const next = nearest(at ?? this.place, this.choices(), ARROWS[event.key]);
      if (!next) return;
      event.preventDefault();
      next.focus();
    } else if (event.key === "Escape") bubble.hide();
  }

  /** With a finger there is no hovering: the first tap says what the second one does. */
  press(element, how) {
    const offered = this.words(element);
    if (!this.upToDate() || this.step !== null || !offered.length) return;
    if (how === "touch" && offered.length === 1 && this.chosen !== element) {
      this.chosen = element;
      bubble.at(element, offered, () => this.choose(offered[0].action));
      return;
    }
    bubble.hide();
    this.chosen = null;
    if (offered.length === 1) this.choose(offered[0].action);
    else menu.open(element, offered, (action) => this.choose(action));
  }
}

const actionsOf = (element) =>
  (element.dataset.action ?? element.dataset.actions ?? "").split(" ").filter(Boolean).map(Number);

/** The thing to choose that lies nearest in a direction; what lies ahead counts more than aside. */
function nearest(from, choices, [dx, dy]) {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  if (!from.classList.contains("choice")) return choices[0];
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const each of choices) {
    const [ex, ey] = middle(each);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (each === from || ahead <= 1 || ahead + 2 * aside >= least) continue;
    [best, least] = [each, ahead + 2 * aside];
  }
  return best;
}

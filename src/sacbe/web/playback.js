// Playback: the moves of a frame as short steps, each with a caption. Pure functions.

/** @import { LogLine } from "./api.js" */
/** @import { GamePage } from "./game_page.js" */
/** @import { Picture } from "./picture.js" */

import { signed } from "./format.js";

/** One move, with the board after it.
 * @typedef {{ move: number, seat: number | null, forced: boolean, lines: LogLine[], picture: Picture | null }} Step */

/** One step on screen: a choice of a seat with what belongs to it, or (`seat` is null) what the game
 * does by itself. `marks` are the pieces that moved, `parts` the parts of the picture with them.
 * @typedef {{
 *   move: number, seat: number | null, isForced: boolean, lines: LogLine[], picture: Picture | null,
 *   marks: string[], parts: string[],
 * }} Shot */

export const SPEEDS = /** @type {const} */ (["off", "fast", "normal", "slow", "step"]);

/** @typedef {typeof SPEEDS[number]} Speed */

/** Milliseconds of a step: a basis, and more for each character of its caption.
 * @type {Record<string, [number, number]>} */
const PACE = { fast: [500, 4], normal: [1000, 12], slow: [2000, 24] };
const SCENE_FACTOR = 2.5; // a scene has more to read
const LONGEST = 140; // characters that count
const MOST_TOLD = 110; // characters of a caption with several lines

/** How long a step stays, in milliseconds; null: until the viewer continues.
 * @param {Speed} speed @param {number} characters @param {boolean} hasScene */
export function durationOf(speed, characters, hasScene) {
  const pace = PACE[speed];
  if (!pace) return null;
  return (pace[0] + pace[1] * Math.min(characters, LONGEST)) * (hasScene ? SCENE_FACTOR : 1);
}

// ------------------------------------------------------------ from moves to steps

/** The steps of a frame for the viewer's seat. A choice with a small one after it (pay, climb) is one
 * step; what the viewer chose needs none, unless it was forced; small choices without a line none.
 * @param {readonly Step[]} steps @param {Picture | null} before the picture before them
 * @param {number | null} own @param {GamePage["log"]} log @returns {Shot[]} */
export function cut(steps, before, own, log) {
  const film = new Film(before, log);
  for (const step of steps) {
    const { chosen, rest } = step.seat === null ? { chosen: [], rest: step.lines } : split(step, log);
    film.arrive(step);
    if (step.seat === null) film.close();
    else if (step.seat !== own || step.forced) film.add(step, chosen, rest.length > 0);
    else film.close();
    for (const lines of chapters(rest, log)) film.addGame(step, lines);
  }
  return film.shots.flatMap((shot) => pages(shot, log));
}

/** A step with more lines than fit into a caption, as several steps with the same picture.
 * @param {Shot} shot @param {GamePage["log"]} log @returns {Shot[]} */
function pages(shot, log) {
  if (shot.lines.some(({ kind }) => kind in (log.scenes ?? {}))) return [shot];
  /** @type {LogLine[][]} */
  const groups = [[]];
  let length = 0;
  for (const line of shot.lines) {
    const size = (log.quiet ?? []).includes(line.kind) ? 0 : line.text.length;
    if (length > 0 && size > 0 && length + size > MOST_TOLD) {
      groups.push([]);
      length = 0;
    }
    groups[groups.length - 1].push(line);
    length += size;
  }
  return groups.map((lines) => ({ ...shot, lines }));
}

class Film {
  /** @type {Shot[]} */ shots = [];
  /** @type {Shot | null} */ #open = null; // the shot that later choices can join

  /** @param {Picture | null} picture @param {GamePage["log"]} log */
  constructor(picture, log) {
    this.before = picture; // before the open shot
    this.now = picture;
    this.log = log;
  }

  /** @param {Step} step */
  arrive({ picture }) {
    if (!this.#open) this.before = this.now;
    this.now = picture;
  }

  close() {
    this.#open = null;
  }

  /** Add a choice. Without a visible line it only joins the step before it.
   * @param {Step} step @param {LogLine[]} lines @param {boolean} hasMore the game does something, too */
  add(step, lines, hasMore) {
    const open = this.#open;
    const isPaid = step.forced && lines.some(({ change }) => Object.keys(change).length > 0);
    const isSilent = !isPaid && lines.every(({ kind }) => (this.log.quiet ?? []).includes(kind));
    if (isSilent && hasMore) return this.close(); // the next step shows it
    const joins = open?.seat === step.seat && open?.isForced === step.forced
      && !lines.some(({ kind }) => (this.log.begins ?? [kind]).includes(kind));
    if (open && joins) this.#extend(open, step, lines);
    else if (isSilent) this.close();
    else this.#begin(step, lines);
  }

  /** @param {Shot} open @param {Step} step @param {LogLine[]} lines */
  #extend(open, step, lines) {
    const { marks, parts } = moved(this.before, step.picture, step.seat, this.log.pieces ?? []);
    this.#open = { ...open, move: step.move, lines: [...open.lines, ...lines], picture: step.picture, marks, parts };
    this.shots[this.shots.length - 1] = this.#open;
  }

  /** @param {Step} step @param {LogLine[]} lines */
  #begin(step, lines) {
    const { move, seat, forced, picture } = step;
    if (this.#open) this.before = this.#open.picture;
    const { marks, parts } = moved(this.before, picture, seat, this.log.pieces ?? []);
    this.#open = { move, seat, isForced: forced, lines, picture, marks, parts };
    this.shots.push(this.#open);
  }

  /** Add what the game does, until something new begins.
   * @param {Step} step @param {LogLine[]} lines */
  addGame({ move, picture }, lines) {
    this.#open = null;
    const last = this.shots.at(-1);
    if (last?.seat === null && !isHead(lines[0], this.log))
      this.shots[this.shots.length - 1] = { ...last, move, picture, lines: [...last.lines, ...lines] };
    else this.shots.push({ move, seat: null, isForced: false, lines, picture, marks: [], parts: [] });
  }
}

/** The lines of a move: what the seat chose, and what the game did after it.
 * @param {Step} step @param {GamePage["log"]} log */
function split({ seat, lines }, log) {
  const at = lines.findIndex((line) => line.seat !== seat || line.kind in (log.scenes ?? {}));
  return at < 0 ? { chosen: lines, rest: [] } : { chosen: lines.slice(0, at), rest: lines.slice(at) };
}

/** Does a line begin a step or a scene?
 * @param {LogLine} line @param {GamePage["log"]} log */
const isHead = ({ kind }, log) => (log.begins ?? []).includes(kind) || kind in (log.scenes ?? {});

/** Lines of the game, divided where something new begins.
 * @param {LogLine[]} lines @param {GamePage["log"]} log */
function chapters(lines, log) {
  /** @type {LogLine[][]} */
  const result = [];
  for (const line of lines) {
    if (!result.length || isHead(line, log)) result.push([]);
    result[result.length - 1].push(line);
  }
  return result;
}

// ------------------------------------------------------------ pieces

const ELEMENT = /<\w+[^>]*? id="([^"]+)"/g;

/** The pieces of a seat that are new or elsewhere, and the parts with them. `patterns` are regular
 * expressions for ids, in which `$seat` stands for the seat.
 * @param {Picture | null} before @param {Picture | null} after @param {number | null} seat @param {readonly string[]} patterns */
export function moved(before, after, seat, patterns) {
  /** @type {{ marks: string[], parts: string[] }} */
  const result = { marks: [], parts: [] };
  if (!before || !after || seat === null || !patterns.length) return result;
  const isPiece = new RegExp(patterns.map((each) => each.replaceAll("$seat", String(seat))).join("|"));
  const old = piecesOf(before, isPiece, after);
  for (const [id, { part, markup }] of piecesOf(after, isPiece, before)) {
    if (old.get(id)?.markup === markup) continue;
    result.marks.push(id);
    if (!result.parts.includes(part)) result.parts.push(part);
  }
  return result;
}

/** The pieces in the parts of a picture that differ from another picture.
 * @param {Picture} picture @param {RegExp} isPiece @param {Picture} other */
function piecesOf(picture, isPiece, other) {
  /** @type {Map<string, { part: string, markup: string }>} */
  const pieces = new Map();
  for (const id of picture.order) {
    const part = picture.parts[id];
    if (part === other.parts[id]) continue;
    if (isPiece.test(id)) pieces.set(id, { part: id, markup: JSON.stringify(part) });
    const starts = Array.from(part.content.matchAll(ELEMENT));
    starts.forEach((match, i) => {
      if (isPiece.test(match[1])) pieces.set(match[1], { part: id, markup: part.content.slice(match.index, starts[i + 1]?.index) });
    });
  }
  return pieces;
}

// ------------------------------------------------------------ captions

/** The caption of a step: whose it is, one line of text, and gains and losses.
 * @param {Pick<Shot, "seat" | "lines">} shot @param {readonly string[]} names @param {GamePage["log"]} log @param {string} lang */
export function captionOf({ seat, lines }, names, log, lang) {
  const quiet = log.quiet ?? [];
  const head = lines.find(({ kind }) => kind in (log.scenes ?? {})); // the scene shows the rest
  const loud = lines.filter(({ kind }) => !quiet.includes(kind));
  const telling = head && seat === null ? [head] : loud.length ? loud : lines;
  const isWhole = seat === null || !isVisible(lines, log);
  return {
    seat,
    text: sentence(telling.map(({ said, text }) => (isWhole ? text : said)), seat === null ? null : names[seat]),
    changes: isWhole ? [] : chips(lines.filter((line) => line.seat === seat), log, lang),
  };
}

/** Can all changes be shown as icons?
 * @param {readonly LogLine[]} lines @param {GamePage["log"]} log */
const isVisible = (lines, log) => lines.every(({ change }) => Object.keys(change).every((key) => key in log.changes));

/** Several sentences as one line; the name of the seat only stands at its beginning.
 * @param {string[]} texts @param {string | null} name */
export function sentence(texts, name) {
  const bare = texts.map((text) => text.replace(/\.$/, ""));
  if (name === null) return bare.join(" · ");
  return bare.map((text, i) => (i > 0 && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text)).join(", ");
}

/** The sum of all changes, as icons with amounts.
 * @param {readonly LogLine[]} lines @param {GamePage["log"]} log @param {string} lang */
export function chips(lines, log, lang) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { change } of lines)
    for (const [key, n] of Object.entries(change)) sums.set(key, (sums.get(key) ?? 0) + n);
  return Array.from(sums).filter(([key, n]) => n && key in log.changes).map(([key, n]) => {
    const [icon, per = 1] = log.changes[key];
    return { icon, isLoss: n < 0, amount: signed(n / per, lang) };
  });
}

// ------------------------------------------------------------ what happened since the last turn

/** The lines since the last turn of a seat: what others and the game did between its last two turns, or
 * since its last one. For a spectator, the last turn of every seat.
 * @param {readonly LogLine[]} log @param {number | null} own @returns {readonly LogLine[]} */
export function sinceLastTurn(log, own) {
  if (own === null) return lastTurns(log);
  const isChoice = ownChoices(log, own);
  let end = log.length;
  while (end > 0 && isChoice[end - 1]) end -= 1; // the turn in progress
  let start = end;
  while (start > 0 && !isChoice[start - 1]) start -= 1;
  const lines = log.slice(start, end).filter(({ by }) => by !== null);
  if (start === 0 || lines.some(({ by }) => by !== own)) return lines;
  return [...sinceLastTurn(log.slice(0, start), own), ...lines]; // only consequences of an own move
}

/** Which lines are choices of a seat? Those of its moves, up to the first about another seat: from
 * there on it is the game.
 * @param {readonly LogLine[]} log @param {number} own */
function ownChoices(log, own) {
  let game = 0; // the last move in which the game has begun to act
  return log.map(({ move, by, seat }) => {
    if (seat !== own) game = move;
    return by === own && move !== game;
  });
}

/** @param {readonly LogLine[]} log */
function lastTurns(log) {
  /** @type {Set<number>} */
  const seats = new Set();
  /** @type {number | null} */
  let last = null;
  let start = log.length;
  for (; start > 0; start -= 1) {
    const { by } = log[start - 1];
    if (by === null || (by !== last && seats.has(by))) break;
    seats.add(by);
    last = by;
  }
  return log.slice(start);
}

/** Lines of the log as steps without pictures.
 * @param {readonly LogLine[]} lines @param {number | null} own @param {GamePage["log"]} log @returns {Shot[]} */
export function shotsOf(lines, own, log) {
  /** @type {Step[]} */
  const steps = [];
  for (const line of lines) {
    const last = steps.at(-1);
    if (last?.move === line.move) last.lines.push(line);
    else steps.push({ move: line.move, seat: line.by, forced: false, lines: [line], picture: null });
  }
  return cut(steps, null, own, log);
}

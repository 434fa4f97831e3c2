// The connection to a table: frames in order of arrival, commands with one id however often they are
// sent, reconnection, and HTTP for commands while no socket can be had.

/** @import { CommandResult, PageFrame, ProblemFrame } from "./api.js" */
/** @import { ConnectionStatus } from "./store.js" */

import { ApiError } from "./http.js";

const FIRST_DELAY = 300; // milliseconds until the first new attempt to connect
const MAX_DELAY = 5000;
const DEAD_AFTER = 4000; // without an answer to a hello or a command the socket counts as dead
const POST_AFTER = 3000; // a command that could not be sent for this time uses HTTP
const RETRY_DELAYS = { first: 250, most: 4000 };
const TEMPORARY = ["offline", "unavailable", "too_many"]; // errors after which a command is sent again

/** @typedef {{ command_id: string, expected_version: number, command: Record<string, unknown> }} CommandRequest */
/** @typedef {{
 *   request: CommandRequest,
 *   resolve: (result: CommandResult) => void,
 *   reject: (error: ApiError) => void,
 *   isPosted: boolean,
 *   wait: number,
 *   timer: number,
 * }} Entry */

/** What the connection needs from the page. `hello` returns the first frame. `frame` gets every
 * change, in order; `problem` those that answer no command.
 * @typedef {{
 *   hello: () => Record<string, unknown>,
 *   frame: (frame: PageFrame) => void,
 *   problem: (problem: ProblemFrame) => void,
 *   status: (status: ConnectionStatus) => void,
 *   post: (request: CommandRequest) => Promise<CommandResult>,
 * }} Handlers */

/** What the connection needs from the browser; tests replace it.
 * @typedef {{
 *   open: (url: string) => WebSocket,
 *   later: (act: () => void, ms: number) => number,
 *   cancel: (timer: number) => void,
 *   random: () => number,
 *   newId: () => string,
 *   inflate: (data: ArrayBuffer, before: Uint8Array) => Promise<Uint8Array>,
 * }} Environment */

const OPEN = 1; // WebSocket.OPEN

/** @type {Environment} */
export const browser = {
  open: (url) => new WebSocket(url),
  later: (act, ms) => setTimeout(act, ms),
  cancel: (timer) => clearTimeout(timer),
  random: () => Math.random(),
  newId: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
  inflate,
};

const GZIP = 0x1f; // the first byte of gzip; other frames have a dictionary
const WINDOW = 1 << 15;

const HEAD = 1 << 13; // bytes of a dictionary from the beginning of a longer frame

/** The dictionary that a frame is for the next one: of a long frame the end, then the beginning.
 * @param {Uint8Array} frame */
function dictionary(frame) {
  if (frame.length <= WINDOW) return frame;
  const known = new Uint8Array(WINDOW);
  known.set(frame.subarray(HEAD - WINDOW));
  known.set(frame.subarray(0, HEAD), WINDOW - HEAD);
  return known;
}

/** Unpack a binary frame. The dictionary comes from the frame before it. DecompressionStream takes none,
 * so it comes first as a stored block of deflate.
 * @param {ArrayBuffer} data @param {Uint8Array} before @returns {Promise<Uint8Array>} */
export async function inflate(data, before) {
  const bytes = new Uint8Array(data);
  if (bytes[0] === GZIP) return decompress([bytes], "gzip");
  const known = dictionary(before);
  const size = known.length;
  const block = Uint8Array.of(0, size & 255, size >> 8, ~size & 255, (~size >> 8) & 255);
  const start = 3 + 256 * bytes[1] + bytes[2]; // after the padding
  return (await decompress([block, known, bytes.subarray(start)], "deflate-raw")).subarray(size);
}

/** A Blob would make a detour through another process of the browser.
 * @param {Uint8Array[]} parts @param {CompressionFormat} format */
async function decompress(parts, format) {
  /** @type {ReadableStream<BufferSource>} */
  const source = new ReadableStream({
    start(controller) {
      for (const each of parts) controller.enqueue(/** @type {BufferSource} */ (each));
      controller.close();
    },
  });
  return new Uint8Array(await new Response(source.pipeThrough(new DecompressionStream(format))).arrayBuffer());
}

export class Connection {
  /** @type {WebSocket | null} */ #socket = null;
  /** @type {Map<string, Entry>} */ #entries = new Map(); // commands without an answer, by id
  #order = Promise.resolve(); // decodes one frame after the other
  #wait = FIRST_DELAY;
  #timer = 0; // of the next attempt to connect
  #deadline = 0; // of the answer to a hello or a command

  /** @param {string} url @param {Handlers} handlers @param {Environment} [environment] */
  constructor(url, handlers, environment = browser) {
    this.url = url;
    this.handlers = handlers;
    this.environment = environment;
    this.#open();
  }

  // ---------------------------------------------------------- the socket

  #open() {
    this.environment.cancel(this.#timer);
    const socket = this.environment.open(this.url);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.sendHello();
      for (const entry of this.#entries.values()) this.#transmit(entry);
    };
    let before = /** @type {Uint8Array} */ (new Uint8Array()); // the last change on this socket
    socket.onmessage = ({ data }) => {
      this.#order = this.#order.then(async () => {
        const bytes = typeof data === "string" ? new TextEncoder().encode(data) : await this.environment.inflate(data, before);
        if (this.#socket !== socket) return;
        const frame = JSON.parse(new TextDecoder().decode(bytes));
        if (frame.type === "change") before = bytes;
        this.#receive(frame);
      }).catch((error) => {
        if (this.#socket === socket) this.renew(); // a damaged frame: everything after it is doubtful
        console.error(error);
      });
    };
    socket.onclose = () => this.#socket === socket && this.#lost();
  }

  /** Resolves when all frames that have arrived are delivered. */
  get delivery() {
    return this.#order;
  }

  get isOpen() {
    return this.#socket?.readyState === OPEN;
  }

  /** Send the hello: at first, when the seat changes, and to get a complete frame. */
  sendHello() {
    if (!this.isOpen) return;
    this.#socket?.send(JSON.stringify({ type: "hello", ...this.handlers.hello() }));
    this.#expectAnswer();
  }

  /** Check the connection: after sleep or a change of network a socket can look open but be dead. The
   *  server always answers a hello. */
  check() {
    if (this.#socket === null) this.#open();
    else this.sendHello();
  }

  /** Replace the socket by a new one. */
  renew() {
    const dead = this.#socket;
    this.handlers.status("reconnecting");
    this.#open();
    dead?.close();
  }

  #expectAnswer() {
    const socket = this.#socket;
    this.environment.cancel(this.#deadline);
    this.#deadline = this.environment.later(() => this.#socket === socket && this.renew(), DEAD_AFTER);
  }

  #lost() {
    this.environment.cancel(this.#deadline);
    this.#socket = null;
    this.handlers.status("reconnecting");
    this.#timer = this.environment.later(() => this.#open(), this.#wait * (0.5 + this.environment.random()));
    this.#wait = Math.min(this.#wait * 1.7, MAX_DELAY);
  }

  /** @param {PageFrame | ProblemFrame} frame */
  #receive(frame) {
    this.environment.cancel(this.#deadline);
    this.#wait = FIRST_DELAY;
    this.handlers.status("connected");
    if (frame.type === "problem") return this.#onProblem(frame);
    this.handlers.frame(frame);
    if (frame.answer) this.#finish(frame.answer.command_id)?.resolve(frame.answer);
    if (this.#entries.size) this.#expectAnswer();
  }

  // ---------------------------------------------------------- commands

  /** Execute a command once. It is sent again under the same id until there is an answer; `onSend`
   *  gets the id before any answer, while the command is already on its way.
   * @param {Record<string, unknown>} command @param {number} version the last visible version
   * @param {(id: string) => void} [onSend]
   * @returns {Promise<CommandResult>} rejected with an ApiError if it is refused */
  send(command, version, onSend = () => {}) {
    const request = { command_id: this.environment.newId(), expected_version: version, command };
    return new Promise((resolve, reject) => {
      const entry = { request, resolve, reject, isPosted: false, wait: RETRY_DELAYS.first, timer: 0 };
      this.#entries.set(request.command_id, entry);
      this.#transmit(entry);
      onSend(request.command_id);
    });
  }

  /** Send a command by the socket, or by HTTP if there is none for some time.
   * @param {Entry} entry */
  #transmit(entry) {
    if (this.isOpen) {
      this.#socket?.send(JSON.stringify(entry.request));
      this.#expectAnswer();
    } else if (!entry.timer) entry.timer = this.environment.later(() => void this.#post(entry), POST_AFTER);
  }

  /** @param {Entry} entry */
  async #post(entry) {
    entry.timer = 0;
    const id = entry.request.command_id;
    if (this.isOpen || entry.isPosted || !this.#entries.has(id)) return;
    entry.isPosted = true;
    try {
      const result = await this.handlers.post(entry.request);
      this.#finish(id)?.resolve(result);
    } catch (error) {
      entry.isPosted = false;
      this.#refuse(entry, error instanceof ApiError ? error : new ApiError({ error: "failed", message: String(error) }, 0));
    }
  }

  /** @param {ProblemFrame} problem */
  #onProblem(problem) {
    const entry = this.#entries.get(problem.command_id ?? "");
    if (entry) this.#refuse(entry, new ApiError(problem, 0));
    else this.handlers.problem(problem);
  }

  /** A temporary error: send the command again later. Otherwise it is refused.
   * @param {Entry} entry @param {ApiError} error */
  #refuse(entry, error) {
    if (!TEMPORARY.includes(error.error)) return this.#finish(entry.request.command_id)?.reject(error);
    this.environment.cancel(entry.timer);
    entry.timer = this.environment.later(() => {
      entry.timer = 0;
      if (!this.#entries.has(entry.request.command_id)) return;
      if (this.isOpen) this.#transmit(entry);
      else void this.#post(entry);
    }, entry.wait);
    entry.wait = Math.min(2 * entry.wait, RETRY_DELAYS.most);
  }

  /** Forget a command that has an answer.
   * @param {string} id */
  #finish(id) {
    const entry = this.#entries.get(id);
    this.#entries.delete(id);
    if (entry) this.environment.cancel(entry.timer);
    return entry;
  }
}

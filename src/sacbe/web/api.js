// The server's API, as docs/api.md describes it.

/** A request was refused; `error` is one of the API's words for it, "offline" if nobody answers. */
export class Refused extends Error {
  constructor(problem, status) {
    super(problem.message ?? "");
    this.error = problem.error ?? "unavailable";
    this.status = status;
    this.problem = problem;
  }
}

const JSON_TYPE = { "Content-Type": "application/json" };

let ahead = 0;

/** How many seconds the server's clock is ahead of this device's. */
export const clockAhead = () => ahead;

/** One request; the answer's JSON, or Refused. */
export async function call(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : JSON_TYPE,
      body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refused({ error: "offline" }, 0);
  }
  const now = Date.parse(answer.headers.get("date")) - Date.now();
  if (Math.abs(now) > 2000) ahead = now / 1000; // nearer than that is only the way it took
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(said, answer.status);
  return said;
}

/** A picture of the server's, as an element, and the version of the table that it shows. */
export async function picture(path) {
  let answer;
  try {
    answer = await fetch(path, { credentials: "same-origin" });
  } catch {
    throw new Refused({ error: "offline" }, 0);
  }
  if (!answer.ok) throw new Refused(await answer.json().catch(() => ({})), answer.status);
  const svg = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  if (svg.localName !== "svg") throw new Refused({ error: "failed" }, answer.status);
  for (const each of svg.querySelectorAll(".choice, .closed")) takeTip(each);
  return { svg, version: Number(answer.headers.get("X-Sacbe-Version")) };
}

/** What can be pressed says itself what it is, beside it: the browser need not say it once more. */
function takeTip(element) {
  const title = element.querySelector(":scope > title");
  if (title) element.dataset.tip = title.textContent;
  if (title) element.setAttribute("aria-description", title.textContent);
  title?.remove();
  if (element.dataset.actions) element.setAttribute("aria-haspopup", "menu");
}

export const get = (path) => call("GET", path);
export const post = (path, body = {}) => call("POST", path, body);

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A name for a command that no other has, so that it can be sent twice and is done once. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A command to a table. While nobody answers it is sent again, under the same name; `late` is told. */
export async function order(table, version, command, late) {
  const body = { command_id: newId(), expected_version: version, command };
  for (let wait = 250; ; wait = Math.min(wait * 2, 4000)) {
    try {
      return await post(`/api/tables/${table}/commands`, body);
    } catch (refused) {
      if (!["offline", "unavailable", "too_many"].includes(refused.error)) throw refused;
      late();
      await pause(wait);
    }
  }
}

// Client of the server's API (docs/api.md).

/** A failed request; `error` is an error code of the API, or "offline". */
export class ApiError extends Error {
  constructor(problem, status) {
    super(problem.message ?? "");
    this.error = problem.error ?? "unavailable";
    this.status = status;
    this.problem = problem;
  }
}

const JSON_TYPE = { "Content-Type": "application/json" };

let clockOffset = 0;

/** Seconds by which the server's clock is ahead of this device. */
export const clockOffsetSeconds = () => clockOffset;

/** Send a request; returns the JSON, throws ApiError. */
export async function request(method, path, body) {
  let response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : JSON_TYPE,
      body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new ApiError({ error: "offline" }, 0);
  }
  const offset = Date.parse(response.headers.get("date")) - Date.now();
  if (Math.abs(offset) > 2000) clockOffset = offset / 1000; // less may be latency
  const json = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(json, response.status);
  return json;
}

/** Load a picture as an element, with the version of the table that it shows. */
export async function picture(path) {
  let response;
  try {
    response = await fetch(path, { credentials: "same-origin" });
  } catch {
    throw new ApiError({ error: "offline" }, 0);
  }
  if (!response.ok) throw new ApiError(await response.json().catch(() => ({})), response.status);
  const svg = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  if (svg.localName !== "svg") throw new ApiError({ error: "failed" }, response.status);
  for (const each of svg.querySelectorAll(".choice, .closed")) moveTitleToTip(each);
  return { svg, version: Number(response.headers.get("X-Sacbe-Version")) };
}

/** Choices show a tooltip, so the browser's own tooltip (the title element) is removed. */
function moveTitleToTip(element) {
  const title = element.querySelector(":scope > title");
  if (title) element.dataset.tip = title.textContent;
  if (title) element.setAttribute("aria-description", title.textContent);
  title?.remove();
  if (element.dataset.actions) element.setAttribute("aria-haspopup", "menu");
}

export const get = (path) => request("GET", path);
export const post = (path, body = {}) => request("POST", path, body);

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A unique command id: a retried command is executed once. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Send a command to a table. It is retried under the same id while the server is unavailable;
 *  `onRetry` is called before each retry. */
export async function sendCommand(table, version, command, onRetry) {
  const body = { command_id: newId(), expected_version: version, command };
  for (let wait = 250; ; wait = Math.min(wait * 2, 4000)) {
    try {
      return await post(`/api/tables/${table}/commands`, body);
    } catch (error) {
      if (!["offline", "unavailable", "too_many"].includes(error.error)) throw error;
      onRetry();
      await pause(wait);
    }
  }
}

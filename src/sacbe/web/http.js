// HTTP client of the server's API (docs/api.md).

/** A failed request; `error` is an error code of the API, or "offline". */
export class ApiError extends Error {
  /** @param {{ error?: string, message?: string, rule?: string | null }} problem @param {number} status */
  constructor(problem, status) {
    super(problem.message ?? "");
    this.error = problem.error ?? "unavailable";
    this.status = status;
    this.rule = problem.rule ?? null;
  }
}

const JSON_TYPE = { "Content-Type": "application/json" };

/** The last known difference between the clocks. */
const clock = { offset: 0 };

/** Seconds by which the server's clock is ahead of this device. */
export const clockOffsetSeconds = () => clock.offset;

const MAX_TRIES = 4;
const LONGEST_WAIT = 10; // seconds
const TOO_MANY = 429;

/** @param {number} seconds */
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

/** Fetch, and wait and try again if there were too many requests: reading changes nothing.
 * @param {string} path @param {RequestInit} options @param {number} tries @returns {Promise<Response>} */
async function fetchPatiently(path, options, tries) {
  const response = await fetch(path, options).catch(() => {
    throw new ApiError({ error: "offline" }, 0);
  });
  const seconds = Number(response.headers.get("retry-after") ?? 1);
  if (response.status !== TOO_MANY || tries <= 1 || seconds > LONGEST_WAIT) return response;
  await pause(seconds);
  return fetchPatiently(path, options, tries - 1);
}

/** Send a request; returns the JSON, throws ApiError.
 * @param {string} method @param {string} path @param {unknown} [body] an object, or JSON
 * @returns {Promise<any>} */
export async function request(method, path, body) {
  const response = await fetchPatiently(path, {
    method,
    credentials: "same-origin",
    headers: body === undefined ? {} : JSON_TYPE,
    body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
  }, method === "GET" ? MAX_TRIES : 1);
  const offset = Date.parse(response.headers.get("date") ?? "") - Date.now();
  if (Math.abs(offset) > 2000) clock.offset = offset / 1000; // less may be latency
  const json = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(json, response.status);
  return json;
}

/** @param {string} path */
export const get = (path) => request("GET", path);

/** @param {string} path @param {unknown} [body] */
export const post = (path, body = {}) => request("POST", path, body);

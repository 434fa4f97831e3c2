// Requests to the server.

import assert from "node:assert/strict";
import { test } from "node:test";

import { ApiError, get, post } from "../../src/sacbe/web/http.js";

/** Answer the next requests with these statuses; returns what was asked for. */
function answer(...answers) {
  const asked = [];
  globalThis.fetch = (path, { method }) => {
    asked.push(`${method} ${path}`);
    const { status, wait = "0" } = answers.shift();
    return Promise.resolve(new Response(JSON.stringify(status === 200 ? { ok: true } : { error: "too_many" }), { status, headers: { "Retry-After": wait } }));
  };
  return asked;
}

test("reading is tried again when there were too many requests", async () => {
  const asked = answer({ status: 429 }, { status: 429 }, { status: 200 });
  assert.deepEqual(await get("/a"), { ok: true });
  assert.deepEqual(asked, ["GET /a", "GET /a", "GET /a"]);
});

test("after four tries, or for a long wait, the error is reported", async () => {
  const asked = answer(...Array.from({ length: 4 }, () => ({ status: 429 })), { status: 200 });
  await assert.rejects(get("/a"), (error) => error instanceof ApiError && error.error === "too_many");
  assert.equal(asked.length, 4);
  const once = answer({ status: 429, wait: "60" }, { status: 200 });
  await assert.rejects(get("/a"), ApiError);
  assert.equal(once.length, 1);
});

test("what changes something is never sent again by itself", async () => {
  const asked = answer({ status: 429 }, { status: 200 });
  await assert.rejects(post("/a"), ApiError);
  assert.equal(asked.length, 1);
});

test("without a network the error says so", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("failed"));
  await assert.rejects(get("/a"), (error) => error.error === "offline");
});

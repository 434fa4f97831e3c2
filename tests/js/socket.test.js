// The connection: lost, late, repeated and damaged frames; commands that are sent again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync, gzipSync } from "node:zlib";

import { ApiError } from "../../src/sacbe/web/http.js";
import { Connection, inflate } from "../../src/sacbe/web/socket.js";

/** A connection with fake sockets, clock and HTTP. */
function connect({ post = () => new Promise(() => {}), inflate: unpack = inflate } = {}) {
  const world = { sockets: [], timers: new Map(), now: 0, frames: [], problems: [], status: [], posts: [], ids: 0, timerIds: 0 };
  const environment = {
    open: (url) => {
      const socket = {
        url, readyState: 0, sent: [],
        send: (text) => socket.sent.push(JSON.parse(text)),
        close: () => void (socket.readyState = 3),
      };
      world.sockets.push(socket);
      return socket;
    },
    later: (act, ms) => {
      world.timers.set(++world.timerIds, { at: world.now + ms, act });
      return world.timerIds;
    },
    cancel: (timer) => world.timers.delete(timer),
    random: () => 0.5,
    newId: () => `id-${++world.ids}`,
    inflate: unpack,
  };
  world.connection = new Connection("ws://here/socket", {
    hello: () => ({ page: true, seat: 0 }),
    frame: (frame) => world.frames.push(frame),
    problem: (problem) => world.problems.push(problem),
    status: (status) => world.status.push(status),
    post: (request) => {
      world.posts.push(request);
      return post(request);
    },
  }, environment);
  return world;
}

/** Let everything run that is ready. */
const settle = () => new Promise((done) => setImmediate(done));

function open(socket) {
  socket.readyState = 1;
  socket.onopen();
}

async function receive(world, ...frames) {
  for (const frame of frames) world.sockets.at(-1).onmessage({ data: pack(frame) });
  await world.connection.delivery;
}

function pack(frame) {
  const bytes = gzipSync(JSON.stringify(frame));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
}

function lose(socket) {
  socket.readyState = 3;
  socket.onclose();
}

/** Let time pass, and run what is due. */
function pass(world, ms) {
  world.now += ms;
  for (const [id, { at, act }] of Array.from(world.timers)) {
    if (at > world.now || !world.timers.delete(id)) continue;
    act();
  }
}

const change = (version, answer = null) => ({ type: "change", version, answer });
const result = (id, version = 7) => ({ command_id: id, version, rematch: null });
const commands = (socket) => socket.sent.filter(({ type }) => type !== "hello");

test("the first frame is a hello, and packed frames are decoded", async () => {
  const world = connect();
  const [socket] = world.sockets;
  open(socket);
  assert.deepEqual(socket.sent, [{ type: "hello", page: true, seat: 0 }]);
  await receive(world, change(5));
  assert.deepEqual(world.frames, [change(5)]);
  assert.equal(world.status.at(-1), "connected");
});

test("frames are delivered in order of arrival, however long each takes to unpack", async () => {
  const waits = [20, 1, 10];
  const slow = async (data, before) => {
    await new Promise((done) => setTimeout(done, waits.shift()));
    return inflate(data, before);
  };
  const world = connect({ inflate: slow });
  open(world.sockets[0]);
  await receive(world, change(5), change(6), change(7));
  assert.deepEqual(world.frames.map(({ version }) => version), [5, 6, 7]);
});

test("frames of an old socket are ignored, also if they are unpacked later", async () => {
  const gate = {};
  const world = connect({ inflate: (data, before) => new Promise((done) => (gate.open = () => done(inflate(data, before)))) });
  open(world.sockets[0]);
  world.sockets[0].onmessage({ data: pack(change(5)) });
  await settle();
  world.connection.renew();
  gate.open();
  await world.connection.delivery;
  assert.deepEqual(world.frames, []);
  assert.equal(world.sockets.length, 2);
  assert.equal(world.sockets[0].readyState, 3);
});

/** A frame that is compressed with another one as dictionary. */
function packAfter(frame, before, padding = 7) {
  const known = Buffer.from(JSON.stringify(before));
  const dictionary = known.length > 32768 ? Buffer.concat([known.subarray(-24576), known.subarray(0, 8192)]) : known;
  const bytes = deflateRawSync(JSON.stringify(frame), { dictionary });
  return Uint8Array.of(1, 0, padding, ...Array(padding).fill(0), ...bytes).buffer;
}

test("a frame can have the last change as dictionary, also a long one", async () => {
  const world = connect();
  open(world.sockets[0]);
  const long = (version) => ({ ...change(version), text: Array.from({ length: 9000 }, (_, i) => `${i * version} ñ`).join(" ") });
  await receive(world, long(5));
  await receive(world, { type: "problem", error: "late", message: "", command_id: null });
  world.sockets[0].onmessage({ data: packAfter(long(6), long(5)) });
  world.sockets[0].onmessage({ data: packAfter(long(7), long(6)) });
  await world.connection.delivery;
  assert.deepEqual(world.frames, [long(5), long(6), long(7)]);
});

test("a frame with an answer is a dictionary, too, and a new socket begins without one", async () => {
  const world = connect();
  open(world.sockets[0]);
  const [one, two, three] = [change(5), change(6, result("id-1")), change(7)];
  await receive(world, one);
  for (const [frame, before] of [[two, one], [three, two]]) world.sockets[0].onmessage({ data: packAfter(frame, before) });
  await world.connection.delivery;
  world.connection.renew();
  open(world.sockets[1]);
  await receive(world, two);
  world.sockets[1].onmessage({ data: packAfter(three, two) });
  await world.connection.delivery;
  assert.deepEqual(world.frames, [one, two, three, two, three]);
  assert.equal(world.sockets.length, 2);
});

test("a damaged frame renews the connection", async (context) => {
  context.mock.method(console, "error", () => {});
  const world = connect();
  open(world.sockets[0]);
  world.sockets[0].onmessage({ data: new TextEncoder().encode("not gzip").buffer });
  await world.connection.delivery;
  assert.equal(world.sockets.length, 2);
  open(world.sockets[1]);
  await receive(world, change(5));
  assert.deepEqual(world.frames, [change(5)]);
});

test("a command is on its way before its id is reported, which the page renders", () => {
  const world = connect();
  const [socket] = world.sockets;
  open(socket);
  const sent = [];
  void world.connection.send({ type: "play" }, 6, (id) => sent.push(id, commands(socket)[0]?.command_id));
  assert.deepEqual(sent, ["id-1", "id-1"]);
});

test("a command is answered by the frame with its id", async () => {
  const world = connect();
  const [socket] = world.sockets;
  open(socket);
  const answer = world.connection.send({ type: "play", action: 3 }, 6);
  assert.deepEqual(commands(socket), [{ command_id: "id-1", expected_version: 6, command: { type: "play", action: 3 } }]);
  await receive(world, change(7, result("other")), change(7, result("id-1")));
  assert.deepEqual(await answer, result("id-1"));
});

test("the frame with an answer is shown before the answer is reported", async () => {
  const world = connect();
  open(world.sockets[0]);
  const answer = world.connection.send({ type: "play" }, 6).then(() => world.frames.length);
  await receive(world, change(7, result("id-1")));
  assert.equal(await answer, 1);
});

test("after a reconnection a command is sent again under the same id", async () => {
  const world = connect();
  open(world.sockets[0]);
  const answer = world.connection.send({ type: "play" }, 6);
  lose(world.sockets[0]);
  assert.equal(world.status.at(-1), "reconnecting");
  pass(world, 300);
  open(world.sockets[1]);
  assert.deepEqual(world.sockets[1].sent.map(({ type, command_id: id }) => type ?? id), ["hello", "id-1"]);
  assert.deepEqual(commands(world.sockets[1]), commands(world.sockets[0]));
  await receive(world, change(7, result("id-1")));
  await answer;
  lose(world.sockets[1]);
  pass(world, 300);
  open(world.sockets[2]);
  assert.deepEqual(commands(world.sockets[2]), []); // it has its answer
});

test("every command has an id of its own", () => {
  const world = connect();
  open(world.sockets[0]);
  void world.connection.send({ type: "play" }, 6);
  void world.connection.send({ type: "play" }, 6);
  assert.deepEqual(commands(world.sockets[0]).map(({ command_id: id }) => id), ["id-1", "id-2"]);
});

test("a silent socket is replaced, and the command sent again", () => {
  const world = connect();
  open(world.sockets[0]);
  void world.connection.send({ type: "play" }, 6);
  pass(world, 3999);
  assert.equal(world.sockets.length, 1);
  pass(world, 1);
  assert.equal(world.sockets.length, 2);
  open(world.sockets[1]);
  assert.deepEqual(commands(world.sockets[1]).map(({ command_id: id }) => id), ["id-1"]);
});

test("a socket that answers is not replaced", async () => {
  const world = connect();
  open(world.sockets[0]);
  await receive(world, change(5));
  pass(world, 60_000);
  assert.equal(world.sockets.length, 1);
});

test("attempts to connect become rarer, and start again after a success", async () => {
  const world = connect();
  const waits = [];
  for (let i = 0; i < 9; i++) {
    lose(world.sockets.at(-1));
    const [{ at }] = world.timers.values();
    waits.push(Math.round(at - world.now));
    pass(world, at - world.now);
  }
  assert.deepEqual(waits.slice(0, 3), [300, 510, 867]);
  assert.equal(waits.at(-1), 5000);
  open(world.sockets.at(-1));
  await receive(world, change(5));
  lose(world.sockets.at(-1));
  assert.deepEqual(Array.from(world.timers.values(), ({ at }) => Math.round(at - world.now)), [300]);
});

test("without a socket for some seconds a command goes by HTTP, under the same id", async () => {
  const world = connect({ post: async (request) => result(request.command_id, 9) });
  const answer = world.connection.send({ type: "play" }, 6);
  pass(world, 2999);
  assert.equal(world.posts.length, 0);
  pass(world, 1);
  assert.deepEqual(world.posts.map(({ command_id: id }) => id), ["id-1"]);
  assert.deepEqual(await answer, result("id-1", 9));
  open(world.sockets[0]);
  assert.deepEqual(commands(world.sockets[0]), []);
});

test("HTTP is retried under the same id while the server is not there", async () => {
  const answers = [new ApiError({ error: "offline" }, 0), new ApiError({ error: "unavailable" }, 503)];
  const world = connect({ post: async (request) => {
    if (answers.length) throw answers.shift();
    return result(request.command_id);
  } });
  const answer = world.connection.send({ type: "play" }, 6);
  for (const ms of [3000, 250, 500]) {
    pass(world, ms);
    await settle();
  }
  assert.deepEqual(world.posts.map(({ command_id: id }) => id), ["id-1", "id-1", "id-1"]);
  await answer;
});

test("with a socket in time a command does not go by HTTP", () => {
  const world = connect();
  void world.connection.send({ type: "play" }, 6);
  open(world.sockets[0]);
  pass(world, 3000);
  assert.deepEqual(world.posts, []);
  assert.equal(commands(world.sockets[0]).length, 1);
});

test("a refused command is rejected with its reason", async () => {
  const world = connect();
  open(world.sockets[0]);
  const answer = world.connection.send({ type: "play" }, 6);
  await Promise.all([
    assert.rejects(answer, { error: "illegal", rule: "J44" }),
    receive(world, { type: "problem", error: "illegal", message: "No.", command_id: "id-1", rule: "J44" }),
  ]);
  lose(world.sockets[0]);
  pass(world, 300);
  open(world.sockets[1]);
  assert.deepEqual(commands(world.sockets[1]), []);
});

test("a command that could not be stored is sent again under the same id", async () => {
  const world = connect();
  const [socket] = world.sockets;
  open(socket);
  void world.connection.send({ type: "play" }, 6);
  await receive(world, { type: "problem", error: "unavailable", message: "", command_id: "id-1" });
  assert.equal(commands(socket).length, 1);
  pass(world, 250);
  assert.deepEqual(commands(socket).map(({ command_id: id }) => id), ["id-1", "id-1"]);
});

test("problems without a command are reported", async () => {
  const world = connect();
  open(world.sockets[0]);
  await receive(world, { type: "problem", error: "forbidden", message: "No." });
  assert.deepEqual(world.problems.map(({ error }) => error), ["forbidden"]);
});

test("a check of a lost connection connects at once, of an open one sends a hello", () => {
  const world = connect();
  open(world.sockets[0]);
  world.connection.check();
  assert.equal(world.sockets[0].sent.length, 2);
  lose(world.sockets[0]);
  world.connection.check();
  assert.equal(world.sockets.length, 2);
  pass(world, 60_000);
  assert.equal(world.sockets.length, 2); // the planned attempt was cancelled
});

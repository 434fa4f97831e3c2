// A WebSocket that reconnects and resumes from the last version it received.

const FIRST_DELAY = 300;
const MAX_DELAY = 5000;
const DEAD_AFTER = 4000; // milliseconds without an answer to a hello until the socket counts as dead

export class Connection {
  /** `hello` returns the first frame, `onFrame` receives every frame, `state` every change of state. */
  constructor(table, hello, onFrame, state) {
    Object.assign(this, { table, hello, onFrame, state });
    this.wait = FIRST_DELAY;
    addEventListener("online", () => this.check());
    addEventListener("offline", () => this.state("reconnecting"));
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.check());
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => this.sendHello();
    socket.onmessage = (message) => {
      if (this.socket !== socket) return;
      clearTimeout(this.deadline);
      this.wait = FIRST_DELAY;
      this.state("connected");
      this.onFrame(JSON.parse(message.data));
    };
    socket.onclose = () => this.socket === socket && this.lost();
  }

  isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Send the hello frame: at first, and when the seat changes. */
  sendHello() {
    if (this.isOpen())
      this.socket.send(JSON.stringify({ type: "hello", ...this.hello() }));
  }

  /** Check the connection: after sleep or a change of network a socket can look open but be dead. The
   *  server always answers a hello. */
  check() {
    const { socket } = this;
    if (socket === null) return this.open();
    if (!this.isOpen()) return;
    this.sendHello();
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.socket === socket && this.renew(), DEAD_AFTER);
  }

  renew() {
    const dead = this.socket;
    this.state("reconnecting");
    this.open();
    dead.close();
  }

  lost() {
    clearTimeout(this.deadline);
    this.socket = null;
    this.state("reconnecting");
    const delay = this.wait * (0.5 + Math.random());
    this.wait = Math.min(this.wait * 1.7, MAX_DELAY);
    this.timer = setTimeout(() => this.open(), delay);
  }
}

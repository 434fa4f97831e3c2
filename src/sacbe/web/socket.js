// A socket that comes back: whatever breaks it, it is opened again and says what it has seen.

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const DOUBT = 4000; // milliseconds without the answer to a greeting: nobody is at the other end

export class Connection {
  /** `hello` makes the first frame; `heard` gets every frame; `state` is told of ups and downs. */
  constructor(table, hello, heard, state) {
    Object.assign(this, { table, hello, heard, state });
    this.wait = FIRST_WAIT;
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
    socket.onopen = () => this.greet();
    socket.onmessage = (message) => {
      if (this.socket !== socket) return;
      clearTimeout(this.doubt);
      this.wait = FIRST_WAIT;
      this.state("connected");
      this.heard(JSON.parse(message.data));
    };
    socket.onclose = () => this.socket === socket && this.lost();
  }

  isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Say who looks, at first and whenever that changes. */
  greet() {
    if (this.isOpen())
      this.socket.send(JSON.stringify({ type: "hello", ...this.hello() }));
  }

  /** Is anybody there? After a sleep or on another network a socket can look open and be dead; a
   *  greeting is always answered. */
  check() {
    const { socket } = this;
    if (socket === null) return this.open();
    if (!this.isOpen()) return;
    this.greet();
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => this.socket === socket && this.renew(), DOUBT);
  }

  renew() {
    const dead = this.socket;
    this.state("reconnecting");
    this.open();
    dead.close();
  }

  lost() {
    clearTimeout(this.doubt);
    this.socket = null;
    this.state("reconnecting");
    const late = this.wait * (0.5 + Math.random());
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
    this.timer = setTimeout(() => this.open(), late);
  }
}

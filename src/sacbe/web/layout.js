// A render in phases. The browser lays the page out whenever a size is read after a write, so a render
// reads what is on screen first, then writes everything, and then reads all new sizes together.

export class Layout {
  /** @type {(() => void)[]} */ #before = [];
  /** @type {{ read: () => any, write: (sizes: any) => void }[]} */ #measures = [];
  #isRendering = false;

  /** Read something before each render. Returns a function for what was read last.
   * @template T @param {() => T} read @returns {() => T} */
  readBefore(read) {
    let last = read();
    this.#before.push(() => {
      last = read();
    });
    return () => last;
  }

  /** After everything is rendered, read sizes (and scroll, which changes none); then write what depends
   * on them. Outside of a render both happen at once.
   * @template T @param {() => T} read @param {(sizes: T) => void} [write] */
  measure(read, write = () => {}) {
    this.#measures.push({ read, write });
    if (!this.#isRendering) this.#finish();
  }

  /** @param {() => void} write */
  render(write) {
    for (const read of this.#before) read();
    this.#isRendering = true;
    try {
      write();
    } finally {
      this.#isRendering = false;
      this.#finish();
    }
  }

  #finish() {
    const measured = this.#measures.splice(0).map(({ read, write }) => ({ sizes: read(), write }));
    for (const { sizes, write } of measured) write(sizes);
  }
}

export const layout = new Layout();

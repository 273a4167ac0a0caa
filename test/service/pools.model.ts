/** A model of a pool: its browsers and the requests that wait for one, as plain numbers. */

/** A future event: the empty slots are filled, a lease ends, or a wait ends. */
export interface Due {
  at: number;
  kind: "fill" | "lease" | "wait";
  /** The index of the lease, starting with 0. */
  nth?: number;
}

/** The number of seconds after which an unused lease ends. */
export const timeout_seconds = 10;

/** The expected numbers of a pool. */
export class Model {
  now = 0;
  idle = 0;
  served = 0;
  unserved = 0;
  /** The future events, in the order in which they were planned. */
  due: Due[] = [];

  constructor(public size: number) {
    this.plan();
  }

  of(kind: Due["kind"]): Due[] {
    return this.due.filter((one) => one.kind === kind);
  }

  get empty(): number {
    return this.size - this.idle - this.of("lease").length;
  }

  acquire(seconds: number): void {
    this.due.push({ at: this.now + seconds * 1000, kind: "wait" });
    this.serve();
  }

  release(lease: Due, isReused: boolean): void {
    if (isReused && this.empty >= 0) this.idle++;
    this.end(lease);
    this.serve();
  }

  end(lease: Due): void {
    this.remove(lease);
    this.plan();
  }

  flush(): void {
    this.idle = 0;
    this.plan();
  }

  resize(size: number): void {
    this.size = size;
    this.idle -= Math.min(this.idle, Math.max(-this.empty, 0));
    this.plan();
  }

  advance(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const soonest = Math.min(...this.due.map(({ at }) => at));
      const next = this.due.find(({ at }) => at === soonest && at <= until);
      if (!next) break;
      this.now = next.at;
      this.remove(next);
      if (next.kind === "wait") this.unserved++;
      if (next.kind === "fill") this.idle += this.empty;
      this.serve();
      this.plan();
    }
    this.now = until;
  }

  private serve(): void {
    for (const wait of this.of("wait").slice(0, this.idle)) {
      this.remove(wait);
      this.idle--;
      this.due.push({ at: this.now + timeout_seconds * 1000, kind: "lease", nth: this.served++ });
    }
  }

  private plan(): void {
    const [fill] = this.of("fill");
    if (this.empty <= 0 && fill) this.remove(fill);
    if (this.empty > 0 && !fill) this.due.push({ at: this.now + 200, kind: "fill" });
  }

  private remove(due: Due): void {
    this.due.splice(this.due.indexOf(due), 1);
  }
}

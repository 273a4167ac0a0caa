/** The mock's own time: it goes by itself, and a test may move it. */

export interface Clock {
  now(): Date;
  /** Now, as the service writes it (RFC 3339). */
  timestamp(): string;
  /**
   * Does something later.
   *
   * @param milliseconds How much later.
   * @returns Takes it back.
   */
  after(milliseconds: number, work: () => void): () => void;
  /** Moves the time on. What falls due on the way is done in its order, each at its time. */
  advance(milliseconds: number): void;
  /** Forgets what was to be done. */
  clear(): void;
}

interface Task {
  due: number;
  work: () => void;
}

/** The longest time that a timer of Node.js takes, in milliseconds. */
const longest = 2 ** 31 - 1;

/** Makes a clock. It keeps no process alive. */
export function createClock(): Clock {
  const tasks = new Set<Task>();
  let ahead = 0;
  let timer: NodeJS.Timeout | undefined;

  const milliseconds = () => Date.now() + ahead;

  /** Does what is due, then waits for what is next. */
  function run(until: number): void {
    for (let next = earliest(); next && next.due <= until; next = earliest()) {
      tasks.delete(next);
      ahead = Math.max(ahead, next.due - Date.now());
      next.work();
    }
    clearTimeout(timer);
    const next = earliest();
    if (next) timer = setTimeout(() => run(milliseconds()), Math.min(next.due - milliseconds(), longest)).unref();
  }

  function earliest(): Task | undefined {
    let first: Task | undefined;
    for (const task of tasks) if (!first || task.due < first.due) first = task;
    return first;
  }

  return {
    now: () => new Date(milliseconds()),
    timestamp: () => new Date(milliseconds()).toISOString(),
    after(delay, work) {
      const task = { due: milliseconds() + delay, work };
      tasks.add(task);
      run(milliseconds());
      return () => tasks.delete(task);
    },
    advance(step) {
      const until = milliseconds() + step;
      run(until);
      ahead = Math.max(ahead, until - Date.now());
    },
    clear() {
      tasks.clear();
      clearTimeout(timer);
    },
  };
}

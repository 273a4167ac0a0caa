/** The executors of one browser session, each with the page that its code uses. */
import { uint8ArrayToHex } from "uint8array-extras";
import type { PlaywrightExecutor } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { assumed } from "../../base/assumed.js";
import type { Clock } from "../../base/clock.js";
import type { Random } from "../../base/random.js";
import type { Tab } from "../../ports/code.js";
import { createCallQueue, type CallQueue } from "./call-queue.js";

export interface Executor {
  readonly name: string;
  readonly createdAt: string;
  lastUsedAt: string;
  readonly turns: CallQueue;
  /** Its own tab or, for `default`, the page that is open; undefined when that is closed or not yet known. */
  tab: Tab | undefined;
  /** What it uses without a tab. */
  readonly fallback: "open" | "new";
}

export interface Executors {
  /** All executors, by name. */
  readonly all: ReadonlyMap<string, Executor>;
  /** Finds or creates an executor. Returns undefined when there are too many. */
  use(name?: string): Executor | undefined;
  /** All executors as responses contain them, `default` first. */
  list(): PlaywrightExecutor[];
  /**
   * Stops an executor, and removes it unless it is `default`.
   *
   * @returns Its own tab, if it has one.
   * @throws {HttpError} With 404 if there is no such executor.
   */
  delete(name: string): Tab | undefined;
  /** Adds the executor of an example. It replaces one of the same name. */
  restore(shown: PlaywrightExecutor): void;
  /** Stops all of them. */
  end(): void;
}

const defaultName = "default";

/** How many executors a session may have besides `default`. */
export const maxExecutors = 8;

/** Creates an empty tab. */
export function newTab(random: Random): Tab {
  return { id: uint8ArrayToHex(random.bytes(16)).toUpperCase(), url: "about:blank" };
}

/**
 * Creates the executors of a session.
 *
 * @param createdAt When the session was created, and `default` with it.
 */
export function createExecutors(clock: Clock, random: Random, createdAt: string): Executors {
  const executors = new Map<string, Executor>();
  const add = (name: string, createdAt: string, lastUsedAt = createdAt, tab?: Tab) => {
    const fallback = name === defaultName ? "open" as const : "new" as const;
    const executor = { name, createdAt, lastUsedAt, tab, fallback, turns: createCallQueue() };
    executors.set(name, executor);
    return executor;
  };
  add(defaultName, createdAt, createdAt, newTab(random));

  return {
    all: executors,
    use(name = defaultName) {
      const executor = executors.get(name);
      return executor ?? (executors.size > maxExecutors ? undefined : add(name, clock.timestamp()));
    },
    list: () => [...executors.values()].map(showExecutor),
    delete(name) {
      const executor = executors.get(name);
      if (!executor) throw assumed("unknown-executor", new HttpError(404, [], `There is no executor ${name}.`));
      executor.turns.stop();
      if (name === defaultName) return undefined;
      executors.delete(name);
      return executor.tab;
    },
    restore({ name, created_at, last_used_at, target_id: id, url = "about:blank" }) {
      const tab = id === undefined ? executors.get(name)?.tab : { id, url };
      add(name, created_at, last_used_at, tab);
    },
    end() {
      for (const { turns } of executors.values()) turns.stop();
    },
  };
}

function showExecutor({ name, createdAt, lastUsedAt, turns, tab }: Executor): PlaywrightExecutor {
  const shown = { name, busy: turns.isBusy(), created_at: createdAt, last_used_at: lastUsedAt };
  return tab && name !== defaultName ? { ...shown, target_id: tab.id, url: tab.url } : shown;
}

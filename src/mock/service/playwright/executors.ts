/** The executors of one browser session, each with the page that its code works on. */
import { randomBytes } from "node:crypto";
import type { PlaywrightExecutor } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { Clock } from "../base/clock.js";
import { createTurns, type Turns } from "./turns.js";

export interface Tab {
  /** ID in the Chrome DevTools Protocol. */
  id: string;
  url: string;
}

export interface Executor {
  readonly name: string;
  readonly createdAt: string;
  lastUsedAt: string;
  readonly turns: Turns;
  /** Its own tab, or for `default` the page that is open; nothing where that is closed, or is not known yet. */
  tab: Tab | undefined;
  /** What it works on where it has no tab. */
  readonly otherwise: "open" | "new";
}

export interface Executors {
  /** All of them, by their names. */
  readonly all: ReadonlyMap<string, Executor>;
  /** Finds an executor, or creates it; gives nothing where there are too many already. */
  use(name?: string): Executor | undefined;
  /** All of them as they are shown, `default` first. */
  list(): PlaywrightExecutor[];
  /**
   * Stops an executor, and removes it unless it is `default`.
   *
   * @throws {HttpError} With 404 when there is none of the name.
   */
  delete(name: string): void;
  /** Adds an executor as it is shown, in place of one of the same name. */
  restore(shown: PlaywrightExecutor): void;
  /** Stops all of them. */
  end(): void;
}

const defaultName = "default";

/** How many executors a session has at most, beside `default`. */
export const most = 8;

/** Makes a tab with nothing in it. */
export function newTab(id = randomBytes(16).toString("hex").toUpperCase(), url = "about:blank"): Tab {
  return { id, url };
}

/** @param createdAt When the session was created, and `default` with it. */
export function createExecutors(clock: Clock, createdAt: string): Executors {
  const executors = new Map<string, Executor>();
  const add = (name: string, createdAt: string, lastUsedAt = createdAt, tab?: Tab) => {
    const otherwise = name === defaultName ? "open" as const : "new" as const;
    const executor = { name, createdAt, lastUsedAt, tab, otherwise, turns: createTurns() };
    executors.set(name, executor);
    return executor;
  };
  add(defaultName, createdAt, createdAt, newTab());

  return {
    all: executors,
    use(name = defaultName) {
      const executor = executors.get(name);
      return executor ?? (executors.size > most ? undefined : add(name, clock.timestamp()));
    },
    list: () => [...executors.values()].map(show),
    delete(name) {
      const executor = executors.get(name);
      if (!executor) throw new HttpError(404, [], `There is no executor ${name}.`);
      executor.turns.stop();
      if (name !== defaultName) executors.delete(name);
    },
    restore({ name, created_at, last_used_at, target_id, url }) {
      const tab = target_id === undefined ? executors.get(name)?.tab : newTab(target_id, url);
      add(name, created_at, last_used_at, tab);
    },
    end() {
      for (const { turns } of executors.values()) turns.stop();
    },
  };
}

function show({ name, createdAt, lastUsedAt, turns, tab }: Executor): PlaywrightExecutor {
  const shown = { name, busy: turns.isBusy(), created_at: createdAt, last_used_at: lastUsedAt };
  return tab && name !== defaultName ? { ...shown, target_id: tab.id, url: tab.url } : shown;
}

/** What a page and the worker tell each other. */
import type { WebMockOptions } from "../web/options.js";

/** Options of the mock in a worker: those of `createMock` that a message can carry. */
export type WorkerMockOptions = Pick<
  WebMockOptions,
  "token" | "latencyMs" | "stateless" | "empty" | "seed" | "now" | "scenario" | "maxStorageMiB" | "docsUrl"
>;

/** What a worker serves. */
export interface WorkerConfig {
  /** Base URL of the API. */
  apiBase: string;
  options: WorkerMockOptions;
}

/** From a page to the worker. */
export type Message
  /** Answers the requests of the page from now on. */
  = { type: "start"; config: WorkerConfig }
    /** Leaves the requests of the page alone from now on. */
    | { type: "stop" }
    /** Keeps the worker running. */
    | { type: "alive" };

/** The answer to `start` and `stop`. */
export type Reply = { version: string } | { error: string };

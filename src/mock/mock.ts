/** What a running mock offers to a test. */
import type { MockOverrides } from "./overrides/types.js";
import type { SeenRequest } from "./request-history.js";
import type { StoredFile } from "../service/model/stored-file.js";

/** A running mock. */
export interface Mock {
  /** Base URL, such as `http://127.0.0.1:4010`. */
  url: string;
  /** The latest requests, oldest first: at most 1,000. */
  requests: readonly SeenRequest[];
  /** Finds a file of a browser session. Returns undefined if there is none. */
  file(session: string, path: string): StoredFile | undefined;
  /**
   * Answers a request inside the process, without a port:
   * `createClient({ baseUrl: mock.url, token, fetch: mock.fetch })`. Use it wherever a `fetch` function is accepted.
   */
  fetch: typeof fetch;
  /**
   * Adds overrides on top of the current ones. `reset` removes them.
   *
   * @throws {RangeError} If an operation is unknown, or an override is invalid.
   */
  use(overrides: MockOverrides): void;
  /**
   * Replaces the overrides that the mock was started with, and removes those that were added since.
   *
   * @throws {RangeError} If an operation is unknown, or an override is invalid.
   */
  setInitialOverrides(overrides: MockOverrides): void;
  /**
   * Moves the time of the mock forward, so that a test does not have to wait for a timeout or a deployment.
   *
   * @param ms Milliseconds. Everything that becomes due has happened, in order, when this resolves.
   * @throws {RangeError} If the time cannot move that far: it ends with the year 9998.
   */
  advance(ms: number): Promise<void>;
  /** Restores the initial state. Overrides, requests, and whatever was created, changed or deleted are forgotten. */
  reset(): Promise<void>;
  /** Answers the requests in progress, then stops the server and removes its files. */
  close(): Promise<void>;
}

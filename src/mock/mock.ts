/** What a running mock offers to a test. */
import type { CoverageReport } from "../coverage/index.js";
import type { Har, HarSource } from "../har/index.js";
import type { MockOverrides } from "./overrides/types.js";
import type { RestoreOptions, RestoreReport } from "./recording/types.js";
import type { SeenRequest } from "./seen-request.js";
import type { StoredFile } from "../service/model/stored-file.js";

/** A running mock. */
export interface Mock {
  /** Base URL, such as `http://127.0.0.1:4010`. */
  url: string;
  /** What was restored at the start, if it started from a recording. */
  restored?: RestoreReport;
  /** The latest requests, oldest first: at most 1,000. */
  requests: readonly SeenRequest[];
  /**
   * Returns what all calls since the start have reached of the contract, and what they have not: statuses, parameters,
   * properties, events and pages. A reset does not clear it; `DELETE /_mock/coverage` does.
   */
  coverage(): CoverageReport;
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
   * Replaces everything by what a scenario says: one of the option `scenarios`, or of the six that every mock has. They
   * are `empty`, `full lists`, `plan limit`, `slow`, `failing` and `second factor`. A reset goes back to it.
   *
   * @param name Its name. Without one, everything is as in a mock that has neither a scenario nor a recording.
   * @throws {RangeError} If there is no such scenario, or its recording cannot be read.
   */
  scenario(name?: string): Promise<void>;
  /**
   * Moves the time of the mock forward, so that a test does not have to wait for a timeout or a deployment.
   *
   * @param ms Milliseconds. Everything that becomes due has happened, in order, when this resolves.
   * @throws {RangeError} If the time cannot move that far: it ends with the year 9998.
   */
  advance(ms: number): Promise<void>;
  /**
   * Restores the initial state, or what `restore` has restored. Overrides, requests, and whatever was created, changed
   * or deleted since are forgotten.
   */
  reset(): Promise<void>;
  /**
   * Returns what has changed the mock since its start, as an HTTP Archive (HAR 1.2) without tokens. It needs the option
   * `record`.
   *
   * @throws {RangeError} If the mock does not record.
   */
  record(): Promise<Har>;
  /**
   * Replaces everything by what a recording has made: of this mock or another one, of the proxy, or of a web browser.
   * Ids are those of the recorded responses. The time goes on where the recording ends.
   *
   * @returns How much was restored, and what not.
   * @throws {RangeError} If it is no HTTP Archive, or has nothing of the API. Nothing is replaced then.
   */
  restore(recording: HarSource, options?: RestoreOptions): Promise<RestoreReport>;
  /** Answers the requests in progress, then stops the server and removes its files. */
  close(): Promise<void>;
}

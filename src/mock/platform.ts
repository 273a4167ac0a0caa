/** What a mock gets from where it runs, and what it is there. */
import type { Contract } from "../contract/index.js";
import type { Responder } from "../server/http.js";
import type { Storage } from "../server/storage.js";
import type { Service } from "../service/index.js";
import type { Browsers } from "../service/ports/browsers.js";
import type { Commands } from "../service/ports/commands.js";
import type { Platform } from "../service/ports/platform.js";
import type { JournalStore } from "./journal/journal.js";
import type { Mock } from "./mock.js";
import type { InitialRecording, Started } from "./state.js";

/** What the platform gives to a mock. */
export interface MockPlatform extends Platform {
  contract: Contract;
  storage: Storage;
  /** Returns the base URL of the mock. */
  origin: () => string;
  /** The path of the base URL, if it has one. */
  basePath?: string;
  /** Version of this package. */
  version: string;
  /** The real browsers of the sessions, if there are any. */
  browsers?: Browsers | undefined;
  /** Runs the commands of requests, if there is a shell. */
  commands?: Commands | undefined;
  /** Keeps the calls that change the mock, if they are to be made again in another one. */
  journal?: JournalStore | undefined;
  /** Reads the page of the panel, if there is one. */
  readPage?: (() => Promise<Uint8Array>) | undefined;
  /** What exists at the start, if it is not the option `recording`. */
  recording?: InitialRecording | undefined;
}

/** The core of a mock. */
export interface MockCore {
  responder: Responder;
  /** Ends the streams of the panel, which last as long as its page is open. */
  endPanel: () => void;
  service: Service;
  /** What a test does with it, wherever it runs. */
  mock: Omit<Mock, "url" | "close">;
  /** Makes what exists at the start, or else what the journal has kept. */
  start: () => Promise<Started>;
  /** Adds what the options add to it. */
  populate: () => Promise<void>;
}

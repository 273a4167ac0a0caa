/** A mock without a platform: a responder, and what a test does with it. */
import type { Contract } from "../contract/index.js";
import { createResponder } from "../server/responder.js";
import type { Responder } from "../server/http.js";
import type { Storage } from "../server/storage.js";
import { wait } from "../server/timers.js";
import { createService, type Service } from "../service/index.js";
import type { Platform } from "../service/ports/platform.js";
import type { Browsers } from "../service/ports/browsers.js";
import type { Commands } from "../service/ports/commands.js";
import { createExampleOf, createDefaultsOf } from "./examples.js";
import { createMockFetch } from "./fetch.js";
import type { Mock } from "./mock.js";
import type { MockOptions } from "./options.js";
import { createOverrides } from "./overrides/store.js";
import { createRequestHistory } from "./request-history.js";
import { mockWay } from "./way.js";

/** What the platform gives to a mock. */
export interface MockPlatform extends Platform {
  contract: Contract;
  storage: Storage;
  /** Returns the base URL of the mock. */
  origin: () => string;
  /** Version of this package. */
  version: string;
  /** The real browsers of the sessions, if there are any. */
  browsers?: Browsers | undefined;
  /** Runs the commands of requests, if there is a shell. */
  commands?: Commands | undefined;
}

/** The core of a mock. */
export interface MockCore {
  responder: Responder;
  service: Service;
  /** What a test does with it, wherever it runs. */
  mock: Omit<Mock, "url" | "close">;
  /** Restores what exists at the start. */
  restore: () => Promise<void>;
  /** Adds what the options add to it. */
  populate: () => Promise<void>;
}

/** Creates the core of a mock. Nothing exists before `restore`. */
export function createMockCore(options: MockOptions, platform: MockPlatform): MockCore {
  const { stateless, empty, populate } = options;
  const { contract, storage, origin, readAsset, version, browsers, commands } = platform;
  const examples = { exampleOf: createExampleOf(contract), defaultsOf: createDefaultsOf(contract) };
  const service = createService({ ...examples, storage, origin, platform, browsers, commands });
  const history = createRequestHistory();
  const overrides = createOverrides(contract);
  overrides.setInitial(options.overrides ?? {});

  async function restoreService(): Promise<void> {
    await service.end();
    if (!stateless && !empty) await service.seed(); // a stateless mock needs nothing at the start
  }

  async function runPopulate(): Promise<void> {
    history.isPaused = true;
    try {
      await populate?.(origin());
    } finally {
      history.isPaused = false;
    }
  }

  async function advance(ms: number): Promise<void> {
    service.advance(ms);
    await wait(0); // lets events reach their subscribers
  }

  async function reset(): Promise<void> {
    overrides.reset();
    await restoreService();
    history.clear();
    await runPopulate();
  }

  const responder = createResponder(mockWay({
    contract,
    storage,
    overrides,
    history,
    controls: {
      requests: history.requests,
      replaceOverride: (operation, override) => overrides.replace(operation, override),
      resetOverrides: (operation) => overrides.reset(operation),
      advance,
      reset,
    },
    service: stateless ? undefined : service,
    readAsset,
    version,
  }, options));
  return {
    responder,
    service,
    mock: {
      requests: history.requests,
      file: service.file,
      fetch: createMockFetch(responder),
      use: (added) => overrides.add(added),
      setInitialOverrides: (initial) => overrides.setInitial(initial),
      advance,
      reset,
    },
    restore: restoreService,
    populate: runPopulate,
  };
}

/** A mock without a platform: a responder, and what a test does with it. */
import type { Contract } from "../contract/index.js";
import { createCoverage } from "../coverage/index.js";
import type { AnyHandlers } from "../server/handlers.js";
import { createResponder } from "../server/responder.js";
import type { Responder } from "../server/http.js";
import type { Storage } from "../server/storage.js";
import { wait } from "../server/timers.js";
import { createClock } from "../service/base/clock.js";
import { createRandom, createSeededRandom } from "../service/base/random.js";
import { createService, type Service } from "../service/index.js";
import type { Platform } from "../service/ports/platform.js";
import type { Browsers } from "../service/ports/browsers.js";
import type { Commands } from "../service/ports/commands.js";
import { createExampleOf, createDefaultsOf } from "./examples.js";
import { createMockFetch } from "./fetch.js";
import { createIds } from "./journal/ids.js";
import type { JournalStore } from "./journal/journal.js";
import { createRecorder } from "./journal/record.js";
import { createMockTime } from "./journal/time.js";
import { createChanges } from "./changes.js";
import type { JournaledControls } from "./control.js";
import type { Mock } from "./mock.js";
import type { MockOptions } from "./options.js";
import { createOverrides } from "./overrides/store.js";
import { createHarStore, createMemorySink } from "./recording/index.js";
import { createPanel } from "./panel/index.js";
import { settingsOf } from "./panel/settings.js";
import { createBuiltIn, createChoice } from "./scenarios/index.js";
import { createState, type InitialRecording, type Started } from "./state.js";
import { mockWay } from "./way.js";

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

/** Creates the core of a mock. Nothing exists before `start`. */
export function createMockCore(options: MockOptions, platform: MockPlatform): MockCore {
  const { stateless = false, recording: source, seed, now } = options;
  const { contract, storage, origin, readAsset, readPage, version, browsers, commands, basePath = "" } = platform;
  const examples = { exampleOf: createExampleOf(contract), defaultsOf: createDefaultsOf(contract) };
  const time = createMockTime(now);
  const clock = createClock(time.now, now === undefined, () => panel.events.changed());
  const journal = platform.journal ?? (options.record ? createHarStore(platform, createMemorySink()) : undefined);
  const seeded = createSeededRandom(journal?.kept?.start.seed ?? seed ?? randomSeed());
  const random = browsers && seed === undefined ? createRandom() : seeded; // a seed is too short to guard a browser
  const service = createService({ ...examples, storage, origin, platform, browsers, commands, clock, random });
  const panel = createPanel(contract, clock, () =>
    settingsOf(options, { version, clock, choice, overrides, isRecording: journal !== undefined }));
  const { events, history } = panel;
  const coverage = createCoverage(contract);
  const overrides = createOverrides(contract, random.fraction, events.settingsChanged);
  const choice = createChoice(createBuiltIn(contract), options.scenarios ?? {}, overrides, options.overrides ?? {});

  async function advance(ms: number): Promise<void> {
    service.advance(ms);
    events.settingsChanged();
    await wait(0); // lets events reach their subscribers
  }

  const plainControls: JournaledControls = {
    advance,
    replaceOverride: (operation, override) => overrides.replace(operation, override),
    resetOverrides: (operation) => overrides.reset(operation),
    overrideAsIn: choice.use,
  };
  const plain = { handlers: { ...service.handlers as object } as AnyHandlers, controls: plainControls };
  const journaled = { service, ...plain, random: seeded, time, ids: createIds(contract) };
  const recorder = journal && createRecorder(contract, storage, journaled, journal);
  const { handlers, controls } = recorder ?? plain;
  const hasBrowsers = browsers !== undefined;
  const recording = platform.recording ?? (source === undefined ? undefined : { source });
  const state = createState(options, { ...platform, journaled, journal, recorder, recording, hasBrowsers });
  const parts = { state, overrides, choice, history, recorder, origin };
  const { start, populate, ...changes } = createChanges(options, parts);

  const { requests } = history;
  const { har, record } = state;
  const responder = createResponder(mockWay({
    contract,
    storage,
    overrides,
    history,
    events,
    coverage,
    controls: {
      requests, forget: history.clear, coverage, ...controls, ...changes, har, overrides: overrides.list,
      current: choice.current,
      scenarios: choice.names,
    },
    panel: { ...panel, contract, readPage, service: stateless ? undefined : service },
    service: stateless
      ? undefined
      : { ...service, handlers: { ...service.handlers, ...handlers as object }, reads: service.handlers },
    readAsset,
  }, options));
  return {
    responder,
    endPanel: () => events.end(),
    service,
    mock: {
      requests,
      coverage: coverage.report,
      file: service.file,
      fetch: createMockFetch(responder, basePath),
      use: (added) => overrides.add(added),
      setInitialOverrides: choice.setInitial,
      advance: controls.advance,
      record,
      ...changes,
    },
    start,
    populate,
  };
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] as number;
}

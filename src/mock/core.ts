/** A mock without a platform: a responder, and what a test does with it. */
import { createCoverage } from "../coverage/index.js";
import type { AnyHandlers } from "../server/handlers.js";
import { createResponder } from "../server/responder.js";
import { wait } from "../server/timers.js";
import { createClock } from "../service/base/clock.js";
import { createRandom, createSeededRandom } from "../service/base/random.js";
import { createService } from "../service/index.js";
import { createExampleOf, createDefaultsOf } from "./examples.js";
import { createMockFetch } from "./fetch.js";
import { createIds } from "./journal/ids.js";
import { createRecorder } from "./journal/record.js";
import { createMockTime } from "./journal/time.js";
import { createChanges } from "./changes.js";
import type { JournaledControls } from "./control.js";
import type { MockOptions } from "./options.js";
import { createOverrides } from "./overrides/store.js";
import { createHarStore, createMemorySink } from "./recording/index.js";
import { createPanel } from "./panel/index.js";
import { settingsOf } from "./panel/settings.js";
import { createBuiltIn, createChoice } from "./scenarios/index.js";
import type { MockCore, MockPlatform } from "./platform.js";
import { createState } from "./state.js";
import { mockWay } from "./way.js";

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

/** What replaces everything in a mock: a reset, a scenario, a recording; and what its options add to it. */
import type { Recorder } from "./journal/record.js";
import type { MockOptions } from "./options.js";
import type { Overrides } from "./overrides/store.js";
import type { Restore } from "./recording/index.js";
import type { RequestHistory } from "./request-history.js";
import type { Choice } from "./scenarios/index.js";
import type { MockState, Started } from "./state.js";

/** What is changed. */
export interface ChangedParts {
  state: MockState;
  overrides: Overrides;
  choice: Choice;
  history: RequestHistory;
  recorder: Recorder | undefined;
  /** Returns the base URL of the mock. */
  origin: () => string;
}

/** What a test does with a whole mock. */
export interface Changes {
  /** Makes what exists at the start. What a journal has kept is complete. */
  start: () => Promise<Started>;
  /** Adds what the options add to it. */
  populate: () => Promise<void>;
  reset: () => Promise<void>;
  scenario: (name?: string) => Promise<void>;
  restore: Restore;
}

/** Creates what changes a whole mock. */
export function createChanges(
  { populate, scenario: first }: MockOptions,
  { state, overrides, choice, history, recorder, origin }: ChangedParts,
): Changes {
  async function runPopulate(): Promise<void> {
    history.isPaused = true;
    try {
      await populate?.(origin());
    } finally {
      history.isPaused = false;
    }
  }

  /** Notes the scenario, and adds what the options add to a state that is no recording. */
  async function complete(hasRecording: boolean): Promise<void> {
    const current = choice.current();
    if (current !== undefined) await recorder?.note("scenario", [current]);
    if (!hasRecording) await runPopulate();
  }

  async function scenario(name?: string): Promise<void> {
    const hasRecording = await state.load(name === undefined ? {} : choice.find(name));
    choice.use(name);
    history.clear();
    await complete(hasRecording);
  }

  return {
    async start() {
      const started = await state.start();
      if (first !== undefined && !started.isKept) await scenario(first);
      return started;
    },
    populate: runPopulate,
    scenario,
    async reset() {
      overrides.reset();
      history.clear();
      await complete(await state.reset());
    },
    async restore(...input) {
      const report = await state.restore(...input);
      overrides.reset();
      history.clear();
      return report;
    },
  };
}

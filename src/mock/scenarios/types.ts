/** Scenarios: states and faults of a mock that have a name. */
import type { HarSource } from "../../har/index.js";
import type { MockOverrides } from "../overrides/types.js";

/** What a mock is like. A scenario replaces everything, and a reset goes back to it. */
export interface Scenario {
  /** What exists: a recording, or a function that returns one. By default, what exists at the start of the mock. */
  recording?: HarSource | (() => HarSource | Promise<HarSource>);
  /** Whether nothing exists at first. By default, it is as the mock was started. */
  empty?: boolean;
  /** Overrides of operations, on top of those that the mock was started with. */
  overrides?: MockOverrides;
}

/**
 * Scenarios by their names.
 *
 * @example
 * import { type Scenarios, startMock } from "cloud-browser-contract/mock";
 *
 * const scenarios: Scenarios = { maintenance: { overrides: { createBrowser: { status: 503 } } } };
 * const mock = await startMock({ scenarios });
 * await mock.scenario("maintenance");
 * await mock.scenario("plan limit"); // one of the six that every mock has
 * await mock.close();
 */
export type Scenarios = Readonly<Record<string, Scenario>>;

/** Chooses the scenario of a mock, which also says what its overrides are at the start. */
import { nearest } from "../../nearest.js";
import type { MockOverrides } from "../overrides/types.js";
import type { Overrides } from "../overrides/store.js";
import type { Scenario, Scenarios } from "./types.js";

/** The choice of a scenario. */
export interface Choice {
  /**
   * Returns a scenario.
   *
   * @throws {RangeError} If there is none of this name.
   */
  find: (name: string) => Scenario;
  /** Uses the overrides of a scenario; of none, those that the mock was started with. */
  use: (name: string | undefined) => void;
  /** Replaces the overrides that the mock was started with. */
  setInitial: (overrides: MockOverrides) => void;
  current: () => string | undefined;
  names: () => string[];
}

/**
 * Creates the choice of a scenario. None is chosen yet.
 *
 * @param builtIn The scenarios that every mock has.
 * @param own Those of a test, of which one may have the name of another.
 * @param initial The overrides that the mock was started with.
 * @throws {RangeError} If the overrides of a test are invalid.
 */
export function createChoice(
  builtIn: Scenarios,
  own: Scenarios,
  overrides: Overrides,
  initial: MockOverrides,
): Choice {
  const scenarios: Scenarios = { ...builtIn, ...own };
  let current: string | undefined;
  let base = initial;

  function find(name: string): Scenario {
    const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
    const names = Object.keys(scenarios);
    if (!scenario) throw new RangeError(`There is no scenario "${name}".${nearest(name, names)}`);
    return scenario;
  }

  function override(): void {
    overrides.setInitial({ ...base, ...current !== undefined && find(current).overrides });
  }

  for (const one of Object.values(own)) overrides.setInitial({ ...base, ...one.overrides }); // throws
  override();
  return {
    find,
    use(name) {
      if (name !== undefined) find(name); // throws if there is none
      current = name;
      override();
    },
    setInitial(replaced) {
      overrides.setInitial(replaced); // throws if they are invalid
      base = replaced;
      override();
    },
    current: () => current,
    names: () => Object.keys(scenarios),
  };
}

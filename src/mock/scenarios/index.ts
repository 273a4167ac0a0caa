/** Scenarios: states and faults of a mock that have a name. */
export { createBuiltIn } from "./built-in.js";
export type { Scenario, Scenarios } from "./types.js";
export { type Choice, createChoice } from "./choose.js";

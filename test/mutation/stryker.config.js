/**
 * A mutation run: Stryker breaks the code in one place at a time, and the tests have to notice. The places are on lines
 * drawn at random from some rooms of `src/`.
 */
import { drawLines } from "./lines.js";

const { MUTATION_ROOMS = "src/contract src/server src/client" } = process.env;

export default {
  testRunner: "vitest",
  vitest: { configFile: "test/mutation/vitest.config.ts", related: false },
  mutate: drawLines(MUTATION_ROOMS, "150"),
  coverageAnalysis: "perTest",
  ignoreStatic: true, // a mutant in a constant runs every test: they would take as long as all others together
  concurrency: 2,
  dryRunTimeoutMinutes: 15,
  reporters: ["progress-append-only", "clear-text"],
  clearTextReporter: { reportTests: false, allowColor: false },
};

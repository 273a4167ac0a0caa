/**
 * A mutation run: Stryker breaks the code in one place at a time, and the tests have to notice. The places are on lines
 * drawn at random from some rooms of `src/`.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const { MUTATION_ROOMS = "src/contract src/server src/client", MUTATION_LINES = "150", MUTATION_SEED } = process.env;
let state = Number(MUTATION_SEED ?? Date.now() % 2 ** 32);
console.log(`MUTATION_SEED=${state} draws ${MUTATION_LINES} lines of ${MUTATION_ROOMS}.`);

/** Returns a random index below a bound: the next number of a linear congruential generator. @param {number} bound */
function nextIndex(bound) {
  state = (state * 1664525 + 1013904223) % 2 ** 32;
  return Math.floor(state / 2 ** 32 * bound);
}

/** Whether a line has code, rather than a comment, an import, a type or only brackets. @param {string} line */
function isCode(line) {
  return /\w/.test(line) && !/^\s*(\/?\*|\/\/|import |export (type|interface) )/.test(line);
}

const files = execFileSync("git", ["ls-files", ...MUTATION_ROOMS.split(" ")], { encoding: "utf8" }).trim().split("\n");
const lines = files.flatMap((file) => readFileSync(file, "utf8").split("\n")
  .flatMap((line, index) => isCode(line) ? [`${file}:${index + 1}-${index + 1}`] : []));
const count = Math.min(Number(MUTATION_LINES), lines.length);

export default {
  testRunner: "vitest",
  vitest: { configFile: "test/mutation/vitest.config.ts", related: false },
  mutate: Array.from({ length: count }, () => lines.splice(nextIndex(lines.length), 1)).flat(),
  coverageAnalysis: "perTest",
  ignoreStatic: true, // a mutant in a constant runs every test: they would take as long as all others together
  concurrency: 2,
  dryRunTimeoutMinutes: 15,
  reporters: ["progress-append-only", "clear-text"],
  clearTextReporter: { reportTests: false, allowColor: false },
};

/** Draws lines of code at random, from a seed, so that a run can be repeated. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRandom } from "../../src/check/behavior/random.js";

/** Whether a line has code, rather than a comment, an import, a type or only brackets. @param {string} line */
function isCode(line) {
  return /\w/.test(line) && !/^\s*(\/?\*|\/\/|import |export (type|interface) )/.test(line);
}

/**
 * Returns lines of some rooms as the ranges that Stryker mutates, and prints the seed. `MUTATION_SEED` repeats a run,
 * and `MUTATION_LINES` sets the number of lines.
 *
 * @param {string} rooms The directories, separated by spaces, as path specifications of Git: `:!` leaves out a file.
 * @param {string} defaultCount
 */
export function drawLines(rooms, defaultCount) {
  const { MUTATION_LINES = defaultCount, MUTATION_SEED } = process.env;
  const seed = Number(MUTATION_SEED ?? Date.now() % 2 ** 32);
  console.log(`MUTATION_SEED=${seed} draws ${MUTATION_LINES} lines of ${rooms}.`);
  const nextIndex = createRandom(seed);
  const files = execFileSync("git", ["ls-files", ...rooms.split(" ")], { encoding: "utf8" }).trim().split("\n");
  const lines = files.flatMap((file) => readFileSync(file, "utf8").split("\n")
    .flatMap((line, index) => isCode(line) ? [`${file}:${index + 1}-${index + 1}`] : []));
  const count = Math.min(Number(MUTATION_LINES), lines.length);
  return Array.from({ length: count }, () => lines.splice(nextIndex(lines.length), 1)).flat();
}

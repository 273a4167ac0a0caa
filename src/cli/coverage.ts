/** The options `--coverage` and `--min-statuses`, which several commands have. */
import { writeFileSync } from "node:fs";
import { textOfCoverage } from "../coverage/text.js";
import type { CoverageReport } from "../coverage/types.js";
import { UsageError, wholeNumber } from "./arguments.js";

/** The options, for `parseArgs`. */
export const coverageOptions = {
  "coverage": { type: "string" },
  "min-statuses": { type: "string" },
} as const;

/** What the options ask for. */
export interface CoverageTask {
  /** File to write the coverage in, as JSON. */
  file: string | undefined;
  /** How many per cent of the statuses have to be seen. */
  minStatuses: number | undefined;
}

/**
 * Reads the options.
 *
 * @returns What they ask for; undefined if neither is given.
 * @throws {UsageError} If the minimum is not from 0 to 100.
 */
export function readCoverageTask(
  { coverage: file, "min-statuses": text }: { "coverage"?: string; "min-statuses"?: string },
): CoverageTask | undefined {
  if (file === undefined && text === undefined) return undefined;
  const minStatuses = text === undefined ? undefined : wholeNumber("min-statuses", text);
  if (minStatuses !== undefined && minStatuses > 100) throw new UsageError("--min-statuses takes per cent, up to 100.");
  return { file, minStatuses };
}

/**
 * Prints the coverage, and writes its file. It does so at once, so that a program may end after it.
 *
 * @param who Who called, such as `Your tests`.
 * @returns Whether everything is as asked for. If not, it is printed.
 */
export function reportCoverage(report: CoverageReport, { file, minStatuses = 0 }: CoverageTask, who: string): boolean {
  process.stdout.write(textOfCoverage(report, who));
  const { seen, declared, percent } = report.statuses;
  const isEnough = percent >= minStatuses;
  if (!isEnough) {
    console.error(`Too few statuses came: ${seen} of ${declared} are ${percent} %, and --min-statuses ${minStatuses} `
      + "asks for more.");
  }
  try {
    if (file !== undefined) writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
    return isEnough;
  } catch (error) {
    console.error(`The coverage cannot be written: ${(error as Error).message}.`);
    return false;
  }
}

/** The command `cloud-browser-contract check --har`. */
import { open } from "node:fs/promises";
import type { HarReport } from "../check/index.js";
import { count } from "../report/format.js";
import { textOfTraffic } from "../traffic/text.js";
import { type CoverageTask, reportCoverage } from "./coverage.js";
import { writeReport } from "./write-report.js";

interface RecordingOptions {
  only?: string[];
  json?: string;
  junit?: string;
  coverageTask?: CoverageTask;
}

/** Judges the traffic in a file. If that is impossible, it prints why, without a hint at the command line. */
export async function checkRecording(path: string, baseUrl: string | undefined, options: RecordingOptions) {
  const { CheckError, checkHar } = await import("../check/index.js"); // only now, so that usage errors are fast
  const { only = [], coverageTask } = options;
  let report: HarReport;
  try {
    const file = await open(path);
    report = await checkHar(file.createReadStream(), { name: path, only, ...baseUrl !== undefined && { baseUrl } });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    if (!(error instanceof CheckError) && code === undefined) throw error;
    console.error(code === undefined ? message : `${path} cannot be read: ${message.replace(/^\w+: |, .*/g, "")}.`);
    process.exitCode = 2;
    return;
  }
  await writeReport(report, options);
  process.stdout.write(textOfTraffic(report, `in ${path}`, notesOn(report)));
  const isEnough = !coverageTask || reportCoverage(report.coverage, coverageTask, "The traffic");
  process.exitCode = isEnough ? exitCodeOf(report) : 1;
}

function exitCodeOf({ breaches, incomplete, isCut }: HarReport): number {
  if (breaches.length > 0) return 1;
  return incomplete > 0 || isCut ? 3 : 0;
}

function notesOn({ entries, ofApi, incomplete, isCut }: HarReport): string[] {
  const rest = incomplete === 0 ? "" : `, of which ${incomplete} could not be judged as a whole`;
  return [
    `${count(entries, "entry", "entries")}, ${ofApi} of the API${rest}.`,
    ...isCut ? ["The file is cut off. What is complete until then was judged."] : [],
  ];
}

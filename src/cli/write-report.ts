/** Writes the files of a report, for the options `--json` and `--junit`. */
import { writeFile } from "node:fs/promises";
import { junitOf } from "../report/junit.js";
import type { Report } from "../report/report.js";

export async function writeReport(report: Report, { json, junit }: { json?: string; junit?: string }): Promise<void> {
  if (json !== undefined) await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
  if (junit !== undefined) await writeFile(junit, junitOf(report));
}

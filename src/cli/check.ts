/** The command `cloud-browser-contract check`. */
import { writeFile } from "node:fs/promises";
import { constants } from "node:os";
import type { CheckOptions, Progress, Report } from "../check/index.js";
import { junitOf } from "../check/report/junit.js";
import { textOf } from "../check/report/text.js";
import { readArguments, UsageError, wholeNumber } from "./arguments.js";
import type { Command } from "./command.js";
import { onSignal } from "./signals.js";

const help = `Usage: cloud-browser-contract check URL [options]

Reports where a server violates the contract of the cloud browser API. It sends requests derived from the contract, and
checks the answers. What a request needs is created on the server, under names of its own, and deleted afterwards.

  --token T           bearer token that the server accepts (default: the value of ACCESS_TOKEN)
  --session ID        work in this browser session instead of a new one; its own files are left alone
  --only NAME         check only this area or operation; can be given several times
  --read-only         create and change nothing: check only operations that read, with what is there
  --keep              keep what was created, so that the curl lines of the report find it
  --timeout SECONDS   how long an answer may take, and a server may ask to wait (default 30)
  --concurrency N     how many requests are sent at once (default 4)
  --json FILE         also write the report as JSON, with every case of each cause
  --junit FILE        also write the report as JUnit XML
  --quiet             no progress
  --help              show this
  --version           show the version

When the server stops answering, the check reports that once, and ends within ten times --timeout. The token is in no
report. Ctrl-C deletes what was created, then reports what was checked.

The exit status is 0 when no violation was found, 1 when one was found or nothing could be checked, and 2 when the
command line is wrong, the server cannot be reached, or it does not accept the token.
`;

const options = {
  "token": { type: "string" },
  "session": { type: "string" },
  "only": { type: "string", multiple: true },
  "read-only": { type: "boolean" },
  "keep": { type: "boolean" },
  "timeout": { type: "string", default: "30" },
  "concurrency": { type: "string", default: "4" },
  "json": { type: "string" },
  "junit": { type: "string" },
  "quiet": { type: "boolean" },
  "help": { type: "boolean", short: "h" },
  "version": { type: "boolean" },
} as const;

export const command: Command = {
  name: "check",
  summary: "reports where a server violates the contract",
  help,
  run,
};

async function run(args: string[]): Promise<void> {
  const { values, positionals: [baseUrl, extra] } = readArguments(args, options);
  if (baseUrl === undefined) throw new UsageError("The base URL of the server is missing.");
  if (extra !== undefined) throw new UsageError(`check takes one URL, and "${extra}" is one more.`);
  const { token = process.env.ACCESS_TOKEN, session, only = [], quiet = false } = values;
  if (!token) throw new UsageError("The server's bearer token is missing: give --token, or set ACCESS_TOKEN.");
  const report = await checkOrFail({
    baseUrl,
    token,
    only,
    readOnly: values["read-only"] ?? false,
    keep: values.keep ?? false,
    timeout: atLeastOne("timeout", values.timeout) * 1000,
    concurrency: atLeastOne("concurrency", values.concurrency),
    ...untilInterrupted(),
    ...session !== undefined && { session },
    ...!quiet && { onProgress: showProgress },
  });
  if (!report) return;
  await writeReport(report, values);
  process.stdout.write(textOf(report));
  const isKept = report.breaches.length === 0 && report.operations.some(({ outcome }) => outcome === "passed");
  process.exitCode = report.interrupted ? 128 + constants.signals.SIGINT : isKept ? 0 : 1;
}

/** A server that cannot be checked is told in a line, without a word on the command line, which may be right. */
async function checkOrFail(options: CheckOptions): Promise<Report | undefined> {
  const { CheckError, checkServer } = await import("../check/index.js"); // takes time to load, and --help needs none
  try {
    return await checkServer(options);
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
    return undefined;
  }
}

/** Writes the files of a report. */
export async function writeReport(report: Report, { json, junit }: { json?: string; junit?: string }): Promise<void> {
  if (json !== undefined) await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
  if (junit !== undefined) await writeFile(junit, junitOf(report));
}

function atLeastOne(option: string, text: string): number {
  const number = wholeNumber(option, text);
  if (number === 0) throw new UsageError(`--${option} has to be 1 or more.`);
  return number;
}

/** The signal that the first Ctrl-C gives. The second one ends the program at once, and says what stays. */
function untilInterrupted(): Required<Pick<CheckOptions, "signal" | "onStart">> {
  const controller = new AbortController();
  let left = (): string[] => [];
  onSignal(() => {
    console.error("\nInterrupted: what was made is deleted.");
    controller.abort();
  }, () => {
    const stays = left();
    const says = stays.length === 0 ? "Nothing that is known of stays on the server." : "This stays on the server:";
    console.error([`Interrupted again. ${says}`, ...stays].join("\n  "));
  });
  return { signal: controller.signal, onStart: (list) => left = list };
}

/** In a terminal, one line that changes; elsewhere, such as in the log of a CI server, a line for each area. */
function showProgress({ result: { id, area, outcome }, done, total, isLast }: Progress): void {
  if (process.stderr.isTTY) {
    process.stderr.write(`\r\x1b[K${done}/${total} ${id}${done === total ? "\n" : ""}`);
  } else if (isLast) console.error(`${done}/${total} ${area}`);
  if (outcome === "failed" && process.stderr.isTTY) process.stderr.write(`\r\x1b[K${id} failed\n`);
}

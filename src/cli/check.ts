/** The command `cloud-browser-contract check`. */
import { constants } from "node:os";
import type { CheckOptions, Progress, Report } from "../check/index.js";
import { coverageOf } from "../report/coverage.js";
import { textOf } from "../report/text.js";
import { atLeastOne, readArguments, UsageError, wholeNumber } from "./arguments.js";
import { checkRecording } from "./check-har.js";
import type { Command } from "./command.js";
import { coverageOptions, readCoverageTask } from "./coverage.js";
import { onSignal } from "./signals.js";
import { writeReport } from "./write-report.js";

const help = `Usage: cloud-browser-contract check URL [options]
       cloud-browser-contract check [URL] --har FILE [options]

Reports where a server violates the contract of the cloud browser API. It sends requests derived from the contract, and
checks the responses. The resources that it needs are created on the server under new names, and deleted afterwards.

  --token T           bearer token that the server accepts (default: the value of ACCESS_TOKEN)
  --session ID        use this browser session instead of a new one; its existing files are not changed
  --only NAME         check only this area or operation; repeat it for more
  --read-only         create and change nothing: check only operations that read, on existing resources
  --keep              keep the created resources, so that the curl lines of the report work
  --timeout SECONDS   maximum time for a response, and for a wait that the server asks for (default 30)
  --settle SECONDS    maximum time until a read shows a change (default 1)
  --concurrency N     maximum number of requests at once (default 4)
  --walks N           also send N random walks, and list where the server differs from the mock (default 0)
  --budget N          maximum number of resources to create (default: any number)
  --har FILE          send nothing, and judge the requests and responses that a browser, Playwright, the mock or the
                      proxy has saved in this HTTP Archive; URL says which of them are of the API (default: those whose
                      path is in the contract); takes only --only, --coverage, --min-statuses, --json, --junit and
                      --quiet besides
  --coverage FILE     with --har, also print what the traffic has reached of the contract and what never came, and write
                      it in FILE as JSON
  --min-statuses N    the same without FILE; the exit status is 1 if fewer than N per cent of the statuses came that the
                      requested operations declare
  --json FILE         also write the report as JSON, with every case of each cause
  --junit FILE        also write the report as JUnit XML
  --quiet             do not show progress
  --help              show this
  --version           show the version

If the server stops answering, the check reports that once, and ends within ten times --timeout. No report contains the
token. Ctrl-C deletes the created resources, and reports what was checked so far.

The exit status is 0 if no violation was found; 1 if one was found, or nothing could be checked; 2 if the command line
is wrong, the server cannot be reached, or it does not accept the token; and 3 if no violation was found, but the server
kept something from being checked: it refused it for good with 403, 429 or 529, an event stream sent nothing, or a
change did not show in time. With --har, it is also 1 if too few statuses came, 2 if the file cannot be read or has
nothing of the API, and 3 if it leaves out bodies or is cut off.
`;

const options = {
  "token": { type: "string" },
  "session": { type: "string" },
  "only": { type: "string", multiple: true },
  "read-only": { type: "boolean" },
  "keep": { type: "boolean" },
  "timeout": { type: "string", default: "30" },
  "settle": { type: "string", default: "1" },
  "concurrency": { type: "string", default: "4" },
  "walks": { type: "string", default: "0" },
  "budget": { type: "string" },
  "har": { type: "string" },
  ...coverageOptions,
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
  if (extra !== undefined) throw new UsageError(`check takes only one URL, not also "${extra}".`);
  const coverageTask = readCoverageTask(values);
  if (values.har !== undefined) {
    refuseOthers(values);
    return checkRecording(values.har, baseUrl, { ...values, ...coverageTask && { coverageTask } });
  }
  if (coverageTask) throw new UsageError("--coverage and --min-statuses need --har: a check sends its own requests.");
  if (baseUrl === undefined) throw new UsageError("The base URL of the server is missing.");
  const { token = process.env.ACCESS_TOKEN, session, only = [], quiet = false } = values;
  if (only.length > 0) {
    const { checkNames } = await import("../check/select.js");
    await checkNames(only); // before the token, which is often missing in a first try
  }
  if (!token) throw new UsageError("The server's bearer token is missing: pass --token, or set ACCESS_TOKEN.");
  const report = await checkOrFail({
    baseUrl,
    token,
    only,
    readOnly: values["read-only"] ?? false,
    keep: values.keep ?? false,
    timeoutMs: atLeastOne("timeout", values.timeout) * 1000,
    settleMs: atLeastOne("settle", values.settle) * 1000,
    concurrency: atLeastOne("concurrency", values.concurrency),
    walks: wholeNumber("walks", values.walks),
    ...values.budget !== undefined && { budget: wholeNumber("budget", values.budget) },
    ...untilInterrupted(),
    ...session !== undefined && { session },
    ...!quiet && { onProgress: showProgress },
  });
  if (!report) return;
  await writeReport(report, values);
  process.stdout.write(textOf(report));
  process.exitCode = exitCodeOf(report);
}

/** Refuses options that say how requests are sent, where none are. */
function refuseOthers(values: Record<string, unknown>): void {
  const taken = ["har", "only", "json", "junit", "quiet", ...Object.keys(coverageOptions)];
  const sending = Object.entries(options).filter(([name]) => !taken.includes(name));
  const [given] = sending.find(([name, option]) =>
    values[name] !== ("default" in option ? option.default : undefined)) ?? [];
  if (given !== undefined) throw new UsageError(`check --har sends nothing, so it does not take --${given}.`);
}

function exitCodeOf(report: Report): number {
  if (report.interrupted) return 128 + constants.signals.SIGINT;
  const hasPassed = report.breaches.length === 0 && report.operations.some(({ outcome }) => outcome === "passed");
  if (!hasPassed) return 1;
  return coverageOf(report).isUnproven ? 3 : 0;
}

/** Checks the server. If that is impossible, it prints why, without a hint at the command line, which is valid. */
async function checkOrFail(options: CheckOptions): Promise<Report | undefined> {
  const { CheckError, checkServer } = await import("../check/index.js"); // only now, so that usage errors are fast
  try {
    return await checkServer(options);
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
    return undefined;
  }
}

/** Creates a signal that the first Ctrl-C aborts. The second one ends the program at once, and prints what remains. */
function untilInterrupted(): Required<Pick<CheckOptions, "signal" | "onStart">> {
  const controller = new AbortController();
  let left = (): string[] => [];
  onSignal(() => {
    console.error("\nInterrupted. Deleting the created resources.");
    controller.abort();
  }, () => {
    const resources = left();
    const summary = resources.length === 0
      ? "No known resources remain on the server."
      : "These resources remain on the server:";
    console.error([`Interrupted again. ${summary}`, ...resources].join("\n  "));
  });
  const onStart = (list: () => string[]) => {
    left = list;
  };
  return { signal: controller.signal, onStart };
}

/** Shows progress: in a terminal as one changing line, elsewhere, such as in a CI log, as a line for each area. */
function showProgress({ result: { id, area, outcome }, done, total, isLast }: Progress): void {
  if (process.stderr.isTTY) {
    process.stderr.write(`\r\x1b[K${done}/${total} ${id}${done === total ? "\n" : ""}`);
  } else if (isLast) console.error(`${done}/${total} ${area}`);
  if (outcome === "failed" && process.stderr.isTTY) process.stderr.write(`\r\x1b[K${id} failed\n`);
}

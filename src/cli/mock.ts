/** The command `cloud-browser-contract mock`. */
import type { MockOptions } from "../mock/index.js";
import { readArguments, refuseExtra, timeOf, wholeNumber } from "./arguments.js";
import type { Command } from "./command.js";
import { coverageOptions, readCoverageTask, reportCoverage } from "./coverage.js";
import { warnIfExposed } from "./exposure.js";
import { onSignal } from "./signals.js";

const help = `Usage: cloud-browser-contract mock [options]

Starts a mock server of the cloud browser API. It answers like the service, and keeps everything in memory. It starts
with the resources of the contract's examples. The page at / shows requests and what exists, and switches faults on.

  --port N            port; 0 picks a free one (default 4010)
  --host ADDRESS      address to listen on (default 127.0.0.1, which only this machine reaches)
  --token T           accept this bearer token only (default: any)
  --latency MS        milliseconds to wait before each response (default 0)
  --empty             start without any resources
  --setup FILE        ES module whose "overrides" replace responses, whose "populate" adds resources at the start, and
                      whose "scenarios" have names; its overrides are reloaded when a file of it changes
  --seed N            make ids, names and keys the same in each run that sends the same requests
  --now TIME          time at which the clock stands, such as 2026-03-01T12:00:00Z; it moves by /_mock/advance alone
  --scenario NAME     start with a scenario: empty, "full lists", "plan limit", slow, failing, "second factor", or one
                      of --setup
  --har FILE          start from a recording, which is an HTTP Archive: of a mock, the proxy or a web browser
  --har-base URL      base URL of the API in FILE, if it has a path
  --save              keep FILE up to date, so that everything is there at the next start
  --record            record what changes the mock, for GET /_mock/recording
  --stateless         store nothing; answer every valid request with its example
  --storage MIB       maximum size of all files on disk, in MiB (default 4096)
  --description FILE  serve this OpenAPI description instead of the contract
  --browser [PATH]    run a real browser for each session: Chrome or Chromium at PATH, or an installed one; needs
                      playwright-core. Code in requests then runs on this machine
  --browser URL       the same with browsers that run elsewhere: DevTools addresses, such as http://chrome:9222, several
                      separated by commas, or a Selenium Grid, such as http://grid:4444
  --browsers N        maximum number of browsers at once (default 8; elsewhere as many as there are)
  --headed            show the windows of the browsers
  --shell             run commands in a simulated shell, on the files of their session; needs just-bash
  --coverage FILE     at the end, print what the requests have reached of the contract and what never came, and write it
                      in FILE as JSON
  --min-statuses N    the same without FILE; the exit status is 1 if fewer than N per cent of the statuses came that the
                      requested operations declare
  --docs URL          address of the docs, for a link on the page at /
  --quiet             do not log requests
  --help              show this
  --version           show the version

To get a certain response, send a header: "Prefer: code=403", "Prefer: example=unknown_session" or
"Prefer: dynamic=true". Such a request changes nothing.
For tests in any language: POST /_mock/reset, POST /_mock/advance with {"ms": 60000}, GET /_mock/requests,
GET /_mock/coverage, and PUT /_mock/overrides/createBrowser with {"status": 429, "times": 2}; DELETE removes the
override. GET /_mock/recording returns what was recorded, and PUT restores it. PUT /_mock/scenario with
{"name": "slow"} changes the scenario. With --token, these paths need the token, too.
Ctrl-C answers the requests in flight, removes the files and ends the server; a second Ctrl-C ends it at once.
`;

const options = {
  "port": { type: "string", default: "4010" },
  "host": { type: "string", default: "127.0.0.1" },
  "token": { type: "string" },
  "latency": { type: "string", default: "0" },
  "empty": { type: "boolean" },
  "setup": { type: "string" },
  "seed": { type: "string" },
  "now": { type: "string" },
  "scenario": { type: "string" },
  "har": { type: "string" },
  "har-base": { type: "string" },
  "save": { type: "boolean" },
  "record": { type: "boolean" },
  "stateless": { type: "boolean" },
  "storage": { type: "string", default: "4096" },
  "description": { type: "string" },
  "browser": { type: "string" },
  "browsers": { type: "string" },
  "headed": { type: "boolean" },
  "shell": { type: "boolean" },
  ...coverageOptions,
  "docs": { type: "string" },
  "quiet": { type: "boolean" },
  "help": { type: "boolean", short: "h" },
  "version": { type: "boolean" },
} as const;

/** The query that makes Node.js reload a file of the setup, as it appears in a stack. */
const loadNumber = /\?setup=\d+(?=:\d+:\d+\)?$)/;

export const command: Command = {
  name: "mock",
  summary: "starts a mock server that answers like the service",
  help,
  run,
};

/** Runs the mock until a signal ends it. */
async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(withPath(args), options);
  refuseExtra("mock", positionals);
  const { host, token, description, empty = false, stateless = false, quiet = false } = values;
  const numbers = {
    port: wholeNumber("port", values.port),
    latencyMs: wholeNumber("latency", values.latency),
    maxStorageMiB: wholeNumber("storage", values.storage),
  };
  const browserOptions = (where: string): NonNullable<MockOptions["browser"]> => ({
    ...where && (/^https?:/.test(where) ? { url: where } : { executablePath: where }),
    ...values.browsers !== undefined && { maxBrowsers: wholeNumber("browsers", values.browsers) },
    headed: values.headed ?? false,
  });
  const coverageTask = readCoverageTask(values);
  // The mock is loaded only now, so that usage errors are fast.
  const setup = values.setup === undefined
    ? undefined
    : await (await import("./setup/index.js")).loadSetup(values.setup, token);
  const { startMock } = await import("../mock/index.js");
  const mock = await startMock({
    host,
    ...numbers,
    empty,
    stateless,
    shell: values.shell ?? false,
    record: values.record ?? false,
    save: values.save ?? false,
    ...values.scenario !== undefined && { scenario: values.scenario },
    ...values.har !== undefined && { har: values.har },
    ...values["har-base"] !== undefined && { harBaseUrl: values["har-base"] },
    ...token !== undefined && { token },
    ...values.browser !== undefined && { browser: browserOptions(values.browser) },
    ...description !== undefined && { description },
    ...values.docs !== undefined && { docsUrl: values.docs },
    ...values.seed !== undefined && { seed: wholeNumber("seed", values.seed) },
    ...values.now !== undefined && { now: timeOf("now", values.now) },
    ...setup && { overrides: setup.overrides, populate: setup.populate, scenarios: setup.scenarios },
    ...!quiet && { log: (line) => console.log(line.replace(loadNumber, "")) },
  }).catch((error: unknown) => {
    throw setup?.explain(error) ?? error;
  });
  const { describeReport } = await import("../mock/recording/index.js");
  setup?.watch(mock);
  const finish = () => {
    if (coverageTask && !reportCoverage(mock.coverage(), coverageTask, "Your tests")) process.exitCode = 1;
  };
  onSignal(async () => {
    await mock.close();
    finish();
  }, finish);
  console.log(`Mock server on ${mock.url}`);
  if (mock.restored) for (const line of describeReport(values.har ?? "", mock.restored)) console.log(line);
  if (!quiet) console.log("Open it in a web browser to see its requests and what exists. Press Ctrl-C to stop it.");
  warnIfExposed(host, token === undefined ? "use this mock: it accepts any token." : "use this mock with its token.");
}

/** Adds an empty value to `--browser` without one: for `parseArgs`, an option always has a value or never. */
function withPath(args: string[]): string[] {
  return args.map((arg, index) => arg === "--browser" && /^(?:-|$)/.test(args[index + 1] ?? "") ? "--browser=" : arg);
}

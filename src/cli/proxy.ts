/** The command `cloud-browser-contract proxy`. */
import { blockOf, count, visible } from "../check/report/text.js";
import type { Breach } from "../check/report/report.js";
import type { ProxyReport, Unjudged } from "../proxy/index.js";
import { portNumber, readArguments, UsageError } from "./arguments.js";
import { writeReport } from "./check.js";
import type { Command } from "./command.js";
import { warnIfExposed } from "./exposure.js";
import { onSignal } from "./signals.js";

const help = `Usage: cloud-browser-contract proxy URL [options]

Stands before a server of the cloud browser API, and reports where a client or the server violates the contract.
Everything passes unchanged, as it comes. Each cause is printed once; Ctrl-C ends the proxy and prints all of them, with
a curl line and how often they came. GET /_proxy/report on the proxy gives the report so far, as JSON.

  --port N          port; 0 picks a free one (default 4012)
  --host ADDRESS    address to listen on (default 127.0.0.1, which only this machine reaches)
  --base-path PATH  what every path begins with on the server, such as /api, and also on the proxy; a path in URL is put
                    before those that clients ask the proxy for
  --fail            replace what violates the contract: a request is answered with 400, an answer becomes a 502. JSON is
                    held back until it is judged; forms, event streams and bytes pass, and are reported
  --json FILE       write the report as JSON, in the end
  --junit FILE      write the report as JUnit XML, in the end
  --quiet           no lines until the end
  --help            show this
  --version         show the version

Not judged are JSON and events beyond 8 MiB, which is reported, WebSockets, and what the contract does not have. The
token is passed on, and never printed; curl lines have the bodies of requests, with whatever is in them.
The exit status is 0 when nothing violated the contract, 1 when something did, and 2 when the command line is wrong.
`;

const options = {
  "port": { type: "string", default: "4012" },
  "host": { type: "string", default: "127.0.0.1" },
  "base-path": { type: "string" },
  "fail": { type: "boolean" },
  "json": { type: "string" },
  "junit": { type: "string" },
  "quiet": { type: "boolean" },
  "help": { type: "boolean", short: "h" },
  "version": { type: "boolean" },
} as const;

export const command: Command = {
  name: "proxy",
  summary: "reports where a server violates the contract while it is used",
  help,
  run,
};

/** Runs the proxy until a signal ends it. */
async function run(args: string[]): Promise<void> {
  const { values, positionals: [target, extra] } = readArguments(args, options);
  if (target === undefined) throw new UsageError("The URL of the server is missing.");
  if (extra !== undefined) throw new UsageError(`proxy takes one URL, and "${extra}" is one more.`);
  const { host, fail = false, quiet = false, "base-path": basePath } = values;
  const port = portNumber("port", values.port);
  const { startProxy } = await import("../proxy/index.js"); // takes time to load, and --help needs none
  const proxy = await startProxy({
    target, port, host, fail,
    ...basePath !== undefined && { basePath },
    ...!quiet && {
      onBreach: (breach) => console.log(visible(lineOf(breach))),
      onUnjudged: (unjudged) => console.log(visible(lineOfUnjudged(unjudged))),
    },
  });
  onSignal(async () => {
    await proxy.close();
    const report = proxy.report();
    await writeReport(report, values);
    process.stdout.write(textOf(report));
    process.exitCode = report.breaches.length > 0 ? 1 : 0;
  });
  console.log(`Proxy on ${proxy.url} before ${proxy.report().baseUrl}`);
  warnIfExposed(host, "use this proxy, with a token that the server takes.");
}

function lineOf({ rule, operations: [operation], expected, came, case: name }: Breach): string {
  return `${rule} ${operation}: ${expected} Received: ${came} (${name})`;
}

function lineOfUnjudged({ case: name, why }: Unjudged): string {
  return `${name}: ${why}`;
}

function textOf({ breaches, operations, unjudged, baseUrl }: ProxyReport): string {
  const passed = operations.reduce((sum, one) => sum + one.passed, 0);
  const failed = operations.reduce((sum, one) => sum + one.failed, 0);
  const verdict = breaches.length === 0
    ? `Nothing that passed to ${baseUrl} and back violated the contract.`
    : `What passed to ${baseUrl} and back violated the contract (${count(breaches.length, "cause", "causes")}).`;
  return visible([
    "",
    ...breaches.map((breach, index) => blockOf(breach, index + 1)),
    ...unjudged.length === 0 ? [] : ["Not judged:"],
    ...unjudged.map((one) => `   ${lineOfUnjudged(one)}${one.count > 1 ? ` (${one.count} times)` : ""}`),
    ...unjudged.length === 0 ? [] : [""],
    `${count(operations.length, "operation", "operations")} judged: ${passed} exchanges as declared, ${failed} not.`,
    verdict,
    "",
  ].join("\n"));
}

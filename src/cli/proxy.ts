/** The command `cloud-browser-contract proxy`. */
import { visible } from "../report/format.js";
import type { Breach } from "../report/report.js";
import { lineOfUnjudged, textOfTraffic } from "../traffic/text.js";
import { atLeastOne, portNumber, readArguments, UsageError } from "./arguments.js";
import type { Command } from "./command.js";
import { coverageOptions, readCoverageTask, reportCoverage } from "./coverage.js";
import { warnIfExposed } from "./exposure.js";
import { onSignal } from "./signals.js";
import { writeReport } from "./write-report.js";

const help = `Usage: cloud-browser-contract proxy URL [options]

Forwards requests to a server of the cloud browser API, and reports where a client or the server violates the contract.
All traffic is forwarded unchanged. Each cause is printed once. Ctrl-C ends the proxy, and prints the report: all
causes, how often they occurred, and a curl line for each. GET /_proxy/report returns the report so far, as JSON.

  --port N          port; 0 picks a free one (default 4012)
  --host ADDRESS    address to listen on (default 127.0.0.1, which only this machine reaches)
  --base-path PATH  prefix of every path, such as /api, on both the server and the proxy; a path in URL is a prefix on
                    the server only
  --reject-violations
                    return 400 or 502 instead of forwarding a violation; JSON is held back until it is judged, but the
                    contents of forms, event streams and bytes are forwarded, and only reported
  --timeout SECONDS maximum time until a response begins (default 300); then the client gets a 504
  --save FILE       save all requests and responses in an HTTP Archive (HAR), which browsers open and check --har
                    judges; one that was saved so is continued
  --json FILE       write the report as JSON at the end
  --junit FILE      write the report as JUnit XML at the end
  --coverage FILE   at the end, print what the traffic has reached of the contract and what never came, and write it in
                    FILE as JSON
  --min-statuses N  the same without FILE; the exit status is 1 if fewer than N per cent of the statuses came that the
                    requested operations declare
  --quiet           print the causes only at the end
  --help            show this
  --version         show the version

The report lists what was not judged: JSON and events longer than 8 MiB, WebSockets, and paths that are not in the
contract. cdp_ws_url, base_url and other addresses of a session lead to the server, around the proxy. The token is never
printed, but curl lines contain the whole request bodies. --save leaves out WebSockets, bodies longer than 8 MiB, and
tokens: cookies, Authorization headers, what they contain wherever it is, and the jwt of a session. It keeps all else
that is sent, such as passwords in bodies.

The exit status is 0 if nothing violated the contract, 1 if something did or too few statuses came, and 2 if the command
line is wrong.
`;

const options = {
  "port": { type: "string", default: "4012" },
  "host": { type: "string", default: "127.0.0.1" },
  "base-path": { type: "string" },
  "reject-violations": { type: "boolean" },
  "timeout": { type: "string", default: "300" },
  "save": { type: "string" },
  "json": { type: "string" },
  "junit": { type: "string" },
  ...coverageOptions,
  "quiet": { type: "boolean" },
  "help": { type: "boolean", short: "h" },
  "version": { type: "boolean" },
} as const;

export const command: Command = {
  name: "proxy",
  summary: "forwards to a server, and reports where the traffic violates the contract",
  help,
  run,
};

/** Runs the proxy until a signal ends it. */
async function run(args: string[]): Promise<void> {
  const { values, positionals: [target, extra] } = readArguments(args, options);
  if (target === undefined) throw new UsageError("The URL of the server is missing.");
  if (extra !== undefined) throw new UsageError(`proxy takes only one URL, not also "${extra}".`);
  const { host, "reject-violations": rejectViolations = false, quiet = false, "base-path": basePath } = values;
  const port = portNumber("port", values.port);
  const coverageTask = readCoverageTask(values);
  const timeoutMs = atLeastOne("timeout", values.timeout) * 1000;
  const { startProxy } = await import("../proxy/index.js"); // loaded only now, so that usage errors are fast
  const proxy = await startProxy({
    target, port, host, rejectViolations, timeoutMs,
    ...basePath !== undefined && { basePath },
    ...values.save !== undefined && { save: values.save },
    ...!quiet && {
      onBreach: (breach) => console.log(visible(lineOf(breach))),
      onUnjudged: (unjudged) => console.log(visible(lineOfUnjudged(unjudged))),
    },
  });
  onSignal(async () => {
    await proxy.close();
    const report = proxy.report();
    await writeReport(report, values);
    process.stdout.write(textOfTraffic(report, `with ${report.baseUrl}`));
    const isEnough = !coverageTask || reportCoverage(report.coverage, coverageTask, "The traffic");
    process.exitCode = report.breaches.length > 0 || !isEnough ? 1 : 0;
  });
  console.log(`Proxy on ${proxy.url} forwards to ${proxy.report().baseUrl}`);
  warnIfExposed(host, "use this proxy, with a token that the server takes.");
}

function lineOf({ rule, operations: [operation], expected, actual, case: name }: Breach): string {
  return `${rule} ${operation}: ${expected} Received: ${actual} (${name})`;
}

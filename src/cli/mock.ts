/** The command `cloud-browser-contract mock`. */
import { readArguments, refuseExtra, wholeNumber } from "./arguments.js";
import type { Command } from "./command.js";
import { warnIfExposed } from "./exposure.js";
import { onSignal } from "./signals.js";

const help = `Usage: cloud-browser-contract mock [options]

Starts a mock server of the cloud browser API. It answers as the service does, and keeps in memory what is created. What
the examples of the contract show is there at the start.

  --port N            port; 0 picks a free one (default 4010)
  --host ADDRESS      address to listen on (default 127.0.0.1, which only this machine reaches)
  --token T           accept this bearer token only (default: any)
  --latency MS        wait so many milliseconds before each answer (default 0)
  --empty             begin with nothing
  --setup FILE        override operations by the handlers that an ES module exports, and add to the start by its seed;
                      the module is loaded again when it changes, or a file that it imports
  --stateless         remember nothing; answer every valid request by its example
  --storage MIB       how much the files may take on disk, in MiB (default 4096)
  --description FILE  serve another OpenAPI description than the contract
  --browser [PATH]    give each session a real browser: Chrome or Chromium, the one at PATH or one that is found; needs
                      playwright-core. Code that requests carry is then run on this machine
  --browsers N        how many of them may run at once (default 8)
  --headed            show their windows
  --quiet             no log line for each request
  --help              show this
  --version           show the version

A request can ask for a response, by a header: "Prefer: code=403", "Prefer: example=unknown_session",
"Prefer: dynamic=true". Such a request changes nothing.
For tests in any language: POST /_mock/reset, POST /_mock/advance with {"ms": 60000}, GET /_mock/requests, and
PUT /_mock/overrides/createBrowser with {"status": 429, "times": 2}, which DELETE takes away.
Ctrl-C answers what is in flight, removes the files and ends the server; a second Ctrl-C ends it at once.
`;

const options = {
  "port": { type: "string", default: "4010" },
  "host": { type: "string", default: "127.0.0.1" },
  "token": { type: "string" },
  "latency": { type: "string", default: "0" },
  "empty": { type: "boolean" },
  "setup": { type: "string" },
  "stateless": { type: "boolean" },
  "storage": { type: "string", default: "4096" },
  "description": { type: "string" },
  "browser": { type: "string" },
  "browsers": { type: "string", default: "8" },
  "headed": { type: "boolean" },
  "quiet": { type: "boolean" },
  "help": { type: "boolean", short: "h" },
  "version": { type: "boolean" },
} as const;

/** What the URL of a file of a setup has in a line of a stack, so that Node.js loads it again. */
const loadNumber = /\?setup=\d+(?=:\d+:\d+\)?$)/;

export const command: Command = {
  name: "mock",
  summary: "starts a mock server that answers as the service does",
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
    latency: wholeNumber("latency", values.latency),
    storage: wholeNumber("storage", values.storage),
  };
  const browserOptions = (executablePath: string) => ({
    ...executablePath && { executablePath },
    most: wholeNumber("browsers", values.browsers),
    headed: values.headed ?? false,
  });
  // What takes time to load is loaded when the command line is right: --help and mistakes are answered at once.
  const setup = values.setup === undefined
    ? undefined
    : await (await import("./setup/index.js")).loadSetup(values.setup, token);
  const { startMock } = await import("../mock/index.js");
  const mock = await startMock({
    host,
    ...numbers,
    empty,
    stateless,
    ...token !== undefined && { token },
    ...values.browser !== undefined && { browser: browserOptions(values.browser) },
    ...description !== undefined && { description },
    ...setup && { handlers: setup.handlers, seed: setup.seed },
    ...!quiet && { log: (line) => console.log(line.replace(loadNumber, "")) },
  }).catch((error: unknown) => {
    throw setup?.explain(error) ?? error;
  });
  setup?.watch(mock);
  onSignal(() => mock.close());
  console.log(`Mock server on ${mock.url}`);
  warnIfExposed(host, `use this mock: it takes ${token === undefined ? "any" : "one"} token.`);
}

/** An option may have a value or none only where none is the empty one. */
function withPath(args: string[]): string[] {
  return args.map((arg, index) => arg === "--browser" && /^(?:-|$)/.test(args[index + 1] ?? "") ? "--browser=" : arg);
}

#!/usr/bin/env node
/** The command `cloud-browser-contract`. */
import { constants } from "node:os";
import { parseArgs } from "node:util";
import { startMock } from "../mock/index.js";

const help = `Usage: cloud-browser-contract mock [options]

Starts a mock server of the cloud browser API on 127.0.0.1. It answers as the contract says, and remembers files,
profiles, extensions, proxies and credentials. Those that the contract shows are there at the start.

  --port N            port; 0 picks a free one (default 4010)
  --token T           accept this bearer token only (default: any)
  --latency MS        wait so many milliseconds before each answer (default 0)
  --stateless         remember nothing; answer every valid request by its example
  --storage MIB       how much the files may take on disk, in MiB (default 4096)
  --description FILE  serve another OpenAPI description than the contract
  --quiet             no log line for each request
  --help              show this

A request can ask for a response, by a header: "Prefer: code=403", "Prefer: example=unknown_session",
"Prefer: dynamic=true". Such a request changes no file.
Ctrl-C answers what is in flight, removes the files and ends the server; a second Ctrl-C ends it at once.
`;

const options = {
  "port": { type: "string", default: "4010" },
  "token": { type: "string" },
  "latency": { type: "string", default: "0" },
  "stateless": { type: "boolean" },
  "storage": { type: "string", default: "4096" },
  "description": { type: "string" },
  "quiet": { type: "boolean" },
  "help": { type: "boolean", short: "h" },
} as const;

/** A command line that cannot be understood. */
class UsageError extends Error {}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof UsageError || error instanceof RangeError;
  console.error((error as Error).message + (isUsage ? " See cloud-browser-contract --help." : ""));
  process.exitCode = isUsage ? 2 : 1;
}

async function run(command: string[]): Promise<void> {
  const { values, positionals } = parse(command);
  if (values.help) return void process.stdout.write(help);
  const name = positionals.join(" ");
  if (name !== "mock") throw new UsageError(name ? `There is no command "${name}".` : "The command is missing.");
  const { token, description, stateless = false, quiet = false } = values;
  const mock = await startMock({
    port: wholeNumber("port", values.port),
    latency: wholeNumber("latency", values.latency),
    storage: wholeNumber("storage", values.storage),
    stateless,
    ...token !== undefined && { token },
    ...description !== undefined && { description },
    ...!quiet && { log: console.log },
  });
  let closes = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (closes) process.exit(128 + constants.signals[signal]); // a second one ends the program at once
      closes = true;
      void mock.close();
    });
  }
  console.log(`Mock server on ${mock.url}`);
}

function parse(command: string[]) {
  try {
    return parseArgs({ args: command, options, allowPositionals: true });
  } catch (error) {
    const [sentence] = (error as Error).message.split(/[.\n]/); // what follows is advice that does not help here
    throw new UsageError(`${sentence}.`);
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new UsageError(`--${name} takes a whole number, not "${text}".`);
  return Number(text);
}

/** The command `cloud-browser-contract docs`. */
import { fileURLToPath } from "node:url";
import { portNumber, readArguments, refuseExtra } from "./arguments.js";
import type { Command } from "./command.js";
import { warnIfExposed } from "./exposure.js";
import { onSignal } from "./signals.js";

const help = `Usage: cloud-browser-contract docs [options]

Serves the docs of the cloud browser API: one page, with a form to call each operation. It works offline.
Calls go to a mock in the page, or to the server that you choose there.

  --port N        port; 0 picks a free one (default 4011)
  --host ADDRESS  address to listen on (default 127.0.0.1, which only this machine reaches)
  --help          show this
  --version       show the version

Ctrl-C stops the server.
`;

const options = {
  port: { type: "string", default: "4011" },
  host: { type: "string", default: "127.0.0.1" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const;

export const command: Command = {
  name: "docs",
  summary: "serves the docs, with a form to call each operation",
  help,
  run,
};

/** Serves the docs of the package until a signal ends it. */
async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, options);
  refuseExtra("docs", positionals);
  const { host } = values;
  const port = portNumber("port", values.port);
  const folder = fileURLToPath(new URL("../../dist/docs", import.meta.url)); // from src/cli/ and from dist/cli/
  const { serveDocs } = await import("./serve-docs.js"); // loaded only now, so that usage errors are fast
  const docs = await serveDocs({ port, host, folder });
  onSignal(() => docs.close());
  console.log(`Docs on ${docs.url}. Calls go to a mock in the page, or to any server that you choose there.`);
  warnIfExposed(host, "read these docs.");
}

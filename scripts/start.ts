/** `npm start`: generates, checks and builds everything, then serves the mock and the docs until Ctrl-C. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { portNumber, readArguments, refuseExtra, UsageError } from "../src/cli/arguments.js";
import { serveDocs } from "../src/cli/serve-docs.js";
import { onSignal } from "../src/cli/signals.js";
import { startMock } from "../src/mock/index.js";
import { checkPort, host } from "./ports.js";

const root = fileURLToPath(new URL("../", import.meta.url));
const options = {
  "port": { type: "string", default: "4010" },
  "docs-port": { type: "string", default: "4011" },
} as const;

try {
  await start();
} catch (error) {
  console.error((error as Error).message);
  process.exit(error instanceof UsageError ? 2 : 1);
}

async function start(): Promise<void> {
  const { values, positionals } = readArguments(process.argv.slice(2), options);
  refuseExtra("npm start --", positionals);
  const port = portNumber("port", values.port);
  const docsPort = portNumber("docs-port", values["docs-port"]);
  if (port === docsPort && port !== 0) throw new UsageError("--port and --docs-port must differ.");
  await checkPort(port, "port");
  await checkPort(docsPort, "docs-port");

  console.log("1/3 Generating types and operations from openapi.yaml ...");
  await run("generate");
  console.log("2/3 Checking the contract and the code, and building (the longest step) ...");
  await run("lint"); // it also builds, because the code is checked against the published types
  console.log("3/3 Building the docs ...");
  await run("docs");

  const mock = await startMock({ port, host, log: console.log });
  const docs = await serveDocs({ port: docsPort, host, folder: `${root}dist/docs` });
  onSignal(async () => {
    await Promise.all([docs.close(), mock.close()]);
  });
  const target = values.port === options.port.default ? "" : `/?base_url=${mock.url}`;
  console.log(`Mock ${mock.url}, Ctrl-C stops it and the docs`);
  console.log(`Docs ${docs.url}${target}`);
  console.log(`Try  curl -i ${mock.url}/browsers -H 'Authorization: Bearer any-token'`);
}

/**
 * Runs a script of `package.json` without printing its output.
 *
 * @throws {Error} When it fails; the message has its output.
 */
async function run(script: string): Promise<void> {
  const child = spawn("npm", ["run", script], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close") as Promise<[code: number | null]>;
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`${stdout}${stderr}\nnpm run ${script} failed. See its output above.`);
}

/** `npm start`: serves the mock and the docs until Ctrl-C, and again with each change of `openapi.yaml`. */
import { watchFile } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { portNumber, readArguments, refuseExtra, UsageError } from "../src/cli/arguments.js";
import { onSignal } from "../src/cli/signals.js";
import { buildPanel } from "./build/panel.js";
import { hashFile, hashOf } from "./generate/source.js";
import { checkPort, host } from "./start/ports.js";
import { runScript, ScriptError, serve, stopAll } from "./start/processes.js";

const root = new URL("../", import.meta.url);
const contract = fileURLToPath(new URL("openapi.yaml", root));
const options = {
  "port": { type: "string", default: "4010" },
  "docs-port": { type: "string", default: "4011" },
} as const;
/** How often the contract is checked for changes, in milliseconds. */
const pollIntervalMs = 200;

try {
  await start();
} catch (error) {
  await stopAll();
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

  onSignal(async () => {
    await stopAll();
    process.exit();
  });
  let updating = Promise.resolve();
  watchFile(contract, { interval: pollIntervalMs }, () => {
    updating = updating.then(() => update(port, docsPort)).catch((error: unknown) => console.error(adviceOn(error)));
  });
  if (!await isGenerated()) {
    await generate().catch((error: unknown) => {
      console.error(`${adviceOn(error)} Until then, the contract is served as it was last generated.`);
    });
  }
  await serveAll(port, docsPort);
}

/** Generates and serves again, unless that is done: an editor may write a file twice. */
async function update(port: number, docsPort: number): Promise<void> {
  if (await isGenerated()) return;
  console.log("openapi.yaml has changed. If it is valid, the mock starts again, with its initial resources.");
  await generate();
  await serveAll(port, docsPort);
}

/** Writes `generated/`. */
async function generate(): Promise<void> {
  console.log("Generating types and operations from openapi.yaml ...");
  await runScript("scripts/generate.ts");
}

/** Whether `generated/` is that of the contract as it is now. */
async function isGenerated(): Promise<boolean> {
  const known = await readFile(new URL(`generated/${hashFile}`, root), "utf8").catch(() => "");
  return await hashOf(await readFile(contract, "utf8")) === known;
}

/** Serves the mock at once, with its panel a moment later, and the docs when they are rendered; then lints. */
async function serveAll(port: number, docsPort: number): Promise<void> {
  console.log("Starting the mock, and rendering the docs ...");
  const rendered = Promise.all([
    runScript("scripts/docs.ts"),
    buildPanel(fileURLToPath(root), fileURLToPath(new URL("dist/mock/panel.html", root))),
  ]);
  rendered.catch(() => {}); // reported below
  const mockUrl = await serve("mock", port, console.log, linkToDocs(port, docsPort));
  console.log(`Mock ${mockUrl}, Ctrl-C stops it and the docs`);
  console.log(`Try  curl -i ${mockUrl}/browsers -H 'Authorization: Bearer any-token'`);
  await rendered;
  const docsUrl = await serve("docs", docsPort, console.log);
  console.log(`Docs ${withMock(docsUrl, mockUrl)}`);
  await runScript("node_modules/@redocly/cli/bin/cli.js", "lint").catch((error: unknown) => {
    console.error(`${(error as Error).message}\nThe contract does not lint: see above. It is served all the same.`);
  });
}

/** Returns the option by which the page of the mock links to the docs. A port that is picked later is not known yet. */
function linkToDocs(port: number, docsPort: number): string[] {
  if (port === 0 || docsPort === 0) return [];
  return ["--docs", withMock(`http://${host}:${docsPort}`, `http://${host}:${port}`)];
}

/** Returns the URL of the docs with a mock as their server. By default, they call one in the page. */
function withMock(docsUrl: string, mockUrl: string): string {
  return `${docsUrl}/?base_url=${mockUrl}`;
}

function adviceOn(error: unknown): string {
  return error instanceof ScriptError ? `${error.message}\nFix openapi.yaml, and it is served at once.` : String(error);
}

/** The command `cloud-browser-contract worker`. */
import { copyFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readArguments, UsageError } from "./arguments.js";
import type { Command } from "./command.js";

const name = "cloud-browser-mock.js";
/** What is written, and where it lies in `dist/`. */
const files = { [name]: name, "cloud-browser-mock-panel.html": "mock/panel.html" };

const help = `Usage: cloud-browser-contract worker DIR

Writes the mock for web pages into a folder: ${name}, a service worker for startWorker, which is also a plain
script, and its panel, which a web browser opens at /_mock/. DIR is the folder whose files your server sends as they
are, such as public/. Write it again after an update of the package.

  --help     show this
  --version  show the version
`;

const options = {
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const;

export const command: Command = {
  name: "worker",
  summary: "writes the mock for web pages into a folder",
  help,
  run,
};

async function run(args: string[]): Promise<void> {
  const { positionals: [folder, extra] } = readArguments(args, options);
  if (folder === undefined) throw new UsageError("worker takes the folder to write to, such as public.");
  if (extra !== undefined) throw new UsageError(`worker takes one folder, not "${extra}" as well.`);
  const isFolder = await stat(folder).then((found) => found.isDirectory(), () => false);
  if (!isFolder) throw new Error(`There is no folder ${folder}. Make it first, or name another.`);
  for (const [file, source] of Object.entries(files)) {
    const location = new URL(`../../dist/${source}`, import.meta.url); // of src/cli/ as well as of dist/cli/
    await copyFile(fileURLToPath(location), join(folder, file));
  }
  console.log(`Wrote ${join(folder, name)} and its panel. In the page:

  import { startWorker } from "cloud-browser-contract/mock/worker";
  await startWorker({ apiBase: "https://api.example.com" }); // the base URL that the page calls
`);
}

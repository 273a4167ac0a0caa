#!/usr/bin/env node
/** The command `cloud-browser-contract`. */
import { nearest } from "../nearest.js";
import { version } from "../version.js";
import { UsageError } from "./arguments.js";
import { command as check } from "./check.js";
import type { Command } from "./command.js";
import { command as docs } from "./docs.js";
import { command as mock } from "./mock.js";
import { command as proxy } from "./proxy.js";

const program = "cloud-browser-contract";
const commands: Command[] = [mock, docs, check, proxy];
const general = ["--help", "--version"];

// The reader of the output may be gone, as with `| head`. Nothing can be printed then, not even an error.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => process.exit());

const [name, ...args] = process.argv.slice(2);
const command = commands.find((command) => command.name === name);
try {
  await run();
} catch (error) {
  const isUsage = error instanceof UsageError || error instanceof RangeError;
  const help = ` See ${command ? `${program} ${command.name}` : program} --help.`;
  console.error((error as Error).message + (isUsage ? help : ""));
  process.exitCode = isUsage ? 2 : 1;
}

async function run(): Promise<void> {
  if (name === undefined) return void process.stdout.write(overview());
  const asked = command ? args : [name, ...args];
  if (asked.includes("--help") || asked.includes("-h")) return void process.stdout.write(command?.help ?? overview());
  if (asked.includes("--version")) return console.log(await version());
  if (command) return command.run(args);
  const meant = nearest(name, [...commands.map(({ name }) => name), ...general]);
  throw new UsageError((name.startsWith("-") ? "The command is missing." : `There is no command "${name}".`) + meant);
}

function overview(): string {
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(8)}${summary}\n`);
  return `Usage: ${program} <command> [options]

The contract of the cloud browser API, to be read, tried and tested.

${lines.join("")}
${program} <command> --help shows the options of a command, --version the version.
`;
}

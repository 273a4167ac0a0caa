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
import { command as worker } from "./worker.js";

const program = "cloud-browser-contract";
const commands: Command[] = [mock, worker, docs, check, proxy];
const helpOptions = ["--help", "-h"];

// The reader of the output may have ended, as with `| head`. Then nothing can be printed, not even an error.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => process.exit());

const words = process.argv.slice(2);
const [name, ...args] = words[0] === "help" ? words.slice(1) : words;
const command = commands.find((command) => command.name === name);
try {
  await run();
} catch (error) {
  console.error((error as Error).message + adviceOn(error));
  process.exitCode = isUsage(error) ? 2 : 1;
}

async function run(): Promise<void> {
  if (name === undefined || asksForHelp()) return void process.stdout.write(command?.help ?? overview());
  if ((command ? args : words).includes("--version")) return console.log(await version());
  if (command) return command.run(args);
  const meant = nearest(name, [...commands.map(({ name }) => name), "help", "--help", "--version"]);
  throw new UsageError((name.startsWith("-") ? "The command is missing." : `There is no command "${name}".`) + meant);
}

/** Whether help is asked for: `mock --help`, `help mock` or `mock help`. */
function asksForHelp(): boolean {
  if (words[0] === "help" || (args.length === 1 && args[0] === "help")) return true;
  return helpOptions.some((option) => (command ? args : words).includes(option));
}

function overview(): string {
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(8)}${summary}\n`);
  return `Usage: ${program} <command> [options]

Read, try and test the contract of the cloud browser API.

${lines.join("")}
${program} <command> --help shows the options of a command, --version the version.
`;
}

function isUsage(error: unknown): boolean {
  return error instanceof UsageError || error instanceof RangeError;
}

/** Returns advice on an error, as a sentence that follows its message. */
function adviceOn(error: unknown): string {
  if (isUsage(error)) return ` See ${command ? `${program} ${command.name}` : program} --help.`;
  const isPortInUse = ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code === "EADDRINUSE";
  return isPortInUse ? " Stop that program, or choose another port with --port." : "";
}

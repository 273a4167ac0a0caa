#!/usr/bin/env node
/** The command `cloud-browser-contract`. */
import { readFile } from "node:fs/promises";
import { nearest } from "../nearest.js";
import { UsageError } from "./arguments.js";
import { help, runMock } from "./mock.js";

const commands = new Map([["mock", runMock]]);

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof UsageError || error instanceof RangeError;
  console.error((error as Error).message + (isUsage ? " See cloud-browser-contract --help." : ""));
  process.exitCode = isUsage ? 2 : 1;
}

async function run([name, ...args]: string[]): Promise<void> {
  const asked = [name, ...args];
  if (asked.includes("--help") || asked.includes("-h")) return void process.stdout.write(help);
  if (asked.includes("--version")) return console.log(await version());
  if (name === undefined || name.startsWith("-")) throw new UsageError("The command is missing.");
  const command = commands.get(name);
  if (!command) throw new UsageError(`There is no command "${name}".${nearest(name, commands.keys())}`);
  await command(args);
}

async function version(): Promise<string> {
  const text = await readFile(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

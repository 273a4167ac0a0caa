/** Measures the first minutes of a user: `npm start` in a clone, and the installation of the package. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, startServer } from "../test/support/started.js";
import { succeed } from "../test/support/run.js";
import { median, milliseconds } from "./measure.js";

/** How long `npm start` takes until the first response of each server, in milliseconds. */
interface StartTimes {
  mock: number;
  docs: number;
}

/** Measures `npm start` in this clone, whose `generated/` is up to date. */
export async function measureNpmStart(rounds = 5): Promise<StartTimes> {
  const results: StartTimes[] = [];
  for (let round = 0; round < rounds; round++) results.push(await startOnce());
  return { mock: median(results.map(({ mock }) => mock)), docs: median(results.map(({ docs }) => docs)) };
}

async function startOnce(): Promise<StartTimes> {
  const [port, docsPort] = [await freePort(), await freePort()];
  const args = ["start", "--silent", "--", "--port", `${port}`, "--docs-port", `${docsPort}`];
  const began = performance.now();
  const child = spawn("npm", args, { stdio: "ignore", detached: true });
  const ended = once(child, "close");
  try {
    const times = [port, docsPort].map(async (port) => {
      await firstResponse(port);
      return performance.now() - began;
    });
    const [mock = NaN, docs = NaN] = await Promise.all(times);
    return { mock, docs };
  } finally {
    process.kill(-(child.pid as number), "SIGINT");
    await ended;
  }
}

async function firstResponse(port: number): Promise<void> {
  while (!await fetch(`http://127.0.0.1:${port}/browsers`).then(() => true, () => false)) await wait(10);
}

/** What an installation brings. */
interface Installation {
  packages: number;
  /** On disk, in MB. */
  size: number;
  /** How long `npm install` takes with the packages in npm's cache, in milliseconds. */
  time: number;
  /** How long the command `mock` takes until its first response, in milliseconds. */
  mock: number;
  /** How many types `tsc` reads for a program with the type of one schema, without `skipLibCheck`. */
  types: number;
}

/** Packs the package, and installs it in an empty project. */
export async function measureInstallation(): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  try {
    const printed = await succeed("npm", ["pack", "--silent", "--pack-destination", folder], ".");
    const tarball = join(folder, printed.trim().split("\n").at(-1) as string);
    await writeFile(join(folder, "package.json"), '{ "private": true }');
    const options = ["install", "--no-audit", "--no-fund", "--prefer-offline"];
    const time = await milliseconds(() => succeed("npm", [...options, tarball], folder));
    const size = await succeed("du", ["--summarize", "--block-size=1", "node_modules"], folder);
    const lock = await readFile(join(folder, "node_modules/.package-lock.json"), "utf8");
    const { packages } = JSON.parse(lock) as { packages: object };
    return {
      packages: Object.keys(packages).length,
      size: parseInt(size) / 1e6,
      time,
      mock: await mockStart(folder),
      types: await typesRead(folder),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function mockStart(folder: string, rounds = 5): Promise<number> {
  const command = join(folder, "node_modules/cloud-browser-contract/dist/cli.js");
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const mock = await startServer(command, "mock", "--quiet");
    await mock.close();
    times.push(mock.startup);
  }
  return median(times);
}

async function typesRead(folder: string): Promise<number> {
  await writeFile(join(folder, "program.mts"), 'export type { Browser } from "cloud-browser-contract/types";\n');
  const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022"];
  const onlyOfPackages = ["--extendedDiagnostics", "--skipDefaultLibCheck"]; // without the compiler's own types
  const tsc = resolve("node_modules/typescript/bin/tsc");
  const printed = await succeed(process.execPath, [tsc, ...options, ...onlyOfPackages, "program.mts"], folder);
  return Number(/^Types: +(\d+)/m.exec(printed)?.[1]);
}

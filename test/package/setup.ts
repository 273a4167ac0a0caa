/** Packs the repository and installs the tarball as users do: once for the client alone, once with the mock's peers. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { succeed } from "./run.js";

/** Folders and files that the tests use. */
export interface Packed {
  tarball: string;
  /** A project with the package and nothing else. */
  client: string;
  /** A project with the package and the peers that the mock needs. */
  mock: string;
  /** `node_modules` with the compilers, the runtimes, the bundler and the package linters. */
  tools: string;
}

declare module "vitest" {
  interface ProvidedContext {
    packed: Packed;
  }
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const quick = ["--ignore-scripts", "--no-audit", "--no-fund"];
const lists = fileURLToPath(new URL("tools/", import.meta.url));

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const platform = `${process.platform}-${process.arch}`;
  if (platform !== "linux-x64") throw new Error(`test/package/tools has runtimes for linux-x64, not for ${platform}.`);
  const tools = await installTools();
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  const name = await succeed("npm", ["pack", "--silent", "--pack-destination", folder], root);
  const tarball = join(folder, name.trim());
  const { devDependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
    devDependencies: Record<string, string>;
  };
  const peers = ["@stoplight/prism-http", "find-my-way", "@types/node"];
  const wanted = Object.fromEntries(peers.map((peer) => [peer, devDependencies[peer] ?? ""]));
  project.provide("packed", {
    tarball,
    tools,
    client: await install(tarball, join(folder, "client"), {}, ["openapi-fetch", "openapi-typescript-helpers"]),
    mock: await install(tarball, join(folder, "mock"), wanted, ["."]),
  });
  return () => rm(folder, { recursive: true });
}

/** Installs the tools, which take a gigabyte, into a folder that lasts until their list changes. */
async function installTools(): Promise<string> {
  const lock = await readFile(join(lists, "package-lock.json"));
  const folder = join(tmpdir(), `contract-tools-${createHash("sha256").update(lock).digest("hex").slice(0, 12)}`);
  const modules = join(folder, "node_modules");
  if (existsSync(join(modules, ".package-lock.json"))) return modules; // npm writes it last
  await mkdir(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) await cp(join(lists, file), join(folder, file));
  await succeed("npm", ["ci", ...quick, "--prefix", folder], folder);
  return modules;
}

/**
 * Installs the tarball without a network: npm finds what it needs among packages of the repository, which have the
 * versions of its lock file, and removes what nothing asks for. It would keep the optional peers if they were there.
 */
async function install(
  tarball: string,
  folder: string,
  devDependencies: Record<string, string>,
  available: string[],
): Promise<string> {
  await mkdir(folder);
  for (const name of available) {
    await cp(join(root, "node_modules", name), join(folder, "node_modules", name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module", devDependencies }));
  await succeed("npm", ["install", "--offline", ...quick, "--prefix", folder, tarball], folder);
  return folder;
}

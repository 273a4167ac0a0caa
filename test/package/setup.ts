/** Packs the repository, and installs the tarball as users do: with its dependencies, and nothing else. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { succeed } from "../support/run.js";

/** Folders and files that the tests use. */
export interface Packed {
  tarball: string;
  /** A project with the package, its dependencies, and nothing else. */
  project: string;
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
  const printed = await succeed("npm", ["pack", "--silent", "--pack-destination", folder], root); // builds it first
  const tarball = join(folder, printed.trim().split("\n").at(-1) as string);
  project.provide("packed", { tarball, tools, project: await install(tarball, join(folder, "project")) });
  return () => rm(folder, { recursive: true });
}

/** Installs the tools, which take a gigabyte, into a folder that is reused until their list changes. */
export async function installTools(): Promise<string> {
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
 * Installs the tarball without a network and with an empty npm cache. Its dependencies are copied from the repository,
 * in the versions of the lock file: npm keeps them, and fails if one is missing.
 */
async function install(tarball: string, folder: string): Promise<string> {
  const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: true }>;
  };
  for (const [path, { dev }] of Object.entries(packages)) {
    if (path !== "" && !dev) await cp(join(root, path), join(folder, path), { recursive: true });
  }
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const options = ["--offline", "--cache", join(folder, ".npm"), ...quick, "--prefix", folder];
  await succeed("npm", ["rebuild", ...options], folder); // links their commands: npm would fetch a package without
  await succeed("npm", ["install", ...options, tarball], folder);
  return folder;
}

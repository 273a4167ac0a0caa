/** Installs the code generators, in the versions that `tools/` lists. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { installPython } from "../support/python.js";
import { run, succeed } from "../support/run.js";

/** The locations of the generators. */
export interface Generators {
  /** A folder for their output, which is removed after the run. */
  output: string;
  /** The folder with the commands of the npm packages. */
  npm: string;
  /** The folder with the commands of the Python packages, including `python`. */
  python: string;
  /** A Go module with oapi-codegen as a tool, or `undefined` if Go is missing or too old. */
  go: string | undefined;
  /** Whether there is a Java compiler, and Maven to install the dependencies of a Java client. */
  java: boolean;
}

declare module "vitest" {
  interface ProvidedContext {
    generators: Generators;
  }
}

const lists = fileURLToPath(new URL("tools/", import.meta.url));

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { tools, hasGo } = await installTools();
  const hasJava = await runs("javac", "-version") && await runs("mvn", "--version");
  const output = await mkdtemp(join(tmpdir(), "contract-"));
  project.provide("generators", {
    output,
    npm: join(tools, "node_modules/.bin"),
    python: join(tools, "venv/bin"),
    go: hasGo ? tools : undefined,
    java: hasJava,
  });
  return async () => {
    await rm(output, { recursive: true });
    if (!hasGo) console.log(`Skipped oapi-codegen: it needs Go ${await goVersion()} or later.`);
    if (!hasJava) console.log("Skipped the Java client of openapi-generator: it needs javac and mvn.");
  };
}

/** Installs everything into a folder that is reused until the lists change. */
export async function installTools(): Promise<{ tools: string; hasGo: boolean }> {
  const hasGo = await runs("go", "list", "-m"); // fails if Go is older than go.mod requires
  const files = (await readdir(lists)).sort();
  const hash = createHash("sha256").update(`${hasGo}`);
  for (const file of files) hash.update(await readFile(join(lists, file)));
  const tools = join(tmpdir(), `contract-generators-${hash.digest("hex").slice(0, 12)}`);
  const done = join(tools, "done");
  if (existsSync(done)) return { tools, hasGo };
  await rm(tools, { recursive: true, force: true });
  await mkdir(tools, { recursive: true });
  for (const file of files) await cp(join(lists, file), join(tools, file));
  await Promise.all([
    succeed("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", tools], tools),
    installPython(join(tools, "venv"), "--requirement", join(tools, "requirements.txt")),
    hasGo && succeed("go", ["build", "-o", "bin/", "tool"], tools),
  ]);
  await writeFile(done, "");
  return { tools, hasGo };
}

async function runs(program: string, ...args: string[]): Promise<boolean> {
  return (await run(program, args, lists, { GOTOOLCHAIN: "local" })).code === 0;
}

/** Returns the oldest Go version that can compile oapi-codegen. */
async function goVersion(): Promise<string> {
  return /^go (.*)$/m.exec(await readFile(join(lists, "go.mod"), "utf8"))?.[1] as string;
}

/** Installs the code generators of other languages, each in the version that `tools/` names. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { installPython } from "../support/python.js";
import { run, succeed } from "../support/run.js";

/** Where the generators are. What needs a toolchain that this machine lacks is undefined. */
export interface Generators {
  /** A folder for what they write. It goes with the run. */
  output: string;
  /** The commands of the npm packages. */
  npm: string;
  /** The commands of the Python packages, `python` among them. */
  python: string;
  /** A Go module that has oapi-codegen as a tool. */
  go: string | undefined;
  /** Whether there is a Java compiler, and Maven to fetch what a Java client imports. */
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
    if (!hasGo) console.log(`Left out: oapi-codegen, because there is no Go ${await goVersion()} or later.`);
    if (!hasJava) console.log("Left out: compiling openapi-generator's Java, because there is no javac or no mvn.");
  };
}

/** Installs everything into a folder that lasts until the lists change. */
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

/** The oldest Go that oapi-codegen compiles with. */
async function goVersion(): Promise<string> {
  return /^go (.*)$/m.exec(await readFile(join(lists, "go.mod"), "utf8"))?.[1] as string;
}

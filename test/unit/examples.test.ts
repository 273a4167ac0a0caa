/** The examples do what the README, the guides and the doc comments say. */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { createRetryingClient } from "../../examples/retry.js";
import { unwrap } from "../../src/index.js";
import { startMock } from "../../src/mock/index.js";
import { guideText } from "../support/guides.js";
import { startTestMock } from "../support/mock.js";
import { startServer } from "../support/server.js";

const run = promisify(execFile);

/** Runs a TypeScript file, and returns its output. */
async function output(file: string, more: Record<string, string> = {}): Promise<string> {
  const env = { ...process.env, ...more };
  const { stdout } = await run(process.execPath, ["--import", "tsx", file], { env });
  return stdout;
}

/** Returns a program without its first comment, as a guide shows it. */
async function shown(file: string): Promise<string> {
  const text = await readFile(file, "utf8");
  return `\`\`\`ts\n${text.slice(text.indexOf("import"))}\`\`\``;
}

const programs = ["journey", "write-and-move", "mock-in-tests", "mock-in-pages", "recordings", "coverage", "telemetry"];

it.each(programs)("a guide shows examples/%s.ts and its output", async (name) => {
  const file = `examples/${name}.ts`;
  expect(guideText).toContain(await shown(file));
  expect(guideText).toContain(`\`\`\`text\n${await output(file, { BASE_URL: (await startTestMock()).url })}\`\`\``);
});

it("a guide shows examples/types.ts, which lint compiles", async () => {
  expect(guideText).toContain(await shown("examples/types.ts"));
});

it("the README names a file for each program, and a command that runs it on every Node.js", async () => {
  const intros = (await readFile("README.md", "utf8")).split("```ts\n").slice(0, -1);
  expect(intros).toHaveLength(3);
  for (const intro of intros) {
    const [, runner = "", file = ""] = [...intro.matchAll(/(node|npx tsx) (\w+\.\w+)`/g)].at(-1) ?? [];
    expect(intro).toMatch(new RegExp(`\\bas\\s\`${file}\``));
    expect(file).toMatch(runner === "node" ? /\.mjs$/ : /\.mts$/); // Node.js 20 runs no types
  }
});

it("a guide shows examples/retry.ts, whose client retries, and throws the last error", async () => {
  expect(guideText).toContain(await shown("examples/retry.ts"));
  let failures = 1;
  const { baseUrl, arrived } = await startServer((_, response) => {
    if (failures-- > 0) response.writeHead(503, { "Retry-After": "0" }).end('{"code":"busy","message":"Later."}');
    else response.end();
  });
  const move = () => unwrap(createRetryingClient({ baseUrl, token: "t" }).PUT("/browsers/{id}/fs/move", {
    params: { path: { id: "x" } },
    body: { src_path: "/a", dest_path: "/b" },
  }));
  await move();
  expect(arrived.map(({ text }) => text)).toEqual(Array(2).fill('{"src_path":"/a","dest_path":"/b"}'));
  failures = Infinity;
  await expect(move()).rejects.toMatchObject({ status: 503, code: "busy" });
});

describe("the doc comments in src/", async () => {
  const files = (await readdir("src", { recursive: true })).filter((name) => name.endsWith(".ts"));
  const sources = await Promise.all(files.map((name) => readFile(`src/${name}`, "utf8")));
  const examples = sources.flatMap((source) =>
    [...source.matchAll(/@example\n([\s\S]*?) \*\/\nexport (?:async )?(?:class|function\*?|type) (\w+)/g)]
      .map(([, lines = "", name = ""]) => ({ name, code: lines.replaceAll(/^ \* ?/gm, "") })));
  const prints: Record<string, string> = {
    checkHar: "code is required. message is required.\nlimit must be at least 1.\n",
    checkServer: "0 breaches, and 2 operations passed\n",
    startProxy: "0 breaches\n",
  };
  /** The output of each example, by name. They run in sequence in one process, because starting one takes longer. */
  const printed = new Map<string, string>();
  beforeAll(async () => {
    const folder = await mkdtemp("test/.examples-");
    const mocks = await Promise.all(examples.map(() => startMock()));
    try {
      for (const [index, { name, code }] of examples.entries()) {
        await writeFile(join(folder, `${name}.ts`), code.replaceAll("http://127.0.0.1:4010", mocks[index]?.url ?? ""));
      }
      const lines = examples.map(({ name }) => `console.log("--- ${name}");\nawait import("./${name}.ts");\n`);
      await writeFile(join(folder, "all.ts"), lines.join(""));
      const [, ...parts] = (await output(join(folder, "all.ts"))).split("--- ");
      for (const part of parts) {
        const [name = "", ...rest] = part.split("\n");
        printed.set(name, rest.join("\n"));
      }
    } finally {
      await Promise.all(mocks.map((mock) => mock.close()));
      await rm(folder, { recursive: true });
    }
  });

  it("have an example for each public function and class, and for Handlers", () => {
    const names = examples.map(({ name }) => name).sort();
    const types = ["ApiError", "Handlers", "HttpError", "MockOverrides", "Scenarios"];
    const functions = [
      "bearerAuth", "checkHar", "checkServer", "createClient", "createMock", "createService", "everyItem",
      "forOperation", "infiniteQueryOptions", "mutationOptions", "objectUrl", "pageOptions", "queryOptions",
      "resuming", "startMock", "startProxy", "streamOptions", "unwrap",
    ];
    expect(names).toEqual([...types, ...functions]);
  });
  it("have one for Handlers that a guide shows", () => {
    const { code } = examples.find(({ name }) => name === "Handlers") ?? {};
    expect(guideText).toContain(`\`\`\`ts\n${code}\`\`\``);
  });
  it.each(examples)("have an example for $name that runs", ({ name }) => {
    expect(printed.get(name)).toBe(prints[name] ?? "");
  });
});

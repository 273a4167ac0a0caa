/** The samples of `createService` in the README and its guide compile in a project, and work on every runtime. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { run, succeed } from "../support/run.js";
import { freePort } from "../support/started.js";

const { project, tools } = inject("packed");
const installed = join(project, "node_modules/cloud-browser-contract");

/** The file names of the samples in the guide, in their order, and of the one in the README. */
const files = ["handlers", "node", "express", "fastify", "hono", "next", "middleware", "readme"];
const samplesIn = (text: string) => [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, code = ""]) => code);
/** Programs that call the exports of the other samples. Node.js, unlike Bun and Deno, cannot serve them by itself. */
const hosts = {
  "hono-host.ts": 'import app from "./hono.js";\nexport const answer = (request: Request) => app.fetch(request);\n',
  "next-host.ts": `import * as route from "./next.js";
export const answer = (request: Request) => route[request.method as keyof typeof route](request);
`,
};
/** A program that calls a host as a server would, and prints the results. */
const caller = `import { calls } from "./calls.js";
const { answer } = await import(process.argv.at(-1));
console.log(JSON.stringify(await calls((path, init) => answer(new Request("http://localhost/api" + path, init)))));
`;
/** A module that makes the calls, and returns the status and the error code of each response. */
const calls = `export async function calls(fetch) {
  const move = (headers, body) => fetch("/browsers/x/fs/move", {
    method: "PUT", headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body),
  });
  const token = { Authorization: "Bearer the-token" };
  const file = { src_path: "/home/user/report.tmp", dest_path: "/home/user/report.csv" };
  const answers = [
    await move({}, file), await move({ Authorization: "Bearer another" }, file), await move(token, {}),
    await move(token, file), await move(token, file),
    await fetch("/browsers", { headers: token }), await fetch("/no/such/path", { headers: token }),
  ];
  return Promise.all(answers.map(async (answer) => {
    const text = await answer.text();
    return answer.status + " " + (text && JSON.parse(text).code);
  }));
}
`;
const expected = [
  "401 unauthorized", "401 unauthorized", "400 bad_request", "200 ", "404 not_found", "501 not_implemented",
  "404 not_found",
];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(project, "mounts-"));
  const modules = join(folder, "node_modules");
  await mkdir(join(modules, "@types"), { recursive: true });
  for (const name of ["express", "fastify", "hono", "@types/express", "@types/node"]) {
    await symlink(join(tools, name), join(modules, name));
  }
  const samples = samplesIn(await readFile(join(installed, "docs/service.md"), "utf8"));
  const ofReadme = samplesIn(await readFile(join(installed, "README.md"), "utf8"))
    .filter((code) => code.includes("createService"));
  expect([samples.length, ofReadme.length]).toEqual([files.length - 1, 1]);
  for (const [index, code] of [...samples, ...ofReadme].entries()) {
    await writeFile(join(folder, `${files[index]}.ts`), code);
  }
  for (const [file, code] of Object.entries(hosts)) await writeFile(join(folder, file), code);
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const strict = ["--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess"];
  const options = ["--target", "es2022", "--module", "nodenext", "--skipLibCheck", "--types", "node", ...strict];
  const programs = [...files.map((file) => `${file}.ts`), ...Object.keys(hosts)];
  await succeed("node", [join(tools, "typescript-5.9/bin/tsc"), ...options, ...programs], folder);
  for (const file of files) { // they run unchanged, except for the port
    const script = join(folder, `${file}.js`);
    await writeFile(script, (await readFile(script, "utf8")).replace("8080", "Number(process.env.PORT)"));
  }
  const express = await readFile(join(folder, "express.js"), "utf8");
  await writeFile(join(folder, "parsed.js"), express.replace("express()", "express().use(express.json())"));
  await writeFile(join(folder, "calls.js"), calls);
  await writeFile(join(folder, "caller.js"), caller);
}, 60_000);

const bun = join(tools, "@oven/bun-linux-x64/bin/bun");
const deno = join(tools, "@deno/linux-x64-glibc/deno");
const runtimes = [
  ...["20", "22", "24", "26"].map((major) => ({
    name: `Node.js ${major}`, command: join(tools, `node-${major}/bin/node`), options: [] as string[],
  })),
  { name: "Bun", command: bun, options: ["run"] },
  { name: "Deno", command: deno, options: ["run", "--no-prompt", "--cached-only", "--allow-all"] },
];
const env = { ACCESS_TOKEN: "the-token", NODE_ENV: "test" };

/** Starts a server that is ended with the test, and calls it below a base path. */
async function callServer(command: string, args: string[], port: number, base: string): Promise<string[]> {
  const variables = { ...process.env, ...env, PORT: `${port}` };
  const child = spawn(command, args, { cwd: folder, env: variables, stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "close");
  let printed = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => printed += text);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  const url = `http://localhost:${port}`;
  while (!await fetch(url).then(() => true, () => false)) {
    if (child.exitCode !== null) throw new Error(printed);
    await wait(20);
  }
  const { calls } = await import(join(folder, "calls.js")) as { calls: (fetch: unknown) => Promise<string[]> };
  return calls((path: string, init: RequestInit) => fetch(url + base + path, init));
}

describe.each(runtimes)("on $name", ({ command, options }) => {
  it.each([
    { sample: "node", base: "" }, { sample: "middleware", base: "" }, { sample: "readme", base: "" },
    { sample: "express", base: "/api" }, { sample: "fastify", base: "/api" },
  ])("the sample for $sample serves requests", async ({ sample, base }) => {
    expect(await callServer(command, [...options, `${sample}.js`], await freePort(), base)).toEqual(expected);
  });
  it("the sample for express responds with 500 if a body parser ran first", async () => {
    const responses = await callServer(command, [...options, "parsed.js"], await freePort(), "/api");
    const failed = Array(3).fill("500 internal_server_error");
    expect(responses).toEqual([...expected.slice(0, 2), ...failed, ...expected.slice(5)]);
  });
  it.each(["hono", "next"])("the sample for %s responds to a Request", async (sample) => {
    const { stdout, stderr } = await run(command, [...options, "caller.js", `./${sample}-host.js`], folder, env);
    expect(JSON.parse(stdout || "[]"), stderr).toEqual(expected);
  });
});

it("Bun and Deno serve the sample for hono by themselves", async () => {
  expect(await callServer(bun, ["run", "hono.js"], await freePort(), "/api")).toEqual(expected);
  const port = await freePort();
  const options = ["serve", "--no-prompt", "--cached-only", "--allow-all", "--port", `${port}`];
  expect(await callServer(deno, [...options, "hono.js"], port, "/api")).toEqual(expected);
});

/** The same programs run with the installed package in every runtime that users have. */
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { startRecorder } from "../support/recorder.js";
import { expectEveryExample } from "../support/sent.js";
import { startInstalledMock } from "./installed.js";
import { run, succeed } from "../support/run.js";

const { project, tools } = inject("packed");
await cp(new URL("programs", import.meta.url), join(project, "programs"), { recursive: true });

const nodes = ["20", "22", "24", "26"].map((major) => ({
  name: `Node.js ${major}`,
  says: `v${major}.`,
  command: join(tools, `node-${major}/bin/node`),
  options: [] as string[],
}));
const runtimes = [
  ...nodes,
  { name: "Bun", says: "1.", command: join(tools, "@oven/bun-linux-x64/bin/bun"), options: ["run"] },
  {
    name: "Deno",
    says: "deno 2.",
    command: join(tools, "@deno/linux-x64-glibc/deno"),
    options: ["run", "--no-prompt", "--cached-only", "--allow-env=MOCK_URL", "--allow-net=127.0.0.1"],
  },
];

it.each(runtimes)("$name writes, moves and gets a 404", async ({ command, options, says }) => {
  expect((await run(command, ["--version"], project)).stdout).toMatch(new RegExp(`^${says}`));
  const mock = await startInstalledMock(project);
  const printed = await succeed(command, [...options, "programs/write-and-move.js"], project, { MOCK_URL: mock.url });
  expect(printed).toBe("404 not_found\n");
  expect(mock.requests.map(({ operation, status }) => `${operation} ${status}`)).toEqual([
    "writeFile 200", "movePath 200", "movePath 404",
  ]);
  expect(mock.file("bs5c8m2r9k4t7w1x6v3n0q8z", "/home/user/todo.txt")).toMatchObject({ size: 19, mode: "600" });
});

it.each(runtimes)("$name calls every operation, and gets the contract's examples", async ({ command, options }) => {
  const mock = await startInstalledMock(project, { stateless: true });
  const recorder = await startRecorder(mock.url);
  onTestFinished(() => recorder.close());
  const program = "programs/call-every-operation.js";
  expect(JSON.parse(await succeed(command, [...options, program], project, { MOCK_URL: recorder.url }))).toEqual([]);
  await expectEveryExample(recorder.take(), mock.requests.map(({ operation }) => operation));
});

it.each(nodes)("$name can also load the exports by require()", async ({ command }) => {
  const exported = {
    "": "ApiError,bearerAuth,createClient,everyItem,unwrap",
    "/check": "CheckError,checkHar,checkServer",
    "/proxy": "startProxy",
    "/server": "HandlerTimeoutError,HttpError,InvalidResponseError,createService,forOperation",
  };
  for (const [entry, names] of Object.entries(exported)) {
    const script = `console.log(Object.keys(require("cloud-browser-contract${entry}")).sort().join())`;
    const { stdout, stderr } = await run(command, ["--input-type=commonjs", "--eval", script], project);
    expect(stdout, stderr).toBe(`${names}\n`);
  }
});

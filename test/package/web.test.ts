/** The mock without Node.js: Deno serves its core by web standards alone, and a check finds no violation. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { inject, it, onTestFinished } from "vitest";
import { expectCompliance } from "../support/check-core.js";

const { project, tools } = inject("packed");
const bundle = pathToFileURL(join(project, "node_modules/cloud-browser-contract/dist/mock-web.js")).href;
/** Deno has some globals of Node.js, which the program removes. */
const program = `
delete globalThis.process;
delete globalThis.Buffer;
delete globalThis.setImmediate;
const { createMock } = await import("${bundle}");
const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, (request) => mock.fetch(request));
const url = "http://127.0.0.1:" + server.addr.port;
const mock = await createMock({ url });
console.log(url);`;

it("answers every operation in Deno as the contract says", { timeout: 300_000 }, async () => {
  const deno = spawn(join(tools, "@deno/linux-x64-glibc/deno"), [
    "run", "--no-prompt", "--allow-net=127.0.0.1", "--allow-read",
    `data:text/javascript,${encodeURIComponent(program)}`,
  ], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void deno.kill());
  const [baseUrl] = await once(createInterface(deno.stdout), "line") as [string];
  await expectCompliance(baseUrl);
});

/** Whatever a server does, each client of the proxy gets its own response, and the report and the exit are right. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { startProxy } from "../../src/proxy/index.js";
import { program } from "../support/cli.js";
import { type Fault, faults } from "./faults.js";
import { startUpstream } from "./upstream.js";

const timeoutMs = 300;
const bearer = { Authorization: "Bearer secret-token" };

/** Starts a server with a fault in the response to `GET /profiles`. To other paths it responds with the request. */
async function startFaulty({ answer }: Fault): Promise<{ url: string; answered: () => Promise<void> }> {
  let answered: void | Promise<void>;
  const { url } = await startUpstream((socket, { line }) => {
    if (line.startsWith("GET /profiles ")) answered = answer(socket);
    else socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${line.length}\r\n\r\n${line}`);
  });
  return { url, answered: async () => answered };
}

/** Sends a request, and returns what comes back, in the words of `Fault`. */
async function receive(url: string): Promise<string> {
  const giveUp = AbortSignal.timeout(2000);
  const response = await fetch(`${url}/profiles`, { headers: bearer, signal: giveUp }).catch(() => undefined);
  if (!response) return "cut";
  const read = Promise.race([response.text(), new Promise<never>((_, reject) => setTimeout(reject, 100))]);
  return read.then(() => `${response.status}`, () => `${response.status} …`);
}

it.each(faults)("through the proxy: $name", async (fault) => {
  const printed = vi.spyOn(console, "error");
  onTestFinished(() => printed.mockRestore());
  const { url, answered } = await startFaulty(fault);
  const proxy = await startProxy({ target: url, timeoutMs });
  onTestFinished(() => proxy.close());
  expect(await receive(proxy.url)).toBe(fault.received);
  await answered();
  expect(await (await fetch(`${proxy.url}/next`, { headers: bearer })).text()).toBe("GET /next HTTP/1.1");
  await proxy.close();
  expect(proxy.report().breaches.map(({ actual }) => actual)).toEqual(
    fault.cause === undefined ? [] : [expect.stringMatching(startOf(fault.cause)) as string],
  );
  expect(printed).not.toHaveBeenCalled();
});

function startOf(words: string): RegExp {
  return new RegExp(`^${words.replaceAll(/[^\w\s]/g, "\\$&")}`);
}

const forCommand = ["101", "status 099", "nothing", "a body that stalls", "the connection is reset"];

it.each(faults.filter(({ name }) => forCommand.includes(name)))("by the command: $name", async (fault) => {
  const { url } = await startFaulty(fault);
  const child = spawn(process.execPath, [program, "proxy", url, "--port", "0", "--timeout", "1"]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const stderr = text(child.stderr);
  let stdout = "";
  child.stdout.on("data", (chunk: Buffer) => stdout += chunk.toString());
  await once(child.stdout, "data");
  await receive(stdout.split(" ")[2] ?? "");
  child.kill("SIGINT");
  const [code] = await once(child, "close") as [number];
  const hasCause = fault.cause !== undefined;
  expect(code).toBe(hasCause ? 1 : 0);
  expect(stdout).toMatch(hasCause ? /violated the contract \(1 cause\)\.\n$/ : /did not violate the contract\.\n$/);
  expect(await stderr).toBe("");
});

/** Signals end the command: the first gracefully, the second at once. No files are left behind. */
import { readdir } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Mock } from "../../src/mock/index.js";
import { startCommand } from "../support/command.js";
import { newFolder } from "../support/folder.js";
import { move, session, write } from "../support/mock.js";
import { responsesOn, open, put } from "../support/raw.js";

/** Starts the command with a file. */
async function startWithFile(...options: string[]) {
  const folder = await newFolder();
  const command = await startCommand(folder, ...options);
  expect((await write(command.mock, "/a", "x")).status).toBe(200);
  expect(await readdir(folder)).toHaveLength(1);
  return { ...command, folder };
}

/** Sends a part of a file. The request stays in flight for the five seconds that a closing mock waits. */
async function sendPart({ url }: Mock) {
  const target = `/browsers/${session}/fs/write_file?path=/b`;
  const socket = open(url);
  socket.write(put(target, "application/octet-stream", "half", ["Content-Length: 9"]));
  const responses = responsesOn(socket).catch(() => []); // the connection may be reset
  await wait(100);
  return { answers: responses };
}

it.each(["SIGHUP", "SIGINT", "SIGTERM"] as const)("%s lets requests in flight finish", async (signal) => {
  const { mock, kill, ended, folder } = await startWithFile("--latency", "300");
  const response = move(mock, "/a", "/b").then(({ status }) => status, () => "none");
  await wait(100);
  kill(signal);
  expect(await response).toBe(200);
  expect(await ended).toEqual([0, null]);
  expect(await readdir(folder)).toEqual([]);
});

it.each([
  ["SIGTERM", "SIGTERM"],
  ["SIGINT", "SIGINT"],
  ["SIGINT", "SIGTERM"],
  ["SIGHUP", "SIGHUP"],
] as const)("%s and then %s does not wait for requests in flight", async (first, second) => {
  const { mock, kill, ended, folder } = await startWithFile();
  const { answers: responses } = await sendPart(mock);
  kill(first);
  await wait(100);
  const start = performance.now();
  kill(second);
  expect(await ended).not.toEqual([0, null]);
  expect(performance.now() - start).toBeLessThan(2000);
  expect(await responses).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

/** Signals end the command: the first one in peace, a second one at once. Neither leaves files behind. */
import { readdir } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { startCommand } from "../support/command.js";
import { newFolder } from "../support/folder.js";
import { move, write } from "../support/mock.js";

/** Starts the command with a file and a request in flight, which it answers after a latency. */
async function startBusy(latency: number) {
  const folder = await newFolder();
  const command = await startCommand(folder, "--latency", `${latency}`);
  expect((await write(command.mock, "/a", "x")).status).toBe(200);
  expect(await readdir(folder)).toHaveLength(1);
  const answer = move(command.mock, "/a", "/b").then(({ status }) => status, () => "none");
  await wait(100);
  return { ...command, folder, answer };
}

it.each(["SIGHUP", "SIGINT", "SIGTERM"] as const)("%s has what is in flight answered", async (signal) => {
  const { kill, ended, folder, answer } = await startBusy(300);
  kill(signal);
  expect(await answer).toBe(200);
  expect(await ended).toEqual([0, null]);
  expect(await readdir(folder)).toEqual([]);
});

it.each([
  ["SIGTERM", "SIGTERM"],
  ["SIGINT", "SIGINT"],
  ["SIGINT", "SIGTERM"],
  ["SIGHUP", "SIGHUP"],
] as const)("%s and then %s does not wait for what is in flight", async (first, second) => {
  const { kill, ended, folder, answer } = await startBusy(1500);
  kill(first);
  await wait(100);
  const start = performance.now();
  kill(second);
  expect(await ended).not.toEqual([0, null]);
  expect(performance.now() - start).toBeLessThan(700);
  expect(await answer).toBe("none");
  expect(await readdir(folder)).toEqual([]);
});

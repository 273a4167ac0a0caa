/** An existing session can be checked repeatedly: a check leaves nothing that affects the next one. */
import { expect, it } from "vitest";
import { createClient } from "../../src/index.js";
import { contentOf, session } from "../support/mock.js";
import { check, type Passing, type Returning, startBroken, startMockForFile } from "./broken.js";

const mock = await startMockForFile();
const client = createClient({ baseUrl: mock.url, token: "any-token" });
const path = { id: session };
/** Operations that change something in a session, from each area, without slow ones. */
const only = [
  "stopReplay", "writeFile", "movePath", "deleteDirectory", "uploadFiles", "uploadZip", "startFileWatch", "clickMouse",
  "deletePlaywrightExecutor", "killProcess",
];

/** Returns the state of a session: its files with their modes and times, its recordings and its executors. */
async function stateOf() {
  const list = (directory: string) => client.listFiles({ path, query: { path: directory } });
  const home = await list("/home/user");
  const inside = await Promise.all(home.filter(({ is_dir }) => is_dir).map((one) => list(one.path)));
  const { executors } = await client.listPlaywrightExecutors({ path });
  const replays = await client.listReplays({ path });
  return {
    files: [...home, ...inside.flat()],
    notes: await contentOf(mock, "/home/user/notes.txt"),
    recorded: replays.filter(({ finished_at }) => finished_at === null),
    executors: executors.map(({ name, target_id }) => [name, target_id]),
  };
}

it("ten checks of one session pass, and leave it unchanged", async () => {
  const processes: string[] = [];
  const watches: string[] = [];
  const baseUrl = await startBroken(mock.url, {
    answer({ status, text }: Returning, { method, url }: Passing) {
      if (status > 201 || method !== "POST") return;
      if (url.endsWith("/process/spawn")) processes.push((JSON.parse(text) as { process_id: string }).process_id);
      if (url.endsWith("/fs/watch")) watches.push((JSON.parse(text) as { watch_id: string }).watch_id);
    },
  });
  // The example of an executor uses this name.
  await client.executePlaywrightCode({ path, body: { code: "return 1;", executor: "reviews" } });
  const before = await stateOf();
  for (let run = 0; run < 10; run++) {
    const { breaches, operations, leftovers } = await check(baseUrl, { session, only });
    expect({ breaches, leftovers }).toEqual({ breaches: [], leftovers: [] });
    expect(operations.filter(({ outcome }) => outcome !== "passed")).toEqual([]);
  }
  expect(await stateOf()).toEqual(before);
  expect(processes.length).toBeGreaterThan(20);
  expect(watches.length).toBeGreaterThan(9);
  for (const process_id of processes) {
    expect(await client.getProcessStatus({ path: { ...path, process_id } })).toMatchObject({ state: "exited" });
  }
  for (const watch_id of watches) {
    await expect(client.stopFileWatch({ path: { ...path, watch_id } })).rejects.toMatchObject({ status: 404 });
  }
});

it("all cases of replays are tried, although only one replay can run at a time", async () => {
  const { breaches, operations } = await check(mock.url, { session, only: ["startReplay", "stopReplay"] });
  expect(breaches).toEqual([]);
  expect(operations.map(({ outcome, untried }) => [outcome, untried])).toEqual(Array(2).fill(["passed", []]));
});

it("a replay of somebody else is not stopped", async () => {
  const { replay_id } = await client.startReplay({ path });
  const { breaches } = await check(mock.url, { session, only: ["stopReplay"] });
  expect(breaches).toEqual([]);
  expect(await client.listReplays({ path })).toContainEqual(expect.objectContaining({ replay_id, finished_at: null }));
});

/** A long history is shortened: what was deleted, and nobody refers to, is not made again. */
import { expect, it } from "vitest";
import { loadContract } from "../../../src/contract/node/load.js";
import { createIds } from "../../../src/mock/journal/ids.js";
import type { JournalEntry } from "../../../src/mock/journal/journal.js";
import { compact } from "../../../src/mock/recording/compact.js";
import { createReadEntry } from "../../../src/mock/recording/from-har.js";
import { createBlobStorage } from "../../../src/server/blob-storage.js";
import { startService } from "../../service/support.js";

const contract = await loadContract();
const ids = createIds(contract);
const readEntry = createReadEntry(contract, ids, createBlobStorage(16), undefined);

/** Returns what is left of what a program has done with a mock: its calls, by method and path. */
async function leftOf(work: (kernel: Awaited<ReturnType<typeof startService>>["kernel"]) => Promise<unknown>) {
  const { mock, kernel } = await startService({ record: true });
  await work(kernel);
  const { log: { entries } } = await mock.record();
  const calls: JournalEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    const read = await readEntry(entry, index + 1, true);
    if (typeof read === "object" && "call" in read) calls.push(read.call);
  }
  return compact(contract, ids, calls).map(({ call }) => call).filter((call) => call !== "use");
}

it("forgets a session with everything that was done in it", async () => {
  expect(await leftOf(async ({ browsers, profiles }) => {
    const { session_id: id } = await browsers.create({ name: "gone" });
    await browsers.fs.createDirectory("gone", { path: "/work" });
    const { replay_id } = await browsers.replays.start(id);
    await browsers.replays.stop(replay_id, { id });
    await browsers.deleteByID(id);
    await browsers.create({ name: "gone" });
    await profiles.create({ name: "kept" });
  })).toEqual(["createBrowser", "createProfile"]);
});

it("keeps what others refer to, and what refers to others", async () => {
  expect(await leftOf(async ({ browsers, profiles }) => {
    const { id } = await profiles.create({ name: "used" });
    const { session_id } = await browsers.create({ profile: { name: "used" } });
    await browsers.deleteByID(session_id);
    await profiles.delete(id);
  })).toEqual(["createProfile", "createBrowser", "deleteBrowser", "deleteProfile"]);
});

it("keeps what exists, and what was deleted without having been made", async () => {
  expect(await leftOf(async ({ browsers, profiles }) => {
    await browsers.create({ name: "kept" });
    await profiles.delete("pf3n8w1q6z4k9x2m7t5v0b8c");
  })).toEqual(["createBrowser", "deleteProfile"]);
});

it("shortens the history of 10,000 sessions in a moment", () => {
  const calls: JournalEntry[] = Array.from({ length: 20_000 }, (_, index) => {
    const made = index % 2 === 0;
    const given = `bs${index - index % 2}`;
    const path: Record<string, string> = made ? {} : { id: given };
    const input = { path, query: {}, header: {}, defaulted: [], body: made ? { name: "again" } : undefined };
    const times = { began: index, ended: index, during: [], drawn: {} };
    return { number: index + 1, call: made ? "createBrowser" : "deleteBrowser", input, ...times, ...made && { given } };
  });
  const began = performance.now();
  expect(compact(contract, ids, calls)).toEqual([]);
  expect(performance.now() - began).toBeLessThan(2000);
});

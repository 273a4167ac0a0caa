/** A mock whose journal is kept in memory, and everything that its lists show. */
import { Script } from "node:vm";
import { onTestFinished } from "vitest";
import { loadContract } from "../../../src/contract/node/load.js";
import { createMockCore } from "../../../src/mock/core.js";
import type { JournalEntry, JournalStart, KeptJournal } from "../../../src/mock/journal/journal.js";
import { readAsset } from "../../../src/mock/node/assets.js";
import type { MockOptions } from "../../../src/mock/options.js";
import { createBlobStorage } from "../../../src/server/blob-storage.js";
import { lists } from "../lists.js";

export const origin = "https://mock.test";
const contract = await loadContract();

/** Creates a mock, with what a journal has kept. Its own journal is a copy, as if it had been stored. */
export async function createJournaled(options: MockOptions = {}, kept?: KeptJournal) {
  let start: JournalStart | undefined = kept?.start;
  const entries: JournalEntry[] = [...kept?.entries ?? []];
  const core = createMockCore({ host: new URL(origin).host, ...options }, {
    contract,
    storage: createBlobStorage(256),
    origin: () => origin,
    readAsset,
    parseJavaScript: (code) => void new Script(code),
    version: "0.0.0",
    journal: {
      kept,
      begin(started) {
        start = started;
        entries.length = 0;
      },
      add: (entry) => void entries.push(structuredClone(entry)),
      har: () => { throw new Error("No test reads it."); },
    },
  });
  const { failures } = await core.start();
  onTestFinished(() => core.service.end());
  const call = (method: string, path: string, body?: unknown) => core.mock.fetch(origin + path, {
    method,
    headers: { "Authorization": "Bearer any", "Content-Type": "application/json" },
    ...body !== undefined && { body: JSON.stringify(body) },
  });
  const copy = (): KeptJournal => ({ start: start as JournalStart, entries: [...entries] });
  return { ...core, failures, call, kept: copy };
}

const detailsOf: Record<string, string[]> = {
  "/browsers": ["", "/fs/list_files?path=/tmp", "/fs/list_files?path=/home/user", "/process", "/replays"],
};

/** Returns everything that the lists of a mock show, and what there is below each session. */
export async function everythingIn({ call }: Awaited<ReturnType<typeof createJournaled>>) {
  const shown: Record<string, unknown> = {};
  for (const path of lists) {
    const all: Record<string, unknown>[] = [];
    for (let offset: string | null = "0"; offset !== null;) {
      const response = await call("GET", `${path}?limit=100&offset=${offset}`);
      all.push(...await response.json() as typeof all);
      offset = response.headers.get("X-Has-More") === "true" ? response.headers.get("X-Next-Offset") : null;
    }
    shown[path] = all;
    for (const below of detailsOf[path] ?? []) {
      for (const { session_id } of all) {
        const address = `${path}/${String(session_id)}${below}`;
        shown[address] = await (await call("GET", address)).json();
      }
    }
  }
  return shown;
}

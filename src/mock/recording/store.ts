/** Keeps a journal as the text of an archive: in memory, or wherever a sink writes it. */
import type { Contract } from "../../contract/index.js";
import { betweenEntries, type HarEntry, harEnd, type HarLog, harStart } from "../../har/index.js";
import type { JournalEntry, JournalStart, JournalStore } from "../journal/journal.js";
import { harEntryOf } from "./to-har.js";

/** Where the entries go. */
export interface HarSink {
  /** Forgets every entry, and starts over. */
  begin: (log: Omit<HarLog, "version">) => void | Promise<void>;
  add: (entry: HarEntry) => void;
  /** Called when what it starts over with was added. */
  settle?: () => Promise<void>;
  /** Returns the text of the archive, in parts. */
  text: () => AsyncIterable<string>;
}

/** What the entries say about the mock. */
export interface RecordedMock {
  contract: Contract;
  /** Returns the base URL of the mock. */
  origin: () => string;
  /** Version of this package. */
  version: string;
}

/** Creates a store that passes everything on to a sink. */
export function createHarStore({ contract, origin, version }: RecordedMock, sink: HarSink): JournalStore {
  return {
    begin: (start) => sink.begin(logOf(start, version)),
    ...sink.settle && { settle: sink.settle },
    add: async (entry) => sink.add(await harEntryOf(contract, baseUrlOf(origin), entry)),
    har: sink.text,
  };
}

/** Creates a sink that keeps the entries in memory. */
export function createMemorySink(): HarSink {
  let start = "";
  const entries: string[] = [];
  return {
    begin(log) {
      start = harStart(log);
      entries.length = 0;
    },
    add: (entry) => void entries.push(JSON.stringify(entry)),
    async* text() {
      yield await Promise.resolve(start);
      for (const [index, entry] of entries.entries()) yield index === 0 ? entry : betweenEntries + entry;
      yield harEnd;
    },
  };
}

/** Writes the archive of a journal, in parts. */
export async function* writeHar(
  { contract, origin, version }: RecordedMock,
  start: JournalStart,
  entries: AsyncIterable<JournalEntry>,
): AsyncGenerator<string, void> {
  yield harStart(logOf(start, version));
  let separator = "";
  for await (const entry of entries) {
    yield separator + JSON.stringify(await harEntryOf(contract, baseUrlOf(origin), entry));
    separator = betweenEntries;
  }
  yield harEnd;
}

function logOf({ seed, began, drawn, empty }: JournalStart, version: string): Omit<HarLog, "version"> {
  return {
    creator: { name: "cloud-browser-contract", version },
    _recording: { contract: version, seed, began: new Date(began).toISOString(), drawn, empty },
  };
}

/** Returns the base URL; before the mock has one, any: restoring does not look at it. */
function baseUrlOf(origin: () => string): string {
  return origin() || "http://127.0.0.1";
}

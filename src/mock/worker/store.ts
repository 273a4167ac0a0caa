/** What a worker keeps while a browser has stopped it, in IndexedDB: its configuration, its pages and its journal. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { JournalEntry, JournalStart, JournalStore, KeptJournal, WriteHar } from "../journal/journal.js";
import type { WorkerConfig } from "./messages.js";

interface Schema extends DBSchema {
  /** The configuration, the ids of the pages, and the start of the journal. */
  values: { key: string; value: unknown };
  /** The entries of the journal, in parts. */
  entries: { key: number; value: JournalEntry[] };
}

/** What was kept. */
export interface Kept {
  config: WorkerConfig;
  /** The ids of the pages whose requests are answered. */
  pages: string[];
  journal: KeptJournal | undefined;
}

/** How many entries a part has: a part is written again with each of its entries, and read as a whole. */
const maxEntries = 100;

/** Keeps what a worker needs. Everything is written in order. */
export class WorkerStore implements JournalStore {
  kept: KeptJournal | undefined;
  readonly #db: IDBPDatabase<Schema>;
  #part: JournalEntry[] = [];
  #partNumber = 0;
  #isPartDirty = false;
  #written: Promise<unknown> = Promise.resolve();

  private constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  static async open(): Promise<WorkerStore> {
    return new WorkerStore(await openDB<Schema>("cloud-browser-mock", 1, {
      upgrade(db) {
        db.createObjectStore("values");
        db.createObjectStore("entries");
      },
    }));
  }

  /** Reads what was kept. */
  async read(): Promise<Kept | undefined> {
    const keys = ["config", "pages", "start"];
    const [config, pages, start] = await Promise.all(keys.map((key) => this.#db.get("values", key)));
    if (config === undefined) return undefined;
    const parts = await this.#db.getAll("entries");
    this.#partNumber = parts.length;
    this.kept = start === undefined ? undefined : { start: start as JournalStart, entries: parts.flat() };
    return { config: config as WorkerConfig, pages: pages as string[] ?? [], journal: this.kept };
  }

  put(key: "config" | "pages", value: unknown): void {
    this.#write(() => this.#db.put("values", value, key));
  }

  begin(start: JournalStart): void {
    this.kept = undefined;
    this.#part = [];
    this.#partNumber = 0;
    this.#write(async () => {
      await this.#db.clear("entries");
      await this.#db.put("values", start, "start");
    });
  }

  /** A part with a file is closed, so that the file is written once. */
  add(entry: JournalEntry): void {
    if (this.#part.length === maxEntries || this.#part.some(hasFile)) {
      this.#part = [];
      this.#partNumber++;
      this.#isPartDirty = false;
    }
    this.#part.push(entry);
    if (this.#isPartDirty) return; // it will be written with what is added until then
    this.#isPartDirty = true;
    const [part, number] = [this.#part, this.#partNumber];
    this.#write(() => {
      if (part === this.#part) this.#isPartDirty = false;
      return this.#db.put("entries", part, number);
    });
  }

  async* har(write: WriteHar): AsyncGenerator<string, void> {
    await this.flushed();
    const start = await this.#db.get("values", "start") as JournalStart;
    yield* write(start, this.#entries());
  }

  async* #entries(): AsyncGenerator<JournalEntry, void> {
    for (let number = 0; number <= this.#partNumber; number++) yield* await this.#db.get("entries", number) ?? [];
  }

  /** Resolves when everything is written. */
  async flushed(): Promise<void> {
    await this.#written;
  }

  #write(action: () => Promise<unknown>): void {
    this.#written = this.#written.then(action).catch((error: unknown) => {
      console.error("[cloud-browser-mock] Changes are not kept:", error);
    });
  }
}

function hasFile({ input }: JournalEntry): boolean {
  const waiting: unknown[] = [input];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof Blob) return true;
    if (typeof next !== "object" || next === null) continue;
    for (const one of Object.values(next) as unknown[]) if (one !== undefined) waiting.push(one);
  }
  return false;
}

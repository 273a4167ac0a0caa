/** The journal of a mock: the calls that changed it, so that they can be made again after it was stopped. */
import type { AnyHandlers } from "../../server/handlers.js";
import type { SeededRandom } from "../../service/base/random.js";
import type { Service } from "../../service/index.js";
import type { JournaledControls } from "../control.js";
import type { Ids } from "./ids.js";
import type { MockTime } from "./time.js";

/** A call that changed the mock. */
export interface JournalEntry {
  /** Calls are made again in the order of their numbers. */
  number: number;
  /** An operation, or one of the control calls. */
  call: string;
  /** The request of the operation, in which a raw body is a Blob, or the arguments of the control call. */
  input: unknown;
  /** When it began and ended, in milliseconds since 1970. */
  began: number;
  ended: number;
  /** The numbers of the calls that had not ended when it began. */
  during: number[];
  /** How many random values of each kind had been drawn when it began. */
  drawn: Record<string, number>;
  /** The response of an operation: its JSON, or why there is none. */
  response?: { status: number; text?: string; omitted?: string };
  /** The id that the response gave, if the call was made by a recording. */
  given?: string;
}

/** What every entry builds upon. */
export interface JournalStart {
  /** Seed of all random values. */
  seed: number;
  /** When the initial state was made, in milliseconds since 1970, and how many random values had been drawn. */
  began: number;
  drawn: Record<string, number>;
  /** Whether nothing existed then. */
  empty: boolean;
  /** How many of the entries were restored: a reset goes back to them. */
  restored?: number;
  /** How far the clock is behind that of the machine, in milliseconds: it goes on where a recording has ended. */
  behind?: number;
}

/** A journal that was kept. */
export interface KeptJournal {
  start: JournalStart;
  entries: readonly JournalEntry[];
}

/** Keeps a journal. */
export interface JournalStore {
  /** What was kept before, if anything. */
  kept?: KeptJournal | undefined;
  /** Forgets every entry, and starts over. */
  begin: (start: JournalStart) => void | Promise<void>;
  /** Called when what it starts over with was added. Until then, what was kept before counts. */
  settle?: () => Promise<void>;
  /** Adds an entry. The call is answered once it resolves. */
  add: (entry: JournalEntry) => void | Promise<void>;
  /**
   * Returns the text of an HTTP Archive of all entries, in parts.
   *
   * @param write Writes it, unless the store has it in that form.
   */
  har: (write: WriteHar) => AsyncIterable<string>;
}

/** Writes an HTTP Archive, in parts. */
export type WriteHar = (start: JournalStart, entries: AsyncIterable<JournalEntry>) => AsyncIterable<string>;

/** What a journal records and repeats. */
export interface Journaled {
  service: Pick<Service, "advance" | "end" | "seed" | "use">;
  handlers: AnyHandlers;
  controls: JournaledControls;
  random: SeededRandom;
  time: MockTime;
  ids: Ids;
}

/** Returns what changes a mock besides its operations, by name: `use` is activity in a session. */
export function controlCalls({ service, controls }: Journaled): Record<string, (...input: unknown[]) => unknown> {
  return {
    use: (session) => service.use(session as string),
    advance: (ms) => controls.advance(ms as number),
    replaceOverride: (id, override) => controls.replaceOverride(id as string, override),
    resetOverrides: (id) => controls.resetOverrides(id as string | undefined),
    scenario: (name) => controls.overrideAsIn(name as string),
  };
}

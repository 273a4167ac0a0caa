/** Sends the sequences of areas: those of one area one after another, and areas beside each other. */
import { valueAt } from "../../openapi/index.js";
import { type Sequence, step } from "../../sequences/index.js";
import type { Fixtures } from "../fixtures/index.js";
import { isSuccess, parseJson } from "../http/outcome.js";
import { namesIn, type Variables } from "./variables.js";
import { without } from "./left-out.js";
import { partsOf } from "./parts.js";
import type { Reference } from "./reference.js";
import { type RunOptions, runSequence, type RunResult } from "./run.js";

/** The sequences of an area. */
export interface Area {
  name: string;
  sequences: Sequence[];
}

type SharedOptions = Pick<RunOptions, "operations" | "isValid" | "isReported" | "patience" | "signal">;

export interface AreasOptions extends SharedOptions {
  fixtures: Pick<Fixtures, "sendAsIs" | "suffix">;
  reference: Reference;
  /** The id of an existing session to use instead of a new one. */
  session: string | undefined;
  /** Whether the server refuses every request of an operation. */
  isLacking: (operation: string) => boolean;
}

/** What became of a sequence of an area. */
export type AreaResult = RunResult & { area: string };

/** Sends the sequences of all areas, so many areas at once. */
export async function runAreas(areas: Area[], concurrency: number, options: AreasOptions): Promise<AreaResult[]> {
  const { operations, fixtures, reference, isLacking, signal } = options;
  const results: AreaResult[] = [];

  async function runArea({ name, sequences }: Area): Promise<void> {
    const remaining = sequences.map((sequence) => without(sequence, isLacking));
    const [server, expected] = await sharedSessions(remaining);
    const sides: RunOptions = {
      ...options,
      server: { send: async (...request) => (await fixtures.sendAsIs(...request)).outcome, variables: server },
      reference: { send: reference.send, variables: expected },
    };
    for (const sequence of remaining) {
      if (signal?.aborted) return;
      const isPossible = sequence.steps.length > 0 && !(usesSession(sequence) && server.session === undefined);
      const result = isPossible
        ? await runSequence(sequence, `${fixtures.suffix.slice(1)}-${results.length}`, sides)
        : { sequence, proven: [], why: "The server lacks an operation that it needs." };
      results.push({ ...result, area: name });
    }
  }

  /** Creates the session that the sequences of an area share, on both sides. */
  async function sharedSessions(sequences: Sequence[]): Promise<[server: Variables, reference: Variables]> {
    const create = operations.get("createBrowser");
    if (!create || !sequences.some(usesSession)) return [{}, {}];
    const parts = partsOf(step("createBrowser"), create, {});
    const created = options.session === undefined && !isLacking(create.id)
      ? (await fixtures.sendAsIs(create, parts)).outcome
      : undefined;
    const [actual, expected] = [created, await reference.send(create, parts)].map((outcome) =>
      outcome && isSuccess(outcome) ? valueAt(parseJson(outcome.response?.text ?? ""), "/session_id") : undefined);
    return [{ session: options.session ?? actual }, { session: expected }];
  }

  const remaining = [...areas];
  const runRemaining = async (): Promise<void> => {
    for (let area = remaining.shift(); area && !signal?.aborted; area = remaining.shift()) await runArea(area);
  };
  await Promise.all(Array.from({ length: concurrency }, runRemaining));
  return results;
}

function usesSession({ steps }: Sequence): boolean {
  return namesIn(steps.map(({ input }) => input)).includes("session");
}

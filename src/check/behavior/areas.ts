/**
 * Sends the sequences of areas: those that share a session one after another, and all others beside each other. A
 * sequence waits until its operations have been checked on their own, which says what a server lacks.
 */
import { type Sequence, step, stepsOf } from "../../sequences/index.js";
import type { Fixtures } from "../fixtures/index.js";
import type { Outcome } from "../http/send.js";
import type { Limit, Pause } from "../limit.js";
import { type Area, groupsOf } from "./groups.js";
import { without } from "./left-out.js";
import { partsOf } from "./parts.js";
import type { Reference } from "./reference.js";
import { type RunOptions, runSequence, type RunResult } from "./run.js";
import { isOfSession, sessionIn, type SharedSession, usesSession } from "./shared-session.js";

type SharedOptions = Pick<RunOptions, "operations" | "isValid" | "isReported" | "patience" | "signal">;

export interface AreasOptions extends SharedOptions {
  fixtures: Pick<Fixtures, "sendAsIs" | "suffix">;
  reference: Reference;
  /** The id of an existing session to use instead of a new one. */
  session: string | undefined;
  /** Whether the server refuses every request of an operation. */
  isLacking: (operation: string) => boolean;
  /** Limits how many sequences and single requests are sent at once. */
  limit: Limit;
  /** Is settled when the operations of some areas have been checked on their own. */
  whenChecked: (areas: string[]) => Promise<void>;
}

/** Sequences that are sent one after another, the session that they share, and how they wait. */
interface Group {
  shared: SharedSession | undefined;
  pause: Pause;
}

/** What became of a sequence of an area. */
export interface AreaResult extends RunResult {
  area: string;
  /** All sentences that it could prove. */
  sentences: string[];
}

/** Sends the sequences of all areas. */
export async function runAreas(areas: Area[], options: AreasOptions): Promise<AreaResult[]> {
  const { operations, fixtures, reference, isLacking, limit, whenChecked, signal } = options;
  const results = new Map<Sequence, RunResult>();
  /** Whether the given session may differ from that of the reference. */
  let isChanged = false;
  let runs = 0;

  /** Sends sequences one after another, without a pause in which the session that they share could time out. */
  async function runGroup(sequences: Sequence[]): Promise<void> {
    await whenChecked(areasOf(sequences));
    await limit(async (pause) => {
      const group: Group = { shared: undefined, pause };
      for (const sequence of sequences) await run(sequence, group);
    });
  }

  async function run(original: Sequence, group: Group): Promise<void> {
    if (signal?.aborted) return;
    const sequence = without(original, isLacking);
    const needsSession = usesSession(sequence);
    if (needsSession) group.shared ??= await createSession();
    const why: string | undefined = whyNot(sequence) ?? (needsSession ? whyNotIn(group.shared, sequence) : undefined);
    let result: RunResult = why === undefined
      ? await send(sequence, group.shared, group.pause)
      : { sequence, proven: [], why };
    // A slow server may miss a moment that the reference meets: a difference counts if it shows again.
    if (result.parted && !needsSession) result = await send(sequence, undefined, group.pause);
    else if (result.parted && options.session === undefined) {
      group.shared = await createSession();
      if (group.shared) result = await send(sequence, group.shared, group.pause);
    }
    if (needsSession && (result.parted || result.why !== undefined)) {
      // The session may differ from that of the reference now.
      if (options.session === undefined) group.shared = undefined;
      else isChanged ||= why === undefined;
    }
    results.set(original, result);
  }

  /** Sends a sequence with names of its own, which the cleanup finds. */
  function send(sequence: Sequence, shared: SharedSession | undefined, pause: Pause): Promise<RunResult> {
    return runSequence(sequence, `run${fixtures.suffix}-${++runs}`, {
      ...options,
      pause,
      isGiven: options.session !== undefined,
      server: { send: sendToServer, variables: shared?.server ?? {} },
      reference: { send: reference.send, variables: shared?.reference ?? {} },
    });
  }

  async function sendToServer(...request: Parameters<Fixtures["sendAsIs"]>): Promise<Outcome> {
    return (await fixtures.sendAsIs(...request)).outcome;
  }

  /** Creates a session on both sides, unless there is one to use on the server, or the server refuses it. */
  async function createSession(): Promise<SharedSession | undefined> {
    const create = operations.get("createBrowser");
    if (!create || isLacking(create.id)) return undefined;
    const parts = partsOf(step("createBrowser"), create, {});
    const [session, ofReference] = await Promise.all([
      options.session ?? sendToServer(create, parts).then(sessionIn),
      reference.send(create, parts).then(sessionIn),
    ]);
    return session === undefined ? undefined : { server: { session }, reference: { session: ofReference } };
  }

  /** Returns why a sequence cannot be sent in the shared session, if that is so. */
  function whyNotIn(shared: SharedSession | undefined, { steps }: Sequence): string | undefined {
    if (!shared) return "No session could be created for it.";
    if (options.session === undefined) return undefined;
    if (isChanged) return "An earlier difference has left the given session in another state.";
    return steps.some((one) => isOfSession(one, operations)) ? "It needs a new session, not the given one." : undefined;
  }

  /** Returns the areas of the operations of sequences. */
  function areasOf(sequences: Sequence[]): string[] {
    const ids = sequences.flatMap(stepsOf).map((one) => one.operation as string);
    if (sequences.some(usesSession)) ids.push("createBrowser");
    return [...new Set(ids.map((id) => operations.get(id)?.area ?? ""))];
  }

  await Promise.all(groupsOf(areas, options.session !== undefined).map(runGroup));
  // In the order of the contract, whatever ended first.
  return areas.flatMap(({ name, sequences }) => sequences.filter((one) => results.has(one)).map((one) => ({
    ...results.get(one) as RunResult, area: name, sentences: sentencesIn(one),
  })));
}

/** Returns why nothing of a sequence can be sent, if that is so. */
function whyNot({ steps }: Sequence): string | undefined {
  return steps.length === 0 ? "The server does not serve its operations as declared." : undefined;
}

/** Returns the sentences that a sequence and its steps prove. */
function sentencesIn(sequence: Sequence): string[] {
  return [...new Set([sequence.proves, ...stepsOf(sequence).flatMap(({ proves }) => proves ?? [])])];
}

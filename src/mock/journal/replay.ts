/** Makes the calls of a journal again, each at its time, and as they overlapped. */
import { chunksOf } from "../../bytes.js";
import type { HandlerResponse, ParsedRequest } from "../../contract/index.js";
import { handlerContext } from "../../server/context.js";
import { isAsyncIterable, stop } from "../../server/streams.js";
import { wait } from "../../server/timers.js";
import { createAliases } from "./aliases.js";
import { controlCalls, type Journaled, type JournalEntry, type KeptJournal } from "./journal.js";

/** A call that could not be made again. */
export interface ReplayFailure {
  entry: JournalEntry;
  error: unknown;
}

/** How long a call may take at the time when it began, and at the time when it ended before, in milliseconds. */
const endsAtOnceMs = 20;
const endsLaterMs = 1000;
/** How much later than in the journal it may end, and in which steps: another server may have been faster. */
const maxLateMs = 60_000;
const lateStepMs = 1000;

/**
 * Makes the calls of a journal again.
 *
 * @param makeInitial Makes the initial state.
 * @returns The calls that could not be made again.
 */
export async function replay(
  mock: Journaled,
  { start, entries }: KeptJournal,
  makeInitial: (empty: boolean) => Promise<void>,
): Promise<ReplayFailure[]> {
  const { service, handlers, random, time, ids } = mock;
  const calls = controlCalls(mock);
  const failures: ReplayFailure[] = [];
  const open = new Map<JournalEntry, Promise<void>>();
  const aliases = createAliases();

  function moveTo(at: number): void {
    time.held = Math.max(at, time.held ?? 0);
    time.heldUntil = Infinity;
    service.advance(0); // what was due until then happens
  }

  function repeat({ call, input }: JournalEntry): unknown {
    const handler = handlers[call];
    if (!handler) return calls[call]?.(...input as unknown[]);
    const request = input as ParsedRequest;
    const body = request.body instanceof Blob ? chunksOf(request.body.stream()) : aliases.replace(request.body);
    const path = aliases.replace(request.path) as ParsedRequest["path"];
    return handler({ ...request, path, body }, handlerContext(new AbortController().signal));
  }

  /** Starts a call, and lets it do what it does without waiting for time to pass. */
  async function begin(entry: JournalEntry): Promise<void> {
    moveTo(entry.began);
    Object.assign(random.drawn, entry.drawn);
    const fail = (error: unknown) => void failures.push({ entry, error });
    if (ids.makesId(entry.call)) random.given = entry.given;
    try {
      const made = repeat(entry);
      if (!(made instanceof Promise)) return end(entry, made);
      const call = made.then((result) => end(entry, result), fail).then(() => void open.delete(entry));
      open.set(entry, call);
      await withinTime(call, endsAtOnceMs);
    } catch (error) {
      fail(error);
    } finally {
      random.given = undefined;
    }
  }

  function end({ call, given }: JournalEntry, response: unknown): void {
    const id = given === undefined ? undefined : ids.idIn(call, (response as HandlerResponse | undefined)?.body);
    if (given !== undefined && id !== undefined) aliases.add(given, id);
    discard(response);
  }

  /** Waits for the end of a call. What it waited for before has happened when it ended. */
  async function waitFor(entry: JournalEntry, call: Promise<void>): Promise<void> {
    moveTo(entry.ended);
    await withinTime(call, endsLaterMs);
    for (let late = lateStepMs; open.has(entry) && late <= maxLateMs; late += lateStepMs) {
      moveTo(entry.ended + late);
      await withinTime(call, endsAtOnceMs);
    }
    open.delete(entry);
  }

  moveTo(start.began);
  Object.assign(random.drawn, start.drawn);
  await makeInitial(start.empty);
  for (const entry of [...entries].sort((one, other) => one.number - other.number)) {
    for (const [earlier, call] of open) if (!entry.during.includes(earlier.number)) await waitFor(earlier, call);
    await begin(entry);
  }
  for (const [entry, call] of open) await waitFor(entry, call);
  time.behind = start.behind ?? 0;
  time.held = undefined;
  service.advance(0);
  return failures;
}

/** Discards the body of a response, which nobody reads. */
function discard(response: unknown): void {
  const { body } = (response ?? {}) as { body?: unknown };
  if (isAsyncIterable(body)) stop(body[Symbol.asyncIterator]());
}

/** Waits for a call, at most for a time in milliseconds. */
async function withinTime(call: Promise<void>, ms: number): Promise<void> {
  const ended = new AbortController();
  void call.then(() => ended.abort());
  await wait(ms, ended.signal);
}

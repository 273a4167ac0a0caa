/** Records a journal. */
import { chunksOf } from "../../bytes.js";
import type { Contract } from "../../contract/index.js";
import type { AnyHandler } from "../../server/handlers.js";
import { isAsyncIterable } from "../../server/streams.js";
import type { Controls } from "../control.js";
import type { Journaled, JournalStore, KeptJournal } from "./journal.js";

/** How often activity in a session is noted, in milliseconds. */
const useIntervalMs = 5000;

/** Creates the recorder of a journal. */
export function createRecorder(contract: Contract, journaled: Journaled, store: JournalStore) {
  const { service, handlers, controls, random, time } = journaled;
  /** The numbers of the calls that have not ended. */
  const open = new Set<number>();
  const usedAt = new Map<string, number>();
  let next = 1;

  /** Makes a call, and keeps it if it succeeds. */
  async function record<Result>(call: string, input: unknown, make: () => Result | Promise<Result>): Promise<Result> {
    service.advance(0); // what is due happens before it, here as when it is made again
    const [number, began, during, drawn] = [next++, time.now(), [...open], { ...random.drawn }];
    open.add(number);
    try {
      const result = await heldAt(began, make);
      store.add({ number, call, input, began, ended: time.now(), during, drawn });
      return result;
    } finally {
      open.delete(number);
    }
  }

  /** Makes a call whose time stands still until it first waits. */
  function heldAt<Result>(at: number, make: () => Result): Result {
    time.held = at;
    try {
      return make();
    } finally {
      time.held = undefined;
    }
  }

  /** A raw body is read first, since it can be read only once. */
  function recorded(id: string, handler: AnyHandler): AnyHandler {
    return async (request, context) => {
      const { body } = request;
      if (!isAsyncIterable(body) || body instanceof Blob) {
        return record(id, structuredClone(request), () => handler(request, context));
      }
      const blob = await blobOf(body as AsyncIterable<Uint8Array>);
      return record(id, { ...request, body: blob }, () =>
        handler({ ...request, body: chunksOf(blob.stream()) }, context));
    };
  }

  /** A read changes nothing but the last activity of its session, which is noted now and then. */
  function notingUse(handler: AnyHandler): AnyHandler {
    return (request, context) => {
      const [session] = Object.values(request.path) as string[];
      const now = time.now();
      if (session !== undefined && now - (usedAt.get(session) ?? 0) >= useIntervalMs) {
        usedAt.set(session, now);
        void record("use", [session], () => service.use(session));
      }
      return handler(request, context);
    };
  }

  function wrap(id: string, handler: AnyHandler | undefined): AnyHandler | undefined {
    const { method, path } = contract.byId.get(id) ?? {};
    if (!handler || !method || !path) return handler;
    if (method !== "GET") return recorded(id, handler);
    return path.startsWith("/browsers/{") ? notingUse(handler) : handler;
  }

  return {
    handlers: Object.fromEntries(Object.entries(handlers).map(([id, handler]) => [id, wrap(id, handler)])),
    controls: {
      ...controls,
      advance: (ms) => record("advance", [ms], () => controls.advance(ms)),
      replaceOverride(...input) {
        controls.replaceOverride(...input); // throws if it is invalid
        void record("replaceOverride", input, () => {});
      },
      resetOverrides(...input) {
        controls.resetOverrides(...input);
        void record("resetOverrides", input, () => {});
      },
    } satisfies Controls,
    /** Starts a new journal. The initial state is made next. */
    begin(): void {
      usedAt.clear();
      store.begin({ seed: random.seed, began: time.now(), drawn: { ...random.drawn } });
    },
    /** Continues a journal that was kept. */
    resume({ entries }: KeptJournal): void {
      for (const { number } of entries) next = Math.max(next, number + 1);
    },
  };
}

async function blobOf(bytes: AsyncIterable<Uint8Array>): Promise<Blob> {
  const parts: Blob[] = [];
  for await (const chunk of bytes) parts.push(new Blob([chunk as BlobPart]));
  return new Blob(parts);
}

/** Records a journal. */
import type { Contract } from "../../contract/index.js";
import type { AnyHandler } from "../../server/handlers.js";
import { isAsyncIterable } from "../../server/streams.js";
import type { Storage } from "../../server/storage.js";
import type { JournaledControls } from "../control.js";
import type { Journaled, JournalStore, KeptJournal } from "./journal.js";
import { copyOf, responseOf } from "./kept.js";
import { createHold } from "./time.js";

/** How often activity in a session is noted, in milliseconds. */
const useIntervalMs = 5000;

export type Recorder = ReturnType<typeof createRecorder>;

/** Creates the recorder of a journal. */
export function createRecorder(contract: Contract, storage: Storage, journaled: Journaled, store: JournalStore) {
  const { service, handlers, controls, random, time } = journaled;
  /** The numbers of the calls that have not ended. */
  const open = new Set<number>();
  const usedAt = new Map<string, number>();
  let next = 1;

  const hold = createHold(time);

  /**
   * Makes a call, and keeps it if it succeeds. The time stands still until it first waits; for an upload until it has
   * ended, or for a moment, so that the time which it notes once it has its bytes is the same when it is made again.
   */
  async function record<Result>(
    call: string,
    input: unknown,
    make: () => Result | Promise<Result>,
    isUpload = false,
  ): Promise<Result> {
    service.advance(0); // what is due happens before it, here as when it is made again
    hold.begin(isUpload);
    const [number, began, during, drawn] = [next++, time.now(), [...open], { ...random.drawn }];
    open.add(number);
    try {
      const made = make();
      hold.end();
      const result = await made;
      await store.add({ number, call, input, began, ended: time.now(), during, drawn, ...responseOf(result) });
      return result;
    } finally {
      open.delete(number);
      if (isUpload) hold.endUpload();
      else hold.end();
    }
  }

  /** A raw body is stored first, since it can be read only once. */
  function recorded(id: string, handler: AnyHandler): AnyHandler {
    return async (request, context) => {
      const { body } = request;
      if (!isAsyncIterable(body) || body instanceof Blob) {
        return record(id, copyOf(request), () => handler(request, context), hasFiles(id));
      }
      const stored = await storage.store(body as AsyncIterable<Uint8Array>);
      try {
        const input = { ...request, body: await stored.blob() };
        return await record(id, input, () => handler({ ...request, body: stored.stream() }, context), true);
      } finally {
        await stored.remove();
      }
    };
  }

  function hasFiles(id: string): boolean {
    return contract.byId.get(id)?.body?.content["multipart/form-data"] !== undefined;
  }

  /** A read changes nothing, but what is due happens before it, as before a call: then it has the same time again. */
  function read(handler: AnyHandler): AnyHandler {
    return (request, context) => {
      service.advance(0);
      return handler(request, context);
    };
  }

  /** A read of a session is activity in it, which is noted now and then. */
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
    return read(path.startsWith("/browsers/{") ? notingUse(handler) : handler);
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
    } satisfies JournaledControls,
    /** Starts a new journal. The initial state is made next. */
    async begin(empty: boolean): Promise<void> {
      usedAt.clear();
      const drawn = { ...random.drawn };
      await store.begin({ seed: random.seed, began: time.now(), drawn, empty, behind: time.behind });
      await store.settle?.();
    },
    /** Notes a control call that was made. */
    note: (call: string, input: unknown[]) => record(call, input, () => {}),
    /** Continues a journal that was kept. */
    resume({ entries }: KeptJournal): void {
      for (const { number } of entries) next = Math.max(next, number + 1);
    },
    /** Starts a new journal with the calls of another one, which are made next. */
    async take({ start, entries }: KeptJournal): Promise<void> {
      usedAt.clear();
      await store.begin({ ...start, restored: entries.length });
      for (const entry of entries) {
        next = Math.max(next, entry.number + 1);
        await store.add(entry);
      }
      await store.settle?.();
    },
  };
}

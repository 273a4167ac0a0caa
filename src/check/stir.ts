/** What makes an event stream speak that is quiet by itself: requests to the same session, while it is listened to. */
import { posix } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { valueAt } from "../openapi/index.js";
import { pathNamesOf } from "./fixtures/binding.js";
import type { Parts } from "./cases/index.js";
import type { Fixtures } from "./fixtures/index.js";
import type { Bound } from "./fixtures/ids.js";
import type { Operation } from "./operations.js";

/** How long a stream has to begin, in milliseconds. */
const pause = 300;

const nothing: Bound = { path: {}, body: {} };

type Step = [operation: string, parts: Parts];

/** Gives the requests that cause events, by the stream that has them. What is made by one is removed by the next. */
function stepsFor({ id }: Operation, byId: ReadonlyMap<string, Operation>, name: string): Step[] {
  if (id === "streamFileEvents") {
    const [watched] = Object.values(byId.get("startFileWatch")?.body?.examples ?? {});
    const path = posix.join(String(valueAt(watched, "/path")), name);
    return [
      ["writeFile", { query: [["path", path]], body: new Uint8Array() }],
      ["deleteFile", { body: { path } }],
    ];
  }
  if (id !== "streamTelemetryEvents") return [];
  return [["updateBrowser", { body: { telemetry: { enabled: true } } }], ["moveMouse", { body: { x: 1, y: 1 } }]];
}

/**
 * Makes the function that gives what causes events of a stream, once all is there that the stream needs. Those that
 * speak by themselves need nothing.
 */
export function createStir(operations: Operation[], fixtures: Fixtures) {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return async (stream: Operation): Promise<() => Promise<void>> => {
    const steps = stepsFor(stream, byId, `${fixtures.ending.slice(1)}-stir.txt`);
    const bound = steps.length === 0 ? undefined : await fixtures.bind(stream);
    if (!bound || "why" in bound) return () => Promise.resolve();
    const [session] = pathNamesOf(stream).map((name) => bound.path[name]);
    return async () => {
      await wait(pause);
      for (const [id, parts] of steps) {
        const operation = byId.get(id);
        const [name] = operation ? pathNamesOf(operation) : [];
        if (!operation || !name || !session) continue;
        await fixtures.sendBound(operation, { ...parts, path: { [name]: session } }, nothing);
      }
    };
  };
}

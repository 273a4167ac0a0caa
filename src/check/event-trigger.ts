/** Triggers events of streams that are otherwise silent, by requests to the same session while the stream is read. */
import { posix } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { valueAt } from "../openapi/index.js";
import type { RequestParts } from "./cases/index.js";
import { noValues, pathNamesOf } from "./fixtures/binding.js";
import type { Fixtures } from "./fixtures/index.js";
import type { CheckedOperation } from "./operations.js";

/** How long a stream has to start before its events are triggered, in milliseconds. */
const startDelayMs = 300;

type Step = [operation: string, parts: RequestParts];

/** Returns the requests that trigger events of a stream. A later one removes what an earlier one created. */
function stepsFor({ id }: CheckedOperation, byId: ReadonlyMap<string, CheckedOperation>, fileName: string): Step[] {
  if (id === "streamFileEvents") {
    const [watched] = Object.values(byId.get("startFileWatch")?.body?.examples ?? {});
    const path = posix.join(String(valueAt(watched, "/path")), fileName);
    return [
      ["writeFile", { query: [["path", path]], body: new Uint8Array() }],
      ["deleteFile", { body: { path } }],
    ];
  }
  if (id !== "streamTelemetryEvents") return [];
  return [["updateBrowser", { body: { telemetry: { enabled: true } } }], ["moveMouse", { body: { x: 1, y: 1 } }]];
}

/**
 * Creates the function that prepares a stream and returns a function that triggers its events. Streams that send
 * events on their own need no trigger.
 */
export function createEventTrigger(operations: CheckedOperation[], fixtures: Fixtures) {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return async (stream: CheckedOperation): Promise<() => Promise<void>> => {
    const steps = stepsFor(stream, byId, `${fixtures.suffix.slice(1)}-event.txt`);
    const bound = steps.length === 0 ? undefined : await fixtures.bind(stream);
    if (!bound || "why" in bound) return () => Promise.resolve();
    const [session] = pathNamesOf(stream).map((name) => bound.path[name]);
    return async () => {
      await wait(startDelayMs);
      for (const [id, parts] of steps) {
        const operation = byId.get(id);
        const [name] = operation ? pathNamesOf(operation) : [];
        if (!operation || !name || !session) continue;
        await fixtures.sendBound(operation, { ...parts, path: { [name]: session } }, noValues);
      }
    };
  };
}

/** A pool for a test: over HTTP, or by the handlers themselves, where it matters what comes first. */
import { expect, onTestFinished } from "vitest";
import type {
  Browser,
  BrowserPoolAcquireRequest,
  BrowserPoolUpdateRequest,
  OperationRequest,
  OperationSuccess,
} from "../../src/index.js";
import type { Mock } from "../../src/mock/index.js";
import { createService } from "../../src/mock/service/index.js";
import { createStorage } from "../../src/mock/storage.js";
import { stopTime } from "./still-time.js";
import { startService } from "./support.js";

/** The pool that is there at the start. */
export const seeded = "bp6y3t9r1e5w8q2a7s4d0f6g";
export const path = { id_or_name: "pool" };

/** Starts a mock, with a pool that is filled. Its time stands still but for `advance`. */
export async function startPool(settings: object = {}) {
  stopTime();
  const service = await startService();
  const { client, mock } = service;
  const pool = await client.createBrowserPool({ body: { name: "pool", size: 2, ...settings } });
  await mock.advance(1000);
  return {
    ...service,
    pool,
    acquire: (body: BrowserPoolAcquireRequest = {}) =>
      client.acquireBrowser({ path, body: { acquire_timeout_seconds: 0, ...body } }),
    release: (session_id = "", reuse = true) => client.releaseBrowser({ path, body: { session_id, reuse } }),
    update: (body: BrowserPoolUpdateRequest) => client.updateBrowserPool({ path, body }),
    expectCounts: async (idle: number, leased: number) => {
      const pool = await client.getBrowserPool({ path });
      expect(pool).toMatchObject({ available_count: idle, acquired_count: leased });
    },
  };
}

/** Resolves when a request for a browser has arrived. */
export function arrivalAt(mock: Mock): Promise<void> {
  return new Promise((resolve) => mock.use({
    acquireBrowser(request, byDefault) {
      const answer = byDefault(request);
      resolve();
      return answer;
    },
  }));
}

type Acquired = OperationSuccess<"acquireBrowser">;
type Acquire = (request: OperationRequest<"acquireBrowser">, gone?: AbortSignal) => Promise<Acquired>;

/** Starts a service with nothing in it, whose time stands still but for `advance`. */
export function startHandlers() {
  stopTime();
  const { handlers, ...service } = createService(
    createStorage(1),
    () => Promise.resolve(undefined),
    () => ({ region: "us-east" }) as never,
    () => "http://mock",
  );
  onTestFinished(() => service.end());
  const acquire = handlers.acquireBrowser as Acquire;
  return {
    ...service,
    handlers: handlers,
    /** Gives the session; nothing when none came in time. */
    acquire: async (body: BrowserPoolAcquireRequest, gone?: AbortSignal): Promise<Browser | undefined> => {
      const answer = await acquire({ path, body }, gone);
      return answer.status === 200 ? answer.body : undefined;
    },
  };
}

/** Starts a pool for a test: over HTTP, or by the handlers alone if the order of requests matters. */
import { expect, onTestFinished } from "vitest";
import type { Handlers, OperationId, OperationRequest } from "../../src/index.js";
import type { Browser, BrowserPoolAcquireRequest, BrowserPoolUpdateRequest } from "../../src/types.js";
import type { Mock } from "../../src/mock/index.js";
import { readAsset } from "../../src/mock/node/assets.js";
import { createService } from "../../src/service/index.js";
import { handlerContext } from "../../src/server/context.js";
import { createDiskStorage } from "../../src/server/node/storage.js";
import { stopTime } from "./still-time.js";
import { startService } from "./support.js";

/** The pool that exists at the start. */
export const seeded = "bp6y3t9r1e5w8q2a7s4d0f6g";
export const path = { id_or_name: "pool" };

/** Starts a mock with a filled pool. Its time stands still except for `advance`. */
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
    acquireBrowser(_, { byDefault }) {
      const response = byDefault();
      resolve();
      return response;
    },
  }));
}

/** The handlers of a service, for a client that stays connected. */
type Called = { [Id in OperationId]: (request: OperationRequest<Id>) => ReturnType<Handlers[Id]> };

const stays = handlerContext(new AbortController().signal);

/** Starts a service without resources. Its time stands still except for `advance`. */
export function startHandlers() {
  stopTime();
  const { handlers, ...service } = createService({
    storage: createDiskStorage(1),
    exampleOf: () => Promise.resolve(undefined),
    defaultsOf: () => ({ region: "us-east" }) as never,
    origin: () => "http://mock",
    platform: { readAsset },
    browsers: undefined,
    commands: undefined,
  });
  onTestFinished(() => service.end());
  const called = Object.entries(handlers).map(([id, handler]) =>
    [id, (request: unknown) => (handler as (...given: unknown[]) => unknown)(request, stays)]);
  return {
    ...service,
    handlers: Object.fromEntries(called) as Called,
    /** Returns the session; undefined if none was available in time. */
    acquire: async (
      body: BrowserPoolAcquireRequest,
      signal = new AbortController().signal,
    ): Promise<Browser | undefined> => {
      const response = await handlers.acquireBrowser({ path, body }, { ...stays, signal });
      return response.status === 200 ? response.body : undefined;
    },
  };
}

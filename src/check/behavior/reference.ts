/** The reference: the service in memory, in the same process. */
import type { RequestParts } from "../cases/index.js";
import { requestOf } from "../http/request.js";
import { createSendOnce, type Outcome } from "../http/send-once.js";
import type { CheckedOperation } from "../operations.js";

export interface Reference {
  send: (operation: CheckedOperation, parts: RequestParts) => Promise<Outcome>;
  close: () => Promise<void>;
}

/** Starts a reference without any resources. */
export async function startReference(timeoutMs: number): Promise<Reference> {
  const { startMock } = await import("../../mock/index.js"); // only now: a check that only reads needs no mock
  const mock = await startMock({ empty: true });
  const sendOnce = createSendOnce({ timeoutMs, signal: undefined, fetch: mock.fetch });
  const server = { baseUrl: mock.url, token: "reference" };
  return {
    send: (operation, parts) => sendOnce(operation, requestOf(operation, parts, server), false, parts.causes),
    close: () => mock.close(),
  };
}

/** Handlers that go over those of the mock. */
import type { Contract } from "../contract/index.js";
import { nearest } from "../nearest.js";
import type { Handlers, OperationId, OperationRequest } from "../operations.js";

/**
 * A handler for each operation that is to behave in another way. Beside the request it gets what the mock would do, so
 * that it can look on, change a part, or stand in for some requests only. Statuses, bodies and headers are typed by the
 * contract.
 *
 * @example
 * import { type MockHandlers, startMock } from "cloud-browser-contract/mock";
 *
 * const handlers: MockHandlers = {
 *   execProcess(request, byDefault) {
 *     if (request.body.command !== "whoami") return byDefault(request);
 *     return { status: 200, body: { exit_code: 0, stdout_b64: btoa("root\n"), stderr_b64: "", duration_ms: 3 } };
 *   },
 * };
 * const mock = await startMock({ handlers });
 * await mock.close();
 */
export type MockHandlers = {
  [Id in OperationId]?: (request: OperationRequest<Id>, byDefault: Handlers[Id]) => ReturnType<Handlers[Id]>
};

type AnyHandler = (request: unknown, more?: unknown) => unknown;

/**
 * Puts handlers over others. Where there is nothing below, an operation is answered by its example.
 *
 * @throws {RangeError} When there is no such operation, or it is not given a function.
 */
export function putOver(contract: Contract, below: Partial<Handlers>, above: MockHandlers): Partial<Handlers> {
  const put = Object.entries(above).map(([id, handler]) => {
    const operation = contract.byId.get(id);
    if (!operation) {
      throw new RangeError(`handlers: there is no operation "${id}".${nearest(id, contract.byId.keys())}`);
    }
    if (typeof handler !== "function") throw new RangeError(`handlers: ${id} must be a function.`);
    const byDefault = below[id as OperationId] as AnyHandler | undefined ?? (() => contract.exampleAnswer(operation));
    return [id, (request: unknown, gone: AbortSignal) =>
      (handler as AnyHandler)(request, (request: unknown) => byDefault(request, gone))];
  });
  return { ...below, ...Object.fromEntries(put) as Partial<Handlers> };
}

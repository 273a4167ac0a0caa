/** Recordings that are made of calls, and not by a mock. */
import type { Contract } from "../../contract/index.js";
import type { Har } from "../../har/index.js";
import type { OperationId, OperationRequest } from "../../operations.js";
import { harEntryOf } from "../recording/to-har.js";

/** A call of an operation. */
export interface Call<Id extends OperationId = OperationId> {
  id: Id;
  path?: Record<string, string>;
  body: OperationRequest<Id> extends { body?: infer Body } ? Body : undefined;
  /** When it is made and when it has ended, in milliseconds after the first. */
  at?: number;
  until?: number;
  /** The body of its response, if it gives an id. */
  response?: object;
}

/** Types a call by its operation. */
export function call<Id extends OperationId>(id: Id, body: Call<Id>["body"], others: Partial<Call<Id>> = {}): Call {
  return { id, body, ...others } as unknown as Call;
}

/** Returns the recording of calls, the last of which has just ended. */
export async function recordingOf(contract: Contract, calls: Call[]): Promise<Har> {
  const began = Date.now() - Math.max(...calls.map(({ at = 0, until = at }) => until));
  const entries = await Promise.all(calls.map(({ id, path = {}, body, at = 0, until = at, response = {} }, index) =>
    harEntryOf(contract, "https://mock.test", {
      number: index + 1,
      call: id,
      input: { path, query: {}, header: {}, defaulted: [], body },
      began: began + at,
      ended: began + until,
      during: [],
      drawn: {},
      response: { status: 200, text: JSON.stringify(response) },
    })));
  return { log: { version: "1.2", creator: { name: "cloud-browser-contract", version: "" }, entries } };
}

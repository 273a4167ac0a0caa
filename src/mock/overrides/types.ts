/** Overrides of the mock, in types. */
import type { HandlerContext, OperationId, OperationRequest, OperationResponse } from "../../operations.js";

/** What a function that overrides an operation gets beside the request. */
export interface OverrideContext<Id extends OperationId> extends HandlerContext {
  /** Gives what the mock answers by default: to the request, or to another one. */
  byDefault: (request?: OperationRequest<Id>) => Promise<OperationResponse<Id>>;
}

/**
 * An answer as data. What it leaves out is as the contract shows it for its status; without a status, a body and
 * headers it is what the mock answers by default.
 */
export type OverrideAnswer<Id extends OperationId> = {
  /** Milliseconds that the answer takes. By default 0. */
  delay?: number;
  /** How many requests it answers. By default all. */
  times?: number;
} & PartOf<OperationResponse<Id>>;

type PartOf<Response> = { status?: undefined }
  | (Response extends { status: unknown } ? Pick<Response, "status"> & Others<Omit<Response, "status">> : never);

type Others<Response> = { [Name in keyof Response]?: Name extends "body" ? AsData<Response[Name]>
  : Name extends "headers" ? Partial<Response[Name]> // the example has the others
    : Response[Name] };

/** Bytes may also be a text or a `data:` URL, and the events of a stream a list. */
type AsData<Body> = Body
  | ([Uint8Array] extends [Body] ? string : Body extends AsyncIterable<infer Event> ? readonly Event[] : never);

/** An override of an operation: a function, or an answer as data. */
export type Override<Id extends OperationId> = OverrideAnswer<Id>
  | ((request: OperationRequest<Id>, context: OverrideContext<Id>) =>
    OperationResponse<Id> | Promise<OperationResponse<Id>>);

/**
 * Overrides, by the ids of their operations. They are typed by the contract, and what they answer is judged by it.
 *
 * @example
 * import { type MockHandlers, startMock } from "cloud-browser-contract/mock";
 *
 * const handlers: MockHandlers = {
 *   createBrowser: { status: 429, times: 2 }, // fails twice
 *   takeScreenshot: { delay: 2000 },
 *   execProcess({ body }, { byDefault }) {
 *     if (body.command !== "whoami") return byDefault();
 *     return { status: 200, body: { exit_code: 0, stdout_b64: btoa("root\n"), stderr_b64: "", duration_ms: 3 } };
 *   },
 * };
 * const mock = await startMock({ handlers });
 * await mock.close();
 */
export type MockHandlers = { [Id in OperationId]?: Override<Id> };

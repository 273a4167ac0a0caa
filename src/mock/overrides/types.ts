/** The types of overrides. */
import type {
  ErrorStatus, HandlerContext, OperationId, OperationRequest, OperationResponse,
} from "../../operations.js";

/** What a function that overrides an operation gets besides the request. */
export interface OverrideContext<Id extends OperationId> extends HandlerContext<unknown, ErrorStatus<Id>> {
  /** Returns the mock's own response: to this request, or to another one. */
  byDefault: (request?: OperationRequest<Id>) => Promise<OperationResponse<Id>>;
}

/**
 * A response as data. What it omits comes from the contract's example for its status; without a status, a body and
 * headers, the mock gives its own response.
 */
export type OverrideResponse<Id extends OperationId> = {
  /** Milliseconds before the response. By default 0. */
  delay?: number;
  /** How many requests it answers. By default, all. */
  times?: number;
  /** Name of an example of the contract, such as `unknown_session`. By default, the first of the status. */
  example?: string;
  /** How often it answers, from 0 to 1: now and then, by the seed of the mock. By default 1, which is always. */
  chance?: number;
} & PartialByStatus<OperationResponse<Id>>;

type PartialByStatus<Response> = { status?: undefined }
  | (Response extends { status: unknown }
    ? Pick<Response, "status"> & PartialResponse<Omit<Response, "status">>
    : never);

type PartialResponse<Response> = { [Name in keyof Response]?: Name extends "body" ? AsData<Response[Name]>
  : Name extends "headers" ? Partial<Response[Name]> // the example has the others
    : Response[Name] };

/** Bytes may also be a string or a `data:` URL, and the events of a stream an array. */
type AsData<Body> = Body
  | ([Uint8Array] extends [Body] ? string : Body extends AsyncIterable<infer Event> ? readonly Event[] : never);

/** An override of an operation: a function, or a response as data. */
export type Override<Id extends OperationId> = OverrideResponse<Id>
  | ((request: OperationRequest<Id>, context: OverrideContext<Id>) =>
    OperationResponse<Id> | Promise<OperationResponse<Id>>);

/**
 * Overrides, by operation id. They are typed by the contract, and their responses are checked against it.
 *
 * @example
 * import { type MockOverrides, startMock } from "cloud-browser-contract/mock";
 *
 * const overrides: MockOverrides = {
 *   createBrowser: { status: 429, times: 2 }, // fails twice
 *   takeScreenshot: { delay: 2000 },
 *   execProcess({ body }, { byDefault }) {
 *     if (body.command !== "whoami") return byDefault();
 *     return { status: 200, body: { exit_code: 0, stdout_b64: btoa("root\n"), stderr_b64: "", duration_ms: 3 } };
 *   },
 * };
 * const mock = await startMock({ overrides });
 * await mock.close();
 */
export type MockOverrides = { [Id in OperationId]?: Override<Id> };

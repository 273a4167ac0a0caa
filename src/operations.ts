/** Types for an implementation of the service: the request and the responses of each operation, by its id. */
import type { FileBytes, FormFile, RawBody } from "../generated/bytes.js";
import type { QueryDefaults } from "../generated/client.js";
import type { ErrorBody, operations } from "../generated/openapi.js";

/** Id of an operation, such as `"movePath"`. */
export type OperationId = keyof operations;

/** Statuses for which an operation declares no response of its own: those of its `default`. */
type OtherErrorStatus<Id extends OperationId> = Exclude<RegisteredErrorStatus, keyof operations[Id]["responses"]>;

/** Error statuses of the HTTP Status Code Registry (RFC 9110, section 16.2.1). */
type RegisteredErrorStatus
  = | 400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 421
    | 422 | 423 | 424 | 425 | 426 | 428 | 429 | 431 | 451
    | 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511;

/** A form as it is received: with a file wherever a caller may give bytes of any kind. */
type Received<Form> = FileBytes extends Form
  ? FormFile
  : Form extends object ? { [Name in keyof Form]: Received<Form[Name]> } : Form;

/** What a request has, by its media types: bytes are read as they come. */
type RequestBody<Map> = {
  [Type in keyof Map]: RawBody extends Map[Type]
    ? AsyncIterable<Uint8Array>
    : Type extends "multipart/form-data" ? Received<Map[Type]> : Map[Type]
}[keyof Map];

/** What a response has, by its media types: an event stream is a sequence of events, and bytes may be one of chunks. */
type ResponseBody<Map> = {
  [Type in keyof Map]: Type extends "text/event-stream"
    ? AsyncIterable<Map[Type]>
    : RawBody extends Map[Type] ? Uint8Array | AsyncIterable<Uint8Array> : Map[Type]
}[keyof Map];

/** The parameters in one place; nothing where the operation has none there. */
type ParametersIn<Id extends OperationId, Place extends "path" | "header">
  = [operations[Id]["parameters"][Place]] extends [undefined]
    ? unknown
    : { [In in Place]: NonNullable<operations[Id]["parameters"][Place]> };

/** The parameters in the query, of which those with a default are always there. */
type Query<Id extends OperationId> = [operations[Id]["parameters"]["query"]] extends [undefined]
  ? unknown
  : { query: WithDefaults<NonNullable<operations[Id]["parameters"]["query"]>, Id>; defaulted?: readonly string[] };
type WithDefaults<Parameters, Id> = Id extends keyof QueryDefaults
  ? Flat<Parameters & Required<Pick<Parameters, QueryDefaults[Id] & keyof Parameters>>>
  : Parameters;

/**
 * The request of an operation: `path`, `query` and `header` with its parameters, and `body`, where it has them. A raw
 * body is an async iterable of bytes, such as an `IncomingMessage` of Node.js. Query parameters that the client left
 * out have their defaults; `defaulted` names them.
 */
export type OperationRequest<Id extends OperationId>
  = & ParametersIn<Id, "path">
    & Query<Id>
    & ParametersIn<Id, "header">
    & BodyOf<operations[Id]["requestBody"]>;

type BodyOf<Written> = [NonNullable<Written>] extends [never]
  ? unknown
  : NonNullable<Written> extends { content: infer Map }
    ? undefined extends Written ? { body?: RequestBody<Map> | undefined } : { body: RequestBody<Map> }
    : unknown;

type TypedResponse<Status, Response> = Flat<
  & { status: Status }
  & (Response extends { content: infer Map extends object } ? { body: ResponseBody<Map> } : unknown)
  & DeclaredHeaders<Response extends { headers: infer Headers } ? Headers : never>
>;
type Flat<Type> = { [Name in keyof Type]: Type[Name] };

/** The headers that a response declares, and requires; nothing where it declares none. */
type DeclaredHeaders<Headers> = string extends Exclude<keyof Headers, number>
  ? keyof NamedHeaders<Headers> extends never ? unknown
    : object extends NamedHeaders<Headers> ? { headers?: NamedHeaders<Headers> } : { headers: NamedHeaders<Headers> }
  : unknown;
type NamedHeaders<Headers> = { [Name in keyof Headers as string extends Name ? never : Name]: Headers[Name] };

/** A response of an operation, success or error: a declared status, with the body that belongs to it. */
export type OperationResponse<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"]]: TypedResponse<
    Status extends number ? Status : OtherErrorStatus<Id>,
    operations[Id]["responses"][Status]
  >
}[keyof operations[Id]["responses"]];

/** The responses of an operation whose status begins with one of these digits. */
type ResponsesOf<Id extends OperationId, Digit extends string, Response = OperationResponse<Id>>
  = Response extends { status: infer Status extends number }
    ? `${Status}` extends `${Digit}${string}` ? Response : never
    : never;

/** An error response of an operation: its status, and the `Error` body. */
export type OperationError<Id extends OperationId> = ResponsesOf<Id, "4" | "5">;

/** A successful response of an operation. */
export type OperationSuccess<Id extends OperationId> = ResponsesOf<Id, "2">;

/** The error statuses that an operation declares with the `Error` body alone. */
export type ErrorStatus<Id extends OperationId, Failure = OperationError<Id>>
  = Failure extends { status: infer Status; body: infer Body } ? ErrorBody extends Body ? Status : never : never;

/** What a handler gets besides the request. `Status` is the error statuses that its operation declares. */
export interface HandlerContext<Caller = unknown, Status = number> {
  /** Is aborted when the client no longer waits for the response, or when the handler has taken too long. */
  signal: AbortSignal;
  /** The caller: what `authenticate` returned for the token. */
  caller: Caller;
  /** Returns the `HttpError` to throw for a declared status: `throw error(404, "There is no such file.")`. */
  error(this: void, status: Status, message: string): Error;
}

/** A handler of an operation: it gets a typed request, and returns a declared status with its body and headers. */
export type Handler<Id extends OperationId, Context = HandlerContext>
  = (request: OperationRequest<Id>, context: Context) => OperationResponse<Id> | Promise<OperationResponse<Id>>;

/**
 * A handler for every operation, by its id: a service that implements the whole contract. `Caller` is what its
 * `authenticate` returns.
 *
 * @see `openapi.yaml`, paths
 * @example
 * import type { Handlers } from "cloud-browser-contract";
 *
 * const files = new Map([["/home/user/report.tmp", "a,b"]]);
 *
 * export const handlers: Pick<Handlers, "movePath"> = {
 *   movePath({ body }, { error }) {
 *     const file = files.get(body.src_path);
 *     if (file === undefined) throw error(404, "There is no such file.");
 *     files.delete(body.src_path);
 *     files.set(body.dest_path, file);
 *     return { status: 200 };
 *   },
 * };
 */
export type Handlers<Caller = unknown> = {
  [Id in OperationId]: Handler<Id, HandlerContext<Caller, ErrorStatus<Id>>>
};

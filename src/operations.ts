/** The operations by their ids, for those who implement the service: what comes in, and what may go out. Types only. */
import type { FileBytes, operations, RawBody } from "../generated/openapi.js";

/** Id of an operation, such as `"movePath"`. */
export type OperationId = keyof operations;

/** Statuses for which an operation declares no response of its own: those of its `default`. */
type OtherErrorStatus<Id extends OperationId> = Exclude<RegisteredErrorStatus, keyof operations[Id]["responses"]>;

/** Error statuses of the HTTP Status Code Registry (RFC 9110, section 16.2.1). */
type RegisteredErrorStatus
  = | 400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 421
    | 422 | 423 | 424 | 425 | 426 | 428 | 429 | 431 | 451
    | 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511;

/** A file in a form. A `File` or `Blob` is one. */
export type FormFile = Pick<Blob, "size" | "type" | "stream" | "arrayBuffer" | "text">;

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

/** What an answer has, by its media types: an event stream is a sequence of events, and bytes may be one of chunks. */
type ResponseBody<Map> = {
  [Type in keyof Map]: Type extends "text/event-stream"
    ? AsyncIterable<Map[Type]>
    : RawBody extends Map[Type] ? Uint8Array | AsyncIterable<Uint8Array> : Map[Type]
}[keyof Map];

/** The parameters in one place; nothing where the operation has none there. */
type Parameters<Id extends OperationId, Place extends "path" | "query" | "header">
  = [operations[Id]["parameters"][Place]] extends [undefined]
    ? unknown
    : { [In in Place]: NonNullable<operations[Id]["parameters"][Place]> };

/**
 * The request of an operation: `path`, `query` and `header` with its parameters, and `body`, where it has them. A raw
 * body is an async iterable of bytes, such as an `IncomingMessage` of Node.js. `defaulted` names the parameters of the
 * query that were left out, and have their defaults.
 */
export type OperationRequest<Id extends OperationId>
  = & Parameters<Id, "path">
    & Parameters<Id, "query">
    & ([operations[Id]["parameters"]["query"]] extends [undefined] ? unknown : { defaulted?: readonly string[] })
    & Parameters<Id, "header">
    & Body<operations[Id]["requestBody"]>;

type Body<Written> = [NonNullable<Written>] extends [never]
  ? unknown
  : NonNullable<Written> extends { content: infer Map }
    ? undefined extends Written ? { body?: RequestBody<Map> | undefined } : { body: RequestBody<Map> }
    : unknown;

type Answer<Status, Response> = Flat<
  & { status: Status }
  & (Response extends { content: infer Map extends object } ? { body: ResponseBody<Map> } : unknown)
  & DeclaredHeaders<Response extends { headers: infer Headers } ? Headers : never>
>;
type Flat<Type> = { [Name in keyof Type]: Type[Name] };

/** The headers that a response declares, and requires; nothing where it declares none. */
type DeclaredHeaders<Headers> = string extends Exclude<keyof Headers, number>
  ? keyof Named<Headers> extends never ? unknown
    : object extends Named<Headers> ? { headers?: Named<Headers> } : { headers: Named<Headers> }
  : unknown;
type Named<Headers> = { [Name in keyof Headers as string extends Name ? never : Name]: Headers[Name] };

/** An answer of an operation, success or error: a declared status, with the body that belongs to it. */
export type OperationResponse<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"]]: Answer<
    Status extends number ? Status : OtherErrorStatus<Id>,
    operations[Id]["responses"][Status]
  >
}[keyof operations[Id]["responses"]];

/** The answers of an operation whose status begins with one of these digits. */
type AnswersOf<Id extends OperationId, Digit extends string, Response = OperationResponse<Id>>
  = Response extends { status: infer Status extends number }
    ? `${Status}` extends `${Digit}${string}` ? Response : never
    : never;

/** An error answer of an operation: its status, and the `Error` body. */
export type OperationError<Id extends OperationId> = AnswersOf<Id, "4" | "5">;

/** A successful answer of an operation. */
export type OperationSuccess<Id extends OperationId> = AnswersOf<Id, "2">;

/** What a handler gets beside the request. */
export interface HandlerContext<Caller = unknown> {
  /** Is aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Who asks: what `authenticate` gave for the token. */
  caller: Caller;
}

/** A handler of an operation: it answers a typed request by a declared status, with what belongs to it. */
export type Handler<Id extends OperationId, Context = HandlerContext>
  = (request: OperationRequest<Id>, context: Context) => OperationResponse<Id> | Promise<OperationResponse<Id>>;

/**
 * A handler for every operation, by its id: what a service that keeps the contract has to have. `Caller` is
 * what its `authenticate` gives.
 *
 * @see Service description, section 4
 * @example
 * import type { Handlers } from "cloud-browser-contract";
 *
 * const files = new Map([["/home/user/report.tmp", "a,b"]]);
 *
 * export const handlers: Pick<Handlers, "movePath"> = {
 *   movePath({ body }) {
 *     const file = files.get(body.src_path);
 *     if (file === undefined) return { status: 404, body: { code: "not_found", message: "There is no such file." } };
 *     files.delete(body.src_path);
 *     files.set(body.dest_path, file);
 *     return { status: 200 };
 *   },
 * };
 */
export type Handlers<Caller = unknown> = { [Id in OperationId]: Handler<Id, HandlerContext<Caller>> };

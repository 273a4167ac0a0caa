/** The operations by their ids, for those who implement the service: what comes in, and what may go out. Types only. */
import type { operations, RawBody } from "../generated/openapi.js";

/** Id of an operation, such as `"movePath"`. */
export type OperationId = keyof operations;

/** Statuses for which an operation declares no response of its own: those of its `default`. */
type OtherErrorStatus<Id extends OperationId> = Exclude<RegisteredErrorStatus, keyof operations[Id]["responses"]>;

/** Error statuses of the HTTP Status Code Registry (RFC 9110, section 16.2.1). */
type RegisteredErrorStatus
  = | 400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 421
    | 422 | 423 | 424 | 425 | 426 | 428 | 429 | 431 | 451
    | 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511;

/** What a media type map holds; bytes are read as they come. */
type Content<Map> = RawBody extends Map[keyof Map] ? AsyncIterable<Uint8Array> : Map[keyof Map];

/** The parameters in one place; nothing where the operation has none there. */
type Parameters<Id extends OperationId, Place extends "path" | "query" | "header">
  = [operations[Id]["parameters"][Place]] extends [undefined]
    ? unknown
    : { [In in Place]: NonNullable<operations[Id]["parameters"][Place]> };

/**
 * The request of an operation: `path`, `query` and `header` with its parameters, and `body`, where it has them. A raw
 * body is an async iterable of bytes, such as an `IncomingMessage` of Node.js.
 */
export type OperationRequest<Id extends OperationId>
  = & Parameters<Id, "path">
    & Parameters<Id, "query">
    & Parameters<Id, "header">
    & (operations[Id] extends { requestBody: { content: infer Map } } ? { body: Content<Map> } : unknown);

type Answer<Status, Response> = Response extends { content: infer Map extends object }
  ? { status: Status; body: Content<Map> }
  : { status: Status };

/** An answer of an operation, success or error: a declared status, with the body that belongs to it. */
export type OperationResponse<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"]]: Answer<
    Status extends number ? Status : OtherErrorStatus<Id>,
    operations[Id]["responses"][Status]
  >
}[keyof operations[Id]["responses"]];

/** An error answer of an operation: its status, and the `Error` body. */
export type OperationError<Id extends OperationId> = Extract<OperationResponse<Id>, { status: RegisteredErrorStatus }>;

/** A successful answer of an operation. */
export type OperationSuccess<Id extends OperationId> = Exclude<OperationResponse<Id>, OperationError<Id>>;

/**
 * A handler for every operation, by its id: what a service that keeps the contract has to have.
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
export type Handlers = {
  [Id in OperationId]: (request: OperationRequest<Id>) => OperationResponse<Id> | Promise<OperationResponse<Id>>
};

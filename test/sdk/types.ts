/** The requests and responses of an operation in the SDK and in the contract, as comparable types. Types only. */
import type Kernel from "@onkernel/sdk";
import type { Uploadable } from "@onkernel/sdk";
import type { OffsetPagination } from "@onkernel/sdk/pagination";
import type { Stream } from "@onkernel/sdk/streaming";
import type { FormFile } from "../../generated/bytes.js";
import type { operations } from "../../generated/openapi.js";
import type { OperationRequest, OperationResponse } from "../../src/operations.js";
import type { methods, SdkOperationId } from "./methods.js";

type At<Node, Path> = Path extends `${infer Step}.${infer Rest}`
  ? At<Node[Step & keyof Node], Rest>
  : Node[Path & keyof Node];

/** The method of the SDK for an operation. */
export type Method<Id extends SdkOperationId> = At<Kernel, (typeof methods)[Id]>;

/** What a method accepts besides an id and bytes: the argument before its options, if that is an object. */
export type SdkRequest<Id extends SdkOperationId>
  = Method<Id> extends (...given: infer Given) => unknown
    ? Required<Given> extends [...unknown[], infer Last, unknown]
      ? Plain<Last extends string ? object : NonNullable<Last>>
      : Plain<object>
    : never;

/** The same in the contract: the `id` before another path parameter, the query as callers pass it, headers, body. */
export type OurRequest<Id extends SdkOperationId> = Plain<
  & Outer<Part<OperationRequest<Id>, "path">>
  & Part<operations[Id]["parameters"], "query">
  & Part<OperationRequest<Id>, "header">
  & Fields<Part<OperationRequest<Id>, "body">>
>;

type Part<Request, Place extends string> = Request extends { [In in Place]?: infer Given }
  ? [Given] extends [undefined] ? object : NonNullable<Given>
  : object;
type Outer<Path> = keyof Path extends "id" ? object : Pick<Path, "id" & keyof Path>;
type Fields<Body> = Body extends AsyncIterable<Uint8Array> ? object : Body;

/** The id that is the first argument of a method; `never` if its first argument is something else. */
export type SdkId<Id extends SdkOperationId>
  = Method<Id> extends (...given: infer Given extends any[]) => unknown ? Extract<Given[0], string> : never;

/** The same in the contract: any path parameter. */
export type OurId<Id extends SdkOperationId>
  = OperationRequest<Id> extends { path: infer Path } ? Path[keyof Path] : never;

/** What a method returns: JSON, the entries of a page, the events of a stream, bytes, or undefined. */
export type SdkResponse<Id extends SdkOperationId> = Method<Id> extends (...given: any) => PromiseLike<infer Result>
  ? Result extends OffsetPagination<infer Entry> ? Plain<Entry>[]
    : Result extends Stream<infer Event> ? { events: Plain<Event> }
      : Result extends Response ? "bytes" : Result extends void ? undefined : Plain<Result>
  : never;

/** The same in the contract, for every declared success. */
export type OurResponse<Id extends SdkOperationId>
  = Extract<OperationResponse<Id>, { status: 200 | 201 | 202 | 204 }> extends infer Success
    ? Success extends { body: infer Body }
      ? Uint8Array extends Body ? "bytes"
        : Body extends AsyncIterable<infer Event> ? { events: Plain<Event> } : Plain<Body>
      : undefined
    : never;

/** Turns interfaces and intersections into plain objects at every depth, and any form of a file into `"file"`. */
export type Plain<T> = unknown extends T ? unknown
  : T extends FormFile | Uploadable ? "file"
    : T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T;

/** Merges a union of objects into one object with the properties of all. */
export type Merged<Union> = { [Name in NamesIn<Union>]: Exclude<Property<Union, Name>, undefined> };
type NamesIn<Union> = Union extends unknown ? keyof Union : never;
type Property<Union, Name> = Union extends unknown ? Name extends keyof Union ? Union[Name] : never : never;

/** What the SDK and the contract say of an operation, as types of one form, and where the two differ. Types only. */
import type Kernel from "@onkernel/sdk";
import type { Uploadable } from "@onkernel/sdk";
import type { OffsetPagination } from "@onkernel/sdk/pagination";
import type { Stream } from "@onkernel/sdk/streaming";
import type { FormFile, operations } from "../../generated/openapi.js";
import type { OperationRequest, OperationResponse } from "../../src/operations.js";
import type { methods, SdkOperationId } from "./methods.js";

type At<Node, Path> = Path extends `${infer Step}.${infer Rest}`
  ? At<Node[Step & keyof Node], Rest>
  : Node[Path & keyof Node];

/** The method of the SDK for an operation. */
export type Method<Id extends SdkOperationId> = At<Kernel, (typeof methods)[Id]>;

/** What a method takes beside an id and bytes: the argument before its options, when that is an object. */
export type SdkRequest<Id extends SdkOperationId>
  = Method<Id> extends (...given: infer Given) => unknown
    ? Required<Given> extends [...unknown[], infer Last, unknown]
      ? Plain<Last extends string ? object : NonNullable<Last>>
      : Plain<object>
    : never;

/** The same of ours: the `id` that stands in the path before another, query as callers give it, headers, and body. */
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

/** The id that a method takes first; none for one whose first argument is something else. */
export type SdkId<Id extends SdkOperationId>
  = Method<Id> extends (...given: infer Given extends any[]) => unknown ? Extract<Given[0], string> : never;

/** The same of ours: any parameter of the path. */
export type OurId<Id extends SdkOperationId>
  = OperationRequest<Id> extends { path: infer Path } ? Path[keyof Path] : never;

/** What a method gives: JSON, the entries of a page, the events of a stream, bytes, or nothing. */
export type SdkResponse<Id extends SdkOperationId> = Method<Id> extends (...given: any) => PromiseLike<infer Result>
  ? Result extends OffsetPagination<infer Entry> ? Plain<Entry>[]
    : Result extends Stream<infer Event> ? { events: Plain<Event> }
      : Result extends Response ? "bytes" : Result extends void ? undefined : Plain<Result>
  : never;

/** The same of ours, for every success that is declared. */
export type OurResponse<Id extends SdkOperationId>
  = Extract<OperationResponse<Id>, { status: 200 | 201 | 202 | 204 }> extends infer Success
    ? Success extends { body: infer Body }
      ? Uint8Array extends Body ? "bytes"
        : Body extends AsyncIterable<infer Event> ? { events: Plain<Event> } : Plain<Body>
      : undefined
    : never;

/** Interfaces and intersections as plain objects, all the way down; a file is a file, in whatever form it is given. */
export type Plain<T> = unknown extends T ? unknown
  : T extends FormFile | Uploadable ? "file"
    : T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T;

/** A union of objects as one object, that has the properties of all. */
export type Merged<Union> = { [Name in NamesIn<Union>]: Exclude<Property<Union, Name>, undefined> };
type NamesIn<Union> = Union extends unknown ? keyof Union : never;
type Property<Union, Name> = Union extends unknown ? Name extends keyof Union ? Union[Name] : never : never;

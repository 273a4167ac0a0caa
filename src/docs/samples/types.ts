/** Types of the samples: the OpenAPI objects that they are made from, and the calls that they show. */
import type { Encoding, Schema } from "../../openapi/index.js";
import type { FileContent, SampleFile } from "./content.js";

/** Returns the target of a reference, and any other node unchanged. */
export type Follow = <T>(reference: T) => T;

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
/** The value of a form: JSON in which a file may stand for any value. */
export type FormValue = Json | SampleFile | FormValue[] | { [name: string]: FormValue };

export interface ServerObject {
  url: string;
  variables?: Record<string, { default: string }>;
}

export interface Example {
  summary?: string;
  value: Json;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  example?: Json;
  examples?: Record<string, Example>;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, Example>;
  encoding?: Record<string, Encoding>;
}

export interface OperationObject {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, { content?: Record<string, MediaType> }>;
}

type Method = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";

export type PathItem<Operation extends OperationObject = OperationObject>
  = Partial<Record<Method, Operation>> & Pick<Operation, "parameters">;

export interface Description<Operation extends OperationObject = OperationObject> {
  servers: [ServerObject, ...ServerObject[]];
  paths: Record<string, PathItem<Operation>>;
}

/** An operation with its method, its path and its server. */
export interface Endpoint<Operation extends OperationObject = OperationObject> {
  server: ServerObject;
  path: string;
  pathItem: PathItem<Operation>;
  method: Method;
  operation: Operation;
}

/** How samples send or read the content of a media type. */
export type ContentKind = "json" | "form" | "stream" | "bytes";

/** A part of a form: a text, a file, or a value that is sent as JSON. */
export type FormPart = { name: string } & (
  | { text: string; json?: undefined; file?: undefined }
  | { text?: undefined; json: FormValue[] | { [name: string]: FormValue }; file?: undefined }
  | { text?: undefined; json?: undefined; file: SampleFile }
);

export type SampleBodyValue
  = { kind: "json"; value: Json; content?: undefined; parts?: undefined }
    | { kind: "form"; value: FormValue; content?: undefined; parts: FormPart[] }
    | { kind: "bytes"; value?: undefined; content: FileContent; parts?: undefined };

export type SampleBody = { mediaType: string } & SampleBodyValue;

/** The successful response with the lowest status, as a sample reads it. */
export interface ExpectedResponse {
  kind: "none" | Exclude<ContentKind, "form">;
  status?: string;
  /** Whether every successful response has a body, so that a sample need not check the status. */
  isOnly?: boolean;
  /** The file to save bytes to. */
  fileName?: string;
}

/** A request to an operation, as each language shows it. */
export interface SampleCall {
  id: string;
  title?: string | undefined;
  baseUrl: string;
  method: string;
  path: string;
  params: { path?: Record<string, Json>; query?: Record<string, Json>; header?: Record<string, Json> };
  body?: SampleBody;
  expected: ExpectedResponse;
}

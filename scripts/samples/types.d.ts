/** What the samples look at: parts of a description, whose references are followed, and what is made of them. */
import type { FormFile } from "./content.js";

/** Gives what a reference refers to, and anything else as it is. */
export type Follow = <T>(reference: T) => T;

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
/** The value of a form: as JSON, with files in it. */
export type Value = Json | FormFile | Value[] | { [name: string]: Value };

export interface Server {
  url: string;
  variables?: Record<string, { default: string }>;
}

export interface Schema {
  format?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  items?: Schema;
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
  encoding?: Record<string, { contentType?: string }>;
}

export type Content = Record<string, MediaType>;

export interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
}

type Method = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";

export interface PathItem extends Partial<Record<Method, Operation>> {
  parameters?: Parameter[];
}

export interface Description {
  servers: [Server, ...Server[]];
  paths: Record<string, PathItem>;
}

/** An operation with what stands around it. */
export interface Place {
  server: Server;
  path: string;
  item: PathItem;
  method: Method;
  operation: Operation;
}

/** What kind of body a media type has. */
export type Kind = "json" | "form" | "stream" | "bytes";

/** Bytes: a text, or a `data:` URL, in whose place curl can be given the path of a file. */
export type Bytes
  = { text: string; url?: undefined; path?: undefined }
    | { text?: undefined; url: string; mediaType: string; base64: string; path?: string };

/** A part of a form: a text, a file, or a value that is sent as JSON. */
export type Part = { name: string } & (
  | { text: string; json?: undefined; file?: undefined }
  | { text?: undefined; json: Value[] | { [name: string]: Value }; file?: undefined }
  | { text?: undefined; json?: undefined; file: FormFile }
);

export type BodyValue
  = { kind: "json"; value: Json; content?: undefined; parts?: undefined }
    | { kind: "form"; value: Value; content?: undefined; parts: Part[] }
    | { kind: "bytes"; value?: undefined; content: Bytes; parts?: undefined };

export type Body = { mediaType: string } & BodyValue;

/** What the lowest success carries. */
export interface Answer {
  kind: "none" | Exclude<Kind, "form">;
  status?: string;
  isOnly?: boolean;
  fileName?: string;
}

export interface Call {
  id: string;
  title?: string | undefined;
  baseUrl: string;
  method: string;
  path: string;
  params: { path?: Record<string, Json>; query?: Record<string, Json>; header?: Record<string, Json> };
  body?: Body;
  answer: Answer;
}

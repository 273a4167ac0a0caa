/** The parts of an OpenAPI description that the page shows. Any of them may be a reference. */
import type { Schema as Validated } from "../../src/openapi/index.js";
import type { Json } from "../samples/types.js";

export interface Reference { $ref?: string }
interface Described extends Reference { description?: string }

/** What a schema holds that is JSON or a schema: the page looks closer at it than whoever only validates by it. */
type Held = "enum" | "const" | "default" | "examples" | "properties" | "additionalProperties" | "items" | "allOf"
  | "anyOf" | "oneOf";

/** A schema that is an object: one that says something. */
export interface SchemaObject extends Described, Omit<Validated, Held | "$ref"> {
  enum?: Json[];
  const?: Json;
  default?: Json;
  examples?: Json[];
  deprecated?: boolean;
  contentEncoding?: string;
  properties?: Record<string, SchemaObject>;
  additionalProperties?: Schema;
  items?: SchemaObject;
  allOf?: SchemaObject[];
  anyOf?: SchemaObject[];
  oneOf?: SchemaObject[];
}

export type Schema = SchemaObject | boolean;

export interface Example extends Reference {
  summary?: string;
  value: Json;
}

export interface Encoding {
  style?: string;
  explode?: boolean;
  contentType?: string;
}

export interface Media {
  schema?: SchemaObject;
  examples?: Record<string, Example>;
  encoding?: Record<string, Encoding>;
}

export interface Header extends Described {
  required?: boolean;
  schema: SchemaObject;
  example?: Json;
}

export interface Parameter extends Header {
  "name": string;
  "in": "path" | "query" | "header" | "cookie";
  "deprecated"?: boolean;
  "allowEmptyValue"?: boolean;
  "style"?: string;
  "x-comma-separated"?: boolean;
}

export interface Link extends Described {
  operationId: string;
  parameters?: Record<string, string>;
  requestBody?: string;
}

export interface Response extends Described {
  content?: Record<string, Media>;
  headers?: Record<string, Header>;
  links?: Record<string, Link>;
}

export interface RequestBody extends Described {
  required?: boolean;
  content: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: [string, ...string[]];
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, Response>;
}

export interface Contract {
  "info": { title: string; version: string; summary: string; description: string };
  "servers": { url: string; description: string; variables: Record<string, { default: string }> }[];
  "tags": { name: string; description: string }[];
  "x-tagGroups": { name: string; tags: string[] }[];
  "paths": Record<string, Record<string, Operation>>;
  "components": { schemas: Record<string, SchemaObject>; responses: Record<string, Response> };
}

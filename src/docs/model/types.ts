/** The OpenAPI objects that the page shows. Any of them may be a reference. */
import type { Schema as OpenApiSchema } from "../../openapi/index.js";
import type { Description, Json, ServerObject } from "../samples/types.js";

export interface Reference { $ref?: string }
interface WithDescription extends Reference { description?: string }

/** The keywords that `SchemaObject` types more narrowly, because the page shows their values. */
type NarrowedKeyword = "enum" | "const" | "default" | "examples" | "properties" | "additionalProperties" | "items"
  | "allOf" | "anyOf" | "oneOf";

/** A schema that is not a boolean. */
export interface SchemaObject extends WithDescription, Omit<OpenApiSchema, NarrowedKeyword | "$ref"> {
  "enum"?: Json[];
  "const"?: Json;
  "default"?: Json;
  "examples"?: Json[];
  "deprecated"?: boolean;
  "contentEncoding"?: string;
  "properties"?: Record<string, SchemaObject>;
  "additionalProperties"?: Schema;
  "items"?: SchemaObject;
  "allOf"?: SchemaObject[];
  "anyOf"?: SchemaObject[];
  "oneOf"?: SchemaObject[];
  "x-chosen"?: boolean;
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

export interface MediaType {
  schema?: SchemaObject;
  examples?: Record<string, Example>;
  encoding?: Record<string, Encoding>;
}

export interface Header extends WithDescription {
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

export interface Link extends WithDescription {
  operationId: string;
  parameters?: Record<string, string>;
  requestBody?: string;
}

export interface Response extends WithDescription {
  content?: Record<string, MediaType>;
  headers?: Record<string, Header>;
  links?: Record<string, Link>;
}

export interface RequestBodyObject extends WithDescription {
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface OperationObject {
  operationId: string;
  summary: string;
  description: string;
  tags: [string, ...string[]];
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: RequestBodyObject;
  responses: Record<string, Response>;
}

interface ServerWithDescription extends ServerObject {
  description: string;
}

/** The contract, as `generated/openapi.json` has it. */
export interface ContractDescription extends Description<OperationObject> {
  "info": { title: string; version: string; summary: string; description: string };
  "servers": [ServerWithDescription, ...ServerWithDescription[]];
  "tags": { name: string; description: string }[];
  "x-tagGroups": { name: string; tags: string[] }[];
  "components": { schemas: Record<string, SchemaObject>; responses: Record<string, Response> };
}

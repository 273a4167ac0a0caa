/** The objects of an OpenAPI 3.1 description, as far as this package reads them. */

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** What may also be a reference to a component: it has `$ref` then (OpenAPI 3.1, section 4.8.23). */
export interface Reference {
  $ref?: string;
}

/** A JSON Schema (draft 2020-12). */
export interface Schema extends Reference {
  "title"?: string;
  "description"?: string;
  "type"?: string | string[];
  "format"?: string;
  "contentEncoding"?: string;
  "deprecated"?: boolean;
  "const"?: Json;
  "enum"?: Json[];
  "default"?: Json;
  "properties"?: Record<string, Schema>;
  "additionalProperties"?: boolean | Schema;
  "items"?: Schema;
  "required"?: string[];
  "pattern"?: string;
  "minimum"?: number;
  "maximum"?: number;
  "minLength"?: number;
  "maxLength"?: number;
  "exclusiveMinimum"?: number;
  "exclusiveMaximum"?: number;
  "multipleOf"?: number;
  "minItems"?: number;
  "maxItems"?: number;
  "uniqueItems"?: boolean;
  "prefixItems"?: (Schema | boolean)[];
  "contains"?: Schema | boolean;
  "minContains"?: number;
  "maxContains"?: number;
  "unevaluatedItems"?: Schema | boolean;
  "minProperties"?: number;
  "maxProperties"?: number;
  "patternProperties"?: Record<string, Schema | boolean>;
  "propertyNames"?: Schema | boolean;
  "dependentRequired"?: Record<string, string[]>;
  "dependentSchemas"?: Record<string, Schema | boolean>;
  "unevaluatedProperties"?: Schema | boolean;
  "not"?: Schema | boolean;
  "if"?: Schema | boolean;
  "then"?: Schema | boolean;
  "else"?: Schema | boolean;
  "examples"?: Json[];
  "writeOnly"?: boolean;
  "allOf"?: Schema[];
  "anyOf"?: Schema[];
  "oneOf"?: Schema[];
  "discriminator"?: { propertyName: string; mapping?: Record<string, string> };
  /** Whether the server chooses the value. */
  "x-chosen"?: boolean;
  /** The order of a list, in words of its description. Without it, the order is not specified. */
  "x-order"?: string;
}

export interface Example extends Reference {
  summary?: string;
  value?: Json;
  externalValue?: string;
}

/** How a part of a form is written (OpenAPI 3.1, section 4.8.15). */
export interface Encoding {
  contentType?: string;
  style?: string;
  explode?: boolean;
}

export interface MediaType {
  schema?: Schema;
  example?: Json;
  examples?: Record<string, Example>;
  encoding?: Record<string, Encoding>;
}

export interface Header extends Reference {
  description?: string;
  required?: boolean;
  schema?: Schema;
  example?: unknown;
}

export interface Parameter extends Header {
  "name": string;
  "in": "path" | "query" | "header" | "cookie";
  "deprecated"?: boolean;
  "examples"?: Record<string, Example>;
  "style"?: string;
  "explode"?: boolean;
  /** Whether an empty value in the query counts as omitted. */
  "allowEmptyValue"?: boolean;
  /** Whether the items of a list may also be joined by commas, instead of repeating the parameter. */
  "x-comma-separated"?: boolean;
}

/** How values of a response become parameters of another operation: by runtime expressions (4.8.20). */
export interface Link extends Reference {
  operationId?: string;
  description?: string;
  parameters?: Record<string, string>;
  /** A text with expressions in braces. */
  requestBody?: string;
}

export interface Response extends Reference {
  description?: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
  links?: Record<string, Link>;
}

/** One operation, with every reference followed except those of schemas. */
export interface Operation {
  /** The `operationId`, or the method and path if there is none. */
  id: string;
  /** The area of the service, which is the first tag. */
  area: string;
  /** In uppercase. */
  method: string;
  path: string;
  parameters: Parameter[];
  body: { required: boolean; content: Record<string, MediaType> } | undefined;
  /** By status, `4XX` or `default`. */
  responses: Record<string, Response>;
  /** Whether it requires a bearer token. */
  isSecured: boolean;
}

/** A parsed description, not checked yet. */
export type Document = Record<string, unknown>;

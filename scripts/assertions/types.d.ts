/** What the assertions look at: parts of a description as it is written, and what Redocly gives beside them. */

/** Redocly's: a place in the file. */
export interface Location {
  child(steps: string | (string | number)[]): Location;
}

export interface Reference {
  $ref?: string;
}

/** What is written in its place, or refers to a component. */
export type Written<T> = T & Reference;
export type ByName<T> = Record<string, Written<T>>;

export type Resolve = <T>(reference: T) => { node: T; location: Location };

interface Context<T> {
  node: T;
  location: Location;
  resolve: Resolve;
}

/** Gives the places where a part of a description breaks a rule. */
export type Assertion<T, Options = unknown, Value = unknown>
  = (value: Value, options: Options, context: Context<T>) => { location: Location }[];

export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  properties?: ByName<Schema>;
  additionalProperties?: Written<Schema> | false;
  items?: Written<Schema>;
  allOf?: Written<Schema>[];
  anyOf?: Written<Schema>[];
  oneOf?: Written<Schema>[];
  discriminator?: object;
}

export interface MediaType {
  schema?: Written<Schema>;
  examples?: ByName<{ summary?: string }>;
}

export interface Link {
  operationId?: string;
  description?: string;
  parameters?: Record<string, unknown>;
}

export interface Response {
  headers?: ByName<object>;
  content?: Record<string, MediaType>;
  links?: ByName<Link>;
}

export interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  parameters?: Written<{ name: string }>[];
  responses: ByName<Response>;
}

export interface Description {
  "tags"?: { name: string }[];
  "x-tagGroups"?: { tags: string[] }[];
  "components"?: { schemas?: ByName<Schema>; parameters?: ByName<object> };
  "paths"?: Record<string, Record<string, Operation>>;
}

/** Any object of a description, as far as a rule looks into one of which it does not know the kind. */
export interface DescriptionNode extends Reference {
  description?: string;
  deprecated?: boolean;
  pattern?: string;
  schema?: Written<Schema>;
}

/** Types for the assertions: the OpenAPI objects that they read, and the arguments that Redocly passes. */

/** A location in the file, as Redocly tracks it. */
export interface Location {
  child(steps: string | (string | number)[]): Location;
}

export interface Reference {
  $ref?: string;
}

/** An object, or a reference to a component. */
export type OrReference<T> = T & Reference;
export type ReferableByName<T> = Record<string, OrReference<T>>;

export type Resolve = <T>(reference: T) => { node: T; location: Location };

interface Context<T> {
  node: T;
  location: Location;
  resolve: Resolve;
}

/** Returns the locations that violate a rule. */
export type Assertion<T, Options = unknown, Value = unknown>
  = (value: Value, options: Options, context: Context<T>) => { location: Location }[];

export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  properties?: ReferableByName<Schema>;
  additionalProperties?: OrReference<Schema> | false;
  items?: OrReference<Schema>;
  allOf?: OrReference<Schema>[];
  anyOf?: OrReference<Schema>[];
  oneOf?: OrReference<Schema>[];
  discriminator?: object;
}

export interface MediaType {
  schema?: OrReference<Schema>;
  examples?: ReferableByName<{ summary?: string }>;
}

export interface Link {
  operationId?: string;
  description?: string;
  parameters?: Record<string, unknown>;
}

export interface Response {
  headers?: ReferableByName<object>;
  content?: Record<string, MediaType>;
  links?: ReferableByName<Link>;
}

/** A cause that the contract only assumes. It is a refusal if it has a status. */
export interface Assumption {
  id: string;
  status?: number;
  text: string;
}

export interface OperationObject {
  "operationId": string;
  "summary"?: string;
  "description"?: string;
  "x-assumed"?: Assumption[];
  "tags"?: string[];
  "parameters"?: OrReference<{ name: string }>[];
  "responses": ReferableByName<Response>;
}

export interface Description {
  "tags"?: { name: string }[];
  "x-tagGroups"?: { tags: string[] }[];
  "components"?: { schemas?: ReferableByName<Schema>; parameters?: ReferableByName<object> };
  "paths"?: Record<string, Record<string, OperationObject>>;
}

/** Any object of a description: the properties that rules read without knowing the kind of object. */
export interface DescriptionNode extends Reference {
  "description"?: string;
  "deprecated"?: boolean;
  "type"?: string | string[];
  "pattern"?: string;
  "schema"?: OrReference<Schema>;
  "responses"?: object;
  "x-chosen"?: unknown;
  "x-order"?: unknown;
}

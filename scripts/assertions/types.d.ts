/** Types for the assertions: the arguments that Redocly passes. */
import type { Reference, Schema } from "../../src/openapi/index.js";

/** A location in the file, as Redocly tracks it. */
export interface Location {
  child(steps: string | (string | number)[]): Location;
}

export type Resolve = <T>(reference: T) => { node: T; location: Location };

interface Context<T> {
  node: T;
  location: Location;
  resolve: Resolve;
}

/** Returns the locations that violate a rule. */
export type Assertion<T, Options = unknown, Value = unknown>
  = (value: Value, options: Options, context: Context<T>) => { location: Location }[];

/** Any object of a description: the properties that rules read without knowing the kind of object. */
export interface DescriptionNode extends Reference {
  "description"?: string;
  "deprecated"?: boolean;
  "type"?: string | string[];
  "pattern"?: string;
  "schema"?: Schema;
  "responses"?: object;
  "x-chosen"?: unknown;
  "x-order"?: unknown;
}

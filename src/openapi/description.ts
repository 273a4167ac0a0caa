/** A description as it is written: its paths and their operations, and what stands around them. */
import type { MediaType, Parameter, Reference, Response, Schema } from "./objects.js";

export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;
export type Method = typeof methods[number];

export interface Server {
  url: string;
  description?: string;
  variables?: Record<string, { default: string }>;
}

export interface RequestBody extends Reference {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
}

/** A cause that the contract only assumes. It is a refusal if it has a status. */
export interface Assumption {
  id: string;
  status?: number;
  text: string;
}

export interface WrittenOperation {
  "operationId"?: string;
  "summary"?: string;
  "description"?: string;
  "x-assumed"?: Assumption[];
  "tags"?: string[];
  "deprecated"?: boolean;
  "parameters"?: Parameter[];
  "requestBody"?: RequestBody;
  "responses"?: Record<string, Response>;
  "security"?: Record<string, unknown>[];
}

/** A path, with the parameters of all of its operations. */
export type PathItem<Operation = WrittenOperation>
  = Partial<Record<Method, Operation>> & Pick<WrittenOperation, "parameters">;

export interface Description<Operation = WrittenOperation> {
  "servers"?: Server[];
  "tags"?: { name: string; description?: string }[];
  /** The groups of tags in the menu of the docs. */
  "x-tagGroups"?: { name: string; tags: string[] }[];
  "paths"?: Record<string, PathItem<Operation>>;
  "components"?: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Response>;
  };
}

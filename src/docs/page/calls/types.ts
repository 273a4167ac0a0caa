/** The data that the page embeds for calls. `call-data.ts` writes it, and the browser reads it. */
import type { Json } from "../../../openapi/index.js";
import type { ExpectedResponse } from "../../samples/types.js";

/** The input of a field: one line of text, several lines, a number, a choice, JSON, bytes, or a list of objects. */
export type FieldKind = "text" | "lines" | "number" | "choice" | "json" | "bytes" | "list";

/** A field of a call: a parameter, a property of a JSON body, a part of a form. */
export interface FieldData {
  name: string;
  kind: FieldKind;
  isRequired?: boolean;
  choices?: Json[];
  /** The default or the range, such as `default 20` or `1 to 100`. */
  hint?: string;
  /** For a list: the fields of each item. */
  fields?: FieldData[];
  /** For bytes: the media type to send, unless a file has its own. */
  mediaType?: string;
}

export interface ParameterData extends FieldData {
  in: "path" | "query" | "header";
  example?: Json;
}

export interface BodyData {
  kind: "json" | "form" | "bytes";
  mediaType: string;
  isRequired: boolean;
  /** Omitted if the body is a single value: bytes, or JSON of a union. */
  fields?: FieldData[];
  /** The encoding of the parts of a form. */
  encoding?: Record<string, { style?: string; contentType?: string }>;
  examples: Json[];
}

/** A link of a response: the target operation, and runtime expressions for its parameters and fields of its body. */
export interface LinkData {
  status: string;
  to: string;
  parameters: Record<string, string>;
  fields?: Record<string, string>;
}

/** The data of an operation. */
export interface CallData {
  id: string;
  method: string;
  path: string;
  parameters: ParameterData[];
  body?: BodyData;
  /** The response that the curl command expects. */
  expected: ExpectedResponse;
  links?: LinkData[];
}

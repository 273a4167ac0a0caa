/** What the page embeds of an operation, so that it can be called: `call-data.ts` makes it, the browser reads it. */
import type { Answer, Json } from "../../samples/types.js";

/** What a field takes: one line of text, several, a number, one of some values, JSON, bytes, or a list of groups. */
export type FieldKind = "text" | "lines" | "number" | "choice" | "json" | "bytes" | "list";

/** A field of a call: a parameter, a property of a JSON body, a part of a form. */
export interface FieldData {
  name: string;
  kind: FieldKind;
  isRequired?: boolean;
  choices?: Json[];
  /** What holds when it is not sent, or what may be sent, in a few words. */
  hint?: string;
  /** Of a list: the fields of each item. */
  fields?: FieldData[];
  /** Of bytes: the media type that they are sent with, unless a file has its own. */
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
  /** None where the body is one value: bytes, or JSON that takes several forms. */
  fields?: FieldData[];
  /** How the parts of a form are written. */
  encoding?: Record<string, { style?: string; contentType?: string }>;
  examples: Json[];
}

/** Where a success leads: the operation, and runtime expressions for its parameters and for fields of its body. */
export interface LinkData {
  status: string;
  to: string;
  parameters: Record<string, string>;
  fields?: Record<string, string>;
}

/** An operation, as it is called. */
export interface CallData {
  id: string;
  method: string;
  path: string;
  parameters: ParameterData[];
  body?: BodyData;
  /** What curl has to expect. */
  answer: Answer;
  links?: LinkData[];
}

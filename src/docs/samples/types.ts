/** The calls that samples show. */
import type { Json } from "../../openapi/index.js";
import type { FileContent, SampleFile } from "./content.js";

/** The value of a form: JSON in which a file may stand for any value. */
export type FormValue = Json | SampleFile | FormValue[] | { [name: string]: FormValue };

/** How samples send or read the content of a media type. */
export type ContentKind = "json" | "form" | "stream" | "bytes";

/** A part of a form: a text, a file, or a value that is sent as JSON. */
export type FormPart = { name: string } & (
  | { text: string; json?: undefined; file?: undefined }
  | { text?: undefined; json: FormValue[] | { [name: string]: FormValue }; file?: undefined }
  | { text?: undefined; json?: undefined; file: SampleFile }
);

export type SampleBodyValue
  = { kind: "json"; value: Json; content?: undefined; parts?: undefined }
    | { kind: "form"; value: FormValue; content?: undefined; parts: FormPart[] }
    | { kind: "bytes"; value?: undefined; content: FileContent; parts?: undefined };

export type SampleBody = { mediaType: string } & SampleBodyValue;

/** The successful response with the lowest status, as a sample reads it. */
export interface ExpectedResponse {
  kind: "none" | Exclude<ContentKind, "form">;
  status?: string;
  /** Whether every successful response has a body, so that a sample need not check the status. */
  isOnly?: boolean;
  /** The file to save bytes to. */
  fileName?: string;
}

/** A request to an operation, as each language shows it. */
export interface SampleCall {
  id: string;
  title?: string | undefined;
  baseUrl: string;
  method: string;
  path: string;
  params: { path?: Record<string, Json>; query?: Record<string, Json>; header?: Record<string, Json> };
  body?: SampleBody;
  expected: ExpectedResponse;
}

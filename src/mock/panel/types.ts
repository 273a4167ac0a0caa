/** What the panel gets from the mock, as JSON. */
import type { ListedOverride } from "../overrides/list.js";

/** An event of `GET /_mock/events`. The first ones say what there is: the settings, and the latest requests. */
export type PanelEvent
  = { type: "settings"; settings: PanelSettings }
    | { type: "request"; request: ShownRequest }
    /** The list of requests is empty now. */
    | { type: "cleared" }
    /** What exists may have changed. */
    | { type: "changed" };

/** What can be set, and what is on. */
export interface PanelSettings {
  /** Version of this package. */
  version: string;
  /** URL of the docs, if they are served. */
  docsUrl?: string;
  /** The time of the mock, in RFC 3339, and whether it passes by itself. */
  now: string;
  passes: boolean;
  isStateless: boolean;
  /** Whether there is a recording to save. */
  isRecording: boolean;
  /** The scenario in use, and all there are. */
  scenario: string | null;
  scenarios: string[];
  overrides: ListedOverride[];
  /** How many characters of a body are shown. */
  maxBodyLength: number;
}

/** A request and its response. Tokens are hidden. */
export interface ShownRequest {
  /** Its number since the mock started. */
  number: number;
  /** When it arrived, by the time of the mock, in RFC 3339. */
  at: string;
  /** How long the response took, in milliseconds. */
  ms: number;
  method: string;
  url: string;
  operation?: string;
  status: number;
  headers: Record<string, string>;
  body?: ShownBody;
  response: { headers: Record<string, string>; body?: ShownBody };
  /** What was wrong with the request or the response, if anything. */
  problem?: string;
  /** The violations of the request, with the clauses of the contract; a clause may be empty. */
  violations: { text: string; clause: string }[];
  /** What was ignored of the request. */
  ignored?: string;
  /** The override that answered, in words. */
  override?: string;
}

/** A body. */
export interface ShownBody {
  /** Its media type. */
  type: string;
  /** Its length in bytes, if it is known. */
  bytes?: number;
  /** Its text, or the start of it. Bytes, forms and streams have none. */
  text?: string;
  /** Whether the text goes on. */
  isCut?: boolean;
}

/** An operation, as far as the panel needs it: `GET /_mock/operations`. */
export interface PanelOperation {
  id: string;
  area: string;
  method: string;
  path: string;
  parameters: { name: string; in: string; required: boolean; values?: string[] }[];
  /** Media type of its success. */
  mediaType: string;
  /** The examples of its responses: one for each fault that can be switched on. */
  examples: { status: string; name: string }[];
  /** The links of its success. */
  links: { to: string; parameters: Record<string, string> }[];
}

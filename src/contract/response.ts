/** Checks responses: their status, media type, headers and body are those that the operation declares. */
import { bodyKindOf, type Document, type Operation, responseTo, type Schema } from "../openapi/index.js";
import type { ClauseOf } from "./clauses.js";
import { eventsIn } from "./events.js";
import { fromText, typesOf } from "./types.js";
import type { ValidatorOf, Violation } from "./validate.js";

/** A response as it was received. */
export interface ReceivedResponse {
  status: number;
  headers: Headers;
  /** The whole body, decoded as UTF-8. */
  text: string;
  /** The data of its events, if they are parsed already. By default, they are parsed from the text. */
  events?: readonly string[];
  /** The first bytes of the body. Without them, its content is not checked. */
  start?: Uint8Array;
}

/** Only the first violation of a longer text is reported. */
const largeLength = 2 ** 16;

/** A violation of the contract by a response. */
export interface ResponseViolation {
  /** The part of the response that violates it. */
  part: "status" | "media type" | "header" | "body" | "content" | "event";
  /** The violation, as a sentence. */
  text: string;
  /** The clause that is violated, such as `#/components/schemas/Browser/required`; empty if no schema is violated. */
  clause: string;
  /** The name of the property that is null and must not be. */
  nullAt?: string;
}

/** Creates the function that checks responses. */
export function createCheckResponse(document: Document, validatorOf: ValidatorOf, clauseOf: ClauseOf) {
  /** Returns how a response differs from what its operation declares. An empty list means that it conforms. */
  return function checkResponse(operation: Operation, received: ReceivedResponse): ResponseViolation[] {
    const { status, headers, text } = received;
    const response = responseTo(operation, status);
    if (!response) return [violation("status", `The status ${status} is not declared.`)];
    const violations = Object.entries(response.headers ?? {}).flatMap(([name, { required, schema = {} }]) => {
      const value = headers.get(name);
      if (value === null) return required ? [violation("header", `The header ${name} is required.`)] : [];
      return of("header", validatorOf(schema)(fromText(typesOf(document, schema), value), `The header ${name}`));
    });
    const declared = Object.keys(response.content ?? {});
    if (declared.length === 0) {
      return text === "" ? violations : [...violations, violation("body", "The response must not have a body.")];
    }
    const sent = headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
    const mediaType = declared.find((type) => type === sent);
    if (mediaType === undefined) {
      const expected = `The media type must be ${declared.join(" or ")}, not ${sent ?? "none"}.`;
      return [...violations, violation("media type", expected)];
    }
    return [...violations, ...inBody(mediaType, response.content?.[mediaType]?.schema, received)];
  };

  function of(part: ResponseViolation["part"], violations: Violation[]): ResponseViolation[] {
    return violations.map((found) => {
      const { text, nullAt } = found;
      return { part, text, clause: clauseOf(found), ...nullAt !== undefined && { nullAt } };
    });
  }

  function inBody(
    mediaType: string,
    schema: Schema | undefined,
    { text, events, start }: ReceivedResponse,
  ): ResponseViolation[] {
    const wrong = start && contentViolation(mediaType, start);
    if (wrong !== undefined) return [violation("content", wrong)];
    if (!schema) return [];
    const isLarge = text.length > largeLength;
    if (mediaType === "text/event-stream") {
      const all = events ?? eventsIn(text);
      return all.flatMap((data, index) => inJson("event", schema, data, `Event ${index + 1}`, isLarge));
    }
    return bodyKindOf(mediaType) === "json" ? inJson("body", schema, text, "", isLarge) : [];
  }

  function inJson(
    part: "body" | "event",
    schema: Schema,
    text: string,
    name: string,
    isLarge: boolean,
  ): ResponseViolation[] {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [violation(part, `${name || "The response"} is not valid JSON.`)];
    }
    return of(part, validatorOf(schema)(value, name, isLarge));
  }
}

function violation(part: ResponseViolation["part"], text: string): ResponseViolation {
  return { part, text, clause: "" };
}

/** The signature of each format, one character per byte, and its position in bytes. */
const signatures: Record<string, { at: number; signature: string }> = {
  "image/png": { at: 0, signature: "\x89PNG\r\n\x1a\n" }, // PNG, section 5.2
  "video/mp4": { at: 4, signature: "ftyp" }, // ISO/IEC 14496-12, section 4.3
  "application/zip": { at: 0, signature: "PK" }, // APPNOTE.TXT, section 4.3
};

/** Returns why content does not begin as its media type requires. Media types without a signature are not checked. */
function contentViolation(mediaType: string, start: Uint8Array): string | undefined {
  const { at, signature } = signatures[mediaType] ?? { at: 0, signature: "" };
  const began = String.fromCharCode(...start.subarray(0, at + signature.length));
  if (began.slice(at) === signature) return undefined;
  const place = at === 0 ? "begin with" : `have, at byte ${at},`;
  const came = began === "" ? "nothing" : JSON.stringify(began);
  return `The content of ${mediaType} must ${place} ${JSON.stringify(signature)}, not ${came}.`;
}

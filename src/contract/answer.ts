/** Whether an answer is one that its operation declares: its status, its media type, its headers and its body. */
import { bodyKindOf, type Document, type Operation, responseTo, type Schema } from "../openapi/index.js";
import { createPlaceOf } from "./clauses.js";
import { contentFault } from "./content.js";
import { eventsIn } from "./events.js";
import { fromText } from "./types.js";
import type { Explain, Violation } from "./validate.js";

/** An answer as it came. */
export interface ReceivedAnswer {
  status: number;
  headers: Headers;
  /** The whole body, decoded as UTF-8. */
  text: string;
  /** The data of its events, where they have been parsed already; by default, they are parsed from the text. */
  events?: readonly string[];
  /** The first bytes of the body; without them, its content is not checked. */
  start?: Uint8Array;
}

/** Of a longer text, only the first violation is reported: the time of Ajv grows with the square of their number. */
const largeLength = 2 ** 16;

/** What is wrong with an answer. */
export interface Fault {
  /** The part of the answer that is not as declared. */
  part: "status" | "media type" | "header" | "body" | "content" | "event";
  /** What is wrong, as a sentence. */
  text: string;
  /** The clause that is violated, such as `#/components/schemas/Browser/required`; empty where it is not a schema. */
  clause: string;
  /** The name of the property that is null and must not be. */
  nullAt?: string;
}

/** Makes the function that checks answers. */
export function createCheckAnswer(document: Document, explain: Explain) {
  const placeOf = createPlaceOf(document);

  /** Gives what is wrong with an answer; nothing when it is one that its operation declares. */
  return function checkAnswer(operation: Operation, answer: ReceivedAnswer): Fault[] {
    const { status, headers, text } = answer;
    const response = responseTo(operation, status);
    if (!response) return [fault("status", `The status ${status} is not declared.`)];
    const faults = Object.entries(response.headers ?? {}).flatMap(([name, { required, schema = {} }]) => {
      const value = headers.get(name);
      if (value === null) return required ? [fault("header", `The header ${name} is required.`)] : [];
      return of("header", explain(schema, fromText(document, schema, value), `The header ${name}`));
    });
    const declared = Object.keys(response.content ?? {});
    if (declared.length === 0) {
      return text === "" ? faults : [...faults, fault("body", "The answer must not have a body.")];
    }
    const sent = headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
    const mediaType = declared.find((type) => type === sent);
    if (mediaType === undefined) {
      const expected = `The media type must be ${declared.join(" or ")}, not ${sent ?? "none"}.`;
      return [...faults, fault("media type", expected)];
    }
    return [...faults, ...inBody(mediaType, response.content?.[mediaType]?.schema, answer)];
  };

  function of(part: Fault["part"], violations: Violation[]): Fault[] {
    return violations.map(({ text, keyword, schema, nullAt }) => {
      const place = placeOf(schema);
      const clause = place === undefined ? "" : `${place}/${keyword}`;
      return { part, text, clause, ...nullAt !== undefined && { nullAt } };
    });
  }

  function inBody(mediaType: string, schema: Schema | undefined, { text, events, start }: ReceivedAnswer): Fault[] {
    const wrong = start && contentFault(mediaType, start);
    if (wrong !== undefined) return [fault("content", wrong)];
    if (!schema) return [];
    const isLarge = text.length > largeLength;
    if (mediaType === "text/event-stream") {
      const all = events ?? eventsIn(text);
      return all.flatMap((data, index) => inJson("event", schema, data, `Event ${index + 1}`, isLarge));
    }
    return bodyKindOf(mediaType) === "json" ? inJson("body", schema, text, "", isLarge) : [];
  }

  function inJson(part: "body" | "event", schema: Schema, text: string, name: string, isLarge: boolean): Fault[] {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [fault(part, `${name || "The answer"} is not valid JSON.`)];
    }
    return of(part, explain(schema, value, name, isLarge));
  }
}

function fault(part: Fault["part"], text: string): Fault {
  return { part, text, clause: "" };
}

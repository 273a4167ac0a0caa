/** Whether an answer is one that its operation declares: its status, its media type, its headers and its body. */
import { createPlaceOf } from "./clauses.js";
import { responseTo } from "./examples.js";
import type { Document, Operation, Schema } from "./openapi.js";
import { kindOf } from "./request.js";
import { fromText } from "./types.js";
import type { Explain, Violation } from "./validate.js";

/** An answer as it came. */
export interface ReceivedAnswer {
  status: number;
  headers: Headers;
  /** The whole body, decoded as UTF-8. */
  text: string;
}

/** The events of a stream (WHATWG HTML, section 9.2.6), each as the text of its `data`. */
export function eventsIn(text: string): string[] {
  return text.split(/\r\n\r\n|\n\n|\r\r/).map((block) => block.split(/\r\n|\n|\r/)
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).replace(/^ /, ""))
    .join("\n")).filter((data) => data !== "");
}

/** From so many characters on, only the first violation is told: Ajv takes time with the square of their number. */
const large = 2 ** 16;

/** What is wrong with an answer. */
export interface Fault {
  /** The part of the answer that is not as declared. */
  part: "status" | "media type" | "header" | "body" | "event";
  /** It in words, as a sentence. */
  text: string;
  /** The clause that is broken, such as `#/components/schemas/Browser/required`, where one schema says it. */
  clause: string;
}

/** Makes the function that checks answers. */
export function createCheckAnswer(document: Document, explain: Explain) {
  const placeOf = createPlaceOf(document);

  /** Gives what is wrong with an answer; nothing when it is one that its operation declares. */
  return function checkAnswer(operation: Operation, { status, headers, text }: ReceivedAnswer): Fault[] {
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
    return [...faults, ...inBody(mediaType, response.content?.[mediaType]?.schema, text)];
  };

  function of(part: Fault["part"], violations: Violation[]): Fault[] {
    return violations.map(({ text, keyword, schema }) => {
      const place = placeOf(schema);
      return { part, text, clause: place === undefined ? "" : `${place}/${keyword}` };
    });
  }

  function inBody(mediaType: string, schema: Schema | undefined, text: string): Fault[] {
    if (!schema) return [];
    const isLarge = text.length > large;
    if (mediaType === "text/event-stream") {
      return eventsIn(text).flatMap((data, index) => inJson("event", schema, data, `Event ${index + 1}`, isLarge));
    }
    return kindOf(mediaType) === "json" ? inJson("body", schema, text, "", isLarge) : [];
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

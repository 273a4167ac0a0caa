/** Whether an answer is one that its operation declares: its status, its media type, its headers and its body. */
import { responseTo } from "./examples.js";
import type { Document, Operation } from "./openapi.js";
import { kindOf } from "./request.js";
import { fromText } from "./types.js";
import type { Validate } from "./validate.js";

/** An answer as it came. */
export interface ReceivedAnswer {
  status: number;
  headers: Headers;
  /** The whole body, decoded as UTF-8. */
  text: string;
}

/** The events of a stream (WHATWG HTML, section 9.2.6), each as the text of its `data`. */
function eventsIn(text: string): string[] {
  return text.split(/\r\n\r\n|\n\n|\r\r/).map((block) => block.split(/\r\n|\n|\r/)
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).replace(/^ /, ""))
    .join("\n")).filter((data) => data !== "");
}

/** Makes the function that checks answers. */
export function createCheckAnswer(document: Document, validate: Validate) {
  /** Gives what is wrong with an answer, a sentence for each violation; nothing when it fits. */
  return function checkAnswer(operation: Operation, { status, headers, text }: ReceivedAnswer): string[] {
    const response = responseTo(operation, status);
    if (!response) return [`The status ${status} is not declared.`];
    const violations = Object.entries(response.headers ?? {}).flatMap(([name, { required, schema = {} }]) => {
      const value = headers.get(name);
      if (value === null) return required ? [`The header ${name} is required.`] : [];
      return validate(schema, fromText(document, schema, value), `The header ${name}`);
    });
    const declared = Object.keys(response.content ?? {});
    const sent = headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
    if (declared.length === 0) return text === "" ? violations : [...violations, "The answer must not have a body."];
    const mediaType = declared.find((type) => type === sent);
    if (mediaType === undefined) {
      return [...violations, `The media type must be ${declared.join(" or ")}, not ${sent ?? "none"}.`];
    }
    return [...violations, ...bodyViolations(mediaType, response.content?.[mediaType]?.schema, text)];
  };

  function bodyViolations(mediaType: string, schema: object | undefined, text: string): string[] {
    if (!schema) return [];
    if (mediaType === "text/event-stream") {
      return eventsIn(text).flatMap((data, index) => json(schema, data, `Event ${index + 1}`));
    }
    return kindOf(mediaType) === "json" ? json(schema, text, "") : [];
  }

  function json(schema: object, text: string, name: string): string[] {
    try {
      return validate(schema, JSON.parse(text), name);
    } catch {
      return [`${name || "The answer"} is not valid JSON.`];
    }
  }
}

/** What Prism found wrong with a request, in words that say which field and why. */
import type { Diagnostic } from "./engine.js";
import type { Reading } from "./read.js";

type Words = [ajv: RegExp, words: (what: string, also: string) => string];

/** How Ajv puts a violation, by keyword, and how the mock does. Other keywords keep Ajv's words. */
const words: Record<string, Words> = {
  type: [/must be (.*)/, (types) => `must be ${types.split(",").map(article).join(" or ")}`],
  enum: [/values: (.*)/s, (values) => `must be one of ${values}`],
  pattern: [/must match pattern "(.*)"/s, startOrPattern],
  minimum: [/must be >= (.*)/, (limit) => `must be at least ${limit}`],
  maximum: [/must be <= (.*)/, (limit) => `must be at most ${limit}`],
  minItems: [/must NOT have fewer than (.*) (items)/, atLeast],
  maxItems: [/must NOT have more than (.*) (items)/, atMost],
  minLength: [/must NOT have fewer than (.*) (characters)/, atLeast],
  maxLength: [/must NOT have more than (.*) (characters)/, atMost],
};

/**
 * Puts a violation in words.
 *
 * @param diagnostic A violation, as Prism says it.
 * @param reading The request.
 * @returns A sentence such as `dest_path must start with "/".`
 */
export function explain({ path = [], code = "", message }: Diagnostic, reading: Reading): string {
  if (code === 415) return mediaType(message, reading.contentType);
  const [place, ...steps] = path;
  if (!place) return code === "required" ? "A request body is required." : `${message}.`;
  const value = reading.prism.url.query?.[steps[0] ?? ""];
  if (place === "query" && Array.isArray(value)) {
    return value.length > 1 ? `${steps[0]} must be given once.` : `${steps[0]} must not be empty.`;
  }
  // Prism starts its messages like this, and goes on in the words of Ajv.
  const noun = steps.length === 0 ? "" : place === "body" ? "property " : "parameter ";
  const ajv = message.slice(`Request ${place} ${noun}${steps.join(".").trim()}`.length).trim();
  if (code === "required") return `${field([...steps, /'(.*)'/s.exec(ajv)?.[1] ?? ""])} is required.`;
  if (code === "additionalProperties") return `${field([...steps, /'(.*)'/s.exec(ajv)?.[1] ?? ""])} is not allowed.`;
  const [pattern, say] = words[code] ?? [/(.*)/s, (text: string) => text];
  const [, what = "", also = ""] = pattern.exec(ajv) ?? [];
  return `${field(steps)} ${say(what, also)}.`;
}

/** A field as code would reach it: `actions[0].type`. Prism gives the steps of a JSON Pointer (RFC 6901). */
function field(steps: string[]): string {
  return steps
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((step, depth) => /^\d+$/.test(step) ? `[${step}]` : depth > 0 ? `.${step}` : step)
    .join("") || "The request body";
}

function mediaType(message: string, contentType: string | undefined): string {
  const supported = message.replace("Supported content types: ", "").replaceAll(",", " or ");
  return contentType === undefined
    ? `The Content-Type header is missing. It must be ${supported}.`
    : `The Content-Type header must be ${supported}, not ${contentType}.`;
}

function article(type: string): string {
  return type === "null" ? type : `${/^[aeio]/.test(type) ? "an" : "a"} ${type}`;
}

/** A pattern that only says how a text starts is told so. */
function startOrPattern(pattern: string): string {
  const start = /^\^([\w/ -]+)(?:\.\*)?$/.exec(pattern)?.[1];
  return start ? `must start with "${start}"` : `must match the pattern ${pattern}`;
}

function atLeast(limit: string, unit: string): string {
  return `must have at least ${limit} ${limit === "1" ? unit.slice(0, -1) : unit}`;
}

function atMost(limit: string, unit: string): string {
  return `must have at most ${limit} ${limit === "1" ? unit.slice(0, -1) : unit}`;
}

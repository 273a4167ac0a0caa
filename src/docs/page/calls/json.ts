/** JSON of responses: parsed, and highlighted with the classes of the samples. */
import { jsonTokens } from "../json-tokens.js";
import { h } from "./dom.js";

/** Longer texts are not highlighted, because that would take too long. */
const maxLength = 100_000;

/** Parses JSON. Returns `undefined` if the text is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a value as highlighted JSON. */
export function highlightJson(value: unknown): (Node | string)[] {
  const text = JSON.stringify(value, null, 2);
  if (text.length > maxLength) return [text];
  return jsonTokens(text).map(([token, color]) => color === "" ? token : h("i", { className: color }, token));
}

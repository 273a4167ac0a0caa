/** Syntax highlighting of JSON in the browser, with the classes of the samples. */
import { h } from "./dom.js";

/** Longer texts are not highlighted, because that would take too long. */
const maxLength = 100_000;
const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g;

/** Returns a value as highlighted JSON. */
export function highlightJson(value: unknown): (Node | string)[] {
  const text = JSON.stringify(value, null, 2);
  if (text.length > maxLength) return [text];
  const pieces: (Node | string)[] = [];
  let end = 0;
  for (const { 0: token, 1: string, 2: colon, index } of text.matchAll(tokens)) {
    const color = colon !== undefined ? "p" : string !== undefined ? "s" : /^[tfn]/.test(token) ? "k" : "n";
    const word = string ?? token;
    pieces.push(text.slice(end, index), h("i", { className: color }, word));
    end = index + word.length;
  }
  return [...pieces, text.slice(end)];
}

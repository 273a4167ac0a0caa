/** JSON in colours: the classes of the samples. */
import { h } from "./dom.js";

/** A longer text is shown without colors, which would take longer than reading it. */
const maxLength = 100_000;
const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g;

/** Gives a value as JSON, in colours. What is not JSON would take them too long to find. */
export function colored(value: unknown): (Node | string)[] {
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

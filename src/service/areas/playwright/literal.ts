/** Reads the return value of code if it is a literal: a string, number, array or object. The code never runs. */
import { maskJavaScript } from "../../base/mask-javascript.js";

/** A return value; without `value`, nothing is returned. */
export interface ReturnValue {
  value?: unknown;
}

/** How many characters of code are read as a literal at most. */
const maxCodeLength = 2 ** 18;

/** How deep a literal may be nested: reading it is recursive. */
const maxDepth = 100;

/** Thrown when code is not a literal. */
class NotALiteral extends Error {}

/**
 * Reads the last return value of code.
 *
 * @returns The value of a literal, or no value when nothing is returned; undefined when only running the code could
 * tell.
 */
export function readReturnValue(code: string): ReturnValue | undefined {
  const masked = maskJavaScript(code);
  const last = [...masked.code.matchAll(/(?<![\w$.])return(?![\w$])/g)].at(-1);
  if (!last) return {};
  const text = masked.code.slice(last.index + "return".length).trim().replace(/;$/, "");
  if (text === "" || text === "undefined") return {};
  if (text.length > maxCodeLength) return undefined;
  try {
    return { value: readLiteral(text, masked.strings) };
  } catch (error) {
    if (error instanceof NotALiteral) return undefined;
    throw error;
  }
}

/** Reads a literal in masked code. */
function readLiteral(text: string, strings: (string | undefined)[]): unknown {
  const tokens = text.match(/"\d+"|-?[\d.]+(?:[eE][+-]?\d+)?|[\w$]+|[^]/g) ?? [];
  let at = 0;
  const value = read(0);
  if (at < tokens.length) throw new NotALiteral();
  return value;

  function read(depth: number): unknown {
    const token = tokens[at++] ?? "";
    if (depth > maxDepth) throw new NotALiteral();
    if (token === "[") return readItems("]", () => read(depth + 1));
    if (token === "{") return Object.fromEntries(readItems("}", () => readProperty(depth + 1)));
    if (token.startsWith('"')) return stringOf(token);
    return parsePlain(token);
  }

  function readItems<T>(end: string, readItem: () => T): T[] {
    const items: T[] = [];
    while (tokens[at] !== end) {
      items.push(readItem());
      if (tokens[at] === ",") at++;
      else if (tokens[at] !== end) throw new NotALiteral();
    }
    at++;
    return items;
  }

  function readProperty(depth: number): [name: string, value: unknown] {
    const token = tokens[at++] ?? "";
    const name = token.startsWith('"') ? stringOf(token) : token;
    if (tokens[at++] !== ":" || !/^["\w$]/.test(token)) throw new NotALiteral();
    return [name, read(depth)];
  }

  function stringOf(token: string): string {
    const string = strings[Number(token.slice(1, -1))];
    if (string === undefined || /\\[^'"`\\/nrt]/.test(string)) throw new NotALiteral();
    return string.replace(/\\(.)/g, (_, character: string) => escapes[character] ?? character);
  }
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t" };

function parsePlain(token: string): boolean | number | null {
  if (token === "null") return null;
  if (token === "true" || token === "false") return token === "true";
  const number = Number(token);
  if (!/^[-\d.]/.test(token) || !Number.isFinite(number)) throw new NotALiteral();
  return number;
}

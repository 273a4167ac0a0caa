/** What code returns, where that is a literal: a text, a number, a list, an object. Nothing of the code is run. */
import { maskJavaScript } from "../base/mask-javascript.js";

/** What a call gives back: a value, or nothing. */
export interface Returned {
  value?: unknown;
}

/** Up to how many characters of code are read as a literal. */
const longest = 2 ** 18;

/** How deep a literal may be: the calls of its readers are as deep. */
const deepest = 100;

/** What is no literal. */
class NoLiteral extends Error {}

/**
 * Reads what code returns at its end.
 *
 * @returns The value of a literal, or none where nothing is returned; undefined where it has to be run to know it.
 */
export function returnedBy(code: string): Returned | undefined {
  const masked = maskJavaScript(code);
  const last = [...masked.code.matchAll(/(?<![\w$.])return(?![\w$])/g)].at(-1);
  if (!last) return {};
  const text = masked.code.slice(last.index + "return".length).trim().replace(/;$/, "");
  if (text === "" || text === "undefined") return {};
  if (text.length > longest) return undefined;
  try {
    return { value: readLiteral(text, masked.strings) };
  } catch (error) {
    if (error instanceof NoLiteral) return undefined;
    throw error;
  }
}

/** Reads a literal in code whose strings are numbers. */
function readLiteral(text: string, strings: (string | undefined)[]): unknown {
  const tokens = text.match(/"\d+"|-?[\d.]+(?:[eE][+-]?\d+)?|[\w$]+|[^]/g) ?? [];
  let at = 0;
  const value = read(0);
  if (at < tokens.length) throw new NoLiteral();
  return value;

  function read(depth: number): unknown {
    const token = tokens[at++] ?? "";
    if (depth > deepest) throw new NoLiteral();
    if (token === "[") return readItems("]", () => read(depth + 1));
    if (token === "{") return Object.fromEntries(readItems("}", () => readProperty(depth + 1)));
    if (token.startsWith('"')) return stringOf(token);
    return plainOf(token);
  }

  function readItems<T>(end: string, readItem: () => T): T[] {
    const items: T[] = [];
    while (tokens[at] !== end) {
      items.push(readItem());
      if (tokens[at] === ",") at++;
      else if (tokens[at] !== end) throw new NoLiteral();
    }
    at++;
    return items;
  }

  function readProperty(depth: number): [name: string, value: unknown] {
    const token = tokens[at++] ?? "";
    const name = token.startsWith('"') ? stringOf(token) : token;
    if (tokens[at++] !== ":" || !/^["\w$]/.test(token)) throw new NoLiteral();
    return [name, read(depth)];
  }

  function stringOf(token: string): string {
    const string = strings[Number(token.slice(1, -1))];
    if (string === undefined || /\\[^'"`\\/nrt]/.test(string)) throw new NoLiteral();
    return string.replace(/\\(.)/g, (_, character: string) => escapes[character] ?? character);
  }
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t" };

function plainOf(token: string): boolean | number | null {
  if (token === "null") return null;
  if (token === "true" || token === "false") return token === "true";
  const number = Number(token);
  if (!/^[-\d.]/.test(token) || !Number.isFinite(number)) throw new NoLiteral();
  return number;
}

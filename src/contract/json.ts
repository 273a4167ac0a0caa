/** One policy of limits for JSON that is received: its bytes, its depth and its values. */

/** Maximum length of JSON, in bytes, unless a server has another one. */
export const maxJsonBytes = 2 ** 23;
/** How deep lists and objects may be nested: whatever handles a value may then use recursion. */
export const maxJsonDepth = 64;
/** How many values JSON may have, at every depth: small values take many times the memory of their text. */
export const maxJsonValues = 1_000_000;

/** Thrown for JSON that is beyond a limit. The message is a sentence that names the limit. */
export class JsonLimitError extends Error {
  override readonly name = "JsonLimitError";

  constructor(message: string, readonly limit: "bytes" | "depth" | "values") {
    super(message);
  }
}

/**
 * Parses JSON within the limits of depth and values.
 *
 * @param name What the text is, at the start of a sentence.
 * @throws {JsonLimitError} If it is beyond a limit.
 * @throws {SyntaxError} If it is not JSON.
 */
export function parseJson(text: string, name: string): unknown {
  checkJson(text, name);
  return JSON.parse(text);
}

/**
 * Checks the limits of depth and values, before a text is parsed: parsing it could take much more memory.
 *
 * @param before How many values have been counted before, in other texts.
 * @returns How many values there are. For a text that is not JSON, this has no meaning.
 * @throws {JsonLimitError} If the text is beyond a limit.
 */
export function checkJson(text: string, name: string, before = 0): number {
  let values = before + 1;
  let depth = 0;
  let isOpened = false; // whether a list or an object has just been opened
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case 0x20: case 0x0a: case 0x0d: case 0x09: // white space (RFC 8259, section 2)
        continue;
      case 0x5b: case 0x7b: // [ {
        if (++depth > maxJsonDepth) throw tooDeep(name);
        values++; // its first item, unless it is empty
        isOpened = true;
        continue;
      case 0x5d: case 0x7d: // ] }
        depth--;
        if (isOpened) values--;
        break;
      case 0x2c: // ,
        values++;
        break;
      case 0x22: // "
        index = endOfString(text, index);
    }
    isOpened = false;
  }
  if (values > maxJsonValues) throw tooMany(name);
  return values;
}

/** Returns the position of the quote that ends a string. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

/** Whether an odd number of backslashes precedes a position. */
function isEscaped(text: string, position: number): boolean {
  let start = position;
  while (text.charCodeAt(start - 1) === 0x5c) start--;
  return (position - start) % 2 === 1;
}

function tooDeep(name: string): JsonLimitError {
  return new JsonLimitError(`${name} is nested deeper than ${maxJsonDepth} levels, the maximum.`, "depth");
}

function tooMany(name: string): JsonLimitError {
  return new JsonLimitError(`${name} has more than ${maxJsonValues} values, the maximum.`, "values");
}

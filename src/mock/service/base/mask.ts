/**
 * Code without what is no code: comments and blanks are left out, and each string is a number in double quotes, so that
 * a short pattern can look for a call. It is read once, from its beginning to its end, and never run.
 */

/** The code, and its strings by their numbers. */
export interface Masked {
  code: string;
  /** The texts between quotes, as they are written. One that has code in it is undefined. */
  strings: (string | undefined)[];
}

const isWord = (character = "") => /[\w$]/.test(character);
export const isBlank = (character: string) => /\s/.test(character);

/** What is kept of the code so far. */
export function createOutput() {
  const strings: (string | undefined)[] = [];
  const parts: string[] = [];
  let isApart = false;

  function put(text: string): void {
    if (isApart && isWord(parts.at(-1)?.at(-1)) && isWord(text[0])) parts.push(" "); // else two words are one
    parts.push(text);
    isApart = false;
  }

  return {
    put,
    space: () => void (isApart = true),
    putString(text: string | undefined): void {
      put(`"${strings.length}"`);
      strings.push(text);
    },
    /** The last characters. */
    end: () => parts.slice(-8).join("").slice(-8),
    masked: (): Masked => ({ code: parts.join(""), strings }),
  };
}

/** Where a string ends that begins at `from`: at its quotes, at the end of the line if it has only one, or at all's. */
export function endOfString(code: string, from: number, quotes: string): number {
  const hasLines = quotes.length > 1;
  for (let at = from; at < code.length; at++) {
    if (code[at] === "\\") at++;
    else if (code.startsWith(quotes, at) || (!hasLines && code[at] === "\n")) return at;
  }
  return code.length;
}

/** The first place of a text from `from` on, or the end of the code. */
export function find(code: string, text: string, from: number): number {
  const at = code.indexOf(text, from);
  return at < 0 ? code.length : at;
}

/** What is put as it is: a run of characters of which none begins anything. */
const plain = /[^\s"'#]+/y;

/** The run of characters at a place that a pattern takes, or else the one character that is there. */
export function runAt(code: string, at: number, plain: RegExp): string {
  plain.lastIndex = at;
  return plain.exec(code)?.[0] ?? code[at] as string;
}

/** Masks Python. What stands before the quotes, as in `f"…"`, stays there. */
export function maskPython(code: string): Masked {
  const output = createOutput();
  let at = 0;
  while (at < code.length) {
    const character = code[at] as string;
    if (isBlank(character)) {
      output.space();
      at++;
    } else if (character === "#") at = find(code, "\n", at);
    else if (character === '"' || character === "'") {
      const quotes = code.startsWith(character.repeat(3), at) ? character.repeat(3) : character;
      const end = endOfString(code, at + quotes.length, quotes);
      output.putString(code.slice(at + quotes.length, end));
      at = end + quotes.length;
    } else {
      const run = runAt(code, at, plain);
      output.put(run);
      at += run.length;
    }
  }
  return output.masked();
}

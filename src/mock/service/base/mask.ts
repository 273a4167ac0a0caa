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

export type Output = ReturnType<typeof createOutput>;

/** What is kept of the code so far. */
function createOutput() {
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

/** Passes a string: up to its quotes, to the end of the line if it has only one, or to that of all. */
export function passString(code: string, from: number, quotes: string, output: Output): number {
  const begin = from + quotes.length;
  const end = endOfString(code, begin, quotes);
  output.putString(code.slice(begin, end));
  return end + quotes.length;
}

function endOfString(code: string, from: number, quotes: string): number {
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

/**
 * Passes what begins something that is not plain code, such as a comment or a string.
 *
 * @returns Where it ends; nothing where nothing begins.
 */
export type Pass = (character: string, at: number, output: Output) => number | undefined;

/**
 * Masks code of a language.
 *
 * @param plain What is put as it is: a run of characters of which none begins anything.
 */
export function mask(code: string, plain: RegExp, pass: Pass): Masked {
  const output = createOutput();
  let at = 0;
  while (at < code.length) {
    const character = code[at] as string;
    if (/\s/.test(character)) {
      output.space();
      at++;
      continue;
    }
    const end = pass(character, at, output);
    if (end === undefined) {
      plain.lastIndex = at;
      const run = plain.exec(code)?.[0] ?? character;
      output.put(run);
      at += run.length;
    } else at = end;
  }
  return output.masked();
}

const plainPython = /[^\s"'#]+/y;

/** Masks Python. What stands before the quotes, as in `f"…"`, stays there. */
export function maskPython(code: string): Masked {
  return mask(code, plainPython, (character, at, output) => {
    if (character === "#") return find(code, "\n", at);
    if (character !== '"' && character !== "'") return undefined;
    const quotes = code.startsWith(character.repeat(3), at) ? character.repeat(3) : character;
    return passString(code, at, quotes, output);
  });
}

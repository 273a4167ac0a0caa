/**
 * Code without comments, blanks and the text of its strings, so that a short pattern can look for a call. Each string
 * is replaced by a number in double quotes. The code is read once, from start to end, and never run.
 */

/** Masked code, and its strings by their numbers. */
export interface Masked {
  code: string;
  /** The text between the quotes, as it is written; undefined where it contains code. */
  strings: (string | undefined)[];
}

const isWord = (character = "") => /[\w$]/.test(character);

export type MaskedOutput = ReturnType<typeof createOutput>;

/** Collects the masked code. */
function createOutput() {
  const strings: (string | undefined)[] = [];
  const parts: string[] = [];
  let isApart = false;

  function put(text: string): void {
    if (isApart && isWord(parts.at(-1)?.at(-1)) && isWord(text[0])) parts.push(" "); // or two words would join
    parts.push(text);
    isApart = false;
  }

  return {
    put,
    space(): void {
      isApart = true;
    },
    putString(text: string | undefined): void {
      put(`"${strings.length}"`);
      strings.push(text);
    },
    /** The last characters. */
    end: () => parts.slice(-8).join("").slice(-8),
    masked: (): Masked => ({ code: parts.join(""), strings }),
  };
}

/** Skips a string: to its closing quotes, the end of the line (with single quotes), or the end of the code. */
export function passString(code: string, from: number, quotes: string, output: MaskedOutput): number {
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

/** The first index of a text from `from` on, or the length of the code. */
export function indexOrEnd(code: string, text: string, from: number): number {
  const at = code.indexOf(text, from);
  return at < 0 ? code.length : at;
}

/**
 * Skips something that is not plain code, such as a comment or a string.
 *
 * @returns Where it ends; undefined where nothing of the kind begins.
 */
export type Pass = (character: string, at: number, output: MaskedOutput) => number | undefined;

/**
 * Masks the code of a language.
 *
 * @param plain Matches a run of plain code, which is kept as it is.
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

/** Masks Python. A prefix of a string stays, such as the `f` of `f"…"`. */
export function maskPython(code: string): Masked {
  return mask(code, plainPython, (character, at, output) => {
    if (character === "#") return indexOrEnd(code, "\n", at);
    if (character !== '"' && character !== "'") return undefined;
    const quotes = code.startsWith(character.repeat(3), at) ? character.repeat(3) : character;
    return passString(code, at, quotes, output);
  });
}

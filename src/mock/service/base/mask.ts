/**
 * Code without what is no code: comments and blanks are left out, and each string is a number in double quotes, so that
 * a short pattern can look for a call. It is read once, from its beginning to its end, and never run.
 */

export interface Masked {
  code: string;
  /** The texts between quotes, as they are written. One that has code in it is undefined. */
  strings: (string | undefined)[];
}

const isWord = (character = "") => /[\w$]/.test(character);
const isBlank = (character: string) => /\s/.test(character);
/** After a value, a slash divides. Elsewhere, it begins a regular expression. */
const isValue = (before: string) => /[\w$)\]"}]$/.test(before) && !/\b(?:return|case|typeof|await|yield)$/.test(before);

/** What is kept of the code so far. */
function createOutput() {
  const strings: (string | undefined)[] = [];
  let code = "";
  let end = "";
  let isApart = false;

  function put(text: string): void {
    const added = isApart && isWord(end.at(-1)) && isWord(text[0]) ? ` ${text}` : text; // else two words are one
    code += added;
    end = (end + added).slice(-8);
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
    end: () => end,
    masked: (): Masked => ({ code, strings }),
  };
}

/** Where a string ends that begins at `from`: at its quotes, at the end of the line if it has only one, or at all's. */
function endOfString(code: string, from: number, quotes: string): number {
  const hasLines = quotes.length > 1;
  for (let at = from; at < code.length; at++) {
    if (code[at] === "\\") at++;
    else if (code.startsWith(quotes, at) || (!hasLines && code[at] === "\n")) return at;
  }
  return code.length;
}

/** The first place of a text from `from` on, or the end of the code. */
function find(code: string, text: string, from: number): number {
  const at = code.indexOf(text, from);
  return at < 0 ? code.length : at;
}

/** Masks JavaScript and TypeScript. */
export function maskJavaScript(code: string): Masked {
  const output = createOutput();
  /** For each `${` that is open, how many braces are open in it. */
  const open: number[] = [];
  let at = 0;
  while (at < code.length) {
    const character = code[at] as string;
    if (isBlank(character)) {
      output.space();
      at++;
    } else if (code.startsWith("//", at)) at = find(code, "\n", at);
    else if (code.startsWith("/*", at)) {
      output.space();
      at = find(code, "*/", at + 2) + 2;
    } else if (character === "/" && !isValue(output.end())) at = passRegExp(at + 1);
    else if (character === '"' || character === "'") {
      const end = endOfString(code, at + 1, character);
      output.putString(code.slice(at + 1, end));
      at = end + 1;
    } else if (character === "`") at = passTemplate(at + 1, true);
    else if (character === "}" && open.at(-1) === 0) {
      open.pop();
      at = passTemplate(at + 1, false);
    } else {
      if (open.length > 0 && character === "{") open[open.length - 1]! += 1;
      if (open.length > 0 && character === "}") open[open.length - 1]! -= 1;
      output.put(character);
      at++;
    }
  }
  return output.masked();

  /** Passes what is in a template up to its end, or to the next `${`. */
  function passTemplate(from: number, isBegin: boolean): number {
    let end = from;
    while (end < code.length && code[end] !== "`" && !code.startsWith("${", end)) end += code[end] === "\\" ? 2 : 1;
    const isWhole = isBegin && code[end] !== "$";
    if (code[end] === "$") {
      output.put("+"); // what follows is code
      open.push(0);
      return end + 2;
    }
    output.putString(isWhole ? code.slice(from, end) : undefined);
    return end + 1;
  }

  /** Passes a regular expression: up to its slash, but for one in brackets, or to the end of the line. */
  function passRegExp(from: number): number {
    let isInBrackets = false;
    let end = from;
    for (; end < code.length && code[end] !== "\n"; end++) {
      if (code[end] === "\\") end++;
      else if (code[end] === "[") isInBrackets = true;
      else if (code[end] === "]") isInBrackets = false;
      else if (code[end] === "/" && !isInBrackets) break;
    }
    output.putString(undefined);
    return end + 1;
  }
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
      output.put(character);
      at++;
    }
  }
  return output.masked();
}

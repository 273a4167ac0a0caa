/** Masks JavaScript and TypeScript: see `mask.ts`. */
import { indexOrEnd, mask, type Masked, type MaskedOutput, passString } from "./mask.js";

/** After a value, a slash divides. Elsewhere, it starts a regular expression. */
const isValue = (before: string) => /[\w$)\]"}]$/.test(before) && !/\b(?:return|case|typeof|await|yield)$/.test(before);

const plain = /[^\s"'`/{}]+/y;

/** Masks JavaScript and TypeScript. */
export function maskJavaScript(code: string): Masked {
  /** The number of open braces in each open `${`. */
  const open: number[] = [];

  return mask(code, plain, (character, at, output) => {
    if (code.startsWith("//", at)) return indexOrEnd(code, "\n", at);
    if (code.startsWith("/*", at)) {
      output.space();
      return indexOrEnd(code, "*/", at + 2) + 2;
    }
    if (character === "/" && !isValue(output.end())) return passRegExp(at + 1, output);
    if (character === '"' || character === "'") return passString(code, at, character, output);
    if (character === "`") return passTemplate(at + 1, true, output);
    if (character === "}" && open.at(-1) === 0) {
      open.pop();
      return passTemplate(at + 1, false, output);
    }
    if (open.length > 0 && character === "{") open[open.length - 1]! += 1;
    if (open.length > 0 && character === "}") open[open.length - 1]! -= 1;
    return undefined;
  });

  /** Skips the text of a template, to its end or to the next `${`. */
  function passTemplate(from: number, isBegin: boolean, output: MaskedOutput): number {
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

  /** Skips a regular expression, to its closing slash (not one in brackets) or to the end of the line. */
  function passRegExp(from: number, output: MaskedOutput): number {
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

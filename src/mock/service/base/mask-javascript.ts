/** JavaScript and TypeScript without what is no code: see `mask.ts`. */
import { createOutput, endOfString, find, isBlank, type Masked, runAt } from "./mask.js";

/** After a value, a slash divides. Elsewhere, it begins a regular expression. */
const isValue = (before: string) => /[\w$)\]"}]$/.test(before) && !/\b(?:return|case|typeof|await|yield)$/.test(before);

/** What is put as it is: a run of characters of which none begins anything. */
const plain = /[^\s"'`/{}]+/y;

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
      const run = runAt(code, at, plain);
      output.put(run);
      at += run.length;
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

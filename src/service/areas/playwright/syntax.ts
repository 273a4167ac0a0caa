/** Checks the syntax of code. The code is parsed, but never runs. */
import { maskJavaScript } from "../../base/mask-javascript.js";
import type { ParseJavaScript } from "../../ports/platform.js";

/** How many characters of code are parsed at most: a megabyte can take a third of a second. */
const maxCodeLength = 2 ** 18;

/** Syntax of TypeScript that JavaScript does not have. */
const typeScript = [
  /\b(?:type [\w$]+[=<]|(?:interface|enum|namespace) [\w$]+[{< ]|declare [\w$])/,
  /\b(?:abstract|private|protected|public|readonly) [\w$]/,
  /(?:[\w$] |[)\]}"])(?:as|satisfies)(?: [\w$]|[{["(])/,
  /[\w$)\]}?]:(?:string|number|boolean|any|unknown|void|never|object)\b/,
  /(?:\b(?:const|let|var) |\()[\w$]+\??:|\):[A-Z]|\}:\{/,
  /[\w$)\]]!(?:[.;,)[\]]|$)/,
  /[\w$]<[\w$."[\]|, ]{1,100}>\(/,
];

const closers: Record<string, string> = { "(": ")", "[": "]", "{": "}" };

/**
 * Returns the message of a syntax error, as V8 words it; undefined when there is none.
 *
 * Some errors are not found: those of code that looks like TypeScript, which Node.js 20 cannot parse; those of code
 * that is too long, or nested too deeply for V8; and braces that close the function around the code.
 *
 * @param parse The parser of the platform. Without one, only brackets that do not match are found.
 */
export function findSyntaxError(code: string, parse: ParseJavaScript | undefined): string | undefined {
  if (code.length > maxCodeLength) return undefined;
  if (!parse) return findBracket(maskJavaScript(code).code);
  try {
    parse(`async () => {\n${code}\n}`);
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) return undefined;
    const { code: masked } = maskJavaScript(code);
    return typeScript.some((sign) => sign.test(masked)) ? undefined : error.message;
  }
}

/** Returns the message about a bracket without its counterpart, in masked code. */
function findBracket(masked: string): string | undefined {
  if (masked.includes("/")) return undefined; // a division, or a regular expression that was taken for one
  const open: (string | undefined)[] = [];
  for (const [bracket] of masked.matchAll(/[()[\]{}]/g)) {
    if (bracket in closers) open.push(closers[bracket]);
    else if (open.pop() !== bracket) return `Unexpected token '${bracket}'`;
  }
  return open.length > 0 ? "Unexpected end of input" : undefined;
}

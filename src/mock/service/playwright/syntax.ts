/** Whether code can be parsed. It is compiled for that, and never run. */
import { Script } from "node:vm";
import { maskJavaScript } from "../base/mask-javascript.js";

/** Up to how many characters code is compiled: a megabyte can take a third of a second. */
const longest = 2 ** 18;

/** What TypeScript has, and JavaScript has not. */
const typeScript = [
  /\b(?:type [\w$]+[=<]|(?:interface|enum|namespace) [\w$]+[{< ]|declare [\w$])/,
  /\b(?:abstract|private|protected|public|readonly) [\w$]/,
  /(?:[\w$] |[)\]}"])(?:as|satisfies)(?: [\w$]|[{["(])/,
  /[\w$)\]}?]:(?:string|number|boolean|any|unknown|void|never|object)\b/,
  /(?:\b(?:const|let|var) |\()[\w$]+\??:|\):[A-Z]|\}:\{/,
  /[\w$)\]]!(?:[.;,)[\]]|$)/,
  /[\w$]<[\w$."[\]|, ]{1,100}>\(/,
];

/**
 * Says why code cannot be parsed, in the words of V8; nothing where it can.
 *
 * Node.js 20 parses no TypeScript: code that looks like it is taken, so that its mistakes are not told. Neither are
 * those of code that is too long, or so deep that V8 gives up, nor braces that close the function around the code.
 */
export function problemIn(code: string): string | undefined {
  if (code.length > longest) return undefined;
  try {
    new Script(`async () => {\n${code}\n}`);
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) return undefined;
    const { code: masked } = maskJavaScript(code);
    return typeScript.some((sign) => sign.test(masked)) ? undefined : error.message;
  }
}

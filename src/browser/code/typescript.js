/** Strips types from TypeScript. It is JavaScript, because Node.js runs `runner.js` directly. */
import * as nodeModule from "node:module";
import { Script } from "node:vm";

/** The function around code, which allows `return` and `await`. */
const [opening, closing] = ["(async () => {", "\n})"];

/**
 * Returns code as JavaScript. JavaScript is not changed.
 *
 * @param {string} code
 * @param {string | undefined} compiler Path of the TypeScript compiler, for a Node.js that cannot strip types.
 * @throws {SyntaxError} If it is neither JavaScript nor TypeScript.
 */
export function toJavaScript(code, compiler) {
  const problem = parseErrorOf(code);
  if (!problem) return code;
  const { stripTypeScriptTypes } = /** @type {{ stripTypeScriptTypes?: (code: string) => string }} */ (nodeModule);
  const strip = stripTypeScriptTypes ?? loadCompiler(compiler);
  if (!strip) {
    const more = "TypeScript needs Node.js 22.13 or later, or the package typescript.";
    throw new SyntaxError(`${problem}. ${more}`);
  }
  let stripped;
  try {
    stripped = strip(`${opening}${code}${closing}`).trim().replace(/;$/, "").slice(opening.length, -closing.length);
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new SyntaxError(code === "ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX" ? message : problem);
  }
  const remaining = parseErrorOf(stripped);
  if (remaining) throw new SyntaxError(remaining);
  return stripped;
}

/**
 * Returns the message of a syntax error, as V8 words it; undefined when there is none.
 *
 * @param {string} code
 */
function parseErrorOf(code) {
  try {
    new Script(`${opening}${code}${closing}`);
    return undefined;
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/**
 * Creates the function that strips types by the compiler. Returns undefined if there is no suitable one.
 *
 * @param {string | undefined} path
 */
function loadCompiler(path) {
  if (path === undefined) return undefined;
  /** @type {typeof import("typescript")} */
  const { transpileModule, ScriptTarget, ModuleKind } = nodeModule.createRequire(import.meta.url)(path);
  if (typeof transpileModule !== "function") return undefined;
  const compilerOptions = { target: ScriptTarget.ESNext, module: ModuleKind.ESNext };
  return (/** @type {string} */ code) => {
    const { outputText, diagnostics = [] } = transpileModule(code, { compilerOptions, reportDiagnostics: true });
    if (diagnostics.length > 0) throw new SyntaxError();
    return outputText;
  };
}

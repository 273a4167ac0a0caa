/** Runs code in the REPL of Node.js, which supports top-level `await` and keeps variables. */
import { Domain } from "node:domain";
import { start } from "node:repl";
import { PassThrough } from "node:stream";
import { writeValue } from "./output.js";
import { inContext, findPage } from "./pages.js";

const replHelp = `page, context and browser are Playwright objects. Variables are kept from call to call.
repl.write(value) writes text, or an image: the bytes of a PNG, JPEG, GIF or WebP, such as page.screenshot() returns.
repl.help() writes this help.
console.log(value) writes to the standard output, console.error(value) to the standard error.
`;

/** Creates the function that runs code, with the variables of earlier code. */
export function createReplRunner() {
  const server = start({ input: new PassThrough(), output: new PassThrough().resume(), useGlobal: true });
  /** @type {((thrown: unknown) => void) | undefined} */
  let fail;
  // Before version 26, the REPL of Node.js has a domain of its own, which catches what code throws.
  const { _domain: domain = new Domain() } = /** @type {{ _domain?: Domain }} */ (/** @type {unknown} */ (server));
  domain.removeAllListeners("error").on("error", (thrown) => fail?.(thrown));
  const globals = /** @type {Record<string, unknown>} */ (server.context);
  globals.repl = { write: writeValue, help: () => writeValue(replHelp) };

  /** @param {string} code */
  const evaluate = (code) => new Promise((resolve, reject) => {
    fail = reject;
    domain.run(() => server.eval(`${code}\n`, server.context, "repl", (thrown, value) => {
      if (thrown === null) resolve(value);
      else reject(/** @type {{ err?: Error }} */ (thrown ?? {}).err ?? thrown); // `err` is set for incomplete code
    }));
  });

  /**
   * Runs code.
   *
   * @param {import("playwright-core").Browser} browser
   * @param {import("./messages.js").CodeTask} task
   * @param {() => string} begin Is called when everything is ready, and returns the code as JavaScript.
   */
  return (browser, task, begin) => inContext(browser, async (context) => {
    const page = /** @type {import("playwright-core").Page | undefined} */ (globals.page);
    if (globals.browser !== browser || page?.isClosed()) globals.page = (await findPage(context, task)).page;
    Object.assign(globals, { context, browser });
    await evaluate(begin());
  });
}

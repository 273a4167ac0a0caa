/** Runs Playwright code as a function, in the process of its executor. */
import { inContext, findPage } from "./pages.js";

/** The maximum length of a result, in characters of JSON. */
const maxResultLength = 2 ** 24;

const AsyncFunction = /** @type {FunctionConstructor} */ ((async () => {}).constructor);

/**
 * Runs code, and puts its result into `done`.
 *
 * @param {import("playwright-core").Browser} browser
 * @param {import("./messages.js").CodeTask} task
 * @param {import("./messages.js").TaskResult} done
 * @param {() => string} begin Is called when everything is ready, and returns the code as JavaScript.
 */
export function runFunction(browser, task, done, begin) {
  return inContext(browser, async (context) => {
    const { page, tab } = await findPage(context, task);
    done.tab = {
      ...tab,
      // read after the code has run
      get url() {
        return page.url();
      },
      get isClosed() {
        return page.isClosed();
      },
    };
    const run = new AsyncFunction("page", "context", "browser", begin());
    const restore = keepGlobals();
    try {
      const result = JSON.stringify(await run(page, context, browser));
      if (result === undefined) return;
      if (result.length > maxResultLength) {
        throw new Error(`The result is longer than ${maxResultLength / 2 ** 20} MiB of JSON.`);
      }
      done.result = JSON.parse(result);
    } finally {
      if (!restore()) done.isSpent = true;
    }
  });
}

/** Creates a function that restores the global variables. It returns false when it cannot: code may have frozen one. */
function keepGlobals() {
  const globals = Object.getOwnPropertyDescriptors(globalThis);
  return () => {
    const others = Object.getOwnPropertyNames(globalThis).filter((name) => !Object.hasOwn(globals, name));
    try {
      Object.defineProperties(globalThis, globals);
      return others.every((name) => Reflect.deleteProperty(globalThis, name));
    } catch {
      return false;
    }
  };
}

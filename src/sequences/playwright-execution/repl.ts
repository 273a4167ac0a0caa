/** What the contract promises of the REPL of a session. */
import type { BrowserReplRequest } from "../../../generated/openapi.js";
import { type Expectation, sequence, step } from "../sequence.js";

const repl = (code: string, expectation?: Expectation, more?: Omit<BrowserReplRequest, "code">) =>
  step("executeReplCode", { path: { id: "{session}" }, body: { code, ...more } }, expectation);
const wait = "await page.waitForTimeout(10000);";
const text = (channel: string, written: string) => ({ type: "text", channel, text: written });

export const browserRepl = [
  sequence(
    "After a `reset`, a timeout or a crash, a new REPL with another ID replaces it, and all variables are lost.",
    repl("repl.write(\"{run}\");", {
      as: "one",
      shows: { success: true, error: undefined, repl_terminated: undefined, content: [text("write", "{run}")] },
    }),
    repl("1 + 1", {
      shows: { repl_id: "{one.repl_id}", success: true },
      proves: "`repl_id` identifies the REPL.",
    }),
    repl("", {
      as: "two",
      shows: { success: true },
      proves: "It can be empty only if `reset` is true.",
    }, { reset: true }),
    repl("1 + 1", { shows: { repl_id: "{two.repl_id}" } }),
    repl("repl.write(\"{run}\");", { as: "three", proves: "Whether to start a new REPL first." }, { reset: true }),
    repl("1 + 1", { shows: { repl_id: "{three.repl_id}" } }, { reset: false }),
  ),
  sequence(
    "The response to a call that times out has `repl_terminated: true` and still has the old ID; the next call has the "
    + "new one.",
    repl("1 + 1", { as: "one" }),
    repl(wait, {
      shows: { repl_id: "{one.repl_id}", success: false, repl_terminated: true },
      proves: "Maximum run time, in seconds. A REPL that exceeds it is terminated.",
    }, { timeout_sec: 1 }),
    repl("1 + 1", {
      as: "two",
      shows: { success: true, repl_terminated: undefined },
      proves: "Whether the REPL was terminated. The next call then runs in a new REPL.",
    }),
    repl("1 + 1", { shows: { repl_id: "{two.repl_id}" } }),
  ),
  sequence(
    "If the code throws, the response is also 200, with `success: false`.",
    repl("1 + 1", { as: "one" }),
    repl("throw new Error(\"{run}\");", {
      shows: { repl_id: "{one.repl_id}", success: false, repl_terminated: undefined },
    }),
    repl("1 + 1", { shows: { repl_id: "{one.repl_id}", success: true, error: undefined } }),
  ),
  sequence(
    "The value of an expression is not part of the output: write output with `repl.write`",
    repl("\"{run}\"", { shows: { success: true, content: [] } }),
    repl("repl.write(\"one\");\nrepl.write(\"two\");", {
      shows: { content: [text("write", "one"), text("write", "two")] },
      proves: "Output of the code, in order.",
    }),
    repl("console.log(\"one\");\nconsole.error(\"two\");", {
      shows: { content: [text("stdout", "one\n"), text("stderr", "two\n")] },
      proves: "Where the code wrote the text: with `repl.write`, to standard output, or to standard error. The console "
        + "writes to the last two.",
    }),
  ),
];

/** What the contract promises of Playwright code and its executors. */
import type { ExecutePlaywrightRequest } from "../../../generated/openapi.js";
import { create, remove } from "../browser-sessions/steps.js";
import { type Expectation, sequence, step } from "../sequence.js";

const shared = "{session}";
const execute = (code: string, expectation?: Expectation, more?: Omit<ExecutePlaywrightRequest, "code">, id = shared) =>
  step("executePlaywrightCode", { path: { id }, body: { code, ...more } }, expectation);
/** Runs code in an executor. */
const runIn = (executor: string, code: string, expectation?: Expectation, id = shared) =>
  execute(code, expectation, { executor }, id);
const stop = (name: string, expectation?: Expectation, id = shared) =>
  step("deletePlaywrightExecutor", { path: { id, name } }, expectation);
/** Lists the executors of a session: of each besides `default`, what it shows. */
const list = (executors: object[], proves?: string, id = shared) =>
  step("listPlaywrightExecutors", { path: { id } }, {
    shows: { executors: [{ name: "default", target_id: undefined, url: undefined }, ...executors] },
    ...proves !== undefined && { proves },
  });
const wait = "await page.waitForTimeout(10000);";
/** Quotes and braces in comments, templates and regular expressions. */
const quotes = [
  "// don't {",
  "const a = `\"${{ b: \"}\" }.b}${\"`\"}'` + '\"';",
  "const c = 4 / 2 / 1, d = [/[\"'`/}]/.test(a), a.split(/'/)];",
  "/* ` */ return \"{run}\"; // \"",
].join("\n");

export const playwrightCode = [
  sequence(
    "The return value becomes `result`.",
    execute("return { texts: [\"{run}\"], count: 2, none: null };", {
      shows: { success: true, error: undefined, result: { texts: ["{run}"], count: 2, none: null } },
    }),
    execute("return 1;", { shows: { success: true, error: undefined }, proves: "Absent if the code succeeded." }),
    execute("return \"{run}\";", {
      shows: { result: "{run}" },
      proves: "Return value of the code, as any JSON value.",
    }),
    execute(quotes, { shows: { result: "{run}" } }),
    execute("await page.waitForTimeout(1);", {
      shows: { success: true, result: undefined },
      proves: "Absent if the code returned nothing.",
    }),
  ),
  sequence(
    "Text that the code wrote to standard output.",
    execute("console.log(\"{run} out\");\nconsole.error(\"{run} error\");", {
      shows: { success: true, stdout: "{run} out\n", stderr: "{run} error\n" },
      proves: "Text that the code wrote to standard error.",
    }),
    execute("return 1;", { shows: { stdout: "", stderr: "" } }),
  ),
  sequence(
    "The response is also 200 if the code throws, cannot be parsed, or runs longer than `timeout_sec`; it then has "
    + "`success: false` and the reason in `error`.",
    execute("console.log(\"{run}\");\nthrow new Error(\"{run}\");", {
      shows: { success: false, result: undefined, stdout: "{run}\n" },
    }),
    execute("return {", { shows: { success: false, result: undefined } }),
    execute(wait, { shows: { success: false, result: undefined } }, { timeout_sec: 1 }),
    execute("", { status: 400, proves: "Returns 400 if the code is empty." }),
    execute("return 1;", { shows: { success: true, result: 1 } }),
  ),
  sequence(
    "Any other name creates an executor with its own tab in the background, unless an executor with that name exists. "
    + "Later calls use the same tab, or get a new one if it was closed.",
    list([]),
    runIn("{run}", "return 1;", { as: "new", shows: { tab: { created: true } } }),
    runIn("{run}", "return 2;", { shows: { tab: { target_id: "{new.tab.target_id}", created: false } } }),
    list([{ name: "{run}", busy: false, target_id: "{new.tab.target_id}" }],
      "Returns the session's executors, with `default` first."),
    runIn("{run}", "await page.close();"),
    list([{ name: "{run}", target_id: undefined, url: undefined }],
      "Absent if the tab is closed, and for `default`, which has no tab of its own."),
    runIn("{run}", "return 3;", { as: "next", shows: { tab: { created: true } } }),
    list([{ name: "{run}", target_id: "{next.tab.target_id}" }], "Executors, with `default` first."),
    stop("{run}"),
  ),
  sequence(
    "If you omit `executor`, the code runs in `default`, in the page that is open.",
    execute("return 1;", { as: "open", shows: { success: true } }),
    execute("return 1;", {
      shows: { tab: { target_id: "{open.tab.target_id}" } },
      proves: "Name of the executor to run the code in. If omitted, the code runs in `default`.",
    }),
    execute("return 1;", {
      shows: { tab: { target_id: "{open.tab.target_id}", created: false } },
      proves: "For the executor `default`, this is true only if no page was open.",
    }),
    runIn("default", "return 1;", { shows: { tab: { target_id: "{open.tab.target_id}", created: false } } }),
    list([]),
  ),
  sequence(
    "A session can have at most eight executors besides `default`. If a call needs one more, the response is 409 and "
    + "lists the executors; delete one of them first.",
    create("a"),
    ...Array.from({ length: 8 }, (_, n) => runIn(`e${n}`, "return 1;", {}, "{a.session_id}")),
    runIn("more", "return 1;", {
      status: 409,
      shows: { executors: [{ name: "default" }, ...Array.from({ length: 8 }, (_, n) => ({ name: `e${n}` }))] },
    }, "{a.session_id}"),
    runIn("e7", "return 1;", { shows: { tab: { created: false } } }, "{a.session_id}"),
    execute("return 1;", { shows: { success: true } }, {}, "{a.session_id}"),
    stop("e3", {}, "{a.session_id}"),
    runIn("more", "return 1;", { shows: { tab: { created: true } } }, "{a.session_id}"),
    remove("{a.session_id}"),
  ),
  sequence(
    "Stops an executor and closes its tab. The name can be used again.",
    runIn("{run}", "return 1;"),
    stop("{run}"),
    list([]),
    runIn("{run}", "return 1;", { as: "again", shows: { tab: { created: true } } }),
    list([{ name: "{run}", target_id: "{again.tab.target_id}" }]),
    stop("{run}"),
  ),
  sequence(
    "The executor `default` is not removed: it restarts and stays in the list.",
    stop("default"),
    list([]),
    execute("return 1;", { shows: { success: true, result: 1, tab: { created: false } } }),
  ),
];

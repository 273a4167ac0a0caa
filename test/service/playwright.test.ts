/** Tests Playwright code and its executors. */
import { expect, it } from "vitest";
import type { ExecutePlaywrightRequest, ExecutePlaywrightResult } from "../../src/types.js";
import { expectRefused, startService } from "./support.js";
import { stopTime } from "./still-time.js";

const id = "bs5c8m2r9k4t7w1x6v3n0q8z";
const written = { stdout: "", stderr: "" };
const inDefault = { tab: { target_id: "7E1B94C2A05D4F38B6C9D21E8F70A354", created: false } };

async function start() {
  const { client, kernel, mock } = await startService();
  const of = (session: string) => ({
    execute: (code: string, more: Partial<ExecutePlaywrightRequest> = {}) =>
      client.executePlaywrightCode({ path: { id: session }, body: { code, ...more } }),
    list: async () => (await client.listPlaywrightExecutors({ path: { id: session } })).executors,
    remove: (name: string, query: { close_tab?: boolean } = {}) =>
      client.deletePlaywrightExecutor({ path: { id: session, name }, query }),
    names: async () => (await of(session).list()).map(({ name }) => name),
    /** Resolves once an executor is busy. */
    busy: async (name: string) => {
      const isBusy = async () => (await of(session).list()).find((one) => one.name === name)?.busy;
      while (!await isBusy());
    },
  });
  return { client, kernel, mock, ...of(id), of };
}

it("code succeeds with the result of the example or without a result, or fails", async () => {
  const { execute, kernel } = await start();
  expect(await execute("return await page.title();"))
    .toEqual({ success: true, result: "Example Shop", ...written, ...inDefault });
  expect(await execute("await page.reload();")).toEqual({ success: true, ...written, ...inDefault });
  expect(await execute("await page.reload();\n  throw new Error('x');\nconsole.log('y');")).toEqual({
    success: false, error: "x", ...written, ...inDefault,
  });
  expect(await kernel.browsers.playwright.execute(id, { code: "throw 1" })).toMatchObject({ success: false });
  expect((await execute("overthrow(); // throw")).success).toBe(true);
});

it.each<[code: string, error: string]>([
  ["throw new Error('x')", "x"],
  ["throw Error(`It's\\nhere.`, { cause })", "It's\nhere."],
  ["throw new TypeError(\"It\\\"s\"); // so", 'It"s'],
  ["throw 'y';", "y"],
  ["throw new Error(`no ${element}`);", "The code threw an error."],
  ["throw new Error(reason);", "The code threw an error."],
  ["await page.goto(;", "Unexpected token ';'"],
  ["throw new Error('x'", "missing ) after argument list"],
  ["this is no JavaScript", "Unexpected identifier 'is'"],
  ["const a = { as: 'b', type: 1, 'c d': [ };", "Unexpected token '}'"],
  ["import { a } from 'a';", "Cannot use import statement outside a module"],
  ["}", "Unexpected token '}'"],
])("code that is %j fails with %s", async (code, error) => {
  const { execute } = await start();
  expect(await execute(code)).toEqual({ success: false, error, ...written, ...inDefault });
});

it.each([
  "const title: string = await page.title();",
  "interface A { b: string }",
  "type A = { b: string };",
  "const a = (b: Page, c = 1): Promise<void> => {};",
  "await page.$('a')!.click();",
  "(window as any).a = 1;",
  "const a = {} satisfies A;",
  "page.evaluate<string>(() => 'a');",
  "const { a }: { a: number } = b;",
])("code in TypeScript, such as %j, is parsed", async (code) => {
  const { execute } = await start();
  expect(await execute(code)).toMatchObject({ success: true });
});

it.each<[code: string, result: unknown]>([
  ["await page.reload();\nreturn 'It\\'s\\there.';", "It's\there."],
  ["return `a`", "a"],
  ["return -1.5e2 // so", -150],
  ["return true;", true],
  ["return null;", null],
  ["if (a) { return 1; }\nreturn { a: [1, 'b', {}], 'c d': { \"e\": null, }, 7: false };", {
    "a": [1, "b", {}], "c d": { e: null }, "7": false,
  }],
  ["return [\n  'return 1', // and\n  2,\n];", ["return 1", 2]],
  ["return;", undefined],
  ["const returned = 1; log('return 7');", undefined],
  ["return returned;", "Example Shop"],
  ["return { a };", "Example Shop"],
  ["return [1, page];", "Example Shop"],
  ["return '\\u0061';", "Example Shop"],
  ["return `a${1}`;", "Example Shop"],
  ["return 1 + 1;", "Example Shop"],
  ["if (a) { return 1; }", "Example Shop"],
  [`return ${"[".repeat(200)}${"]".repeat(200)};`, "Example Shop"],
])("code that is %j returns %j", async (code, result) => {
  const { execute } = await start();
  const returned = result === undefined ? {} : { result };
  expect(await execute(code)).toEqual({ success: true, ...returned, ...written, ...inDefault });
});

it("the response has what the code writes to the console", async () => {
  const { execute } = await start();
  const code = "console.log('It\\'s\\nhere.');\n  await console.log(`b`)\nconsole.error(\"c\");\n"
    + "console.log(d);\nlog('e');";
  expect(await execute(code)).toMatchObject({ stdout: "It's\nhere.\nb\n", stderr: "c\n" });
});

it("code is not run", async () => {
  const { execute } = await start();
  await execute("globalThis.process.exitCode = 1; return 1;");
  expect(process.exitCode).toBeUndefined();
});

it("empty code and a missing session are refused", async () => {
  const { execute, of } = await start();
  await expectRefused(execute(""), 400, "code must not be empty");
  await expectRefused(of("bs").execute("1"), 404, "bs");
  await expectRefused(of("bs").list(), 404, "bs");
  await expectRefused(of("bs").remove("default"), 404, "bs");
});

it.each([
  "\n", "\r", " ", "\t\n", "throw", "await ", "page.goto('", "repl.write(\"", "console.log('\\", "()=>{", "[", "/", "'",
  "`${", "return[", "a?:b ", "a<b", "throw '\\",
])(
  "a megabyte of %j takes no longer than other code",
  async (text) => {
    const { execute } = await start();
    const before = performance.now();
    await execute(text.repeat(2 ** 20 / text.length));
    expect(performance.now() - before).toBeLessThan(5000);
  },
);

it("the executor default always exists, is listed first, and has no tab of its own", async () => {
  const { client, execute, list, of } = await start();
  expect(await list()).toMatchObject([{ name: "default", busy: false }, { name: "catalogue" }]);
  const { session_id, created_at } = await client.createBrowser();
  const other = of(session_id);
  expect(await other.list())
    .toEqual([{ name: "default", busy: false, created_at, last_used_at: created_at }]);
  const { tab } = await other.execute("1");
  expect(tab).toEqual({ target_id: expect.stringMatching(/^[0-9A-F]{32}$/) as string, created: false });
  expect((await other.execute("await page.close();", { executor: "default" })).tab).toEqual(tab);
  const reopened = (await other.execute("1")).tab;
  expect(reopened?.created).toBe(true);
  expect(reopened?.target_id).not.toBe(tab?.target_id);
  expect((await other.execute("1")).tab).toEqual({ ...reopened, created: false });
  expect((await execute("1")).tab).toEqual(inDefault.tab);
});

it("a new name creates an executor, whose calls share a tab, or get a new one if it is closed", async () => {
  const { mock, execute, list } = await start();
  const first = await execute("await page.goto('https://shop.example.com/a', { timeout: 1 });", { executor: "a" });
  expect(first.tab?.created).toBe(true);
  const { target_id } = first.tab!;
  const [, , made] = await list();
  expect(made).toEqual({
    name: "a", busy: false, created_at: expect.any(String) as string, last_used_at: expect.any(String) as string,
    target_id, url: "https://shop.example.com/a",
  });
  await mock.advance(1000);
  expect((await execute("await page.close();", { executor: "a" })).tab).toEqual({ target_id, created: false });
  const [, , closed] = await list();
  expect(closed).toEqual({
    name: "a", busy: false, created_at: made?.created_at, last_used_at: expect.any(String) as string,
  });
  expect(Date.parse(closed!.last_used_at) - Date.parse(made!.last_used_at)).toBeGreaterThanOrEqual(1000);
  const { tab } = await execute("1", { executor: "a" });
  expect(tab?.created).toBe(true);
  expect(tab?.target_id).not.toBe(target_id);
  expect((await list())[2]).toMatchObject({ target_id: tab?.target_id, url: "about:blank" });
});

it("there are at most eight executors besides default; the error for a ninth lists them all", async () => {
  const { client, mock, execute, list, names, remove } = await start();
  for (let n = 2; n <= 8; n++) await execute("1", { executor: `${n}` });
  const before = await list();
  expect(before.map(({ name }) => name)).toEqual(["default", "catalogue", "2", "3", "4", "5", "6", "7", "8"]);
  await expectRefused(execute("1", { executor: "9" }), 409, "8 executors");
  const response = await fetch(`${mock.url}/browsers/${id}/playwright/execute`, {
    method: "POST",
    headers: { "Authorization": "Bearer any-token", "Content-Type": "application/json" },
    body: JSON.stringify({ code: "1", executor: "9" }),
  });
  expect(await response.json()).toMatchObject({ code: "conflict", executors: before });
  expect(await list()).toEqual(before);
  expect((await execute("1", { executor: "8" })).success).toBe(true);
  expect((await execute("1")).success).toBe(true);
  await remove("2");
  expect((await execute("1", { executor: "9" })).tab?.created).toBe(true);
  const { session_id } = await client.createBrowser(); // another session has its own
  await client.executePlaywrightCode({ path: { id: session_id }, body: { code: "1", executor: "10" } });
  expect(await names()).not.toContain("10");
});

it("calls in one executor wait for each other, calls in several do not", async () => {
  stopTime();
  const { mock, execute, list, busy } = await start();
  const order: string[] = [];
  const done = (name: string) => (result: ExecutePlaywrightResult) => {
    order.push(name);
    return result;
  };
  const slow = execute("await page.waitForTimeout(20000);", { executor: "a" }).then(done("slow"));
  await busy("a");
  const next = execute("await page.waitForTimeout(0);", { executor: "a" }).then(done("next"));
  await execute("1", { executor: "b" }).then(done("other"));
  expect((await list()).map(({ name, busy }) => [name, busy]))
    .toEqual([["default", false], ["catalogue", false], ["a", true], ["b", false]]);
  await mock.advance(19_999);
  expect((await list())[2]?.busy).toBe(true);
  await mock.advance(1);
  expect(await Promise.all([slow, next])).toMatchObject([{ success: true }, { success: true }]);
  expect(order).toEqual(["other", "slow", "next"]);
  expect((await list())[2]?.busy).toBe(false);
});

it("code that runs too long fails, and its executor stays", async () => {
  stopTime();
  const { mock, execute, busy, names } = await start();
  const call = execute("await page.waitForTimeout(20000);", { executor: "a", timeout_sec: 10 });
  await busy("a");
  await mock.advance(10_000);
  const { tab, ...result } = await call;
  expect(result).toEqual({ success: false, error: "The code ran longer than 10 seconds.", ...written });
  expect(await names()).toContain("a");
  expect(await execute("1", { executor: "a" })).toMatchObject({ success: true, tab: { ...tab, created: false } });
});

it("deleting an executor stops its running and waiting calls, and frees its name", async () => {
  stopTime();
  const { execute, remove, busy, names } = await start();
  const runs = execute("await page.waitForTimeout(20000);", { executor: "a" });
  await busy("a");
  const waits = execute("1", { executor: "a" });
  await execute("1"); // so that the other one has arrived
  await remove("a", { close_tab: false });
  expect(await runs).toMatchObject({ success: false, error: "The executor a was stopped.", tab: { created: true } });
  expect(await waits).toEqual({ success: false, error: "The executor a was stopped." }); // it had no tab yet
  expect(await names()).toEqual(["default", "catalogue"]);
  await expectRefused(remove("a"), 404, "a");
  expect(await execute("1", { executor: "a" })).toMatchObject({ success: true, tab: { created: true } });
});

it("deleting the executor default restarts it", async () => {
  stopTime();
  const { execute, remove, busy, names, list } = await start();
  const before = await list();
  const runs = execute("await page.waitForTimeout(20000);");
  await busy("default");
  await remove("default");
  expect(await runs).toMatchObject({ success: false, error: "The executor default was stopped." });
  expect(await names()).toEqual(["default", "catalogue"]);
  expect((await list())[0]).toMatchObject({ busy: false, created_at: before[0]?.created_at });
  expect(await execute("1")).toMatchObject({ success: true, ...inDefault });
});

it("executors and their calls end with the session", async () => {
  const { client, of } = await start();
  const { session_id } = await client.createBrowser();
  const { execute, busy } = of(session_id);
  const runs = expectRefused(execute("await page.waitForTimeout(200000);", { timeout_sec: 300 }), 404, session_id);
  await busy("default");
  const waits = expectRefused(execute("await page.waitForTimeout(200000);", { timeout_sec: 300 }), 404, session_id);
  await client.getMousePosition({ path: { id: session_id } }); // so that the other one has arrived
  await client.deleteBrowser({ path: { id_or_name: session_id } });
  await Promise.all([runs, waits]);
});

it("a call whose client has disconnected makes way for the next", async () => {
  const { client, execute, busy } = await start();
  const leaving = new AbortController();
  const body = { code: "await page.waitForTimeout(50000);" };
  const call = client.executePlaywrightCode({ path: { id }, body }, { signal: leaving.signal });
  await busy("default");
  leaving.abort();
  await expect(call).rejects.toThrow();
  expect((await execute("1")).success).toBe(true);
});

/** Playwright code runs for real, in a process that stays with its executor and is shut in. */
import { access, readdir } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCode } from "../../../src/browser/code/index.js";
import { createTemporaryFolder } from "../../../src/server/node/temporary-folder.js";
import type { Session } from "../../../src/service/model/session.js";
import { executablePath } from "../../support/chromium.js";
import { startCommand } from "../../support/command.js";
import { newFolder, setTemporaryDirectory } from "../../support/folder.js";
import { codeProcesses, startCode } from "./code-support.js";
import { clientOf } from "./support.js";

it("runs code, and reports its output, errors and result", async () => {
  const { run } = await startCode();
  expect(await run("await page.setContent('<title>Form</title>'); console.log('out'); console.error('err');\n"
    + "process.stdout.write(Buffer.from('ß')); return { title: await page.title() };"))
    .toMatchObject({ success: true, result: { title: "Form" }, stdout: "out\nß", stderr: "err\n" });
  expect(await run("throw new Error('boom')")).toMatchObject({ success: false, error: "boom" });
  expect(await run("const = 1")).toMatchObject({ success: false, error: "Unexpected token '='" });
  expect(await run("interface Tag { b: number }\nreturn ({ b: 1 } as Tag).b")).toMatchObject({ result: 1 });
  expect(await run("return 'no // comment'; // comment")).toMatchObject({ result: "no // comment" });
});

it("keeps the process of an executor, but none of its variables", async () => {
  const { run } = await startCode();
  const timeOf = async (code: string) => {
    const began = performance.now();
    await run(code);
    return performance.now() - began;
  };
  await run("return 1"); // the browser is there now
  await run("process.exit()");
  const first = await timeOf("left = 1; var kept = 2; globalThis.fetch = 3; globalThis.pid = process.pid");
  expect(await timeOf("return 1")).toBeLessThan(0.3 * first);
  expect(await codeProcesses()).toHaveLength(1);
  const { result } = await run("return [typeof left, typeof kept, typeof fetch, process.pid]");
  expect(result).toEqual(["undefined", "undefined", "function", ...await codeProcesses()]);
});

describe("a session continues with the next call when code", () => {
  let run: Awaited<ReturnType<typeof startCode>>["run"];
  let end: () => Promise<void>;
  beforeAll(async () => {
    ({ run } = await startCode((close) => end = close));
  });
  afterAll(() => end());

  it.each([
    ["runs too long", "console.log('before'); while (true) {}", "The code ran longer than 1 seconds."],
    ["waits too long", "await new Promise(() => {})", "The code ran longer than 1 seconds."],
    ["exits", "process.exit()", "The process that ran the code ended."],
    ["throws no error", "throw { no: 'error' }", "{ no: 'error' }"],
    ["throws what cannot be shown", "throw new Proxy({}, { getPrototypeOf() { throw 1 } })",
      "The code threw something that cannot be shown."],
    ["leaves a rejection", "Promise.reject(new Error('lost')); await page.waitForTimeout(5000)", "lost"],
    ["throws later", "setTimeout(() => { throw new Error('late') }); await page.waitForTimeout(5000)", "late"],
    ["returns what is no JSON", "return 1n", "Do not know how to serialize a BigInt"],
    ["says nonsense to the mock", "(await import('node:fs')).writeSync(3, 'null\\n'); await page.waitForTimeout(5000)",
      "The process that ran the code ended."],
    ["takes all memory", "const all = []; while (true) all.push(new Array(1e6).fill(0))",
      "The process that ran the code ended."],
    ["fixes a global variable", "Object.defineProperty(globalThis, 'fixed', { value: 1 }); throw 'done'", "done"],
  ])("%s", async (_, code, error) => {
    const timeout_sec = error.includes("longer") ? 1 : 60;
    expect(await run(code, { timeout_sec })).toMatchObject({ success: false, error });
    expect(await run("return typeof fixed")).toMatchObject({ success: true, result: "undefined" });
  });
});

it("limits the output", async () => {
  const { run } = await startCode();
  const { stdout, result } = await run("console.log('a'); console.log('x'.repeat(1e7)); return 'done'");
  expect(result).toBe("done");
  expect(stdout?.length).toBeGreaterThan(2 ** 20);
  expect(stdout?.length).toBeLessThan(1e7);
  expect(await run("return 'y'.repeat(2e7)")).toMatchObject({ error: "The result is longer than 16 MiB of JSON." });
  expect(await run("return 1")).toMatchObject({ result: 1, stdout: "" });
});

it("gives each executor its own tab and process, and runs them in parallel", async () => {
  const { run, client, id } = await startCode();
  await run("await page.setContent('<title>Front</title>')");
  const titles = ["a", "b"].map((executor) => run("await page.setContent('<title>' + (globalThis.name = 'T') + "
    + "'</title>'); return [(await import('node:process')).pid, (await page.title())]", { executor }));
  const [first, other] = await Promise.all(titles);
  expect([first?.tab?.created, other?.tab?.created]).toEqual([true, true]);
  expect(first?.tab?.target_id).not.toBe(other?.tab?.target_id);
  expect(await codeProcesses()).toHaveLength(3);
  const again = await run("return page.title()", { executor: "a" });
  expect(again).toMatchObject({ result: "T", tab: { target_id: first?.tab?.target_id, created: false } });
  expect((await run("return page.title()")).result).toBe("Front");
  const waits = run("await page.waitForTimeout(20_000)", { executor: "b" });
  expect(await run("return 1", { executor: "a" })).toMatchObject({ result: 1 });
  await client.deletePlaywrightExecutor({ path: { id, name: "b" } });
  expect(await waits).toMatchObject({ success: false, error: "The executor b was stopped." });
  await client.deletePlaywrightExecutor({ path: { id, name: "a" }, query: { close_tab: false } });
  await expect.poll(codeProcesses).toHaveLength(1);
  expect((await run("return context.pages().length")).result).toBe(2); // that of a is still open
  await client.deleteBrowser({ path: { id_or_name: id } });
  await expect.poll(codeProcesses).toHaveLength(0);
});

it("reconnects to a crashed browser", async () => {
  const { run, crash } = await startCode();
  await run("return 1");
  const running = run("await page.waitForTimeout(20_000)");
  await crash();
  expect(await running).toMatchObject({ success: false });
  expect(await run("return page.url()")).toMatchObject({ result: "about:blank" });
});

it("ignores dialogs between calls", async () => {
  const { run, client, id } = await startCode();
  await run("await page.setContent('<body>0</body>')");
  const { cdp_ws_url = "" } = await client.getBrowser({ path: { id_or_name: id } });
  const page = (await chromium.connectOverCDP(cdp_ws_url)).contexts()[0]!.pages()[0]!;
  page.once("dialog", (dialog) => void wait(300).then(() => dialog.accept()));
  expect(await page.evaluate(() => confirm("Sure?"))).toBe(true);
});

it("restricts code to its browser and its directory", async () => {
  process.env.CONTRACT_SECRET = "hidden";
  const { run } = await startCode();
  expect((await run("return process.env.CONTRACT_SECRET ?? null")).result).toBeNull();
  const outside = `${await newFolder()}/outside.png`;
  for (const code of [
    "(await import('node:child_process')).execSync('true')",
    "new (await import('node:worker_threads')).Worker('1', { eval: true })",
    "process.dlopen({ exports: {} }, '/none.node')",
    "(await import('node:inspector')).open(0); new (await import('node:inspector')).Session().connect()",
    "process.kill(process.ppid, 0)",
    "(await import('node:fs')).readFileSync(`/proc/${process.ppid}/environ`)",
    "(await import('node:fs')).readFileSync('/etc/passwd')",
    `(await import('node:fs')).writeFileSync('${outside}', '')`,
    `(await import('node:fs')).symlinkSync('${outside}', 'inside'); (await import('node:fs')).writeFileSync('inside')`,
    `await page.screenshot({ path: '${outside}' })`,
    "await page.setContent('<input type=file>'); await page.setInputFiles('input', '/etc/passwd')",
  ]) expect(await run(code), code).toMatchObject({ success: false });
  await expect(access(outside)).rejects.toThrow();
  const { error } = await run(`await page.screenshot({ path: '${outside}' })`);
  expect(error).toContain("only use files in its working directory");
  expect(await run("await page.screenshot({ path: 'shots/page.png' });\n"
    + "return (await import('node:fs')).readFileSync('shots/page.png').length")).toMatchObject({ success: true });
});

it("ends an idle process", async () => {
  const temporary = createTemporaryFolder();
  setTemporaryDirectory(await newFolder());
  const none = { url: "ws://127.0.0.1:1/none", ask: () => Promise.resolve([]), gone: new AbortController().signal };
  const { runCode, ended } = createCode(() => Promise.resolve(none), temporary, 100);
  const code = { text: "", limit: 30, tab: undefined, fallback: "open" as const };
  const ends = { stopped: new AbortController().signal, gone: undefined };
  expect((await runCode({} as Session, code, ends)).error).toContain("127.0.0.1:1");
  await ended();
  expect(await readdir(await temporary.path())).toEqual([]);
});

it.each(["SIGINT", "SIGKILL"] as const)("leaves no process when the mock ends by %s, though its code is in a loop",
  async (signal) => {
    const folder = await newFolder();
    const { mock, pid, kill, ended } = await startCommand(folder, "--browser", executablePath);
    const client = clientOf(mock);
    const { session_id: id } = await client.createBrowser({ body: {} });
    const run = (code: string, executor: string) =>
      client.executePlaywrightCode({ path: { id }, body: { code, executor } }).catch(() => {});
    await Promise.all([run("return 1", "idle"), run("return 1", "busy")]);
    void run("while (true) {}", "busy");
    const processes = await codeProcesses(pid);
    expect(processes).toHaveLength(2);
    kill(signal);
    await ended;
    const isRunning = (pid: number) => access(`/proc/${pid}`).then(() => true, () => false);
    await expect.poll(async () => Promise.all(processes.map(isRunning)), { timeout: 5000 }).toEqual([false, false]);
    if (signal === "SIGINT") expect(await readdir(folder)).toEqual([]);
  });

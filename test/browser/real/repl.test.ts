/** The REPL runs code for real, and keeps its variables from call to call. */
import { setTimeout as wait } from "node:timers/promises";
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { codeProcesses, startCode } from "./code-support.js";

it("keeps variables, even of code that awaits, until it is reset", async () => {
  const { repl, written, client, id } = await startCode();
  const { repl_id } = await repl("const list = [1];\nlet count = 2; var old = 3; function add() { return count++; }\n"
    + "class Kept {}\nawait page.setContent('<title>Shop</title>'); const { length } = await page.title();");
  expect(await written("list.push(add(), old, length); repl.write(list.join()); repl.write(typeof Kept)"))
    .toBe("1,2,3,4function");
  expect(await written("repl.write(String(count))")).toBe("3");
  expect((await repl("interface Tag { a: number }\nconst tag: Tag = { a: 1 };")).repl_id).toBe(repl_id);
  expect(await written("repl.write(tag)")).toBe("{ a: 1 }");
  const anew = await repl("repl.write(typeof list)", { reset: true });
  expect(anew).toMatchObject({ success: true, content: [{ text: "undefined" }] });
  expect(anew.repl_id).not.toBe(repl_id);
  expect(await codeProcesses()).toHaveLength(1);
  await client.deleteBrowser({ path: { id_or_name: id } });
  await expect.poll(codeProcesses).toHaveLength(0);
});

it("reports written texts and images in order", async () => {
  const { repl } = await startCode();
  const { success, content = [], ...others } = await repl("repl.write('a'); console.log('b', [1]);\n"
    + "console.error('c'); process.stdout.write('d'); repl.write({ e: 1 }); 'not shown';\n"
    + "repl.write(await page.screenshot())");
  expect(success).toBe(true);
  expect(content.slice(0, -1)).toEqual([
    { type: "text", channel: "write", text: "a" },
    { type: "text", channel: "stdout", text: "b [ 1 ]\n" },
    { type: "text", channel: "stderr", text: "c\n" },
    { type: "text", channel: "stdout", text: "d" },
    { type: "text", channel: "write", text: "{ e: 1 }" },
  ]);
  const image = content.at(-1);
  if (image?.type !== "image") throw new Error("There is no image.");
  expect(image.mime_type).toBe("image/png");
  expect(PNG.sync.read(Buffer.from(image.data_b64, "base64")).width).toBeGreaterThan(0);
  expect(others).not.toHaveProperty("content_truncated");
  const long = await repl("for (const size of [4e6, 4e6, 2e6]) repl.write('x'.repeat(size))");
  expect(long).toMatchObject({ success: true, content_truncated: true });
  expect((await repl("repl.help()")).content).toMatchObject([
    { channel: "write", text: expect.stringContaining("repl.write(value)") as string },
  ]);
});

it("reports errors with their position in the code, and keeps the variables", async () => {
  const { repl, written } = await startCode();
  const { repl_id } = await repl("const kept = 1");
  const failed = await repl("repl.write('a');\nfunction fail() {\n  throw new TypeError('boom');\n}\nfail();");
  expect(failed).toEqual({
    repl_id,
    success: false,
    content: [{ type: "text", channel: "write", text: "a" }],
    duration_ms: expect.any(Number) as number,
    error: "boom",
    stack: "TypeError: boom\n    at fail (repl:3:9)\n    at repl:5:1",
  });
  for (const [code, error] of [
    ["await page.title();\nthrow new Error('late')", "late"],
    ["throw 'text'", "text"],
    ["throw undefined", "undefined"],
    ["products", "products is not defined"],
    ["const = 1", "Unexpected token '='"],
    ["const kept = 2", "Identifier 'kept' has already been declared"],
    ["if (true) {", "Unexpected token ')'"],
    ["Promise.reject(new Error('lost')); await page.waitForTimeout(5000)", "lost"],
    ["setTimeout(() => { throw new Error('timer') }); await page.waitForTimeout(5000)", "timer"],
    ["await page.locator('#none').click({ timeout: 10 })", expect.stringContaining("Timeout 10ms exceeded") as string],
    ["require('node:child_process').execSync('true')", expect.stringContaining("cannot start programs") as string],
  ]) expect(await repl(code as string), String(code)).toMatchObject({ repl_id, success: false, error });
  expect(await written("repl.write(kept)")).toBe("1");
});

it.each([
  ["runs too long", "console.log('before'); while (true) {}", "The code ran longer than 1 seconds."],
  ["exits", "console.log('before'); process.exit()", "The process that ran the code ended."],
])("is another one after code that %s", async (_, code, error) => {
  const { repl } = await startCode();
  const { repl_id } = await repl("const kept = 1");
  const waits = [repl(code, { timeout_sec: 1 }), repl("repl.write(typeof kept)")];
  const [ended, next] = await Promise.all(waits);
  const content = [{ type: "text", channel: "stdout", text: "before\n" }];
  expect(ended).toMatchObject({ repl_id, success: false, error, content, repl_terminated: true });
  expect(next).toMatchObject({ success: true, content: [{ text: "undefined" }] });
  expect(next?.repl_id).not.toBe(repl_id);
  expect(next).not.toHaveProperty("repl_terminated");
});

it("is replaced when it ends between two calls", async () => {
  const { repl } = await startCode();
  const { repl_id } = await repl("setTimeout(() => process.exit(), 50); const kept = 1");
  await expect.poll(codeProcesses).toHaveLength(0);
  await wait(200); // the mock is told
  const next = await repl("repl.write(typeof kept)");
  expect(next).toMatchObject({ success: true, content: [{ text: "undefined" }] });
  expect(next.repl_id).not.toBe(repl_id);
});

it("keeps its variables when the browser restarts", async () => {
  const { repl, written, crash } = await startCode();
  const { repl_id } = await repl("const kept = 1; await page.setContent('<title>Old</title>')");
  await crash();
  expect(await written("repl.write(kept); repl.write(page.url())")).toBe("1about:blank");
  expect((await repl("1")).repl_id).toBe(repl_id);
});

it("opens another page when the code closed its own", async () => {
  const { repl, written } = await startCode();
  await repl("const other = await context.newPage(); await other.setContent('<title>Other</title>');");
  await repl("await page.close()");
  expect(await written("repl.write(await page.title())")).toBe("Other");
});

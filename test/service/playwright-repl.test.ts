/** Tests the REPL of a browser session. */
import { expect, it } from "vitest";
import type { BrowserReplRequest } from "../../src/types.js";
import { expectRefused, startService } from "./support.js";
import { stopTime } from "./still-time.js";

const id = "bs5c8m2r9k4t7w1x6v3n0q8z";

async function start() {
  const service = await startService();
  return {
    ...service,
    repl: (code: string, more: Partial<BrowserReplRequest> = {}, session = id) =>
      service.client.executeReplCode({ path: { id: session }, body: { code, ...more } }),
  };
}

it("known lines write their text in order, and other lines write nothing", async () => {
  const { repl } = await start();
  const { content, duration_ms, ...result } = await repl(
    "repl.write('a');\nconst b = 1;\nb + 1;\nconsole.log(\"c\");\n  await repl.write(`d`)\n"
    + "console.error('e');\nrepl.help();",
  );
  expect(result).toEqual({ repl_id: "rl8d3k6q1w5z9x2c7v4b0n3m", success: true });
  expect(content).toEqual([
    { type: "text", channel: "write", text: "a" },
    { type: "text", channel: "stdout", text: "c\n" },
    { type: "text", channel: "write", text: "d" },
    { type: "text", channel: "stderr", text: "e\n" },
    { type: "text", channel: "write", text: expect.stringContaining("repl.write") as string },
  ]);
  expect(duration_ms).toBeLessThan(1000);
  expect((await repl("repl.write(b);\n// repl.write('c')")).content).toEqual([]);
});

it("code that throws fails, with its output so far", async () => {
  const { repl } = await start();
  expect(await repl("repl.write('a');\nthrow new Error('x');\nrepl.write('b');")).toMatchObject({
    success: false,
    content: [{ text: "a" }],
    error: "x",
    stack: expect.stringContaining("repl:2:1") as string,
  });
});

it("a session keeps its REPL until it is reset", async () => {
  const { client, repl } = await start();
  const { session_id } = await client.createBrowser();
  const { repl_id } = await repl("1", {}, session_id);
  expect(repl_id).toMatch(/^[a-z][0-9a-z]{23}$/);
  expect(repl_id).not.toBe((await repl("1")).repl_id);
  await repl("throw 1", {}, session_id);
  expect((await repl("1", { reset: false }, session_id)).repl_id).toBe(repl_id);
  const anew = await repl("repl.write('a')", { reset: true }, session_id);
  expect(anew.repl_id).not.toBe(repl_id);
  expect(anew.content).toMatchObject([{ text: "a" }]);
  expect((await repl("1", {}, session_id)).repl_id).toBe(anew.repl_id);
});

it("code may be empty only to reset", async () => {
  const { repl } = await start();
  await expectRefused(repl(""), 400, "code must not be empty");
  await expectRefused(repl("", { reset: false }), 400, "code must not be empty");
  expect(await repl("", { reset: true })).toMatchObject({ success: true, content: [] });
  await expectRefused(repl("1", {}, "bs"), 404, "bs");
});

it("a REPL that exceeds its time limit is terminated, and the next call gets another", async () => {
  stopTime();
  const { client, mock, repl } = await start();
  let isOver = false;
  const call = repl("repl.write('a')\nawait page.waitForTimeout(61000)").finally(() => isOver = true);
  for (let n = 0; n < 3; n++) await client.getMousePosition({ path: { id } }); // so that the code has arrived
  const waits = repl("1");
  await mock.advance(59_999);
  expect(isOver).toBe(false);
  await mock.advance(1);
  expect(await call).toEqual({
    repl_id: "rl8d3k6q1w5z9x2c7v4b0n3m",
    success: false,
    content: [{ type: "text", channel: "write", text: "a" }],
    duration_ms: 60_000,
    error: "The code ran longer than 60 seconds.",
    repl_terminated: true,
  });
  const next = await waits;
  expect(next).toMatchObject({ success: true });
  expect(next.repl_id).not.toBe("rl8d3k6q1w5z9x2c7v4b0n3m");
  expect(next).not.toHaveProperty("repl_terminated");
});

it("code ends with its session", async () => {
  const { client, repl } = await start();
  const { session_id } = await client.createBrowser();
  const more = { timeout_sec: 1000 };
  const runs = expectRefused(repl("await page.waitForTimeout(900000)", more, session_id), 404, session_id);
  for (let n = 0; n < 3; n++) await client.getMousePosition({ path: { id: session_id } });
  const waits = expectRefused(repl("await page.waitForTimeout(900000)", more, session_id), 404, session_id);
  for (let n = 0; n < 3; n++) await client.getMousePosition({ path: { id: session_id } });
  await client.deleteBrowser({ path: { id_or_name: session_id } });
  await Promise.all([runs, waits]);
});

/** Playwright code, as the service answers it (service-behaviour, section 5). */
import { expect, it } from "vitest";
import { expectRefused, startService } from "./support.js";

const id = "bs5c8m2r9k4t7w1x6v3n0q8z";

it("code succeeds with the result that the contract shows, or with none, or fails", async () => {
  const { client, kernel } = await startService();
  const execute = (code: string) => client.executePlaywrightCode({ path: { id }, body: { code } });
  const written = { stdout: "", stderr: "" };
  expect(await execute("return await page.title();")).toEqual({ success: true, result: "Example Shop", ...written });
  expect(await execute("await page.reload();")).toEqual({ success: true, ...written });
  expect(await execute("await page.reload();\n  throw new Error('x');")).toMatchObject({
    success: false,
    error: expect.any(String) as string,
  });
  expect(await kernel.browsers.playwright.execute(id, { code: "throw 1" })).toMatchObject({ success: false });
  expect((await execute("overthrow(); // throw")).success).toBe(true);
});

it("code is not run", async () => {
  const { client } = await startService();
  await client.executePlaywrightCode({ path: { id }, body: { code: "globalThis.process.exitCode = 1; return 1;" } });
  expect(process.exitCode).toBeUndefined();
});

it("code is that of a session that is there", async () => {
  const { client } = await startService();
  await expectRefused(client.executePlaywrightCode({ path: { id: "bs" }, body: { code: "" } }), 404, "bs");
});

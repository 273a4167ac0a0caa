/** Docs beside a service call it, wherever a framework has mounted both: they are opened with `?base_url=..`. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startServer } from "../support/server.js";
import { chromium, folder, openCall, send, setUpCalls, timeout } from "./calls.js";

setUpCalls();

it.each(["", "/api"])("a call goes to the service below %j", { timeout }, async (prefix) => {
  const docs = await readFile(join(folder, "index.html"));
  const { baseUrl, arrived } = await startServer(({ url }, response) => {
    const isDocs = url === `${prefix}/docs/index.html?base_url=..`;
    response.setHeader("Content-Type", isDocs ? "text/html" : "application/json").end(isDocs ? docs : "[]");
  });
  const page = await chromium.newPage();
  onTestFinished(() => page.close());
  await page.goto(`${baseUrl}${prefix}/docs/index.html?base_url=..`);
  expect(page.url()).toBe(`${baseUrl}${prefix}/docs/index.html`);
  const call = await openCall(page, "listBrowsers");
  await call.getByRole("button", { name: `${baseUrl}${prefix} Settings` }).waitFor();
  expect(await send(call)).toMatch(/^200/);
  expect(arrived.at(-1)?.url).toMatch(new RegExp(`^${prefix}/browsers\\?`));
});

/** A call whose answer has no body is one that succeeded, in the network log of a browser as well. */
import { beforeAll, expect, it } from "vitest";
import type { Browser } from "playwright-core";
import { startChromium } from "../support/chromium.js";
import { startServer } from "../support/server.js";
import { bundle, openFrontend } from "./frontend.js";

/** What the bundle of `page.ts` is called in the page. */
declare const frontend: typeof import("./page.js");

/** The statuses with which the operations answer that have no body then. The others answer 200. */
const statuses: [path: RegExp, status: number][] = [
  [/create_directory$/, 201], [/replays/, 202], [/profiles/, 204], [/acquire$/, 204],
];

let chromium: Browser;
beforeAll(async () => {
  chromium = await startChromium();
  return () => chromium.close();
});

it.each(["of a stated length", "in chunks"])("no call that is answered by nothing, %s, is cancelled", async (way) => {
  const { baseUrl } = await startServer(({ method, url = "" }, response) => {
    const [, status = 200] = statuses.find(([path]) => path.test(url)) ?? [];
    response.writeHead(method === "OPTIONS" ? 204 : status, {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "Authorization, Content-Type",
      "Access-Control-Allow-Methods": "PUT, DELETE",
      ...way === "of a stated length" && status !== 204 && { "Content-Length": "0" },
    });
    response.flushHeaders();
    response.end();
  });
  const { page, problems } = await openFrontend(chromium, await bundle());
  const failed: string[] = [];
  const finished: string[] = [];
  const shown = (request: { method(): string; url(): string }) => `${request.method()} ${request.url()}`;
  page.on("requestfailed", (request) => failed.push(`${shown(request)} ${request.failure()?.errorText}`));
  page.on("requestfinished", (request) => finished.push(shown(request)));
  await page.evaluate((baseUrl) => frontend.callForNothing({ baseUrl, token: "any-token" }), baseUrl);
  await expect.poll(() => finished.length + failed.length).toBe(13);
  expect(failed).toEqual([]);
  expect(problems).toEqual([]);
});

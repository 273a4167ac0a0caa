/** Bytes in a page: as a picture, and as a file that is saved, in Chromium. */
import { build } from "esbuild";
import type { Browser } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { startChromium } from "../support/chromium.js";
import { openFrontend } from "./frontend.js";

/** What the bundle of `src/files.ts` is called in the page. */
declare const files: typeof import("../../src/files.js");

let chromium: Browser;
let script: string;
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ["src/files.ts"], bundle: true, format: "iife", globalName: "files", write: false,
  });
  script = outputFiles[0]?.text ?? "";
  chromium = await startChromium();
  return () => chromium.close();
});

it("an object URL has the bytes of a Blob or a Response until it is revoked", async () => {
  const { page } = await openFrontend(chromium, script);
  const read = await page.evaluate(async () => {
    const texts = [];
    for (const { url, revoke } of [files.objectUrl(new Blob(["a"])), await files.objectUrl(new Response("b"))]) {
      texts.push(await (await fetch(url)).text());
      revoke();
      texts.push(await fetch(url).then(() => "still there", () => "gone"));
    }
    return texts;
  });
  expect(read).toEqual(["a", "gone", "b", "gone"]);
});

it.each([
  [undefined, "given.txt"],
  ["inline", "given.txt"],
  ["attachment; filename=token.txt", "token.txt"],
  ['attachment; filename="a \\"b\\".txt"; size=3', "a _b_.txt"], // Chromium replaces quotes
  ["attachment; filename=\"ascii.txt\"; filename*=UTF-8''%c3%bc.txt", "ü.txt"],
  ["attachment; filename*=UTF-8''%ff; filename=ascii.txt", "ascii.txt"],
])("a file with the header %j is saved as %s", async (disposition, name) => {
  const { page } = await openFrontend(chromium, script);
  const downloaded = page.waitForEvent("download");
  await page.evaluate(async (disposition) => {
    const headers = new Headers(disposition === undefined ? {} : { "Content-Disposition": disposition });
    await files.saveFile(new Response("abc", { headers }), "given.txt");
  }, disposition);
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe(name);
  expect(await new Response((await download.createReadStream()) as unknown as ReadableStream).text()).toBe("abc");
});

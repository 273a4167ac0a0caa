/** A frontend of another origin works with the mock in a real browser: its code may read every answer, errors too. */
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startChromium } from "../support/chromium.js";
import { contentOf, startTestMock } from "../support/mock.js";
import { startServer } from "../support/server.js";

/** What the bundle of `page.ts` is called in the page, where every function given to `evaluate` runs. */
declare const frontend: typeof import("./page.js");

const token = "the-one";
const oldPath = "/home/user/notes.txt";
const newPath = "/home/user/todo.txt";
const unauthorized = { status: 401, code: "unauthorized", message: "The bearer token is not accepted." };
const notFound = { status: 404, code: "not_found", message: "There is no file or directory at src_path." };
let chromium: Browser;
let script: string;

beforeAll(async () => {
  chromium = await startChromium();
  return () => chromium.close();
});

beforeAll(async () => {
  const entryPoints = [`${import.meta.dirname}/page.ts`];
  const { outputFiles } = await build({ entryPoints, bundle: true, globalName: "frontend", write: false });
  script = outputFiles[0]?.text ?? "";
});

/** Opens the frontend, which has a port and thus an origin of its own. `problems` gets what it prints as errors. */
async function openFrontend(): Promise<{ page: Page; origin: string; problems: string[] }> {
  const { baseUrl: origin } = await startServer(({ url }, response) => {
    response.setHeader("Content-Type", url === "/" ? "text/html" : "text/javascript");
    response.end(url === "/" ? "<!doctype html><script src=page.js></script>" : script);
  });
  const page = await chromium.newPage();
  onTestFinished(() => page.close());
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (printed) => {
    if (printed.type() === "error" && !isNoteOfStatus(printed.text())) problems.push(printed.text());
  });
  await page.goto(origin);
  return { page, origin, problems };
}

/** Chromium prints such a note for every answer with an error status, however well the page takes it. */
const isNoteOfStatus = (text: string) =>
  /^Failed to load resource: the server responded with a status of [45]\d\d \(/.test(text);

describe("a page of another origin", () => {
  it("writes a file and moves it", async () => {
    const mock = await startTestMock({ token });
    const { page, origin, problems } = await openFrontend();
    expect(await page.evaluate(async ({ service, oldPath, newPath }) => [
      await frontend.write(service, oldPath, "Remember the milk.\n"),
      await frontend.move(service, oldPath, newPath),
    ], { service: { baseUrl: mock.url, token }, oldPath, newPath })).toEqual(["done", "done"]);
    expect(await contentOf(mock, newPath)).toBe("Remember the milk.\n");
    expect(mock.requests.map(({ headers }) => headers.origin)).toEqual([origin, origin]);
    expect(problems).toEqual([]);
  });

  it("reads what is wrong with its requests", async () => {
    const mock = await startTestMock({ token });
    const { page, problems } = await openFrontend();
    expect(await page.evaluate(async (service) => [
      await frontend.move(service, "/nothing", "/b"),
      await frontend.move(service, "/nothing", "no/absolute/path"),
      await frontend.move({ ...service, token: "another" }, "/nothing", "/b"),
      await frontend.move({ ...service, headers: { Prefer: "code=403" } }, "/nothing", "/b"),
    ], { baseUrl: mock.url, token })).toEqual([
      notFound,
      { status: 400, code: "bad_request", message: "The request is not valid." },
      unauthorized,
      { status: 403, code: "forbidden", message: "The current plan does not include this operation." },
    ]);
    expect(problems).toEqual([]);
  });

  it("reads why a large file is refused, although it is still sending it", async () => {
    const mock = await startTestMock({ token });
    const { page, problems } = await openFrontend();
    expect(await page.evaluate((service) => frontend.write(service, "/a", "x".repeat(2 ** 25)),
      { baseUrl: mock.url, token: "another" })).toEqual(unauthorized);
    expect(problems).toEqual([]);
  });

  it("may send its cookies", async () => {
    const mock = await startTestMock({ token });
    const { page, problems } = await openFrontend();
    await page.context().addCookies([{ name: "visit", value: "7", url: mock.url }]);
    expect(await page.evaluate(async (service) => [
      await frontend.write({ ...service, credentials: "include" }, "/a", ""),
      await frontend.move({ ...service, credentials: "include" }, "/nothing", "/b"),
      await frontend.move(service, "/a", "/b"),
    ], { baseUrl: mock.url, token })).toEqual(["done", notFound, "done"]);
    expect(mock.requests.map(({ headers }) => headers.cookie)).toEqual(["visit=7", "visit=7", undefined]);
    expect(problems).toEqual([]);
  });
});

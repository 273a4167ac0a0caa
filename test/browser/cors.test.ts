/** A frontend of another origin works with the mock in a real browser: its code may read every response, errors too. */
import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startChromium } from "../support/chromium.js";
import { contentOf, startTestMock } from "../support/mock.js";
import { startRecorder } from "../support/recorder.js";
import { expectEveryExample } from "../support/sent.js";
import { bundle, openFrontend } from "./frontend.js";

/** What the bundle of `page.ts` is called in the page, where every function given to `evaluate` runs. */
declare const frontend: typeof import("./page.js");

const token = "the-one";
const oldPath = "/home/user/notes.txt";
const newPath = "/home/user/todo.txt";
const unauthorized = { status: 401, code: "unauthorized", message: "unauthorized: The bearer token is not accepted." };
const notFound = { status: 404, code: "not_found", message: "not_found: There is no file or directory at src_path." };
let chromium: Browser;
let script: string;

beforeAll(async () => {
  chromium = await startChromium();
  return () => chromium.close();
});

beforeAll(async () => void (script = await bundle()));

describe("a page of another origin", () => {
  it("writes a file and moves it", async () => {
    const mock = await startTestMock({ token });
    const { page, origin, problems } = await openFrontend(chromium, script);
    expect(await page.evaluate(async ({ service, oldPath, newPath }) => [
      await frontend.write(service, oldPath, "Remember the milk.\n"),
      await frontend.move(service, oldPath, newPath),
    ], { service: { baseUrl: mock.url, token }, oldPath, newPath })).toEqual(["done", "done"]);
    expect(await contentOf(mock, newPath)).toBe("Remember the milk.\n");
    expect(mock.requests.map(({ headers }) => headers.origin)).toEqual([origin, origin]);
    expect(problems).toEqual([]);
  });

  it("can read errors of its requests", async () => {
    const mock = await startTestMock({ token });
    const { page, problems } = await openFrontend(chromium, script);
    expect(await page.evaluate(async (service) => [
      await frontend.move(service, "/nothing", "/b"),
      await frontend.move(service, "/nothing", "no/absolute/path"),
      await frontend.move({ ...service, token: "another" }, "/nothing", "/b"),
      await frontend.move({ ...service, headers: { Prefer: "code=403" } }, "/nothing", "/b"),
    ], { baseUrl: mock.url, token })).toEqual([
      notFound,
      { status: 400, code: "bad_request", message: 'bad_request: dest_path must start with "/".' },
      unauthorized,
      { status: 403, code: "forbidden", message: "forbidden: The current plan does not include this operation." },
    ]);
    expect(problems).toEqual([]);
  });

  it("reads why a large file is refused, although it is still sending it", async () => {
    const mock = await startTestMock({ token });
    const { page, problems } = await openFrontend(chromium, script);
    expect(await page.evaluate((service) => frontend.write(service, "/a", "x".repeat(2 ** 25)),
      { baseUrl: mock.url, token: "another" })).toEqual(unauthorized);
    expect(problems).toEqual([]);
  });

  it("may send its cookies", async () => {
    const mock = await startTestMock({ token });
    const recorder = await startRecorder(mock.url); // the mock does not tell cookies
    onTestFinished(() => recorder.close());
    const { page, problems } = await openFrontend(chromium, script);
    await page.context().addCookies([{ name: "visit", value: "7", url: recorder.url }]);
    expect(await page.evaluate(async (service) => [
      await frontend.write({ ...service, credentials: "include" }, "/a", ""),
      await frontend.move({ ...service, credentials: "include" }, "/nothing", "/b"),
      await frontend.move(service, "/a", "/b"),
    ], { baseUrl: recorder.url, token })).toEqual(["done", notFound, "done"]);
    const sent = recorder.take().filter(({ method }) => method === "PUT");
    expect(sent.map(({ headers }) => headers.cookie)).toEqual(["visit=7", "visit=7", undefined]);
    expect(problems).toEqual([]);
  });

  it("calls every operation, and gets the examples of the contract", async () => {
    const mock = await startTestMock({ stateless: true });
    const recorder = await startRecorder(mock.url);
    onTestFinished(() => recorder.close());
    const { page, problems } = await openFrontend(chromium, script);
    expect(await page.evaluate((url) => frontend.callEveryOperation(url), recorder.url)).toEqual([]);
    const sent = recorder.take().filter(({ method }) => method !== "OPTIONS");
    await expectEveryExample(sent, mock.requests.map(({ operation }) => operation));
    expect(problems).toEqual([]);
  });
});

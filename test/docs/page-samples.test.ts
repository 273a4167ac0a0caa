/** The page shows the samples and response examples that the reader picks, completely, and copies them. */
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { exampleBytes } from "../../src/contract/index.js";
import { startChromium } from "../support/chromium.js";
import { contentOf, type Node, yaml } from "../support/contract.js";
import { narrow, open, type OpenedPage, openShared } from "./open.js";
import { articleOf, goToArticle, type PageOperation, pageOperations } from "./articles.js";
import { labels, samplesOf } from "./samples.js";

const { url } = inject("docs");
const all = samplesOf(yaml);
let chromium: Browser;
let shared: OpenedPage;

beforeAll(async () => {
  chromium = await startChromium();
  shared = await openShared(chromium, url, { permissions: ["clipboard-read", "clipboard-write"] });
});
afterAll(() => chromium.close());

it("each panel shows the sample of the picked language and example", { timeout: 60_000 }, async () => {
  const { page } = await open(chromium, `${url}#createBrowser`);
  const article = articleOf(page, "createBrowser");
  for (const label of labels) {
    await article.getByRole("button", { name: label, exact: true }).click();
    const expected = all.map(({ id, samples }) => [id, samples[label] ?? ""]);
    expect((await page.evaluate(pickEach)).sort(byText), label).toEqual(expected.sort(byText));
  }
  await page.reload();
  await article.getByRole("button", { name: "Python", pressed: true }).waitFor();
  const python = all.find(({ id }) => id === "createBrowser")?.samples.Python;
  expect(await codeIn(article.locator(".request")).textContent()).toBe(python);
});

const byText = (a: string[], b: string[]) => a.join() < b.join() ? -1 : 1;

/** In the page: picks each example of each operation, and returns the text that the panel shows. */
function pickEach(): string[][] {
  return [...document.querySelectorAll("article.operation")].flatMap((article) => {
    const select = article.querySelector<HTMLSelectElement>(".request select");
    return Array.from({ length: select?.options.length ?? 1 }, (_, index) => {
      if (select) {
        select.selectedIndex = index;
        select.dispatchEvent(new Event("change", { bubbles: true }));
      }
      return [article.id, article.querySelector(".request .choice:not([hidden])")?.textContent ?? ""];
    });
  });
}

it("a response panel shows the picked example: JSON, an event as it is sent, or the size of binary data", async () => {
  const { page } = shared;
  const texts = await page.evaluate(() => Object.fromEntries([...document.querySelectorAll("article.operation")]
    .map(({ id }) => [id, [...document.querySelectorAll(`#${id} .response .choice`)].map((one) => one.textContent)])));
  for (const operation of pageOperations) {
    const expected = examplesOf(operation);
    expect(texts[operation.id]?.slice(0, expected.length)).toEqual(expected);
  }
  const panel = (await goToArticle(page, "createAuthConnection")).locator(".panel.request");
  const select = panel.getByRole("combobox");
  const [, second = ""] = await select.locator("option").allTextContents();
  await select.selectOption(second);
  expect(await codeIn(panel).innerText()).toContain(`# ${second}`);
});

/** Returns the expected texts for the successful response with the lowest status. */
function examplesOf({ responses }: PageOperation): string[] {
  const [status = ""] = Object.keys(responses);
  const { mediaType, examples = {} } = contentOf(responses[status] as Node) ?? {};
  return Object.values(examples).map((value) => {
    if (mediaType === "application/json") return JSON.stringify(value, null, 2);
    if (mediaType === "text/event-stream") return `data: ${JSON.stringify(value)}`;
    const [, type] = /^data:([^;,]+)/.exec(value as string) ?? [];
    return type ? `${exampleBytes(value as string).length.toLocaleString("en")} bytes of ${type}` : value as string;
  });
}

const codeIn = (panel: Locator) => panel.locator(".choice:not([hidden])");

it("the introduction has a first call in each language, how to start the mock, and a link to the form", async () => {
  const { page } = await open(chromium, url);
  const overview = articleOf(page, "overview");
  const own = all.find(({ id }) => id === "createBrowser")?.samples;
  for (const label of labels) {
    await overview.getByRole("button", { name: label, exact: true }).click();
    expect(await codeIn(overview).textContent(), label).toBe(own?.[label]);
  }
  await overview.getByText("npx cloud-browser-contract mock").waitFor();
  await overview.getByRole("link", { name: "Try it" }).click(); // it is beside the articles that follow
  await articleOf(page, "createBrowser").getByRole("button", { name: "Send" }).click();
});

it("the copy button copies the visible sample", async () => {
  const { page } = shared;
  const panel = (await goToArticle(page, "movePath")).locator(".request");
  await panel.getByRole("button", { name: "Python" }).click();
  await panel.getByRole("button", { name: "Copy" }).click();
  await panel.getByRole("button", { name: "Copied" }).waitFor();
  const sample = all.find(({ id }) => id === "movePath")?.samples.Python;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sample);
});

it("browser search finds a hidden sample, and the panel shows it", async () => {
  const { page } = await open(chromium, url);
  const panel = (await goToArticle(page, "movePath")).locator(".request");
  const found = panel.locator(".choice", { hasText: "httpx.request" }).first();
  await found.evaluate((choice) => choice.dispatchEvent(new Event("beforematch", { bubbles: true })));
  await panel.getByRole("button", { name: "Python", pressed: true }).waitFor();
  expect(await codeIn(panel).innerText()).toContain("httpx.request");
});

it("no line of code is cut off on a wide or a narrow screen", async () => {
  const { page: narrowPage } = await open(chromium, url, { viewport: narrow });
  for (const page of [shared.page, narrowPage]) {
    for (const id of ["createBrowser", "streamLogs", "curlBrowser", "uploadFiles", "createDeployment"]) {
      const article = await goToArticle(page, id);
      const wider = await article.locator("pre").evaluateAll((blocks) =>
        blocks.filter((block) => block.scrollWidth > block.clientWidth).map((block) => block.textContent));
      expect(wider, id).toEqual([]);
    }
  }
});

it("each operation embeds its examples for calls", async () => {
  const { page } = shared;
  const data = await page.locator("article.operation").evaluateAll((articles) => articles.map((article) =>
    JSON.parse(article.querySelector(".request + .call script")?.textContent ?? "") as Record<string, any>));
  for (const { id, method, path, body } of pageOperations) {
    const own = data.find((one) => one.id === id);
    expect(own).toMatchObject({ method, path });
    expect(own?.body?.examples ?? []).toEqual(Object.values(body?.examples ?? {}));
  }
});

/** The samples and the answers that the page shows follow what is picked, and are read and copied whole. */
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { exampleBytes } from "../../src/contract/index.js";
import { startChromium } from "../support/chromium.js";
import { contentOf, type Node, yaml } from "../support/contract.js";
import { narrow, open, type Opened, openShared } from "./open.js";
import { articleOf, goTo, type Place, places } from "./places.js";
import { labels, samplesOf } from "./samples.js";

const { url } = inject("docs");
const all = samplesOf(yaml);
let chromium: Browser;
let shared: Opened;

beforeAll(async () => {
  chromium = await startChromium();
  shared = await openShared(chromium, url, { permissions: ["clipboard-read", "clipboard-write"] });
});
afterAll(() => chromium.close());

it("each sample is that of the language and of the example that are picked", { timeout: 60_000 }, async () => {
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

/** In the page: picks each example of each operation, and gives what is then shown. */
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

it("an answer is that of the example that is picked: JSON, an event as it comes, or a number of bytes", async () => {
  const { page } = shared;
  const texts = await page.evaluate(() => Object.fromEntries([...document.querySelectorAll("article.operation")]
    .map(({ id }) => [id, [...document.querySelectorAll(`#${id} .response .choice`)].map((one) => one.textContent)])));
  for (const place of places) expect(texts[place.id]?.slice(0, answersOf(place).length)).toEqual(answersOf(place));
  const panel = (await goTo(page, "createAuthConnection")).locator(".panel.request");
  const select = panel.getByRole("combobox");
  const [, second = ""] = await select.locator("option").allTextContents();
  await select.selectOption(second);
  expect(await codeIn(panel).innerText()).toContain(`# ${second}`);
});

/** What the page has to show of the lowest success. */
function answersOf({ responses }: Place): string[] {
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

it("what is copied is what is shown", async () => {
  const { page } = shared;
  const panel = (await goTo(page, "movePath")).locator(".request");
  await panel.getByRole("button", { name: "Python" }).click();
  await panel.getByRole("button", { name: "Copy" }).click();
  await panel.getByRole("button", { name: "Copied" }).waitFor();
  const sample = all.find(({ id }) => id === "movePath")?.samples.Python;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sample);
});

it("the search of the browser finds a sample that is not in view, and the panel shows it", async () => {
  const { page } = await open(chromium, url);
  const panel = (await goTo(page, "movePath")).locator(".request");
  const found = panel.locator(".choice", { hasText: "httpx.request" }).first();
  await found.evaluate((choice) => choice.dispatchEvent(new Event("beforematch", { bubbles: true })));
  await panel.getByRole("button", { name: "Python", pressed: true }).waitFor();
  expect(await codeIn(panel).innerText()).toContain("httpx.request");
});

it("no line of code is cut, on a wide and on a narrow screen", async () => {
  const { page: narrowPage } = await open(chromium, url, { viewport: narrow });
  for (const page of [shared.page, narrowPage]) {
    for (const id of ["createBrowser", "streamLogs", "curlBrowser", "uploadFiles", "createDeployment"]) {
      const article = await goTo(page, id);
      const wider = await article.locator("pre").evaluateAll((blocks) =>
        blocks.filter((block) => block.scrollWidth > block.clientWidth).map((block) => block.textContent));
      expect(wider, id).toEqual([]);
    }
  }
});

it("each operation has its examples as data, and a place for its calls", async () => {
  const { page } = shared;
  const data = await page.locator("article.operation").evaluateAll((articles) => articles.map((article) =>
    JSON.parse(article.querySelector(".request + .call script")?.textContent ?? "") as Record<string, any>));
  for (const { id, method, path, body } of places) {
    const own = data.find((one) => one.id === id);
    expect(own).toMatchObject({ method, path });
    expect(own?.body?.examples ?? []).toEqual(Object.values(body?.examples ?? {}));
  }
});

/** Until Redoc is ready, a link to an operation shows it in plain words, which then make way for Redoc's. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startChromium } from "../support/chromium.js";
import { contract, type Node } from "../support/contract.js";
import { violationsOn } from "./axe.js";
import { narrow, onDisk, open, wide } from "./open.js";
import { kinds, placeOf, places, sectionOf } from "./places.js";

const { folder } = inject("docs");
/** The page as it is until Redoc's code has been read. */
let waiting: string;
let chromium: Browser;

beforeAll(async () => {
  chromium = await startChromium();
  waiting = await mkdtemp(join(tmpdir(), "first-view-"));
  const page = await readFile(join(folder, "index.html"), "utf8");
  await writeFile(join(waiting, "index.html"), page.replace('<script type="module">', '<script type="text/plain">'));
});
afterAll(async () => {
  await chromium.close();
  await rm(waiting, { recursive: true });
});

it("each operation is shown with what it takes, what it answers, and a call", { timeout: 120_000 }, async () => {
  const { page, problems } = await open(chromium, onDisk(waiting));
  for (const { id, section, summary, method, path, parameters, body, responses } of places) {
    await page.evaluate(showAgain, section);
    const article = page.locator("main > article");
    expect(await article.getByRole("heading", { level: 2 }).innerText(), id).toBe(summary);
    expect(await article.getByText(`${method} ${path}`, { exact: true }).count(), id).toBe(1);
    expect(await article.locator("pre").innerText(), id).toContain("curl ");
    const terms = await termsOf(article);
    for (const { name } of parameters) expect(terms, `${id}: ${name}`).toContain(name);
    const examples = body?.mediaType === "application/octet-stream" ? [] : Object.values(body?.examples ?? {});
    for (const name of examples.flatMap((example) => Object.keys(example as object))) expect(terms, id).toContain(name);
    for (const status of Object.keys(responses)) expect(terms, `${id}: ${status}`).toContain(status);
    const paragraphs = (await article.locator("p").allInnerTexts()).join(" ");
    const { description } = contract.paths[path][method.toLowerCase()] as Node;
    for (const text of [description, ...parameters.map((parameter) => parameter.description)] as string[]) {
      expect(paragraphs, id).toContain(wordsOf(text));
    }
    expect(await article.getByRole("link", { name: "Try it" }).getAttribute("href"), id).toMatch(new RegExp(`/${id}$`));
  }
  expect(problems).toEqual([]);
});

/** Runs in the page what it runs when it is opened at a section. */
function showAgain(section: string): void {
  document.querySelector("main > article")?.remove();
  location.hash = section;
  (0, eval)(document.querySelector("#definition + script")?.textContent ?? "");
}

/** A text in Markdown as it reads once it is rendered. */
function wordsOf(markdown = ""): string {
  const words = markdown.replace(/`([^`]+)`|\[([^\]]+)\]\([^)]+\)/g, "$1$2").replace(/^- /gm, "• ");
  return words.replace(/\s+/g, " ").trim();
}

const termsOf = (article: Locator) => article.locator("dt code").allInnerTexts();

it("it is said what is required", async () => {
  const { page } = await open(chromium, `${onDisk(waiting)}#${placeOf("movePath").section}`);
  expect(await page.locator("main > article dt").allInnerTexts()).toEqual(
    expect.arrayContaining(["id path, required", "src_path required", "dest_path required"]));
  await page.goto("about:blank");
  await page.goto(`${onDisk(waiting)}#${placeOf("createBrowser").section}`);
  expect(await page.locator("main > article dt").allInnerTexts()).toContain("headless");
});

it("what follows an operation in the link does not hide it, and no link shows none", async () => {
  const { section, summary } = placeOf("movePath");
  const { page } = await open(chromium, `${onDisk(waiting)}#${section}/request`);
  expect(await page.locator("main > article h2").innerText()).toBe(summary);
  expect(await page.locator("main").getByRole("heading", { name: "Cloud Browser API" }).count()).toBe(0);
  for (const url of [onDisk(waiting), `${onDisk(waiting)}#${section}x`, `${onDisk(waiting)}#/schemas/browser`]) {
    const { page } = await open(chromium, url);
    await page.getByRole("heading", { name: "Cloud Browser API" }).first().waitFor();
    expect(await page.locator("main > article").count(), url).toBe(0);
  }
});

it.each(["movePath", "streamFileEvents", "createDeployment"])("Redoc takes the place of %s", async (id) => {
  const { section, summary } = placeOf(id);
  const { page, problems } = await open(chromium, `${onDisk(folder)}#${section}`);
  await sectionOf(page, section).getByRole("heading", { name: summary }).first().waitFor();
  expect(await page.locator("main > article").count()).toBe(0);
  expect(problems).toEqual([]);
});

describe.each([
  { viewport: wide, colorScheme: "light" as const },
  { viewport: narrow, colorScheme: "dark" as const },
])("at $viewport.width px in the $colorScheme scheme", ({ viewport, colorScheme }) => {
  it("everybody can read it, without scrolling to the side", async () => {
    const { page } = await open(chromium, onDisk(waiting), { viewport, colorScheme });
    for (const { id, section } of kinds) {
      await page.evaluate(showAgain, section);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBe(viewport.width);
      expect(await violationsOn(page, "main > article"), id).toEqual([]);
    }
  });
});

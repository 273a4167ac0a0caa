/** The samples and examples of the page follow what is picked, and are read whole. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startChromium } from "../support/chromium.js";
import { contentOf, contract, type Node } from "../support/contract.js";
import { narrow, open, wide } from "./open.js";
import { goTo, type Place, placeOf, places } from "./places.js";

const { url } = inject("docs");
const written = contract.paths as Record<string, Node>;
const withBodies = places.filter(({ body }) => Object.keys(body?.examples ?? {}).length > 1);
const withAnswers = places.filter((place) => answerOf(place).length > 1);
let chromium: Browser;

beforeAll(async () => {
  chromium = await startChromium();
});
afterAll(() => chromium.close());

it.each([
  ["curl", "curl -"],
  ["TypeScript", "createClient"],
  ["fetch", "await fetch"],
])("every sample in %s is that of the example that is picked", { timeout: 120_000 }, async (label, words) => {
  const { page } = await open(chromium, url);
  for (const place of withBodies) {
    const panel = (await goTo(page, place)).locator(".panel-request-samples");
    if (place === withBodies[0] && label !== "curl") await switchTo(page, panel, label);
    for (const { summary } of examplesOf(place).reverse()) {
      await pick(page, panel, summary);
      const title = (summary as string).replace(/\s+/g, " ");
      await expect.poll(() => panel.locator("pre").innerText()).toMatch(startOf(title));
      expect(await panel.locator("pre").innerText()).toContain(label === "TypeScript" ? `client.${place.id}(` : words);
    }
  }
});

it("every answer is that of the example that is picked", { timeout: 120_000 }, async () => {
  const { page } = await open(chromium, url);
  for (const place of withAnswers) {
    const panel = (await goTo(page, place)).locator(".panel-response-samples");
    for (const { summary, value } of answerOf(place).reverse()) {
      await pick(page, panel, summary);
      const words = isStream(place) ? [`data: ${JSON.stringify(value)}`] : shallow(value);
      for (const word of words) await expect.poll(() => panel.locator("pre").innerText(), place.id).toContain(word);
    }
  }
});

describe.each([wide, narrow])("at $width px", (viewport) => {
  it("no line of a sample is cut, nor covered by the button that copies it", async () => {
    const { page } = await open(chromium, url, { viewport });
    for (const id of ["createBrowser", "streamLogs", "curlBrowser", "uploadFiles", "createDeployment"]) {
      const section = await goTo(page, placeOf(id));
      const cut = await section.locator("pre").evaluateAll((all) => all.filter((pre) => {
        const { right } = pre.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(pre);
        return [...range.getClientRects()].some((line) => line.right > right) || pre.scrollWidth > pre.clientWidth;
      }).map((pre) => pre.innerText));
      expect(cut).toEqual([]);
    }
  });
});

const startOf = (title: string) => new RegExp(`^(#|//) ${title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\n`);
const isStream = ({ responses }: Place) => contentOf(responses[200] ?? {})?.mediaType === "text/event-stream";

/** The named examples of the body, each with its summary: that is what Redoc calls it. */
function examplesOf({ path, method, body }: Place): Node[] {
  const { requestBody } = written[path]?.[method.toLowerCase()] as Node;
  return Object.values<Node>(requestBody.content[body?.mediaType ?? ""].examples as Node);
}

/** Those of the first answer, which is the lowest success. */
function answerOf({ path, method }: Place): Node[] {
  const [success] = Object.values<Node>((written[path]?.[method.toLowerCase()] as Node).responses as Node);
  const [media] = Object.values<Node>((success?.content ?? {}) as Node);
  return Object.values<Node>((media?.examples ?? {}) as Node);
}

/** What is not deep in a value, as JSON shows it: what is deeper is folded. */
function shallow(value: unknown): string[] {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return Object.entries(first ?? {}).filter(([, one]) => typeof one !== "object")
    .map(([name, one]) => `"${name}": ${JSON.stringify(one)}`);
}

async function pick(page: Page, panel: Locator, name: string): Promise<void> {
  await panel.getByRole("button", { name: "Example" }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

async function switchTo(page: Page, panel: Locator, label: string): Promise<void> {
  await panel.getByRole("button", { name: "curl", exact: true }).click();
  await page.getByRole("menuitem", { name: label, exact: true }).click();
}

/** The samples and the answers that the page shows follow the example that is picked. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startChromium } from "../support/chromium.js";
import { contentOf, contract, type Node } from "../support/contract.js";
import { open } from "./open.js";
import { pickExample, pickLanguage, requestOf, responseOf, textOf } from "./pick.js";
import { goTo, type Place, places } from "./places.js";

const { url } = inject("docs");
const written = contract.paths as Record<string, Node>;
const withBodies = places.filter(({ body }) => Object.keys(body?.examples ?? {}).length > 1);
const withAnswers = places.filter((place) => answersOf(place).length > 1);
let chromium: Browser;

beforeAll(async () => {
  chromium = await startChromium();
});
afterAll(() => chromium.close());

it.each([
  ["curl", () => "curl -"],
  ["TypeScript", (id: string) => `client.${id}(`],
  ["fetch", () => "await fetch("],
])("a sample in %s is that of the example that is picked", { timeout: 120_000 }, async (label, wordsOf) => {
  const { page } = await open(chromium, url);
  for (const place of withBodies) {
    const panel = requestOf(await goTo(page, place));
    if (place === withBodies[0] && label !== "curl") await pickLanguage(page, panel, "curl", label);
    const examples = bodiesOf(place).reverse(); // all of them in curl; in the others the one that is not shown first
    for (const { summary } of label === "curl" ? examples : examples.slice(0, 1)) {
      await pickExample(page, panel, summary as string);
      await expect.poll(() => textOf(panel), { message: place.id }).toMatch(startOf(summary as string));
      expect(await textOf(panel)).toContain(wordsOf(place.id));
    }
  }
});

it("every answer is that of the example that is picked", { timeout: 120_000 }, async () => {
  const { page } = await open(chromium, url);
  for (const place of withAnswers) {
    const panel = responseOf(await goTo(page, place));
    for (const { summary, value } of answersOf(place).reverse()) {
      await pickExample(page, panel, summary as string);
      const words = isStream(place) ? [`data: ${JSON.stringify(value)}`] : unfolded(value);
      for (const word of words) await expect.poll(() => textOf(panel), { message: place.id }).toContain(word);
    }
  }
});

/** A sample begins with a comment that has the summary of its example. */
function startOf(summary: string): RegExp {
  const title = summary.replace(/\s+/g, " ").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^(#|//) ${title}\n`);
}

/** The named examples of the body, each with its summary: that is what Redoc calls it. */
function bodiesOf({ path, method, body }: Place): Node[] {
  const { requestBody } = written[path]?.[method.toLowerCase()] as Node;
  return Object.values<Node>(requestBody.content[body?.mediaType ?? ""].examples as Node);
}

/** Those of the first answer, which is the lowest success. */
function answersOf({ path, method }: Place): Node[] {
  const [success] = Object.values<Node>((written[path]?.[method.toLowerCase()] as Node).responses as Node);
  const [media] = Object.values<Node>((success?.content ?? {}) as Node);
  return Object.values<Node>((media?.examples ?? {}) as Node);
}

const isStream = ({ responses }: Place) => contentOf(responses[200] ?? {})?.mediaType === "text/event-stream";

/** The members of a value that Redoc does not fold, as it prints them. */
function unfolded(value: unknown): string[] {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return Object.entries(first ?? {}).filter(([, one]) => typeof one !== "object")
    .map(([name, one]) => `"${name}": ${JSON.stringify(one)}`);
}

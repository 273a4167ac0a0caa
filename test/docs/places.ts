/** The places of the page: where each operation is shown, and under which words. */
import type { Locator, Page } from "playwright-core";
import { contentOf, contract, type Node, type Operation, operations } from "../support/contract.js";

/** An operation as the page shows it. */
export interface Place extends Operation {
  /** Its heading, and its entry in the menu. */
  summary: string;
  tag: string;
  /** The slug of its section, which is also what a deep link to it has after the `#`. */
  section: string;
}

export const places: Place[] = operations.map((operation) => {
  const { id, method, path, tags: [tag = ""] } = operation;
  const { summary } = contract.paths[path][method.toLowerCase()] as { summary: string };
  return { ...operation, summary, tag, section: `/${tag.toLowerCase().replaceAll(" ", "-")}/${id.toLowerCase()}` };
});

/** The first operation of each kind: with another body, another answer, with or without examples to pick from. */
export const kinds = places.filter((place, index) =>
  places.findIndex((other) => kindOf(other) === kindOf(place)) === index);

function kindOf({ body, responses }: Place): string {
  const [success] = Object.values(responses) as [Node];
  return [body?.mediaType, Object.keys(body?.examples ?? {}).length > 1, contentOf(success)?.mediaType].join();
}

export function placeOf(id: string): Place {
  const place = places.find((place) => place.id === id);
  if (!place) throw new Error(`The page has no operation ${id}`);
  return place;
}

/** Goes to an operation, by the link to it, and gives its section once it is there. */
export async function goTo(page: Page, { section, summary }: Place): Promise<Locator> {
  await page.evaluate((hash) => void (location.hash = hash), section);
  const shown = sectionOf(page, section);
  await shown.getByRole("heading", { name: summary }).first().waitFor();
  return shown;
}

export const sectionOf = (page: Page, section: string) => page.locator(`[data-section-id="${section}"]`);
export const menuOf = (page: Page) => page.locator(".menu-content");

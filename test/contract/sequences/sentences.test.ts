/** Compares the sequences with the sentences of the contract: each quotes some, and those that promise are quoted. */
import { describe, expect, it } from "vitest";
import { loadContract } from "../../../src/contract/index.js";
import { type Sequence, sequences } from "../../../src/sequences/index.js";
import { promisesIn, wordsOf } from "./promises.js";
import { unproven } from "./unproven.js";

/** The areas whose promises are compared. A promise of several areas is compared when all of them are. */
const comparedAreas = ["Extensions", "Proxies", "Managed authentication", "Credentials", "Credential providers"];

const { document } = await loadContract();
const texts = wordsOf(document);
const promises = promisesIn(document).filter(({ areas }) => areas.every((area) => comparedAreas.includes(area)));

/** Returns the sentences that sequences quote. */
const quotesOf = (ofArea: Sequence[]) =>
  ofArea.flatMap(({ proves, steps }) => [proves, ...steps.flatMap((step) => step.proves ?? [])]);

it("each quoted sentence is in the contract", () => {
  const quotes = quotesOf(Object.values(sequences).flat());
  expect(quotes.filter((quote) => !texts.some((text) => text.includes(quote)))).toEqual([]);
});

describe("each area has sequences", () => {
  it.each((document.tags as { name: string }[]).map(({ name }) => name))("%s", (area) => {
    expect(sequences[area]).toBeDefined();
  });
});

describe("each sentence that promises a behavior has a step that quotes it, or a part of it", () => {
  const unquoted = promises.filter(({ sentence, areas }) =>
    !quotesOf(sequencesOf(areas)).some((quote) => quote.includes(sentence) || sentence.includes(quote)));

  it.each(["Introduction", ...comparedAreas])("%s", (area) => {
    const sentences = unquoted.flatMap(({ sentence, areas: [first = "Introduction"] }) =>
      first === area ? [sentence] : []);
    const exceptions = Object.keys(unproven[area] ?? {});
    expect(sentences.filter((sentence) => !exceptions.some((part) => sentence.includes(part)))).toEqual([]);
    expect(exceptions.filter((part) => !sentences.some((sentence) => sentence.includes(part)))).toEqual([]);
  });
});

/** Returns the sequences of some areas. The introduction is about all of them. */
function sequencesOf(areas: string[]): Sequence[] {
  return areas.length === 0 ? Object.values(sequences).flat() : areas.flatMap((area) => sequences[area] ?? []);
}

/** Compares the sequences with the sentences of the contract: each quotes some, and those that promise are quoted. */
import { describe, expect, it } from "vitest";
import { loadContract } from "../../../src/contract/node/load.js";
import { type Sequence, sequences, stepsOf } from "../../../src/sequences/index.js";
import { promisesIn, wordsOf } from "./promises.js";
import { unproven } from "./unproven.js";

const { document } = await loadContract();
const areaNames = (document.tags as { name: string }[]).map(({ name }) => name);
const texts = wordsOf(document);
const promises = promisesIn(document);

/** Returns the sentences that sequences quote. */
const quotesOf = (ofArea: Sequence[]) =>
  ofArea.flatMap((sequence) => [sequence.proves, ...stepsOf(sequence).flatMap((step) => step.proves ?? [])]);

it("each quoted sentence is in the contract", () => {
  const quotes = quotesOf(Object.values(sequences).flat());
  expect(quotes.filter((quote) => !texts.some((text) => text.includes(quote)))).toEqual([]);
});

describe("each area has sequences", () => {
  it.each(areaNames)("%s", (area) => {
    expect(sequences[area]).toBeDefined();
  });
});

describe("each sentence that promises a behavior has a step that quotes it, or a part of it", () => {
  const unquoted = promises.filter(({ sentence, areas }) =>
    !quotesOf(sequencesOf(areas)).some((quote) => quote.includes(sentence) || sentence.includes(quote)));

  it.each(["Introduction", ...areaNames])("%s", (area) => {
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

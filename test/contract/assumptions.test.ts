/** Each cause that the contract only assumes is marked with `x-assumed`, in the words of the description. */
import { describe, expect, it } from "vitest";
import { contract, type Node, operations } from "../support/contract.js";

const assumed = operations.map(({ id, method, path, assumptions }) => {
  const sentences = sentencesOf(contract.paths[path][method.toLowerCase()] as Node);
  return { id, sentences, texts: assumptions.map(({ text }) => text) };
}).filter(({ sentences, texts }) => sentences.length + texts.length > 0);

/** Returns the sentences that say what is assumed, of an operation and of all that it takes or returns. */
function sentencesOf(operation: Node): string[] {
  const descriptions = [...descriptionsIn(operation, new Set())].map((text) => text.trim().replaceAll(/\s+/g, " "));
  const sentences = descriptions.flatMap((text) => text.split(/(?<=\.) /));
  return [...new Set(sentences)].filter((sentence) => /\bassumes\b/.test(sentence));
}

function* descriptionsIn(node: unknown, seen: Set<unknown>): Generator<string> {
  if (typeof node !== "object" || node === null || seen.has(node)) return;
  seen.add(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === "description" && typeof value === "string") yield value;
    else yield* descriptionsIn(value, seen);
  }
}

/** Returns what a sentence assumes besides the texts of marks; empty if they have every cause. */
function unmarked(sentence: string, texts: string[]): string {
  return texts.reduce((rest, text) => rest.replace(text, ""), sentence)
    .replace(/^.*\bassumes\b/, "")
    .replace(/, as in `\w+`/, "")
    .replaceAll(/^(?:[\s,.]|and\b|or\b)+|(?:[\s,.]|and\b|or\b)+$/g, "");
}

describe.each(assumed)("$id", ({ sentences, texts }) => {
  it.each(sentences)("marks every cause in: %s", (sentence) => expect(unmarked(sentence, texts)).toBe(""));
  it("marks nothing else", () => {
    expect(texts.filter((text) => !sentences.some((sentence) => sentence.includes(text)))).toEqual([]);
  });
});

it("a cause without a mark is noticed", () => {
  const sentence = "Not specified; this contract assumes 400 if the name is blank, and that a new note comes last.";
  expect(unmarked(sentence, ["400 if the name is blank", "that a new note comes last"])).toBe("");
  expect(unmarked(sentence, ["400 if the name is blank"])).toBe("that a new note comes last");
  expect(unmarked(sentence, ["that a new note comes last"])).toBe("400 if the name is blank");
});

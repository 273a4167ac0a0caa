/** The sentences of the contract that promise a behavior. */
import { type Document, isObject, lookUp } from "../../../src/openapi/index.js";

/** A sentence that promises a behavior. */
export interface PromisedBehavior {
  sentence: string;
  /** The areas whose operations it is about; none in the introduction. */
  areas: string[];
}

/** Words that promise what a few requests can show. */
const promising = [
  /\b(?:20\d|4\d\d|5[0-2]\d)\b/, // a status
  /\b(?:only|exactly|up to|at most|newest first|in (?:the|their) order|default|ignoring|ignored)\b/i,
  /\b(?:stays?|keeps? (?:its|the|their)|(?:do|does) not change|changes nothing|(?:is|are) not stored)\b/i,
  /\b(?:(?:is|are) (?:created|added|merged|removed|deleted)|removes|adds|replaces?|deletes|overrides?)\b/i,
  /\b(?:used again|unique|wins?|never|unless|until|at once|absent|null|empty (?:page|string))\b/i,
  /\b(?:without a name|same name)\b/i,
];

/** Words that say that the contract does not promise it. */
const open = /\bnot specified\b|\bassumes\b/i;

/** Returns the sentences of a contract that promise a behavior. */
export function promisesIn(document: Document): PromisedBehavior[] {
  const areasOf = new Map<object, Set<string>>([[document.info as object, new Set()]]);
  for (const tag of document.tags as { name: string }[]) visit(tag, tag.name);
  for (const operations of Object.values(document.paths as Record<string, Record<string, { tags: [string] }>>)) {
    for (const operation of Object.values(operations)) visit(operation, operation.tags[0]);
  }
  return [...areasOf].flatMap(([node, areas]) => sentencesOf(node)
    .filter((sentence) => promising.some((words) => words.test(sentence)) && !open.test(sentence))
    .map((sentence) => ({ sentence, areas: [...areas] })));

  /** Notes the area of a part of the contract, and of everything that it refers to. */
  function visit(node: unknown, area: string): void {
    if (!isObject(node) || areasOf.get(node)?.has(area)) return;
    areasOf.set(node, (areasOf.get(node) ?? new Set()).add(area));
    if (typeof node.$ref === "string") visit(lookUp(document, node.$ref), area);
    for (const [name, child] of Object.entries(node)) {
      if (!["examples", "links"].includes(name)) visit(child, area);
    }
  }
}

/** Returns the sentences in the description of a part of the contract, apart from headings and tables. */
function sentencesOf({ description }: { description?: unknown }): string[] {
  if (typeof description !== "string") return [];
  return description.replaceAll(/^[#|].*$/gm, "\n").split(/\n\n|\n(?=- )/)
    .flatMap((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim().replace(/^- /, "").split(/(?<=\.) (?=[A-Z`])/));
}

/** Returns the descriptions and summaries in a part of the contract, each on one line. */
export function wordsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsOf);
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    typeof value === "string" && ["description", "summary"].includes(name)
      ? [value.replaceAll(/\s+/g, " ")]
      : wordsOf(value));
}

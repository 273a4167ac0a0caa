/** What search finds, best first: operations before schemas, unless a schema is asked for by its name. */
import type { Place, SearchIndex } from "../search-index.js";

/** A place that was found, and the field that was asked for, if it was one. */
export interface SearchResult {
  place: Place;
  field?: string | undefined;
}

/** Words for what the contract calls something else. */
const synonyms: Record<string, string[]> = {
  "2fa": ["mfa", "totp", "factor"],
  "multi-factor": ["mfa", "totp", "factor"],
  "multifactor": ["mfa", "totp", "factor"],
  "otp": ["totp"],
  "sse": ["stream", "events"],
  "websocket": ["cdp", "stream"],
  "sign-in": ["login"],
  "signin": ["login"],
  "folder": ["directory"],
  "rename": ["move", "update"],
};

/** Finds at most `maxResults` places that have every word of a text. */
export function find(index: SearchIndex, text: string, maxResults = 30): SearchResult[] {
  const query = text.trim().toLowerCase();
  const words = query.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const scores = words.map((word) => best([word, ...synonyms[word] ?? []].map((one) => scoresOf(index, one))));
  const found = index.places.flatMap((place, number) => {
    const parts = scores.map((one) => one.get(number) ?? 0);
    if (parts.some((score) => score === 0)) return [];
    return [{ place, score: parts.reduce((sum, score) => sum + score, 0) / parts.length + whole(place, query) }];
  });
  const field = Object.keys(index.fields).find((name) => name.toLowerCase() === query);
  return found.sort((a, b) => b.score - a.score).slice(0, maxResults).map(({ place }) => ({ place, field }));
}

/** What a place gains by the text as a whole. */
function whole([id, kind, title, path]: Place, query: string): number {
  const start = kind === "schema" ? 0 : 50; // an operation before a schema
  if (id.toLowerCase() === query || title.toLowerCase() === query) return start + 500;
  if (path.toLowerCase() === query || path.toLowerCase().endsWith(query)) return start + 300;
  const isInside = title.toLowerCase().includes(query) || path.toLowerCase().includes(query);
  return isInside && kind !== "schema" ? start + 100 : start;
}

/** By the number of a place, how well it fits a word. */
function scoresOf({ places, fields, words }: SearchIndex, word: string): Map<number, number> {
  const scores = new Map<number, number>();
  const raise = (numbers: number[], score: number) => {
    for (const number of numbers) scores.set(number, Math.max(score, scores.get(number) ?? 0));
  };
  for (const [number, [id, , title, path]] of places.entries()) {
    if (id.toLowerCase().includes(word.replaceAll("_", ""))) raise([number], 60);
    if (title.toLowerCase().includes(word)) raise([number], 50);
    if (path.toLowerCase().includes(word)) raise([number], 40);
  }
  for (const [name, [own, answered]] of Object.entries(fields)) {
    const isWhole = name.toLowerCase() === word;
    if (!isWhole && !name.toLowerCase().includes(word)) continue;
    raise(own, isWhole ? 58 : 30);
    raise(answered, isWhole ? 35 : 15);
  }
  for (const [one, numbers] of Object.entries(words)) if (one.startsWith(word)) raise(numbers, one === word ? 20 : 12);
  return scores;
}

function best(all: Map<number, number>[]): Map<number, number> {
  const [first = new Map<number, number>(), ...others] = all;
  for (const [number, score] of others.flatMap((other) => [...other])) {
    first.set(number, Math.max(score, first.get(number) ?? 0));
  }
  return first;
}

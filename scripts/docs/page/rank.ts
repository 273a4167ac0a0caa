/** Ranks search results. Operations come before schemas, unless the query is the name of a schema. */
import type { SearchEntry, SearchIndex } from "../search-index.js";

/** An entry that matches a query, and the field with that name if there is one. */
export interface SearchResult {
  entry: SearchEntry;
  field?: string | undefined;
}

/** Words that readers use, and the words of the contract for them. */
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

/** Returns the entries that match every word of a query, best first, at most `maxResults`. */
export function rankResults(index: SearchIndex, text: string, maxResults = 30): SearchResult[] {
  const query = text.trim().toLowerCase();
  const words = query.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const scores = words.map((word) =>
    mergeScores([word, ...synonyms[word] ?? []].map((synonym) => scoresOf(index, synonym))));
  const found = index.entries.flatMap((entry, number) => {
    const wordScores = scores.map((score) => score.get(number) ?? 0);
    if (wordScores.some((score) => score === 0)) return [];
    const average = wordScores.reduce((sum, score) => sum + score, 0) / wordScores.length;
    return [{ entry, score: average + wholeQueryScore(entry, query) }];
  });
  const field = Object.keys(index.fields).find((name) => name.toLowerCase() === query);
  return found.sort((a, b) => b.score - a.score).slice(0, maxResults).map(({ entry }) => ({ entry, field }));
}

/** Returns the score of an entry for the query as a whole. */
function wholeQueryScore([id, kind, title, path]: SearchEntry, query: string): number {
  const start = kind === "schema" ? 0 : 50; // operations come before schemas
  if (id.toLowerCase() === query || title.toLowerCase() === query) return start + 500;
  if (path.toLowerCase() === query || path.toLowerCase().endsWith(query)) return start + 300;
  const isInside = title.toLowerCase().includes(query) || path.toLowerCase().includes(query);
  return isInside && kind !== "schema" ? start + 100 : start;
}

/** Returns how well entries match a word, by entry number. */
function scoresOf({ entries, fields, words }: SearchIndex, word: string): Map<number, number> {
  const scores = new Map<number, number>();
  const raise = (numbers: number[], score: number) => {
    for (const number of numbers) scores.set(number, Math.max(score, scores.get(number) ?? 0));
  };
  for (const [number, [id, , title, path]] of entries.entries()) {
    if (id.toLowerCase().includes(word.replaceAll("_", ""))) raise([number], 60);
    if (title.toLowerCase().includes(word)) raise([number], 50);
    if (path.toLowerCase().includes(word)) raise([number], 40);
  }
  for (const [name, [own, returned]] of Object.entries(fields)) {
    const isWhole = name.toLowerCase() === word;
    if (!isWhole && !name.toLowerCase().includes(word)) continue;
    raise(own, isWhole ? 58 : 30);
    raise(returned, isWhole ? 35 : 15);
  }
  for (const [indexed, numbers] of Object.entries(words)) {
    if (indexed.startsWith(word)) raise(numbers, indexed === word ? 20 : 12);
  }
  return scores;
}

function mergeScores(all: Map<number, number>[]): Map<number, number> {
  const [first = new Map<number, number>(), ...others] = all;
  for (const [number, score] of others.flatMap((other) => [...other])) {
    first.set(number, Math.max(score, first.get(number) ?? 0));
  }
  return first;
}

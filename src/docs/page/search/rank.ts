/** Ranks search results: whole words before parts of words, and operations before schemas. */
import { averageOf, bestOf, phraseScores } from "./scores.js";
import { phrasesIn, stemsOf, wordsOf } from "./stems.js";
import { ignoredWords, missing, synonyms } from "./terms.js";
import type { SearchEntry, SearchIndex } from "./types.js";

/** An entry that matches a query, and the field that the query names if the entry has it. */
export interface SearchResult {
  entry: SearchEntry;
  field?: string | undefined;
}

/** The results of a query, and a notice if the API does not have what the query asks for. */
export interface SearchResults {
  found: SearchResult[];
  notice: string;
}

/** A word or a phrase of a query, and what else to look for. */
type Phrase = [stems: string[], synonyms: string[]];

/** A query as a whole. */
interface Query {
  text: string;
  stems: string;
  /** What else to look for instead of the whole query. */
  synonyms: string[];
  field: string | undefined;
}

/** Returns the entries that match a query, best first, at most `maxResults`. */
export function rankResults(index: SearchIndex, text: string, maxResults = 30): SearchResults {
  const stems = stemsOf(text);
  const words = stems.filter((word) => !ignoredWords.has(word));
  const phrases = phrasesIn(words.length > 0 ? words : stems, synonyms)
    .map(([phrase, others = []]): Phrase => [phrase, others]);
  const scores = phrases
    .map(([phrase, others]) => bestOf([phrase, ...others.map(stemsOf)].map((one) => phraseScores(index, one))))
    .filter(({ size }) => size > 0); // a word that the page does not have excludes nothing
  const query: Query = {
    text: text.trim(),
    stems: stems.join(" "),
    synonyms: phrases.length === 1 ? phrases[0]?.[1] ?? [] : [],
    field: fieldOf(index, text, phrases),
  };
  const [own = [], returned = []] = query.field === undefined ? [] : index.fields[query.field] ?? [];
  const found = [...averageOf(scores)].map(([number, score]) => {
    const entry = index.entries[number] as SearchEntry;
    const [, kind] = entry;
    const hasField = own.includes(number) || returned.includes(number);
    const fieldScore = kind !== "schema" && own.includes(number) ? 80 : Number(hasField) * 40;
    const result = { entry, field: hasField ? query.field : undefined };
    return { result, score: score + fieldScore + wholeQueryScore(entry, query) };
  }).sort((a, b) => b.score - a.score).map(({ result }) => result);
  const [what, instead] = missingFrom(index, words) ?? [];
  const others = index.entries.filter(([id]) => id === instead).map((entry) => ({ entry }));
  const notice = what === undefined ? "" : `This API has no ${what}.`;
  return { found: [...others, ...found].slice(0, maxResults), notice };
}

/** Returns the score of an entry for the query as a whole. */
function wholeQueryScore([id, kind, title, path]: SearchEntry, { text, stems, synonyms }: Query): number {
  const start = kind === "schema" ? 0 : 50; // operations come before schemas
  if (text === id || text === title) return start + 500;
  if (kind === "schema") return text.toLowerCase() === id.toLowerCase() ? start + 200 : start;
  if (path.toLowerCase().endsWith(text.toLowerCase())) return start + 300;
  if (stems === stemsOf(title).join(" ") || stems === stemsOf(id).join(" ")) return start + 300;
  if (synonyms.includes(id)) return start + 200;
  return ` ${stemsOf(title).join(" ")} `.includes(` ${stems} `) ? start + 100 : start;
}

/** Returns the field that a query names, by a synonym too, or after the fields around it, as in `viewport width`. */
function fieldOf({ fields }: SearchIndex, text: string, phrases: Phrase[]): string | undefined {
  const all = Object.keys(fields);
  const query = wordsOf(text).join(" ");
  const named = all.find((name) => wordsOf(name).join(" ") === query);
  const inTurn = phrases.map(([stems, others]) => all.find((name) => name === others[0])
    ?? all.find((name) => phrases.length > 1 && stemsOf(name).join(" ") === stems.join(" ")));
  return named ?? (inTurn.every((name) => name !== undefined) ? inTurn.at(-1) : undefined);
}

/** Returns what a query asks for and the API does not have, unless the page has a title or a field of that name. */
function missingFrom({ entries, fields }: SearchIndex, words: string[]) {
  const names = [...entries.flatMap(([id, , title]) => [id, title]), ...Object.keys(fields)].map(stemsOf);
  const isNamed = (phrase: string[]) => names.some((name) => phrase.every((word) => name.includes(word)));
  return phrasesIn(words, missing).find(([phrase, what]) => what && !isNamed(phrase))?.[1];
}

/** How well the entries of the index match a word or a phrase. */
import { stemsOf } from "./stems.js";
import type { SearchIndex } from "./types.js";

/** Scores by entry number. */
type Scores = Map<number, number>;

/** Returns how well entries match a phrase: all of its words, or a name as a whole. */
export function phraseScores(index: SearchIndex, phrase: string[]): Scores {
  const scores = new Map(averageOf(phrase.map((word) => wordScores(index, word)), { isStrict: true }));
  const name = phrase.join(" ");
  for (const [number, [id]] of index.entries.entries()) {
    if (stemsOf(id).join(" ") === name) scores.set(number, 90);
  }
  for (const [field, [own, returned]] of Object.entries(index.fields)) {
    if (stemsOf(field).join(" ") !== name) continue;
    for (const number of own) raise(scores, number, 58);
    for (const number of returned) raise(scores, number, 35);
  }
  return scores;
}

/** Returns how well entries match a word. */
function wordScores({ entries, fields, words }: SearchIndex, word: string): Scores {
  const scores: Scores = new Map();
  for (const [number, [id, , title, path]] of entries.entries()) {
    raise(scores, number, 60 * Math.max(fitOf(id, word), fitOf(title, word)));
    raise(scores, number, 40 * fitOf(path, word));
  }
  for (const [name, [own, returned]] of Object.entries(fields)) {
    const fit = fitOf(name, word);
    for (const number of own) raise(scores, number, 30 * fit);
    for (const number of returned) raise(scores, number, 15 * fit);
  }
  for (const [indexed, numbers] of Object.entries(words)) {
    for (const number of numbers) raise(scores, number, 20 * fitOf(indexed, word));
  }
  return scores;
}

/** Returns 1 if a text has the word, less if a word of it starts with it or, from four letters on, contains it. */
function fitOf(text: string, word: string): number {
  const words = stemsOf(text);
  if (words.includes(word)) return 1;
  if (words.some((one) => one.startsWith(word))) return 0.7;
  return word.length > 3 && words.some((one) => one.includes(word)) ? 0.3 : 0;
}

function raise(scores: Scores, number: number, score: number): void {
  if (score > (scores.get(number) ?? 0)) scores.set(number, score);
}

/** Returns the best score of each entry. */
export function bestOf(all: Scores[]): Scores {
  const best: Scores = new Map();
  for (const [number, score] of all.flatMap((scores) => [...scores])) raise(best, number, score);
  return best;
}

/** Returns the average score of each entry that has all of them; if there is none and it is allowed, some of them. */
export function averageOf(all: Scores[], { isStrict = false } = {}): Scores {
  const [first = new Map<number, number>(), ...others] = all;
  const sum = (number: number) => all.reduce((sum, scores) => sum + (scores.get(number) ?? 0), 0) / all.length;
  const common = [...first.keys()].filter((number) => others.every((scores) => scores.has(number)));
  const numbers = common.length > 0 || isStrict ? common : all.flatMap((scores) => [...scores.keys()]);
  return new Map(numbers.map((number) => [number, sum(number)]));
}

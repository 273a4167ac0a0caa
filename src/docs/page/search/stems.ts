/** The words of a text in the form in which search compares them. */

/** The stems of each text of the index, because each letter that the reader types needs them again. */
const knownStems = new Map<string, string[]>();

/** Returns the words of a text or a name in lower case and singular: `list`, `proxy` for `listProxies`. */
export function stemsOf(text: string): string[] {
  const known = knownStems.get(text) ?? wordsOf(text).map((word) => word.length < 4
    ? word
    : word.replace(/ies$/, "y").replace(/(ss|x|ch|sh)es$/, "$1").replace(/([^s])s$/, "$1"));
  knownStems.set(text, known);
  return known;
}

/** Returns the words of a text or a name in lower case: `retry`, `after` for `Retry-After`. */
export function wordsOf(text: string): string[] {
  return text.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Splits words at the phrases of a table, the longest first, and returns what the table has for each. */
export function phrasesIn<T>(words: string[], table: Record<string, T>): [phrase: string[], value: T | undefined][] {
  const byStems = new Map(Object.entries(table).map(([phrase, value]) => [stemsOf(phrase).join(" "), value]));
  const phrases: [string[], T | undefined][] = [];
  for (let start = 0; start < words.length;) {
    let length = words.length - start;
    while (length > 1 && !byStems.has(words.slice(start, start + length).join(" "))) length--;
    const phrase = words.slice(start, start + length);
    phrases.push([phrase, byStems.get(phrase.join(" "))]);
    start += length;
  }
  return phrases;
}

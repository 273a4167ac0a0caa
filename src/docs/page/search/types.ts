/** The search index that the page embeds. `search-index.ts` writes it, and the browser reads it. */

/** Fields and words refer to entries by number. */
export interface SearchIndex {
  entries: SearchEntry[];
  /** By field name: the entries that send it or declare it, and those that return it. */
  fields: Record<string, [own: number[], returned: number[]]>;
  words: Record<string, number[]>;
}

/** An article. A section is an area, or a part of the introduction. */
export type SearchEntry = [id: string, kind: "operation" | "section" | "schema", title: string, path: string];

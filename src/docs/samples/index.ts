/** The samples of each operation: one in each language for each named example of its body. */
import type { Follow } from "../../openapi/index.js";
import type { Endpoint } from "../model/contract.js";
import { sampleCallsOf } from "./call.js";
import { asCurl } from "./curl.js";
import { asFetch } from "./fetch.js";
import { asPython } from "./python.js";
import { asTypeScript } from "./typescript.js";

/** The languages in the order of their tabs, each with its grammar for syntax highlighting. */
export const languages = [
  { label: "curl", grammar: "bash", write: asCurl },
  { label: "TypeScript", grammar: "typescript", write: asTypeScript },
  { label: "fetch", grammar: "javascript", write: asFetch },
  { label: "Python", grammar: "python", write: asPython },
];

/**
 * Returns the samples of an operation, in the order of the examples of its body. `sources` has the text of each sample,
 * by the label of its language.
 */
export function samplesOf(endpoint: Endpoint, follow: Follow) {
  return sampleCallsOf(endpoint, follow).map((call) => ({
    title: call.title,
    sources: Object.fromEntries(languages.map(({ label, write }) => [label, write(call)])),
  }));
}

/** The samples of each operation: one in each language for each named example of its body. */
/** @import { Description, Follow, Place } from "./types.js" */
import { callsOf } from "./call.js";
import { asCurl } from "./curl.js";
import { asFetch } from "./fetch.js";
import { asPython } from "./python.js";
import { asTypeScript } from "./typescript.js";

/** @type {Place["method"][]} */
const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** The languages, in the order in which they are offered: what each is called, and how it is coloured. */
export const languages = [
  { label: "curl", grammar: "bash", write: asCurl },
  { label: "TypeScript", grammar: "typescript", write: asTypeScript },
  { label: "fetch", grammar: "javascript", write: asFetch },
  { label: "Python", grammar: "python", write: asPython },
];

/**
 * Every operation of a description, with what stands around it, in the order of the paths.
 *
 * @param {Description} description
 * @returns {Place[]}
 */
export function placesOf({ servers: [server], paths }) {
  return Object.entries(paths).flatMap(([path, item]) => methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ server, path, item, method, operation }] : [];
  }));
}

/**
 * The samples of an operation, in the order of the examples of its body: the text of each by the label of its language.
 *
 * @param {Place} place
 * @param {Follow} follow
 */
export function samplesOf(place, follow) {
  return callsOf(place, follow).map((call) => ({
    title: call.title,
    sources: Object.fromEntries(languages.map(({ label, write }) => [label, write(call)])),
  }));
}

/** The samples of each operation: one in each language for each named example of its body. */
import { sampleCallsOf } from "./call.js";
import { asCurl } from "./curl.js";
import { asFetch } from "./fetch.js";
import { asPython } from "./python.js";
import type { Description, Endpoint, Follow, OperationObject } from "./types.js";
import { asTypeScript } from "./typescript.js";

const methods: Endpoint["method"][] = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** The languages in the order of their tabs, each with its grammar for syntax highlighting. */
export const languages = [
  { label: "curl", grammar: "bash", write: asCurl },
  { label: "TypeScript", grammar: "typescript", write: asTypeScript },
  { label: "fetch", grammar: "javascript", write: asFetch },
  { label: "Python", grammar: "python", write: asPython },
];

/** Returns the endpoints of a description, in the order of its paths. */
export function endpointsOf<Operation extends OperationObject>(
  { servers: [server], paths }: Description<Operation>,
): Endpoint<Operation>[] {
  return Object.entries(paths).flatMap(([path, pathItem]) => methods.flatMap((method) => {
    const operation = pathItem[method];
    return operation ? [{ server, path, pathItem, method, operation }] : [];
  }));
}

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

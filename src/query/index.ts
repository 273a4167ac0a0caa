/** Queries and mutations of TanStack Query, for React, Vue, Solid and Svelte, without a dependency on it. */
export { infiniteQueryOptions, mutationOptions, pageOptions, queryOptions } from "./options.js";
export { streamOptions } from "./stream.js";
export type { Page } from "./types.js";

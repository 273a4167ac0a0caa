// Written by `npm run generate` from openapi.yaml. Do not edit.

/** Media types of the operations that take raw bytes, by method and path. */
export declare const rawBodies: Readonly<Record<string, string>>;

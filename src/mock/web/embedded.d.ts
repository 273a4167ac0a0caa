/** What the build puts into the mock for web pages (`scripts/build/embedded.js`). */
declare module "virtual:embedded" {
  /** The contract, without the texts that only people read. */
  export const document: import("../../openapi/index.js").Document;
  /** The files of `src/mock/assets/`, by name, in Base64. */
  export const assets: Record<string, string>;
  /** Version of this package. */
  export const version: string;
}

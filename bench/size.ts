/** Measures the code that an app ships to call the API: bundled by esbuild, minified and gzipped. */
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { operations } from "../generated/operations.js";

/** Returns the size in bytes of a bundle of some exports. */
export async function measureSize(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
}

/** The limit of everything: 6.7 kB for the 114 operations of the first version, and 20 bytes for each later one. */
export const sizeLimit = 6700 + 20 * (Object.keys(operations).length - 114);

export const everything = "export * from 'cloud-browser-contract'";
export const query = "export * from 'cloud-browser-contract/query'";
export const sdk = "export { default } from '@onkernel/sdk'";

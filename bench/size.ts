/** Measures the code that an app ships to call the API: bundled by esbuild, minified and gzipped. */
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

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

export const everything = "export * from 'cloud-browser-contract'";
export const sdk = "export { default } from '@onkernel/sdk'";

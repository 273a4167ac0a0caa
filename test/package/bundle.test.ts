/** An app that calls the API is bundled for the browser: nothing of Node.js and nothing of the mock goes with it. */
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, inject, it } from "vitest";
import { startInstalledMock } from "./installed.js";
import { succeed } from "./run.js";

const { client, mock: withPeers, tools } = inject("packed");

/** Makes a folder with the program, in the project that has no peers of the mock. */
async function app(name: string): Promise<string> {
  const folder = join(client, name);
  await mkdir(folder);
  await cp(new URL("programs/write-and-move.js", import.meta.url), join(folder, "main.js"));
  return folder;
}

it("esbuild takes the client and openapi-fetch, and the bundle works", async () => {
  const folder = await app("esbuild");
  const outfile = join(folder, "bundle.js");
  const options = { bundle: true, format: "esm", platform: "browser", metafile: true } as const;
  const { metafile, warnings } = await build({ ...options, entryPoints: [join(folder, "main.js")], outfile });
  expect(warnings).toEqual([]);
  for (const input of Object.keys(metafile.inputs)) {
    expect(input).toMatch(/main\.js$|cloud-browser-contract\/(dist(\/client)?|generated)\/[\w-]+\.js$|openapi-fetch/);
  }
  expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
  const mock = await startInstalledMock(withPeers);
  expect(await succeed("node", [outfile], folder, { MOCK_URL: mock.url })).toBe("404 not_found\n");
});

it("Vite builds one script that is small and imports nothing", async () => {
  const folder = await app("vite");
  await writeFile(join(folder, "index.html"), '<script type="module" src="./main.js"></script>');
  const vite = join(tools, "vite/bin/vite.js");
  await succeed("node", [vite, "build", "--logLevel", "warn"], folder);
  const assets = join(folder, "dist/assets");
  const [script = "", ...others] = await readdir(assets);
  expect(others).toEqual([]);
  const built = await readFile(join(assets, script), "utf8");
  expect(built).not.toMatch(/\bimport\b|\brequire\(|node:|vite-browser-external/);
  expect(gzipSync(built).length).toBeLessThan(5000);
});

/** The bundle of a browser app that calls the API has the client, and nothing of the mock. */
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, inject, it } from "vitest";
import { startInstalledMock } from "./installed.js";
import { succeed } from "../support/run.js";

const { project, tools } = inject("packed");

/** The sources that a bundle may have: the app, the client and openapi-fetch. */
const allowed = new RegExp([
  String.raw`^(?!.*node_modules).*main\.js$`,
  String.raw`/node_modules/cloud-browser-contract/dist/index\.js$`,
  String.raw`/node_modules/openapi-fetch/dist/[\w.-]+$`,
].join("|"));

/** Creates a folder with the program, in the project that also has all dependencies of the mock. */
async function app(name: string): Promise<string> {
  const folder = join(project, name);
  await mkdir(folder);
  await cp(new URL("programs/write-and-move.js", import.meta.url), join(folder, "main.js"));
  return folder;
}

it("esbuild bundles the client and openapi-fetch, and the bundle works", async () => {
  const folder = await app("esbuild");
  const outfile = join(folder, "bundle.js");
  const options = { bundle: true, format: "esm", platform: "browser", metafile: true } as const;
  const { metafile, warnings } = await build({ ...options, entryPoints: [join(folder, "main.js")], outfile });
  expect(warnings).toEqual([]);
  for (const input of Object.keys(metafile.inputs)) expect(input).toMatch(allowed);
  expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
  const mock = await startInstalledMock(project);
  expect(await succeed("node", [outfile], folder, { MOCK_URL: mock.url })).toBe("404 not_found\n");
});

it("Vite builds a single script of the same sources, which is small and imports nothing", async () => {
  const folder = await app("vite");
  await writeFile(join(folder, "index.html"), '<script type="module" src="./main.js"></script>');
  const vite = join(tools, "vite/bin/vite.js");
  await succeed("node", [vite, "build", "--logLevel", "warn", "--sourcemap"], folder);
  const assets = join(folder, "dist/assets");
  const [script = "", map = "", ...others] = (await readdir(assets)).sort();
  expect(map).toBe(`${script}.map`);
  expect(others).toEqual([]);
  const { sources } = JSON.parse(await readFile(join(assets, map), "utf8")) as { sources: string[] };
  for (const source of sources) expect(source).toMatch(allowed);
  const built = await readFile(join(assets, script), "utf8");
  expect(built).not.toMatch(/\bimport\b|\brequire\(|node:|vite-browser-external/);
  expect(gzipSync(built).length).toBeLessThan(7000);
});

/** The tarball has what users need and nothing else, and the package linters agree with how it is laid out. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { run } from "./run.js";

const { client, tarball, tools } = inject("packed");
const installed = join(client, "node_modules/cloud-browser-contract");
const files = (await readdir(installed, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(installed.length + 1));

it("has the contract, what is generated from it, the compiled code, and the papers", () => {
  expect(files.filter((file) => !file.startsWith("dist/")).sort()).toEqual([
    "CHANGELOG.md", "LICENSE", "README.md",
    "generated/openapi.d.ts", "generated/openapi.json", "generated/raw-bodies.d.ts", "generated/raw-bodies.js",
    "openapi.yaml", "package.json",
  ]);
});
it("has each source file of the client and the mock compiled, with its types, and nothing else in dist/", async () => {
  const sources = (await readdir("src", { recursive: true })).filter((file) => file.endsWith(".ts"));
  const compiled = sources.flatMap((file) => [".d.ts", ".js"].map((ending) => `dist/${file.replace(/\.ts$/, ending)}`));
  expect(files.filter((file) => file.startsWith("dist/")).sort()).toEqual(compiled.sort());
});
it("has no reference to a source map that is not there", async () => {
  for (const file of files) {
    expect(await readFile(join(installed, file), "utf8"), file).not.toContain("sourceMappingURL");
  }
});
it("has no script that runs when it is installed", async () => {
  const { scripts } = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
  expect(Object.keys(scripts).filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual([]);
});
it("installs one dependency for the client, openapi-fetch, and the types that it refers to", async () => {
  const packages = (await readdir(join(client, "node_modules"))).filter((name) => !name.startsWith("."));
  expect(packages.sort()).toEqual(["cloud-browser-contract", "openapi-fetch", "openapi-typescript-helpers"]);
});
it("gives publint nothing to say, not even a suggestion", async () => {
  const { stdout } = await run("node", [join(tools, ".bin/publint"), tarball], client);
  expect(stdout).toContain("All good!");
});
it("gives attw nothing to say about its types", async () => {
  const options = [
    "--profile", "node16", // without "node10", the resolution of old, which knows no "exports" and is deprecated
    "--ignore-rules", "cjs-resolves-to-esm", // Node.js can require() an ES module from 20.19; runtimes.test.ts does
    "--exclude-entrypoints", "openapi.yaml", // YAML has no types
  ];
  const { code, stdout } = await run("node", [join(tools, ".bin/attw"), tarball, ...options], client);
  expect(code, stdout).toBe(0);
});

/** The tarball has what users need and nothing else, and the package linters agree with how it is laid out. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, inject, it } from "vitest";
import { run, succeed } from "../support/run.js";

const { project, tarball, tools } = inject("packed");
const own = "node_modules/cloud-browser-contract";
const installed = join(project, own);
const files = (await readdir(installed, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(installed.length + 1));
const isDocs = (file: string) => file.startsWith("dist/docs/");
/** npm's own list of what it has installed: by path, such as `node_modules/ajv`. */
const list = JSON.parse(await readFile(join(project, "node_modules/.package-lock.json"), "utf8"));
const brought = Object.keys(list.packages).filter((path) => path !== own).map((path) => join(project, path));

it("has the contract, what is generated from it, the compiled code, and the papers", () => {
  expect(files.filter((file) => !file.startsWith("dist/")).sort()).toEqual([
    "CHANGELOG.md", "LICENSE", "README.md",
    "generated/openapi.d.ts", "generated/openapi.json", "generated/operations.d.ts", "generated/operations.js",
    "openapi.yaml", "package.json",
  ]);
});
it("has each source file compiled, with its types, what the mock shows, and nothing else in dist/", async () => {
  const sources = (await readdir("src", { recursive: true }))
    .filter((file) => /\.[jt]s$/.test(file) && !file.startsWith("mock/assets/"));
  const compiled = sources.flatMap((file) =>
    [".d.ts", ".js"].map((ending) => `dist/${file.replace(/\.[jt]s$/, ending)}`));
  const assets = (await readdir("src/mock/assets")).map((file) => `dist/mock/assets/${file}`);
  const others = files.filter((file) => file.startsWith("dist/") && !isDocs(file)).sort();
  expect(others).toEqual([...compiled, ...assets].sort());
});
it("has the docs: the page, the console, and what says under which licence swagger-ui is", () => {
  const inConsole = ["console.css", "console.js", "contract.js", "swagger-ui-bundle.js",
    "swagger-ui-bundle.js.LICENSE.txt", "swagger-ui.LICENSE.txt", "swagger-ui.NOTICE.txt", "swagger-ui.css"];
  const docs = ["console.html", ...inConsole.map((file) => `console/${file}`), "index.html", "openapi.yaml"];
  expect(files.filter(isDocs).sort()).toEqual(docs.map((file) => `dist/docs/${file}`).sort());
});
it("has a README whose links lead to itself or to elsewhere: from npm's page, none leads to a file", async () => {
  const readme = await readFile(join(installed, "README.md"), "utf8");
  const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
  const headings = [...readme.matchAll(/^#+ (.+)$/gm)]
    .map(([, text = ""]) => `#${text.toLowerCase().replaceAll(" ", "-")}`);
  expect(links.filter((link) => !link.startsWith("https://") && !headings.includes(link))).toEqual([]);
});
it("has no reference to a source map that is not there", async () => {
  for (const file of files) {
    expect(await readFile(join(installed, file), "utf8"), file).not.toContain("sourceMappingURL");
  }
});
it("depends on each package that it imports, if only as an optional peer, and on no other", async () => {
  const entryPoints = files.filter((file) => /^dist\/.*\.js$/.test(file) && !isDocs(file))
    .map((file) => join(installed, file));
  const options = { bundle: true, format: "esm", platform: "node", packages: "external", metafile: true } as const;
  const { metafile } = await build({ ...options, entryPoints, outdir: project, write: false });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
    .filter(({ path, external }) => external && !path.startsWith("node:"))
    .map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0]);
  const { dependencies, peerDependencies } = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
  expect([...new Set(imports)].sort()).toEqual(Object.keys({ ...dependencies, ...peerDependencies }).sort());
});
it("brings fewer than 25 packages, which take less than 10 MB on disk", async () => {
  expect(brought.length).toBeLessThan(25);
  const options = ["--summarize", "--block-size=1", "--exclude=cloud-browser-contract", "node_modules"];
  expect(parseInt(await succeed("du", options, project))).toBeLessThan(10_000_000);
});
it("has no script that runs when it is installed, and brings none", async () => {
  for (const folder of [installed, ...brought]) {
    const { scripts = {} } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$/.test(name)), folder).toEqual([]);
    expect(existsSync(join(folder, "binding.gyp")), `${folder} is compiled by npm`).toBe(false);
  }
});
it("gives publint nothing to say, not even a suggestion", async () => {
  const { stdout } = await run("node", [join(tools, ".bin/publint"), tarball], project);
  expect(stdout).toContain("All good!");
});
it("gives attw nothing to say about its types", async () => {
  const options = [
    "--ignore-rules", "cjs-resolves-to-esm", // Node.js can require() an ES module from 20.19; runtimes.test.ts does
    "--exclude-entrypoints", "openapi.yaml", // YAML has no types
  ];
  const { code, stdout } = await run("node", [join(tools, ".bin/attw"), tarball, ...options], project);
  expect(code, stdout).toBe(0);
});

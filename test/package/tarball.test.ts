/** The tarball has what users need and nothing else, and the package linters accept its layout. */
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { build } from "esbuild";
import ts from "typescript";
import { expect, inject, it } from "vitest";
import { guides } from "../support/guides.js";
import { run, succeed } from "../support/run.js";

const { project, tarball, tools } = inject("packed");
const own = "node_modules/cloud-browser-contract";
const installed = join(project, own);
const files = (await readdir(installed, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(installed.length + 1));
const isDocs = (file: string) => file.startsWith("dist/docs/");
/** npm's list of the installed packages, by path, such as `node_modules/ajv`. */
const list = JSON.parse(await readFile(join(project, "node_modules/.package-lock.json"), "utf8"));
const brought = Object.keys(list.packages).filter((path) => path !== own).map((path) => join(project, path));

it("has the contract, the files generated from it, the compiled code, and the guides", () => {
  expect(files.filter((file) => !file.startsWith("dist/")).sort()).toEqual([
    "CHANGELOG.md", "LICENSE", "README.md", ...[...guides.keys()].filter((file) => file.startsWith("docs/")),
    "generated/openapi.d.ts", "generated/openapi.json", "generated/operations.d.ts", "generated/operations.js",
    "openapi.yaml", "package.json",
  ]);
});
it("has each compiled source file, the assets of the mock, types and docs in dist/, and nothing else", async () => {
  const sources = (await readdir("src", { recursive: true }))
    .filter((file) => /\.[jt]s$/.test(file) && !file.startsWith("mock/assets/"));
  const compiled = sources.map((file) => `dist/${file.replace(/\.ts$/, ".js")}`);
  const assets = (await readdir("src/mock/assets")).map((file) => `dist/mock/assets/${file}`);
  const others = files.filter((file) => file.startsWith("dist/") && !isDocs(file) && !file.endsWith(".d.ts")).sort();
  expect(others).toEqual([...compiled, ...assets].sort());
});
it("has exactly the types that a user can import, with their comments", async () => {
  const { exports } = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
  const entries = Object.values<{ types?: string }>(exports).flatMap(({ types }) => types ?? []);
  const program = ts.createProgram(entries.map((types) => join(installed, types)), {
    module: ts.ModuleKind.NodeNext,
    skipLibCheck: true,
  });
  const used = program.getSourceFiles().map(({ fileName }) => relative(installed, fileName));
  const declared = files.filter((file) => /^dist\/.*\.d\.ts$/.test(file));
  expect(declared.length).toBeGreaterThan(20);
  expect(declared.filter((file) => !used.includes(file))).toEqual([]);
  expect(await readFile(join(installed, "dist/mock/index.d.ts"), "utf8")).toContain("@throws");
  expect(await readFile(join(installed, "dist/mock/index.js"), "utf8")).not.toContain("/**");
});
it("has the page of the docs, without another copy of the contract", () => {
  expect(files.filter(isDocs)).toEqual(["dist/docs/index.html"]);
});
it("takes at most 900 kB packed, and at most 13 MB installed with its dependencies", async () => {
  expect((await stat(tarball)).size).toBeLessThanOrEqual(900_000);
  const all = await readdir(join(project, "node_modules"), { recursive: true, withFileTypes: true });
  const sizes = all.filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size);
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(13_000_000);
});
it.each([...guides])("%s has no broken link", async (file, text) => {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => `#${heading.toLowerCase()}`);
  for (const [, link = ""] of text.matchAll(/\]\(([^)]+)\)/g)) {
    if (link.startsWith("https://")) continue;
    const [path = "", fragment = ""] = link.split(/(?=#)/);
    if (path.startsWith("#")) expect(headings.map((heading) => heading.replaceAll(" ", "-"))).toContain(link);
    else {
      const target = await readFile(resolve(dirname(file), path), "utf8");
      if (fragment) expect(target.toLowerCase()).toContain(`# ${fragment.slice(1).replaceAll("-", " ")}`);
    }
  }
});
it("has no reference to a missing source map", async () => {
  for (const file of files) {
    expect(await readFile(join(installed, file), "utf8"), file).not.toContain("sourceMappingURL");
  }
});
it("depends on exactly the packages that it imports, including optional peers", async () => {
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
it("has fewer than 25 dependencies, which take less than 10 MB on disk", async () => {
  expect(brought.length).toBeLessThan(25);
  const options = ["--summarize", "--block-size=1", "--exclude=cloud-browser-contract", "node_modules"];
  expect(parseInt(await succeed("du", options, project))).toBeLessThan(10_000_000);
});
it("has no install script, and neither has any dependency", async () => {
  for (const folder of [installed, ...brought]) {
    const { scripts = {} } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$/.test(name)), folder).toEqual([]);
    expect(existsSync(join(folder, "binding.gyp")), `${folder} is compiled by npm`).toBe(false);
  }
});
it("passes publint without a suggestion", async () => {
  const { stdout } = await run("node", [join(tools, ".bin/publint"), tarball], project);
  expect(stdout).toContain("All good!");
});
it("passes attw", async () => {
  const options = [
    "--ignore-rules", "cjs-resolves-to-esm", // Node.js can require() an ES module since 20.19; runtimes.test.ts does
    "--exclude-entrypoints", "openapi.yaml", // YAML has no types
  ];
  const { code, stdout } = await run("node", [join(tools, ".bin/attw"), tarball, ...options], project);
  expect(code, stdout).toBe(0);
});

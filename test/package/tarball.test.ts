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

it("has the contract, the files generated from it, the code, and the guides", () => {
  expect(files.filter((file) => !file.startsWith("dist/")).sort()).toEqual([
    "CHANGELOG.md", "LICENSE", "README.md", ...[...guides.keys()].filter((file) => file.startsWith("docs/")),
    "generated/bytes.d.ts", "generated/client.d.ts", "generated/openapi.d.ts", "generated/openapi.json",
    "generated/types.d.ts", "openapi.yaml", "package.json",
  ]);
});
it("has in dist/ a bundle for each entry, what it imports, programs and assets, and nothing else", async () => {
  const code = files.filter((file) => /^dist\/[^/]+\.js$/.test(file));
  const texts = await Promise.all(code.map((file) => readFile(join(installed, file), "utf8")));
  const isUsed = (file: string) => texts.some((text) => text.includes(`"./${file.slice("dist/".length)}"`));
  const names = [
    "index", "types", "query", "streams", "files", "mock", "mock-web", "mock-worker", "server", "check", "proxy", "cli",
  ];
  const entries = names.map((name) => `dist/${name}.js`);
  expect(code).toEqual(expect.arrayContaining(entries));
  expect(code.filter((file) => !entries.includes(file) && !isUsed(file))).toEqual([]);
  const assets = (await readdir("src/mock/assets")).map((file) => `dist/mock/assets/${file}`);
  const others = files.filter((file) => file.startsWith("dist/") && !isDocs(file) && !file.endsWith(".d.ts"));
  expect(others.filter((file) => !code.includes(file)).sort()).toEqual([
    "dist/THIRD-PARTY.txt", "dist/browser/code/runner.js", "dist/browser/engines/reaper.js", "dist/cli/setup/hooks.js",
    "dist/mock/panel.html", "dist/shell/runner.js", ...assets,
  ].sort());
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
  expect(declared.length).toBeGreaterThanOrEqual(entries.length);
  expect(declared.filter((file) => !used.includes(file))).toEqual([]);
  expect(await readFile(join(installed, "dist/mock.d.ts"), "utf8")).toContain("@throws");
});
it("has types that import nothing but openapi-fetch and what Node.js has built in", async () => {
  for (const file of files.filter((file) => file.endsWith(".d.ts"))) {
    const text = await readFile(join(installed, file), "utf8");
    const imports = [...text.matchAll(/^(?! *\*).*(?:\bfrom |\bimport\()"([^".][^"]*)"/gm)].map(([, name]) => name);
    expect(imports.filter((name) => !/^node:|^openapi-fetch$/.test(name as string)), file).toEqual([]);
  }
});
it("names every package whose code it has, in its version, with its licence", async () => {
  const notices = await readFile(join(installed, "dist/THIRD-PARTY.txt"), "utf8");
  const lock = JSON.parse(await readFile("package-lock.json", "utf8"));
  const bundled = new Set<string>();
  for (const file of files.filter((file) => /^dist\/.*\.js$/.test(file) && !isDocs(file))) {
    const text = await readFile(join(installed, file), "utf8");
    for (const [path] of text.matchAll(/(?<=^\/\/ |")node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/gm)) bundled.add(path);
  }
  expect(bundled.size).toBeGreaterThan(15);
  for (const path of bundled) {
    const { version, license } = lock.packages[path];
    expect(notices).toContain(`\n${path.slice("node_modules/".length)} ${version} (${license})\n`);
  }
});
it("has the page of the docs, without another copy of the contract", () => {
  expect(files.filter(isDocs)).toEqual(["dist/docs/index.html"]);
});
it("takes at most 1.3 MB packed, and at most 8 MB installed, as 3 packages", async () => {
  expect((await stat(tarball)).size).toBeLessThanOrEqual(1_300_000);
  expect(brought.length).toBeLessThanOrEqual(2);
  const size = await succeed("du", ["--summarize", "--block-size=1", "node_modules"], project);
  expect(parseInt(size)).toBeLessThan(8_000_000);
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
    .filter(({ path, external }) => external && !path.startsWith("node:") && path !== "<runtime>")
    .map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0]);
  const { dependencies, peerDependencies } = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
  expect([...new Set(imports)].sort()).toEqual(Object.keys({ ...dependencies, ...peerDependencies }).sort());
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

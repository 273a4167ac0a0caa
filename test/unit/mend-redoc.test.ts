/** The docs change Redoc's page, so they are pinned to one Redoc, and say what to do when it is another. */
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { mendRedoc, redocVersion } from "../../scripts/mend-redoc.js";

const json = async (file: string) => JSON.parse(await readFile(file, "utf8")) as Record<string, any>;
const { devDependencies } = await json("package.json");
const { version } = await json("node_modules/@redocly/cli/package.json");
const redoc = await readFile("node_modules/@redocly/cli/lib/chunks/redoc.standalone.js", "utf8");
/** As far as the changes go, Redoc's page is a link, its code and the definition. */
const page = `<a class="menu" href="/browsers"><script type="module">${redoc}
 const __redoc_definition = {"a":"$1"};
`;

it("package.json names the one version of Redocly that brings the Redoc which is changed", () => {
  expect(devDependencies["@redocly/cli"]).toBe(version);
  expect(/Version: (\S+)/.exec(redoc)?.[1]).toBe(redocVersion);
});

it("another version of Redoc is refused, with what to do", () => {
  const newer = page.replace(`Version: ${redocVersion}`, "Version: 3.0.2");
  expect(() => mendRedoc(newer)).toThrow(`Redoc was ${redocVersion} and is 3.0.2. Adapt scripts/redoc/ to it`);
  expect(() => mendRedoc("")).toThrow(`Redoc was ${redocVersion} and is another version. Adapt`);
});

it.each([
  ["the links of the menu", 'href="/', "Links lead to paths"],
  ["the logo", "https://cdn.redoc.ly/redoc/", "The logo comes from a CDN"],
  ["the samples", "selectedIdx:", "Of a language, the first sample is shown"],
  ["the index of search", "this.#e.push(f)", "Ids of operations are not in the index"],
  ["the fields in it", "#d(e,t){if(!e.$ref)return e;", "Of the fields with the same schema"],
  ["the definition", "const __redoc_definition", "The definition comes last"],
  ["the dialog of search", "(sEe,{onClose:s,", "Once it is closed"],
])("a Redoc that has %s in other words is refused, with what no longer fits", (_, code, what) => {
  expect(() => mendRedoc(page.replaceAll(code, "other"))).toThrow(`Redoc has changed. This no longer fits: ${what}`);
});

it("what is changed is not in the page any more", () => {
  const mended = mendRedoc(page);
  expect(mended).not.toContain("cdn.redoc.ly/redoc/logo");
  expect(mended).toContain('<a class="menu" href="#/browsers">');
  expect(mended).toContain('<script type="application/json" id="definition">{"a":"$1"}</script>');
  expect(mended.match(/const __redoc_definition = .*/g)).toEqual([
    'const __redoc_definition = JSON.parse(document.getElementById("definition").textContent);',
  ]);
});

/** The page has every text of the contract, even without scripts, and never runs a text as code. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from "vitest";
import { mergeParts } from "../../src/docs/embedded/call-fields.js";
import { declaredProperties } from "../../src/docs/model/members.js";
import { renderPage } from "../../src/docs/render.js";
import type { ContractDescription } from "../../src/docs/model/contract.js";
import { startChromium } from "../support/chromium.js";
import { contract, type Node } from "../support/contract.js";
import { onDisk, open } from "./open.js";
import { articleOf, pageOperations } from "./articles.js";

const { folder } = inject("docs");
let chromium: Browser;

beforeAll(async () => {
  chromium = await startChromium();
});
afterAll(() => chromium.close());

it("without scripts, each operation shows its texts, parameters, responses and samples", async () => {
  const { page } = await open(chromium, onDisk(folder), { javaScriptEnabled: false });
  await articleOf(page, "movePath").getByText("import httpx").first().waitFor(); // every language is visible
  const text = (await readFile(join(folder, "index.html"), "utf8")).split("<article ");
  for (const { id, summary, method, path, parameters, body, responses } of pageOperations) {
    const html = text.find((one) => one.includes(` id="${id}" `)) ?? "";
    const shown = textOf(html);
    const { description } = contract.paths[path][method.toLowerCase()] as Node;
    const texts = [description, ...parameters.map((parameter) => parameter.description)] as string[];
    for (const expected of [summary, `${method} ${path}`, ...texts]) expect(shown, id).toContain(plain(expected));
    const examples = body?.mediaType === "application/json" ? Object.values(body.examples) : [];
    for (const { name } of parameters) expect(html, id).toContain(`<code class="name">${name}</code>`);
    for (const name of examples.flatMap((example) => Object.keys(example as object))) {
      if (html.includes("depends on")) continue; // its branches have their own articles
      expect(html, `${id}: ${name}`).toContain(`<code class="name">${name}</code>`);
    }
    for (const status of Object.keys(responses)) expect(html, id).toContain(`>${status}</span>`);
  }
});

/** Returns the text of HTML, with single spaces. */
const textOf = (html: string) =>
  decode(html.replace(/<(?!\/?(a|code|b|span|strong|em)\b)[^>]+>/g, " ").replace(/<[^>]+>/g, ""));
const decode = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", "\"")
  .replaceAll("&amp;", "&").replace(/\s+/g, " ").trim();
const plain = (markdown = "") => markdown.replace(/`([^`]+)`|\[([^\]]+)\]\([^)]+\)/g, "$1$2").replace(/^- /gm, "")
  .replace(/\s+/g, " ").trim();

it("each schema has an article with its fields, and marks the required ones", async () => {
  const html = await readFile(join(folder, "index.html"), "utf8");
  for (const [name, schema] of Object.entries<Node>(contract.components.schemas as Node)) {
    const [, article = ""] = html.split(`<article class="entry schema" id="${name}"`);
    const own = article.split("</article>")[0] ?? "";
    for (const field of Object.keys(schema.properties as object ?? {})) {
      const [, item = ""] = own.split(`id="${name}.${field}"`);
      const isRequired = (item.split("</p>")[0] ?? "").includes("class=\"required\"");
      expect(isRequired, `${name}.${field}`).toBe((schema.required as string[] ?? []).includes(field));
    }
  }
});

it("hostile texts stay text in descriptions, names, examples and search", async () => {
  const attack = "</script><script>hit = 1</script><img src=x onerror=\"hit=1\"> [a](javascript:hit=1) ]]> --> '\"";
  const hostile = await written();
  const operation = hostile.paths["/browsers"]?.post;
  const { schemas } = hostile.components;
  if (!operation || !schemas.Error?.properties) throw new Error("The contract has changed.");
  operation.description = attack;
  operation.summary = `Create ${attack}`;
  hostile.info.description = `${attack}\n\n${hostile.info.description}`;
  schemas.Error.description = attack;
  schemas.Error.properties[attack] = { type: "string", enum: [attack], default: attack, examples: [attack] };
  const [media] = Object.values(operation.requestBody?.content ?? {});
  for (const example of Object.values(media?.examples ?? {})) {
    Object.assign(example, { summary: attack, value: { name: attack } });
  }
  const file = join(folder, "hostile.html");
  await writeFile(file, await renderPage(hostile));
  onTestFinished(() => rm(file));
  const { page, blockedRequests, problems } = await open(chromium, onDisk(folder).replace("index", "hostile"));
  expect(await articleOf(page, "createBrowser").locator("h2").textContent()).toBe(`Create ${attack}`);
  await page.keyboard.press("/");
  await page.keyboard.type("onerror");
  await page.locator("#found a").first().waitFor();
  expect(await page.locator("img, main script:not([type]), a[href^=javascript]").count()).toBe(0);
  expect(await page.evaluate("window.hit")).toBeUndefined();
  expect({ blockedRequests, problems }).toEqual({ blockedRequests: [], problems: [] });
});

it("the policy of the page allows no script in the HTML, and an unknown keyword fails the build", async () => {
  const hit = "<img src='data:,' onerror='hit = 1'><script>hit = 1</script><script src='hit.js'></script>";
  const infected = await mkdtemp(join(tmpdir(), "docs-infected-"));
  onTestFinished(() => rm(infected, { recursive: true }));
  await writeFile(join(infected, "hit.js"), "hit = 1");
  const html = await readFile(join(folder, "index.html"), "utf8");
  await writeFile(join(infected, "index.html"), html.replace("<main ", `${hit}<main `)); // as if a text became HTML
  const { page, problems } = await open(chromium, onDisk(infected));
  expect(problems).toHaveLength(3);
  expect(await page.evaluate("window.hit")).toBeUndefined();
  const policy = await page.locator("meta[http-equiv]").getAttribute("content");
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-\S+ 'sha256-\S+ 'strict-dynamic'; style-src 'sha/);
  const odd = await written();
  Object.assign(odd.components.schemas.Error!.properties!.code!, { multipleOf: 2 });
  await expect(renderPage(odd)).rejects.toThrow("the keyword multipleOf of a schema, at "
    + "#/components/schemas/Error/properties/code/multipleOf. Add it to src/docs/model/keywords.ts");
});

it("a merged schema requires the required properties of all its parts", () => {
  const part = { properties: { a: {}, b: {} }, required: ["a"] };
  const whole = { allOf: [part], properties: { c: {}, d: {} }, required: ["b", "c"] };
  const required = declaredProperties(whole, (node) => node).map(([name, , isRequired]) => [name, isRequired]);
  expect(required).toEqual([["a", true], ["b", true], ["c", true], ["d", false]]);
  expect(mergeParts(whole, (node) => node).required).toEqual(["a", "b", "c"]);
});

const written = async () => JSON.parse(await readFile("generated/openapi.json", "utf8")) as ContractDescription;

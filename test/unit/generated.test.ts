/** `generated/` has what `npm run generate` writes for `openapi.yaml`, which is always the same. */
import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { generate } from "../../scripts/generate.js";
import { yaml } from "../support/contract.js";

const outOfDate = "generated/ is out of date: run `npm run generate` and commit what it writes";

const files = await generate(yaml);

it("generated/ has what the generator writes, and nothing else", async () => {
  expect(await readdir("generated"), outOfDate).toEqual(Object.keys(files).sort());
  for (const [name, text] of Object.entries(files)) {
    expect(await readFile(`generated/${name}`, "utf8") === text, `${name}: ${outOfDate}`).toBe(true);
  }
});

it("the generator writes the same for the same description", async () => {
  expect(await generate(yaml)).toEqual(files);
});

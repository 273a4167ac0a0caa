/** Responses that cannot be written: JSON that is nested deeper than a stack, a header that no header can be. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newFolder } from "../support/folder.js";
import { bearer, errorOf, json, startTestMock } from "../support/mock.js";

const deep = `${"[".repeat(60_000)}${"]".repeat(60_000)}`;

it.each([
  ["what no schema describes", "/proxies", `{"unknown":${deep}}`, 400],
  ["what is kept and shown again", "/browsers", `{"chrome_policy":{"a":${deep}}}`, 500],
])("the mock survives %s", async (_, path, body, status) => {
  const { url } = await startTestMock();
  const response = await fetch(url + path, { method: "POST", headers: { ...bearer, ...json }, body });
  expect([response.status, await response.json()]).toMatchObject([status, { code: expect.any(String) as string }]);
  expect((await fetch(`${url}/profiles`, { headers: bearer })).status).toBe(200);
});

it("the mock survives the example of an invalid header", async () => {
  const description = join(await newFolder(), "pets.yaml");
  const pets = await readFile("test/support/pets.yaml", "utf8");
  const header = '"200":\n          headers: { X-Note: { example: ☃ } }';
  await writeFile(description, pets.replace('"200":', header));
  const { url } = await startTestMock({ description });
  expect(await errorOf(fetch(`${url}/pets/rex`))).toMatchObject({ status: 500 });
  expect((await fetch(`${url}/pets/rex/vet`)).status).toBe(200);
});

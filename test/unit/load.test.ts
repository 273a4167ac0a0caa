/** A description must be OpenAPI 3.1 or 3.2. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { loadContract } from "../../src/contract/node/load.js";

async function load(version: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), "description-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const paths = { "/pets": { get: { operationId: "listPets", responses: { 204: { description: "None" } } } } };
  const file = join(folder, "description.json");
  await writeFile(file, JSON.stringify({ openapi: version, info: { title: "Pets", version: "1.0.0" }, paths }));
  return loadContract(file);
}

it.each(["3.1.0", "3.2.0"])("OpenAPI %s is accepted", async (version) => {
  await expect(load(version)).resolves.toBeDefined();
});
it.each(["3.0.3", "13.1.0", "2.0"])("OpenAPI %s is rejected, naming the accepted versions", async (version) => {
  await expect(load(version)).rejects.toThrow(`It is OpenAPI ${version}, but must be OpenAPI 3.1 or 3.2.`);
});

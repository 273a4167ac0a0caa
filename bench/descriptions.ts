/** Variants of the contract to measure the mock with: one with more operations, and one with a form. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Description {
  paths: Record<string, Record<string, object>>;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Passes `use` a file with the contract, extended with copies of `movePath` to `count` operations. */
export function withOperations<T>(count: number, use: (file: string) => Promise<T>): Promise<T> {
  return withDescription(({ paths }) => {
    const move = paths["/browsers/{id}/fs/move"]?.put;
    const operations = Object.values(paths).flatMap((item) => Object.keys(item).filter((key) => methods.includes(key)));
    for (let n = operations.length; n < count; n++) {
      paths[`/browsers/{id}/area${n % 15}/action${n}`] = { put: { ...move, operationId: `action${n}` } };
    }
  }, use);
}

/** Passes `use` a file with the contract and one more operation: `POST /upload` takes a file in a form, returns 201. */
export function withForm<T>(use: (file: string) => Promise<T>): Promise<T> {
  const schema = { type: "object", required: ["file"], properties: { file: { type: "string", format: "binary" } } };
  const post = {
    operationId: "upload",
    requestBody: { required: true, content: { "multipart/form-data": { schema } } },
    responses: { 201: { description: "The file was uploaded." } },
  };
  return withDescription(({ paths }) => {
    paths["/upload"] = { post };
  }, use);
}

async function withDescription<T>(
  change: (contract: Description) => void,
  use: (file: string) => Promise<T>,
): Promise<T> {
  const contract = JSON.parse(await readFile("generated/openapi.json", "utf8")) as Description;
  change(contract);
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  try {
    const file = join(folder, "openapi.json");
    await writeFile(file, JSON.stringify(contract));
    return await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

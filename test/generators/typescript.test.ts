/** Tests the TypeScript clients of hey-api and orval. */
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { succeed } from "../support/run.js";
import { codeIn, description, expectWhole, generate } from "./expect-generated.js";
import { expectJourney } from "./journey.js";

const { npm, output } = inject("generators");
const warning = /warn|error|⚠|skip/i;

describe("@hey-api/openapi-ts", () => {
  const folder = join(output, "hey-api");

  it("generates a client for every operation and schema, without warnings", async () => {
    const options = ["--input", description, "--output", join(folder, "client")];
    expect(await generate(join(npm, "openapi-ts"), options, warning)).toEqual([]);
    expectWhole(await codeIn(join(folder, "client")), {
      operation: (id) => `export const ${id} = `,
      schema: (name) => `export type ${name} = `,
    });
  });

  it("generates a client that compiles and completes the journey", async () => {
    await cp(new URL("programs/hey-api.ts", import.meta.url), join(folder, "journey.ts"));
    await compile(folder, "journey.ts");
    await expectJourney((env) => succeed(process.execPath, ["journey.js"], folder, env));
  });
});

describe("orval", () => {
  const folder = join(output, "orval");

  it("generates a client for every operation and schema, which compiles, without warnings", async () => {
    const options = ["--input", description, "--output", join(folder, "client.ts"), "--client", "fetch"];
    expect(await generate(join(npm, "orval"), options, warning)).toEqual([]);
    const code = (await codeIn(folder)).replaceAll("export interface", "export type");
    expectWhole(code, {
      operation: (id) => `export const ${id} = `,
      schema: (name) => `export type ${name} `,
    });
    await compile(folder, "client.ts");
  });
});

/** Compiles a file and its imports in strict mode. */
async function compile(folder: string, file: string): Promise<void> {
  const compilerOptions = {
    target: "es2022",
    module: "nodenext",
    lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
    types: ["node"],
    typeRoots: [new URL("../../node_modules/@types", import.meta.url).pathname],
    strict: true,
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [file] }));
  await succeed(join(npm, "tsc"), ["--project", "tsconfig.json"], folder);
}

/** A schema may have any name: it neither merges with a type of the package nor hides one. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { generate } from "../../scripts/generate.js";
import { yaml } from "../support/contract.js";
import { newFolder } from "../support/folder.js";

const names = ["Page", "PageInfo", "Token", "Call", "ListProfilesInput", "Operations", "RawBody", "Handlers"];
const program = `
import type { Operations, PageInfo } from "./generated/client.js";
import type * as schemas from "./generated/types.js";

${names.map((name) => `export const ${name}1: schemas.${name} = { own: "${name}" };`).join("\n")}
export type Listed = Awaited<ReturnType<Operations["listProfiles"]>>;
export const input: Parameters<Operations["listProfiles"]>[0] = { query: { limit: 1 } };
export const page: PageInfo = { hasMore: false, nextOffset: undefined };
// @ts-expect-error -- the input of the package has not got the property of the schema
export const merged: Parameters<Operations["listProfiles"]>[0] = { own: "" };
`;

it("keeps the types of the package and schemas of the same names apart", { timeout: 60_000 }, async () => {
  const schemas = names.map((name) => `    ${name}:
      type: object
      required: [own]
      properties: { own: { type: string } }
`);
  const files = await generate(yaml.replace(/^ {2}schemas:\n/m, (line) => line + schemas.join("")));
  const folder = await newFolder();
  await mkdir(join(folder, "generated"));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, "generated", name), text);
  await writeFile(join(folder, "program.ts"), program);
  const compiled = ts.createProgram([join(folder, "program.ts")], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    noEmit: true,
    types: [],
  });
  const diagnostics = ts.getPreEmitDiagnostics(compiled);
  expect(diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
});

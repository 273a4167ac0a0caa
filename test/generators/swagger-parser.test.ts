/** Tests the parser and validator that many JavaScript generators use. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, inject, it } from "vitest";
import { contract, type Node } from "../support/contract.js";
import { description } from "./expect-generated.js";

const { resolve } = createRequire(join(inject("generators").npm, "../package.json"));
type Parser = { validate: (file: string) => Promise<Node> };

it("swagger-parser validates openapi.yaml and resolves every reference", async () => {
  const module = await import(pathToFileURL(resolve("@apidevtools/swagger-parser")).href) as { default: Parser };
  const { paths } = await module.default.validate(description);
  expect(Object.keys(paths)).toEqual(Object.keys(contract.paths));
});

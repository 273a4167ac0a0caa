/** Tests the Go client of oapi-codegen. */
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { succeed } from "../support/run.js";
import { codeIn, description, expectWhole, generate, pascalCase } from "./expect-generated.js";
import { expectJourney } from "./journey.js";

const { go: tools = "", output } = inject("generators");

describe.runIf(tools)("oapi-codegen", () => {
  const folder = join(output, "oapi-codegen");

  it("generates a client for every operation and schema, without warnings", async () => {
    await mkdir(join(folder, "client"), { recursive: true });
    const options = ["-generate", "types,client", "-package", "client", "-o", join(folder, "client/client.go")];
    expect(await generate(join(tools, "bin/oapi-codegen"), [...options, description], /./)).toEqual([]);
    expectWhole(await codeIn(join(folder, "client")), {
      operation: (id) => `func (c *Client) ${pascalCase(id)}`,
      schema: (name) => `\ntype ${name} `,
    });
  });

  it("generates a client that compiles and completes the journey", async () => {
    for (const file of ["go.mod", "go.sum"]) await cp(join(tools, file), join(folder, file));
    await cp(new URL("programs/oapi-codegen.go", import.meta.url), join(folder, "main.go"));
    await succeed("go", ["build", "-o", "journey", "."], folder);
    await expectJourney((env) => succeed(join(folder, "journey"), [], folder, env));
  });
});

/** Tests the Java client of openapi-generator. */
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { succeed } from "../support/run.js";
import { codeIn, description, expectWhole, generate, harmless } from "./expect-generated.js";

const { java, python: bin, output } = inject("generators");

describe.runIf(java)("openapi-generator for Java", () => {
  const folder = join(output, "java");

  it("generates a client for every operation, which compiles", async () => {
    const options = ["--generator-name", "java", "--input-spec", description, "--output", folder];
    const warnings = await generate(join(bin, "openapi-generator-cli"), ["generate", ...options], / (WARN|ERROR) /);
    expect(warnings.filter((line) => !harmless.test(line))).toEqual([]);
    expectWhole(await codeIn(join(folder, "src/main")), { operation: (id) => ` ${id}(` });
    await succeed("mvn", ["--quiet", "--batch-mode", "-Dmaven.test.skip", "compile"], folder);
  });
});

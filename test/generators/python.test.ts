/** Tests the Python clients of openapi-python-client and openapi-generator, and models of datamodel-code-generator. */
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { operations } from "../support/contract.js";
import { run, succeed } from "../support/run.js";
import { codeIn, description, expectWhole, generate, harmless, snakeCase } from "./expect-generated.js";
import { expectJourney } from "./journey.js";

const { python: bin, output } = inject("generators");
const python = join(bin, "python");
const asJson = new URL("../../generated/openapi.json", import.meta.url).pathname;

/** Imports every module of the package `client`, and returns their names. */
async function modulesIn(folder: string): Promise<string> {
  await cp(program("import_all"), join(folder, "import_all.py"));
  return succeed(python, ["import_all.py"], folder);
}

describe("openapi-python-client", () => {
  const folder = join(output, "openapi-python-client");

  it("generates a client for every operation with all of its responses, without warnings", async () => {
    await mkdir(folder, { recursive: true });
    const config = join(folder, "config.json");
    const bytes = ["application/zip", "image/png", "video/mp4"].map((type) => [type, "application/octet-stream"]);
    await writeFile(config, JSON.stringify({ content_type_overrides: Object.fromEntries(bytes), post_hooks: [] }));
    const options = ["--path", description, "--output-path", join(folder, "client"), "--meta", "none"];
    const command = ["generate", ...options, "--config", config, "--fail-on-warning"];
    expect(await generate(join(bin, "openapi-python-client"), command, /warning|error/i)).toEqual([]);
    expectWhole(await modulesIn(folder), { operation: (id) => `.${snakeCase(id)}\n` });
  });

  it("types the body of every operation except createDeployment", async () => {
    const typed = operations.filter(({ body }) => body).map(({ id, tags: [area = ""] }) => ({ id, area }));
    const untyped = await Promise.all(typed.map(async ({ id, area }) => {
      const file = join(folder, "client/api", area.toLowerCase().replaceAll(" ", "_"), `${snakeCase(id)}.py`);
      return / body: Any/.test(await readFile(file, "utf8")) ? [id] : [];
    }));
    expect(untyped.flat()).toEqual(["createDeployment"]); // it types alternative required properties as Any
  });

  it("completes the journey", async () => {
    await cp(program("openapi_python_client"), join(folder, "journey.py"));
    await expectJourney((env) => succeed(python, ["journey.py"], folder, env));
  });
});

describe("openapi-generator", () => {
  const folder = join(output, "openapi-generator");
  const generator = join(bin, "openapi-generator-cli");

  it("validates openapi.yaml", async () => {
    const { code, stdout } = await run(generator, ["validate", "--input-spec", description, "--recommend"], output);
    expect(code, stdout).toBe(0);
    // A deployment has one of two sources of code beside its other properties. The service also declares it by oneOf.
    expect(stdout).toContain("- Schemas defining properties and oneOf are not clearly defined");
    expect(stdout).toContain("Spec has 1 recommendation(s).");
  });

  it("generates a client for every operation, with harmless warnings only", async () => {
    const options = ["--output", folder, "--additional-properties", "packageName=client"];
    const command = ["generate", "--generator-name", "python", "--input-spec", description, ...options];
    const warnings = await generate(generator, command, / (WARN|ERROR) /);
    expect(warnings.filter((line) => !harmless.test(line))).toEqual([]);
    expectWhole(await codeIn(join(folder, "client/api")), { operation: (id) => `def ${snakeCase(id)}(` });
    await modulesIn(folder);
  });

  it("completes the journey", async () => {
    await cp(program("openapi_generator"), join(folder, "journey.py"));
    await expectJourney((env) => succeed(python, ["journey.py"], folder, env));
  });
});

describe("datamodel-code-generator", () => {
  const folder = join(output, "datamodel-code-generator");

  it("generates models that can read every example", async () => {
    await mkdir(folder, { recursive: true });
    const options = ["--input", description, "--input-file-type", "openapi", "--output", join(folder, "models.py")];
    const command = [...options, "--output-model-type", "pydantic_v2.BaseModel", "--formatters", "builtin"];
    expect(await generate(join(bin, "datamodel-codegen"), command, /./)).toEqual([]);
    await cp(program("read_examples"), join(folder, "read_examples.py"));
    expect(Number(await succeed(python, ["read_examples.py", asJson], folder))).toBeGreaterThan(operations.length);
  });
});

function program(name: string): URL {
  return new URL(`programs/${name}.py`, import.meta.url);
}

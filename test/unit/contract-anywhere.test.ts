/** The contract runs without Node.js, and where a policy forbids to generate code. */
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { newFolder } from "../support/folder.js";

const program = `
  import { createContract, exampleBytes } from "./src/contract/index.js";
  import { generate } from "./src/contract/generate.js";
  import document from "./generated/openapi.json";
  const contract = createContract(document, generate);
  const match = contract.find("PUT", "/browsers/a%2Fb/fs/move");
  const body = { kind: "json", value: { src_path: "a" }, isLarge: false };
  const { request, violations } = await contract.readRequest(match, "", {}, body, "application/json");
  const getBrowser = contract.byId.get("getBrowser");
  const { status, body: generated } = await contract.exampleResponse(getBrowser, { dynamic: true });
  console.log(JSON.stringify({
    path: request.path,
    violations: violations.map((violation) => [violation.text, contract.clauseOf(violation)]),
    status, id: typeof generated.session_id,
    bytes: [...exampleBytes("data:;base64,AP8=")],
  }));
`;

it("runs in a bundle for browsers, without the globals of Node.js, and without new Function", async () => {
  const folder = await newFolder();
  const file = join(folder, "program.mjs");
  const stdin = { contents: program, resolveDir: process.cwd(), loader: "ts" } as const;
  // A built-in module of Node.js cannot be resolved for browsers.
  await build({ stdin, bundle: true, format: "esm", platform: "browser", outfile: file, logLevel: "silent" });
  const globals = join(folder, "globals.mjs");
  await writeFile(globals, `const { log } = console;
    globalThis.console = { log };
    delete globalThis.Buffer;
    delete globalThis.process;
    delete globalThis.setImmediate;`);
  const options = ["--disallow-code-generation-from-strings", "--import", globals, file];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  expect(JSON.parse(stdout)).toEqual({
    path: { id: "a/b" },
    violations: [
      ["dest_path is required.", "#/components/schemas/MovePathRequest/required"],
      ['src_path must start with "/".', "#/components/schemas/AbsolutePath/pattern"],
    ],
    status: 200,
    id: "string",
    bytes: [0, 255],
  });
});

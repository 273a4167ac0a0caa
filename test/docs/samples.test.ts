/** The samples in the docs are true: each one runs as it stands, and sends what the examples of its operation say. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { createClient, unwrap } from "../../src/index.js";
import { contract, type Node, operations, yaml } from "../support/contract.js";
import { startTestMock } from "../support/mock.js";

const run = promisify(execFile);
const token = "the-one";
const baseUrl = contract.servers[0].variables.base_url.default as string;
const labels = ["curl", "TypeScript", "fetch"];
const samples = operations.flatMap((operation) => labels.map((label) => ({ ...operation, label })));
let folder: string;

// It lies in the repository, so that the samples find the package by its name.
beforeAll(async () => folder = await mkdtemp("test/.examples-"));
afterAll(() => rm(folder, { recursive: true }));

/** The description as the docs have it, with every reference resolved. */
async function docsOf(description: string): Promise<Node> {
  const file = join(folder, `${crypto.randomUUID()}.yaml`);
  await writeFile(file, description);
  const options = ["bundle", file, "--config", "redocly.yaml", "--ext", "json", "--dereferenced"];
  return JSON.parse((await run(process.execPath, ["node_modules/@redocly/cli/bin/cli.js", ...options])).stdout) as Node;
}

function sampleOf(operation: Node, label: string): string {
  const samples = operation["x-codeSamples"] as { label: string; source: string }[];
  return samples.find((sample) => sample.label === label)?.source ?? "";
}

async function writeProgram(sample: string): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.ts`);
  await writeFile(file, sample);
  return file;
}

async function execute(label: string, sample: string): Promise<void> {
  const program = label === "curl" ? ["bash", "-c", sample] : ["node", "--import", "tsx", await writeProgram(sample)];
  await run("/usr/bin/env", program, { env: { ...process.env, ACCESS_TOKEN: token } });
}

/** Values that mean something to a shell, a URL or TypeScript. */
function withOddValues(description: string): string {
  const odd = "it's \"50%\" & `$HOME` ${x} \\n\\ +#?;=, [a-z]{1,2} *!~ é\u2028\n\t'";
  const { components } = parse(description) as Node;
  components.parameters.BrowserSessionId.example = odd;
  components.parameters.FilePath.example = `/@${odd}`;
  components.examples.RenameFile = { summary: odd, value: { src_path: `/${odd}`, dest_path: `/new ${odd}` } };
  components.examples.TextFile.value = `@${odd}\n`;
  components.examples.SearchForPhrase.value.actions[1].type_text.text = odd;
  return stringify({ ...parse(description) as Node, components }, { aliasDuplicateObjects: false });
}

describe.each([
  ["as they stand", yaml],
  ["with values that need to be escaped", withOddValues(yaml)],
])("the samples %s", (_, description) => {
  let docs: Node;

  beforeAll(async () => docs = await docsOf(description));

  it.each(samples)("$id by $label does what the contract says", async ({ id, label, method, path, ...contract }) => {
    const operation = docs.paths[path][method.toLowerCase()] as Node;
    const valuesIn = (place: string) => Object.fromEntries((operation.parameters as Node[])
      .filter((parameter) => parameter.in === place)
      .map(({ name, example }) => [name as string, example as string]));
    const { examples } = operation.requestBody.content[contract.body.mediaType] as Node;
    const [{ value: body }] = Object.values<Node>(examples) as [Node];
    const mock = await startTestMock({ token });
    if (body.src_path) {
      const params = { path: valuesIn("path") as { id: string }, query: { path: body.src_path as string } };
      const client = createClient({ baseUrl: mock.url, token });
      await unwrap(client.PUT("/browsers/{id}/fs/write_file", { params, body: "" }));
    }

    await execute(label, sampleOf(operation, label).replaceAll(baseUrl, mock.url));

    const seen = mock.requests.at(-1);
    expect(seen).toMatchObject({ operation: id, method, status: Number(Object.keys(contract.responses)[0]) });
    expect(seen?.headers["content-type"]).toBe(contract.body.mediaType);
    const { pathname, searchParams } = new URL(seen?.url ?? "", mock.url);
    const values = valuesIn("path");
    expect(pathname).toBe(path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? "")));
    expect(Object.fromEntries(searchParams)).toEqual(valuesIn("query"));
    if (typeof body !== "string") return expect(seen?.body).toEqual(body);
    const file = mock.file(values.id ?? "", searchParams.get("path") ?? "");
    expect(file && await text(file.stream())).toBe(body);
  });

  it("compile against the client's types", async () => {
    const programs = operations.map(({ path, method }) =>
      sampleOf(docs.paths[path][method.toLowerCase()] as Node, "TypeScript"));
    const { config } = ts.readConfigFile("tsconfig.json", (name) => ts.sys.readFile(name)) as { config: Node };
    const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ".");
    const program = ts.createProgram(await Promise.all(programs.map(writeProgram)), options);
    expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
  });
});

/** Every sample of the docs runs unchanged, and sends the request of its example. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.js";
import { contract, type Node, yaml } from "../support/contract.js";
import { type Recorder, startRecorder } from "../support/recorder.js";
import { expectBody, expectUrl } from "../support/sent.js";
import { expectPrinted } from "./expect.js";
import { startPrograms } from "./programs.js";
import { hasHttpx, startPython } from "./python.js";
import { labels, samplesOf, withOddValues } from "./samples.js";

const token = "the-one";
const baseUrl = contract.servers[0].url as string;
const [unchanged, withOdd] = [samplesOf(yaml), samplesOf(withOddValues(yaml))];
const odd = withOdd.filter(({ samples }, index) => samples.curl !== unchanged[index]?.samples.curl);
let mock: Mock;
let recorder: Recorder;
let programs: ReturnType<typeof startPrograms>;
let python: ReturnType<typeof startPython>;
let folder: string;

beforeAll(async () => {
  folder = resolve(await mkdtemp("test/.examples-")); // in the repository, so that samples can import the package
  mock = await startMock({ stateless: true, token });
  recorder = await startRecorder(mock.url);
  programs = startPrograms({ ACCESS_TOKEN: token });
  python = startPython(folder, { ACCESS_TOKEN: token });
});
afterAll(async () => {
  programs.close();
  python.close();
  recorder.close();
  await mock.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ["of the docs", unchanged],
  ["with values that must be escaped", odd],
])("a sample %s", (_, all) => {
  describe.each(labels)("in %s", (label) => {
    it.skipIf(label === "Python" && !hasHttpx).each(all)("$id $name", async (sampled) => {
      const printed = await run(label, sampled.samples[label] ?? "");
      const [sent, ...more] = recorder.take();
      expect(more).toEqual([]);
      expect(sent).toMatchObject({ method: sampled.method, status: sampled.status });
      expectUrl(sampled, sent?.url ?? "");
      await expectBody(sampled, sent);
      expectPrinted(sampled, label, printed);
    });
  });
});

it.each(unchanged)("the sample of $id in curl has -N for a stream and -F for a form", ({ body, response, samples }) => {
  expect(samples.curl?.includes(" -N ")).toBe(response?.mediaType === "text/event-stream");
  expect(samples.curl?.includes(" -F ")).toBe(body?.mediaType === "multipart/form-data");
});

it("each sample in TypeScript calls the method of its operation", () => {
  const others = unchanged.filter(({ id, samples }) => !samples.TypeScript?.includes(`await client.${id}(`));
  expect(others.map(({ id }) => id)).toEqual([]);
});

it("each sample in TypeScript compiles against the client's types", { timeout: 60_000 }, async () => {
  const files = await Promise.all([...unchanged, ...odd].map(({ id, samples }) => write(samples.TypeScript, id)));
  const { config } = ts.readConfigFile("tsconfig.json", (name) => ts.sys.readFile(name)) as { config: Node };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ".");
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram(files, options));
  expect(diagnostics.map(({ file, messageText }) => [file?.fileName, messageText])).toEqual([]);
});

it("a sample in curl, TypeScript and fetch needs no token for the mock", async () => {
  const mock = await startMock();
  const programs = startPrograms({ ACCESS_TOKEN: undefined });
  onTestFinished(async () => {
    programs.close();
    await mock.close();
  });
  const { curl = "", TypeScript, fetch } = unchanged.find(({ id }) => id === "getBrowser")?.samples ?? {};
  const withMock = (sample = "") => sample.replaceAll(baseUrl, mock.url);
  await promisify(execFile)("sh", ["-c", withMock(curl)], { env: { ...process.env, ACCESS_TOKEN: undefined } });
  for (const sample of [TypeScript, fetch]) await programs.run(await write(withMock(sample), "getBrowser"));
  expect(mock.requests.map(({ operation }) => operation)).toEqual(["getBrowser", "getBrowser", "getBrowser"]);
  expect(mock.requests.map(({ status }) => status)).toEqual([200, 200, 200]);
});

it.skipIf(!hasHttpx)("each sample in Python needs no token for the mock, and shows the error message", async () => {
  const mock = await startMock();
  const python = startPython(folder, { ACCESS_TOKEN: undefined });
  onTestFinished(async () => {
    python.close();
    await mock.close();
  });
  for (const { id, samples: { Python = "" } } of unchanged) {
    const message = `${id} failed.`;
    mock.use({ [id]: { status: 500, body: { code: "internal_error", message } } });
    await expect(python.run(Python.replaceAll(baseUrl, mock.url)), id).rejects.toThrow(message);
    expect(Python).toContain("import httpx  # pip install httpx\n");
  }
});

const titled = unchanged.filter(({ title }) => title);
it.each(titled)("$id has a sample in each language of its example $name", ({ title, samples }) => {
  const text = title?.replace(/\s+/g, " ");
  expect(Object.entries(samples).map(([label, source]) => [label, source.split("\n")[0]]))
    .toEqual([["curl", `# ${text}`], ["TypeScript", `// ${text}`], ["fetch", `// ${text}`], ["Python", `# ${text}`]]);
});

/** Runs a sample against the mock in the folder, and returns its output. */
async function run(label: string, sample: string): Promise<string> {
  recorder.take(); // drops requests of an earlier sample that failed
  const program = sample.replaceAll(baseUrl, recorder.url);
  if (label === "curl") {
    const options = { cwd: folder, env: { ...process.env, ACCESS_TOKEN: token } };
    const { stdout } = await promisify(execFile)("sh", ["-c", program], options);
    const [, file] = /-o (\S+)$/.exec(sample) ?? [];
    return file ? readFile(join(folder, file), "latin1") : stdout;
  }
  if (label === "Python") {
    const printed = await python.run(program);
    const [, file] = /open\("(\S+)", "wb"\)/.exec(sample) ?? [];
    return file ? readFile(join(folder, file), "latin1") : printed;
  }
  return programs.run(await write(program, label));
}

async function write(program = "", name: string): Promise<string> {
  const file = join(folder, `${name}-${crypto.randomUUID()}.ts`);
  await writeFile(file, program);
  return file;
}

/** Forms on the wire: the parts by the names that the service takes, read by a form reader that is not ours. */
import { openAsBlob } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { type ContractClient, createClient } from "../../src/index.js";
import type { FileBytes } from "../../src/types.js";
import { partsOf } from "../support/parts.js";
import { startServer } from "../support/server.js";

const path = { id: "bs5c8m2r9k4t7w1x6v3n0q8z" };
const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
const content = Buffer.from(bytes).toString("latin1");

/** Makes a call to a server of its own, and gives the request that arrives there. */
async function sent(call: (client: ContractClient) => Promise<unknown>) {
  const { baseUrl, arrived } = await startServer((_, response) => response.end("{}"));
  await call(createClient({ baseUrl, token: "t" }));
  expect(arrived).toHaveLength(1);
  return arrived[0]!;
}

/** The parts of a deployment, some of which its type does not allow. */
const deploymentParts = async (body: object) => partsOf(await sent((client) => client.createDeployment({ body })));

/** What each file is called that has no name. */
const unnamed = { filename: "blob", type: "application/octet-stream" };

it("a list and an object are parts with bracketed names, in their order", async () => {
  const files = ["a", "b"].map((name) => ({ file: new File([name], `${name}.txt`), dest_path: `/tmp/${name}` }));
  expect(await partsOf(await sent((client) => client.uploadFiles({ path, body: { files } })))).toMatchObject([
    { name: "files[0][file]", content: "a", filename: "a.txt" },
    { name: "files[0][dest_path]", content: "/tmp/a" },
    { name: "files[1][file]", content: "b", filename: "b.txt" },
    { name: "files[1][dest_path]", content: "/tmp/b" },
  ]);
  const env_vars = { "KEY": "value", "EMPTY": "", "A B": "x=y\r\n" };
  expect(await deploymentParts({ env_vars })).toEqual([
    { name: "env_vars[KEY]", content: "value" },
    { name: "env_vars[EMPTY]", content: "" },
    { name: "env_vars[A B]", content: "x=y\r\n" },
  ]);
});

it("a source is one part of JSON, and a boolean and a number are texts", async () => {
  const source = { type: "github" as const, url: "https://github.com/grüße/x", ref: "main", entrypoint: "main.ts" };
  const [first, ...others] = await deploymentParts({ source, force: true, version: 7, region: "aws.us-east-1a" });
  expect(first).toMatchObject({ name: "source", type: "application/json" });
  expect(JSON.parse(Buffer.from(first!.content, "latin1").toString())).toEqual(source);
  expect(others).toEqual([
    { name: "force", content: "true" },
    { name: "version", content: "7" },
    { name: "region", content: "aws.us-east-1a" },
  ]);
  expect(await deploymentParts({ force: false })).toEqual([{ name: "force", content: "false" }]);
});

it.each([undefined, null])("a part that is %s is left out, wherever it stands", async (nothing) => {
  const env_vars = { A: nothing, B: "b" };
  const parts = await deploymentParts({ version: "1", source: nothing, file: nothing, force: nothing, env_vars });
  expect(parts).toEqual([{ name: "version", content: "1" }, { name: "env_vars[B]", content: "b" }]);
});

describe("a file", () => {
  const zip = (zip_file: FileBytes) =>
    sent((client) => client.uploadZip({ path, body: { zip_file, dest_path: "/tmp/x" } }));

  it.each<[string, FileBytes, object]>([
    ["File", new File([bytes], "a.zip", { type: "application/zip" }), { filename: "a.zip", type: "application/zip" }],
    ["File without a type", new File([bytes], "a"), { filename: "a", type: "application/octet-stream" }],
    ["Blob", new Blob([bytes], { type: "application/zip" }), { filename: "blob", type: "application/zip" }],
    ["Uint8Array", bytes, unnamed],
    ["Buffer", Buffer.from(bytes), unnamed],
    ["ArrayBuffer", bytes.buffer, unnamed],
    ["DataView", new DataView(bytes.buffer), unnamed],
    ["part of a larger buffer", new Uint8Array([9, ...bytes, 9]).subarray(1, 257), unnamed],
  ])("may be a %s, whose bytes arrive as they are", async (_, file, expected) => {
    const [part, dest] = await partsOf(await zip(file));
    expect(part).toMatchObject({ name: "zip_file", content, ...expected });
    expect(dest).toEqual({ name: "dest_path", content: "/tmp/x" });
  });

  it("may be empty", async () => {
    expect((await partsOf(await zip(new Uint8Array())))[0]).toMatchObject({ content: "", ...unnamed });
  });

  it("may be on the disk", async () => {
    const [part] = await partsOf(await zip(await openAsBlob("tsconfig.json", { type: "application/json" })));
    expect(part).toMatchObject({ type: "application/json", content: await readFile("tsconfig.json", "latin1") });
  });

  it.each(["grüße.zip", "世界 😀.zip", 'a"b.zip', "a;b=c.zip"])("may be named %s", async (name) => {
    const arrived = await zip(new File([bytes], name));
    expect((await partsOf(arrived))[0]).toMatchObject({ content, filename: name.replaceAll('"', "%22") });
  });
});

it("texts and names may be in any script", async () => {
  expect(await deploymentParts({ version: "grüße, 世界", env_vars: { 世界: "😀" } })).toEqual([
    { name: "version", content: "grüße, 世界" },
    { name: "env_vars[世界]", content: "😀" },
  ]);
});

it("the boundary is the one in the body, also through a middleware and a fetch of the caller's", async () => {
  const body = { zip_file: bytes, dest_path: "/tmp/x" };
  const calls: ((client: ContractClient) => Promise<unknown>)[] = [
    (client) => client.uploadZip({ path, body }),
    (client) => client.uploadZip({ path, body }, { headers: { "X-Trace": "1" }, fetch: (request) => fetch(request) }),
    (client) => {
      client.use({ onRequest: ({ request }) => new Request(request, { headers: request.headers }) });
      return client.uploadZip({ path, body });
    },
  ];
  for (const call of calls) {
    const arrived = await sent(call);
    const [, boundary = ""] = /^multipart\/form-data; boundary=(.+)$/.exec(arrived.headers["content-type"]!) ?? [];
    expect(boundary).not.toBe("");
    expect(arrived.text.startsWith(`--${boundary}\r\n`)).toBe(true);
    expect(arrived.text.trimEnd().endsWith(`--${boundary}--`)).toBe(true);
    expect(arrived.headers["content-length"]).toBe(String(arrived.bytes));
    expect(await partsOf(arrived)).toMatchObject([{ content }, { content: "/tmp/x" }]);
  }
});

it("every form has a boundary of its own", async () => {
  const call = (client: ContractClient) => client.createDeployment({ body: { version: "1" } });
  const [first, second] = [await sent(call), await sent(call)];
  expect(first.headers["content-type"]).not.toBe(second.headers["content-type"]);
});

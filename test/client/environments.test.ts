/** The client in the environments of frontend tests, whose classes are not quite those of the platform. */
import { expect, it } from "vitest";
import { createClient } from "../../src/index.js";
import { startServer } from "../support/server.js";

const token = "t";
const path = { id: "x" };
const advice = new TypeError("jsdom: use Blob, File, FormData of Node.js");

/** A Blob without a tag, as that of happy-dom. */
class TaglessBlob extends Blob {
  get [Symbol.toStringTag]() {
    return "";
  }
}
/** A Blob without a stream, as that of jsdom. */
class StreamlessBlob extends Blob {
  override stream = undefined as never;
}

it("bytes without a tag are sent as they are, and as a file", async () => {
  const { baseUrl, arrived } = await startServer((_, response) => response.writeHead(201).end());
  const client = createClient({ baseUrl, token });
  const file = new TaglessBlob(["milk"]);
  await client.writeFile({ path, query: { path: "/a" }, body: file });
  await client.uploadFiles({ path, body: { files: [{ dest_path: "/a", file }] } });
  expect(arrived[0]?.text).toBe("milk");
  expect(arrived[1]?.text).toMatch(/name="files\[0\]\[file\]"; filename="blob"\r\n.*\r\n\r\nmilk\r\n/);
});

it("a Blob without a stream is refused, and nothing is sent", async () => {
  const { baseUrl, arrived } = await startServer();
  const client = createClient({ baseUrl, token });
  const file = new StreamlessBlob(["milk"]);
  const form = { values: () => ["/a", file], append() {} };
  await expect(client.writeFile({ path, query: { path: "/a" }, body: file })).rejects.toThrow(advice);
  await expect(client.POST("/browsers/{id}/fs/upload", { params: { path }, body: form as never })).rejects
    .toThrow(advice);
  expect(arrived).toEqual([]);
});

it("an error is read where a clone has no body, as in happy-dom", async () => {
  const error = JSON.stringify({ code: "not_found", message: "There is no browser session x." });
  const fetch = () => {
    const response = new Response(error, { status: 404, headers: { "Content-Type": "application/json" } });
    return Promise.resolve(Object.assign(response, { clone: () => new Response("", { status: 404 }) }));
  };
  const client = createClient({ baseUrl: "http://127.0.0.1:1", token, fetch });
  const caught = await client.getBrowser({ path: { id_or_name: "x" } }).catch((error: unknown) => error);
  expect(caught).toMatchObject({ status: 404, message: "not_found: There is no browser session x." });
});

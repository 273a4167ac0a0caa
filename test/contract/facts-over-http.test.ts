/** The facts of the service's own description, checked on the target over HTTP and stated here a second time. */
import { describe, expect, it } from "vitest";
import { authorization, read, target } from "../support/send.js";

const session = `${target.baseUrl}/browsers/bs5c8m2r9k4t7w1x6v3n0q8z`;
const text = "Remember the milk.\n";

function put(url: string, headers: Record<string, string>, body: string) {
  return fetch(url, { method: "PUT", headers, body }).then(read);
}

function write(query: Record<string, string>, headers: Record<string, string> = authorization) {
  return put(`${session}/fs/write_file?${new URLSearchParams(query)}`, {
    ...headers, "Content-Type": "application/octet-stream",
  }, text);
}

function move(body: unknown, headers: Record<string, string> = authorization) {
  return put(`${session}/fs/move`, { ...headers, "Content-Type": "application/json" }, JSON.stringify(body));
}

const success = { status: 200, text: "" };
const source = "/home/user/notes.txt";

/** A response with an error status, the JSON media type and the two required fields of the Error body. */
function error(status: number) {
  const text = expect.stringMatching(/^(?=.*"code":".+)(?=.*"message":".+)/s) as string;
  return { status, mediaType: "application/json", text };
}

describe("writeFile", () => {
  it("returns 200 without a body", async () => expect(await write({ path: source })).toMatchObject(success));
  it.each(["644", "0755", "777"])("accepts the mode %s", async (mode) => {
    expect(await write({ path: source, mode })).toMatchObject(success);
  });
  it.each(["64", "00644", "648", "rw-"])("rejects the mode %j with 400", async (mode) => {
    expect(await write({ path: source, mode })).toMatchObject(error(400));
  });
  it.each(["home/user/notes.txt", "~/notes.txt", "./notes.txt"])("rejects the path %s with 400", async (path) => {
    expect(await write({ path })).toMatchObject(error(400));
  });
  it("rejects a request without a path with 400", async () => expect(await write({})).toMatchObject(error(400)));
  it("rejects a request without a bearer token with 401", async () => {
    expect(await write({ path: source }, {})).toMatchObject(error(401));
  });
});

describe("movePath", () => {
  const dest_path = "/home/user/todo.txt"; // in an existing directory

  it("returns 200 without a body", async () => {
    await write({ path: source });
    expect(await move({ src_path: source, dest_path })).toMatchObject(success);
  });
  it.each([
    { src_path: source },
    { dest_path },
    {},
    { src_path: source, dest_path, overwrite: true },
    { src_path: "home/user/notes.txt", dest_path },
    { src_path: source, dest_path: "notes.txt" },
    { src_path: "", dest_path },
    { src_path: null, dest_path },
    [],
    "move it",
  ])("rejects %j with 400", async (body) => expect(await move(body)).toMatchObject(error(400)));
  it("rejects a request without a bearer token with 401", async () => {
    expect(await move({ src_path: source, dest_path }, {})).toMatchObject(error(401));
  });
});

describe("batchComputerAction", () => {
  it("is a POST to a path that ends in /computer/batch", async () => {
    const response = await fetch(`${session}/computer/batch`, {
      method: "POST",
      headers: { ...authorization, "Content-Type": "application/json" },
      body: JSON.stringify({ actions: [{ type: "sleep", sleep: { duration_ms: 1 } }] }),
    });
    expect(await read(response)).toMatchObject(success);
  });
});

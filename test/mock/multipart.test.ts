/** Forms as they come over the wire: whole or broken, in pieces, and of any size. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.js";
import { invalid } from "../support/invalid.js";
import { bearer, errorOf, session } from "../support/mock.js";
import { withinASecond } from "../support/within-a-second.js";

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ stateless: true }); // what is in a file does not matter to it
});
afterAll(() => mock.close());

const MiB = 2 ** 20;
const type = "multipart/form-data; boundary=edge";
const uploadZip = `/browsers/${session}/fs/upload_zip`;
const uploadFiles = `/browsers/${session}/fs/upload`;
const deployments = "/deployments";
const ofFile = 'Content-Disposition: form-data; name="zip_file"; filename="a.zip"';
const ofPath = 'Content-Disposition: form-data; name="dest_path"';
const ofSource = 'Content-Disposition: form-data; name="source"';
const part = (head: string, body: string) => `--edge\r\n${head}\r\n\r\n${body}\r\n`;
const whole = `${part(`${ofFile}\r\nContent-Type: text/plain`, "hello")}${part(ofPath, "/a")}--edge--\r\n`;
const source = '{"type":"github","url":"https://github.com/a/b","ref":"main","entrypoint":"main.ts"}';

function send(body: BodyInit, contentType = type, to = uploadZip): Promise<Response> {
  const headers = { ...bearer, ...!(body instanceof FormData) && { "Content-Type": contentType } };
  return fetch(mock.url + to, { method: "POST", headers, body, ...{ duplex: "half" } });
}

describe("a form is accepted", () => {
  it.each([
    ["whose boundary is quoted", whole, 'multipart/form-data; boundary="edge"'],
    ["whose content type has capitals", whole, "Multipart/Form-Data; charset=utf-8; Boundary=edge"],
    ["whose headers have other letter cases", whole.replaceAll("Content-D", "content-d"), type],
    ["with something before the first part and after the last", `before\r\n${whole}after`, type],
    ["with a file that looks like a boundary", whole.replace("hello", "--edg\r\n--edg\r\n\r--edge-- \n--edge"), type],
    ["without a line break at its end", whole.slice(0, -2), type],
    ["with a file name in another script", whole.replace("a.zip", "資料.zip"), type],
    ["with a quotation mark in a file name", whole.replace("a.zip", '\\"a\\".zip'), type],
    ["with a file name as RFC 8187 has it", whole.replace('filename="a.zip"', "filename*=UTF-8''a.zip"), type],
    ["with names without quotation marks", whole.replaceAll(/name="([a-z_]+)"/g, "name=$1"), type],
  ])("%s", async (_, body, contentType) => {
    expect((await send(body, contentType)).status).toBe(201);
  });
  const asFile = `${ofSource}; filename="blob"`; // as `fetch` sends a Blob
  it.each([
    ["application/json", ofSource], ["application/json", asFile], ["application/json;charset=utf-8", ofSource],
    ["application/json;charset=utf-8", asFile], ["Application/JSON; charset=UTF-8", asFile],
  ])("with JSON as %s (%s)", async (jsonType, head) => {
    const body = `${part(`${head}\r\nContent-Type: ${jsonType}`, source)}--edge--\r\n`;
    expect((await send(body, type, deployments)).status).toBe(201);
  });
  it("in single bytes", async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of Buffer.from(whole)) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect((await send(body)).status).toBe(201);
  });
});

describe("a body is not a form", () => {
  it.each([
    ["when its content type has no boundary", whole, "multipart/form-data"],
    ["when its boundary is empty", whole, "multipart/form-data; boundary="],
    ["when its boundary is another", whole, "multipart/form-data; boundary=other"],
    ["when it ends within a part", whole.slice(0, -20), type],
    ["when it ends within the headers of a part", whole.slice(0, 40), type],
    ["when it ends without the last boundary", whole.replace("--edge--\r\n", ""), type],
    ["when it ends within the last boundary", whole.slice(0, -4), type],
    ["when a text has no name", whole.replace(' name="dest_path"', ""), type],
    ["when a file has no name", whole.replace(' name="zip_file";', ""), type],
    ["when it is JSON", source, type],
    ["when the charset of a text is unknown", whole.replace(ofPath, `${ofPath}\r\nContent-Type: a/b; charset=x`), type],
  ])("%s", async (_, body, contentType) => {
    const error = await errorOf(send(body, contentType));
    expect(error).toEqual(invalid(error.message));
    expect(error.message).toMatch(/^The request body is not valid multipart\/form-data: .+\.$/s);
  });
  it("when a part is not valid JSON", async () => {
    const error = await errorOf(send(`${part(ofSource, '{"type":')}--edge--\r\n`, type, deployments));
    expect(error).toEqual(invalid(error.message));
    expect(error.message).toMatch(/^source is not valid JSON: /);
  });
});

describe("a form", () => {
  const form = (...parts: [name: string, value: string | Blob][]) => {
    const body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
    return body;
  };
  const file = new Blob([new Uint8Array(9 * MiB)]);
  const path = (length: number) => `/${"x".repeat(length - 1)}`;

  it("may have a file of 9 MiB, and 8 MiB of text", async () => {
    const body = form(["zip_file", file], ["dest_path", path(8 * MiB)]);
    expect((await send(body)).status).toBe(201);
  });
  it.each<[string, string, FormData]>([
    ["text of more than 8 MiB", uploadZip, form(["zip_file", file], ["dest_path", path(8 * MiB + 1)])],
    ["more than 8 MiB of JSON", deployments, form(["source", source.padEnd(8 * MiB + 1)])],
    ["text of more than 8 MiB where a file is expected", uploadZip, form(["zip_file", path(8 * MiB + 1)])],
    ["texts of more than 8 MiB together", deployments,
      form(["version", path(5 * MiB)], ["env_vars[A]", path(4 * MiB)])],
  ])("with %s is refused with 413", async (_, to, body) => {
    expect(await errorOf(send(body, type, to))).toMatchObject({ status: 413 });
  });
  it.each([
    ["a huge index", "files[4294967295][file]"],
    ["an index that is no integer", "files[1e9][file]"],
    ["an index below 0", "files[-1][file]"],
    ["10,000 indices", `files${"[0]".repeat(10_000)}`],
    ["a bracket that does not close", "files[0"],
  ])("with %s is refused within a second", async (_, name) => {
    const body = form([name, new Blob(["x"])]);
    expect(await withinASecond(() => errorOf(send(body, type, uploadFiles)))).toMatchObject({ status: 400 });
  });
});

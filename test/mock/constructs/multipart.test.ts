/** Forms as they come over the wire: whole or broken, in pieces, and of any size. */
import { describe, expect, it } from "vitest";
import { invalid } from "../../support/invalid.js";
import { errorOf } from "../../support/mock.js";
import {
  ask, expectEmpty, expectInvalid, form, MiB, type Part, post, shareConstructs, startConstructs, withinASecond,
} from "./support.js";

shareConstructs();

const type = "multipart/form-data; boundary=edge";
const ofFile = 'Content-Disposition: form-data; name="file"; filename="a.txt"';
const ofPath = 'Content-Disposition: form-data; name="dest_path"';
const ofSource = 'Content-Disposition: form-data; name="source"';
const part = (head: string, body: string) => `--edge\r\n${head}\r\n\r\n${body}\r\n`;
const path = part(ofPath, "/a");
const whole = `${part(`${ofFile}\r\nContent-Type: text/plain`, "hello")}${path}--edge--\r\n`;
const source = '{"type":"github","url":"https://github.com/a/b"}';
const send = (body: string, contentType = type, to = "file") => ask(`/forms/${to}`, post(body, contentType));

describe("a form is accepted", () => {
  it.each([
    ["whose boundary is quoted", whole, 'multipart/form-data; boundary="edge"'],
    ["whose content type has capitals", whole, "Multipart/Form-Data; charset=utf-8; Boundary=edge"],
    ["whose headers have other letter cases", whole.replaceAll("Content-D", "content-d"), type],
    ["with something before the first part and after the last", `before\r\n${whole}after`, type],
    ["with a file that looks like a boundary", whole.replace("hello", "--edg\r\n--edg\r\n\r--edge-- \n--edge"), type],
    ["without a line break at its end", whole.slice(0, -2), type],
  ])("%s", async (_, body, contentType) => {
    await expectEmpty(send(body, contentType), 201);
  });
  it("with JSON that has a content type", async () => {
    const body = `${part(`${ofSource}\r\nContent-Type: application/json`, source)}--edge--\r\n`;
    await expectEmpty(send(body, type, "deployment"), 201);
  });
  it("in single bytes", async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of Buffer.from(whole)) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const init = { ...post(""), headers: { "Content-Type": type }, body, duplex: "half" };
    await expectEmpty(ask("/forms/file", init), 201);
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
    ["when a part has no name", whole.replace(' name="dest_path"', ""), type],
    ["when it is JSON", source, type],
  ])("%s", async (_, body, contentType) => {
    const error = await errorOf(send(body, contentType));
    expect(error).toEqual(invalid(error.message));
    expect(error.message).toMatch(/^The request body is not valid multipart\/form-data: .+\.$/s);
  });
  it("when its content type is another", async () => {
    const message = "The Content-Type header must be multipart/form-data, not text/plain.";
    await expectInvalid(send(whole, "text/plain"), message);
  });
  it("when it has no content type", async () => {
    const body = new TextEncoder().encode(whole); // fetch gives a text a content type
    const message = "The Content-Type header is missing. It must be multipart/form-data.";
    await expectInvalid(ask("/forms/file", { method: "POST", body }), message);
  });
  it("when a part is not valid JSON", async () => {
    const { status, inner_error } = await errorOf(ask("/forms/deployment", form(["source", '{"type":'])));
    expect(status).toBe(400);
    expect(inner_error?.message).toMatch(/^source /);
  });
});

describe("a form", () => {
  const file: Part = ["file", new Blob([new Uint8Array(9 * MiB)])];
  const text = (length: number): Part => ["name", "x".repeat(length)];

  it("may have a file of 9 MiB, and nearly 8 MiB of text", async () => {
    await expectEmpty(ask("/forms/file", form(file, ["dest_path", "/a"], text(8 * MiB - 1024))), 201);
  });
  it.each<[string, string, Part[]]>([
    ["text of more than 8 MiB", "file", [file, ["dest_path", "/a"], text(8 * MiB + 1)]],
    ["more than 8 MiB of JSON", "deployment", [["source", source.padEnd(8 * MiB + 1)]]],
    ["text of more than 8 MiB where a file is expected", "file", [["file", text(8 * MiB + 1)[1]]]],
  ])("with %s is refused with 413", async (_, to, parts) => {
    const mock = await startConstructs();
    expect(await errorOf(ask(`/forms/${to}`, form(...parts), mock.url))).toMatchObject({ status: 413 });
    await expectEmpty(ask("/forms/file", post(whole, type), mock.url), 201);
  });
  it.each([
    ["a huge index", "files[4294967295][file]"],
    ["an index that is no integer", "files[1e9][file]"],
    ["an index below 0", "files[-1][file]"],
    ["10,000 indices", `files${"[0]".repeat(10_000)}`],
    ["a bracket that does not close", "files[0"],
  ])("with %s is refused within a second", async (_, name) => {
    const mock = await startConstructs();
    const answer = () => errorOf(ask("/forms/files", form([name, new Blob(["x"])]), mock.url));
    expect(await withinASecond(answer)).toMatchObject({ status: 400 });
    await expectEmpty(ask("/forms/file", post(whole, type), mock.url), 201);
  });
});

/** Requests whose frame is in doubt are refused with the right status, store nothing, and hurt no other request. */
import { describe, expect, it } from "vitest";
import { session, startTestMock } from "../support/mock.js";
import { exchange, expectStatuses, put, type RawResponse } from "../support/raw.js";

const close = "Connection: close";
const chunks = "5\r\nhello\r\n0\r\n\r\n";
const write = (path: string, body: string, ...headers: string[]) =>
  put(`/browsers/${session}/fs/write_file?path=${path}`, "application/octet-stream", body, headers);
const move = (...headers: string[]) =>
  put(`/browsers/${session}/fs/move`, "application/json", '{"src_path":"/b","dest_path":"/a"}', headers);
const versions = ["HTTP/1.1", "HTTP/1.0"];
const withHost = (version: string, values: string[], ...headers: string[]) => write("/a", "hello", ...headers)
  .replace("HTTP/1.1", version)
  .replace("Host: mock\r\n", values.map((value) => `Host: ${value}\r\n`).join(""));

/** Expects a request to be refused, nothing to be moved or stored, and the next one to be served if anything is. */
async function refused(bytes: string, status: number): Promise<RawResponse> {
  const mock = await startTestMock();
  expectStatuses(await exchange(mock.url, write("/b", "old", close)), [200]);
  const responses = await exchange(mock.url, bytes + write("/next", "", close));
  const isClosed = responses.length === 1;
  expectStatuses(responses, isClosed ? [status] : [status, 200]);
  expect([mock.file(session, "/a")?.size, mock.file(session, "/b")?.size]).toEqual([undefined, 3]);
  expect(mock.file(session, "/next")?.size).toBe(isClosed ? undefined : 0);
  return responses[0] as RawResponse;
}

async function served(bytes: string): Promise<void> {
  const mock = await startTestMock();
  expectStatuses(await exchange(mock.url, bytes), [200]);
  expect(mock.file(session, "/a")).toMatchObject({ size: 5 });
}

describe.each(versions)("Host in %s (RFC 9112, section 3.2)", (version) => {
  it.each([
    [["mock", "mock"]],
    [["mock", "other"]],
    [["mock", ""]],
    [["a b"]],
    [["a/b"]],
    [["a@b"]],
    [["a?b"]],
    [["mock:x"]],
    [["[::1"]],
    [["::1"]],
  ])("is refused as %j", async (values) => {
    await refused(withHost(version, values), 400);
  });
  it.each(["mock", "mock:80", "mock:", "a-b_c.example", "127.0.0.1:4010", "[::1]", "[::1]:80", "%41", ""])(
    "is taken as %j", async (value) => {
      await served(withHost(version, [value], close));
    });
});

it("a preflight needs a Host, too", async () => {
  const lines = ["OPTIONS / HTTP/1.1", "Origin: null", "Access-Control-Request-Method: PUT", close, "", ""];
  expectStatuses(await exchange((await startTestMock()).url, lines.join("\r\n")), [400]);
});

describe("Transfer-Encoding (RFC 9112, section 6.1)", () => {
  it.each(["gzip, chunked", "GZIP,chunked", "x-own, chunked", "gzip, deflate, chunked"])(
    "%s is refused with 501", async (coding) => {
      await refused(write("/a", chunks, `Transfer-Encoding: ${coding}`), 501);
    });
  it("in two header lines is refused with 501, too", async () => {
    await refused(write("/a", chunks, "Transfer-Encoding: gzip", "Transfer-Encoding: chunked"), 501);
  });
  it.each(["chunked", "Chunked", "CHUNKED"])("%s is accepted", async (coding) => {
    await served(write("/a", chunks, close, `Transfer-Encoding: ${coding}`));
  });
});

describe("Content-Encoding (RFC 9110, sections 8.4 and 12.5.3)", () => {
  it.each(["gzip", "GZIP", "br", "identity, gzip"])(
    "%s is refused with 415, which says what is taken", async (coding) => {
      const header = `Content-Encoding: ${coding}`;
      for (const request of [write("/a", "hello", header), move(header)]) {
        expect((await refused(request, 415)).headers.get("Accept-Encoding")).toBe("identity");
      }
    });
  it("is refused in chunks, too", async () => {
    await refused(write("/a", chunks, "Content-Encoding: gzip", "Transfer-Encoding: chunked"), 415);
  });
  it.each(["identity", "Identity", "", ",", ", identity,"])("%j is accepted", async (coding) => {
    await served(write("/a", "hello", close, `Content-Encoding: ${coding}`));
  });
});

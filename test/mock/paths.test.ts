/** A path is taken as it was meant, or refused: what is no percent-encoded UTF-8, or has a NUL, names no file. */
import { beforeEach, describe, expect, it } from "vitest";
import type { Mock } from "../../src/mock/index.js";
import { newFolder, setTemporaryDirectory } from "../support/folder.js";
import { invalid } from "../support/invalid.js";
import { bearer, contentOf, errorOf, json, move, session, startTestMock, write } from "../support/mock.js";
import { blobsIn } from "../support/raw.js";

let mock: Mock;
let folder: string;

beforeEach(async () => {
  folder = await newFolder();
  setTemporaryDirectory(folder);
  mock = await startTestMock();
});

/** Writes a file to a path that is put into the URL as it stands. */
function writeTo(path: string, id = session): Promise<Response> {
  const headers = { ...bearer, "Content-Type": "application/octet-stream" };
  return fetch(`${mock.url}/browsers/${id}/fs/write_file?path=${path}`, { method: "PUT", headers, body: "x" });
}

describe("writeFile", () => {
  it.each([
    ["/%FF", "a byte that UTF-8 never has"],
    ["/%FE", "a byte that UTF-8 never has"],
    ["/%80", "a character without its first byte"],
    ["/%C3", "a character without its last byte"],
    ["/%C0%AF", "a character in more bytes than it needs"],
    ["/%ED%A0%80", "half of a surrogate pair"],
    ["/%zz", "no hexadecimal digits"],
    ["/%4", "one hexadecimal digit"],
    ["/%", "no digits"],
  ])("refuses the path %s, which has %s, and stores nothing", async (path) => {
    expect(await errorOf(writeTo(path))).toEqual(invalid("path must be percent-encoded UTF-8."));
    expect(await blobsIn(folder) ?? []).toEqual([]);
  });
  it.each(["/a%00b", "/%00", "/a%00"])("refuses the path %s, which has a NUL, and stores nothing", async (path) => {
    expect(await errorOf(writeTo(path))).toEqual(invalid("path must not contain a NUL character."));
    expect(await blobsIn(folder) ?? []).toEqual([]);
  });
  it.each([
    ["/%C3%BC", "/ü"],
    ["/%F0%9F%93%84", "/\u{1f4c4}"],
    ["/%EF%BF%BD", "/\ufffd"],
    ["/%2561", "/%61"],
    ["%2Fa%2Bb+c%20d", "/a+b c d"],
  ])("takes the path %s for %s", async (path, meant) => {
    expect((await writeTo(path)).status).toBe(200);
    expect(await contentOf(mock, meant)).toBe("x");
  });
});

describe("movePath", () => {
  it.each([
    ["src_path", "/a\0", "/b"],
    ["src_path", "/\0", "/b"],
    ["dest_path", "/a", "/b\0c"],
  ])("refuses a NUL in %s, and moves nothing", async (field, source, destination) => {
    await write(mock, "/a", "x");
    const refused = invalid(`${field} must not contain a NUL character.`);
    expect(await errorOf(move(mock, source, destination))).toEqual(refused);
    expect(await contentOf(mock, "/a")).toBe("x");
  });
});

describe("a session id", () => {
  const moveIn = (id: string) => fetch(`${mock.url}/browsers/${id}/fs/move`, {
    method: "PUT",
    headers: json,
    body: JSON.stringify({ src_path: "/a", dest_path: "/b" }),
  });

  it.each(["%FF", "%80", "a%C3", "%zz", "%"])("is refused as %s, which is not percent-encoded UTF-8", async (id) => {
    expect(await errorOf(moveIn(id))).toEqual(invalid("id must be percent-encoded UTF-8."));
  });
  it("may have any of its characters percent-encoded", async () => {
    expect((await writeTo("/a", `%${session.charCodeAt(0).toString(16)}${session.slice(1)}`)).status).toBe(200);
    expect(await contentOf(mock, "/a")).toBe("x");
  });
});

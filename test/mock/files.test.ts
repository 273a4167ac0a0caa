/** Files are there after they were written, and move as on a disk. */
import { describe, expect, it } from "vitest";
import { contentOf, errorOf, move, session, startTestMock, write } from "../support/mock.js";

/** A mock with files, each of which holds its own path. */
async function withFiles(...paths: string[]) {
  const mock = await startTestMock();
  for (const path of paths) expect(await write(mock, path, path)).toMatchObject({ status: 200 });
  return mock;
}

const invalid = (message: string) => ({
  status: 400,
  code: "bad_request",
  message: "The request is not valid.",
  inner_error: { code: "invalid_input", message },
});

describe("writeFile", () => {
  it("stores the bytes and the mode, which is 644 by default", async () => {
    const mock = await startTestMock();
    await write(mock, "/notes.txt", "Remember the milk.\n");
    await write(mock, "/bin/run.sh", "#!/bin/sh\n", { mode: "0755" });
    expect(mock.file(session, "/notes.txt")).toMatchObject({ mode: "644", size: 19 });
    expect(mock.file(session, "/bin/run.sh")).toMatchObject({ mode: "0755", size: 10 });
    expect(await contentOf(mock, "/notes.txt")).toBe("Remember the milk.\n");
  });
  it("replaces a file, and its mode", async () => {
    const mock = await startTestMock();
    await write(mock, "/a", "old", { mode: "600" });
    await write(mock, "/a", "new");
    expect(mock.file(session, "/a")).toMatchObject({ mode: "644" });
    expect(await contentOf(mock, "/a")).toBe("new");
  });
  it("stores an empty file, and any name", async () => {
    const mock = await startTestMock();
    for (const path of ["/empty", "/with space", "/ünïcödé/文件", "/a:b*?\"<>|", "/.hidden", "/__proto__/constructor"]) {
      await write(mock, path);
      expect(mock.file(session, path), path).toMatchObject({ size: 0 });
    }
  });
  it.each(["/a/b/../c//./d", "/../../a/c/d", "/a/c/d/"])("normalises %s", async (path) => {
    const mock = await withFiles(path);
    expect(await contentOf(mock, "/a/c/d")).toBe(path);
  });
  it("keeps the sessions apart", async () => {
    const mock = await withFiles("/a");
    expect(mock.file("another", "/a")).toBeUndefined();
  });
  it.each([
    ["/dir", "path is a directory."],
    ["/", "path is a directory."],
    ["/dir/file/deeper/x", "path goes through /dir/file, which is a file."],
    [`/${"x".repeat(256)}`, "path must not have a name of more than 255 bytes."],
    [`/${"é".repeat(128)}`, "path must not have a name of more than 255 bytes."],
    [`/${"x/".repeat(2048)}`, "path must be shorter than 4096 bytes."],
    [`/${"é/".repeat(1366)}`, "path must be shorter than 4096 bytes."],
  ])("refuses %.20s, because %s", async (path, why) => {
    const mock = await withFiles("/dir/file");
    expect(await errorOf(write(mock, path))).toEqual(invalid(why));
    expect(await contentOf(mock, "/dir/file")).toBe("/dir/file");
  });
});

describe("movePath", () => {
  it.each([
    ["renames a file", "/a/file", "/a/renamed", "/a/renamed"],
    ["makes the directories on the way", "/a/file", "/x/y/z", "/x/y/z"],
    ["replaces a file", "/a/file", "/b/other", "/b/other"],
    ["moves a directory with everything in it", "/a", "/x/a", "/x/a/file"],
    ["normalises both paths", "/b/../a/./file", "/x/../y//z", "/y/z"],
    ["takes a move of a file to where it is for done", "/a/file", "/a/file", "/a/file"],
  ])("%s", async (_, source, destination, found) => {
    const mock = await withFiles("/a/file", "/b/other");
    expect(await move(mock, source, destination)).toMatchObject({ status: 200 });
    expect(await contentOf(mock, found)).toBe("/a/file");
    if (found !== "/a/file") expect(await contentOf(mock, "/a/file")).toBeUndefined();
  });
  it("moves a directory onto an empty one, and takes the mode along", async () => {
    const mock = await startTestMock();
    await write(mock, "/a/deep/file", "x", { mode: "600" });
    await write(mock, "/empty/file");
    await move(mock, "/empty/file", "/elsewhere");
    expect(await move(mock, "/a", "/empty")).toMatchObject({ status: 200 });
    expect(mock.file(session, "/empty/deep/file")).toMatchObject({ mode: "600", size: 1 });
  });
  it.each(["/nothing", "/a/file/deeper", "/a/nothing"])("answers 404 when nothing is at %s", async (source) => {
    const mock = await withFiles("/a/file");
    const message = "There is no file or directory at src_path.";
    expect(await errorOf(move(mock, source, "/b"))).toEqual({ status: 404, code: "not_found", message });
  });
  it.each([
    ["/a", "/a/deeper", "dest_path lies inside of src_path."],
    ["/a", "/a", "dest_path lies inside of src_path."],
    ["/", "/x", "dest_path lies inside of src_path."],
    ["/a", "/b", "dest_path is a directory that is not empty."],
    ["/a", "/b/other", "dest_path is a file, but src_path is a directory."],
    ["/a/file", "/b", "dest_path is a directory, but src_path is a file."],
    ["/a/file", "/", "dest_path is a directory, but src_path is a file."],
    ["/a", "/", "dest_path is a directory that is not empty."],
    ["/a", "/b/other/x", "dest_path goes through /b/other, which is a file."],
    ["/a/file", "/a/file/x", "dest_path goes through /a/file, which is a file."],
  ])("refuses %s to %s, because %s", async (source, destination, why) => {
    const mock = await withFiles("/a/file", "/b/other");
    expect(await errorOf(move(mock, source, destination))).toEqual(invalid(why));
    expect([await contentOf(mock, "/a/file"), await contentOf(mock, "/b/other")]).toEqual(["/a/file", "/b/other"]);
  });
});

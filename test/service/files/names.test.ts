/** Files are there after they were written, under any name that Linux allows. */
import { describe, expect, it } from "vitest";
import { invalid } from "../../support/invalid.js";
import { contentOf, errorOf, session, startTestMock, write } from "../../support/mock.js";

/** A mock with files, each of which holds its own path. */
async function withFiles(...paths: string[]) {
  const mock = await startTestMock();
  for (const path of paths) expect(await write(mock, path, path)).toMatchObject({ status: 200 });
  return mock;
}

describe("writeFile", () => {
  it("stores the bytes and the mode, which is 644 by default", async () => {
    const mock = await startTestMock();
    await write(mock, "/notes.txt", "Remember the milk.\n");
    await write(mock, "/bin/run.sh", "#!/bin/sh\n", { mode: "0755" });
    expect(mock.file(session, "/notes.txt")).toMatchObject({ mode: "644", size: 19 });
    expect(mock.file(session, "/bin/run.sh")).toMatchObject({ mode: "755", size: 10 });
    expect(await contentOf(mock, "/notes.txt")).toBe("Remember the milk.\n");
  });
  it("stores an empty file, and any name", async () => {
    const mock = await startTestMock();
    for (const path of ["/empty", "/with space", "/ünïcödé/文件", "/a:b*?\"<>|", "/.hidden", "/__proto__/constructor"]) {
      await write(mock, path);
      expect(mock.file(session, path), path).toMatchObject({ size: 0 });
    }
  });
  it.each(["/a/b/../c//./d", "/../../a/c/d"])("normalises %s", async (path) => {
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
    ["/a/c/d/", "path must not end with a slash: it is the path of a file."],
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

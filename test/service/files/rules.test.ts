/** Files are written and moved by the rules of the service: a write makes directories, and a move makes none. */
import { describe, expect, it } from "vitest";
import { invalid } from "../../support/invalid.js";
import { contentOf, errorOf, move, session, startTestMock, write } from "../../support/mock.js";

/** A mock with files, each of which holds its own path, and with the empty directory `/empty`. */
async function withFiles(...paths: string[]) {
  const mock = await startTestMock();
  for (const path of [...paths, "/empty/file"]) expect((await write(mock, path, path)).status).toBe(200);
  expect((await move(mock, "/empty/file", "/from-empty")).status).toBe(200);
  return mock;
}

const notFound = (message: string) => ({ status: 404, code: "not_found", message });

describe("writeFile", () => {
  it.each([undefined, "755", "0644"])("keeps the mode of a file that it replaces, when mode is %s", async (mode) => {
    const mock = await startTestMock();
    await write(mock, "/a", "old", { mode: "600" });
    expect((await write(mock, "/a", "new", mode === undefined ? {} : { mode })).status).toBe(200);
    expect(mock.file(session, "/a")).toMatchObject({ mode: "600", size: 3 });
    expect(await contentOf(mock, "/a")).toBe("new");
  });
  it("keeps the mode of a file that was moved", async () => {
    const mock = await startTestMock();
    await write(mock, "/a", "old", { mode: "600" });
    await move(mock, "/a", "/b");
    await write(mock, "/b", "new", { mode: "755" });
    expect(mock.file(session, "/b")).toMatchObject({ mode: "600" });
  });
  it("sets the mode of a new file, even after a deleted one", async () => {
    const mock = await startTestMock();
    await write(mock, "/a", "old", { mode: "600" });
    await move(mock, "/a", "/b");
    await write(mock, "/a", "new", { mode: "755" });
    await write(mock, "/c", "new");
    expect(mock.file(session, "/a")).toMatchObject({ mode: "755" });
    expect(mock.file(session, "/c")).toMatchObject({ mode: "644" });
  });
  it("makes missing parent directories", async () => {
    const mock = await withFiles("/a/b/c/file");
    expect(await contentOf(mock, "/a/b/c/file")).toBe("/a/b/c/file");
    expect((await move(mock, "/a/b", "/b")).status).toBe(200);
    expect(await contentOf(mock, "/b/c/file")).toBe("/a/b/c/file");
  });
  it.each([
    ["/a", "path is a directory."],
    ["/empty", "path is a directory."],
    ["/", "path is a directory."],
    ["/a/file/x/y", "path goes through /a/file, which is a file."],
  ])("refuses %s, because %s", async (path, why) => {
    const mock = await withFiles("/a/file");
    expect(await errorOf(write(mock, path))).toEqual(invalid(why));
    expect(await contentOf(mock, "/a/file")).toBe("/a/file");
  });
});

describe("movePath", () => {
  it.each([
    ["renames a file", "/a/file", "/a/renamed", "/a/renamed"],
    ["moves a file into a directory that is there", "/a/file", "/empty/file", "/empty/file"],
    ["replaces a file", "/a/file", "/b/other", "/b/other"],
    ["renames a directory", "/a", "/renamed", "/renamed/file"],
    ["moves a directory with everything in it", "/a", "/b/a", "/b/a/file"],
    ["normalises both paths", "/b/../a/./file", "/x/../empty//z", "/empty/z"],
    ["takes a move of a file to where it is for done", "/a/file", "/a/file", "/a/file"],
  ])("%s, mode and all", async (_, source, destination, found) => {
    const mock = await withFiles("/b/other");
    await write(mock, "/a/file", "/a/file", { mode: "600" });
    expect((await move(mock, source, destination)).status).toBe(200);
    expect(await contentOf(mock, found)).toBe("/a/file");
    expect(mock.file(session, found)).toMatchObject({ mode: "600" });
    if (found !== "/a/file") expect(await contentOf(mock, "/a/file")).toBeUndefined();
  });
  it("moves an empty directory", async () => {
    const mock = await withFiles("/a/file");
    expect((await move(mock, "/empty", "/a/empty")).status).toBe(200);
    expect((await move(mock, "/a/file", "/a/empty/file")).status).toBe(200);
    expect(await errorOf(move(mock, "/empty", "/b"))).toMatchObject({ status: 404 });
  });
  it.each([
    ["/a/file", "/x/file"],
    ["/a/file", "/empty/x/y/z"],
    ["/a", "/x/a"],
  ])("returns 404 for %s to %s, because the directory is missing, and makes none", async (source, destination) => {
    const mock = await withFiles("/a/file");
    const why = "There is no directory for dest_path.";
    for (let time = 0; time < 2; time++) {
      expect(await errorOf(move(mock, source, destination))).toEqual(notFound(why));
    }
    expect(await contentOf(mock, "/a/file")).toBe("/a/file");
  });
  const missing = ["/nothing", "/a/nothing", "/nothing/at/all", "/a/file/deeper"];
  it.each(missing)("returns 404 when nothing is at %s", async (source) => {
    const mock = await withFiles("/a/file");
    const why = "There is no file or directory at src_path.";
    expect(await errorOf(move(mock, source, "/b"))).toEqual(notFound(why));
  });
  it.each([
    ["/a/file", "/b", "dest_path is a directory."],
    ["/a/file", "/empty", "dest_path is a directory."],
    ["/a/file", "/a", "dest_path is a directory."],
    ["/a/file", "/", "dest_path is a directory."],
    ["/a", "/b", "dest_path is a directory."],
    ["/a", "/empty", "dest_path is a directory."],
    ["/a", "/", "dest_path is a directory."],
    ["/a", "/b/other", "dest_path is a file, but src_path is a directory."],
    ["/empty", "/b/other", "dest_path is a file, but src_path is a directory."],
    ["/a", "/a/deeper", "dest_path is inside src_path."],
    ["/", "/x", "dest_path is inside src_path."],
    ["/a", "/b/other/x", "dest_path goes through /b/other, which is a file."],
    ["/a/file", "/b/other/x/y", "dest_path goes through /b/other, which is a file."],
    ["/a/file", "/a/file/x", "dest_path goes through /a/file, which is a file."],
  ])("refuses %s to %s, because %s", async (source, destination, why) => {
    const mock = await withFiles("/a/file", "/b/other");
    expect(await errorOf(move(mock, source, destination))).toEqual(invalid(why));
    expect([await contentOf(mock, "/a/file"), await contentOf(mock, "/b/other")]).toEqual(["/a/file", "/b/other"]);
  });
  it.each(["/a", "/empty", "/"])("refuses %s to itself", async (path) => {
    expect(await errorOf(move(await withFiles("/a/file"), path, path))).toMatchObject({ status: 400 });
  });
});

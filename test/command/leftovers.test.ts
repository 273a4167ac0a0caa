/** A mock leaves no files behind, however its process ends, and it removes no files that another mock still uses. */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runProgram, startCommand } from "../support/command.js";
import { newFolder, setTemporaryDirectory } from "../support/folder.js";
import { contentOf, session, startTestMock, write } from "../support/mock.js";

/** Starts a mock with files in a temporary directory, and returns the name of its own directory there. */
async function startWithFiles(folder: string) {
  const before = await readdir(folder);
  const command = await startCommand(folder, "--quiet");
  for (const path of ["/a", "/b"]) expect((await write(command.mock, path, "x")).status).toBe(200);
  const [name = ""] = (await readdir(folder)).filter((name) => !before.includes(name));
  expect(name).toMatch(/^cloud-browser-contract-/);
  return { ...command, name };
}

/** A program that starts mocks, and writes a file to each. */
const startMocks = (count: number) => `
  import { startMock } from "cloud-browser-contract/mock";
  for (let count = 0; count < ${count}; count++) {
    const { url } = await startMock();
    const headers = { "Authorization": "Bearer any-token", "Content-Type": "application/octet-stream" };
    const path = "/browsers/${session}/fs/write_file?path=/a";
    const { status } = await fetch(url + path, { method: "PUT", headers, body: "x" });
    if (status !== 200) throw new Error("The file was not written.");
  }
`;

it("a mock that stores its first file removes the files of killed mocks", async () => {
  const folder = await newFolder();
  for (const { kill, ended } of [await startWithFiles(folder), await startWithFiles(folder)]) {
    kill("SIGKILL");
    await ended;
  }
  expect(await readdir(folder)).toHaveLength(2);
  const { name } = await startWithFiles(folder);
  await expect.poll(() => readdir(folder)).toEqual([name]);
});

describe("a mock that stores its first file keeps", () => {
  it("the files of a mock that runs in another process", async () => {
    const folder = await newFolder();
    const one = await startWithFiles(folder);
    const files = await readdir(join(folder, one.name));
    const other = await startWithFiles(folder);
    expect(await readdir(folder)).toEqual([one.name, other.name].sort());
    expect(await readdir(join(folder, one.name))).toEqual(files);
  });
  it("the files of a mock that stores its first file at the same time", async () => {
    const folder = await newFolder();
    const commands = await Promise.all(Array.from({ length: 4 }, () => startCommand(folder, "--quiet")));
    const responses = await Promise.all(commands.map(({ mock }) => write(mock, "/a", "x")));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await readdir(folder)).toHaveLength(4);
  });
  it("the files of another mock in the same process", async () => {
    setTemporaryDirectory(await newFolder());
    const [one, other] = [await startTestMock(), await startTestMock()];
    await write(one, "/a", "one");
    await write(other, "/a", "other");
    expect([await contentOf(one, "/a"), await contentOf(other, "/a")]).toEqual(["one", "other"]);
  });
  it("a directory that no mock has created, whatever its name", async () => {
    const folder = await newFolder();
    await mkdir(join(folder, "cloud-browser-contract-main")); // the name in an archive of the repository
    await writeFile(join(folder, "cloud-browser-contract-main", "README.md"), "");
    await startWithFiles(folder);
    expect(await readdir(join(folder, "cloud-browser-contract-main"))).toEqual(["README.md"]);
  });
});

it.each([
  ["process.exit()", "process.exit(3);", { code: 3, stderr: "" }],
  ["an uncaught error", "throw new Error('It breaks.');",
    { code: 1, stderr: expect.stringContaining("It breaks.") as string }],
])("a mock that is not closed leaves nothing behind when its process ends by %s", async (_, end, ended) => {
  const folder = await newFolder();
  expect(await runProgram(folder, startMocks(1) + end)).toEqual(ended);
  expect(await readdir(folder)).toEqual([]);
});

it("many mocks in a process that exits leave nothing behind, and cause no warning of Node.js", async () => {
  const folder = await newFolder();
  expect(await runProgram(folder, `${startMocks(12)} process.exit();`)).toEqual({ code: 0, stderr: "" });
  expect(await readdir(folder)).toEqual([]);
});

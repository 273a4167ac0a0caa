/** Whatever is done with files, the mock has each of them where the service's own calls to the disk would have it. */
import { existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import type { Mock } from "../../../src/mock/index.js";
import { runs } from "../../support/fuzz.js";
import { contentOf, json, move, session, startTestMock, write } from "../../support/mock.js";

const names = fc.array(fc.constantFrom("a", "b"), { maxLength: 3 });
const places = fc.tuple(names, fc.constantFrom("/", "//", "/./", "/c/../"), fc.constantFrom("", "/"))
  .map(([names, slash, end]) => ({ path: `/${names.join("/")}`, spelled: slash + names.join(slash) + end }));
const steps = fc.record({
  does: fc.constantFrom("write", "write", "move", "move", "create_directory", "delete_file", "delete_directory"),
  source: places,
  target: places,
  mode: fc.constantFrom("600", "0755"),
});

it("has each file where a disk would have it, with its original mode", async () => {
  const mock = await startTestMock();
  const disk = await mkdtemp(join(tmpdir(), "fuzz-"));
  onTestFinished(() => rm(disk, { recursive: true }));
  await fc.assert(fc.asyncProperty(fc.array(steps, { maxLength: 20 }), async (sequence) => {
    await mock.reset();
    await rm(disk, { recursive: true });
    await mkdir(disk);
    for (const [index, { does, source, target, mode }] of sequence.entries()) {
      const [from, to] = [join(disk, source.path), join(disk, target.path)];
      const [status, expected] = {
        write: () =>
          [write(mock, target.spelled, `file ${index}`, { mode }), written(to, target.spelled, mode, `file ${index}`)],
        move: () => [move(mock, source.spelled, target.spelled), moved(from, to, endsWithSlash(source, target))],
        create_directory: () => [ask(mock, does, target.spelled), made(to)],
        delete_file: () => [ask(mock, does, target.spelled), deleted(to, disk, endsWithSlash(target))],
        delete_directory: () => [ask(mock, does, target.spelled), deletedWhole(to, disk)],
      }[does]() as [Promise<Response>, Promise<number>];
      expect((await status).status, `${does} ${source.path} ${target.path}`).toBe(await expected);
    }
    const named = sequence.flatMap(({ source, target }) => [source.path, target.path]);
    for (const path of [...named, ...await readdir(disk, { recursive: true })].map((path) => join("/", path))) {
      const content = await contentOf(mock, path);
      expect(content && `${mock.file(session, path)?.mode} ${content}`)
        .toBe(await readFile(join(disk, path), "utf8").catch(() => undefined));
    }
  }), runs(50));
});

/** Asks for what takes a path alone. */
function ask({ url }: Mock, operation: string, path: string): Promise<Response> {
  const method = "PUT";
  return fetch(`${url}/browsers/${session}/fs/${operation}`, { method, headers: json, body: JSON.stringify({ path }) });
}

const endsWithSlash = (...places: { spelled: string }[]) => places.some(({ spelled }) => spelled.endsWith("/"));
const isDirectory = (path: string) => existsSync(path) && statSync(path).isDirectory();

/** What a disk makes of a write, as a status. The content of a file begins with its mode, which stays. */
async function written(to: string, spelled: string, mode: string, content: string): Promise<number> {
  if (spelled.endsWith("/")) return 400; // a name that ends so is that of a directory
  try {
    await mkdir(dirname(to), { recursive: true });
    const old = existsSync(to) ? await readFile(to, "utf8") : mode.replace(/^0/, ""); // no bits above 0777 are kept
    await writeFile(to, `${old.split(" ")[0]} ${content}`);
    return 200;
  } catch {
    return 400;
  }
}

/** What a disk makes of a move, as a status. */
async function moved(from: string, to: string, isOfDirectory: boolean): Promise<number> {
  if (!existsSync(from)) return 404;
  if (isOfDirectory && !isDirectory(from)) return 400;
  if (isDirectory(to)) return 400; // rename(2) takes the place of an empty one, but the service does not
  try {
    await rename(from, to);
    return 200;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? 404 : 400;
  }
}

/** What a disk makes of a directory that is to be there, as a status. */
function made(path: string): Promise<number> {
  return mkdir(path, { recursive: true }).then(() => 201, () => 400);
}

/** What a disk makes of the deletion of a file or an empty directory, as a status. The root stays. */
async function deleted(path: string, root: string, isOfDirectory: boolean): Promise<number> {
  if (!existsSync(path)) return 404;
  if (isOfDirectory && !isDirectory(path)) return 400;
  if (join(path) === join(root, "/")) return 400;
  return (isDirectory(path) ? rmdir(path) : unlink(path)).then(() => 200, () => 400);
}

/** What a disk makes of the deletion of a directory with all that is in it, as a status. */
async function deletedWhole(path: string, root: string): Promise<number> {
  if (!existsSync(path)) return 200;
  if (join(path) === join(root, "/") || !isDirectory(path)) return 400;
  await rm(path, { recursive: true });
  return 200;
}

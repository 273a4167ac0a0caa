/** Whatever is written and moved, the mock has each file where the service's own calls to the disk would have it. */
import { existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { runs } from "../support/fuzz.js";
import { contentOf, move, session, startTestMock, write } from "../support/mock.js";

it("has each file where mkdir and write, or rename, would put it, with the mode that it was made with", async () => {
  const mock = await startTestMock();
  const names = fc.array(fc.constantFrom("a", "b"), { maxLength: 3 });
  const places = fc.tuple(names, fc.constantFrom("/", "//", "/./", "/c/../"), fc.constantFrom("", "/"))
    .map(([names, slash, end]) => ({ path: `/${names.join("/")}`, spelled: slash + names.join(slash) + end }));
  const disk = await mkdtemp(join(tmpdir(), "fuzz-"));
  onTestFinished(() => rm(disk, { recursive: true }));
  const steps = fc.record({ source: fc.option(places), target: places, mode: fc.constantFrom("600", "0755") });
  await fc.assert(fc.asyncProperty(fc.array(steps, { maxLength: 20 }), async (sequence) => {
    await mock.reset();
    await rm(disk, { recursive: true });
    await mkdir(disk);
    for (const [index, { source, target, mode }] of sequence.entries()) {
      const { status } = await (source
        ? move(mock, source.spelled, target.spelled)
        : write(mock, target.spelled, `file ${index}`, { mode }));
      const to = join(disk, target.path);
      expect(status).toBe(source ? await moved(join(disk, source.path), to) : await written(to, mode, `file ${index}`));
    }
    const named = sequence.flatMap(({ source, target }) => [source?.path ?? "/", target.path]);
    for (const path of [...named, ...await readdir(disk, { recursive: true })].map((path) => join("/", path))) {
      const content = await contentOf(mock, path);
      expect(content && `${mock.file(session, path)?.mode} ${content}`)
        .toBe(await readFile(join(disk, path), "utf8").catch(() => undefined));
    }
  }), runs(150));
});

const isDirectory = (path: string) => existsSync(path) && statSync(path).isDirectory();

/** What a disk makes of a write, as a status. The content of a file begins with its mode, which stays. */
async function written(to: string, mode: string, content: string): Promise<number> {
  try {
    await mkdir(dirname(to), { recursive: true });
    const old = existsSync(to) ? await readFile(to, "utf8") : mode;
    await writeFile(to, `${old.split(" ")[0]} ${content}`);
    return 200;
  } catch {
    return 400;
  }
}

/** What a disk makes of a move, as a status. */
async function moved(from: string, to: string): Promise<number> {
  if (!existsSync(from)) return 404;
  if (isDirectory(to)) return 400; // rename(2) takes the place of an empty one, but the service does not
  try {
    await rename(from, to);
    return 200;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? 404 : 400;
  }
}

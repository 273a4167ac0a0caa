/** Whatever is written and moved, the mock has each file where a disk would have it. */
import { existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { runs } from "../support/fuzz.js";
import { contentOf, move, session, startTestMock, write } from "../support/mock.js";

it("has each file where mkdir, write and rename would put it", async () => {
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
      const from = source && join(disk, source.path);
      expect(status).toBe(await onDisk(from, join(disk, target.path), `${mode} file ${index}`));
    }
    const named = sequence.flatMap(({ source, target }) => [source?.path ?? "/", target.path]);
    for (const path of [...named, ...await readdir(disk, { recursive: true })].map((path) => join("/", path))) {
      const content = await contentOf(mock, path);
      expect(content && `${mock.file(session, path)?.mode} ${content}`)
        .toBe(await readFile(join(disk, path), "utf8").catch(() => undefined));
    }
  }), runs(150));
});

/** What a disk makes of a step, as a status. A step that fails leaves no directory behind. */
async function onDisk(from: string | null, to: string, content: string): Promise<number> {
  if (from && !existsSync(from)) return 404;
  if (from === to && statSync(from).isDirectory()) return 400; // rename(2) does nothing, and calls it a success
  let made: string | undefined;
  try {
    made = await mkdir(dirname(to), { recursive: true });
    await (from ? rename(from, to) : writeFile(to, content));
    return 200;
  } catch {
    if (made) await rm(made, { recursive: true });
    return 400;
  }
}

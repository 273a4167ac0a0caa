/** `mock --har FILE --save`: what was answered is there after a kill. Files that cannot be read are refused. */
import { readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Kernel from "@onkernel/sdk";
import { expect, it } from "vitest";
import { takeFiftySteps } from "../mock/recording/fifty-steps.js";
import { differencesIn, everythingIn } from "../mock/recording/shown.js";
import { archive } from "../mock/recording/archives.js";
import { run, start } from "../support/cli.js";
import { newFolder } from "../support/folder.js";

const newPath = async () => join(await newFolder(), "state.har");
const kernelOf = (url: string) => new Kernel({ baseURL: url, apiKey: "any-token", maxRetries: 0 });

it("survives a kill, with everything that was answered", { timeout: 60_000 }, async () => {
  const path = await newPath();
  const { mock, child, ended } = await start(["--har", path, "--save"]);
  await takeFiftySteps(kernelOf(mock.url));
  const before = await everythingIn(fetch, mock.url);
  child.kill("SIGKILL");
  await ended;
  const again = await start(["--har", path, "--save"]);
  expect(differencesIn(before, await everythingIn(fetch, again.mock.url))).toEqual([]);
  expect(again.lines.filter((line) => line.startsWith("Not restored"))).toEqual([]);
  await kernelOf(again.mock.url).profiles.create({ name: "later" });
  again.child.kill("SIGKILL");
  await again.ended;
  const third = await start(["--har", path, "--save"]);
  expect(await kernelOf(third.mock.url).profiles.retrieve("later")).toMatchObject({ name: "later" });
});

it("loses at most what is in flight, whenever it is killed", { timeout: 60_000 }, async () => {
  const path = await newPath();
  const answered: string[] = [];
  for (let round = 0; round < 3; round++) {
    const { mock, child, ended } = await start(["--har", path, "--save", "--empty"]);
    const kernel = kernelOf(mock.url);
    const names = (await kernel.profiles.list({ limit: 100 })).getPaginatedItems().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(answered));
    const killAfter = answered.length + 5 + round;
    for (let number = 0; ; number++) {
      const name = `${round}-${number}`;
      const isMade = await kernel.profiles.create({ name }).then(() => true, () => false);
      if (!isMade) break;
      answered.push(name);
      if (answered.length === killAfter) setTimeout(() => child.kill("SIGKILL"), round);
    }
    await ended;
  }
  expect(answered.length).toBeGreaterThan(15);
});

it("starts from a file of another program, and leaves it alone", async () => {
  const path = await newPath();
  const text = JSON.stringify(archive(
    { url: "https://app.test/api/browsers", sent: {}, received: { session_id: "session-1" } },
    { url: "https://app.test/api/browsers/none/replays", sent: {}, received: {} },
  ));
  await writeFile(path, text);
  const { mock, lines } = await start(["--har", path, "--har-base", "https://app.test/api", "--quiet"]);
  await kernelOf(mock.url).browsers.deleteByID("session-1");
  await expect.poll(() => lines.slice(1, 3)).toEqual([
    `Restored 1 call of ${path}.`,
    expect.stringMatching(/^Not restored: entry 2, POST \/api\/browsers\/none\/replays\. It fails now: /),
  ]);
  expect(await readFile(path, "utf8")).toBe(text);
});

it("restores what is complete of a file that is cut off", async () => {
  const path = await newPath();
  const { mock, child, ended } = await start(["--har", path, "--save", "--empty"]);
  for (const name of ["a", "b"]) await kernelOf(mock.url).profiles.create({ name });
  child.kill();
  await ended;
  await truncate(path, (await readFile(path)).length - 50);
  const again = await start(["--har", path]);
  const profiles = (await kernelOf(again.mock.url).profiles.list()).getPaginatedItems();
  expect(profiles.map(({ name }) => name)).toEqual(["a"]);
  await expect.poll(() => again.lines).toContain(`${path} ends before its end: what came after is lost.`);
});

it.each([
  ["a missing file", [], undefined, "There is no file FILE. To create it, add the option save."],
  ["no archive", [], "{}", 'FILE is no HTTP Archive: it has no "log" with "entries".'],
  ["a file that it cannot continue", ["--save"], JSON.stringify(archive()),
    "FILE was not written by this program, so it cannot be continued. Name a new file."],
  ["a combination", ["--stateless"], "{}", "har needs a mock with state: omit stateless."],
  ["real browsers", ["--browser"], "{}", "har cannot be combined with browser: a recording has no pages."],
])("refuses %s", async (_, options, content, message) => {
  const path = await newPath();
  if (content !== undefined) await writeFile(path, content);
  const { code, stderr } = await run(["mock", "--port", "0", "--har", path, ...options]);
  expect([code, stderr.replace(path, "FILE")]).toEqual([2, `${message} See cloud-browser-contract mock --help.\n`]);
  if (content !== undefined) expect(await readFile(path, "utf8")).toBe(content);
});

/** The release check refuses a version that is too low for the changes, and versions that differ between files. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkRelease } from "../../scripts/check-release.js";
import { release } from "../../scripts/release.js";
import { succeed } from "../support/run.js";

const { version: current } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
const contract = await readFile("openapi.yaml", "utf8");

const edits: Record<string, [from: string, to: string]> = {
  breaking: ["/computer/batch:", "/computer/batches:"],
  compatible: ["        message:\n", "        hint:\n          type: string\n        message:\n"],
  editorial: ["Absolute path of the file to write.", "Where to write the file."],
  no: ["openapi: 3.1.0", "openapi: 3.1.0"],
};

/** Creates a folder with a changed contract, and with the current contract as the last release. */
async function folderWith(version: string, { change = "no", released }: { change?: string; released?: string } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [from, to] = edits[change]!;
  expect(contract).toContain(from);
  await writeFile(join(folder, "openapi.yaml"), contract.replace(from, to).replaceAll(current, version));
  await writeFile(join(folder, "package.json"), JSON.stringify({ version }));
  await writeFile(join(folder, "CHANGELOG.md"), `# Changelog\n\n## ${version}, unreleased\n- New.\n\n## 0.0.1\n`);
  if (released) {
    await mkdir(join(folder, "released"));
    await writeFile(join(folder, "released/openapi.yaml"), contract.replaceAll(current, released));
  }
  return folder;
}

describe.each([
  { change: "breaking", released: "0.1.0", least: "0.2.0", tooLow: ["0.1.0", "0.1.1"] },
  { change: "compatible", released: "0.1.0", least: "0.1.1", tooLow: ["0.1.0"] },
  { change: "editorial", released: "0.1.0", least: "0.1.1", tooLow: ["0.1.0"] },
  { change: "breaking", released: "1.2.3", least: "2.0.0", tooLow: ["1.3.0", "1.2.4"] },
  { change: "compatible", released: "1.2.3", least: "1.3.0", tooLow: ["1.2.4"] },
  { change: "editorial", released: "1.2.3", least: "1.2.4", tooLow: ["1.2.3"] },
  { change: "no", released: "1.2.3", least: "1.2.3", tooLow: [] },
])("after $released, $change change", { timeout: 60_000 }, ({ change, released, least, tooLow }) => {
  it.each(tooLow)("is refused as %s", async (version) => {
    const problems = await checkRelease(await folderWith(version, { change, released }));
    expect(problems).toEqual([
      expect.stringContaining(`The version must be ${least} or higher after ${released}, not ${version}.`),
    ]);
    expect(problems.join()).not.toContain("\n");
  });
  it(`is accepted as ${least}`, async () => {
    expect(await checkRelease(await folderWith(least, { change, released }))).toEqual([]);
  });
});

it("a version below the released one is refused without a change", { timeout: 60_000 }, async () => {
  const [problem] = await checkRelease(await folderWith("1.2.2", { released: "1.2.3" }));
  expect(problem).toMatch(/^The version must be 1\.2\.\d or higher after 1\.2\.3, not 1\.2\.2\. /);
});

it("the message names a breaking change", { timeout: 60_000 }, async () => {
  const [problem] = await checkRelease(await folderWith("0.1.1", { change: "breaking", released: "0.1.0" }));
  expect(problem).toContain("/browsers/{id}/computer/batch");
});

describe("before the first release", () => {
  it("the same version in all files is accepted", async () => {
    expect(await checkRelease(await folderWith("0.1.0"))).toEqual([]);
  });
  it.each([
    ["package.json", '{ "version": "0.1.1" }', "package.json has 0.1.1."],
    ["CHANGELOG.md", "# Changelog\n\n## 0.1.1, unreleased\n", "the newest heading of CHANGELOG.md has 0.1.1."],
    ["CHANGELOG.md", "# Changelog\n", "the newest heading of CHANGELOG.md has none."],
    ["openapi.yaml", "info: { version: 0.1.0, description: This is version 0.1.1. }", "its text has 0.1.1."],
  ])("another version in %s is refused", async (file, text, why) => {
    const folder = await folderWith("0.1.0");
    await writeFile(join(folder, file), text);
    expect(await checkRelease(folder)).toEqual([`openapi.yaml has the version 0.1.0, but ${why}`]);
  });
  it("a version that is not three numbers is refused", async () => {
    const why = 'The version must be three numbers, such as 0.1.0, not "0.1".';
    expect(await checkRelease(await folderWith("0.1"))).toEqual([why]);
  });
});

describe("npm run release", { timeout: 60_000 }, () => {
  /** Creates a repository with one commit. */
  async function repositoryWith(version: string, heading: string) {
    const folder = await folderWith(version);
    await writeFile(join(folder, "CHANGELOG.md"), `# Changelog\n\n## ${heading}\n- New.\n`);
    const git = (...command: string[]) => succeed("git", command, folder);
    await git("init", "--quiet");
    await git("config", "user.name", "A");
    await git("config", "user.email", "a@example.com");
    await git("add", ".");
    await git("commit", "--quiet", "--message", "Begin");
    return { folder, git };
  }

  it("tags the commit, prints the next steps, and does not tag twice", async () => {
    const { folder, git } = await repositoryWith("0.2.0", "0.2.0, 2026-12-01");
    expect((await release(folder)).join("\n")).toMatch(/^Tagged this commit as v0\.2\.0\..*npm publish/s);
    expect(await git("describe", "--tags")).toBe("v0.2.0\n");
    await expect(release(folder)).rejects.toThrow("The tag v0.2.0 already exists. Raise the version.");
  });

  it("reports every problem, and tags nothing", async () => {
    const { folder, git } = await repositoryWith("0.2.0", "0.3.0, unreleased");
    await writeFile(join(folder, "more.txt"), "");
    const { message } = await release(folder).then(() => new Error("It was released."), (error: Error) => error);
    expect(message.split("\n")).toEqual([
      expect.stringContaining("the newest heading of CHANGELOG.md has 0.3.0"),
      "There are uncommitted changes. Commit them first.",
      'CHANGELOG.md has "## 0.3.0, unreleased". Add the release date: "## 0.2.0, YYYY-MM-DD".',
    ]);
    expect(await git("tag")).toBe("");
  });
});

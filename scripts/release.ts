/** `npm run release`: checks that this commit can be released, tags it, and prints the next steps. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { checkRelease } from "./check-release.js";

/**
 * Tags the current commit of a repository as the release of its version.
 *
 * @param folder The root of the repository.
 * @returns The next steps, one per line.
 * @throws {Error} When the commit cannot be released; the message has a line for each reason, and nothing is tagged.
 */
export async function release(folder: string): Promise<string[]> {
  const run = promisify(execFile);
  const git = async (...command: string[]) => (await run("git", command, { cwd: folder })).stdout.trim();
  const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as { version: string };
  const tag = `v${version}`;
  const problems = await checkRelease(folder);
  if (await git("status", "--porcelain")) problems.push("There are uncommitted changes. Commit them first.");
  if (await git("tag", "--list", tag)) problems.push(`The tag ${tag} already exists. Raise the version.`);
  const [heading = ""] = /^## .*$/m.exec(await readFile(join(folder, "CHANGELOG.md"), "utf8")) ?? [];
  if (!/\d{4}-\d{2}-\d{2}$/.test(heading)) {
    problems.push(`CHANGELOG.md has "${heading}". Add the release date: "## ${version}, YYYY-MM-DD".`);
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  await git("tag", "--annotate", tag, "--message", `Release ${version}`);
  return [
    `Tagged this commit as ${tag}. Next steps:`,
    `1. Push it and wait for CI: git push origin HEAD ${tag}`,
    "2. Build and publish the package: npm publish",
    "3. Commit the released contract, for the next comparison: mkdir -p released && cp openapi.yaml released/",
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await release(fileURLToPath(new URL("../", import.meta.url))).then(
    (lines) => console.log(lines.join("\n")),
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}

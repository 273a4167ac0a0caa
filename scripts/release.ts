/** `npm run release`: checks that this commit can be released, tags it, and prints what is left to do. */
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
 * @returns What is left to do, a line each.
 * @throws {Error} When the commit cannot be released; the message has a line for each reason. Nothing is tagged then.
 */
export async function release(folder: string): Promise<string[]> {
  const run = promisify(execFile);
  const git = async (...command: string[]) => (await run("git", command, { cwd: folder })).stdout.trim();
  const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as { version: string };
  const tag = `v${version}`;
  const problems = await checkRelease(folder);
  if (await git("status", "--porcelain")) problems.push("There are changes that are not committed. Commit them first.");
  if (await git("tag", "--list", tag)) problems.push(`The tag ${tag} exists already. Raise the version.`);
  const [heading = ""] = /^## .*$/m.exec(await readFile(join(folder, "CHANGELOG.md"), "utf8")) ?? [];
  if (!/\d{4}-\d{2}-\d{2}$/.test(heading)) {
    problems.push(`CHANGELOG.md has "${heading}". Write the date of the release: "## ${version}, YYYY-MM-DD".`);
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  await git("tag", "--annotate", tag, "--message", `Release ${version}`);
  return [
    `Tagged this commit as ${tag}. What is left to do:`,
    `1. git push origin HEAD ${tag}, and wait for CI.`,
    "2. npm publish, which builds the package first.",
    "3. mkdir -p released && cp openapi.yaml released/, and commit it: the next release is compared with it.",
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

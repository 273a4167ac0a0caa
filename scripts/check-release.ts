/** `npm run check:release`: checks that the version fits the changes, and is the same in all files. */
import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import semver from "semver";
import { parse } from "yaml";
import { redocly } from "./redocly.js";

const root = fileURLToPath(new URL("../", import.meta.url));

type Impact = "major" | "minor" | "patch";

/** The output of `redocly diff`. Without changes it has no `bump`. */
interface DiffReport {
  bump?: Impact;
  changes: { path: string; property?: string; impact: Impact; verdicts: { message: string }[] }[];
}

/**
 * Compares a contract with the last released one, and its version with those of the package and the changelog.
 *
 * @param folder The folder with `openapi.yaml`, `package.json`, `CHANGELOG.md` and `released/openapi.yaml`. Before the
 *   first release there is no `released/openapi.yaml`, and only the versions are compared.
 * @returns A line for each problem.
 * @throws When a file cannot be read, or when Redocly fails; the message has its output.
 * @see Semantic Versioning 2.0.0, sections 4 and 6 to 8
 */
export async function checkRelease(folder: string): Promise<string[]> {
  const read = (file: string) => readFile(join(folder, file), "utf8");
  const { version, description } = readInfo(await read("openapi.yaml"));
  if (!semver.valid(version)) return [`The version must be three numbers, such as 0.1.0, not "${version}".`];
  const others = {
    "its text": /\bversion (\d+[.\d]*\d)/.exec(description)?.[1] ?? version,
    "package.json": (JSON.parse(await read("package.json")) as { version: string }).version,
    "the newest heading of CHANGELOG.md": /^## ([^\s,]+)/m.exec(await read("CHANGELOG.md"))?.[1],
  };
  const problems = Object.entries(others)
    .filter(([, other]) => other !== version)
    .map(([source, other]) => `openapi.yaml has the version ${version}, but ${source} has ${other ?? "none"}.`);
  if (!await isReleased(folder)) return problems;
  const { version: released } = readInfo(await read("released/openapi.yaml"));
  const { bump, changes } = await diff(folder);
  const least = leastVersion(released, bump);
  if (semver.lt(version, least)) {
    const reasons = changes.filter(({ impact }) => impact === bump).map(reason);
    problems.push(`The version must be ${least} or higher after ${released}, not ${version}. ${reasons.join(" ")}`);
  }
  return problems;
}

/**
 * Returns the lowest version that a change may have. Before 1.0.0 a breaking change needs a minor version, and any
 * other change a patch version: npm reads `^0.1.0` that way.
 */
function leastVersion(released: string, bump: Impact | undefined): string {
  if (bump === undefined) return released;
  const step = semver.major(released) > 0 ? bump : bump === "major" ? "minor" : "patch";
  return semver.inc(released, step) as string;
}

function readInfo(yaml: string): { version: string; description: string } {
  return (parse(yaml) as { info: { version: string; description: string } }).info;
}

function reason({ path, property, verdicts }: DiffReport["changes"][number]): string {
  return verdicts.map(({ message }) => message).join(" ") || `Changed: ${property ?? "all"} of ${path}.`;
}

function isReleased(folder: string): Promise<boolean> {
  return access(join(folder, "released/openapi.yaml")).then(() => true, () => false);
}

async function diff(folder: string): Promise<DiffReport> {
  const files = [join(folder, "released/openapi.yaml"), join(folder, "openapi.yaml")];
  const options = ["--format", "json", "--fail-on", "none", "--lint-config", "off"];
  return JSON.parse(await redocly("diff", ...files, ...options)) as DiffReport;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const problems = await checkRelease(root);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else if (await isReleased(root)) console.log("The version fits the changes since the last release.");
  else console.log("The versions agree. There is no released/openapi.yaml, so nothing was compared.");
}

/** `npm run audit`: asks the registry for advisories on the packages whose code is in the bundles. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const notices = readFileSync(fileURLToPath(new URL("../dist/THIRD-PARTY.txt", import.meta.url)), "utf8");
const packages = [...notices.matchAll(/^(\S+) (\d\S+) \([\w.-]+\)$/gm)].map(([, name, version]) => [name, version]);
const folder = mkdtempSync(join(tmpdir(), "audit-"));
try {
  const dependencies = Object.fromEntries(packages);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  execFileSync("npm", ["install", "--package-lock-only", "--no-audit"], { cwd: folder, stdio: "ignore" });
  const { status, stdout } = spawnSync("npm", ["audit", "--json"], { cwd: folder, encoding: "utf8" });
  if ("vulnerabilities" in /** @type {object} */ (JSON.parse(stdout))) {
    console.log(status === 0 ? `No advisory for ${packages.length} bundled packages.` : stdout);
    process.exitCode = status ?? 1;
  } else console.log(`Skipped the audit of ${packages.length} bundled packages: the registry does not answer.`);
} finally {
  rmSync(folder, { recursive: true });
}

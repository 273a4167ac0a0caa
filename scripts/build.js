/**
 * Builds `dist/`, which is emptied before, so that nothing of a former layout is packed. The docs in it stay. The two
 * compilers run at once: the one of `src/tsconfig.node.json` writes every file, and the one of `src/tsconfig.json` only
 * sees to it that the client needs no Node.js. What the mock shows is copied as it is.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
const root = fileURLToPath(new URL("..", import.meta.url));
const dist = new URL("../dist/", import.meta.url);

mkdirSync(dist, { recursive: true });
for (const name of readdirSync(dist).filter((name) => name !== "docs")) {
  rmSync(new URL(name, dist), { recursive: true });
}
const compilers = [["-p", "src", "--noEmit"], ["-p", "src/tsconfig.node.json"]].map((options) =>
  spawn(process.execPath, [tsc, ...options], { cwd: root, stdio: "inherit" }));
const codes = await Promise.all(compilers.map(async (compiler) => (await once(compiler, "exit"))[0]));
if (codes.some((code) => code !== 0)) process.exitCode = 1;
cpSync(new URL("../src/mock/assets/", import.meta.url), new URL("mock/assets/", dist), { recursive: true });

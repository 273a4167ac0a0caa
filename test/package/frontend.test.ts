/** The suite of a React app runs with the installed package in the environments of Vitest, as the guide says. */
import { cp, mkdir, mkdtemp, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { run } from "../support/run.js";

const { project, tools } = inject("packed");
const source = new URL("frontend/", import.meta.url);

/** The report of Vitest, as far as it is looked at. */
interface VitestReport {
  numPassedTests: number;
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
}

it("an app's tests pass under jsdom and happy-dom, with a mock in the test or in globalSetup", {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(join(project, "frontend-"));
  await cp(source, folder, { recursive: true });
  await mkdir(join(folder, "node_modules"));
  for (const name of ["happy-dom", "jsdom", "react", "react-dom", "vitest"]) {
    await symlink(join(tools, name), join(folder, "node_modules", name));
  }
  const options = ["run", "--root", folder, "--reporter", "json", "--outputFile", "report.json"];
  const { code, stdout, stderr } = await run("node", [join(tools, "vitest/vitest.mjs"), ...options], folder);
  const text = await readFile(join(folder, "report.json"), "utf8").catch(() => "");
  expect(text, stdout + stderr).not.toBe("");
  const report = JSON.parse(text) as VitestReport;
  const failed = report.testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== "passed");
  expect(failed).toEqual([]);
  expect(report.numPassedTests).toBe(27);
  expect(code, stdout + stderr).toBe(0);
});

it.each(["blobs.js", "mock.js"])("the guide shows %s of that suite", async (file) => {
  const guide = await readFile(join(project, "node_modules/cloud-browser-contract/docs/mock.md"), "utf8");
  expect(guide).toContain(`\`\`\`js\n${await readFile(new URL(file, source), "utf8")}\`\`\``);
});

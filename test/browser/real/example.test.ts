/** The program of the README does on a mock with real browsers what the README says. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { startWithBrowsers } from "./support.js";

it("logs in to a page, reads it, takes a screenshot and downloads a file", async () => {
  const { mock } = await startWithBrowsers();
  const env = { ...process.env, BASE_URL: mock.url };
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", "examples/browser.ts"], { env });
  const readme = await readFile("README.md", "utf8");
  const text = await readFile("examples/browser.ts", "utf8");
  expect(readme).toContain(`\`\`\`ts\n${text.slice(text.indexOf("import"))}\`\`\``);
  expect(readme).toContain(`\`\`\`text\n${stdout}\`\`\``);
});

/** A service that is written against the package passes the contract tests, and one that forgets a check does not. */
import { expect, it } from "vitest";
import { run } from "./run.js";
import { startService } from "./service.js";

const token = "service-token";
/** The operations that the service has, as a pattern for the names of tests. */
const operations = "writeFile|movePath|batchComputerAction";

function contractTests(url: string) {
  const env = { CONTRACT_BASE_URL: url, CONTRACT_TOKEN: token, NO_COLOR: "1" };
  return run("npx", ["vitest", "run", "--project", "mock", "test/contract", "-t", operations], process.cwd(), env);
}

it("a service with the type Handlers passes the contract tests of its operations", { timeout: 120_000 }, async () => {
  const { code, stderr } = await contractTests(await startService(token));
  expect(code, stderr).toBe(0);
});
it("a service that serves everybody fails them, for that reason alone", { timeout: 120_000 }, async () => {
  const { code, stderr } = await contractTests(await startService());
  expect(code).toBe(1);
  const failed = [...stderr.matchAll(/^ FAIL .* > (.*)$/gm)].map(([, name]) => name);
  expect(failed).toContain("refuses a request without a bearer token with 401");
  expect(failed.filter((name) => !/ token|another scheme/.test(name ?? ""))).toEqual([]);
});

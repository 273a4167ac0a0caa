/** A service of the package passes the check of its requests and responses, and one with a fault does not. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import type { Report } from "../../src/check/index.js";
import { run } from "../support/run.js";
import { handlers, startService } from "./service.js";

const { project } = inject("packed");
const command = join(project, "node_modules/.bin/cloud-browser-contract");
const token = "service-token";
const operations = Object.keys(handlers);

/** Checks the operations of the service with the installed command, and returns its exit code and its report. */
async function check(url: string): Promise<{ code: number; stdout: string; report: Report }> {
  const file = join(project, "report.json");
  const only = operations.flatMap((operation) => ["--only", operation]);
  const options = ["--token", token, "--json", file, "--quiet", ...only];
  const { code, stdout } = await run(command, ["check", url, ...options], project);
  return { code, stdout, report: JSON.parse(await readFile(file, "utf8")) as Report };
}

/** Cases that need a resource which no operation of this service can create. */
const untried = ["the example move_directory"];

/** The breaches apart from behavior, of which the service has only a part: no defaults, and no directories. */
const ofRequests = ({ breaches }: Report) => breaches.filter(({ rule }) => rule !== "behavior");

it("a service of createService passes the check, but for behavior", { timeout: 120_000 }, async () => {
  const { stdout, report } = await check(await startService(token));
  expect(ofRequests(report), stdout).toEqual([]);
  expect(report.sentences.filter(({ outcome }) => outcome === "proven")).not.toEqual([]);
  expect(report.operations.flatMap((operation) => operation.untried.map((one) => one.case))).toEqual(untried);
});
it("the check reports a service that accepts any token, as one cause everywhere", { timeout: 120_000 }, async () => {
  const { code, report } = await check(await startService(token, "token"));
  expect(code).toBe(1);
  expect(ofRequests(report).map(({ rule, operations }) => [rule, [...operations].sort()]))
    .toEqual([["token", [...operations].sort()]]);
});
it("the check reports a service that does not require a parameter, as one cause", { timeout: 120_000 }, async () => {
  const { code, report } = await check(await startService(token, "required"));
  expect(code).toBe(1);
  expect(ofRequests(report)).toMatchObject([{ rule: "required", operations: ["writeFile"], count: 1 }]);
});

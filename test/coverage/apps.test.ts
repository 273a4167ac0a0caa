/** The coverage of the suites of three apps is what one finds by reading them. Two lack something on purpose. */
import { expect, it } from "vitest";
import type { CoverageReport, MockOptions } from "../../src/mock/index.js";
import { startTestMock } from "../support/mock.js";
import * as files from "./apps/files.suite.js";
import * as login from "./apps/login.suite.js";
import type { Suite } from "./apps/suite.js";
import * as workers from "./apps/workers.suite.js";

/** Runs a suite, and returns its coverage. */
async function coverageOf(suite: Suite, options: MockOptions = {}): Promise<CoverageReport> {
  const mock = await startTestMock(options);
  for (const test of Object.values(suite)) {
    await mock.reset();
    await test(mock);
  }
  return mock.coverage();
}

/** Returns what was seen, as a line for each operation: its calls and statuses, and what it was sent. */
function linesOf({ operations }: CoverageReport): string[] {
  return operations.map(({ id, calls, statuses, parameters, properties, events, hasLaterPage }) => [
    `${id} ${calls}: ${statuses.seen.join(" ")}`,
    ...[...parameters.seen, ...properties.seen, ...events.seen],
    ...hasLaterPage ? ["a later page"] : [],
  ].join(", "));
}

it("the suite of the workers, by the package's client, lacks nothing", async () => {
  const coverage = await coverageOf(workers.suite, workers.options);
  expect(linesOf(coverage)).toEqual([
    "listBrowserPools 2: 200, limit, offset, a later page",
    "acquireBrowser 10: 200 204 400 401 403 404 409 500, acquire_timeout_seconds",
    "releaseBrowser 3: 204 404, session_id, reuse",
  ]);
  expect(coverage).toMatchObject({ used: 3, declared: 114, statuses: { seen: 11, declared: 11, percent: 100 } });
  expect(coverage.neverSeen).toEqual([]);
});

it("the suite of the login, by the official SDK, lacks errors and the event of an error", async () => {
  const coverage = await coverageOf(login.suite);
  expect(linesOf(coverage)).toEqual([
    "createAuthConnection 3: 201, domain, profile_name, save_credentials",
    "getAuthConnection 3: 200",
    "startAuthLogin 3: 200",
    "submitAuthFields 4: 202, fields",
    "streamAuthEvents 3: 200, managed_auth_state",
  ]);
  expect(coverage).toMatchObject({ used: 5, statuses: { seen: 5, declared: 16, percent: 31 } });
  expect(coverage.neverSeen).toEqual([
    "422 of submitAuthFields",
    "409 of createAuthConnection and startAuthLogin",
    "404 of submitAuthFields, getAuthConnection, startAuthLogin and streamAuthEvents",
    "the events error and sse_heartbeat of streamAuthEvents",
    "400, 401, 403 and 500 of any operation",
  ]);
});

it("the suite of the files, by fetch, lacks most errors, and two events", async () => {
  const coverage = await coverageOf(files.suite);
  expect(linesOf(coverage)).toEqual([
    "listFiles 4: 200 404, path",
    "movePath 1: 200, src_path, dest_path",
    "deleteFile 1: 200, path",
    "uploadFiles 4: 201, files, files[].file, files[].dest_path",
    "startFileWatch 1: 201, path",
    "streamFileEvents 1: 200, CREATE, WRITE",
  ]);
  expect(coverage).toMatchObject({ used: 6, statuses: { seen: 7, declared: 16, percent: 43 } });
  expect(coverage.neverSeen).toEqual([
    "404 of uploadFiles, movePath, deleteFile, startFileWatch and streamFileEvents",
    "the events DELETE and RENAME of streamFileEvents",
    "400, 401, 403 and 500 of any operation",
  ]);
});

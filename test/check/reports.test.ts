/** The reports of a check: text, JUnit XML and JSON. */
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, it } from "vitest";
import type { Report } from "../../src/check/index.js";
import { junitOf } from "../../src/report/junit.js";
import { textOf } from "../../src/report/text.js";
import { session } from "../support/mock.js";
import { type Broken, check, error, startBroken, startMockForFile, accepting } from "./broken.js";

const mock = await startMockForFile();

/** A server that accepts undeclared properties, and refuses all updates with 403. */
const broken: Broken = {
  ...accepting(/is not allowed/, () => 201),
  ...error(403, ({ method }) => method === "PATCH"),
};
const only = ["updateProfile", "createDirectory", "listApps"];

async function checkBroken(server = broken): Promise<{ report: Report; baseUrl: string }> {
  const baseUrl = await startBroken(mock.url, server);
  return { report: await check(baseUrl, { only, session }), baseUrl };
}

it("the text has a block for each cause, the untried cases, a table, and the verdict", async () => {
  const { report, baseUrl } = await checkBroken();
  expect(textOf(report).replaceAll(baseUrl, "http://server").replaceAll(/-check-\w{6}/g, "")).toBe(`\
1. A request with an undeclared property gets 400. (closed)
   operation  createDirectory
   request    body with an undeclared property (directory)
   expected   400
   received   201
   curl -i -X PUT 'http://server/browsers/${session}/fs/create_directory' \
-H "Authorization: Bearer $ACCESS_TOKEN" -H 'content-type: application/json' \
--data-raw '{"path":"/home/user/archive/2026-11","unknown_property":1}'
   In 2 requests:
      createDirectory: body with an undeclared property (directory), \
body with an undeclared property (private_directory)

Created resources are deleted afterwards, so some curl lines refer to things that no longer exist.
Use --keep to keep them.

Not tried, and not passed:
   updateProfile: the example new_name and 14 more. 403 {"code":"any_code","message":"It is 403."}

Declared statuses that did not come (number of operations): 200 (1), 400 (1), 401 (1), 403 (2), 409 (1), 500 (3).

Sentences of the contract that were not checked:
   "Without a name, you can find the profile only by its ID." and 7 more. \
The server does not serve an operation of its sequence as declared.
   "Returns a page of app versions, each with its actions. A version is listed once its deployment is running." \
and 5 more. getDeployment did not show it in time. Give it longer with --settle.

Area        passed  failed  untried  cases
Profiles         0       0        1     17
Filesystem       0       1        0     29
Apps             1       0        0     15
Total            1       1        1     61

http://server violates the contract (1 cause).
`);
});

it("the text has no control characters", async () => {
  const { report } = await checkBroken({
    answer: (response, { url }) => url.startsWith("/apps") && response.status === 400
      && Object.assign(response, { status: 422, text: "\u001b]0;title\u0007 \u009b31m red \r\n and \u0000 more" }),
  });
  const text = textOf(report);
  expect(text).toContain("received   422 \ufffd]0;title\ufffd \ufffd31m red and \ufffd more\n");

  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
});

it("the JUnit report is valid XML, whatever a server returns", async () => {
  const { report } = await checkBroken({
    ...broken,
    answer: (response, { url }) => url.startsWith("/apps") && response.status === 400
      && Object.assign(response, { status: 422, text: '\u0000\u001b <a b="c">]]> & \ufffe' }),
  });
  const { operations, breaches } = report;
  const outside = { ...breaches[0], operations: ["no operation"], case: 'the path "/<none>"' } as Report["breaches"][0];
  const xml = junitOf({ ...report, breaches: [...breaches, outside] });
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u); // XML 1.0, section 2.2

  const parser = new XMLParser({
    ignoreAttributes: false, attributeNamePrefix: "", isArray: (name) => ["testsuite", "testcase"].includes(name),
  });
  const { testsuites: { testsuite: all } } = parser.parse(xml);
  const suites = all.filter(({ name }: any) => !name.endsWith(": what the contract says"));
  expect(suites.map(({ name, tests, failures, skipped }: any) => [name, tests, failures, skipped])).toEqual([
    ["Profiles", "1", "0", "1"],
    ["Filesystem", "1", "0", "0"],
    ["Apps", "1", "1", "0"],
    ["Outside the operations", "1", "1", undefined],
  ]);
  const cases = suites.flatMap(({ testcase }: any) => testcase);
  expect(cases.map(({ name }: any) => name)).toEqual([...operations.map(({ id }) => id), outside.case]);
  const [updateProfile, createDirectory, listApps] = cases;
  expect(updateProfile.skipped.message).toBe('403 {"code":"any_code","message":"It is 403."}');
  expect(createDirectory.failure).toBeUndefined();
  expect(listApps.failure).toMatchObject({ type: "refusal", message: breaches[0]?.description });
  expect(listApps.failure["#text"]).toContain('Received: 422 \ufffd\ufffd <a b="c">]]> & \ufffd\ncurl -i -X GET ');
});

it("the text counts the sentences that were proven, and names the others", async () => {
  const only = ["listProfiles", "createProfile", "getProfile", "updateProfile", "deleteProfile", "submitAuthFields"];
  const baseUrl = await startBroken(mock.url, error(501, ({ url }) => url.endsWith("/download")));
  const report = await check(baseUrl, { only, session });
  expect(report.breaches).toEqual([]);
  const of = (outcome: string) => report.sentences.filter((one) => one.outcome === outcome);
  expect(of("violated")).toEqual([]);
  const [stated, proven] = [report.sentences.length, of("proven").length];
  expect(proven).toBeGreaterThan(20);
  expect(stated).toBeGreaterThan(proven);
  const text = textOf(report);
  expect(text).toContain("\nSentences of the contract that were not checked:\n");
  expect(text).toContain("The server does not have downloadProfile.\n");
  expect(text.split("\n").at(-2)).toBe(`No violation found on ${baseUrl}. `
    + `Checked: responses of 5 operations, and ${proven} of ${stated} stated behaviors; 1 operation untried.`);
});

it("the JSON report has everything that checkServer returns", async () => {
  const { report } = await checkBroken();
  expect(JSON.parse(JSON.stringify(report))).toStrictEqual(report);
});

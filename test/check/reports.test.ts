/** The reports of a check: text, JUnit XML and JSON. */
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, it } from "vitest";
import type { Report } from "../../src/check/index.js";
import { junitOf } from "../../src/check/report/junit.js";
import { textOf } from "../../src/check/report/text.js";
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

Area        passed  failed  untried  cases
Profiles         0       0        1     20
Filesystem       0       1        0     30
Apps             1       0        0     15
Total            1       1        1     65

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
  const { testsuites: { testsuite: suites } } = parser.parse(xml);
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

it("the text lists the operations without checked effects, and counts the others", async () => {
  const only = ["listProfiles", "createProfile", "getProfile", "updateProfile", "deleteProfile", "clickMouse"];
  const report = await check(mock.url, { only: [...only, "submitAuthFields"], session });
  expect(report.breaches).toEqual([]);
  const effects = report.operations.flatMap(({ id, effects }) => effects.length > 0 ? id : []);
  expect(effects).toEqual(["createProfile", "updateProfile", "deleteProfile"]);
  const text = textOf(report);
  const lines = text.split("\n");
  const title = lines.indexOf("Only the responses were checked, not the effects of these operations:");
  expect(lines.slice(title + 1, title + 3)).toEqual(["   Computer controls: clickMouse", ""]);
  expect(lines.at(-2)).toBe(
    `No violation found on ${mock.url}. Checked: responses of 6 operations, and effects of 3; 1 untried.`,
  );
});

it("the JSON report has everything that checkServer returns", async () => {
  const { report } = await checkBroken();
  expect(JSON.parse(JSON.stringify(report))).toStrictEqual(report);
});

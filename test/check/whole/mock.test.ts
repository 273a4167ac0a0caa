/** A check of the whole mock: it complies with the contract, and is unchanged afterwards. */
import { beforeAll, describe, expect, it } from "vitest";
import { checkServer, type Report } from "../../../src/check/index.js";
import { loadContract } from "../../../src/contract/index.js";
import { type Mock, startMock } from "../../../src/mock/index.js";

/** The lists of what is kept when it ends. */
const permanent = ["listApps", "listDeployments", "listInvocations"];

/** Counts the resources in each list that needs no parent. */
async function countsOn({ url }: Mock): Promise<Record<string, number>> {
  const { operations } = await loadContract();
  const lists = operations.filter(({ id, path }) => /^list/.test(id) && !path.includes("{") && !permanent.includes(id));
  return Object.fromEntries(await Promise.all(lists.map(async ({ id, path }) => {
    const response = await fetch(url + path, { headers: { Authorization: "Bearer any-token" } });
    return [id, (await response.json() as unknown[]).length] as const;
  })));
}

describe.each([["the resources of the examples", false], ["no resources", true]])("a mock with %s", (_, empty) => {
  let before: object;
  let after: object;
  let report: Report;

  beforeAll(async () => {
    const mock = await startMock({ empty });
    before = await countsOn(mock);
    report = await checkServer({ baseUrl: mock.url, token: "any-token" });
    after = await countsOn(mock);
    await mock.close();
  }, 240_000);

  it("violates no rule", () => expect(report.breaches).toEqual([]));
  it("passes, except for a login without fields, and for an app that the examples do not deploy", () => {
    const others = report.operations.filter(({ outcome }) => outcome !== "passed");
    const reasons = others.map(({ id, untried }) => `${id}: ${untried[0]?.why}`);
    const ofAnApp = [
      "createInvocation", "getInvocation", "updateInvocation", "streamInvocationEvents", "getInvocationBrowsers",
      "deleteInvocationBrowsers",
    ];
    expect(others.map(({ id }) => id), reasons.join("\n")).toEqual(["submitAuthFields", ...empty ? ofAnApp : []]);
  });
  it("has a reason for each untried case", () => {
    const all = report.operations.flatMap(({ untried }) => untried);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ why }) => why === "")).toEqual([]);
  });
  it("has the same resources afterwards", () => {
    expect(report.left).toEqual([]);
    expect(after).toEqual(before);
  });
});

/** A check of the whole mock: it complies with the contract, and is unchanged afterwards. */
import { beforeAll, describe, expect, it } from "vitest";
import { checkServer, type Report } from "../../../src/check/index.js";
import { loadContract } from "../../../src/contract/node/load.js";
import { type Mock, startMock } from "../../../src/mock/index.js";

/** The lists of what is kept when it ends. */
const permanent = ["listApps", "listDeployments", "listInvocations"];

/** The operations that need what no example has: a login with fields, and, without resources, a deployed app. */
const loginWithoutFields = ["submitAuthFields"];
const appThatIsNotDeployed = [
  "createInvocation", "getInvocation", "updateInvocation", "streamInvocationEvents", "listInvocationBrowsers",
  "deleteInvocationBrowsers",
];

/** What the message of a failure ends with. */
const whereToLook = `The checker could not send a request of these operations that the mock accepts.
If one has no link, openapi.yaml lacks a link from the operation that creates what it takes.
If one gets a 409, its resource is unique by a property that does not get a new value: src/check/fixtures/new-values.ts.
Otherwise, src/check/fixtures/ has what creates the resources of a request; index.ts is where to begin`;

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
  it("passes, except for what is known not to", () => {
    const known = [...loginWithoutFields, ...empty ? appThatIsNotDeployed : []];
    const others = report.operations.filter(({ outcome }) => outcome !== "passed");
    const passed = known.filter((one) => !others.some(({ id }) => id === one));
    expect(passed, "These operations are known not to pass, but do: take them out of the lists above").toEqual([]);
    const unknown = others.filter(({ id }) => !known.includes(id));
    expect(unknown.map(({ id, outcome, untried }) => `${id} ${outcome}: ${untried[0]?.why}`), whereToLook).toEqual([]);
  });
  it("has a reason for each untried case", () => {
    const all = report.operations.flatMap(({ untried }) => untried);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ why }) => why === "")).toEqual([]);
  });
  it("has the same resources afterwards", () => {
    expect(report.leftovers).toEqual([]);
    expect(after).toEqual(before);
  });
});

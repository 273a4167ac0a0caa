/** A check of the whole mock: it complies with the contract, and is unchanged afterwards. */
import { beforeAll, describe, expect, it } from "vitest";
import { checkServer, type Report } from "../../../src/check/index.js";
import { createClient } from "../../../src/index.js";
import { type Mock, startMock } from "../../../src/mock/index.js";

/** Counts the resources of each kind that the checker creates and deletes. Deployments are kept when they end. */
async function countsOn({ url: baseUrl }: Mock) {
  const client = createClient({ baseUrl, token: "any-token" });
  const lists = {
    sessions: client.listBrowsers({}), profiles: client.listProfiles({}), extensions: client.listExtensions({}),
    proxies: client.listProxies({}), pools: client.listBrowserPools({}), connections: client.listAuthConnections({}),
    credentials: client.listCredentials({}), providers: client.listCredentialProviders({}),
  };
  return Object.fromEntries(await Promise.all(Object.entries(lists).map(async ([kind, list]) =>
    [kind, (await list).length] as const)));
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
    const untried = report.operations.filter(({ outcome }) => outcome !== "passed").map(({ id }) => id);
    const ofAnApp = [
      "createInvocation", "getInvocation", "updateInvocation", "streamInvocationEvents", "getInvocationBrowsers",
      "deleteInvocationBrowsers",
    ];
    expect(untried).toEqual(["submitAuthFields", ...empty ? ofAnApp : []]);
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

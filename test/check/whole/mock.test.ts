/** The whole of the mock is checked: it keeps the contract, and is afterwards as it was before. */
import { beforeAll, describe, expect, it } from "vitest";
import { checkServer, type Report } from "../../../src/check/index.js";
import { createClient } from "../../../src/index.js";
import { type Mock, startMock } from "../../../src/mock/index.js";

/** What is there of each kind that the checker makes and can delete: of a deployment it can only end the run. */
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

describe.each([["the world of the examples", false], ["nothing at the start", true]])("a mock with %s", (_, empty) => {
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

  it("breaks no rule", () => expect(report.breaches).toEqual([]));
  it("passes, but for a login that asks nothing, and for an app that the examples do not deploy", () => {
    const untried = report.operations.filter(({ outcome }) => outcome !== "passed").map(({ id }) => id);
    const ofAnApp = [
      "createInvocation", "getInvocation", "updateInvocation", "streamInvocationEvents", "getInvocationBrowsers",
      "deleteInvocationBrowsers",
    ];
    expect(untried).toEqual(["submitAuthFields", ...empty ? ofAnApp : []]);
  });
  it("has each case that could not be tried named, with the reason", () => {
    const all = report.operations.flatMap(({ untried }) => untried);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ why }) => why === "")).toEqual([]);
  });
  it("has afterwards what it had before", () => {
    expect(report.left).toEqual([]);
    expect(after).toEqual(before);
  });
});

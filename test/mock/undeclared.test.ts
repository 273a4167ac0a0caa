/** What a request says beyond the contract is ignored: it is in the log, and in no response. */
import { expect, it } from "vitest";
import { requestOf } from "../../src/check/http/request.js";
import { acceptedCases, operations as cases } from "../support/cases.js";
import { type Node, operations } from "../support/contract.js";
import { bearer, json, startTestMock } from "../support/mock.js";

const undeclared = "zz_undeclared";

/** Returns a value with an undeclared property in each of its objects that is open, and no map. */
function withUndeclared(schema: Node | undefined, value: unknown): unknown {
  if (!schema || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withUndeclared(schema.items as Node, item));
  const parts = partsOf(schema);
  const properties = Object.assign({}, ...parts.map((part) => part.properties as Node)) as Record<string, Node>;
  const isOpen = Object.keys(properties).length > 0 && parts.every((part) => part.additionalProperties === undefined);
  const members = Object.entries(value).map(([name, member]) => [name, withUndeclared(properties[name], member)]);
  return { ...Object.fromEntries(members), ...isOpen && { [undeclared]: undeclared } };
}

function partsOf(schema: Node): Node[] {
  const { allOf = [], anyOf = [], oneOf = [] } = schema as Record<string, Node[]>;
  return [schema, ...[...allOf, ...anyOf, ...oneOf].flatMap(partsOf)];
}

it("no operation stores or returns an undeclared property", { timeout: 60_000 }, async () => {
  const lines: string[] = [];
  const mock = await startTestMock({ log: (line) => lines.push(line) });
  const target = { baseUrl: mock.url, token: "any-token" };
  const reads = cases.filter(({ method }) => method === "GET").flatMap((operation) =>
    acceptedCases(operation).slice(0, 1).map(({ parts }) => requestOf(operation, parts, target)));
  const changed: string[] = [];
  for (const { id, body } of operations) {
    if (body?.mediaType !== "application/json") continue;
    const operation = cases.find((one) => one.id === id)!;
    await mock.reset();
    for (const { parts } of acceptedCases(operation)) {
      const request = requestOf(operation, parts, target);
      const value = await request.clone().json().catch(() => undefined) as unknown;
      const text = JSON.stringify(withUndeclared(body.schema, value));
      if (!text?.includes(undeclared)) continue;
      lines.length = 0;
      const response = await fetch(request, { body: text });
      const isStream = response.headers.get("Content-Type") === "text/event-stream";
      if (isStream) await response.body?.cancel();
      else expect(await response.text(), id).not.toContain(undeclared);
      if (!response.ok) continue; // the body is closed elsewhere, or a resource is unique
      changed.push(id);
      await expect.poll(() => lines.join("\n")).toContain(undeclared);
    }
    if (!changed.includes(id)) continue;
    for (const read of reads) {
      const controller = new AbortController();
      const response = await fetch(read.clone(), { signal: controller.signal });
      if (response.headers.get("Content-Type") === "application/json") {
        expect(await response.text(), `${read.url} after ${id}`).not.toContain(undeclared);
      }
      controller.abort();
    }
  }
  expect([...new Set(changed)].sort()).toEqual([
    "acquireBrowser", "checkProxy", "createAuthConnection", "createBrowser", "createBrowserPool", "createInvocation",
    "createProfile", "createProxy", "executeReplCode", "releaseBrowser", "startAuthLogin", "startReplay",
    "updateBrowser", "updateBrowserPool", "updateInvocation",
  ]);
});

it("an update of a pool shows what it declares, and keeps the names of a map", async () => {
  const { url } = await startTestMock({ empty: true });
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(url + path, { method, headers: json, ...body && { body: JSON.stringify(body) } });
    return await response.json() as Node;
  };
  await send("POST", "/browser_pools", { name: "a", size: 1 });
  const chrome_policy = { zz: { constructor: [{ zz: 1 }] } };
  await send("PATCH", "/browser_pools/a", {
    zz: 1, region: "eu", id: "other", constructor: 1, ["__proto__"]: { zz: 1 }, chrome_policy,
    viewport: { width: 800, height: 600, zz: 1 },
    telemetry: { enabled: true, zz: 1, browser: { console: { enabled: true, zz: 1 } } },
  });
  const { id, browser_pool_config: config } = await send("GET", "/browser_pools/a") as { id: string } & Node;
  expect(id).not.toBe("other");
  expect(config).toMatchObject({ chrome_policy, viewport: { width: 800, height: 600 } });
  expect(JSON.stringify({ ...config, chrome_policy: undefined })).not.toMatch(/zz|constructor|"region":"eu"/);
});

it("a form is stored without undeclared parts", async () => {
  const { url, requests } = await startTestMock();
  const body = new FormData();
  for (const [name, value] of Object.entries({
    "source[type]": "github", "source[url]": "https://a/b", "source[ref]": "main", "source[entrypoint]": "main.ts",
    "source[zz_part]": "1", "zz_part": "1", "env_vars[zz_kept]": "1", // ids have no underscore
  })) body.append(name, value);
  body.append("another", new Blob(["zz_part"]));
  const response = await fetch(`${url}/deployments`, { method: "POST", headers: bearer, body });
  expect(response.status).toBe(201);
  const text = await response.text() + await (await fetch(`${url}/deployments`, { headers: bearer })).text();
  expect(text).toContain("zz_kept");
  expect(text).not.toContain("zz_part");
  expect(requests).toHaveLength(2);
});

it("an undeclared parameter of a query does not reach handlers", async () => {
  const queries: object[] = [];
  const mock = await startTestMock({
    overrides: {
      listProfiles({ query }, { byDefault }) {
        queries.push(query);
        return byDefault();
      },
    },
  });
  for (const query of ["", "?zz=1&__proto__=1&constructor=1"]) {
    expect((await fetch(`${mock.url}/profiles${query}`, { headers: bearer })).status).toBe(200);
  }
  expect(queries[1]).toEqual(queries[0]);
});

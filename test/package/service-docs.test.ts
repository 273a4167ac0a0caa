/** A service of the installed package has the docs and the contract, without a token. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, inject, it } from "vitest";
import type * as ServerModule from "../../src/server/index.js";

const { project } = inject("packed");
const server = createRequire(join(project, "package.json")).resolve("cloud-browser-contract/server");
const { createService } = await import(pathToFileURL(server).href) as typeof ServerModule;

/** Returns a function that calls a service. */
function callerOf(options: Partial<ServerModule.ServiceOptions>) {
  const { fetch } = createService({ movePath: () => ({ status: 200 }) }, { authenticate: () => false, ...options });
  return (path: string, init?: RequestInit) => fetch(new Request(`http://service.test${path}`, init));
}

it("the docs, their mock and the contract are below the base path", async () => {
  const call = callerOf({ docs: true, basePath: "/api" });
  for (const path of ["/api/docs", "/api/docs/"]) {
    const { status, headers } = await call(path);
    const location = new URL(headers.get("Location") ?? "", `http://service.test${path}`);
    expect([status, location.href]).toEqual([307, "http://service.test/api/docs/index.html?base_url=.."]);
  }
  const files = {
    "/api/docs/index.html?base_url=..": ["text/html; charset=utf-8", "dist/docs/index.html"],
    "/api/docs/cloud-browser-mock.js": ["text/javascript; charset=utf-8", "dist/cloud-browser-mock.js"],
    "/api/openapi.json": ["application/json", "generated/openapi.json"],
  } as const;
  for (const [path, [type, file]] of Object.entries(files)) {
    const response = await call(path);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, type]);
    const text = await readFile(join(project, "node_modules/cloud-browser-contract", file), "utf8");
    expect(await response.text() === text, file).toBe(true);
    const headers = { "If-None-Match": response.headers.get("ETag") ?? "" };
    expect((await call(path, { headers })).status).toBe(304);
    expect((await call(path, { method: "HEAD" })).status).toBe(200);
  }
});

it("everything else is the service's", async () => {
  const call = callerOf({ docs: true, basePath: "/api" });
  const others = [
    await call("/api/docs/package.json"), await call("/docs"), await call("/api/docs", { method: "POST" }),
    await call("/api/browsers"),
  ];
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 401]);
});

it("there are none without the option", async () => {
  const call = callerOf({});
  for (const path of ["/docs", "/docs/index.html", "/openapi.json"]) expect((await call(path)).status).toBe(404);
});

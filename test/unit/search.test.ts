/** Search has the wanted first result for what strangers type. */
import { expect, it } from "vitest";
import { createModel } from "../../src/docs/model/model.js";
import { rankResults } from "../../src/docs/page/search/rank.js";
import { missing, synonyms } from "../../src/docs/page/search/terms.js";
import { buildSearchIndex } from "../../src/docs/embedded/search-index.js";
import type { ContractDescription } from "../../src/docs/model/contract.js";
import description from "../../generated/openapi.json" with { type: "json" };

const index = buildSearchIndex(createModel(description as unknown as ContractDescription));

/** The wanted first result: an article, a field as `article field`, or the notice that there is none. */
const inTheirWords = {
  // the words of other services' users
  "start session": "createBrowser",
  "launch browser": "createBrowser",
  "new session": "createBrowser",
  "close session": "deleteBrowser",
  "proxy rotate": "proxies",
  "residential proxy": "createProxy",
  "rate limit": "limits",
  "rate limiting": "limits",
  "idempotency key": "This API has no idempotency keys.",
  "webhook": "This API has no webhooks.",
  "webhooks": "This API has no webhooks.",
  "pdf": "This API has no operation for PDFs.",
  "ssh": "This API has no SSH access.",
  "captcha": "createBrowser captcha",
  "download file": "readFile",
  "upload": "uploadFiles",
  "upload file": "uploadFiles",
  "mouse click": "clickMouse",
  "recording": "startReplay",
  "session recording": "session-replays",
  "extension": "extensions",
  "upload extension": "createExtension",
  "stealth": "createBrowser stealth",
  "api key": "authentication",
  "token": "authentication",
  "auth": "authentication",
  "cookie": "profiles",
  "pagination": "pages",
  "keep alive": "createBrowser timeout_seconds",
  "live view": "createBrowser browser_live_view_url",
  "run script": "executePlaywrightCode",
  "puppeteer": "createBrowser cdp_ws_url",
  "mkdir": "createDirectory",
  "environment variables": "createDeployment env_vars",
  "server sent events": "event-streams",
  "status codes": "errors",
  "base url": "overview",
};
const inOurWords = {
  "viewport width": "createBrowser width",
  "screenshot": "takeScreenshot",
  "move file": "movePath",
  "rename file": "movePath",
  "delete a folder": "deleteDirectory",
  "type text": "typeText",
  "list sessions": "listBrowsers",
  "2fa": "getTotpCode",
  "dest_path": "movePath dest_path",
  "browser pool": "browser-pools",
  "acquire browser": "acquireBrowser",
  "deploy": "createDeployment",
  "/fs/move": "movePath",
  "ErrorDetail": "ErrorDetail",
  "Retry-After": "createBrowser Retry-After",
  "set cookies": "profiles",
};
const queries = Object.entries({ ...inTheirWords, ...inOurWords });

it("48 of 50 strangers have the wanted first result", () => {
  expect(Object.keys(inTheirWords).length).toBeGreaterThanOrEqual(25);
  expect(queries.length).toBeGreaterThanOrEqual(50);
  const others = queries.flatMap(([query, wanted]) => firstOf(query) === wanted ? [] : [[query, firstOf(query)]]);
  expect(others.length, JSON.stringify(others, null, 2)).toBeLessThanOrEqual(queries.length * 0.04);
});

it("a word that nothing has finds nothing, not even as a part of another word", () => {
  expect(rankResults(index, "ssh").found).toEqual([]);
  expect(rankResults(index, "nosuchword")).toEqual({ found: [], notice: "" });
  expect(rankResults(index, " ? ")).toEqual({ found: [], notice: "" });
});

it("what is missing leads to what there is instead", () => {
  expect(rankResults(index, "webhook").found).toEqual([{ entry: ["event-streams", "section", "Event streams", ""] }]);
});

it.each(Object.entries(missing))("%s is missing, and what there is instead exists", (term, [what, instead]) => {
  expect(rankResults(index, term).notice).toBe(`This API has no ${what}.`);
  if (instead !== undefined) expect(index.entries.map(([id]) => id)).toContain(instead);
});

it.each(Object.entries(synonyms))("%s has synonyms that the page has", (_, others) => {
  for (const other of others) expect(rankResults(index, other).found, other).not.toEqual([]);
});

function firstOf(query: string): string {
  const { found: [first], notice } = rankResults(index, query);
  if (notice || !first) return notice;
  const { entry: [id], field } = first;
  return field === undefined || field === id ? id : `${id} ${field}`;
}

/** Services that lack one effect: the check reports that effect. */
import { expect, it } from "vitest";
import { checkServer } from "../../src/check/index.js";
import type { Rule } from "../../src/check/report/rules.js";
import { json, session } from "../support/mock.js";
import { type Broken, type Passing, startBroken, startMockForFile } from "./broken.js";
import { type Forgotten, startForgetful } from "./forgetful.js";
import { profileOperations } from "./profile-operations.js";

const check = (baseUrl: string, only: readonly string[] = profileOperations) =>
  checkServer({ baseUrl, token: "any-token", only: [...only] });

it("a service with six operations and all effects passes", async () => {
  const { breaches, operations, leftovers } = await check(await startForgetful());
  expect(breaches).toEqual([]);
  expect(operations.map(({ outcome }) => outcome)).toEqual(profileOperations.map(() => "passed"));
  expect(leftovers).toEqual([]);
});

it.each<[Forgotten, Rule, string]>([
  ["to keep the name", "kept", "createProfile"],
  ["to list a created resource", "listed", "createProfile"],
  ["to find by name", "by-name", "getProfile"],
  ["to refuse a taken name", "name-taken", "createProfile"],
  ["to change", "updated", "updateProfile"],
  ["to delete", "deleted", "deleteProfile"],
  ["to refuse a second delete", "deleted-again", "deleteProfile"],
  ["to delete what is below", "below-deleted", "downloadProfile"],
  ["to remove it from the list", "unlisted", "deleteProfile"],
  ["the limit", "page-limit", "listProfiles"],
  ["the offset", "page-walk", "listProfiles"],
  ["that it has refused a creation", "refused-unchanged", "createProfile"],
  ["that it has refused a change", "refused-unchanged", "updateProfile"],
  ["that it has refused a deletion", "refused-unchanged", "deleteProfile"],
])("a service that forgets %s violates one rule", async (forgotten, rule, operation) => {
  const { breaches } = await check(await startForgetful(forgotten));
  expect(breaches.map(({ rule, operations }) => [rule, ...operations])).toEqual([[rule, operation]]);
});

const mock = await startMockForFile();

it.each<[string, Broken, Rule, string]>([
  ["writes other content", { request: (one) => /write_file/.test(one.url) && (one.text = "Something else.") },
    "kept", "writeFile"],
  ["does not move files", answers(200, /fs\/move$/), "updated", "movePath"],
  ["does not delete files", answers(200, /delete_file$/), "deleted", "deleteFile"],
  ["does not delete directories", answers(200, /delete_directory$/), "deleted", "deleteDirectory"],
  ["does not set permissions", answers(200, /set_file_permissions$/), "updated", "setFilePermissions"],
  ["does not store uploads", answers(201, /fs\/upload$/), "kept", "uploadFiles"],
])("a server that %s violates one rule", async (_, broken, rule, operation) => {
  const { breaches } = await checkServer({
    baseUrl: await startBroken(mock.url, broken), token: "any-token", only: [operation], session,
  });
  expect(breaches.map(({ rule, operations }) => [rule, ...operations])).toEqual([[rule, operation]]);
});

it.each([
  ["for a while", 3, "passed", []],
  ["all the time", Infinity, "passed", ["The list changed each time its pages were read."]],
])("a list that grows %s while its pages are read violates nothing", async (_, times, outcome, untried) => {
  let added = 0;
  const baseUrl = await startBroken(mock.url, {
    async request({ method, url }) {
      if (method !== "GET" || !/^\/profiles\?limit=2$/.test(url) || added++ >= times) return;
      const response = await fetch(`${mock.url}/profiles`, { method: "POST", headers: json, body: "{}" });
      expect(response.status).toBe(201);
    },
  });
  const { breaches, operations: [result] } = await check(baseUrl, ["listProfiles"]);
  expect(breaches).toEqual([]);
  expect(result?.outcome).toBe(outcome);
  expect(result?.untried.map(({ why }) => why)).toEqual(untried);
});

/** Confirms operations on the files of the check without carrying them out. */
function answers(status: number, path: RegExp): Broken {
  const matches = ({ url, text }: Passing) => path.test(url) && /check-[0-9a-f]{6}-[a-d]/.test(text);
  return {
    request: (one) => matches(one) && (one.url += "-not"),
    answer: (response, request) => matches(request) && Object.assign(response, { status, headers: {}, text: "" }),
  };
}

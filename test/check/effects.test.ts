/** Services that lack one effect: the check reports that effect. */
import { expect, it } from "vitest";
import { json, session } from "../support/mock.js";
import { type Broken, check, type Passing, startBroken, startMockForFile } from "./broken.js";
import { type Forgotten, startForgetful } from "./forgetful.js";
import { profileOperations } from "./profile-operations.js";

const checkProfiles = (baseUrl: string, only: readonly string[] = profileOperations) =>
  check(baseUrl, { only: [...only] });

it("a service with six operations and all effects passes", async () => {
  const { breaches, operations, leftovers } = await checkProfiles(await startForgetful());
  expect(breaches).toEqual([]);
  expect(operations.map(({ outcome }) => outcome)).toEqual(profileOperations.map(() => "passed"));
  expect(leftovers).toEqual([]);
});

it.each<[Forgotten, string]>([
  ["to keep the name", "createProfile"],
  ["to list a created resource", "listProfiles"],
  ["to find by name", "createProfile"],
  ["to refuse a taken name", "createProfile"],
  ["to change", "updateProfile"],
  ["to delete", "deleteProfile"],
  ["to refuse a second delete", "deleteProfile"],
  ["to delete what is below", "deleteProfile"],
  ["to remove it from the list", "deleteProfile"],
  ["the limit", "listProfiles"],
  ["the offset", "listProfiles"],
  ["that it has refused a creation", "createProfile"],
  ["that it has refused a change", "updateProfile"],
  ["that it has refused a deletion", "deleteProfile"],
])("a service that forgets %s violates what the contract says", async (forgotten, operation) => {
  const { breaches } = await checkProfiles(await startForgetful(forgotten));
  expect(breaches.map(({ rule, operations }) => [rule, ...operations])).toEqual([["behavior", operation]]);
});

const mock = await startMockForFile();

it.each<[string, Broken, string]>([
  ["writes other content", { request: (one) => /write_file/.test(one.url) && (one.text = "Something else.") },
    "writeFile"],
  ["does not move files", answers(200, /fs\/move$/), "movePath"],
  ["does not delete files", answers(200, /delete_file$/), "deleteFile"],
  ["does not delete directories", answers(200, /delete_directory$/), "deleteDirectory"],
  ["does not set permissions", answers(200, /set_file_permissions$/), "setFilePermissions"],
  ["does not store uploads", answers(201, /fs\/upload$/), "uploadFiles"],
])("a server that %s violates what the contract says", async (_, broken, operation) => {
  const { breaches } = await check(await startBroken(mock.url, broken), { only: [operation], session });
  expect(breaches.map(({ rule, operations }) => [rule, ...operations])).toEqual([["behavior", operation]]);
});

it("a list that grows all the time while its pages are read violates nothing", async () => {
  const baseUrl = await startBroken(mock.url, {
    async request({ method, url }) {
      if (method !== "GET" || !/^\/profiles\?/.test(url)) return;
      const response = await fetch(`${mock.url}/profiles`, { method: "POST", headers: json, body: "{}" });
      expect(response.status).toBe(201);
    },
  });
  const { breaches, sentences } = await check(baseUrl, { only: ["listProfiles"] });
  expect(breaches).toEqual([]);
  expect(sentences.filter(({ outcome }) => outcome !== "proven")).toEqual([]);
});

/** Confirms operations on the files of the check without carrying them out. */
function answers(status: number, path: RegExp): Broken {
  const matches = ({ url, text }: Passing) => path.test(url) && /run-check-/.test(text);
  return {
    request: (one) => matches(one) && (one.url += "-not"),
    answer: (response, request) => matches(request) && Object.assign(response, { status, headers: {}, text: "" }),
  };
}

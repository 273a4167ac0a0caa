/** Recordings of other servers and programs: ids are theirs, and what cannot be restored is named. */
import { expect, it } from "vitest";
import { startService } from "../../service/support.js";
import { archive, type Exchanged } from "./archives.js";

const session = "01932f4e-5c1a-7000-8000-0123456789ab"; // no id of the mock looks like this
const pooled = "01932f4e-5c1a-7000-8000-00000000beef";
const created: Exchanged = { url: "/browsers", sent: { name: "shop" }, received: { session_id: session } };

it("gives the ids of the recorded responses, to sessions, profiles, processes and replays", async () => {
  const { mock, kernel } = await startService({ empty: true });
  const report = await mock.restore(archive(
    created,
    { url: "/profiles", status: 201, sent: { name: "ann" }, received: { id: "profile-1" } },
    { url: `/browsers/${session}/process/spawn`, sent: { command: "echo" }, received: { process_id: "process-1" } },
    { url: `/browsers/${session}/replays`, status: 201, sent: {}, received: { replay_id: "replay-1" } },
    { method: "PATCH", url: `/browsers/${session}`, sent: { tags: { a: "b" } }, received: {} },
  ));
  expect(report).toEqual({ restored: 5, unchanged: 0, others: 0, isCut: false, problems: [] });
  expect(await kernel.browsers.retrieve(session)).toMatchObject({ session_id: session, tags: { a: "b" } });
  expect(await kernel.profiles.retrieve("ann")).toMatchObject({ id: "profile-1" });
  expect((await kernel.browsers.replays.list(session)).map(({ replay_id }) => replay_id)).toEqual(["replay-1"]);
  expect((await kernel.browsers.create({})).session_id).toMatch(/^bs/);
});

it("lets what refers to a session of a pool find the one that the mock has", async () => {
  const { mock, kernel } = await startService({ empty: true });
  const report = await mock.restore(archive(
    { url: "/browser_pools", sent: { name: "pool", size: 1 }, received: { id: "pool-1", name: "pool" } },
    { url: "/browser_pools/pool-1/acquire", sent: {}, received: { session_id: pooled } },
    { method: "PUT", url: `/browsers/${pooled}/fs/create_directory`, sent: { path: "/work" }, status: 201 },
    { url: "/browser_pools/pool-1/release", sent: { session_id: pooled }, status: 204 },
  ));
  expect(report).toMatchObject({ restored: 4, problems: [] });
  expect(await kernel.browserPools.retrieve("pool-1")).toMatchObject({ available_count: 1, acquired_count: 0 });
});

it("has the times of the recording, and goes on from its end", async () => {
  const { mock, kernel } = await startService({ empty: true });
  await mock.restore(archive(created, { method: "GET", url: `/browsers/${session}`, at: 30_000, received: {} }));
  const { created_at } = await kernel.browsers.retrieve(session);
  expect(created_at).toBe("2026-03-01T12:00:00.000Z");
  const next = await kernel.browsers.create({});
  const passed = Date.parse(next.created_at) - Date.parse("2026-03-01T12:00:30.010Z");
  expect(passed).toBeGreaterThanOrEqual(0);
  expect(passed).toBeLessThan(10_000);
});

it("names what it does not restore, and restores the rest", async () => {
  const { mock, kernel } = await startService({ empty: true });
  const withoutBody = { ...created, sent: undefined };
  const report = await mock.restore(archive(
    created,
    { url: "/browsers", sent: { name: "shop" }, received: { session_id: "another" } }, // its name is taken
    { url: "/browsers", sent: { name: 1 }, received: { session_id: "another" } },
    { ...withoutBody, request: { method: "POST", url: "https://a.test/browsers", headers: [], bodySize: 20 } as never },
    { url: "/browsers", sent: {}, status: 0 },
    { url: "/browsers", sent: {}, status: 429, received: {} },
    { method: "GET", url: "/profiles", received: [] },
    { url: "https://count.example.com/visits", sent: {} },
  ));
  expect(report).toEqual({
    restored: 1,
    unchanged: 2,
    others: 1,
    isCut: false,
    problems: [
      { entry: 2, request: "POST /browsers", why: expect.stringMatching(/^It fails now: .*shop/) as string },
      { entry: 3, request: "POST /browsers", why: expect.stringContaining("name must be a string") as string },
      { entry: 4, request: "POST /browsers", why: "Its body is not in the file." },
      { entry: 5, request: "POST /browsers", why: "It has no response." },
    ],
  });
  expect((await kernel.browsers.list()).getPaginatedItems().map(({ session_id }) => session_id)).toEqual([session]);
});

it("starts over where the recording was reset", async () => {
  const { mock, kernel } = await startService({ empty: true });
  const profile = { url: "/profiles", status: 201, sent: { name: "ann" }, received: { id: "profile-1" } };
  expect(await mock.restore(archive(created, { url: "/_mock/reset", status: 204 }, profile)))
    .toMatchObject({ restored: 1, problems: [] });
  expect((await kernel.browsers.list()).getPaginatedItems()).toEqual([]);
});

it("finds an API below a path by its base URL", async () => {
  const { mock } = await startService();
  const har = archive({ ...created, url: "https://app.example.com/api/browsers" });
  await expect(mock.restore(har)).rejects.toThrow(
    "The recording has no request of the API. If the API has a path, give its base URL.");
  expect(await mock.restore(har, { baseUrl: "https://app.example.com/api" })).toMatchObject({ restored: 1 });
  await expect(mock.restore(har, { baseUrl: "https://other.example.com" })).rejects.toThrow(
    "The recording has no request of the API. None is below https://other.example.com.");
});

it("keeps what it has if a recording cannot be read", async () => {
  const { mock, kernel } = await startService({ empty: true });
  await kernel.profiles.create({ name: "ann" });
  const before = await kernel.profiles.list();
  for (const broken of ["nope", "{}", JSON.stringify({ log: { version: "3", entries: [{}] } })]) {
    await expect(mock.restore(broken)).rejects.toThrow(RangeError);
  }
  expect((await kernel.profiles.list()).getPaginatedItems()).toEqual(before.getPaginatedItems());
});

it("goes back to what was restored by a reset", async () => {
  const { mock, kernel } = await startService({ empty: true, record: true });
  await mock.restore(archive(created));
  const before = await kernel.browsers.retrieve(session);
  await kernel.browsers.deleteByID(session);
  await kernel.profiles.create({ name: "ann" });
  await mock.reset();
  expect(await kernel.browsers.retrieve(session)).toEqual(before);
  expect((await kernel.profiles.list()).getPaginatedItems()).toEqual([]);
  const changes = (await mock.record()).log.entries.filter(({ request }) => request.method !== "GET");
  expect(changes.map(({ request }) => request.url)).toEqual([`${mock.url}/browsers`]);
});

/** A mock that is made from the journal of another one shows what that one showed. */
import { expect, it } from "vitest";
import type { KeptJournal } from "../../../src/mock/journal/journal.js";
import { createJournaled, everythingIn, origin } from "./journaled.js";

it("has the same ids and times to the letter, if nothing overlaps and its time stands still", async () => {
  const options = { seed: 7, now: new Date("2026-03-01T12:00:00Z") };
  const mock = await createJournaled(options);
  const ids: string[] = [];
  for (const name of ["one", "two", "three"]) {
    const { session_id } = await (await mock.call("POST", "/browsers", { name })).json() as { session_id: string };
    ids.push(session_id);
    await mock.call("PUT", `/browsers/${session_id}/fs/create_directory`, { path: `/tmp/${name}` });
    await mock.mock.advance(1000);
  }
  await mock.call("POST", "/browsers", { name: "one" }); // is refused, and makes nothing
  await mock.call("POST", "/profiles", { name: "shopper" });
  await mock.call("DELETE", `/browsers/${ids[1]}`);
  await mock.call("PUT", "/_mock/overrides/createProxy", { status: 403 });
  const kept = structuredClone(mock.kept());
  const again = await createJournaled(options, kept);

  expect(again.failures).toEqual([]);
  const before = await everythingIn(mock);
  expect(await everythingIn(again)).toEqual(before);
  expect((before["/browsers"] as { session_id: string }[]).map(({ session_id }) => session_id)).toContain(ids[0]);
  expect((await again.call("POST", "/proxies", { type: "datacenter" })).status).toBe(403);
  const next = [await mock.call("POST", "/profiles", {}), await again.call("POST", "/profiles", {})];
  expect(await next[1]?.json()).toEqual(await next[0]?.json());
});

it("keeps the bytes of files and forms", async () => {
  const mock = await createJournaled();
  const { session_id } = await (await mock.call("POST", "/browsers", {})).json() as { session_id: string };
  const base = `${origin}/browsers/${session_id}/fs`;
  const headers = { Authorization: "Bearer any" };
  const bytes = new Uint8Array(100_000).map((_, index) => index % 251);
  await mock.mock.fetch(`${base}/write_file?path=/tmp/raw.bin`, {
    method: "PUT", headers: { ...headers, "Content-Type": "application/octet-stream" }, body: bytes,
  });
  const form = new FormData();
  form.append("files[0].dest_path", "/tmp/form.bin");
  form.append("files[0].file", new Blob([bytes]), "form.bin");
  const uploaded = await mock.mock.fetch(`${base}/upload`, { method: "POST", headers, body: form });
  expect(uploaded.status).toBe(201);
  const again = await createJournaled({}, mock.kept());
  for (const path of ["/tmp/raw.bin", "/tmp/form.bin"]) {
    const response = await again.call("GET", `/browsers/${session_id}/fs/read_file?path=${path}`);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  }
});

it("names the calls that fail, and makes the others", async () => {
  const mock = await createJournaled({ empty: true });
  await mock.call("POST", "/profiles", { name: "first" });
  await mock.call("POST", "/profiles", { name: "second" });
  const { start, entries } = mock.kept();
  const taken = { ...entries[0], number: 3 } as KeptJournal["entries"][number];
  const again = await createJournaled({ empty: true }, { start, entries: [...entries, taken] });
  expect(again.failures.map(({ entry, error }) => `${entry.call}: ${(error as Error).message}`)).toEqual([
    expect.stringMatching(/^createProfile: .* has the name first already\.$/),
  ]);
  const profiles = (await everythingIn(again))["/profiles"] as { name: string }[];
  expect(profiles.map(({ name }) => name)).toEqual(["second", "first"]);
});

it("ends what was due while the mock was stopped, and keeps alive what was used", async () => {
  const mock = await createJournaled({ empty: true });
  await mock.call("POST", "/browsers", { name: "unused", timeout_seconds: 60 });
  await mock.call("POST", "/browsers", { name: "used", timeout_seconds: 60 });
  const { start, entries } = mock.kept();
  const secondsAgo = (seconds: number) => {
    const at = Date.now() - seconds * 1000;
    return { began: at, ended: at };
  };
  const kept = {
    start: { ...start, ...secondsAgo(70) },
    entries: [
      ...entries.map((entry) => ({ ...entry, ...secondsAgo(65) })),
      { number: 3, call: "use", input: ["used"], ...secondsAgo(30), during: [], drawn: {} },
    ],
  };
  const again = await createJournaled({ empty: true }, kept);
  const sessions = (await everythingIn(again))["/browsers"] as { name: string }[];
  expect(sessions.map(({ name }) => name)).toEqual(["used"]);
});

/** The official SDK for Python, which holds every response of the mock against its own types. */
import { fileURLToPath } from "node:url";
import { expect, inject, it } from "vitest";
import { startTestMock } from "../support/mock.js";
import { succeed } from "../support/run.js";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** What is wrong in each area, and has to stay so until somebody takes it off this list: its words, and why. */
const differences: Record<string, { words: string; reason: string }> = {
  empty_variables: {
    words: "{'A': ''} is not {'A': '', 'B': ''}",
    reason: "The SDK leaves a part without a value out of its forms, so that no server learns of it.",
  },
};

it.each(["known", "newest"] as const)("the %s version makes its way through every area", async (name) => {
  const mock = await startTestMock();
  const printed = await succeed(inject("pythons")[name], ["journey.py"], folder, { BASE_URL: mock.url });
  const { version, problems } = JSON.parse(printed) as { version: string; problems: Record<string, string | null> };
  if (name === "known") expect(version).toBe("0.84.0");
  else expect(version).not.toBe("0.84.0");
  const areas = [...Object.keys(problems), ...Object.keys(differences)];
  expect(problems).toEqual(Object.fromEntries(areas.map((area) => {
    const { words } = differences[area] ?? {};
    return [area, words === undefined ? null : expect.stringContaining(words) as string];
  })));
  const unknown = mock.requests.filter(({ operation }) => operation === undefined).map(({ url }) => url);
  expect(unknown.filter((url) => !url.includes("/curl/raw?"))).toEqual([]); // that one is below base_url alone
  expect(new Set(mock.requests.map(({ operation }) => operation)).size).toBeGreaterThan(100);
});

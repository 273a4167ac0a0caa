/** The official SDK for Python uses every area of the mock, and validates each response against its types. */
import { fileURLToPath } from "node:url";
import { expect, inject, it } from "vitest";
import { startTestMock } from "../support/mock.js";
import { succeed } from "../support/run.js";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** The known problems of areas, with the reason. If one no longer occurs, the test fails until it is removed here. */
const differences: Record<string, { words: string; reason: string }> = {
  empty_variables: {
    words: "{'A': ''} is not {'A': '', 'B': ''}",
    reason: "The SDK omits a part without a value from its forms, so no server receives it.",
  },
};

it.each(["known", "newest"] as const)("the %s version completes the journey through every area", async (name) => {
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
  expect(unknown.filter((url) => !url.includes("/curl/raw?"))).toEqual([]); // only base_url has that path
  expect(new Set(mock.requests.map(({ operation }) => operation)).size).toBeGreaterThan(100);
});

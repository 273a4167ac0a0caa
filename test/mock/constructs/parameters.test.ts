/** Parameters of the query, of headers and of the path, of the types and styles that the contract does not have. */
import { describe, it } from "vitest";
import { ask, expectDone, expectInvalid, shareConstructs } from "./support.js";

shareConstructs();

describe("a query is accepted", () => {
  it.each([
    ["with a fraction", "ratio=0.5"],
    ["with a negative number", "ratio=-2"],
    ["with an exponent", "ratio=1e-3"],
    ["with a list as repeated parameters", "ids=1&ids=2&ids=3"],
    ["with a list in one parameter", "sizes=1,2,3"],
    ["with a date-time in UTC", "since=2026-01-31T12:00:00Z"],
    ["with a date-time at an offset", "since=2026-01-31T12:00:00.5%2B01:00"],
  ])("%s", async (_, query) => {
    await expectDone(ask(`/query?${query}`));
  });
});

describe("a query parameter is refused, because", () => {
  it.each(["abc", "NaN", "Infinity", "0x1", "1,5", "%201"])("%s is not a number", async (value) => {
    await expectInvalid(ask(`/query?ratio=${value}`), "ratio must be a number.");
  });
  it.each(["yesterday", "2026-01-31", "2026-02-30T12:00:00Z", "2026-01-31T12:00:00"])(
    "%s is no date-time", async (value) => {
      await expectInvalid(ask(`/query?since=${value}`), "since must be a valid date-time.");
    });
  it.each([
    ["ids=1&ids=x", "ids[1] must be an integer."],
    ["ids=1&ids=2&ids=3&ids=4", "ids must have at most 3 items."],
    ["ids=1,2", "ids[0] must be an integer."],
    ["sizes=1,x", "sizes[1] must be an integer."],
    ["sizes=1,2,3,4", "sizes must have at most 3 items."],
    ["sizes=1&sizes=1", "sizes must be given once."],
  ])("of %s", async (query, message) => {
    await expectInvalid(ask(`/query?${query}`), message);
  });
});

describe("a header", () => {
  const trace = { "X-Trace": "4711" };

  it.each([
    ["alone", trace],
    ["in another letter case", { "x-TRACE": "4711" }],
    ["with an integer", { ...trace, "X-Retries": "5" }],
  ])("is accepted %s", async (_, headers) => {
    await expectDone(ask("/headers", { headers }));
  });
  it.each<[string, Record<string, string>, string]>([
    ["is missing", {}, "X-Trace is required."],
    ["does not match its pattern", { "X-Trace": "A" }, "X-Trace must match the pattern ^[a-z0-9]+$."],
    ["is no integer", { ...trace, "x-retries": "1e0" }, "X-Retries must be an integer."],
    ["is too large", { ...trace, "X-Retries": "6" }, "X-Retries must be at most 5."],
  ])("that %s is refused by its declared name", async (_, headers, message) => {
    await expectInvalid(ask("/headers", { headers }), message);
  });
});

describe("a path parameter", () => {
  it("is accepted as an integer, after 20 characters of several bytes each", async () => {
    await expectDone(ask(`/paths/${"%C3%A4".repeat(19)}%F0%9F%93%84/runs/1`));
  });
  it.each([
    ["that is no integer", "/paths/a/runs/1.5", ["run must be an integer."]],
    ["that is too small", "/paths/a/runs/0", ["run must be at least 1."]],
    ["with too many characters, beside another", `/paths/${"%C3%A4".repeat(21)}/runs/x`,
      ["name must have at most 20 characters.", "run must be an integer."]],
  ])("%s is refused", async (_, path, messages) => {
    await expectInvalid(ask(path), ...messages);
  });
});

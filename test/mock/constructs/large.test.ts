/** JSON that is large or deep: up to 8 MiB are accepted, and the worst of them are judged within a second. */
import { expect, it } from "vitest";
import { errorOf } from "../../support/mock.js";
import { withinASecond } from "../../support/within-a-second.js";
import { ask, expectDone, MiB, post, shareConstructs, startConstructs } from "./support.js";

shareConstructs();

const limit = 8 * MiB;
const depth = 100_000;
const malformed = "The request body is not valid JSON: ";
const settings = "/bodies/settings";

/** A valid body of so many bytes. */
const ofSize = (bytes: number) => JSON.stringify({ name: "" }).replace('""', `"${"x".repeat(bytes - 11)}"`);

/** A list of 8 MiB, of nothing but one item. */
const listOf = (item: string) => `[${`${item},`.repeat((limit - 8) / (item.length + 1))}${item}]`;

function unknownProperties(): string {
  const properties: string[] = [];
  for (let size = 2, index = 0; size < limit - 20; index++) {
    const property = `"x${index}":1`;
    size += property.length + 1;
    properties.push(property);
  }
  return `{${properties.join(",")}}`;
}

it("JSON of 8 MiB is accepted within a second", async () => {
  const { url } = await startConstructs();
  await withinASecond(() => expectDone(ask(settings, post(ofSize(limit)), url)));
});

it.each([
  ["with its length", (text: string) => text],
  ["in chunks", (text: string) => new Blob([text]).stream()],
])("JSON of more than 8 MiB sent %s is refused with 413", async (_, make) => {
  const { url } = await startConstructs();
  for (const size of [limit + 1, 2 * limit]) {
    const init = { ...post(""), body: make(ofSize(size)), duplex: "half" };
    expect(await errorOf(ask(settings, init, url))).toMatchObject({ status: 413 });
  }
  await expectDone(ask(settings, post({}), url));
});

it.each([
  ["numbers where objects are expected", "/bodies/list", () => listOf("7"), "[0] must be an object."],
  ["objects without their required property", "/bodies/list", () => listOf("{}"), "[0].name is required."],
  ["a list where an object is expected", settings, () => listOf("7"), "The request body must be an object."],
  ["unknown properties", settings, unknownProperties, "x0 is not allowed."],
  ["wrong values in a map", settings, () => `{"labels":${unknownProperties()}}`, "labels.x0 must be a string."],
  ["opening brackets", "/bodies/list", () => "[".repeat(limit), malformed],
  ["opening objects", "/bodies/tree", () => '{"child":'.repeat(Math.floor(limit / 9)), malformed],
])("8 MiB of %s are refused within a second", async (_, path, make, why) => {
  const { url } = await startConstructs();
  const init = post(make());
  const { status, inner_error, details = [] } = await withinASecond(() => errorOf(ask(path, init, url)));
  expect(status).toBe(400);
  expect((inner_error ?? details[0])?.message?.slice(0, why.length)).toBe(why);
  expect(details.length).toBeLessThanOrEqual(101);
  await withinASecond(() => expectDone(ask(settings, post({}), url)));
});

it.each([
  ["objects", '{"child":', "{}", "}"],
  ["lists", '{"children":[', "{}", "]}"],
  ["objects around a wrong value", '{"child":', '{"value":"x"}', "}"],
  ["brackets", "[", "", "]"],
])("100,000 %s inside each other get a response within a second", async (_, opening, inside, closing) => {
  const { url } = await startConstructs();
  const init = post(opening.repeat(depth) + inside + closing.repeat(depth));
  const { status } = await withinASecond(async () => {
    const response = await ask("/bodies/tree", init, url);
    await response.text();
    return response;
  });
  expect([200, 400]).toContain(status);
  await expectDone(ask("/bodies/tree", post({ value: 1 }), url));
});

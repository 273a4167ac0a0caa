/** JSON that is large or deep: up to 8 MiB are accepted, and the worst of them are judged within a second. */
import { expect, it } from "vitest";
import { errorOf } from "../../support/mock.js";
import { withinASecond } from "../../support/within-a-second.js";
import { ask, expectDone, MiB, post, shareConstructs, startConstructs } from "./support.js";

shareConstructs();

const limit = 8 * MiB;
const depth = 100_000;
const tooDeep = "The request body is nested deeper than 64 levels";
/** Values that are so long that 8 MiB of them are less than a million. */
const number = "12345678";
const emptyObject = `{${" ".repeat(8)}}`;
const settings = "/bodies/settings";

/** A valid body of so many bytes. */
const ofSize = (bytes: number) => JSON.stringify({ name: "" }).replace('""', `"${"x".repeat(bytes - 11)}"`);

/** A list of 8 MiB, of nothing but one item. */
const listOf = (item: string) => `[${`${item},`.repeat((limit - item.length - 2) / (item.length + 1))}${item}]`;

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
  ["numbers where objects are expected", "/bodies/list", () => listOf(number), "[0] must be an object."],
  ["objects without their required property", "/bodies/list", () => listOf(emptyObject), "[0].name is required."],
  ["a list where an object is expected", settings, () => listOf(number), "The request body must be an object."],
  ["unknown properties", settings, unknownProperties, "x0 is not allowed."],
  ["wrong values in a map", settings, () => `{"labels":${unknownProperties()}}`, "labels.x0 must be a string."],
  ["opening brackets", "/bodies/list", () => "[".repeat(limit), tooDeep],
  ["opening objects", "/bodies/tree", () => '{"child":'.repeat(Math.floor(limit / 9)), tooDeep],
])("8 MiB of %s are refused within a second", async (_, path, make, why) => {
  const { url } = await startConstructs();
  const init = post(make());
  const { status, inner_error, details = [] } = await withinASecond(() => errorOf(ask(path, init, url)));
  expect(status).toBe(400);
  expect((inner_error ?? details[0])?.message?.slice(0, why.length)).toBe(why);
  expect(details.length).toBeLessThanOrEqual(101);
  await withinASecond(() => expectDone(ask(settings, post({}), url)));
});

it.each(["7", "{}", "[]"])("8 MiB of %s are refused with 413 within a second", async (item) => {
  const { url } = await startConstructs();
  const { status, message } = await withinASecond(() => errorOf(ask("/bodies/list", post(listOf(item)), url)));
  expect([status, message]).toEqual([413, "The request body has more than 1000000 values, the maximum."]);
  await withinASecond(() => expectDone(ask(settings, post({}), url)));
});

it.each([
  ["objects", '{"child":', "{}", "}"],
  ["lists", '{"children":[', "{}", "]}"],
  ["objects around a wrong value", '{"child":', '{"value":"x"}', "}"],
  ["brackets", "[", "", "]"],
])("100,000 %s inside each other are refused within a second", async (_, opening, inside, closing) => {
  const { url } = await startConstructs();
  const init = post(opening.repeat(depth) + inside + closing.repeat(depth));
  const { status, message } = await withinASecond(() => errorOf(ask("/bodies/tree", init, url)));
  expect([status, message]).toEqual([400, `${tooDeep}, the maximum.`]);
  await expectDone(ask("/bodies/tree", post({ value: 1 }), url));
});

/** The values that the checker makes new in each request, so that it can create a resource more than once. */
import { expect, it } from "vitest";
import { noValues } from "../../src/check/fixtures/binding.js";
import { createIdMap } from "../../src/check/fixtures/id-map.js";
import type { CheckedOperation } from "../../src/check/operations.js";

const body = { url: "https://example.com/hook", name: "hook", app_name: "shop", title: "A hook" };

/** Returns the bodies of two requests of an operation with these responses. The suffix is shown as `*`. */
function bodiesOf(responses: object, keepsReferences: boolean) {
  const operation = { method: "POST", parameters: [], responses, body: { examples: { body } } };
  const idMap = createIdMap([]);
  return [1, 2].map(() => {
    const sent = idMap.toSend(operation as unknown as CheckedOperation, { body }, noValues, keepsReferences);
    return JSON.parse(JSON.stringify(sent.body).replaceAll(idMap.suffix, "*")) as object;
  });
}

it("a URL and each name are new where there may be a conflict", () => {
  expect(bodiesOf({ 201: {}, 409: {} }, false)).toEqual([
    { url: "https://example.com/hook*1", name: "hook*2", app_name: "shop*3", title: "A hook" },
    { url: "https://example.com/hook*4", name: "hook*5", app_name: "shop*6", title: "A hook" },
  ]);
});

it("a URL and the own name are new if the other names are those of existing resources", () => {
  expect(bodiesOf({ 201: {}, 409: {} }, true)).toEqual([
    { ...body, url: "https://example.com/hook*1", name: "hook*2" },
    { ...body, url: "https://example.com/hook*3", name: "hook*4" },
  ]);
});

it("a URL stays where there is no conflict, such as that of a page to load", () => {
  expect(bodiesOf({ 200: {} }, false)).toEqual([
    { ...body, name: "hook*1", app_name: "shop*2" },
    { ...body, name: "hook*3", app_name: "shop*4" },
  ]);
});

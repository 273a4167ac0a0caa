/** Archives that we write are HAR 1.2, by a schema that nobody here wrote, and have no tokens. */
import { Ajv } from "ajv";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { betweenEntries, entryOf, harEnd, harStart, responseBodyOf } from "../../../src/har/index.js";
import { requestBodyOf } from "../../../src/har/body.js";

const schemas = createRequire(import.meta.url)("har-schema") as Record<string, { $id: string }>;
const bytes = new Uint8Array([0, 255, 128]);
const began = Date.parse("2026-01-01T00:00:00Z");
const encode = (text: string) => new TextEncoder().encode(text);

function entry(body: Uint8Array | string, answer: Uint8Array | string = "The body is left out.") {
  return entryOf({
    began,
    ended: began + 5,
    request: {
      method: "PUT",
      url: "https://mock.test/vm/a/x?jwt=SECRET&path=/a",
      headers: [["Authorization", "Bearer SECRET"], ["Content-Type", "application/json"], ["Content-Length", "60"]],
      body,
    },
    response: { status: 200, headers: [["Set-Cookie", "a=SECRET"], ["content-type", "text/plain"]], body: answer },
  });
}

it("writes what the schema of HAR accepts", () => {
  const text = harStart({ creator: { name: "test", version: "1" } })
    + [entry(bytes), entry(encode('{"a": 1}'))].map((one) => JSON.stringify(one)).join(betweenEntries) + harEnd;
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const { $id } = schemas.har as { $id: string };
  for (const schema of Object.values(schemas)) {
    const { $schema: _, ...rest } = schema as { $id: string; $schema: string };
    ajv.addSchema(rest);
  }
  const validate = ajv.getSchema($id);
  expect({ isValid: validate?.(JSON.parse(text)), errors: validate?.errors }).toEqual({ isValid: true, errors: null });
});

it("keeps bytes and texts, and says what it leaves out", () => {
  const text = encode("größer");
  expect(requestBodyOf(entry(bytes).request)).toEqual({ bytes });
  expect(requestBodyOf(entry(text).request)).toEqual({ bytes: text });
  expect(requestBodyOf(entry(new Uint8Array()).request)).toEqual({ bytes: new Uint8Array() });
  expect(requestBodyOf(entry("It is too long.").request)).toEqual({ missing: "It is too long." });
  expect(responseBodyOf(entry(bytes, bytes).response.content)).toEqual({ bytes });
  expect(responseBodyOf(entry(bytes).response.content)).toEqual({ missing: "The body is left out." });
});

it("has no tokens", () => {
  const body = encode('{"jwt": "SECRET", "url": "wss://mock.test/?a=1&jwt=SECRET"}');
  const text = JSON.stringify(entry(body, body));
  expect(text).not.toContain("SECRET");
  expect(text).toContain("path=/a");
  const hidden = '{"jwt": "[token]", "url": "wss://mock.test/?a=1&jwt=[token]"}';
  expect(requestBodyOf(entry(body).request)).toEqual({ bytes: encode(hidden) });
});

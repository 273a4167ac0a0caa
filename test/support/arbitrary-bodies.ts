/** Bodies for the fuzz tests: JSON, forms and bytes, some of them malformed or huge. */
import fc, { type Arbitrary } from "fast-check";
import { broken, fitting, mostly, usual } from "./arbitrary-values.js";
import type { Operation } from "./contract.js";
import { formText, partsOfValue, utf8 } from "./form.js";

const { constant, constantFrom, oneof, tuple } = fc;

/** Any bytes, each as a character. */
export const bytes = fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)) });

// One size just below the limit of the mock for JSON, where it is slowest, and one above.
export const hugeBodies = tuple(constantFrom(60_000, 2 ** 18), constantFrom<[string, string, string, string]>(
  ["", "x", "", ""], ['{"actions":', "[", "]", "}"], ['{"actions":[', "1,", "", "1]}"],
  ['{"src_path":"', "/a", "", '","dest_path":"/b"}'],
)).map(([times, [start, opening, closing, end]]): [text: string, times: number][] =>
  [[start, 1], [opening, times], [closing, times], [end, 1]]);

/** Returns the bodies of an operation, each byte as a character. */
export function bodiesOf({ body }: Operation): Arbitrary<string> {
  switch (body?.mediaType) {
    case undefined: return mostly(constant(""), bytes);
    case "application/json": {
      const texts = fitting(body.schema).map((value) => utf8(JSON.stringify(value)));
      const oddities = constantFrom("", "\xff", '{"actions":[{"type":"sleep","sleep":{"duration_ms":1e999}}]}');
      return mostly(texts, oneof(broken(texts, bytes), oddities));
    }
    case "multipart/form-data": {
      const texts = usual(body.schema).map((value) => formText(partsOfValue(body, value as object)));
      return mostly(texts, oneof(broken(texts, oneof(bytes, constantFrom("--b", "\r\n", '"'))), bytes));
    }
    default: return bytes;
  }
}

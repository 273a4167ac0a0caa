/** Creates forms from examples, and from invalid variants of them. A string stands for each file. */
import { formOf } from "../client/form.js";
import { exampleBytes } from "../contract/index.js";
import { jsonPartsOf, replaceLeaves, type Schema } from "../openapi/index.js";
import type { CheckedBody } from "./operations.js";

export type FormBody = Pick<CheckedBody, "schema" | "encoding">;

/** Creates a form from a value. */
export function exampleForm(body: FormBody, value: object): FormData {
  const makeFile = (text: string, type: string) => new File([exampleBytes(text) as BlobPart], "file", { type });
  return formOf(withFiles(body, value, makeFile), jsonPartsOf(body.encoding));
}

/**
 * Returns a value with files in place of the strings that stand for them, and with the string `null` in place of null,
 * which a form cannot express. Any other value in place of a file is sent as text.
 */
export function withFiles<FormFile>(
  { schema, encoding }: FormBody,
  value: object,
  makeFile: (text: string, mediaType: string) => FormFile,
): object {
  const json = jsonPartsOf(encoding);
  return Object.fromEntries(Object.entries(value).map(([name, part]: [string, unknown]) => {
    const [type = ""] = (encoding[name]?.contentType ?? "application/octet-stream").split(",");
    const replace = (leaf: unknown, { format }: Schema) =>
      format === "binary" && typeof leaf === "string" ? makeFile(leaf, type) : leaf ?? "null";
    const isJson = json.includes(name) && part !== null;
    return [name, isJson ? part : replaceLeaves(part, schema.properties?.[name], (schema) => schema, replace)];
  }));
}

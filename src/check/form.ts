/** Forms from examples, and from what a case has made of one: a text stands for each file. */
import { formOf } from "../client/form.js";
import { exampleBytes } from "../contract/index.js";
import { jsonPartsOf, replaceLeaves, type Schema } from "../openapi/index.js";
import type { Content } from "./operations.js";

export type FormContent = Pick<Content, "schema" | "encoding">;

/** Makes a form of a value. */
export function exampleForm(content: FormContent, value: object): FormData {
  const makeFile = (text: string, type: string) => new File([exampleBytes(text) as BlobPart], "file", { type });
  return formOf(withFiles(content, value, makeFile), jsonPartsOf(content.encoding));
}

/**
 * Gives the value that a form is made of: with a file for each text that stands for one, and with the text `null` for
 * null, which no form can say. Anything else that stands in the place of a file is sent as text.
 */
export function withFiles<Sent>(
  { schema, encoding }: FormContent,
  value: object,
  makeFile: (text: string, mediaType: string) => Sent,
): object {
  const json = jsonPartsOf(encoding);
  return Object.fromEntries(Object.entries(value).map(([name, part]: [string, unknown]) => {
    const [type = ""] = (encoding[name]?.contentType ?? "application/octet-stream").split(",");
    const replace = (leaf: unknown, { format }: Schema) =>
      format === "binary" && typeof leaf === "string" ? makeFile(leaf, type) : leaf ?? "null";
    const isWhole = json.includes(name) && part !== null;
    return [name, isWhole ? part : replaceLeaves(part, schema.properties?.[name], (schema) => schema, replace)];
  }));
}

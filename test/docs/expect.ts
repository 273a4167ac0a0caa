/** What a sample has to send and to print, by the examples of its operation. */
import { format } from "node:util";
import { expect } from "vitest";
import { bytesOf, formOf } from "../support/form.js";
import type { Recorded } from "./recorder.js";
import type { Sampled } from "./samples.js";

export function expectUrl({ path, values }: Sampled, sent: string): void {
  const { pathname, searchParams } = new URL(sent, "http://any-host");
  expect(pathname).toBe(path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.path?.[name] as string)));
  expect([...searchParams]).toEqual(Object.entries(values.query ?? {}).flatMap(pairsOf));
}

function pairsOf([name, value]: [string, unknown]): [string, string][] {
  if (typeof value !== "object" || value === null) return [[name, String(value)]];
  return Object.entries(value).map(([key, member]) => [`${name}[${key}]`, String(member)]);
}

export async function expectBody({ body, value }: Sampled, sent: Recorded | undefined): Promise<void> {
  const bytes = sent?.body ?? Buffer.alloc(0);
  const contentType = sent?.headers["content-type"];
  expect(contentType?.split(";", 1)[0]).toBe(body?.mediaType);
  switch (body?.mediaType) {
    case undefined: return expect(bytes).toHaveLength(0);
    case "application/json": return expect(JSON.parse(bytes.toString())).toEqual(value);
    case "multipart/form-data": {
      const form = await new Response(bytes, { headers: { "Content-Type": contentType ?? "" } }).formData();
      return expect(await partsOf(form)).toEqual(await partsOf(formOf(body, value as object)));
    }
    default: return expect(bytes).toEqual(bytesOf(value as string));
  }
}

/** `FormData` sends each line break of a text as CRLF (WHATWG HTML, section 4.10.21.8), and curl as it is. */
function partsOf(form: FormData): Promise<[name: string, bytes: string][]> {
  return Promise.all([...form].map(async ([name, value]) => {
    const bytes = typeof value === "string" ? value.replaceAll("\r\n", "\n") : await value.arrayBuffer();
    return [name, Buffer.from(bytes as string).toString("latin1")];
  }));
}

/** The mock answers with the first example, or with all of them where they are the events of a stream. */
export function expectAnswer({ answer }: Sampled, label: string, printed: string): void {
  const isCurl = label === "curl";
  const text = isCurl ? printed.replace(/^HTTP[^]+?\r\n\r\n/, "") : printed;
  const examples = Object.values(answer?.examples ?? {});
  switch (answer?.mediaType) {
    case undefined: return expect(text).toBe("");
    case "application/json":
      return expect(text).toBe(isCurl ? JSON.stringify(examples[0]) : `${format(examples[0])}\n`);
    case "text/event-stream":
      return expect(text.match(/^data: .+/gm)).toEqual(examples.map((event) => `data: ${JSON.stringify(event)}`));
    default: {
      const bytes = bytesOf(examples[0] as string);
      const shown = `${format(new Blob([bytes], { type: answer?.mediaType ?? "" }))}\n`;
      return expect(text).toBe(isCurl ? bytes.toString("latin1") : shown);
    }
  }
}

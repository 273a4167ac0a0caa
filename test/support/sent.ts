/** Compares requests with the examples of their operations. */
import { expect } from "vitest";
import { exampleForm } from "../../src/check/form.js";
import { exampleBytes } from "../../src/contract/index.js";
import { type Content, type Node, type Operation, operations } from "./contract.js";
import type { Recorded } from "./recorder.js";

/** A request as the contract shows it. */
export interface Shown {
  path: string;
  /** The examples of the parameters, by place and name. */
  values: Record<string, Node>;
  body: Content | undefined;
  /** The example of the body. */
  value: unknown;
}

/**
 * Expects every operation to have been called with each example of its body, and any further calls of it to have the
 * first one.
 *
 * @param sent The requests.
 * @param ids The id of the operation of each request.
 */
export async function expectEveryExample(sent: Recorded[], ids: (string | undefined)[]): Promise<void> {
  expect(sent).toHaveLength(ids.length);
  for (const operation of operations) {
    const shown = shownOf(operation);
    const own = sent.filter((_, index) => ids[index] === operation.id);
    expect(own.length, operation.id).toBeGreaterThanOrEqual(shown.length);
    for (const [index, request] of own.entries()) {
      const one = (shown[index] ?? shown[0])!;
      expectUrl(one, request.url);
      await expectBody(one, request);
    }
  }
}

function shownOf({ path, parameters, body }: Operation): Shown[] {
  const values = valuesOf(parameters);
  const examples = Object.values(body?.examples ?? {});
  if (examples.length === 0) return [{ path, values, body: undefined, value: undefined }];
  return examples.map((value) => ({ path, values, body, value }));
}

export function valuesOf(parameters: Node[]): Record<string, Node> {
  const values: Record<string, Node> = { path: {}, query: {} };
  for (const { name, in: place, example } of parameters) {
    if (example !== undefined) (values[place] ??= {})[name] = example;
  }
  return values;
}

export function expectUrl({ path, values }: Shown, sent: string): void {
  const { pathname, searchParams } = new URL(sent, "http://any-host");
  expect(pathname).toBe(path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.path?.[name] as string)));
  expect([...searchParams]).toEqual(Object.entries(values.query ?? {}).flatMap(pairsOf));
}

function pairsOf([name, value]: [string, unknown]): [string, string][] {
  if (typeof value !== "object" || value === null) return [[name, String(value)]];
  return Object.entries(value).map(([key, member]) => [`${name}[${key}]`, String(member)]);
}

export async function expectBody({ body, value }: Shown, sent: Recorded | undefined): Promise<void> {
  const bytes = sent?.body ?? Buffer.alloc(0);
  const contentType = sent?.headers["content-type"];
  expect(contentType?.split(";", 1)[0]).toBe(body?.mediaType);
  switch (body?.mediaType) {
    case undefined: return expect(bytes).toHaveLength(0);
    case "application/json": return expect(JSON.parse(bytes.toString())).toEqual(value);
    case "multipart/form-data": {
      const form = await new Response(bytes, { headers: { "Content-Type": contentType ?? "" } }).formData();
      return expect(await partsOf(form)).toEqual(await partsOf(exampleForm(body, value as object)));
    }
    default: return expect(new Uint8Array(bytes)).toEqual(exampleBytes(value as string));
  }
}

/** `FormData` sends each line break of a text as CRLF (WHATWG HTML, section 4.10.21.8); curl sends it unchanged. */
function partsOf(form: FormData): Promise<[name: string, bytes: string][]> {
  return Promise.all([...form].map(async ([name, value]) => {
    const bytes = typeof value === "string" ? compact(value.replaceAll("\r\n", "\n")) : await value.arrayBuffer();
    return [name, Buffer.from(bytes as string).toString("latin1")];
  }));
}

/** Returns JSON without the spaces that Python writes, and any other text unchanged. */
function compact(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

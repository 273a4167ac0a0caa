/**
 * Programs that call every operation once with its first example: one with the client, one with the SDK. A third
 * makes a query of each.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { operations as generated } from "../../generated/operations.js";
import type { OperationId } from "../../src/operations.js";
import { argumentsOf } from "../../test/sdk/call.js";
import { methods, type SdkOperationId } from "../../test/sdk/methods.js";
import { operations, requestsOf } from "../../test/support/examples.js";

/** The text of each program. */
export interface Programs {
  client: string;
  sdk: string;
  query: string;
}

/** Writes the programs into a temporary folder within `bench/`, and passes `use` their paths. */
export async function withPrograms<T>(use: (files: Programs, texts: Programs) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(fileURLToPath(new URL("../.types-", import.meta.url)));
  try {
    const texts = { client: clientProgram(), sdk: sdkProgram(), query: queryProgram() };
    const files = { client: `${folder}/client.ts`, sdk: `${folder}/sdk.ts`, query: `${folder}/query.ts` };
    await writeFile(files.client, texts.client);
    await writeFile(files.sdk, texts.sdk);
    await writeFile(files.query, texts.query);
    return await use(files, texts);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const calls = operations.map((operation) => ({ operation, request: requestsOf(operation)[0]![1] }));

const createClient = `import { createClient } from "cloud-browser-contract";
const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "any-token" });
`;

function clientProgram(): string {
  return createClient + calls.map(({ operation, request }) =>
    `await client.${operation.id}(${inputOf(request)});\n`).join("");
}

function queryProgram(): string {
  return `import { queryOptions, streamOptions } from "cloud-browser-contract/query";
${createClient}${calls.map(({ operation, request }) => {
  const options = generated[operation.id as OperationId][2] === "events" ? "streamOptions" : "queryOptions";
  return `${options}(client, "${operation.id}", ${inputOf(request)});\n`;
}).join("")}`;
}

/** Returns the input of a call as source code; an empty text if there is none. */
function inputOf(request: object): string {
  const parts = Object.entries(request).filter(([, value]) => !isEmpty(value));
  return parts.length > 0 ? literal(Object.fromEntries(parts)) : "";
}

/** Properties of the examples that the SDK does not know yet. Its calls omit them, because they would not compile. */
const unknownToSdk = new Set(["region", "browser", "interaction_id"]);

function sdkProgram(): string {
  return `import Kernel from "@onkernel/sdk";
const sdk = new Kernel({ baseURL: "http://127.0.0.1:4010", apiKey: "any-token" });
${calls.map(({ operation, request }) => {
  const { ids, bytes, others } = argumentsOf(operation, request);
  const known = others.map((value) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => !unknownToSdk.has(name))));
  const literals = [...ids, ...bytes, ...known.filter((value) => !isEmpty(value))].map(literal);
  return `await sdk.${methods[operation.id as SdkOperationId]}(${literals.join(", ")});\n`;
}).join("")}`;
}

const isEmpty = (value: unknown) =>
  typeof value === "object" && value !== null && !(value instanceof File) && Object.keys(value).length === 0;

/** Returns a value as source code. */
function literal(value: unknown): string {
  if (value instanceof File) return 'new File([], "a")';
  if (value instanceof Uint8Array) return "new Uint8Array()";
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const nameOf = (key: string) => /^[a-z_]\w*$/i.test(key) ? key : JSON.stringify(key);
  return `{ ${Object.entries(value).map(([key, member]) => `${nameOf(key)}: ${literal(member)}`).join(", ")} }`;
}

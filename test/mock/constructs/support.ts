/** Requests to a mock of constructs.yaml, and expectations of its responses, for the tests in this folder. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect } from "vitest";
import { parse } from "yaml";
import type { Node } from "../../support/contract.js";
import { type FormPart, formDataOf } from "../../support/form-data.js";
import { invalid } from "../../support/invalid.js";
import { type Mock, startMock } from "../../../src/mock/index.js";
import { bearer, errorOf, startTestMock } from "../../support/mock.js";

const description = "test/support/constructs.yaml";
export const constructs = parse(readFileSync(description, "utf8")) as Node;
export const MiB = 2 ** 20;

type Sent = Response | Promise<Response>;

/** Starts a mock of constructs.yaml that ends with the test. */
export function startConstructs() {
  return startTestMock({ description });
}

let shared: Mock;

/** Starts a mock for all requests of a file that name no other: most of them leave nothing behind. */
export function shareConstructs(): void {
  beforeAll(async () => {
    shared = await startMock({ description });
  });
  afterAll(() => shared.close());
}

/** Sends a request with a token. Without a URL, it goes to the mock that the file shares. */
export async function ask(target: string, { headers, ...init }: RequestInit = {}, url?: string): Promise<Response> {
  const base = url ?? shared.url;
  return fetch(base + target, { ...init, headers: { ...bearer, ...headers as Record<string, string> } });
}

/** A POST of a value as JSON. Text is sent as it stands. */
export function post(body: unknown, type = "application/json"): RequestInit {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { method: "POST", headers: { "Content-Type": type }, body: text };
}

/** A POST of a form. */
export function form(...parts: FormPart[]): RequestInit {
  return { method: "POST", body: formDataOf(parts) };
}

/** Expects the response of an operation that returns nothing but that it was done. */
export async function expectDone(response: Sent): Promise<void> {
  const { status, text } = await read(response);
  expect({ status, text }).toEqual({ status: 200, text: '{"done":true}' });
}

/** Expects a status, and nothing that belongs to a body. */
export async function expectEmpty(response: Sent, status: number): Promise<void> {
  const { headers, ...rest } = await read(response);
  expect(rest).toEqual({ status, text: "" });
  expect(headers.get("Content-Type")).toBeNull();
}

/** Expects a 400 with exactly these violations. */
export async function expectInvalid(response: Sent, ...messages: string[]): Promise<void> {
  expect(await errorOf(response)).toEqual(invalid(...messages));
}

const formats = {
  "binary": true,
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  "uuid": /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
} as const;
const ajv = new Ajv2020({ strict: false, allErrors: true, formats }).addSchema(constructs, "constructs");

/** Expects a value to fit the schema at a JSON Pointer into constructs.yaml. */
export function expectFits(pointer: string, value: unknown): void {
  const validate = ajv.compile({ $ref: `constructs#${pointer}` });
  expect(validate(value), `${JSON.stringify(value)}: ${JSON.stringify(validate.errors)}`).toBe(true);
}

async function read(sent: Sent) {
  const response = await sent;
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Starts a mock for a test, and sends requests to it without the client. */
import { onTestFinished } from "vitest";
import type { ErrorBody } from "../../generated/openapi.js";
import { type Mock, type MockOptions, startMock } from "../../src/mock/index.js";
import { contract, expectFits } from "./contract.js";

export const session = "bs5c8m2r9k4t7w1x6v3n0q8z";
export const bearer = { Authorization: "Bearer any-token" };
const bytes = { ...bearer, "Content-Type": "application/octet-stream" };
export const json = { ...bearer, "Content-Type": "application/json" };

/** Starts a mock that is closed when the test ends. */
export async function startTestMock(options: MockOptions = {}): Promise<Mock> {
  const mock = await startMock(options);
  onTestFinished(() => mock.close());
  return mock;
}

/** Writes a file. */
export function write(mock: Mock, path: string, body: BodyInit = "", { mode, headers }: {
  mode?: string;
  headers?: Record<string, string>;
} = {}) {
  const query = new URLSearchParams({ path, ...mode !== undefined && { mode } });
  const url = `${mock.url}/browsers/${session}/fs/write_file?${query}`;
  const init = { method: "PUT", headers: { ...bytes, ...headers }, body, duplex: "half" }; // required for streams
  return fetch(url, init);
}

/** Moves a file or directory. */
export function move(mock: Mock, src_path: unknown, dest_path: unknown, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ src_path, dest_path });
  return fetch(`${mock.url}/browsers/${session}/fs/move`, { method: "PUT", headers: { ...json, ...headers }, body });
}

/** Returns the status and the error of a response. Throws if the body is not an Error as JSON. */
export async function errorOf(response: Response | Promise<Response>): Promise<{ status: number } & ErrorBody> {
  const { status, headers, text } = await Promise.resolve(response).then(async (response) =>
    ({ status: response.status, headers: response.headers, text: await response.text() }));
  if (headers.get("Content-Type") !== "application/json") throw new Error(`${status} ${text} is no JSON`);
  const body = JSON.parse(text) as ErrorBody;
  expectFits(contract.components.schemas.Error, body);
  return { status, ...body };
}

/** Returns the content of a file as text; undefined if there is no such file. */
export async function contentOf(mock: Mock, path: string, id: string = session): Promise<string | undefined> {
  const file = mock.file(id, path);
  return file && new Response(file.stream()).text();
}

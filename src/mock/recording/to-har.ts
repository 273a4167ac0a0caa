/** Writes the calls of a journal as the exchanges of an archive. */
import type { Contract, Operation, ParsedRequest } from "../../contract/index.js";
import { formOf } from "../../client/form.js";
import { entryOf, type HarEntry, type WrittenMessage } from "../../har/index.js";
import { bodyKindOf, jsonPartsOf } from "../../openapi/index.js";
import { controlRequestOf } from "./control-calls.js";
import type { JournalEntry } from "../journal/journal.js";

type WrittenRequest = WrittenMessage & { method: string; url: string };

const encoder = new TextEncoder();

/**
 * Returns the exchange of a call.
 *
 * @param baseUrl Base URL of the mock.
 */
export async function harEntryOf(contract: Contract, baseUrl: string, entry: JournalEntry): Promise<HarEntry> {
  const { call, input, began, ended, number, during, drawn, response = { status: 204 } } = entry;
  const operation = contract.byId.get(call);
  return entryOf({
    began,
    ended,
    request: operation
      ? await requestOf(operation, input as ParsedRequest, baseUrl)
      : controlRequestOf(call, input as unknown[], baseUrl),
    response: {
      status: response.status,
      headers: response.text === undefined ? [] : [["content-type", "application/json"]],
      body: response.text === undefined ? response.omitted : encoder.encode(response.text),
    },
    call: { number, during, drawn },
  });
}

async function requestOf(
  { method, path: template, body: declared }: Operation,
  { path, query, defaulted, header, body }: ParsedRequest,
  baseUrl: string,
): Promise<WrittenRequest> {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const search = new URLSearchParams(Object.entries(query)
    .filter(([name, value]) => value !== undefined && !defaulted.includes(name))
    .flatMap(([name, value]) => [value].flat().map((one) => [name, `${one as string}`]))).toString();
  const headers = Object.entries(header).filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)] as const);
  const [[mediaType, { encoding = {} }] = ["", {}]] = Object.entries(declared?.content ?? {});
  const url = `${baseUrl}${filled}${search && `?${search}`}`;
  if (body === undefined) return { method, url, headers };
  const sent = await encodeBody(mediaType, body, jsonPartsOf(encoding));
  return { method, url, headers: [...headers, ["content-type", sent.type]], body: sent.bytes };
}

async function encodeBody(mediaType: string, body: unknown, json: string[]) {
  const kind = bodyKindOf(mediaType);
  if (kind === "json") return { type: mediaType, bytes: encoder.encode(JSON.stringify(body)) };
  const encoded = new Response(kind === "form" ? formOf(body as object, json) : body as Blob);
  const type = kind === "form" ? encoded.headers.get("Content-Type") : null;
  return { type: type ?? mediaType, bytes: new Uint8Array(await encoded.arrayBuffer()) };
}

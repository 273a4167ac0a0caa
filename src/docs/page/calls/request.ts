/** The request of a call, for `fetch` and as a curl command. */
import { formOf } from "../../../client/form.js";
import { type Json, jsonPartsOf } from "../../../openapi/index.js";
import { SampleFile } from "../../samples/content.js";
import { asCurl } from "../../samples/curl.js";
import { sampleParts } from "../../samples/form.js";
import { requestHeaders, urlOf } from "../../samples/request.js";
import type { FormValue, SampleBody, SampleCall } from "../../samples/types.js";
import { fileSources } from "./bytes.js";
import type { FieldValue } from "./field.js";
import type { FieldValues } from "./form.js";
import { fetchInPage } from "./mock.js";
import type { Settings } from "./settings.js";
import type { BodyData, CallData } from "./types.js";

export interface CallRequest {
  init: { method: string; headers: Headers; body: BodyInit | null };
  send: (init: RequestInit) => Promise<Response>;
  curl: string;
  values: FieldValues;
}

/** Creates the request for the values of the fields. */
export function createRequest(data: CallData, values: FieldValues, settings: Settings): CallRequest {
  const { baseUrl, isInPage, token, prefer } = settings;
  const { params, body } = values;
  const header = { ...params.header, ...prefer && { Prefer: prefer } };
  const sampleBody = data.body && body !== undefined ? sampleBodyOf(data.body, body) : undefined;
  const call: SampleCall = {
    id: data.id,
    baseUrl,
    method: data.method,
    path: data.path,
    params: { ...params, header },
    ...sampleBody && { body: sampleBody },
    expected: data.expected,
  };
  const headers = new Headers(requestHeaders(call));
  if (token) headers.set("Authorization", `Bearer ${token}`);
  const encoded = data.body && body !== undefined ? fetchBody(data.body, body) : null;
  const url = urlOf(call);
  return {
    init: { method: data.method, headers, body: encoded },
    send: (init) => isInPage ? fetchInPage(baseUrl, url, init) : fetch(url, init),
    curl: asCurl(call),
    values,
  };
}

function fetchBody({ kind, encoding = {} }: BodyData, body: FieldValue): BodyInit {
  if (kind === "json") return JSON.stringify(body);
  if (kind === "bytes") return body as File;
  return formOf(body as object, jsonPartsOf(encoding));
}

/** Converts a body for the curl command. Bytes become the text of an example, or the name of a picked file. */
function sampleBodyOf({ kind, mediaType, encoding = {} }: BodyData, body: FieldValue): SampleBody {
  if (kind === "json") return { mediaType, kind, value: body as Json };
  const value = describeFiles(body, { isUsed: false });
  if (kind === "form") return { mediaType, kind, value, parts: sampleParts({ encoding }, value) };
  return { mediaType, kind, content: (value as SampleFile).content };
}

/**
 * Replaces each file in a value by one that a curl command can show.
 *
 * @param pipe Whether the standard input of curl is in use: it can send only one file of bytes.
 */
function describeFiles(value: FieldValue, pipe: { isUsed: boolean }): FormValue {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => describeFiles(item, pipe));
  if (!(value instanceof File)) {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, describeFiles(member, pipe)]));
  }
  const file = new SampleFile(value.name, fileSources.get(value) ?? "");
  const isBytes = file.content.url !== undefined;
  if (fileSources.has(value) && !(isBytes && pipe.isUsed)) {
    pipe.isUsed ||= isBytes;
    return file;
  }
  const content = { url: "", mediaType: value.type, base64: "", path: value.name };
  return Object.assign(file, { content, fileName: value.name });
}

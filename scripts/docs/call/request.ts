/** The request that goes out, as `fetch` takes it, and as curl. */
import { formOf } from "../../../src/client/form.js";
import { jsonPartsOf } from "../../../src/openapi/index.js";
import { asCurl } from "../../samples/curl.js";
import { FormFile } from "../../samples/content.js";
import { partsOf } from "../../samples/form.js";
import { headersOf, urlOf } from "../../samples/request.js";
import type { Body, Call, Json, Value as Shown } from "../../samples/types.js";
import { sources } from "./bytes.js";
import type { Value } from "./field.js";
import type { Given } from "./form.js";
import type { Settings } from "./settings.js";
import type { BodyData, CallData } from "./types.js";

export interface Outgoing {
  url: string;
  init: { method: string; headers: Headers; body: BodyInit | null };
  curl: string;
  given: Given;
}

/** Makes the request of what the fields say. */
export function requestOf(data: CallData, given: Given, { baseUrl, token, prefer }: Settings): Outgoing {
  const { params, body } = given;
  const header = { ...params.header, ...prefer && { Prefer: prefer } };
  const shown = data.body && body !== undefined ? shownOf(data.body, body) : undefined;
  const call: Call = {
    id: data.id,
    baseUrl,
    method: data.method,
    path: data.path,
    params: { ...params, header },
    ...shown && { body: shown },
    answer: data.answer,
  };
  const headers = new Headers(headersOf(call));
  if (token) headers.set("Authorization", `Bearer ${token}`);
  const sent = data.body && body !== undefined ? sentOf(data.body, body) : null;
  return { url: urlOf(call), init: { method: data.method, headers, body: sent }, curl: asCurl(call), given };
}

function sentOf({ kind, encoding = {} }: BodyData, body: Value): BodyInit {
  if (kind === "json") return JSON.stringify(body);
  if (kind === "bytes") return body as File;
  return formOf(body as object, jsonPartsOf(encoding));
}

/** The body as the samples know it: bytes are what an example shows, or the file that somebody has picked. */
function shownOf({ kind, mediaType, encoding = {} }: BodyData, body: Value): Body {
  if (kind === "json") return { mediaType, kind, value: body as Json };
  const value = withFiles(body, { isPiped: false });
  if (kind === "form") return { mediaType, kind, value, parts: partsOf({ encoding }, value) };
  return { mediaType, kind, content: (value as FormFile).content };
}

/** @param one Whether there are bytes already that curl gets through its pipe, of which it has one. */
function withFiles(value: Value, one: { isPiped: boolean }): Shown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withFiles(item, one));
  if (!(value instanceof File)) {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withFiles(member, one)]));
  }
  const file = new FormFile(value.name, sources.get(value) ?? "");
  const isBytes = file.content.url !== undefined;
  if (sources.has(value) && !(isBytes && one.isPiped)) {
    one.isPiped ||= isBytes;
    return file;
  }
  const content = { url: "", mediaType: value.type, base64: "", path: value.name };
  return Object.assign(file, { content, fileName: value.name });
}

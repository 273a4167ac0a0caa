/** Creates examples of a difference by changing valid requests. */
import type { AnyRequest } from "../../support/any-request.js";
import { formText, type Part } from "../../support/form.js";

/** The parts of a request. A header that is `undefined` is not sent. */
export interface Change {
  method?: string;
  target?: string;
  headers?: Record<string, string | undefined>;
  body?: string;
}

const usual = { Host: "mock", Authorization: "Bearer any-token" };

/** Returns a request with a host and a token. */
export function to({ method = "PUT", target = "/", headers, body = "" }: Change): AnyRequest {
  const sent = Object.entries({ ...usual, ...headers })
    .filter((header): header is [string, string] => header[1] !== undefined);
  return { method, target, headers: sent, body: [[body, 1]] };
}

/** Returns a valid `movePath`, except for the given changes. */
export function move(change: Change): AnyRequest {
  return to({
    target: "/browsers/bs5c8m2r9k4t7w1x6v3n0q8z/fs/move",
    body: '{"src_path":"/a","dest_path":"/b"}',
    ...change,
    headers: { "Content-Type": "application/json", ...change.headers },
  });
}

/** Returns a valid `writeFile`, except for the given changes. */
export function write(change: Change): AnyRequest {
  return to({
    target: "/browsers/bs5c8m2r9k4t7w1x6v3n0q8z/fs/write_file?path=/a",
    body: "a,b",
    ...change,
    headers: { "Content-Type": "application/octet-stream", ...change.headers },
  });
}

/** Returns a request with a form (RFC 7578) of these parts. */
export function form(target: string, parts: Part[]): AnyRequest {
  const headers = { "Content-Type": "multipart/form-data; boundary=b" };
  return to({ method: "POST", target, headers, body: formText(parts) });
}

/** Valid requests to change into examples of a difference. */
import type { AnyRequest } from "../../support/any-request.js";
import { formText, type Part } from "../../support/form.js";

/** A request by its parts. A header that is `undefined` is not sent. */
export interface Change {
  method?: string;
  target?: string;
  headers?: Record<string, string | undefined>;
  body?: string;
}

const usual = { Host: "mock", Authorization: "Bearer any-token" };

/** Any request, with a host and a token. */
export function to({ method = "PUT", target = "/", headers, body = "" }: Change): AnyRequest {
  const sent = Object.entries({ ...usual, ...headers })
    .filter((header): header is [string, string] => header[1] !== undefined);
  return { method, target, headers: sent, body: [[body, 1]] };
}

/** A valid `movePath`, but for what is given. */
export function move(change: Change): AnyRequest {
  return to({
    target: "/browsers/bs5c8m2r9k4t7w1x6v3n0q8z/fs/move",
    body: '{"src_path":"/a","dest_path":"/b"}',
    ...change,
    headers: { "Content-Type": "application/json", ...change.headers },
  });
}

/** A valid `writeFile`, but for what is given. */
export function write(change: Change): AnyRequest {
  return to({
    target: "/browsers/bs5c8m2r9k4t7w1x6v3n0q8z/fs/write_file?path=/a",
    body: "a,b",
    ...change,
    headers: { "Content-Type": "application/octet-stream", ...change.headers },
  });
}

/** A form (RFC 7578) of these parts. */
export function form(target: string, parts: Part[]): AnyRequest {
  const headers = { "Content-Type": "multipart/form-data; boundary=b" };
  return to({ method: "POST", target, headers, body: formText(parts) });
}

/** Which requests are shown. */
import type { ShownRequest } from "../../mock/panel/types.js";

export interface Filter {
  /** A text that occurs in the request or its response, ignoring case. */
  text: string;
  /** ID of an operation, or an empty text. */
  operation: string;
  /** A status, the first digit of several, or an empty text. */
  status: string;
}

const texts = new WeakMap<ShownRequest, string>();

/** Whether a request is shown. */
export function fits(request: ShownRequest, { text, operation, status }: Filter): boolean {
  return (operation === "" || request.operation === operation)
    && String(request.status).startsWith(status)
    && (text === "" || textOf(request).includes(text.toLowerCase()));
}

/** All that can be searched of a request, in lower case. */
function textOf(request: ShownRequest): string {
  const known = texts.get(request);
  if (known !== undefined) return known;
  const { method, url, operation = "", status, headers, body, response, problem = "" } = request;
  const all = [`${method} ${url}`, operation, status, body?.text ?? "", response.body?.text ?? "", problem];
  const text = [...all, ...Object.values(headers), ...Object.values(response.headers)].join("\n").toLowerCase();
  texts.set(request, text);
  return text;
}

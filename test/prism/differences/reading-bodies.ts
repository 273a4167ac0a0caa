/** Reads the body of a request independently of the mock and of Prism. */
import { type AnyRequest, framed } from "../../support/any-request.js";
import type { Content } from "../../support/contract.js";
import { decoded, headersOf, operationOf } from "./reading.js";

export function bodyOf(request: AnyRequest): Buffer {
  return Buffer.from(framed(request).body, "latin1");
}

/** Returns the declared body of the operation; undefined if it has none, or there is no operation. */
export function declaredBody(request: AnyRequest): (Content & { required: boolean }) | undefined {
  return operationOf(request)?.body;
}

/** Returns the value of the body; undefined if it is not JSON. */
export function jsonOf(request: AnyRequest): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(bodyOf(request).toString()) };
  } catch {
    return undefined;
  }
}

/** Returns the Content-Type header in lower case; empty if it is missing. */
export function contentType(request: AnyRequest): string {
  return headersOf(request, "content-type")[0]?.toLowerCase() ?? "";
}

/** Returns whether a text is a media type or a media range, without empty parameters. */
export function isMediaType(text: string): boolean {
  return /^[\w.+*-]+\/[\w.+*-]+(?:\s*;\s*[\w.+*-]+=(?:[\w.+*-]+|"[^"]*"))*$/.test(text);
}

/** Returns the media type of the body, without its parameters. */
export function mediaTypeOf(request: AnyRequest): string {
  return contentType(request).split(";")[0]?.trim() ?? "";
}

/** A part of a form, as its headers describe it. */
export interface FormPart {
  name: string;
  isFile: boolean;
}

/** Returns the parts of a form (RFC 7578), even if it is incomplete; empty if the operation accepts no form. */
export function formPartsOf(request: AnyRequest): FormPart[] {
  if (!isForm(request)) return [];
  const found = bodyOf(request).toString().matchAll(/^content-disposition: form-data; name="([^"]*)"(.*)$/gim);
  return [...found].map(([, name = "", rest = ""]) => ({ name, isFile: rest.includes("filename=") }));
}

const plainPart
  = /^\r\ncontent-disposition: form-data; name="[^";\r\n]*"(?:; filename="[^";\\\r\n]*"\r\ncontent-type: .+)?\r\n\r\n/i;

/** Returns whether a form is complete, and each part has a plain name, and at most a filename with a media type. */
export function isPlainForm(request: AnyRequest): boolean {
  if (!isForm(request)) return true;
  const [, boundary] = /boundary=([^;"\s]+)/i.exec(headersOf(request, "content-type")[0] ?? "") ?? [];
  if (boundary === undefined) return true;
  const [first, ...parts] = bodyOf(request).toString("latin1").split(`--${boundary}`);
  return first === "" && parts.pop() === "--\r\n" && parts.every((part) => plainPart.test(part))
    && formPartsOf(request).every(({ name }) => decoded(name) !== undefined);
}

function isForm(request: AnyRequest): boolean {
  const form = "multipart/form-data";
  return declaredBody(request)?.mediaType === form && mediaTypeOf(request) === form && bodyOf(request).length > 0;
}

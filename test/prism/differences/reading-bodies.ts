/** What the body of a request says, read apart from the mock and from Prism. */
import { type AnyRequest, framed } from "../../support/any-request.js";
import type { Content } from "../../support/contract.js";
import { decoded, headersOf, operationOf } from "./reading.js";

export function bodyOf(request: AnyRequest): Buffer {
  return Buffer.from(framed(request).body, "latin1");
}

/** The body that the operation takes; none where it takes none, or there is no operation. */
export function declaredBody(request: AnyRequest): (Content & { required: boolean }) | undefined {
  return operationOf(request)?.body;
}

/** The value of the body, when it is JSON. */
export function jsonOf(request: AnyRequest): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(bodyOf(request).toString()) };
  } catch {
    return undefined;
  }
}

/** The Content-Type header, in small letters; none where it is missing or empty. */
export function contentType(request: AnyRequest): string {
  return headersOf(request, "content-type")[0]?.toLowerCase() ?? "";
}

/** Whether a text is a media type, or a range of them, with parameters that are not empty. */
export function isMediaType(text: string): boolean {
  return /^[\w.+*-]+\/[\w.+*-]+(?:\s*;\s*[\w.+*-]+=(?:[\w.+*-]+|"[^"]*"))*$/.test(text);
}

/** The media type of the body, without its parameters. */
export function mediaTypeOf(request: AnyRequest): string {
  return contentType(request).split(";")[0]?.trim() ?? "";
}

/** A part of a form, by its headers. */
export interface FormPart {
  name: string;
  isFile: boolean;
}

/** The parts of a form (RFC 7578), whether it is whole or not; none where the operation takes no form. */
export function formPartsOf(request: AnyRequest): FormPart[] {
  if (!isForm(request)) return [];
  const found = bodyOf(request).toString().matchAll(/^content-disposition: form-data; name="([^"]*)"(.*)$/gim);
  return [...found].map(([, name = "", rest = ""]) => ({ name, isFile: rest.includes("filename=") }));
}

const plainPart
  = /^\r\ncontent-disposition: form-data; name="[^";\r\n]*"(?:; filename="[^";\\\r\n]*"\r\ncontent-type: .+)?\r\n\r\n/i;

/** Whether a form is whole, and each part of it has a name, and perhaps a filename with a media type, in plain text. */
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

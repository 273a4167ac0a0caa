/** Differences in forms. */
import type { AnyRequest } from "../../support/any-request.js";
import type { Node } from "../../support/contract.js";
import type { Difference } from "./difference.js";
import { form } from "./examples.js";
import { declaredBody, type FormPart, formPartsOf, isPlainForm } from "./reading-bodies.js";

const file = { name: "file", text: "PK", fileType: "application/zip" };

/** Returns the part of a name before its brackets. */
const stem = (name: string) => name.replace(/\[.*/s, "");

/** Returns the property that a part is for; undefined if the operation does not declare it. */
function propertyOf(request: AnyRequest, { name }: FormPart): Node | undefined {
  const own = encodingOf(request, name).style === "deepObject" ? stem(name) : name;
  const properties = (declaredBody(request)?.schema.properties ?? {}) as Node;
  return Object.hasOwn(properties, own) ? properties[own] : undefined;
}

/** Returns the encoding of a property of the form. */
function encodingOf(request: AnyRequest, name: string): Node {
  return declaredBody(request)?.encoding[stem(name)] ?? {};
}

export const inForms: Difference[] = [
  {
    name: "a form with a required list of objects",
    right: "ours",
    clause: "OpenAPI 3.1, section 4.8.15.1: its style is deepObject; Prism parses each object as JSON once more",
    ours: "accepted",
    prism: 400,
    isOf: (request) => ((declaredBody(request)?.schema.required ?? []) as string[])
      .some((name) => encodingOf(request, name).style === "deepObject"),
    example: form("/browsers/any-id/fs/upload", [
      { name: "files[0][file]", text: "a,b", fileType: "application/octet-stream" },
      { name: "files[0][dest_path]", text: "/a" },
    ]),
  },
  {
    name: "a part of a form that is JSON",
    right: "ours",
    clause: "OpenAPI 3.1, section 4.8.15.1: contentType says so; Prism reads it as text",
    ours: "accepted",
    prism: 400,
    isOf: (request) => formPartsOf(request).some(({ name }) =>
      encodingOf(request, name).contentType === "application/json"),
    example: form("/deployments", [
      { name: "source", text: '{"type":"github","url":"https://a","ref":"b","entrypoint":"c"}' },
    ]),
  },
  {
    name: "a part with brackets after the name of a property that is not an object",
    right: "ours",
    clause: "OpenAPI 3.1, section 4.8.15.1: brackets name a property of an object; Prism drops the part",
    ours: 400,
    prism: "accepted",
    isOf: (request) => formPartsOf(request).some((part) =>
      !propertyOf(request, part) && propertyOf(request, { ...part, name: stem(part.name) })),
    example: form("/extensions", [file, { name: "name[first]", text: "a" }]),
  },
  {
    name: "a text for a property of a form that is a file",
    right: "ours",
    clause: "OpenAPI 3.1, section 4.8.15.1: contentType is that of bytes; RFC 7578, section 4.4: the default is text",
    ours: 400,
    prism: "accepted",
    isOf: (request) => formPartsOf(request).some((part) =>
      !part.isFile && propertyOf(request, part)?.format === "binary"),
    example: form("/extensions", [{ name: "file", text: "a" }]),
  },
  {
    name: "a part for an object without exactly one property in brackets in its name",
    right: "ours",
    clause: "OpenAPI 3.1, section 4.8.12.3: deepObject has one name in brackets per property; Prism drops the part",
    ours: 400,
    prism: "accepted",
    isOf: (request) => formPartsOf(request).some(({ name }) =>
      encodingOf(request, name).style === "deepObject" && !/^[^[\]]+\[[^[\]]+\]$/.test(name)),
    example: form("/deployments", [
      file, { name: "entrypoint_rel_path", text: "a" }, { name: "env_vars[a][b]", text: "c" },
    ]),
  },
  {
    name: "an incomplete form, or a part with more in its headers than a name, a filename and a media type",
    right: "ours",
    clause: "RFC 9110, section 15.5.1: 400 is for a malformed request; RFC 7578, section 5.1.1: a name may be any text",
    prism: "ends its process",
    isOf: (request) => declaredBody(request)?.mediaType === "multipart/form-data" && !isPlainForm(request),
    example: form("/extensions", [file, { name: "a;b", text: "a" }]),
  },
];

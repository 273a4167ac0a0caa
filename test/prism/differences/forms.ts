/** Differences in forms. */
import type { AnyRequest } from "../../support/any-request.js";
import type { Node } from "../../support/contract.js";
import type { Difference } from "./difference.js";
import { form } from "./examples.js";
import { declaredBody, type FormPart, formPartsOf, isPlainForm } from "./reading-bodies.js";

const file = { name: "file", text: "PK", fileType: "application/zip" };

/** The name before the brackets. */
const stem = (name: string) => name.replace(/\[.*/s, "");

/** The property that a part is for; none where the operation does not take it. */
function propertyOf(request: AnyRequest, { name }: FormPart): Node | undefined {
  const own = encodingOf(request, name).style === "deepObject" ? stem(name) : name;
  const properties = (declaredBody(request)?.schema.properties ?? {}) as Node;
  return Object.hasOwn(properties, own) ? properties[own] : undefined;
}

/** How a property of the form is written. */
function encodingOf(request: AnyRequest, name: string): Node {
  return declaredBody(request)?.encoding[stem(name)] ?? {};
}

export const inForms: Difference[] = [
  {
    name: "a form with a list of objects that has to be there",
    right: "ours",
    clause: "OpenAPI 3.1, section 4.8.15.1: its style is deepObject; Prism takes each object for JSON once more",
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
    clause: "OpenAPI 3.1, section 4.8.15.1: contentType says so; Prism takes it for text",
    ours: "accepted",
    prism: 400,
    isOf: (request) => formPartsOf(request).some(({ name }) =>
      encodingOf(request, name).contentType === "application/json"),
    example: form("/deployments", [
      { name: "source", text: '{"type":"github","url":"https://a","ref":"b","entrypoint":"c"}' },
    ]),
  },
  {
    name: "a part with brackets after the name of a property that is no object",
    right: "ours",
    clause: "OpenAPI 3.1, section 4.8.15.1: brackets name what is in an object; Prism drops the part",
    ours: 400,
    prism: "accepted",
    isOf: (request) => formPartsOf(request).some((part) =>
      !propertyOf(request, part) && propertyOf(request, { ...part, name: stem(part.name) })),
    example: form("/extensions", [file, { name: "name[first]", text: "a" }]),
  },
  {
    name: "a text where a form has a file",
    right: "ours",
    clause: "OpenAPI 3.1, section 4.8.15.1: contentType is that of bytes; RFC 7578, section 4.4: by default it is text",
    ours: 400,
    prism: "accepted",
    isOf: (request) => formPartsOf(request).some((part) =>
      !part.isFile && propertyOf(request, part)?.format === "binary"),
    example: form("/extensions", [{ name: "file", text: "a" }]),
  },
  {
    name: "a part for an object whose name has not one property in brackets",
    right: "ours",
    clause: "OpenAPI 3.1, section 4.8.12.3: deepObject has one name in brackets for each; Prism drops the part",
    ours: 400,
    prism: "accepted",
    isOf: (request) => formPartsOf(request).some(({ name }) =>
      encodingOf(request, name).style === "deepObject" && !/^[^[\]]+\[[^[\]]+\]$/.test(name)),
    example: form("/deployments", [
      file, { name: "entrypoint_rel_path", text: "a" }, { name: "env_vars[a][b]", text: "c" },
    ]),
  },
  {
    name: "a form that is cut, or has a part with more in its headers than a name, a filename and a media type",
    right: "ours",
    clause: "RFC 9110, section 15.5.1: 400 is for what is malformed; RFC 7578, section 5.1.1: a name may be any text",
    prism: "ends its process",
    isOf: (request) => declaredBody(request)?.mediaType === "multipart/form-data" && !isPlainForm(request),
    example: form("/extensions", [file, { name: "a;b", text: "a" }]),
  },
];

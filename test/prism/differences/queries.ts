/** Differences in the parameters of the query. */
import type { AnyRequest } from "../../support/any-request.js";
import type { Difference } from "./difference.js";
import { to, write } from "./examples.js";
import { declaredInQuery, decoded, queryOf } from "./reading.js";

const file = "/browsers/bs5c8m2r9k4t7w1x6v3n0q8z/fs/write_file";

/** Returns whether an object has a property twice, or one without exactly one name in brackets. */
function isMalformed(request: AnyRequest, object: string): boolean {
  const names = queryOf(request).map(([name]) => name).filter((name) => name.startsWith(object));
  return new Set(names).size < names.length || names.some((name) => !/^\[[^[\]]+\]$/.test(name.slice(object.length)));
}

/** Returns whether a text is a number, but not a plain integer. */
function isOtherNumber(text: string): boolean {
  return text !== "" && !Number.isNaN(Number(text)) && !/^-?(?:0|[1-9]\d*)$/.test(text);
}

export const inQueries: Difference[] = [
  {
    name: "a query parameter that is not percent-encoded UTF-8",
    right: "ours",
    clause: "RFC 3986, sections 2.1 and 2.5",
    ours: 400,
    prism: "accepted",
    isOf: (request) => queryOf(request).some(([sent, value]) => decoded(value) === undefined
      && declaredInQuery(request).some(({ name }) => sent.replace(/\[.*/s, "") === name)),
    example: write({ target: `${file}?path=/%ff` }),
  },
  {
    name: "an empty query parameter that is optional",
    right: "ours",
    clause: "OpenAPI 3.1, section 4.8.12.2: allowEmptyValue is false by default",
    ours: 400,
    prism: "accepted",
    isOf: (request) => queryOf(request).some(([name, value]) =>
      value === "" && declaredInQuery(request).some((declared) =>
        declared.name === name && !declared.required && !declared.allowEmptyValue)),
    example: write({ target: `${file}?path=/a&mode=` }),
  },
  {
    name: "the name of a query parameter in another case",
    right: "ours",
    clause: "OpenAPI 3.1, section 4.8.12.2: the name is case-sensitive",
    isOf: (request) => queryOf(request).some(([sent]) => declaredInQuery(request).some(({ name }) =>
      sent !== name && sent.toLowerCase() === (name as string).toLowerCase())),
    example: write({ target: `${file}?PATH=/a` }),
  },
  {
    name: "a number in the query that is not written in digits only",
    right: "either",
    clause: "OpenAPI 3.1, section 4.8.12, and RFC 6570, section 2.3, do not say how a number becomes text",
    ours: 400,
    prism: "accepted",
    isOf: (request) => declaredInQuery(request).some(({ name, schema }) => schema.type === "integer"
      && queryOf(request).some(([sent, value]) => sent === name && isOtherNumber(value))),
    example: to({ method: "GET", target: "/apps?limit=1e1" }),
  },
  {
    name: "an object in the query that is malformed",
    right: "ours",
    clause: "OpenAPI 3.1, section 4.8.12.3: deepObject has one name in brackets for each property",
    ours: 400,
    prism: "accepted",
    isOf: (request) => declaredInQuery(request).some(({ name, style }) =>
      style === "deepObject" && isMalformed(request, name as string)),
    example: to({ method: "GET", target: "/browsers?tags[a][b]=c" }),
  },
];

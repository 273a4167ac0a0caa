/** Reads the parameters of a request by their declared style (OpenAPI 3.1, section 4.8.12). */
import { type Document, follow, type Operation, type Parameter, type Schema } from "../openapi/index.js";
import type { Match } from "./router.js";
import { fromText, schemaAt, typesOf } from "./types.js";
import { type Validator, type ValidatorOf, type Violation, violationOf } from "./validate.js";

/** The headers of a request, by their lowercase names. */
export type HttpHeaders = Record<string, string | string[] | undefined>;

/** The parameters by location. */
export interface RequestParameters {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Names of the query parameters that were omitted, and have their defaults. */
  defaulted: string[];
  header: Record<string, unknown>;
}

/** In place of a text that is not percent-encoded UTF-8. */
const notUtf8 = Symbol("malformed");
type Text = string | typeof notUtf8;

/**
 * Reads the parameters of an operation. Omitted query parameters get their defaults, and undeclared ones are ignored.
 *
 * @param path The path parameters as they were sent.
 * @param search The query as it was sent, without the question mark.
 */
export type ReadParameters = (
  path: Match["path"],
  search: string,
  headers: HttpHeaders,
) => { parameters: RequestParameters; violations: Violation[] };

/** A parameter, and what its schema declares. */
interface PreparedParameter {
  parameter: Parameter;
  schema: Schema;
  types: ReadonlySet<string>;
  isList: boolean;
  byDefault: unknown;
  validate: Validator;
}

/** Creates the function that reads the parameters of an operation. */
export function createReadParameters(
  document: Document,
  validatorOf: ValidatorOf,
  { parameters }: Operation,
): ReadParameters {
  const prepared = parameters.filter((one) => one.in !== "cookie").map((one) => prepare(document, validatorOf, one));
  return (path, search, headers) => {
    const read: RequestParameters = { path: {}, query: {}, defaulted: [], header: {} };
    const violations: Violation[] = [];
    const query = search === "" ? [] : decodedPairs(search);
    for (const { parameter, schema, types, isList, byDefault, validate } of prepared) {
      const { name, required } = parameter;
      const location = parameter.in as "path" | "query" | "header";
      const { value, violation } = location === "query"
        ? fromQuery(parameter, query, isList)
        : fromSingle(location === "path" ? decode(path[name] ?? "") : headers[name.toLowerCase()] as string, isList);
      if (violation !== undefined) violations.push(violationOf(name + violation, parameter));
      else if (value !== undefined) {
        const typed = typeof value === "string" ? fromText(types, value) : typedMembers(document, schema, value);
        read[location][name] = typed;
        violations.push(...validate(typed, name));
      } else if (required) violations.push(violationOf(`${name} is required.`, parameter));
      else if (byDefault !== undefined && location === "query") {
        read.query[name] = byDefault;
        read.defaulted.push(name);
      }
    }
    return { parameters: read, violations };
  };
}

function prepare(document: Document, validatorOf: ValidatorOf, parameter: Parameter): PreparedParameter {
  const { schema = {} } = parameter;
  const types = typesOf(document, schema);
  const { default: byDefault } = follow(document, schema);
  return { parameter, schema, types, isList: types.has("array"), byDefault, validate: validatorOf(schema) };
}

/** The value of a parameter before its texts are converted to their types. */
type UntypedValue = string | string[] | Record<string, string>;

/** A parameter as it was sent: its value or its violation, or neither if it was omitted. */
interface SentParameter {
  value?: UntypedValue;
  /** The rest of a sentence that begins with the parameter's name. */
  violation?: string;
}

const badEncoding = " must be percent-encoded UTF-8.";

/** Reads a parameter of the path or of a header, whose style is `simple`. */
function fromSingle(text: Text | undefined, isList: boolean): SentParameter {
  if (text === undefined) return {};
  if (text === notUtf8) return { violation: badEncoding };
  if (text === "") return { violation: " must not be empty." };
  return { value: isList ? text.split(",").map((item) => item.trim()) : text };
}

/** Reads a parameter of the query, whose style is `form` or `deepObject`. */
function fromQuery(parameter: Parameter, query: [name: Text, value: Text][], isList: boolean): SentParameter {
  if (query.length === 0) return {};
  const { name, style = "form", explode = true } = parameter;
  if (style === "deepObject") return fromDeepObject(name, query);
  const values = query.filter(([sent]) => sent === name).map(([, value]) => value);
  if (values.length === 0) return {};
  if (values.includes(notUtf8)) return { violation: badEncoding };
  if (parameter.allowEmptyValue && values.every((value) => value === "")) return {};
  if (values.includes("")) return { violation: " must not be empty." };
  const texts = values as string[];
  if (isList && explode) {
    return { value: parameter["x-comma-separated"] ? texts.flatMap((text) => text.split(",")) : texts };
  }
  if (texts.length > 1) return { violation: " must be given once." };
  return { value: isList ? (texts[0] as string).split(",") : texts[0] as string };
}

/** Reads an object whose members are separate parameters: `tags[team]=research&tags[env]=staging`. */
function fromDeepObject(name: string, query: [name: Text, value: Text][]): SentParameter {
  const members = new Map<string, string>();
  for (const [sent, value] of query) {
    if (sent === notUtf8 || (sent !== name && !sent.startsWith(`${name}[`))) continue;
    const key = sent.slice(name.length);
    if (!/^\[[^[\]]+\]$/.test(key)) return { violation: ` must be given as ${name}[key]=value.` };
    if (value === notUtf8) return { violation: key + badEncoding };
    if (members.has(key)) return { violation: `${key} must be given once.` };
    members.set(key, value);
  }
  if (members.size === 0) return {};
  return { value: Object.fromEntries([...members].map(([key, value]) => [key.slice(1, -1), value])) };
}

function typedMembers(document: Document, schema: Schema, members: string[] | Record<string, string>): unknown {
  const typed = (step: string, text: string) => fromText(typesOf(document, schemaAt(document, schema, step)), text);
  if (Array.isArray(members)) return members.map((item) => typed("0", item));
  return Object.fromEntries(Object.entries(members).map(([key, text]) => [key, typed(key, text)]));
}

/** Returns the decoded names and values of a query. A plus sign is a space (WHATWG URL, section 5.1). */
function decodedPairs(search: string): [name: Text, value: Text][] {
  return search.split("&").filter((pair) => pair !== "").map((pair) => {
    const end = pair.includes("=") ? pair.indexOf("=") : pair.length;
    return [decode(pair.slice(0, end).replaceAll("+", " ")), decode(pair.slice(end + 1).replaceAll("+", " "))];
  });
}

function decode(text: string): Text {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return notUtf8;
  }
}

// @ts-nocheck: plain JavaScript, as a user of the package may write it.
/** Reads the arguments and the expected results of calls from the examples of the contract. */
import contract from "cloud-browser-contract/openapi.json" with { type: "json" };

export const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));

/** Returns the arguments of calls: one for each example of the body, or a single one if there is none. */
export function requestsOf({ parameters = [], requestBody }) {
  const given = {};
  for (const { name, in: place, example } of parameters.map(follow)) {
    if (example !== undefined) (given[place] ??= {})[name] = example;
  }
  const [[type, { examples = {} }] = ["", {}]] = Object.entries(requestBody?.content ?? {});
  const bodies = valuesOf(examples).map(([, value]) =>
    type === "application/json" ? value : type === "multipart/form-data" ? withFiles(value) : bytesOf(value));
  return bodies.length > 0 ? bodies.map((body) => ({ ...given, body })) : [given];
}

/**
 * Returns the successful responses. The first one is the default. `body` is JSON, a list of events, a list of bytes, or
 * undefined.
 */
export function responsesOf({ responses }) {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith("2")).sort();
  return successes.flatMap(([status, { headers = {}, content = {} }]) => {
    const [[type, { examples }] = [undefined, {}]] = Object.entries(content);
    const answer = { status: Number(status), type, page: pageOf(headers), prefer: `code=${status}` };
    if (!type) return [answer];
    const values = valuesOf(examples);
    if (type === "text/event-stream") return [{ ...answer, body: values.map(([, value]) => value) }];
    return values.map(([name, value]) => ({
      ...answer,
      prefer: `code=${status}, example=${name}`,
      body: type === "application/json" ? value : [...bytesOf(value)],
    }));
  });
}

/** Returns the expected page. The examples of its headers describe a last page. */
function pageOf({ "X-Has-More": hasMore }) {
  return hasMore && { hasMore: follow(hasMore).example };
}

function valuesOf(examples) {
  return Object.entries(examples).map(([name, example]) => [name, follow(example).value]);
}

function follow({ $ref, ...node }) {
  return $ref ? $ref.slice(2).split("/").reduce((node, key) => node[key], contract) : node;
}

/** Returns the bytes of an example, which is a text or a `data:` URL. */
function bytesOf(written) {
  const [, base64] = /^data:[^,]*;base64,(.*)$/s.exec(written) ?? [];
  return base64 ? Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)) : new TextEncoder().encode(written);
}

/** Replaces the files in the value of a form: the properties that have one of two names. */
function withFiles(value, name) {
  if (name === "file" || name === "zip_file") return new File([bytesOf(value)], `${name}.bin`);
  if (Array.isArray(value)) return value.map((item) => withFiles(item));
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withFiles(member, key)]));
}

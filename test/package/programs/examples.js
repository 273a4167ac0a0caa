// @ts-nocheck: plain JavaScript, as a user of the package may write it.
/** What the contract shows of an operation, by its examples: what to give to a call, and what comes of it. */
import contract from "cloud-browser-contract/openapi.json" with { type: "json" };

export const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));

/** Gives what a call takes: one for each example of the body, or the only one where there is none. */
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
 * Gives the successes, the one first that comes unless another one is preferred. `body` is JSON, a list of events, a
 * list of bytes, or nothing.
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

/** The headers of a page show the last one. */
function pageOf({ "X-Has-More": hasMore }) {
  return hasMore && { hasMore: follow(hasMore).example };
}

function valuesOf(examples) {
  return Object.entries(examples).map(([name, example]) => [name, follow(example).value]);
}

function follow({ $ref, ...node }) {
  return $ref ? $ref.slice(2).split("/").reduce((node, key) => node[key], contract) : node;
}

/** Bytes are written as a text, or as a `data:` URL. */
function bytesOf(written) {
  const [, base64] = /^data:[^,]*;base64,(.*)$/s.exec(written) ?? [];
  return base64 ? Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)) : new TextEncoder().encode(written);
}

/** The properties of a form that hold files have one of two names. */
function withFiles(value, name) {
  if (name === "file" || name === "zip_file") return new File([bytesOf(value)], `${name}.bin`);
  if (Array.isArray(value)) return value.map((item) => withFiles(item));
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withFiles(member, key)]));
}

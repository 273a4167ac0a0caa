/** A sequence as lines of a shell that send it again, with names and ids of their own. */
import { type Step, stepsOf } from "../../sequences/index.js";
import { curlOf } from "../../report/curl.js";
import { type CheckedServer, requestOf } from "../http/request.js";
import type { CheckedOperation } from "../operations.js";
import { partsOf } from "./parts.js";
import { namesIn, type Variables } from "./variables.js";

/**
 * Returns the lines for steps, for a POSIX shell with `curl` and `jq`, and the token in `ACCESS_TOKEN`.
 *
 * @param session The id of the shared session, if it is not one of the check.
 */
export async function scriptOf(
  steps: Step[],
  operations: ReadonlyMap<string, CheckedOperation>,
  server: CheckedServer,
  session: string | undefined,
): Promise<string> {
  const all = stepsOf({ steps });
  const names = new Set(all.flatMap(({ input }) => namesIn(input)));
  const variables = { run: marker("run"), ...session !== undefined && { session } };
  const lines: string[] = names.has("run") ? ['run="run$(date +%s)"'] : [];
  if (names.has("session") && session === undefined) {
    const create: Step = { operation: "createBrowser", input: {} };
    lines.push(`session=$(${await lineOf(create, "-sS")} | jq -r .session_id)`);
  }
  for (const step of all) {
    const { as = "", next = "" } = step;
    if (names.has(next)) lines.push(`${next}=$(${await lineOf(step, nextOffset)})`);
    lines.push(names.has(as) ? `${as}=$(${await lineOf(step, "-sS")})` : await lineOf(step, "-i"));
  }
  return lines.join("\n");

  /** Returns the `curl` line of a step, with options of `curl`. */
  async function lineOf(step: Step, options: string): Promise<string> {
    const operation = operations.get(step.operation) as CheckedOperation;
    const parts = partsOf(step, operation, markersFor(step, variables));
    const line = await curlOf(requestOf(operation, parts, server));
    return line.replace("curl -i", `curl ${options}`).replaceAll(markers, (_, hex: string) =>
      `'"${expressionOf(Buffer.from(hex, "hex").toString())}"'`).replaceAll(/''(?=")|(?<=")''/g, "");
  }
}

/** The options of `curl` to print only where the next page starts. */
const nextOffset = "-sS -o /dev/null -w '%header{X-Next-Offset}'";

/** A text that stands for a reference. It is the same in URLs and in JSON. */
function marker(reference: string): string {
  return `ref0x${Buffer.from(reference).toString("hex")}z`;
}

const markers = /ref0x([0-9a-f]+)z/g;

/** Returns the shell's expression for a reference such as `run` or `a.id`. */
function expressionOf(reference: string): string {
  const [name, ...path] = reference.split(".");
  if (path.length === 0) return `$${name}`;
  const filter = path.map((key) => /^\d+$/.test(key) ? `[${key}]` : `.${key}`).join("").replace(/^\[/, ".[");
  const quoted = filter.includes("[") ? `'${filter}'` : filter; // for a shell, it would be a pattern of file names
  return `$(echo "$${name}" | jq -r ${quoted})`;
}

/** Returns markers in place of the values that a step refers to. */
function markersFor({ input }: Step, variables: Variables): Variables {
  const references = [...JSON.stringify(input).matchAll(/\{(\w+(?:\.\w+)*)\}/g)].map(([, name]) => name as string);
  const result: Variables = { ...variables };
  for (const reference of references.filter((one) => !(one in variables))) {
    const [name = "", ...path] = reference.split(".");
    result[name] = path.length === 0 ? marker(reference) : withPath(result[name], path, marker(reference));
  }
  return result;
}

function withPath(target: unknown, [key = "", ...rest]: string[], value: string): Record<string, unknown> {
  const object = (typeof target === "object" && target !== null ? target : {}) as Record<string, unknown>;
  return { ...object, [key]: rest.length === 0 ? value : withPath(object[key], rest, value) };
}

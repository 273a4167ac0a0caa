/** The `Prefer` header (RFC 7240): the response that a client prefers. */
import { type Operation, type Response, responseTo } from "../openapi/index.js";
import { examplesOf, type Preference } from "./examples.js";

/** The preference in a header, or what is wrong with it. */
export interface ReadPreference {
  preference?: Preference;
  /** Why there is no such response, and which responses there are. */
  violation?: string;
}

/**
 * Reads `code=403`, `example=plan_too_small`, `dynamic=true`, or several of them. An example alone is enough: its
 * status follows from it. Other preferences are ignored, as RFC 7240 has it.
 *
 * @param header The Prefer header of a request.
 * @param operation The requested operation.
 */
export function readPreference(header: string | undefined, operation: Operation): ReadPreference {
  if (!header) return {};
  // If a preference is given twice, the first one counts (RFC 7240, section 2).
  const preferences = new Map(header.split(/[,;]/).reverse().map((part) => {
    const [name = "", value = ""] = part.split("=").map((text) => text.trim());
    return [name.toLowerCase(), value.replaceAll('"', "") || undefined]; // an empty value means none
  }));
  const code = preferences.get("code");
  const example = preferences.get("example");
  const dynamic = preferences.get("dynamic") ?? "false";
  if (!["true", "false"].includes(dynamic)) {
    return { violation: `Prefer: dynamic is true or false, not "${dynamic}".` };
  }
  if (code === undefined && example === undefined) {
    return dynamic === "true" ? { preference: { dynamic: true } } : {};
  }
  const responses = Object.entries(operation.responses);
  const status = code
    ?? responses.find(([status, response]) => /^\d+$/.test(status) && hasExample(response, example))?.[0];
  const response = /^\d{3}$/.test(status ?? "") ? responseTo(operation, Number(status)) : undefined;
  if (!response && code !== undefined) {
    const codes = responses.map(([status]) => status).join(", ").replace("default", "any other from 400 to 599");
    return { violation: `Prefer: code is one of ${codes}, not "${code}".` };
  }
  if (example !== undefined && !(response && hasExample(response, example))) {
    const examples = examplesByStatus(operation).map(({ name, status }) => `${name} (${status})`);
    return { violation: `Prefer: example is one of ${examples.join(", ")}, with its code or none, not "${example}".` };
  }
  return {
    preference: { status: Number(status), dynamic: dynamic === "true", ...example !== undefined && { example } },
  };
}

/** Returns the examples of the responses of an operation, in their order. */
export function examplesByStatus({ responses }: Operation): { status: string; name: string }[] {
  return Object.entries(responses).flatMap(([status, response]) =>
    exampleNames(response).map((name) => ({ status, name })));
}

function hasExample(response: Response, example: string | undefined): boolean {
  return example !== undefined && exampleNames(response).includes(example);
}

function exampleNames({ content = {} }: Response): string[] {
  return Object.values(content).flatMap((media) => examplesOf(media).map(([name]) => name));
}

/** `Prefer` (RFC 7240): the response that a caller asks for. */
import { examplesOf, type Preference, responseTo } from "./examples.js";
import type { Operation, Response } from "./openapi.js";

/** What a caller asks for. */
export interface Asked {
  preference?: Preference;
  /** Why it cannot be had, and what can. */
  violation?: string;
}

/**
 * Reads `code=403`, `example=plan_too_small`, `dynamic=true`, or several of them. An example alone is enough: its
 * status follows from it. Other preferences are ignored, as RFC 7240 has it.
 *
 * @param header The Prefer header of a request.
 * @param operation The operation that is asked.
 */
export function readPreference(header: string | undefined, operation: Operation): Asked {
  if (!header) return {};
  // Of a preference that is given twice, the first counts (RFC 7240, section 2).
  const asked = new Map(header.split(/[,;]/).reverse().map((part) => {
    const [name = "", value = ""] = part.split("=").map((text) => text.trim());
    return [name.toLowerCase(), value.replaceAll('"', "") || undefined]; // an empty value is none
  }));
  const code = asked.get("code");
  const example = asked.get("example");
  const dynamic = asked.get("dynamic") ?? "false";
  if (!["true", "false"].includes(dynamic)) {
    return { violation: `Prefer: dynamic is true or false, not "${dynamic}".` };
  }
  if (code === undefined && example === undefined) {
    return dynamic === "true" ? { preference: { dynamic: true } } : {};
  }
  const responses = Object.entries(operation.responses);
  const status = code ?? responses.find(([status, response]) => /^\d+$/.test(status) && has(response, example))?.[0];
  const response = /^\d{3}$/.test(status ?? "") ? responseTo(operation, Number(status)) : undefined;
  if (!response && code !== undefined) {
    const codes = responses.map(([status]) => status).join(", ").replace("default", "any other from 400 to 599");
    return { violation: `Prefer: code is one of ${codes}, not "${code}".` };
  }
  if (example !== undefined && !(response && has(response, example))) {
    const examples = responses.flatMap(([status, response]) => namesIn(response).map((name) => `${name} (${status})`));
    return { violation: `Prefer: example is one of ${examples.join(", ")}, with its code or none, not "${example}".` };
  }
  return {
    preference: { status: Number(status), dynamic: dynamic === "true", ...example !== undefined && { example } },
  };
}

function has(response: Response, example: string | undefined): boolean {
  return example !== undefined && namesIn(response).includes(example);
}

function namesIn({ content = {} }: Response): string[] {
  return Object.values(content).flatMap((media) => examplesOf(media).map(([name]) => name));
}

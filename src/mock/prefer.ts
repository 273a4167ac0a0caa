/** `Prefer` (RFC 7240): the response that a caller asks for, as Prism has it. */
import type { PrismOperation, Preference } from "./engine.js";

type Response = PrismOperation["responses"][number];

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
export function readPreference(header: string | undefined, { responses }: PrismOperation): Asked {
  if (!header) return {};
  const asked = new Map(header.split(/[,;]/).map((part) => {
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
  const response = code === undefined
    ? responses.find((response) => /^\d+$/.test(response.code) && examplesOf(response).includes(example ?? ""))
    : responseTo(code, responses);
  if (!response && code !== undefined) {
    const codes = responses.map((response) => response.code).join(", ").replace("default", "any other from 400 to 599");
    return { violation: `Prefer: code is one of ${codes}, not "${code}".` };
  }
  if (example !== undefined && !(response && examplesOf(response).includes(example))) {
    const examples = responses.flatMap((response) => examplesOf(response).map((name) => `${name} (${response.code})`));
    return { violation: `Prefer: example is one of ${examples.join(", ")}, with its code or none, not "${example}".` };
  }
  return {
    preference: {
      code: Number(code ?? response?.code),
      dynamic: dynamic === "true",
      ...example !== undefined && { exampleKey: example },
    },
  };
}

/** The response that a status gets. `default` stands for any other error. */
function responseTo(code: string, responses: Response[]): Response | undefined {
  return responses.find((response) => response.code === code)
    ?? responses.find((response) => response.code.toUpperCase() === `${code[0]}XX` && /^\d{3}$/.test(code))
    ?? responses.find((response) => response.code === "default" && /^[45]\d\d$/.test(code));
}

function examplesOf(response: Response): string[] {
  return response.contents?.flatMap(({ examples }) => examples?.map(({ key }) => key) ?? []) ?? [];
}

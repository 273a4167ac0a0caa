/** Writes a request as a `curl` line. */
import type { PanelOperation, ShownRequest } from "../../mock/panel/types.js";
import { curlLineOf } from "../../report/curl.js";
import { apiUrl } from "../mock.js";

/** Headers that the line repeats, in addition to declared ones. `curl` and the shell set the others. */
const repeated = new Set(["accept", "content-type", "prefer"]);

/**
 * Returns the line, for a POSIX shell with the token in `ACCESS_TOKEN`. A body that is not kept is read from the file
 * `BODY`.
 *
 * @param operation Its operation, if it has one.
 */
export function curlOf({ method, url, headers, body }: ShownRequest, operation: PanelOperation | undefined): string {
  const declared = operation?.parameters.filter((one) => one.in === "header").map(({ name }) => name.toLowerCase());
  const shown = Object.entries(headers).filter(([name]) => repeated.has(name) || declared?.includes(name));
  const isWhole = body?.text !== undefined && !body.isCut;
  const line = curlLineOf({
    method,
    url: apiUrl(url),
    headers: [...operation ? [["authorization", "Bearer token"] as [string, string]] : [], ...shown],
    body: new TextEncoder().encode(isWhole ? body.text : ""),
  });
  return body && !isWhole ? `${line} --data-binary @BODY` : line;
}

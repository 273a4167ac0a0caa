/** Requests that a browser sends. Without a real browser, every target returns the example's response. */
import { stringToBase64 } from "uint8array-extras";
import type { AreaContext } from "../../base/area.js";
import { isUnresolvable } from "../../base/url.js";
import type { Curl } from "../../ports/curl.js";

/** The error of Chromium for a host that does not exist. */
const unresolvedHost = {
  code: "bad_gateway",
  message: "The name of the host could not be resolved.",
  net_error: -105,
  net_error_name: "ERR_NAME_NOT_RESOLVED",
};

/** Creates the function that answers for every target. */
export function createSimulatedCurl({ exampleOf }: AreaContext): Curl {
  return async (_, { url, response_encoding }) => {
    if (isUnresolvable(new URL(url))) return { status: 502, body: unresolvedHost };
    const page = await exampleOf("curlBrowser") ?? { status: 200, headers: {}, body: "", duration_ms: 1 };
    const body = response_encoding === "base64" ? stringToBase64(page.body) : page.body;
    return { status: 200, body: { ...page, body } };
  };
}

/** `GET` and `PUT /_mock/recording`: an archive is sent and received in parts, whatever its size. */
import { encode } from "../../server/encode.js";
import { HttpError } from "../../server/http-error.js";
import { type HttpRequest, type HttpResponse, readTarget } from "../../server/http.js";
import type { Restore } from "./types.js";

const path = "/_mock/recording";

/** What a list of the mock's own paths says about these. */
export const recordingRoutes = [`GET ${path}`, `PUT ${path}`];

/**
 * Answers a request for the recording; undefined if it is another one.
 *
 * @throws {HttpError} 400 if there is no recording, or it cannot be restored.
 */
export async function answerRecording(
  { method, target, body }: HttpRequest,
  { har, restore }: { har: () => AsyncIterable<string>; restore: Restore },
): Promise<HttpResponse | undefined> {
  const { pathname, search } = readTarget(target);
  if (pathname !== path) return undefined;
  const baseUrl = new URLSearchParams(search).get("base_url");
  try {
    if (method === "GET") return { status: 200, headers: { "Content-Type": "application/json" }, body: har() };
    if (method !== "PUT") return undefined;
    return encode({ status: 200, body: await restore(body, { name: "The body", ...baseUrl !== null && { baseUrl } }) });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new HttpError(400, [error.message]);
  }
}

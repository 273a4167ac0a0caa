/** Answers at addresses of a session's browser, which are no operations: they are logged, and not recorded. */
import { encode } from "../../server/encode.js";
import { errorResponse, messageOf } from "../../server/errors.js";
import { HttpError } from "../../server/http-error.js";
import { type Answered, type HttpRequest, type HttpResponse, readTarget, type Responder } from "../../server/http.js";

/**
 * Has a responder answer other requests first.
 *
 * @param log Gets a line for each of them.
 * @param take Returns what answers a request, if it is one of them.
 */
export function answerBefore(
  responder: Responder,
  log: (line: string) => void,
  take: (request: HttpRequest) => (() => Promise<HttpResponse>) | undefined,
): Responder {
  const own = new WeakSet<Answered>();
  return {
    ...responder,
    async respond(request) {
      const answer = take(request);
      if (!answer) return responder.respond(request);
      const answered = { response: await answer().catch(failed) };
      own.add(answered);
      log(`${request.method} ${readTarget(request.target).pathname} ${answered.response.status}`);
      return answered;
    },
    onEnd(answered, problem) {
      if (!own.has(answered)) responder.onEnd?.(answered, problem);
    },
  };
}

function failed(error: unknown): HttpResponse {
  return encode(errorResponse(error instanceof HttpError ? error : new HttpError(500, [], messageOf(error))));
}

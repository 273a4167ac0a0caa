/** Whether a check can start: the server responds, and accepts the token. */
import { CheckError } from "./check-error.js";
import type { Send } from "./http/send.js";
import type { CheckedOperation } from "./operations.js";

/** Throws if a server cannot be reached or does not accept the token: otherwise every case would fail. */
export async function expectReachable(
  send: Send,
  probe: CheckedOperation | undefined,
  hide: (text: string) => string,
): Promise<void> {
  if (!probe) return;
  const { response, failure = "", request } = await send(probe, {});
  const { origin } = new URL(request.url);
  if (!response) {
    const hint = failure.includes("certificate")
      ? "To trust its certificate authority, set NODE_EXTRA_CA_CERTS."
      : "Is the server running?";
    throw new CheckError(`${origin} cannot be reached. ${hide(failure)} ${hint}`);
  }
  if (response.status === 401) throw new CheckError(`${origin} does not accept the token: it returned 401.`);
}

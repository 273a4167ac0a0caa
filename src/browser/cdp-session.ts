/** A temporary CDP session of the mock with a page. */
import type { Cdp } from "./cdp.js";

/**
 * Runs an action in a CDP session with a page, and ends the session.
 *
 * @param targetId The target id of the page.
 * @param action Gets the id of the CDP session.
 */
export async function withCdpSession<Result>(
  { send }: Cdp,
  targetId: string | undefined,
  action: (sessionId: string) => Promise<Result>,
): Promise<Result> {
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true }) as { sessionId: string };
  try {
    return await action(sessionId);
  } finally {
    await send("Target.detachFromTarget", { sessionId }).catch(() => {}); // the page is closed
  }
}

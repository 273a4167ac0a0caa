/** The initial sessions. */
import type { Browser } from "../../../../generated/openapi.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { Session } from "../../model/session.js";
import type { Sessions } from "../../model/sessions.js";
import { setNetwork } from "./allowlist.js";
import type { SessionReferences } from "./references.js";

/**
 * Starts the browser of an example.
 *
 * @param timeout_seconds How long it may be inactive.
 */
export function restoreSession(
  browser: Browser,
  timeout_seconds: number,
  sessions: Sessions,
  references: SessionReferences,
): Session {
  const { session_id: id, created_at: createdAt, region, headless, stealth } = browser;
  const { name, tags, viewport, gpu, memory, video_memory, kiosk_mode, start_url, chrome_policy, vaults } = browser;
  const { location, network, profile, profile_save_changes, proxy_id, proxy, telemetry } = browser;
  const own = memory === "6GiB" || memory === "12GiB" ? {} : { memory }; // with a GPU, it follows from video_memory
  const settings = withoutUndefined({
    name, tags, viewport, gpu, video_memory, kiosk_mode, start_url, chrome_policy, vaults,
  });
  const ways = proxy ? { proxy: proxy.id === undefined ? proxy : { id: proxy.id } } : withoutUndefined({ proxy_id });
  const request = { region, headless, stealth, timeout_seconds, ...own, ...settings, ...ways };
  const session = sessions.start(request, { id, createdAt });
  if (location) session.location = location;
  if (network) setNetwork(session, network);
  session.profile = profile && references.profiles.resolveReference("profile", { id: profile.id });
  session.savesProfile = profile_save_changes ?? false;
  session.telemetry = telemetry ?? undefined;
  session.storage = telemetry?.storage;
  return session;
}

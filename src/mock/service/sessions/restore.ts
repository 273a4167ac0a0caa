/** Sessions that are there at the start. */
import type { Browser } from "../../../../generated/openapi.js";
import { given } from "../base/given.js";
import { setNetwork } from "./allowlist.js";
import type { Known, Session } from "./session.js";
import type { Sessions } from "./sessions.js";

/**
 * Starts a browser that is as it is shown.
 *
 * @param timeout_seconds How long it may be left alone.
 */
export function restoreSession(browser: Browser, timeout_seconds: number, sessions: Sessions, known: Known): Session {
  const { session_id: id, created_at: createdAt, region, headless, stealth } = browser;
  const { name, tags, viewport, gpu, memory, video_memory, kiosk_mode, start_url, chrome_policy, vaults } = browser;
  const { location, network, profile, profile_save_changes, proxy_id, proxy, telemetry } = browser;
  const own = memory === "6GiB" || memory === "12GiB" ? {} : { memory }; // that of a GPU browser follows from another
  const settings = given({ name, tags, viewport, gpu, video_memory, kiosk_mode, start_url, chrome_policy, vaults });
  const ways = proxy ? { proxy: proxy.id === undefined ? proxy : { id: proxy.id } } : given({ proxy_id });
  const request = { region, headless, stealth, timeout_seconds, ...own, ...settings, ...ways };
  const session = sessions.start(request, { id, createdAt });
  if (location) session.location = location;
  if (network) setNetwork(session, network);
  session.profile = profile && known.profiles.refer("profile", { id: profile.id });
  session.savesProfile = profile_save_changes ?? false;
  session.telemetry = telemetry ?? undefined;
  session.storage = telemetry?.storage;
  return session;
}

/** Sessions, as responses contain them. */
import type { Browser } from "../../../../generated/openapi.js";
import type { AreaContext } from "../../base/area.js";
import type { Session } from "../../model/session.js";
import type { Sessions } from "../../model/sessions.js";
import { showProfile } from "../profiles.js";
import { memoryOf, videoMemoryOf } from "./hardware.js";
import { showProxy } from "./proxy.js";

/** How long the usage of an ended session is pending, in milliseconds. */
const usagePendingMs = 5000;

/** Creates the function that returns a session as responses contain it. */
export function createShow({ clock, origin }: AreaContext, sessions: Sessions): (session: Session) => Browser {
  /** The URLs of a browser. They are not stored: the token in three of them is longer than the rest of a session. */
  const addressesOf = (session: Session) => {
    const base_url = `${origin()}/vm/${session.id}`;
    const socket = base_url.replace("http", "ws");
    const token = sessions.tokenOf(session);
    return {
      base_url,
      cdp_ws_url: `${socket}/cdp?jwt=${token}`,
      webdriver_ws_url: `${socket}/webdriver?jwt=${token}`,
      browser_live_view_url: `${base_url}/live?jwt=${token}`,
    };
  };

  return (session) => {
    const { id, name, settings, telemetry, profile, proxy, network, pool, createdAt, deletedAt } = session;
    const { tags, headless, stealth, timeout_seconds, region, viewport } = settings;
    const { gpu, kiosk_mode, start_url, chrome_policy, vaults } = settings;
    const { base_url, cdp_ws_url, webdriver_ws_url, browser_live_view_url } = addressesOf(session);
    const browser: Browser = {
      session_id: id,
      created_at: createdAt,
      timeout_seconds,
      region,
      memory: memoryOf(settings),
      cdp_ws_url,
      webdriver_ws_url,
      headless,
      stealth,
      viewport,
      location: session.location,
    };
    // Assigned one by one: spreads would take most of the time of a list.
    if (name) browser.name = name;
    if (tags && Object.keys(tags).length > 0) browser.tags = tags;
    if (gpu !== undefined) browser.gpu = gpu;
    if (gpu) browser.video_memory = videoMemoryOf(settings);
    if (kiosk_mode !== undefined) browser.kiosk_mode = kiosk_mode;
    if (start_url !== undefined) browser.start_url = start_url;
    if (chrome_policy) browser.chrome_policy = chrome_policy;
    if (proxy) {
      browser.proxy = showProxy(proxy);
      if ("id" in proxy) browser.proxy_id = proxy.id;
    }
    if (network) browser.network = network;
    if (vaults) browser.vaults = vaults;
    if (profile) {
      browser.profile = showProfile(profile);
      browser.profile_save_changes = session.savesProfile;
    }
    if (pool) browser.pool = pool;
    if (telemetry) browser.telemetry = telemetry;
    if (deletedAt === undefined) {
      browser.base_url = base_url;
      if (!headless) browser.browser_live_view_url = browser_live_view_url;
    } else {
      const endedAt = Date.parse(deletedAt);
      browser.deleted_at = deletedAt;
      browser.usage = { uptime_ms: endedAt - Date.parse(createdAt) };
      browser.usage_status = clock.now() - endedAt < usagePendingMs ? "pending" : "ready";
    }
    return browser;
  };
}

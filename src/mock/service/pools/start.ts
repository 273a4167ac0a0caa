/** How a browser of a pool is started: as the pool is set up. */
import type { BrowserPoolRequest } from "../../../../generated/openapi.js";
import { given } from "../base/given.js";
import { startNetwork } from "../sessions/allowlist.js";
import type { Session, Sessions } from "../sessions/index.js";
import type { Setup } from "./setup.js";

/**
 * Makes what starts an idle browser. Whatever its pool was set up with is there for it, even when it has been deleted
 * since.
 *
 * @param usual What holds where a configuration does not say it.
 */
export function createStart(sessions: Sessions, usual: Pick<BrowserPoolRequest, "timeout_seconds">) {
  return ({ config, memory, region, profile, proxy }: Setup): Session => {
    const { timeout_seconds = usual.timeout_seconds, network, telemetry, stealth, headless, viewport } = config;
    const { kiosk_mode, chrome_policy, start_url } = config;
    const hardware = given({ memory, headless, viewport });
    const settings = given({ timeout_seconds, stealth, kiosk_mode, chrome_policy, start_url });
    const session = sessions.start({ region, ...hardware, ...settings }, { isIdle: true });
    session.proxy = proxy;
    session.network = startNetwork(network);
    session.telemetry = telemetry ?? undefined;
    session.storage = telemetry?.storage;
    session.profile = profile;
    return session;
  };
}

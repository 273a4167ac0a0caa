/** Starts the browsers of pools. */
import type { BrowserPoolRequest } from "../../../../generated/openapi.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { Session } from "../../model/session.js";
import type { Sessions } from "../../model/sessions.js";
import { initialNetwork } from "../sessions/allowlist.js";
import type { PoolSetup } from "./setup.js";

/**
 * Creates the function that starts an idle browser. Resources of the setup that were deleted since are still used.
 *
 * @param defaults The defaults of a configuration.
 */
export function createStart(sessions: Sessions, defaults: Pick<BrowserPoolRequest, "timeout_seconds">) {
  return ({ config, memory, region, profile, extensions, proxy }: PoolSetup): Session => {
    const { timeout_seconds = defaults.timeout_seconds, network, telemetry, stealth, headless, viewport } = config;
    const { kiosk_mode, chrome_policy, start_url } = config;
    const hardware = withoutUndefined({ memory, headless, viewport });
    const settings = withoutUndefined({ timeout_seconds, stealth, kiosk_mode, chrome_policy, start_url });
    const session = sessions.start({ region, ...hardware, ...settings }, { isIdle: true });
    session.proxy = proxy;
    session.network = initialNetwork(network);
    session.telemetry = telemetry ?? undefined;
    session.storage = telemetry?.storage;
    session.profile = profile;
    session.extensions = extensions;
    return session;
  };
}

/** New sessions. */
import type { CreateBrowserRequest } from "../../../../generated/openapi.js";
import type { AreaContext } from "../../base/area.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { Session, SessionSettings, SessionStart } from "../../model/session.js";
import type { StoredExtension } from "../extensions.js";
import { initialNetwork } from "./allowlist.js";
import { checkHardware } from "./hardware.js";
import { locationOf } from "./location.js";
import { networkOf } from "./network.js";
import { proxyOf } from "./proxy.js";
import type { SessionReferences } from "./references.js";
import { telemetryOf } from "./telemetry.js";

/** The default size of a window, which the contract only describes in words. */
const defaultViewport = { width: 1920, height: 1080 };

/**
 * Creates a session. The caller handles its name, its profile and its extensions.
 *
 * @returns The session, and the extensions that it loads.
 * @throws {HttpError} With 400 if the request refers to something that does not exist, or properties exclude each
 *   other.
 */
export type NewSession = (
  request: CreateBrowserRequest,
  start: SessionStart,
) => { session: Session; toLoad: StoredExtension[] };

/** Creates the function that creates sessions. */
export function createNewSession(
  { clock, random, defaultsOf }: AreaContext,
  { extensions, proxies }: SessionReferences,
): NewSession {
  const defaults = { viewport: defaultViewport, ...defaultsOf("createBrowser") };
  return (request, { id = random.id("bs"), createdAt }) => {
    const { profile: _, extensions: loaded = [], name, telemetry, ...others } = request;
    const { proxy, proxy_id, location, network, ...rest } = others;
    const settings = { ...defaults, ...rest } as SessionSettings;
    checkHardware(settings);
    const recorded = telemetryOf(telemetry);
    const toLoad = loaded.map((named, index) => extensions.resolveReference(`extensions[${index}]`, named));
    const session: Session = {
      id,
      name: name || undefined,
      settings,
      telemetry: recorded,
      storage: recorded?.storage,
      proxy: proxyOf(withoutUndefined({ proxy, proxy_id }), proxies),
      location: locationOf(settings.region, location),
      network: initialNetwork(networkOf(network, settings.start_url, proxies)),
      profile: undefined,
      savesProfile: false,
      extensions: toLoad,
      pool: undefined,
      isRecorded: false,
      related: [],
      lastUsed: clock.now(),
      createdAt: createdAt ?? clock.timestamp(),
    };
    return { session, toLoad };
  };
}

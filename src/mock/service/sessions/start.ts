/** A session as it begins. */
import type { BrowserRequest } from "../../../../generated/openapi.js";
import type { World } from "../base/area.js";
import { newId } from "../base/collection.js";
import { given } from "../base/given.js";
import type { StoredExtension } from "../extensions.js";
import { startNetwork } from "./allowlist.js";
import { checkHardware } from "./hardware.js";
import { locationOf } from "./location.js";
import { networkOf } from "./network.js";
import { proxyOf } from "./proxy.js";
import type { Known, Session, Settings } from "./session.js";
import { telemetryOf } from "./telemetry.js";

/** What a session begins with, beside what its request says. */
export interface Start {
  id?: string;
  createdAt?: string;
}

/** The size of a window, unless the request says it. The contract says so in words. */
const usualViewport = { width: 1920, height: 1080 };

/**
 * Makes a session, and leaves to others what has to be told to the rest: its name, its profile and its extensions.
 *
 * @returns The session, and the extensions that it loads.
 * @throws {HttpError} With 400 when the request asks for what is not there, or cannot be had together.
 */
export type NewSession = (request: BrowserRequest, start: Start) => { session: Session; toLoad: StoredExtension[] };

export function createNewSession({ clock, defaults }: World, { extensions, proxies }: Known): NewSession {
  const usual = { viewport: usualViewport, ...defaults("createBrowser") };
  return (request, { id = newId("bs"), createdAt }) => {
    const { profile: _, extensions: loaded = [], name, telemetry, ...others } = request;
    const { proxy, proxy_id, location, network, ...rest } = others;
    const settings = { ...usual, ...rest } as Settings;
    checkHardware(settings);
    const recorded = telemetryOf(telemetry);
    const session: Session = {
      id,
      name: name || undefined,
      settings,
      telemetry: recorded,
      storage: recorded?.storage,
      proxy: proxyOf(given({ proxy, proxy_id }), proxies),
      location: locationOf(settings.region, location),
      network: startNetwork(networkOf(network, settings.start_url, proxies)),
      profile: undefined,
      savesProfile: false,
      pool: undefined,
      isRecorded: false,
      held: [],
      lastUsed: clock.now().getTime(),
      createdAt: createdAt ?? clock.timestamp(),
    };
    const toLoad = loaded.map((named, index) => extensions.refer(`extensions[${index}]`, named));
    return { session, toLoad };
  };
}

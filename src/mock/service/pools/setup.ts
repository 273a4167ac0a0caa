/** How the browsers of a pool are started: what its requests have said, and what that refers to. */
import { isDeepStrictEqual } from "node:util";
import type {
  BrowserMemoryRequest, BrowserNetworkConfig, BrowserNetworkRequest, BrowserPoolConfig, BrowserPoolRequest,
  BrowserPoolUpdateRequest, BrowserRegion,
} from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { given } from "../base/given.js";
import type { StoredExtension } from "../extensions.js";
import type { StoredProfile } from "../profiles.js";
import type { Proxies, StoredProxy } from "../proxies.js";
import { stale } from "../sessions/allowlist.js";
import { checkHardware } from "../sessions/hardware.js";
import type { Known } from "../sessions/index.js";
import { checkAllowed, networkOf } from "../sessions/network.js";
import { telemetryOf } from "../sessions/telemetry.js";

export interface Setup {
  /** As it is shown: it names what it refers to as the request did, but for the proxies of its routes. */
  readonly config: BrowserPoolConfig;
  readonly region: BrowserRegion;
  readonly memory: BrowserMemoryRequest | undefined;
  readonly profile: StoredProfile | undefined;
  readonly extensions: readonly StoredExtension[];
  readonly proxy: StoredProxy | undefined;
}

/**
 * Gives the setup of a new pool.
 *
 * @param request What it asks for, with the defaults of the contract.
 * @throws {HttpError} With 400 when it refers to what is not there, or asks for what cannot be had together.
 */
export function newSetup(request: BrowserPoolRequest, known: Known): Setup {
  const { size, profile, region, ...rest } = request;
  if (profile) known.profiles.refer("profile", profile); // an empty id takes a profile away only from what has one
  const nothing = { memory: undefined, profile: undefined, extensions: [], proxy: undefined };
  const bare = { ...nothing, config: { size }, region: region as BrowserRegion };
  return changedSetup(bare, { size, ...rest, ...given({ profile }) }, known);
}

/**
 * Gives the setup that a pool has once a request has changed it. The one before stays as it is.
 *
 * @throws {HttpError} With 400 when it refers to what is not there, or asks for what cannot be had together; with 409
 *   when the network setting is not the expected one.
 */
export function changedSetup(before: Setup, request: BrowserPoolUpdateRequest, known: Known): Setup {
  const { discard_all_idle: _, expected_network, profile: named = before.config.profile, ...settings } = request;
  checkExpected(expected_network, before.config.network, known.proxies);
  const profile = request.profile ? profileOf(request.profile, known) : before.profile;
  const extensions = settings.extensions?.map((one, index) => known.extensions.refer(`extensions[${index}]`, one));
  if (settings.refresh_on_profile_update !== undefined && !profile) {
    throw new HttpError(400, ["refresh_on_profile_update needs a profile. Give one, or leave it out."]);
  }
  const refreshes = profile === before.profile ? before.config.refresh_on_profile_update : true;
  const config = {
    ...before.config,
    ...given(settings),
    name: settings.name || before.config.name,
    profile: profile && named,
    refresh_on_profile_update: profile && (settings.refresh_on_profile_update ?? refreshes),
    network: changedNetwork(before.config, request, known.proxies),
    telemetry: telemetryOf(settings.telemetry, before.config.telemetry ?? undefined),
  };
  const changed = {
    ...before,
    config: withoutEmpty(config),
    memory: settings.memory ?? before.memory,
    profile,
    extensions: extensions ?? before.extensions,
    proxy: settings.proxy_id === undefined ? before.proxy : proxyOf(settings.proxy_id, known.proxies),
  };
  checkHardware({ ...given({ headless: changed.config.headless, memory: changed.memory }), region: changed.region });
  return changed;
}

/** Whether a setup allows other hosts than the one before: then no browser of that one may be handed out. */
export function hasOtherHosts({ config }: Setup, { config: before }: Setup): boolean {
  return !isDeepStrictEqual(config.network?.allowed_hosts, before.network?.allowed_hosts);
}

/** The profile that a pool is to have: none where the id is empty. */
function profileOf(named: NonNullable<BrowserPoolConfig["profile"]>, known: Known): StoredProfile | undefined {
  return named.id === "" ? undefined : known.profiles.refer("profile", named);
}

/** The proxy that a pool is to have: none where the id is empty. */
function proxyOf(id: string, proxies: Proxies): StoredProxy | undefined {
  return id === "" ? undefined : proxies.refer("proxy_id", { id });
}

/** The network setting that a pool is to have: none where it is empty. */
function changedNetwork(
  { network: before, start_url: startBefore }: BrowserPoolConfig,
  { network, start_url = startBefore }: BrowserPoolUpdateRequest,
  proxies: Proxies,
): BrowserNetworkConfig | undefined {
  checkState("network", network);
  if (network) return networkOf(network, start_url, proxies);
  if (before?.allowed_hosts) checkAllowed(before.allowed_hosts, before.private_hosts, start_url);
  return before;
}

/** Checks that nobody else has changed the network setting: an empty one stands for none. */
function checkExpected(
  expected: BrowserNetworkRequest | undefined,
  network: BrowserNetworkConfig = {},
  proxies: Proxies,
): void {
  if (!expected) return;
  checkState("expected_network", expected);
  const { private_hosts, allowed_hosts, proxy_routes } = expected;
  const routes = proxy_routes?.map(({ hosts, proxy }, index) => {
    const field = `expected_network.proxy_routes[${index}].proxy`;
    return { hosts, proxy: { id: proxy.id ?? proxies.refer(field, proxy).id } };
  });
  if (isDeepStrictEqual(given({ private_hosts, allowed_hosts, proxy_routes: routes }), network)) return;
  throw stale("The network setting of the pool is not the expected one. Get the pool and try again.");
}

function checkState(field: string, network: BrowserNetworkRequest = {}): void {
  if ("allowlist_state" in network) throw new HttpError(400, [`${field}.allowlist_state is in sessions only.`]);
}

/** Leaves out what is undefined, or an empty text, list or object: a request takes a setting away with such a one. */
function withoutEmpty(config: object): BrowserPoolConfig {
  const isEmpty = (value: unknown) => typeof value === "object" && value
    ? Object.keys(value).length === 0
    : value === undefined || value === "";
  const settings = Object.entries(config).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(settings) as unknown as BrowserPoolConfig;
}

/** The settings of a pool's browsers, and the resources that they refer to. */
import { dequal } from "dequal/lite";
import type {
  BrowserMemoryRequest, BrowserNetworkConfig, BrowserNetworkRequest, BrowserPoolConfig, BrowserPoolRequest,
  BrowserPoolUpdateRequest, BrowserRegion,
} from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { type WithoutUndefined, withoutUndefined } from "../../base/without-undefined.js";
import type { StoredProfile } from "../../model/profile.js";
import type { StoredProxy } from "../../model/proxy.js";
import type { StoredExtension } from "../extensions.js";
import type { Proxies } from "../proxies.js";
import { staleNetworkError } from "../sessions/allowlist.js";
import { checkHardware } from "../sessions/hardware.js";
import { checkAllowed, networkOf } from "../sessions/network.js";
import type { SessionReferences } from "../sessions/references.js";
import { telemetryOf } from "../sessions/telemetry.js";

export interface PoolSetup {
  /** The configuration as responses contain it: references are as in the request, except the proxies of routes. */
  readonly config: BrowserPoolConfig;
  readonly region: BrowserRegion;
  readonly memory: BrowserMemoryRequest | undefined;
  readonly profile: StoredProfile | undefined;
  readonly extensions: readonly StoredExtension[];
  readonly proxy: StoredProxy | undefined;
}

/**
 * Creates the setup of a new pool.
 *
 * @param request Its settings, with the contract's defaults.
 * @throws {HttpError} With 400 if it refers to something that does not exist, or settings exclude each other.
 */
export function newSetup(request: BrowserPoolRequest, references: SessionReferences): PoolSetup {
  const { size, profile, region, ...rest } = request;
  // An empty id is only valid to remove a profile.
  if (profile) references.profiles.resolveReference("profile", profile);
  const nothing = { memory: undefined, profile: undefined, extensions: [], proxy: undefined };
  const bare = { ...nothing, config: { size }, region: region as BrowserRegion };
  return updateSetup(bare, { size, ...rest, ...withoutUndefined({ profile }) }, references);
}

/**
 * Applies a request to the setup of a pool. Returns a new setup.
 *
 * @throws {HttpError} With 400 if it refers to something that does not exist, or settings exclude each other; with 409
 *   if the network setting is not the expected one.
 */
export function updateSetup(
  before: PoolSetup,
  request: BrowserPoolUpdateRequest,
  references: SessionReferences,
): PoolSetup {
  const { discard_all_idle: _, expected_network, profile: named = before.config.profile, ...settings } = request;
  checkExpected(expected_network, before.config.network, references.proxies);
  const profile = request.profile ? findProfile(request.profile, references) : before.profile;
  const extensions = settings.extensions?.map((one, index) =>
    references.extensions.resolveReference(`extensions[${index}]`, one));
  if (settings.refresh_on_profile_update !== undefined && !profile) {
    throw new HttpError(400, ["refresh_on_profile_update needs a profile. Add one, or omit it."]);
  }
  const refreshes = profile === before.profile ? before.config.refresh_on_profile_update : true;
  const config = {
    ...before.config,
    ...withoutUndefined(settings),
    name: settings.name || before.config.name,
    profile: profile && named,
    refresh_on_profile_update: profile && (settings.refresh_on_profile_update ?? refreshes),
    network: updateNetwork(before.config, request, references.proxies),
    telemetry: telemetryOf(settings.telemetry, before.config.telemetry ?? undefined),
  };
  const changed = {
    ...before,
    config: { ...withoutEmpty(config), size: config.size },
    memory: settings.memory ?? before.memory,
    profile,
    extensions: extensions ?? before.extensions,
    proxy: settings.proxy_id === undefined ? before.proxy : findProxy(settings.proxy_id, references.proxies),
  };
  const { config: { headless }, memory, region } = changed;
  checkHardware({ ...withoutUndefined({ headless, memory }), region });
  return changed;
}

/** Whether a setup allows other hosts than the previous one: then no browser of the previous one may be leased. */
export function hasOtherHosts({ config }: PoolSetup, { config: before }: PoolSetup): boolean {
  return !dequal(config.network?.allowed_hosts, before.network?.allowed_hosts);
}

/** Finds the requested profile; none when the id is empty. */
function findProfile(
  named: NonNullable<BrowserPoolConfig["profile"]>,
  references: SessionReferences,
): StoredProfile | undefined {
  return named.id === "" ? undefined : references.profiles.resolveReference("profile", named);
}

/** Finds the requested proxy; none when the id is empty. */
function findProxy(id: string, proxies: Proxies): StoredProxy | undefined {
  return id === "" ? undefined : proxies.resolveReference("proxy_id", { id });
}

/** Applies a request to the network setting of a pool; none when it is empty. */
function updateNetwork(
  { network: before, start_url: startBefore }: BrowserPoolConfig,
  { network, start_url = startBefore }: BrowserPoolUpdateRequest,
  proxies: Proxies,
): BrowserNetworkConfig | undefined {
  checkState("network", network);
  if (network) return networkOf(network, start_url, proxies);
  if (before?.allowed_hosts) checkAllowed(before.allowed_hosts, before.private_hosts, start_url);
  return before;
}

/** Checks that no other request has changed the network setting. An empty one stands for none. */
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
    return { hosts, proxy: { id: proxy.id ?? proxies.resolveReference(field, proxy).id } };
  });
  if (dequal(withoutUndefined({ private_hosts, allowed_hosts, proxy_routes: routes }), network)) return;
  throw staleNetworkError("The network setting of the pool is not the expected one. Get the pool and try again.");
}

function checkState(field: string, network: BrowserNetworkRequest = {}): void {
  if (network.allowlist_state) throw new HttpError(400, [`${field}.allowlist_state exists only in sessions.`]);
}

/** Omits what is undefined, or an empty string, array or object: with these, a request removes a setting. */
function withoutEmpty<T extends object>(config: T): WithoutUndefined<T> {
  const isEmpty = (value: unknown) => typeof value === "object" && value
    ? Object.keys(value).length === 0
    : value === undefined || value === "";
  const settings = Object.entries(config).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(settings) as WithoutUndefined<T>;
}

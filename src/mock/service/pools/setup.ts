/** How the browsers of a pool are started: what its requests have said, and what that refers to. */
import type {
  BrowserPoolConfig, BrowserPoolRequest, BrowserPoolUpdateRequest, BrowserRegion,
} from "../../../../generated/openapi.js";
import { HttpError } from "../../http-error.js";
import { given } from "../base/given.js";
import type { StoredExtension } from "../extensions.js";
import type { StoredProfile } from "../profiles.js";
import type { Known } from "../sessions/store.js";
import { telemetryOf } from "../sessions/telemetry.js";

export interface Setup {
  /** As it is shown: it names what it refers to as the request did. */
  readonly config: BrowserPoolConfig;
  readonly region: BrowserRegion;
  readonly profile: StoredProfile | undefined;
  readonly extensions: readonly StoredExtension[];
}

/**
 * Gives the setup of a new pool.
 *
 * @throws {HttpError} With 400 when it refers to what is not there, or asks for what cannot be had together.
 */
export function newSetup(request: BrowserPoolRequest, known: Known): Setup {
  const { size, profile, region = "us-east", ...rest } = request;
  if (profile) known.profiles.refer("profile", profile); // an empty id takes a profile away only from what has one
  return changedSetup({ config: { size }, region, profile: undefined, extensions: [] }, { size, ...rest, ...given({ profile }) }, known);
}

/**
 * Gives the setup that a pool has once a request has changed it. The one before stays as it is.
 *
 * @throws {HttpError} With 400 when it refers to what is not there, or asks for what cannot be had together.
 */
export function changedSetup(before: Setup, request: BrowserPoolUpdateRequest, known: Known): Setup {
  const { discard_all_idle: _, profile: named = before.config.profile, ...settings } = request;
  const profile = request.profile ? profileOf(request.profile, known) : before.profile;
  const extensions = settings.extensions?.map((one, index) => known.extensions.refer(`extensions[${index}]`, one));
  if (settings.proxy_id) known.proxies.refer("proxy_id", { id: settings.proxy_id });
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
    telemetry: telemetryOf(settings.telemetry, before.config.telemetry ?? undefined),
  };
  return { ...before, config: withoutEmpty(config), profile, extensions: extensions ?? before.extensions };
}

/** The profile that a pool is to have: none where the id is empty. */
function profileOf(named: NonNullable<BrowserPoolConfig["profile"]>, known: Known): StoredProfile | undefined {
  return named.id === "" ? undefined : known.profiles.refer("profile", named);
}

/** Leaves out what is undefined, or an empty text, list or object: a request takes a setting away with such a one. */
function withoutEmpty(config: object): BrowserPoolConfig {
  const isEmpty = (value: unknown) => typeof value === "object" && value
    ? Object.keys(value).length === 0
    : value === undefined || value === "";
  const settings = Object.entries(config).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(settings) as unknown as BrowserPoolConfig;
}

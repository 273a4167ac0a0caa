/** A browser session, as it is kept. */
import type {
  BrowserLocation, BrowserNetworkConfig, BrowserPoolRef, BrowserProxyConfig, BrowserRequest, BrowserTelemetryConfig,
  BrowserTelemetryStorageConfig,
} from "../../../../generated/openapi.js";
import type { Extensions } from "../extensions.js";
import type { Profiles, StoredProfile } from "../profiles.js";
import type { Proxies, StoredProxy } from "../proxies.js";

/** What is kept apart from the settings, since it refers to something, or is shown in another way. */
type Apart = "extensions" | "profile" | "telemetry" | "name" | "proxy_id" | "proxy" | "location" | "network";

/** What every browser has, be it by default. */
type Always = "region" | "timeout_seconds" | "headless" | "stealth" | "viewport";

/** What a browser is started with, as far as it is shown as it was given. */
export type Settings = Omit<BrowserRequest, Apart | Always> & Required<Pick<BrowserRequest, Always>>;

/** How the traffic of a browser leaves: in a way that needs no proxy of the caller's, or through one. */
export type SessionProxy = { mode: NonNullable<BrowserProxyConfig["mode"]> } | StoredProxy;

/** What somebody who leases a browser from a pool has of it. */
export interface Lease {
  name: string | undefined;
  settings: Settings;
  telemetry: BrowserTelemetryConfig | undefined;
}

/** A browser session. */
export interface Session extends Lease {
  readonly id: string;
  proxy: SessionProxy | undefined;
  location: BrowserLocation;
  network: BrowserNetworkConfig | undefined;
  /** The callers' ids of the changes of its allowed hosts, if there were any. */
  mutations?: Set<string>;
  /** Whether its telemetry is kept, if its first request said so. It never changes. */
  storage: BrowserTelemetryStorageConfig | undefined;
  profile: StoredProfile | undefined;
  /** Whether its profile is saved when it ends. */
  savesProfile: boolean;
  /** The pool that it is leased from. */
  pool: BrowserPoolRef | undefined;
  /** Whether a replay of it is recorded. */
  isRecorded: boolean;
  /** What areas keep of it that has no bound of its own. It counts with the session. */
  readonly held: unknown[];
  /** When it was last worked with, in milliseconds. */
  lastUsed: number;
  /** RFC 3339, as is `deletedAt`. */
  readonly createdAt: string;
  /** Only one that has ended has it. */
  deletedAt?: string;
}

/** What a session refers to. */
export interface Known {
  profiles: Profiles;
  extensions: Extensions;
  proxies: Proxies;
}

/** A browser session, as it is stored. */
import type {
  BrowserLocation, BrowserNetworkConfig, BrowserPoolRef, BrowserProxyConfig, BrowserTelemetryConfig,
  CreateBrowserRequest,
  BrowserTelemetryStorageConfig,
} from "../../../generated/openapi.js";
import type { StoredBytes } from "../../server/storage.js";
import type { StoredProfile } from "./profile.js";
import type { StoredProxy } from "./proxy.js";

/** Properties that are stored apart from the settings, since they refer to something, or differ in responses. */
type StoredSeparately = "extensions" | "profile" | "telemetry" | "name" | "proxy_id" | "proxy" | "location" | "network";

/** Properties that every browser has, if only by default. */
type AlwaysSet = "region" | "timeout_seconds" | "headless" | "stealth" | "viewport";

/** The settings of a browser that responses contain as they were requested. */
export type SessionSettings
  = Omit<CreateBrowserRequest, StoredSeparately | AlwaysSet> & Required<Pick<CreateBrowserRequest, AlwaysSet>>;

/** The proxy of a browser: a mode, or a proxy of the caller. */
export type SessionProxy = { mode: NonNullable<BrowserProxyConfig["mode"]> } | StoredProxy;

/** The properties of a browser that each lease from a pool sets. */
export interface Lease {
  name: string | undefined;
  settings: SessionSettings;
  telemetry: BrowserTelemetryConfig | undefined;
}

/** An extension in the browser of a session, until the session ends. */
export interface SessionExtension {
  name?: string | null;
  archive: StoredBytes;
}

/** A browser session. */
export interface Session extends Lease {
  readonly id: string;
  proxy: SessionProxy | undefined;
  location: BrowserLocation;
  network: BrowserNetworkConfig | undefined;
  /** The ids that callers gave to changes of its allowed hosts, if there were any. */
  mutations?: Set<string>;
  /** Whether its telemetry is stored, if its first request set that. It never changes. */
  storage: BrowserTelemetryStorageConfig | undefined;
  profile: StoredProfile | undefined;
  /** Whether its profile is saved when it ends. */
  savesProfile: boolean;
  /** The extensions in its browser. */
  extensions: readonly SessionExtension[];
  /** The pool that it is leased from. */
  pool: BrowserPoolRef | undefined;
  /** Whether a replay of it is being recorded. */
  isRecorded: boolean;
  /** Data of other areas about the session that count in its memory. */
  readonly related: unknown[];
  /** When it was last used, in milliseconds. */
  lastUsed: number;
  /** RFC 3339, as is `deletedAt`. */
  readonly createdAt: string;
  /** Set once the session has ended. */
  deletedAt?: string;
}

/** Properties of a new session that a request does not set. */
export interface SessionStart {
  id?: string;
  createdAt?: string;
}

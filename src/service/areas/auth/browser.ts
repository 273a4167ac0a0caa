/** The browser settings of a connection, as requests give them: in the current form and in the deprecated one. */
import type {
  BrowserProxyConfig, BrowserRegion, CreateBrowserRequest, BrowserTelemetryRequest, LoginRequest, ManagedAuth,
  ManagedAuthBrowserConfig,
} from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { assumed } from "../../base/assumed.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { Proxies } from "../proxies.js";
import { telemetryOf } from "../sessions/telemetry.js";

export interface BrowserSettings {
  stealth: boolean;
  region: BrowserRegion;
  /** A mode, or the ID of a proxy. */
  proxy?: ProxyChoice;
  /** Omitted when nothing is recorded. */
  telemetry?: BrowserTelemetryRequest;
}

/** How traffic leaves. The name of a proxy may change, so it is not stored. */
type ProxyChoice = Pick<BrowserProxyConfig, "mode" | "id">;

/** The properties of a request that set the browser. */
type BrowserChanges = Pick<LoginRequest, "browser" | "proxy" | "browser_telemetry">;

const defaultSettings: BrowserSettings = { stealth: true, region: "us-east" };

/**
 * Applies a request to browser settings.
 *
 * @param before The current settings. By default, those of a new connection.
 * @throws {HttpError} With 400 if the proxy does not exist, or properties exclude each other.
 */
export function updateBrowserSettings(
  before: BrowserSettings = defaultSettings,
  request: BrowserChanges,
  proxies: Proxies,
): BrowserSettings {
  const { browser = {}, proxy: olderProxy, browser_telemetry: olderTelemetry } = request;
  checkNotBoth("proxy", olderProxy, browser.proxy);
  checkNotBoth("browser_telemetry", olderTelemetry, browser.telemetry);
  const { stealth, region, telemetry = olderTelemetry } = browser;
  const after = {
    ...before,
    ...withoutUndefined({ stealth, region }),
    ...browser.proxy && { proxy: proxyChoiceOf(browser.proxy, proxies) },
    ...olderProxy && { proxy: { id: proxies.resolveReference("proxy", olderProxy).id } },
  };
  if (telemetry === undefined) return after;
  delete after.telemetry;
  return { ...after, ...telemetry && telemetryOf(telemetry) && { telemetry } };
}

/** Reads the settings of an example. */
export function browserSettingsFromExample(
  { stealth, region, proxy, telemetry }: ManagedAuthBrowserConfig = {},
): BrowserSettings {
  const { mode, id } = proxy ?? {};
  const shown = { stealth, region, telemetry: telemetry ?? undefined, proxy: proxy && withoutUndefined({ mode, id }) };
  return { ...defaultSettings, ...withoutUndefined(shown) };
}

/** Returns the settings as responses contain them, in the current and in the deprecated form. */
export function showBrowser(
  { proxy, ...settings }: BrowserSettings,
  proxies: Proxies,
): Pick<ManagedAuth, "browser" | "proxy_id" | "browser_telemetry"> {
  const { id, mode } = proxy ?? {};
  const name = id === undefined ? undefined : proxies.peek(id)?.name;
  return {
    browser: { ...settings, ...proxy && { proxy: withoutUndefined({ mode, id, name: name || undefined }) } },
    ...withoutUndefined({ proxy_id: id, browser_telemetry: settings.telemetry }),
  };
}

/** Creates the request that starts a browser. */
export function browserRequestOf({ proxy, ...settings }: BrowserSettings): CreateBrowserRequest {
  const { id, mode } = proxy ?? {};
  return { ...settings, ...withoutUndefined({ proxy_id: id }), ...mode && { proxy: { mode } } };
}

function proxyChoiceOf(proxy: BrowserProxyConfig, proxies: Proxies): ProxyChoice {
  const { mode, id, name } = proxy;
  if ([mode, id, name].filter((value) => value !== undefined).length !== 1) {
    throw new HttpError(400, ["browser.proxy must have exactly one of mode, id and name."]);
  }
  if (mode !== undefined) return { mode };
  return { id: proxies.resolveReference("browser.proxy", withoutUndefined({ id, name })).id };
}

/** Checks that a deprecated property and the one of `browser` that replaces it are not both given. */
function checkNotBoth(older: string, ...values: unknown[]): void {
  if (values.includes(undefined)) return;
  const violation = `${older} cannot be combined with the property of browser that replaces it.`;
  throw assumed("replaced-property", new HttpError(400, [violation]));
}

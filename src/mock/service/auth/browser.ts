/** How the browsers of a connection are started: as requests say it, in the form of today and in the older one. */
import type {
  BrowserProxyConfig, BrowserRegion, BrowserRequest, BrowserTelemetryRequest, LoginRequest, ManagedAuth,
  ManagedAuthBrowserConfig,
} from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { given } from "../base/given.js";
import type { Proxies } from "../proxies.js";
import { telemetryOf } from "../sessions/telemetry.js";

export interface BrowserSettings {
  stealth: boolean;
  region: BrowserRegion;
  /** A mode, or the ID of a proxy. */
  proxy?: Way;
  /** Only what records anything. */
  telemetry?: BrowserTelemetryRequest;
}

/** By which way the traffic leaves. The name of a proxy may change, so it is not kept. */
type Way = Pick<BrowserProxyConfig, "mode" | "id">;

/** What a request says of browsers. */
type Request = Pick<LoginRequest, "browser" | "proxy" | "browser_telemetry">;

const usual: BrowserSettings = { stealth: true, region: "us-east" };

/**
 * Gives settings with what a request changes of them.
 *
 * @param before The settings until now; those of a new connection without them.
 * @throws {HttpError} With 400 when there is no such proxy, or what is given cannot be had together.
 */
export function changedBrowser(before: BrowserSettings = usual, request: Request, proxies: Proxies): BrowserSettings {
  const { browser = {}, proxy: olderProxy, browser_telemetry: olderTelemetry } = request;
  checkOne("proxy", olderProxy, browser.proxy);
  checkOne("browser_telemetry", olderTelemetry, browser.telemetry);
  const { stealth, region, telemetry = olderTelemetry } = browser;
  const after = {
    ...before,
    ...given({ stealth, region }),
    ...browser.proxy && { proxy: wayOf(browser.proxy, proxies) },
    ...olderProxy && { proxy: { id: proxies.refer("proxy", olderProxy).id } },
  };
  if (telemetry === undefined) return after;
  delete after.telemetry;
  return { ...after, ...telemetry && telemetryOf(telemetry) && { telemetry } };
}

/** Gives the settings that the contract shows. */
export function shownBrowser({ stealth, region, proxy, telemetry }: ManagedAuthBrowserConfig = {}): BrowserSettings {
  const { mode, id } = proxy ?? {};
  const shown = { stealth, region, telemetry: telemetry ?? undefined, proxy: proxy && given({ mode, id }) };
  return { ...usual, ...given(shown) };
}

/** Gives what is shown of the settings: also to those who know the older form alone. */
export function showBrowser(
  { proxy, ...settings }: BrowserSettings,
  proxies: Proxies,
): Pick<ManagedAuth, "browser" | "proxy_id" | "browser_telemetry"> {
  const { id, mode } = proxy ?? {};
  const name = id === undefined ? undefined : proxies.peek(id)?.name;
  return {
    browser: { ...settings, ...proxy && { proxy: given({ mode, id, name: name || undefined }) } },
    ...given({ proxy_id: id, browser_telemetry: settings.telemetry }),
  };
}

/** Gives what a browser is started with. */
export function startOf({ proxy, ...settings }: BrowserSettings): BrowserRequest {
  const { id, mode } = proxy ?? {};
  return { ...settings, ...given({ proxy_id: id }), ...mode && { proxy: { mode } } };
}

function wayOf(proxy: BrowserProxyConfig, proxies: Proxies): Way {
  const { mode, id, name } = proxy;
  if ([mode, id, name].filter((value) => value !== undefined).length !== 1) {
    throw new HttpError(400, ["browser.proxy must have exactly one of mode, id and name."]);
  }
  return mode === undefined ? { id: proxies.refer("browser.proxy", given({ id, name })).id } : { mode };
}

/** Refuses a property together with the one of `browser` that replaces it. */
function checkOne(older: string, ...values: unknown[]): void {
  if (values.includes(undefined)) return;
  throw new HttpError(400, [`${older} cannot be given together with the property of browser that replaces it.`]);
}

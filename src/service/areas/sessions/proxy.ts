/** The proxy of a browser. */
import type { BrowserProxyConfig, BrowserUpdateRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { SessionProxy } from "../../model/session.js";
import type { Proxies } from "../proxies.js";

/** The properties of a request that set the proxy: the current one, and those it replaces. */
type ProxyChange = Pick<BrowserUpdateRequest, "disable_default_proxy" | "proxy" | "proxy_id">;

/**
 * Applies a request to the proxy of a browser.
 *
 * @param before The current proxy; undefined for a new browser.
 * @returns Undefined when none was ever set, which means the mode `default`.
 * @throws {HttpError} With 400 if the request sets it twice, or the proxy does not exist.
 */
export function proxyOf(request: ProxyChange, proxies: Proxies, before?: SessionProxy): SessionProxy | undefined {
  const { proxy, proxy_id, disable_default_proxy: isDirect } = request;
  if (proxy) {
    const older = proxy_id != null ? "proxy_id" : isDirect === undefined ? undefined : "disable_default_proxy";
    if (older !== undefined) throw new HttpError(400, [`proxy cannot be combined with ${older}.`]);
    return chooseProxy(proxy, proxies);
  }
  if (proxy_id) return proxies.resolveReference("proxy_id", { id: proxy_id });
  const left = proxy_id === "" ? undefined : before;
  if (isDirect === undefined || (left && "id" in left)) return left;
  return isDirect ? { mode: "direct" } : undefined;
}

function chooseProxy({ mode, id, name }: BrowserProxyConfig, proxies: Proxies): SessionProxy {
  if ([mode, id, name].filter((value) => value !== undefined).length !== 1) {
    throw new HttpError(400, ["proxy must have exactly one of mode, id and name."]);
  }
  if (mode) return { mode };
  return proxies.resolveReference("proxy", id === undefined ? { name: name as string } : { id });
}

/** Returns a proxy as responses contain it. */
export function showProxy(proxy: SessionProxy): BrowserProxyConfig {
  if (!("id" in proxy)) return proxy;
  const { id, name } = proxy;
  return name === undefined ? { id } : { id, name };
}

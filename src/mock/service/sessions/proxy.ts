/** How the traffic of a browser leaves. */
import type { BrowserProxyConfig, BrowserUpdateRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { Proxies } from "../proxies.js";
import type { SessionProxy } from "./session.js";

/** What a request says of it: in one way, or in the one that came before. */
type Request = Pick<BrowserUpdateRequest, "disable_default_proxy" | "proxy" | "proxy_id">;

/**
 * Gives how the traffic leaves once a request has had its say.
 *
 * @param before How it leaves until now; nothing for a browser that is new.
 * @returns Nothing when nobody has said anything: then it leaves as the mode `default` says.
 * @throws {HttpError} With 400 when the request says it in two ways, or there is no such proxy.
 */
export function proxyOf(request: Request, proxies: Proxies, before?: SessionProxy): SessionProxy | undefined {
  const { proxy, proxy_id, disable_default_proxy: isDirect } = request;
  if (proxy) {
    const older = proxy_id != null ? "proxy_id" : isDirect === undefined ? undefined : "disable_default_proxy";
    if (older !== undefined) throw new HttpError(400, [`proxy cannot be given together with ${older}.`]);
    return chosen(proxy, proxies);
  }
  if (proxy_id) return proxies.refer("proxy_id", { id: proxy_id });
  const left = proxy_id === "" ? undefined : before;
  if (isDirect === undefined || (left && "id" in left)) return left;
  return isDirect ? { mode: "direct" } : undefined;
}

function chosen({ mode, id, name }: BrowserProxyConfig, proxies: Proxies): SessionProxy {
  if ([mode, id, name].filter((value) => value !== undefined).length !== 1) {
    throw new HttpError(400, ["proxy must have exactly one of mode, id and name."]);
  }
  if (mode) return { mode };
  return proxies.refer("proxy", id === undefined ? { name: name as string } : { id });
}

/** What is shown of it. */
export function showProxy(proxy: SessionProxy): BrowserProxyConfig {
  if (!("id" in proxy)) return proxy;
  const { id, name } = proxy;
  return name === undefined ? { id } : { id, name };
}

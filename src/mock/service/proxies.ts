/** Proxies: by which way the traffic of a browser leaves. */
import type { Proxy, ProxyRequest } from "../../../generated/openapi.js";
import { HttpError } from "../http-error.js";
import { type Area, atStart, type World } from "./base/area.js";
import { type Collection, createCollection, newId } from "./base/collection.js";
import { isFound, isNamed } from "./base/search.js";

export type StoredProxy = Proxy & { id: string };
type Operation = "createProxy" | "listProxies" | "getProxy" | "updateProxy" | "checkProxy" | "deleteProxy";

/** What others do with proxies. */
export interface Proxies {
  /** Finds what another entry is to refer to. A name has to be that of one proxy only. */
  refer: Collection<StoredProxy>["refer"];
}

/** What a check finds: an address for documentation (RFC 5737). */
const found = { status: "available", ip_address: "203.0.113.24" } as const;

export function createProxies({ clock, shown }: World) {
  const proxies = createCollection<StoredProxy>("proxy");

  return {
    handlers: {
      createProxy({ body: { config, ...settings } }) {
        const id = newId("px");
        const proxy = { id, ...settings, ...config && { config: withoutPassword(config) }, status: found.status };
        return { status: 201, body: proxies.add(proxy) };
      },
      listProxies({ query }) {
        const { entries, headers } = proxies.page(query, (proxy) =>
          isNamed(proxy, query.name) && isFound(proxy, query.query, proxy.name, hostOf(proxy), proxy.ip_address));
        return { status: 200, headers, body: entries };
      },
      getProxy: ({ path }) => ({ status: 200, body: proxies.get(path.id) }),
      updateProxy({ path, body }) {
        const proxy = proxies.get(path.id);
        proxy.name = body.name.trim();
        return { status: 200, body: proxy };
      },
      checkProxy({ path, body }) {
        const proxy = proxies.get(path.id);
        const checked = { ...found, last_checked: clock.timestamp() };
        const isOfUrl = body?.url !== undefined; // then the answer tells of that URL, and the proxy stays as it is
        return { status: 200, body: Object.assign(isOfUrl ? { ...proxy } : proxy, checked) };
      },
      deleteProxy({ path }) {
        proxies.remove(proxies.get(path.id));
        return { status: 204 };
      },
    },
    async seed() {
      for (const proxy of await atStart(shown("listProxies"), shown("createProxy"))) proxies.add(proxy);
    },
    clear: () => proxies.clear(),
    refer(field, named) {
      const proxy = proxies.refer(field, named);
      const ofName = named.id === undefined ? proxies.all().filter(({ name }) => name === named.name) : [];
      if (ofName.length < 2) return proxy;
      const ids = ofName.map(({ id }) => id).join(", ");
      throw new HttpError(400, [`${field}: several proxies have the name ${named.name}: ${ids}. Give the id of one.`]);
    },
  } satisfies Area<Operation> & Proxies;
}

/** A password is not kept: nothing is ever sent through a proxy of the mock. */
function withoutPassword(config: NonNullable<ProxyRequest["config"]>): NonNullable<Proxy["config"]> {
  if (!("host" in config)) return config;
  const { password, ...shown } = config;
  return { ...shown, has_password: password !== undefined };
}

function hostOf({ config }: Proxy): string | undefined {
  return config && "host" in config ? config.host : undefined;
}

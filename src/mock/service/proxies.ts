/** Proxies: by which way the traffic of a browser leaves. */
import type { CreateCustomProxyConfig, Proxy, ProxyRequest } from "../../../generated/openapi.js";
import { HttpError } from "../../server/http-error.js";
import { type Area, atStart, type World } from "./base/area.js";
import { type Collection, createCollection, newId } from "./base/collection.js";
import { given } from "./base/given.js";
import { isFound, isNamed } from "./base/search.js";
import { readUrl } from "./base/url.js";

export type StoredProxy = Proxy & { id: string };
type Operation = "createProxy" | "listProxies" | "getProxy" | "updateProxy" | "checkProxy" | "deleteProxy";

/** What others do with proxies. */
export interface Proxies {
  peek: Collection<StoredProxy>["peek"];
  /** Finds what another entry is to refer to. A name has to be that of one proxy only. */
  refer: Collection<StoredProxy>["refer"];
}

/** What a check finds: an address for documentation (RFC 5737). */
const found = { status: "available", ip_address: "203.0.113.24" } as const;

export function createProxies({ clock, budget, shown }: World) {
  const proxies = createCollection<StoredProxy>("proxy", budget);

  /**
   * Gives a proxy that was found by a name, if no other one has it.
   *
   * @param field What of the request has the name.
   * @throws {HttpError} With 400 when several have it.
   */
  function onlyOne(field: string, proxy: StoredProxy): StoredProxy {
    const ofName = proxies.all().filter(({ name }) => name === proxy.name);
    if (ofName.length < 2) return proxy;
    const ids = ofName.map(({ id }) => id).join(", ");
    const why = `${field}: several proxies have the name ${proxy.name}: ${ids}. Use the ID of one of them.`;
    throw new HttpError(400, [], why, { code: "ambiguous_proxy_name" });
  }

  function find({ id_or_name }: { id_or_name: string }): StoredProxy {
    return proxies.peek(id_or_name) ?? onlyOne("id_or_name", proxies.find(id_or_name));
  }

  return {
    handlers: {
      createProxy({ body: { name, type, protocol, bypass_hosts, config } }) {
        const settings = given({ name, type, protocol, bypass_hosts, config: config && withoutSecrets(config) });
        return { status: 201, body: proxies.add({ id: newId("px"), ...settings, type, status: found.status }) };
      },
      listProxies({ query }) {
        const { entries, headers } = proxies.page(query, (proxy) =>
          isNamed(proxy, query.name) && isFound(proxy, query.query, proxy.name, hostOf(proxy), proxy.ip_address));
        return { status: 200, headers, body: entries };
      },
      getProxy: ({ path }) => ({ status: 200, body: find(path) }),
      updateProxy({ path, body }) {
        const proxy = find(path);
        proxies.makeRoom(proxy, body);
        proxy.name = body.name.trim();
        return { status: 200, body: proxy };
      },
      checkProxy({ path, body: { url } = {} }) {
        const proxy = find(path);
        const isWeb = url === undefined || /^https?:$/.test(readUrl(url)?.protocol ?? "");
        if (!isWeb) throw new HttpError(400, ["url must be an absolute URL with http or https."]);
        const checked = { ...found, last_checked: clock.timestamp() };
        // With a URL the answer tells of that URL, and the proxy stays as it is.
        return { status: 200, body: Object.assign(url === undefined ? proxy : { ...proxy }, checked) };
      },
      deleteProxy({ path }) {
        proxies.remove(find(path));
        return { status: 204 };
      },
    },
    async seed() {
      for (const proxy of await atStart(shown("listProxies"), shown("createProxy"))) proxies.add(proxy);
    },
    clear: () => proxies.clear(),
    peek: proxies.peek,
    refer(field, named) {
      const proxy = proxies.refer(field, named);
      return named.id === undefined ? onlyOne(field, proxy) : proxy;
    },
  } satisfies Area<Operation> & Proxies;
}

/** Certificates in PEM, one after the other (RFC 7468, section 5.1). */
const pem = /^(?:\s*-----BEGIN CERTIFICATE-----\s[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----)+\s*$/;

/** A password and certificates are not kept: nothing is ever sent through a proxy of the mock. */
function withoutSecrets(config: NonNullable<ProxyRequest["config"]>): NonNullable<Proxy["config"]> {
  const { password, ca_bundle, ...shown } = config as CreateCustomProxyConfig;
  if (!("host" in config)) return shown;
  if (ca_bundle !== undefined && !pem.test(ca_bundle)) {
    throw new HttpError(400, ["config.ca_bundle must be certificates in PEM."]);
  }
  return { ...shown, has_password: password !== undefined, ...ca_bundle !== undefined && { has_ca_bundle: true } };
}

function hostOf({ config }: Proxy): string | undefined {
  return config && "host" in config ? config.host : undefined;
}

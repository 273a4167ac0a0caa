/** Proxies for the traffic of browsers. */
import type { CreateCustomProxyConfig, Proxy, ProxyRequest } from "../../../generated/openapi.js";
import { HttpError } from "../../server/http-error.js";
import { type Area, initialEntries, type AreaContext } from "../base/area.js";
import { assumed } from "../base/assumed.js";
import { type Collection, createCollection } from "../base/collection.js";
import { matchesQuery, matchesName } from "../base/search.js";
import { readUrl } from "../base/url.js";
import { withoutUndefined } from "../base/without-undefined.js";
import { keepSecrets, type ProxySecrets, type StoredProxy } from "../model/proxy.js";

type ProxyOperationId = "createProxy" | "listProxies" | "getProxy" | "updateProxy" | "checkProxy" | "deleteProxy";

/** What other areas do with proxies. */
export interface Proxies {
  peek: Collection<StoredProxy>["peek"];
  /** Finds the proxy that a request refers to. A name must be unique. */
  resolveReference: Collection<StoredProxy>["resolveReference"];
}

/** The assumption that a name of several proxies is refused. Only for `getProxy`, it is specified. */
const several = "several-with-the-name";

/** The result of every check, with an address for documentation (RFC 5737). */
const checkResult = { status: "available", ip_address: "203.0.113.24" } as const;

export function createProxies({ clock, random, budget, exampleOf }: AreaContext) {
  const proxies = createCollection<StoredProxy>("proxy", budget);

  /**
   * Checks that the name of a proxy is unique.
   *
   * @param field The field of the request with the name.
   * @param assumption The assumption of the contract that it must be.
   * @throws {HttpError} With 400 if several proxies have it.
   */
  function onlyOne(field: string, proxy: StoredProxy, assumption?: string): StoredProxy {
    const ofName = proxies.all().filter(({ name }) => name === proxy.name);
    if (ofName.length < 2) return proxy;
    const ids = ofName.map(({ id }) => id).join(", ");
    const why = `${field}: several proxies have the name ${proxy.name}: ${ids}. Use the ID of one of them.`;
    throw assumed(assumption, new HttpError(400, [], why, { code: "ambiguous_proxy_name" }));
  }

  function find({ id_or_name }: { id_or_name: string }, assumption?: string): StoredProxy {
    return proxies.peek(id_or_name) ?? onlyOne("id_or_name", proxies.find(id_or_name), assumption);
  }

  return {
    handlers: {
      createProxy({ body: { name, type, protocol, bypass_hosts, config } }) {
        const { hidden, ...shown } = config ? splitSecrets(config) : {};
        const settings = withoutUndefined({ name, type, protocol, bypass_hosts, ...shown });
        const proxy = proxies.add({ id: random.id("px"), ...settings, type, status: checkResult.status }, hidden);
        if (hidden) keepSecrets(proxy, hidden);
        return { status: 201, body: proxy };
      },
      listProxies({ query }) {
        const { entries, headers } = proxies.page(query, (proxy) =>
          matchesName(proxy, query.name)
          && matchesQuery(proxy, query.query, proxy.name, hostOfProxy(proxy), proxy.ip_address));
        return { status: 200, headers, body: entries };
      },
      getProxy: ({ path }) => ({ status: 200, body: find(path) }),
      updateProxy({ path, body }) {
        const proxy = find(path, several);
        proxies.makeRoom(proxy, body);
        proxy.name = body.name.trim();
        return { status: 200, body: proxy };
      },
      checkProxy({ path, body: { url } = {} }) {
        const proxy = find(path, several);
        const isWeb = url === undefined || /^https?:$/.test(readUrl(url)?.protocol ?? "");
        if (!isWeb) throw new HttpError(400, ["url must be an absolute URL with http or https."]);
        const checked = { ...checkResult, last_checked: clock.timestamp() };
        // A check of a URL reports on that URL, and does not change the proxy.
        return { status: 200, body: Object.assign(url === undefined ? proxy : { ...proxy }, checked) };
      },
      deleteProxy({ path }) {
        proxies.remove(find(path, several));
        return { status: 204 };
      },
    },
    async seed() {
      for (const proxy of await initialEntries(exampleOf("listProxies"), exampleOf("createProxy"))) proxies.add(proxy);
    },
    clear: () => proxies.clear(),
    peek: proxies.peek,
    resolveReference(field, named) {
      const proxy = proxies.resolveReference(field, named);
      return named.id === undefined ? onlyOne(field, proxy, several) : proxy;
    },
  } satisfies Area<ProxyOperationId> & Proxies;
}

/** Certificates in PEM, one after the other (RFC 7468, section 5.1). */
const pem = /^(?:\s*-----BEGIN CERTIFICATE-----\s[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----)+\s*$/;

/** Splits a configuration into what responses contain and its secrets. */
function splitSecrets(config: NonNullable<ProxyRequest["config"]>): { config: Proxy["config"]; hidden?: ProxySecrets } {
  const { password, ca_bundle, ...shown } = config as CreateCustomProxyConfig;
  if (!("host" in config)) return { config: shown };
  if (ca_bundle !== undefined && !pem.test(ca_bundle)) {
    throw assumed("malformed-ca-bundle", new HttpError(400, ["config.ca_bundle must be certificates in PEM."]));
  }
  const has = { has_password: password !== undefined, ...ca_bundle !== undefined && { has_ca_bundle: true } };
  const isOpen = password === undefined && ca_bundle === undefined;
  return { config: { ...shown, ...has }, ...!isOpen && { hidden: withoutUndefined({ password, ca_bundle }) } };
}

function hostOfProxy({ config }: Proxy): string | undefined {
  return config && "host" in config ? config.host : undefined;
}

/** A proxy, as it is stored. Its secrets are apart, since responses never contain them. */
import type { CreateCustomProxyConfig, Proxy } from "../../../generated/openapi.js";

export type StoredProxy = Proxy & { id: string };

/** What responses never contain of a proxy. */
export type ProxySecrets = Pick<CreateCustomProxyConfig, "password" | "ca_bundle">;

const secrets = new WeakMap<StoredProxy, ProxySecrets>();

/** Keeps the secrets of a proxy, as long as the proxy. */
export function keepSecrets(proxy: StoredProxy, hidden: ProxySecrets): void {
  secrets.set(proxy, hidden);
}

/** Returns the secrets that a connection to a proxy needs; undefined when it has none. */
export function secretsOf(proxy: StoredProxy): ProxySecrets | undefined {
  return secrets.get(proxy);
}

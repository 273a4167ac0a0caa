/** What the contract promises of proxies. */
import { proxyChecks } from "./checks.js";
import { proxyLists } from "./lists.js";
import { storedProxies } from "./stored.js";

export const proxies = [...storedProxies, ...proxyLists, ...proxyChecks];

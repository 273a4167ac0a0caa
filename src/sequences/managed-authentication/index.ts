/** What the contract promises of managed authentication. */
import { connections } from "./connections.js";
import { inputs } from "./inputs.js";
import { logins } from "./logins.js";
import { connectionSettings } from "./settings.js";

export const managedAuthentication = [...connections, ...connectionSettings, ...logins, ...inputs];

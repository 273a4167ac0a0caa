/** What sessions refer to. */
import type { Extensions } from "../extensions.js";
import type { Profiles } from "../profiles.js";
import type { Proxies } from "../proxies.js";

/** The areas that sessions refer to. */
export interface SessionReferences {
  profiles: Profiles;
  extensions: Extensions;
  proxies: Proxies;
}

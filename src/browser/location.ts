/**
 * The time zone and the language of a browser, as its session shows them. They come from its environment and its
 * command line: an override by the DevTools Protocol would make the overrides of clients fail.
 */
import type { Session } from "../service/model/session.js";
import type { BrowserFeature } from "./feature.js";
import { logOnce } from "./log-once.js";

/**
 * Creates the feature of the location.
 *
 * @param elsewhere Where browsers run if not on this machine: they keep their own location.
 * @param log Gets a line when a session asks for a location that its browser does not get.
 */
export function createLocationFeature(elsewhere: string | undefined, log: (line: string) => void) {
  const used = new WeakMap<Session, string>();
  const logLineOnce = logOnce(log);
  return {
    feature: {
      args(session) {
        const { locale, timezone_source, locale_source } = session.location;
        if (elsewhere === undefined) {
          used.set(session, keyOf(session));
          return [`--accept-lang=${locale}`];
        }
        if (timezone_source === "override" || locale_source === "override") {
          logLineOnce(`location is stored and returned, but the browsers of ${elsewhere} keep their own.`);
        }
        return [];
      },
    } satisfies BrowserFeature,
    /** Whether the location of a session changed since its browser was started. */
    hasChanged: (session: Session) => used.has(session) && used.get(session) !== keyOf(session),
  };
}

const keyOf = ({ location: { timezone, locale } }: Session) => `${timezone} ${locale}`;

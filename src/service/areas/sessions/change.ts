/** Updates of sessions. */
import type { BrowserUpdateRequest, BrowserViewportUpdate } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { assumed } from "../../base/assumed.js";
import type { Session } from "../../model/session.js";
import type { Sessions } from "../../model/sessions.js";
import type { BrowserLifecycle } from "../../ports/browsers.js";
import { updateAllowlist, setNetwork } from "./allowlist.js";
import { locationOf } from "./location.js";
import { proxyOf } from "./proxy.js";
import type { SessionReferences } from "./references.js";
import { telemetryOf } from "./telemetry.js";

/**
 * Updates a session.
 *
 * @throws {HttpError} With 400 or 409 when the request is invalid. Then nothing changes.
 */
export function changeSession(
  session: Session,
  request: BrowserUpdateRequest,
  sessions: Sessions,
  { proxies }: SessionReferences,
  lifecycle: BrowserLifecycle,
): void {
  const { settings } = session;
  const { name, tags, profile, start_url, viewport: { force, ...viewport } = {} as BrowserViewportUpdate } = request;
  const telemetry = telemetryOf(request.telemetry, session.telemetry, session);
  const proxy = proxyOf(request, proxies, session.proxy);
  const location = locationOf(settings.region, request.location, session.location);
  const network = request.network && updateAllowlist(session, request.network);
  lifecycle.checkSettings({ extensions: session.extensions, proxy });
  sessions.checkName(name, session);
  if (profile && session.profile) {
    throw assumed("second-profile", new HttpError(400, ["profile: the session already has one."]));
  }
  if (request.viewport && session.isRecorded && !force) {
    throw new HttpError(409, [], `A replay of ${session.id} is being recorded. Set force to change its viewport.`);
  }
  sessions.makeRoom(session, request);
  if (profile) sessions.loadProfile(session, profile); // the last check
  if (typeof name === "string") session.name = name || undefined;
  if (tags) settings.tags = tags;
  if (request.viewport) settings.viewport = viewport;
  if (start_url) settings.start_url = start_url;
  if (network && Object.keys(network).length > 0) setNetwork(session, network);
  Object.assign(session, { telemetry, proxy, location });
}

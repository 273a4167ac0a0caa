/** The allowed hosts of a session, and the sequence of their changes. */
import { dequal } from "dequal/lite";
import type {
  BrowserAllowlistState, BrowserNetworkConfig, BrowserNetworkUpdateRequest,
} from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { Session } from "../../model/session.js";
import { checkAllowed } from "./network.js";

/**
 * The network setting of a new session. Only a session that starts with a list has a state of it, even without the
 * list.
 */
export function initialNetwork(network: BrowserNetworkConfig | undefined): BrowserNetworkConfig | undefined {
  return network?.allowed_hosts ? { ...network, allowlist_state: { revision: "1" } } : network;
}

/**
 * Applies a request to the allowed hosts of a session. Returns the new network setting.
 *
 * @throws {HttpError} With 400 if the session started without a list, or an entry is invalid; with 409 if another
 *   change came first.
 */
export function updateAllowlist(
  { network = {}, mutations }: Session,
  { allowed_hosts, expected_allowlist_revision: expected, mutation_id }: BrowserNetworkUpdateRequest,
): BrowserNetworkConfig {
  if ((expected === undefined) !== (mutation_id === undefined)) {
    throw new HttpError(400, ["network.expected_allowlist_revision and network.mutation_id must be given together."]);
  }
  if (allowed_hosts === undefined) return network;
  const { allowed_hosts: before, private_hosts, allowlist_state: state } = network;
  if (!state) throw new HttpError(400, ["network.allowed_hosts: the session was created without a list."]);
  if (mutation_id !== undefined) {
    if (mutation_id === state.mutation_id && dequal(allowed_hosts ?? undefined, before)) return network;
    if (mutations?.has(mutation_id)) {
      throw staleNetworkError(`The change ${mutation_id} was made before, but is not the latest.`);
    }
    if (expected !== state.revision) {
      throw staleNetworkError(`The allowed hosts have the revision ${state.revision}, not ${expected}.`);
    }
  }
  if (!before && allowed_hosts) throw new HttpError(400, ["network.allowed_hosts: a removed list cannot be restored."]);
  if (allowed_hosts) checkAllowed(allowed_hosts, private_hosts);
  return withList(network, allowed_hosts, state, mutation_id);
}

/** Sets the network setting of a session. */
export function setNetwork(session: Session, network: BrowserNetworkConfig): void {
  session.network = network;
  const { mutation_id } = network.allowlist_state ?? {};
  if (mutation_id === undefined) return;
  session.mutations ??= new Set();
  session.mutations.add(mutation_id);
}

/**
 * Restores the list of a session's pool.
 *
 * @returns Whether that is possible: a browser always has a list, or never.
 */
export function resetAllowlist(session: Session, allowed: string[] | undefined): boolean {
  const { network = {} } = session;
  if (dequal(network.allowed_hosts, allowed)) return true;
  if (!network.allowed_hosts || !network.allowlist_state || !allowed) return false;
  setNetwork(session, withList(network, allowed, network.allowlist_state, undefined));
  return true;
}

function withList(
  { allowed_hosts: _, ...network }: BrowserNetworkConfig,
  list: string[] | null,
  { revision: base_revision }: BrowserAllowlistState,
  mutation_id: string | undefined,
): BrowserNetworkConfig {
  const revision = String(Number(base_revision) + 1);
  return {
    ...network,
    ...list && { allowed_hosts: list },
    allowlist_state: { revision, ...withoutUndefined({ mutation_id }), base_revision },
  };
}

/** Creates the error for a network setting that another request has changed. */
export function staleNetworkError(message: string): HttpError {
  return new HttpError(409, [], message, { code: "stale_network" });
}

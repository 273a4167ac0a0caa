/** The list of allowed hosts of a session: its changes, one upon the other. */
import { isDeepStrictEqual } from "node:util";
import type {
  BrowserAllowlistState, BrowserNetworkConfig, BrowserNetworkUpdateRequest,
} from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { given } from "../base/given.js";
import { checkAllowed } from "./network.js";
import type { Session } from "./session.js";

/** The setting of a new session. Only one that begins with a list has a state of it, also when the list is gone. */
export function startNetwork(network: BrowserNetworkConfig | undefined): BrowserNetworkConfig | undefined {
  return network?.allowed_hosts ? { ...network, allowlist_state: { revision: "1" } } : network;
}

/**
 * Gives the setting of a session once a request has changed its allowed hosts. The one before stays as it is.
 *
 * @throws {HttpError} With 400 when the session began without a list, or an entry breaks a rule; with 409 when another
 *   change came first.
 */
export function changedNetwork(
  { network = {}, mutations }: Session,
  { allowed_hosts, expected_allowlist_revision: expected, mutation_id }: BrowserNetworkUpdateRequest,
): BrowserNetworkConfig {
  if ((expected === undefined) !== (mutation_id === undefined)) {
    throw new HttpError(400, ["network.expected_allowlist_revision and network.mutation_id go together only."]);
  }
  if (allowed_hosts === undefined) return network;
  const { allowed_hosts: before, private_hosts, allowlist_state: state } = network;
  if (!state) throw new HttpError(400, ["network.allowed_hosts: the session was created without a list."]);
  if (mutation_id !== undefined) {
    if (mutation_id === state.mutation_id && isDeepStrictEqual(allowed_hosts ?? undefined, before)) return network;
    if (mutations?.has(mutation_id)) throw stale(`The change ${mutation_id} was made before, and is not the latest.`);
    if (expected !== state.revision) {
      throw stale(`The allowed hosts have the revision ${state.revision}, not ${expected}.`);
    }
  }
  if (!before && allowed_hosts) throw new HttpError(400, ["network.allowed_hosts: the list was removed for good."]);
  if (allowed_hosts) checkAllowed(allowed_hosts, private_hosts);
  return withList(network, allowed_hosts, state, mutation_id);
}

/** Has a session have the setting. */
export function setNetwork(session: Session, network: BrowserNetworkConfig): void {
  session.network = network;
  const { mutation_id } = network.allowlist_state ?? {};
  if (mutation_id !== undefined) (session.mutations ??= new Set()).add(mutation_id);
}

/**
 * Gives a session the list that its pool has again.
 *
 * @returns Whether that can be: a browser has a list from its start to its end, or none.
 */
export function resetAllowlist(session: Session, allowed: string[] | undefined): boolean {
  const { network = {} } = session;
  if (isDeepStrictEqual(network.allowed_hosts, allowed)) return true;
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
    allowlist_state: { revision, ...given({ mutation_id }), base_revision },
  };
}

/** What is thrown where somebody else has changed a network setting in the meantime. */
export function stale(message: string): HttpError {
  return new HttpError(409, [], message, { code: "stale_network" });
}

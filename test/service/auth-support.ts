/** Starts a mock with an auth connection. */
import type { SubmitFieldsRequest } from "../../src/types.js";
import { stopTime } from "./still-time.js";
import { startService } from "./support.js";

/** The values that a user enters first. */
export const entered = { username: "ann@example.com", password: "correct-horse" };

/** The values of a user whom the website also asks for a code. */
export const enteredForCode = { ...entered, username: "ann+mfa@example.com" };

/** Starts a mock in which time stands still, with a connection, and returns functions for its logins. */
export async function startConnection(settings: object = {}) {
  stopTime();
  const service = await startService();
  const { client, mock } = service;
  const body = { domain: "mail.example.com", profile_name: "mail-login", ...settings };
  const { id } = await client.createAuthConnection({ body });
  const path = { id };
  const get = () => client.getAuthConnection({ path });
  /** Returns a submission with the current `interaction_id` of the login. */
  const current = async (body: SubmitFieldsRequest): Promise<SubmitFieldsRequest> => {
    const { interaction_id } = await get();
    return interaction_id ? { interaction_id, ...body } : body;
  };
  return {
    ...service,
    path,
    get,
    current,
    /** Starts a login, and waits until it requests input or has ended. */
    login: async (body: object = {}) => {
      const started = await client.startAuthLogin({ path, body });
      await mock.advance(1000);
      return started;
    },
    /** Submits input, waits for its effect, and returns the connection. */
    submit: async (body: SubmitFieldsRequest) => {
      await client.submitAuthFields({ path, body: await current(body) });
      await mock.advance(1000);
      return get();
    },
  };
}

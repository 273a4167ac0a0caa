/** A mock with an auth connection that is to log in. */
import type { SubmitFieldsRequest } from "../../src/index.js";
import { stopTime } from "./still-time.js";
import { startService } from "./support.js";

/** What a user enters first. */
export const entered = { username: "ann@example.com", password: "correct-horse" };

/** What somebody enters whom the website asks for a code as well. */
export const enteredForCode = { ...entered, username: "ann+mfa@example.com" };

/** Starts a mock with a connection to log in, in which time stands still. */
export async function startConnection(settings: object = {}) {
  stopTime();
  const service = await startService();
  const { client, mock } = service;
  const body = { domain: "mail.example.com", profile_name: "mail-login", ...settings };
  const { id } = await client.createAuthConnection({ body });
  const path = { id };
  const get = () => client.getAuthConnection({ path });
  /** Gives a submission with the ID of what the login asks for at the moment. */
  const current = async (body: SubmitFieldsRequest): Promise<SubmitFieldsRequest> => {
    const { interaction_id } = await get();
    return interaction_id ? { interaction_id, ...body } : body;
  };
  return {
    ...service,
    path,
    get,
    current,
    /** Starts a login, and waits until it asks for something, or has ended. */
    login: async (body: object = {}) => {
      const started = await client.startAuthLogin({ path, body });
      await mock.advance(1000);
      return started;
    },
    /** Submits something, and waits for what comes of it. */
    submit: async (body: SubmitFieldsRequest) => {
      await client.submitAuthFields({ path, body: await current(body) });
      await mock.advance(1000);
      return get();
    },
  };
}

/** Requests for the refusals that the contract only assumes, of logins and credentials. */
import { type Refusals, type Refused, twins } from "./assumptions.support.js";
import { entered } from "./auth-support.js";
import type { Service } from "./support.js";

const connection = { domain: "mail.example.com", profile_name: "mail-login" };
const credential = { name: "mail", domain: "mail.example.com", values: {} };
const secret = "JBSWY3DPEHPK3PXP";
const team = { ...entered, username: "team@example.com" };

async function newConnection({ client }: Service) {
  return { id: (await client.createAuthConnection({ body: connection })).id };
}

async function updateCredential({ client }: Service, body: object) {
  const { id } = await client.createCredential({ body: credential });
  return client.updateCredential({ path: { id_or_name: id }, body });
}

/** Submits input to a login that waits for it. `values` are entered first. */
const submitting = (body: object, values?: Record<string, string>): Refused => async (service) => {
  const { client, mock } = service;
  const path = await newConnection(service);
  await client.startAuthLogin({ path });
  await mock.advance(1000);
  const current = async () => (await client.getAuthConnection({ path })).interaction_id as string;
  if (values) {
    await client.submitAuthFields({ path, body: { interaction_id: await current(), field_values: values } });
    await mock.advance(1000);
  }
  return client.submitAuthFields({ path, body: { interaction_id: await current(), ...body } });
};

const authCases = (send: (service: Service, body: object) => Promise<unknown>): Record<string, Refused> => ({
  "unknown-reference": (service) => send(service, { proxy: { id: "px0" } }),
  "several-with-the-name": async (service) => {
    await twins(service);
    return send(service, { browser: { proxy: { name: "twin" } } });
  },
  "replaced-property": (service) => send(service, { proxy: { id: "px0" }, browser: { proxy: { mode: "direct" } } }),
});

const totpCases = (send: (service: Service, body: object) => Promise<unknown>): Record<string, Refused> => ({
  "malformed-totp-secret": (service) => send(service, { totp_secret: "1" }),
  "totp-digits": (service) => send(service, { totp_secret: secret, totp_digits: 11 }),
  "totp-period": (service) => send(service, { totp_secret: secret, totp_period: 86_401 }),
});

export const authRefusals: Refusals = {
  createAuthConnection: authCases(({ client }, body) =>
    client.createAuthConnection({ body: { ...connection, ...body } })),
  updateAuthConnection: authCases(async (service, body) =>
    service.client.updateAuthConnection({ path: await newConnection(service), body })),
  startAuthLogin: authCases(async (service, body) =>
    service.client.startAuthLogin({ path: await newConnection(service), body })),
  submitAuthFields: {
    "missing-interaction": submitting({ interaction_id: undefined, field_values: entered }),
    "unknown-field-or-choice": submitting({ field_values: { unknown: "" } }),
    "incomplete-input": submitting({ field_values: {} }),
    "several-choices": submitting({ selected_choice_id: "own_account", sign_in_option_id: "team_account" }, team),
    "outdated-interaction": submitting({ interaction_id: "earlier", field_values: entered }),
    "not-waiting": async (service) =>
      service.client.submitAuthFields({ path: await newConnection(service), body: { field_values: entered } }),
  },
  exchangeAuthCode: {
    "used-code": async (service) => {
      const path = await newConnection(service);
      const { handoff_code: code = "" } = await service.client.startAuthLogin({ path });
      await service.client.exchangeAuthCode({ path, body: { code } });
      return service.client.exchangeAuthCode({ path, body: { code } });
    },
    "unknown-code": async (service) =>
      service.client.exchangeAuthCode({ path: await newConnection(service), body: { code: "unknown" } }),
  },
  createCredential: totpCases(({ client }, body) => client.createCredential({ body: { ...credential, ...body } })),
  updateCredential: {
    "totp-without-secret": (service) => updateCredential(service, { totp_digits: 8 }),
    ...totpCases(updateCredential),
  },
  createCredentialProvider: {
    "blank-name": ({ client }) =>
      client.createCredentialProvider({ body: { provider_type: "onepassword", name: " ", token: "t" } }),
  },
  updateCredentialProvider: {
    "blank-name": async ({ client }) => {
      const [provider] = await client.listCredentialProviders();
      return client.updateCredentialProvider({ path: { id: provider!.id }, body: { name: " " } });
    },
  },
};

/** Tests logins of auth connections, from their start to their end. */
import { expect, it } from "vitest";
import type { SubmitFieldsRequest } from "../../src/types.js";
import { allOf } from "../support/events.js";
import { entered, enteredForCode, startConnection } from "./auth-support.js";
import { expectRefused } from "./support.js";

it("a user name and a password are enough", async () => {
  const { login, submit } = await startConnection();
  await login();
  expect(await submit({ field_values: entered })).toMatchObject({ status: "AUTHENTICATED", flow_status: "SUCCESS" });
});

it.each(["mfa", "MFA@example.com", "ann+mfa@example.com"])("the user name %s is asked for a code", async (username) => {
  const { login, submit } = await startConnection();
  await login();
  const { fields } = await submit({ field_values: { ...entered, username } });
  expect(fields).toMatchObject([{ id: "verification_code" }]);
});

it("a user name with the word team is asked for the account", async () => {
  const { login, submit } = await startConnection();
  await login();
  const { choices } = await submit({ field_values: { ...entered, username: "team@example.com" } });
  expect(choices).toMatchObject([{ type: "account" }, { type: "account" }]);
});

it("a login goes from the website's fields to a code, and then the profile is logged in and saved", async () => {
  const { client, mock, path, get, current } = await startConnection({ login_url: "https://mail.example.com/login" });
  const started = await client.startAuthLogin({ path });
  const { hosted_url, live_view_url, flow_expires_at } = started;
  expect(started).toMatchObject({ id: path.id, flow_type: "LOGIN" });
  const discovering = await get();
  expect(discovering).toMatchObject({
    status: "NEEDS_AUTH",
    flow_status: "IN_PROGRESS",
    flow_step: "DISCOVERING",
    flow_type: "LOGIN",
    flow_expires_at,
    hosted_url,
    live_view_url,
  });
  expect(discovering.fields).toBeUndefined();
  const browser = await client.getBrowser({ path: { id_or_name: discovering.browser_session_id ?? "" } });
  expect(browser).toMatchObject({ start_url: "https://mail.example.com/login", profile: { name: "mail-login" } });
  expect(browser.browser_live_view_url).toBe(live_view_url);

  await mock.advance(1000);
  const asked = await get();
  expect(asked.flow_step).toBe("AWAITING_INPUT");
  expect(asked.fields).toMatchObject([{ id: "username", type: "identifier" }, { id: "password", type: "password" }]);
  expect(asked.discovered_fields?.map(({ name }) => name)).toEqual(["username", "password"]);
  expect(asked.choices?.map(({ id, type }) => [id, type])).toEqual([["google", "sso_provider"]]);
  expect(asked.pending_sso_buttons?.map(({ provider }) => provider)).toEqual(["google"]);

  const submit = async (body: SubmitFieldsRequest) => client.submitAuthFields({ path, body: await current(body) });
  expect(await submit({ field_values: enteredForCode })).toEqual({ accepted: true });
  const submitting = await get();
  expect(submitting.flow_step).toBe("SUBMITTING");
  expect(submitting.fields).toBeUndefined();
  await mock.advance(1000);
  const code = await get();
  expect(code.flow_step).toBe("AWAITING_INPUT");
  expect(code.fields).toMatchObject([{ id: "verification_code", ref: "sms_code", type: "code" }]);
  expect(code.discovered_fields).toMatchObject([{ name: "code", linked_mfa_type: "sms" }]);
  expect(code.mfa_options?.map(({ type }) => type)).toEqual(["email", "push"]);
  expect(code.choices)
    .toMatchObject([{ mfa_type: "email", masked_destination: "a***@example.com" }, { mfa_type: "push" }]);
  expect(await client.downloadProfile({ path: { id_or_name: "mail-login" } })).toBeUndefined();

  await submit({ field_values: { verification_code: "481920" } });
  await mock.advance(1000);
  const done = await get();
  expect(code.health_check_unavailable_reason).toBe("no_auth_check_url");
  expect(done).toMatchObject({
    status: "AUTHENTICATED",
    can_reauth: true,
    can_reauth_reason: "has_credential",
    flow_status: "SUCCESS",
    flow_step: "COMPLETED",
    flow_expires_at: null,
    post_login_url: "https://mail.example.com/account",
  });
  for (const name of [
    "fields", "choices", "interaction_id", "hosted_url", "live_view_url", "browser_session_id",
    "health_check_unavailable_reason",
  ]) {
    expect(done).not.toHaveProperty(name);
  }
  expect(await client.downloadProfile({ path: { id_or_name: "mail-login" } })).toBeDefined();
  await expectRefused(client.getBrowser({ path: { id_or_name: browser.session_id } }), 404, browser.session_id);
});

it("entered values other than the code are stored as a credential, and no response contains them", async () => {
  const { client, path, login, submit, get } = await startConnection();
  await login();
  const events = allOf(await client.streamAuthEvents({ path }));
  await submit({ field_values: enteredForCode });
  await submit({ field_values: { verification_code: "481920" } });
  const { credential } = await get();
  expect(credential).toEqual({ name: "mail-login@mail.example.com" });
  const stored = await client.getCredential({ path: { id_or_name: credential?.name ?? "" } });
  expect(stored).toMatchObject({ domain: "mail.example.com", value_keys: ["username", "password"] });
  const responses = JSON.stringify([await events, await get(), await client.listAuthTimeline({ path }), stored]);
  for (const secret of [...Object.values(enteredForCode), "481920"]) expect(responses).not.toContain(secret);
});

it("a connection that saves no credentials stores nothing, and cannot log in again by itself", async () => {
  const { client, login, submit } = await startConnection({ save_credentials: false });
  const before = await client.listCredentials();
  await login();
  expect(await submit({ field_values: entered }))
    .toMatchObject({ flow_status: "SUCCESS", can_reauth: false, can_reauth_reason: "no_credential" });
  expect(await client.listCredentials()).toEqual(before);
  expect((await login()).flow_type).toBe("LOGIN");
});

it("a login after a successful one uses the credential, and requests no input", async () => {
  const { client, mock, path, login, submit, get } = await startConnection();
  await login();
  await submit({ field_values: enteredForCode });
  await submit({ field_values: { verification_code: "1" } });
  const { post_login_url: _, ...again } = await get();
  const started = await client.startAuthLogin({ path });
  expect(started.flow_type).toBe("REAUTH");
  const events = allOf(await client.streamAuthEvents({ path }));
  await mock.advance(1000);
  expect(await get()).toMatchObject({ ...again, flow_type: "REAUTH" });
  expect((await events as { flow_step: string }[]).map(({ flow_step }) => flow_step))
    .toEqual(["DISCOVERING", "SUBMITTING", "COMPLETED"]);
  const credential = { id_or_name: again.credential?.name ?? "" };
  await client.updateCredential({ path: credential, body: { values: { password: "wrong" } } });
  await login();
  expect(await get()).toMatchObject({ flow_status: "FAILED", error_code: "invalid_credentials" });
});

it.each([
  ["without a TOTP secret", {}, "AWAITING_INPUT"],
  ["with a TOTP secret", { totp_secret: "GEZDGNBVGY3TQOJQ" }, "COMPLETED"],
  ["with an identity provider", { values: {}, sso_provider: "google" }, "COMPLETED"],
  ["without a password", { values: { username: "ann" } }, "AWAITING_INPUT"],
])("a first login with a credential %s gets to %s", async (_, more, step) => {
  const { client, path, login, get } = await startConnection();
  const name = "mail";
  await client.createCredential({ body: { name, domain: "mail.example.com", values: enteredForCode, ...more } });
  await client.updateAuthConnection({ path, body: { credential: { name } } });
  expect((await get()).can_reauth_reason).toBe("no_prior_successful_login");
  expect((await login()).flow_type).toBe("LOGIN");
  expect((await get()).flow_step).toBe(step);
});

it("a login with the credential of a provider requests no input", async () => {
  const { login, get } = await startConnection({ credential: { provider: "team-vault", auto: true } });
  await login();
  expect(await get()).toMatchObject({ flow_status: "SUCCESS", can_reauth_reason: "external_credential" });
});

it("a wrong password fails the login, and says why", async () => {
  const { client, login, submit, path } = await startConnection();
  const credentials = await client.listCredentials();
  const { flow_type } = await login();
  const failure = {
    error_code: "invalid_credentials",
    error_message: "The website did not accept the password.",
    website_error: "The password is not correct.",
  };
  const { hosted_url, ...failed } = await submit({ field_values: { ...entered, password: "wrong" } });
  expect(failed).toMatchObject({ status: "NEEDS_AUTH", flow_status: "FAILED", flow_step: "SUBMITTING", ...failure });
  expect(hosted_url).toBeUndefined();
  expect(await client.listCredentials()).toEqual(credentials);
  expect(flow_type).toBe("LOGIN");
  expect((await client.listAuthTimeline({ path }))[0]).toMatchObject({ status: "FAILED", ...failure });
  await login(); // the next login starts without this error
  expect((await client.getAuthConnection({ path })).error_code).toBeUndefined();
});

it("a wrong code is asked for again", async () => {
  const { login, submit } = await startConnection();
  await login();
  const { fields = [] } = await submit({ field_values: enteredForCode });
  expect(fields?.map(({ reason }) => reason)).toEqual(["missing"]);
  const again = await submit({ field_values: { verification_code: "000000" } });
  expect(again).toMatchObject({
    flow_step: "AWAITING_INPUT",
    website_error: "The code is not correct.",
    fields: fields?.map((field) => ({ ...field, reason: "rejected" })),
  });
  const done = await submit({ field_values: { verification_code: "1" } });
  expect(done.flow_status).toBe("SUCCESS");
  expect(done.website_error).toBeUndefined();
});

it("the website offers an identity provider, other ways to send a code, and two accounts", async () => {
  const { mock, login, submit, get } = await startConnection();
  await login();
  const done = await submit({ selected_choice_id: "google" });
  expect(done).toMatchObject({ flow_status: "SUCCESS", sso_provider: "google" });
  expect((await get()).can_reauth_reason).toBe("no_credential"); // nothing was entered
  await login();
  expect((await get()).sso_provider).toBeUndefined();
  await submit({ field_values: { ...entered, username: "team+mfa@example.com" } });
  expect((await submit({ selected_choice_id: "email_code" })).fields).toMatchObject([{ ref: "email_code" }]);
  const phone = await submit({ selected_choice_id: "push" });
  expect(phone.flow_step).toBe("AWAITING_EXTERNAL_ACTION");
  expect(phone.external_action_message).toBeDefined();
  expect(phone.choices?.map(({ id }) => id)).toEqual(["sms_code", "email_code"]);
  expect((await submit({ selected_choice_id: "sms_code" })).fields).toMatchObject([{ ref: "sms_code" }]);
  await submit({ selected_choice_id: "push" });
  await mock.advance(3000);
  const accounts = await get();
  expect(accounts).toMatchObject({ flow_step: "AWAITING_INPUT", choices: [{ type: "account" }, { type: "account" }] });
  expect(accounts.sign_in_options?.map(({ id }) => id)).toEqual(["own_account", "team_account"]);
  expect((await submit({ selected_choice_id: "team_account" })).flow_status).toBe("SUCCESS");
});

it("the older forms of fields and choices have the same effect", async () => {
  const { login, submit } = await startConnection();
  await login();
  await submit({ fields: { ...entered, username: "team mfa" } });
  const email = await submit({ mfa_option_id: "email" });
  expect(email.fields).toMatchObject([{ ref: "email_code" }]);
  await submit({ fields: { code: "1" } });
  expect((await submit({ sign_in_option_id: "own_account" })).flow_status).toBe("SUCCESS");
  for (const body of [{ sso_provider: "google" }, { sso_button_selector: '//button[@id="google"]' }]) {
    const { login, submit } = await startConnection();
    await login();
    expect(await submit(body)).toMatchObject({ flow_status: "SUCCESS", sso_provider: "google" });
  }
});

it("input that the login does not request is refused, and the login continues to wait", async () => {
  const { client, path, mock, get, current } = await startConnection();
  const submit = async (body: SubmitFieldsRequest) => client.submitAuthFields({ path, body: await current(body) });
  await expectRefused(submit({ field_values: entered }), 422, "no login that waits");
  await client.startAuthLogin({ path });
  await expectRefused(submit({ field_values: entered }), 422, "no login that waits"); // it still opens the website
  await mock.advance(1000);
  const before = await get();
  const refused: [SubmitFieldsRequest, string][] = [
    [{}, "username"],
    [{ field_values: { username: "ann" } }, "password"],
    [{ field_values: { ...entered, password: "" } }, "password"],
    [{ field_values: { ...entered, pin: "4711" } }, "pin"],
    [{ fields: { ...entered, pin: "4711" } }, "pin"],
    [{ selected_choice_id: "apple" }, "apple"],
    [{ mfa_option_id: "sms" }, "mfa_option_id"],
    [{ sign_in_option_id: "own_account" }, "sign_in_option_id"],
    [{ sso_provider: "apple" }, "apple"],
    [{ sso_button_selector: "//a" }, "//a"],
    [{ sso_provider: "google", sso_button_selector: '//button[@id="google"]' }, "cannot be combined"],
  ];
  for (const [body, words] of refused) {
    const error = await submit(body).catch((error: unknown) => error);
    expect(error).toMatchObject({ status: 400, message: expect.stringContaining(words) as string });
    expect((error as Error).message).not.toMatch(/4711|correct-horse/);
  }
  expect(await get()).toEqual(before);
  await submit({ field_values: entered });
  await expectRefused(submit({ field_values: entered }), 422, "no login that waits");
});

it("different choices in one submission are refused, and a choice is required if there are no fields", async () => {
  const { client, path, login, submit, current } = await startConnection();
  await login();
  await submit({ field_values: { ...entered, username: "team mfa" } });
  const refused = async (body: SubmitFieldsRequest, words: string) =>
    expectRefused(client.submitAuthFields({ path, body: await current(body) }), 400, words);
  await refused({ selected_choice_id: "email_code", mfa_option_id: "push" }, "Only one");
  await submit({ selected_choice_id: "email_code", mfa_option_id: "email" }); // both name the same choice
  await submit({ field_values: { verification_code: "1" } });
  await refused({}, "own_account, team_account");
});

it("each time a login waits, it has a new interaction_id, which a submission in the current form needs", async () => {
  const { client, path, login, submit, get } = await startConnection();
  const refused = async (body: SubmitFieldsRequest, status: number) => {
    const before = await get();
    await expectRefused(client.submitAuthFields({ path, body }), status, "interaction_id");
    expect(await get()).toEqual(before);
  };
  await login();
  const seen = [(await get()).interaction_id];
  await refused({ field_values: entered }, 400);
  await refused({ selected_choice_id: "google" }, 400);
  for (const values of [enteredForCode, { verification_code: "000000" }]) {
    seen.push((await submit({ field_values: values })).interaction_id);
    const [outdated] = seen.slice(-2) as string[];
    const submission = { interaction_id: outdated!, field_values: { verification_code: "1" } };
    await refused(submission, 422);
    await refused({ interaction_id: outdated!, fields: { code: "1" } }, 422);
  }
  const phone = await submit({ selected_choice_id: "push" });
  expect(phone.flow_step).toBe("AWAITING_EXTERNAL_ACTION");
  seen.push(phone.interaction_id);
  expect(new Set(seen)).toHaveProperty("size", 4);
  for (const id of seen) expect(id).toMatch(/^in[a-z0-9]{22}$/);
});

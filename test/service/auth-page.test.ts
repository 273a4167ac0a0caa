/** Tests the login page without a browser: it shows the state of the login, and accepts the requested input. */
import { expect, it } from "vitest";
import { loginView } from "../../src/mock/pages/login-view.js";
import { inputIn, openLogin, person, personForCode, read } from "./auth-page-support.js";
import { entered, startConnection } from "./auth-support.js";
import { startService } from "./support.js";

it("shows each step of a login until its end, even after the code was exchanged", async () => {
  const { client, mock, path, login, get } = await startConnection();
  const { hosted_url, handoff_code: code = "", live_view_url } = await client.startAuthLogin({ path });
  const discovering = await read(hosted_url);
  expect(discovering).toMatchObject({ status: 200, text: expect.stringContaining("Opening the website") as string });
  expect(discovering.text).toContain('<a href="">reload it</a>');
  expect(discovering.text).toContain(`href="${live_view_url?.replaceAll("&", "&amp;")}"`);
  expect(discovering.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(discovering.headers.get("Set-Cookie")).toBeNull();
  await mock.advance(1000);
  const asking = await read(hosted_url);
  const { interaction_id = "" } = await get();
  expect(asking.text).toContain('<label for="username">User name or email address</label>');
  expect(inputIn(asking.text, "username"))
    .toMatch(/ type="text" autocomplete="username" .* inputmode="email" required autofocus>$/);
  expect(inputIn(asking.text, "password")).toMatch(/ type="password" autocomplete="current-password" .* required>$/);
  expect(asking.text).not.toContain("aria-invalid");
  expect(asking.text).toContain('<button name="selected_choice_id" value="google">Continue with Google</button>');
  await client.exchangeAuthCode({ path, body: { code } }); // the page has not used up the code
  const body = new URLSearchParams({ interaction_id: interaction_id!, ...person });
  const posted = await read(hosted_url, { method: "POST", body });
  expect(posted.status).toBe(303);
  expect(posted.headers.get("Set-Cookie")).toBeNull();
  expect(new URL(posted.headers.get("Location") ?? "", hosted_url).href).toBe(hosted_url);
  expect((await read(hosted_url)).text).toContain("is checking your input");
  await mock.advance(1000);
  const { text } = await read(hosted_url);
  expect(text).toContain("You are logged in to mail.example.com");
  expect(text).toContain('<a href="https://mail.example.com/account">');
  expect(text).not.toMatch(/<form|<script|Watch the browser/);
  expect((await get()).status).toBe("AUTHENTICATED");
  await login();
  expect((await read(hosted_url)).status).toBe(410);
});

it("submits the same as submitAuthFields: both store the same credential", async () => {
  const byPage = await openLogin();
  await byPage.submit(person);
  const byApi = await startConnection();
  await byApi.login();
  await byApi.submit({ field_values: entered });
  const [page, api] = await Promise.all([byPage, byApi].map(async ({ client, get }) => {
    const { credential } = await get();
    const { value_keys, name } = await client.getCredential({ path: { id_or_name: credential?.name ?? "" } });
    return { value_keys, name };
  }));
  expect(page).toEqual(api);
  expect(page?.value_keys).toEqual(["username", "password"]);
});

it("has a form for the code, and buttons for other methods and for accounts", async () => {
  const { submit, mock, look, get } = await openLogin();
  const code = await submit({ ...personForCode, "field_values.username": "team+mfa" });
  const input = inputIn(code.text, "verification_code");
  expect(input).toMatch(/ type="text" autocomplete="one-time-code" .* inputmode="numeric"/);
  expect(input).toMatch(/ aria-describedby="verification_code-hint" required autofocus>$/);
  expect(code.text).toContain('id="verification_code-hint">We sent a code to the number that ends in 92.</small>');
  expect(code.text).toMatch(/value="email_code">Send the code by email<br><small>a\*\*\*@example.com<\/small>/);
  const rejected = await submit({ "field_values.verification_code": "000000" });
  expect(rejected.text).toContain('role="alert">The website says: The code is not correct.');
  expect(inputIn(rejected.text, "verification_code"))
    .toMatch(/ aria-describedby="verification_code-hint verification_code-wrong" required aria-invalid="true"/);
  expect(rejected.text).toContain('id="verification_code-wrong">The website did not accept this.');
  expect((await submit({ selected_choice_id: "email_code" })).text).toContain("Code from the email");
  const phone = await submit({ selected_choice_id: "push" });
  expect(phone.text).toContain('role="status">Approve the login on your phone.');
  expect(phone.text).toContain('value="sms_code"');
  await mock.advance(3000);
  expect((await look()).text).toContain('value="team_account">Team account<br><small>team@example.com</small>');
  await submit({ selected_choice_id: "team_account" });
  expect((await get()).flow_status).toBe("SUCCESS");
});

it("shows the initial login whose code is in the example", async () => {
  const { mock, client } = await startService();
  const page = `${mock.url}/login/ac3m9n5b1v7c2x8z4l6k0j5h?code=invented-handoff-code`;
  expect((await read(page)).text).toContain("You are logged in to shop.example.com");
  await client.startAuthLogin({ path: { id: "ac3m9n5b1v7c2x8z4l6k0j5h" } });
  expect((await read(page)).status).toBe(410);
});

it("says why a login failed, with the website's message, and how to start again", async () => {
  const { submit } = await openLogin();
  const { text } = await submit({ ...person, "field_values.password": "wrong" });
  expect(text).toContain("The login to mail.example.com failed");
  expect(text).toContain("The website did not accept the password.");
  expect(text).toContain("The website says: The password is not correct.");
  expect(text).toContain("log in again");
});

it("says that a login expired", async () => {
  const { mock, look } = await openLogin();
  await mock.advance(20 * 60_000);
  expect((await look()).text).toContain("The login to mail.example.com expired");
});

it("says that a login was canceled, and escapes every text", () => {
  const given = { domain: "<script>", flow_status: "CANCELED" } as Parameters<typeof loginView>[0];
  const { body: { text }, title } = loginView(given);
  expect(text).toContain("The login to &lt;script&gt; was canceled");
  expect(text).not.toContain("<script");
  expect(title).toContain("<script>");
});

it("streams its events as streamAuthEvents does, until the end", async () => {
  const { url, submit } = await openLogin();
  const response = await fetch(url.replace("?", "/events?"));
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  await submit(person);
  const steps = [...(await response.text()).matchAll(/"flow_step":"(\w+)"/g)].map(([, step]) => step);
  expect(steps).toEqual(["AWAITING_INPUT", "SUBMITTING", "COMPLETED"]);
});

/** Tests auth connections, apart from their logins. */
import { expect, it } from "vitest";
import { everyItem } from "../../src/index.js";
import { responsesOf, all } from "../support/examples.js";
import { expectRefused, startService } from "./support.js";

const authenticated = "ac3m9n5b1v7c2x8z4l6k0j5h";
const waiting = "ac7d1f5g9h3j6k2l8q4w0e7r";
const mail = { domain: "mail.example.com", profile_name: "mail-login" };

it("a new connection needs a login, has defaults, and creates its profile", async () => {
  const { client } = await startService();
  const connection = await client.createAuthConnection({ body: mail });
  const { id } = connection;
  expect(connection).toEqual({
    id: expect.stringMatching(/^ac[a-z0-9]{22}$/) as string,
    ...mail,
    status: "NEEDS_AUTH",
    can_reauth: false,
    can_reauth_reason: "no_prior_successful_login",
    flow_status: null,
    flow_step: null,
    flow_type: null,
    flow_expires_at: null,
    health_check_interval: 3600,
    health_checks: true,
    health_check_unavailable_reason: "no_auth_check_url",
    auto_reauth: true,
    save_credentials: true,
    record_session: false,
    browser: { stealth: true, region: "us-east" },
  });
  expect(await client.getAuthConnection({ path: { id } })).toEqual(connection);
  expect(await client.downloadProfile({ path: { id_or_name: "mail-login" } })).toBeUndefined(); // nothing is saved yet
  await client.createAuthConnection({ body: { ...mail, domain: "calendar.example.com" } });
  expect((await client.listProfiles({ query: { name: "mail-login" } }))).toHaveLength(1);
});

it("a connection shows its configuration", async () => {
  const { client } = await startService();
  const settings = {
    login_url: "https://shop.example.com/login",
    allowed_domains: ["login.example.com"],
    health_check_interval: 7200,
    save_credentials: false,
  };
  const credential = { name: "shop-account" };
  const { id, ...connection } = await client.createAuthConnection({ body: { ...mail, ...settings, credential } });
  expect(connection).toMatchObject({ ...settings, credential });
  await client.updateCredential({ path: { id_or_name: "shop-account" }, body: { name: "renamed" } });
  expect((await client.getAuthConnection({ path: { id } })).credential).toEqual({ name: "renamed" });
  await client.deleteCredential({ path: { id_or_name: "renamed" } });
  expect((await client.getAuthConnection({ path: { id } })).credential).toBeUndefined();
});

it("the prefixes www. and *. are removed from allowed domains", async () => {
  const { client } = await startService();
  const allowed_domains = ["www.example.com", "*.login.example.com", "wwww.example.com"];
  const connection = await client.createAuthConnection({ body: { ...mail, allowed_domains } });
  expect(connection.allowed_domains).toEqual(["example.com", "login.example.com", "wwww.example.com"]);
});

it("a connection says why health checks do not run before a login, unless they are off", async () => {
  const { client } = await startService();
  const { id } = await client.createAuthConnection({ body: { ...mail, health_checks: false } });
  const reason = async () => (await client.getAuthConnection({ path: { id } })).health_check_unavailable_reason;
  expect(await reason()).toBeUndefined();
  await client.updateAuthConnection({ path: { id }, body: { health_checks: true } });
  expect(await reason()).toBe("no_auth_check_url");
  expect(await client.getAuthConnection({ path: { id: authenticated } }))
    .not.toHaveProperty("health_check_unavailable_reason");
});

it("a second connection for a profile and domain is refused, with the id of the first", async () => {
  const { client } = await startService();
  const body = { domain: "shop.example.com", profile_name: "shop-login" };
  const { response, error } = await client.POST("/auth/connections", { body });
  expect(response.status).toBe(409);
  expect(error).toMatchObject({ code: "conflict", existing_id: authenticated });
  await client.createAuthConnection({ body: { ...body, profile_name: "other" } });
});

it("missing resources and invalid values are refused, and nothing changes", async () => {
  const { client } = await startService();
  const proxy = { type: "isp", name: "frankfurt" } as const;
  await client.createProxy({ body: proxy });
  const connections = await client.listAuthConnections();
  const profiles = await client.listProfiles();
  const path = { id: authenticated };
  const refused: [object, string][] = [
    [{ proxy: { id: "px" }, health_check_interval: 300 }, "px"],
    [{ proxy: { name: "frankfurt" } }, "several"],
    [{ credential: { name: "none" }, health_check_interval: 300 }, "credential none"],
    [{ credential: { provider: "none", auto: true } }, "provider none"],
    [{ credential: { provider: "team-vault", path: "Shops/None" } }, "Shops/None"],
    [{ browser_telemetry: { enabled: false, browser: { console: { enabled: true } } } }, "telemetry"],
    [{ browser: { telemetry: { enabled: false, browser: { console: { enabled: true } } } } }, "telemetry"],
    [{ browser: { proxy: { id: "px" } }, health_check_interval: 300 }, "px"],
    [{ browser: { proxy: { name: "frankfurt" } } }, "several"],
    [{ browser: { proxy: {} } }, "exactly one"],
    [{ browser: { proxy: { mode: "direct", id: "px5a2s8d4f1g7h3j9k6l0z2x" } } }, "exactly one"],
    [{ browser: { proxy: { mode: "direct" } }, proxy: { id: "px5a2s8d4f1g7h3j9k6l0z2x" } }, "cannot be combined"],
    [{ browser: { telemetry: null }, browser_telemetry: { enabled: true } }, "cannot be combined"],
  ];
  for (const [body, words] of refused) {
    await expectRefused(client.createAuthConnection({ body: { ...mail, ...body } }), 400, words);
    await expectRefused(client.updateAuthConnection({ path, body }), 400, words);
  }
  await expectRefused(client.updateAuthConnection({ path, body: { login_url: "a: b" } }), 400, "login_url");
  await expectRefused(client.startAuthLogin({ path, body: { proxy: { id: "px" } } }), 400, "px");
  await expectRefused(client.startAuthLogin({ path, body: { proxy: { name: "frankfurt" } } }), 400, "several");
  await expectRefused(client.startAuthLogin({ path, body: { browser: { proxy: { id: "px" } } } }), 400, "px");
  for (const domain of ["https://a.example", "a.example/login", "a b", ""]) {
    await expectRefused(client.createAuthConnection({ body: { ...mail, domain } }), 400, "domain");
  }
  expect(await client.listAuthConnections()).toEqual(connections);
  expect(await client.listProfiles()).toEqual(profiles);
  for (const call of [client.getAuthConnection, client.deleteAuthConnection, client.startAuthLogin,
    client.streamAuthEvents, client.listAuthTimeline]) {
    await expectRefused(call({ path: { id: "ac" } }) as Promise<unknown>, 404, "ac");
  }
  await expectRefused(client.updateAuthConnection({ path: { id: "ac" }, body: {} }), 404, "ac");
  await expectRefused(client.submitAuthFields({ path: { id: "ac" }, body: {} }), 404, "ac");
  await expectRefused(client.exchangeAuthCode({ path: { id: "ac" }, body: { code: "a" } }), 404, "ac");
});

it("an update changes only the given settings, and an empty string or array removes them", async () => {
  const { client } = await startService();
  const update = (body: object) => client.updateAuthConnection({ path: { id: authenticated }, body });
  const before = await update({});
  expect(before).toMatchObject({ allowed_domains: ["login.example.com"], login_url: "https://shop.example.com/login" });
  expect(await update({ health_check_interval: 1800 })).toEqual({ ...before, health_check_interval: 1800 });
  expect((await update({ allowed_domains: ["a.example"] })).allowed_domains).toEqual(["a.example"]);
  expect((await update({ allowed_domains: [] })).allowed_domains).toEqual([]);
  expect((await update({ login_url: "" })).login_url).toBeUndefined();
  expect((await update({ login_url: "https://a.example" })).login_url).toBe("https://a.example");
  const external = { provider: "team-vault", path: "Shops/Shop account" };
  expect(await update({ credential: external }))
    .toMatchObject({ credential: external, can_reauth: true, can_reauth_reason: "external_credential" });
  const without = await update({ credential: {} });
  expect(without).toMatchObject({ can_reauth: false, can_reauth_reason: "no_credential" });
  expect(without.credential).toBeUndefined();
});

it("connections are listed in pages, by profile, domain, part of both, and id", async () => {
  const { client } = await startService();
  const { id: newest } = await client.createAuthConnection({ body: mail });
  const ids = async (query: object) => (await client.listAuthConnections({ query })).map(({ id }) => id);
  const [first, ...others] = await ids({});
  expect(first).toBe(newest);
  const listed = [];
  for await (const { id } of everyItem(client.listAuthConnections, { query: { limit: 1 } })) listed.push(id);
  expect(listed).toEqual([newest, ...others]);
  expect(await ids({ profile_name: "mail-login" })).toEqual([newest]);
  expect(await ids({ profile_name: "mail" })).toEqual([]);
  expect(await ids({ domain: "shop.example.com" })).toEqual([authenticated]);
  expect(await ids({ domain: "example.com" })).toEqual([]);
  expect(await ids({ query: "BANK-LOG" })).toEqual([waiting]);
  expect(await ids({ query: "mail.ex" })).toEqual([newest]);
  expect(await ids({ query: authenticated })).toEqual([authenticated]);
});

it("the initial connections are those of the examples, with URLs of the mock", async () => {
  const { client, mock } = await startService();
  const example = responsesOf(all.find(({ id }) => id === "listAuthConnections") as typeof all[number])[0]?.body;
  const listed = await client.listAuthConnections();
  const [shownWaiting, shownAuthenticated] = example as Record<string, unknown>[];
  expect(listed.slice(0, 2)).toEqual([
    {
      ...shownWaiting,
      flow_expires_at: listed[0]?.flow_expires_at,
      hosted_url: expect.stringContaining(`${mock.url}/`) as string,
      live_view_url: expect.stringContaining(`${mock.url}/vm/bs4b1n7k3l9o5g2i8n6f0w1x/`) as string,
    },
    shownAuthenticated,
  ]);
  expect(Date.parse(listed[0]?.flow_expires_at ?? "")).toBeGreaterThan(Date.now() + 70 * 3_600_000);
  await client.getBrowser({ path: { id_or_name: "bs4b1n7k3l9o5g2i8n6f0w1x" } });
});

it("a connection can be deleted, and created again", async () => {
  const { client } = await startService();
  await client.deleteAuthConnection({ path: { id: waiting } });
  await expectRefused(client.getAuthConnection({ path: { id: waiting } }), 404, waiting);
  await expectRefused(client.deleteAuthConnection({ path: { id: waiting } }), 404, waiting);
  await expectRefused(client.getBrowser({ path: { id_or_name: "bs4b1n7k3l9o5g2i8n6f0w1x" } }), 404, "bs4b1n7");
  await client.createAuthConnection({ body: { domain: "bank.example.com", profile_name: "bank-login" } });
});

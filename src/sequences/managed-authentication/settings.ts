/** What the contract promises of the settings of auth connections. */
import { sequence, step } from "../sequence.js";
import { create, domain, get, update } from "./requests.js";

const proxy = (as: string) =>
  step("createProxy", {
    body: { type: "custom", name: `{run}-${as}`, config: { host: "{run}.invalid", port: 8080 } },
  }, { as });
const credential = (as: string) =>
  step("createCredential", { body: { name: `{run}-${as}`, domain, values: { username: "ann" } } }, { as });

/** Settings, none of which is the default. */
const settings = {
  login_url: "https://{run}.example.com/login",
  allowed_domains: ["login.example.com", "id.example.com"],
  health_check_interval: 86_400,
  health_checks: false,
  auto_reauth: false,
  save_credentials: false,
  record_session: true,
};

export const connectionSettings = [
  sequence(
    "Changes the settings in the request; all others stay the same.",
    create("a", settings),
    get("{a.id}", { shows: settings }),
    update("{a.id}", { health_checks: true }, { shows: { ...settings, health_checks: true } }),
    get("{a.id}", {
      shows: { ...settings, health_checks: true, domain, profile_name: "{run}-a" },
      proves: "The settings to change. Omitted properties stay the same.",
    }),
    update("{a.id}", { record_session: false, auto_reauth: true, save_credentials: true }),
    get("{a.id}", {
      shows: {
        ...settings,
        health_checks: true,
        record_session: false,
        auto_reauth: true,
        save_credentials: true,
      },
    }),
    update("{a.id}", {}, { shows: { login_url: settings.login_url, health_check_interval: 86_400 } }),
  ),
  sequence(
    "URL of the login page. An empty string removes it.",
    create("a", settings),
    update("{a.id}", { login_url: "https://{run}.example.com/" }, { shows: { login_url: "https://{run}.example.com/" } }),
    update("{a.id}", { login_url: "" }),
    get("{a.id}", { shows: { ...settings, login_url: undefined } }),
  ),
  sequence(
    "The list replaces the previous one.",
    create("a", settings),
    update("{a.id}", { allowed_domains: ["id.example.com", "sso.example.com"] }),
    get("{a.id}", { shows: { ...settings, allowed_domains: ["id.example.com", "sso.example.com"] } }),
    update("{a.id}", { allowed_domains: [] }),
    get("{a.id}", { shows: { allowed_domains: [] } }),
  ),
  sequence(
    "`browser` is merged property by property.",
    proxy("p"),
    create("a", { browser: { stealth: false, proxy: { id: "{p.id}" } } }),
    update("{a.id}", { browser: { region: "eu-west" } }),
    get("{a.id}", { shows: { browser: { stealth: false, region: "eu-west", proxy: { id: "{p.id}" } } } }),
    update("{a.id}", { browser: { proxy: { mode: "direct" } } }),
    get("{a.id}", {
      shows: { browser: { stealth: false, region: "eu-west", proxy: { mode: "direct", id: undefined } } },
      proves: "Settings for later browser sessions. Omitted properties stay the same;",
    }),
    get("{a.id}", { shows: { proxy_id: undefined } }),
    update("{a.id}", { browser: { proxy: { mode: "direct", id: "{p.id}" } } }, {
      status: 400,
      proves: "A request sets exactly one of `mode`, `id` and `name`.",
    }),
  ),
  sequence(
    "`telemetry` with `enabled: false` turns recording off.",
    create("a", { browser: { telemetry: { enabled: true } } }),
    update("{a.id}", { browser: { stealth: false } }, { shows: { browser: { telemetry: { enabled: true } } } }),
    update("{a.id}", { browser: { telemetry: { enabled: false } } }),
    get("{a.id}", { shows: { browser: { stealth: false, telemetry: undefined } } }),
    update("{a.id}", { browser_telemetry: { enabled: true } }),
    get("{a.id}", { shows: { browser: { telemetry: { enabled: true } } } }),
    update("{a.id}", { browser_telemetry: { enabled: false } }, {
      shows: { browser: { telemetry: undefined } },
      proves: "Telemetry of later browser sessions; `enabled: false` turns it off.",
    }),
    create("b", { browser: { telemetry: {} } }),
    get("{b.id}", {
      shows: { browser: { telemetry: undefined } },
      proves: "Nothing is recorded if this is omitted, null, an empty object or `enabled: false`",
    }),
  ),
  sequence(
    "A proxy, by ID or name. If both are given, the ID wins.",
    proxy("p"),
    proxy("q"),
    create("a", { proxy: { id: "{p.id}", name: "{run}-q" } }),
    get("{a.id}", { shows: { proxy_id: "{p.id}" } }),
    update("{a.id}", { proxy: { name: "{run}-q" } }),
    get("{a.id}", { shows: { proxy_id: "{q.id}" } }),
    update("{a.id}", { browser: { proxy: { name: "{run}-p" } } }),
    get("{a.id}", {
      shows: { browser: { proxy: { id: "{p.id}", name: "{run}-p", mode: undefined } } },
      proves: "A response has either `mode`, or the `id` and `name` of the proxy.",
    }),
  ),
  sequence(
    "Credential to log in with: either a stored one, with `name`, or one from a credential provider",
    credential("c"),
    credential("d"),
    create("a", { credential: { name: "{run}-c" } }),
    get("{a.id}", { shows: { credential: { name: "{run}-c" } } }),
    get("{a.id}", {
      shows: { can_reauth: false },
      proves: "It needs a previous successful login and a credential.",
    }),
    update("{a.id}", { credential: { name: "{run}-d" } }),
    update("{a.id}", { record_session: true }),
    get("{a.id}", { shows: { credential: { name: "{run}-d" }, record_session: true } }),
  ),
];

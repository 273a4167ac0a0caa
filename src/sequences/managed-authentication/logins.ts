/** What the contract promises of logins, whatever the website asks for. */
import type { LoginRequest } from "../../../generated/openapi.js";
import { type Expectation, sequence, step } from "../sequence.js";

/** A login on a website that exists takes a while, whatever comes of it. */
const create = step("createAuthConnection", {
  body: { domain: "example.com", profile_name: "{run}-a", login_url: "https://example.com/" },
}, { as: "a" });
const login = (as: string, body?: LoginRequest, expectation?: Expectation) =>
  step("startAuthLogin", { path: { id: "{a.id}" }, ...body && { body } }, { as, ...expectation });
const get = (expectation: Expectation) => step("getAuthConnection", { path: { id: "{a.id}" } }, expectation);
const remove = (expectation?: Expectation) =>
  step("deleteAuthConnection", { path: { id: "{a.id}" } }, expectation);
type Filter = NonNullable<Parameters<typeof step<"listAuthTimeline">>[1]>["query"];
const timeline = (query: Filter, expectation: Expectation) =>
  step("listAuthTimeline", { path: { id: "{a.id}" }, ...query && { query } }, expectation);

export const logins = [
  sequence(
    "Starts a login and returns at once.",
    create,
    login("l", undefined, { shows: { id: "{a.id}" } }),
    get({
      shows: { flow_status: "IN_PROGRESS", flow_type: "{l.flow_type}", flow_expires_at: "{l.flow_expires_at}" },
      proves: "`flow_status` is `IN_PROGRESS` until the login ends",
    }),
    get({
      shows: { status: "NEEDS_AUTH" },
      proves: "The connection first needs a login: its status is `NEEDS_AUTH` until a login succeeds.",
    }),
    get({
      shows: { hosted_url: "{l.hosted_url}" },
      proves: "URL of the page on which the user can complete the login in progress.",
    }),
    login("m", undefined, {
      status: 409,
      proves: "Returns 409 if another login is in progress and has not passed its expiry.",
    }),
    get({ shows: { flow_status: "IN_PROGRESS", flow_expires_at: "{l.flow_expires_at}" } }),
    timeline(undefined, {
      shows: [{}],
      proves: "A rejected request changes nothing, so you can safely send it again.",
    }),
    step("exchangeAuthCode", { path: { id: "{a.id}" }, body: { code: "{l.handoff_code}" } }, {
      proves: "Returns a token for the `handoff_code` of a login.",
    }),
    remove(),
  ),
  sequence(
    "The timeline has one entry for each login and each health check.",
    create,
    timeline(undefined, { shows: [] }),
    login("l"),
    timeline(undefined, { as: "entries", shows: [{ type: "login", status: "IN_PROGRESS" }] }),
    timeline({ type: "login" }, {
      shows: [{ id: "{entries.0.id}" }],
      proves: "Only return entries of this kind. By default, all entries are returned.",
    }),
    timeline({ type: "health_check" }, { shows: [] }),
    timeline({ limit: 1 }, {
      shows: [{ id: "{entries.0.id}" }],
      headers: { "X-Limit": "1", "X-Offset": "0", "X-Has-More": "false", "X-Next-Offset": "0" },
      proves: "`X-Has-More` says whether there is another page, and `X-Next-Offset` where it starts.",
    }),
    timeline({ offset: 1 }, { shows: [], proves: "An offset past the end returns an empty page." }),
    remove(),
  ),
  sequence(
    "Settings for this login's browser session. They override those of the connection, property by property.",
    create,
    login("l", { browser: { stealth: false } }),
    get({ as: "c", shows: { browser: { stealth: true } } }),
    step("getBrowser", { path: { id_or_name: "{c.browser_session_id}" } }, {
      shows: { stealth: false, region: "us-east" },
    }),
    remove(),
  ),
  sequence(
    "Its health checks and automatic logins stop, and a login in progress ends as `CANCELED`.",
    create,
    login("l"),
    step("streamAuthEvents", { path: { id: "{a.id}" } }, {
      meanwhile: [remove()],
      proves: "The stream ends with the login, after an event with `SUCCESS`, `FAILED`, `EXPIRED` or `CANCELED`.",
    }),
    get({ status: 404 }),
    timeline(undefined, { status: 404 }),
    login("m", undefined, { status: 404 }),
  ),
];

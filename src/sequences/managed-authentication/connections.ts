/** What the contract promises of auth connections: how they are created, listed and deleted. */
import { pages } from "../pages.js";
import { type Expectation, sequence, step } from "../sequence.js";
import { connect, create, domain, get, remove, update } from "./requests.js";

const profile = (id_or_name: string, expectation?: Expectation) =>
  step("getProfile", { path: { id_or_name } }, expectation);
type Filter = NonNullable<Parameters<typeof step<"listAuthConnections">>[1]>["query"];
/** Lists the connections of this run. */
const list = (filter: Filter, profiles: string[]) =>
  step("listAuthConnections", { query: { query: "{run}", ...filter } }, {
    shows: profiles.map((profile_name) => ({ profile_name })),
  });

const noLogin = { flow_status: null, flow_step: null, flow_type: null, flow_expires_at: null };

export const connections = [
  sequence(
    "Creates a connection that keeps a profile logged in to a domain.",
    connect({}, { as: "a", shows: { domain, profile_name: "{run}-a" } }),
    get("{a.id}", {
      shows: { id: "{a.id}", domain, profile_name: "{run}-a", status: "NEEDS_AUTH" },
      proves: "The connection first needs a login: its status is `NEEDS_AUTH` until a login succeeds.",
    }),
    get("{a.id}", {
      shows: noLogin,
      proves: "Its `flow_` properties describe the latest login, and are null if there was none.",
    }),
    get("{a.id}", {
      shows: { health_checks: true, auto_reauth: true, save_credentials: true, record_session: false },
      proves: "Whether to record a replay of each login.",
    }),
    get("{a.id}", {
      shows: { browser: { stealth: true } },
      proves: "Whether to make it harder for websites to detect that the browser is automated. True by default.",
    }),
    get("{a.id}", {
      shows: { browser: { region: "us-east", telemetry: undefined } },
      proves: "Region in which the browser runs, `us-east` by default.",
    }),
    list({}, ["{run}-a"]),
  ),
  sequence(
    "If the profile does not exist, it is created as well.",
    profile("{run}-a", { status: 404 }),
    create("a"),
    profile("{run}-a", { shows: { name: "{run}-a" } }),
    step("createProfile", { body: { name: "{run}-b" } }, { as: "p" }),
    create("b"),
    profile("{run}-b", {
      shows: { id: "{p.id}" },
      proves: "Name of the profile to keep logged in. If the profile does not exist, it is created.",
    }),
  ),
  sequence(
    "Returns 409 if the profile and domain already have a connection; `existing_id` is its ID.",
    create("a"),
    connect({ record_session: true }, {
      status: 409,
      shows: { existing_id: "{a.id}" },
      proves: "the 409 for an auth connection that already exists",
    }),
    get("{a.id}", {
      shows: { record_session: false },
      proves: "A rejected request changes nothing, so you can safely send it again.",
    }),
    list({}, ["{run}-a"]),
    connect({ domain: "other.{run}.example.com" }),
    create("b"),
    list({}, ["{run}-a", "{run}-a", "{run}-b"]),
  ),
  sequence(
    "Deletes a connection.",
    create("a"),
    create("b"),
    remove("{a.id}"),
    get("{a.id}", { status: 404 }),
    update("{a.id}", { record_session: true }, { status: 404 }),
    step("listAuthTimeline", { path: { id: "{a.id}" } }, { status: 404 }),
    list({}, ["{run}-b"]),
    remove("{a.id}", { status: 404, proves: "Deleting the connection again returns 404." }),
    create("c", { profile_name: "{run}-a" }),
  ),
  sequence(
    "Only return connections of the profile with exactly this name.",
    create("a"),
    create("b"),
    list({ profile_name: "{run}-a" }, ["{run}-a"]),
    list({ profile_name: "{run}" }, []),
    step("listAuthConnections", { query: { domain } }, {
      shows: [{ id: "{a.id}" }, { id: "{b.id}" }],
      proves: "Only return connections with exactly this domain.",
    }),
    list({ domain: "{run}.example" }, []),
    list({ domain, profile_name: "{run}-b" }, ["{run}-b"]),
  ),
  sequence(
    "Only return connections that match this text: "
    + "part of the domain or the profile name, ignoring case; or a full ID.",
    create("a", { profile_name: "{run}-Alpha", domain: "plain.example.com" }),
    create("b", { profile_name: "b-of-{run}", domain: "shop-{run}.example.com" }),
    list({ query: "{run}-ALPH" }, ["{run}-Alpha"]),
    list({ query: "SHOP-{run}" }, ["b-of-{run}"]),
    list({ query: "{a.id}" }, ["{run}-Alpha"]),
    list({ query: "{run}-none" }, []),
  ),
  pages(
    (page, expectation) => step("listAuthConnections", { query: { query: "{run}", ...page } }, expectation),
    (as) => create(as),
  ),
];

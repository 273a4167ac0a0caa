/** What the contract promises of invocations. */
import type { InvocationRequest } from "../../generated/openapi.js";
import { app_name, deploy, hasStatus } from "./deploy.js";
import { type Expectation, sequence, step } from "./sequence.js";

/** Deploys the app. */
const app = [deploy("d"), hasStatus("d", "running")];
const payload = '{"shop":"one"}';
const action = { app_name, version: "{run}", action_name: "repeat", payload };
/** The payload of an action that does not end during a sequence. */
const long = { payload: '{"sleep":60}' };
const failing = { payload: '{"fail":"no"}' };

type Settings = Partial<InvocationRequest>;
const invoke = (as: string, settings: Settings, expectation?: Expectation) =>
  step("createInvocation", { body: { ...action, ...settings } }, { as, ...expectation });
/** Starts an invocation in the background. */
const start = (as: string, settings: Settings = {}) => invoke(as, { async: true, ...settings }, { status: 202 });
const refuse = (settings: Settings) =>
  step("createInvocation", { body: { ...action, ...settings } }, { status: 404 });
const of = (as: string) => ({ path: { id: `{${as}.id}` } });
const get = (as: string, shows: object, expectation?: Expectation) =>
  step("getInvocation", of(as), { shows, ...expectation });
const end = (as: string, body: { status: "failed" | "succeeded"; output?: string }, shows: object) =>
  step("updateInvocation", { ...of(as), body }, { shows });
type Filter = NonNullable<NonNullable<Parameters<typeof step<"listInvocations">>[1]>["query"]>;
/** Expects the invocations with these names in a list of this run's. */
const list = (filter: Filter, names: string[], expectation?: Expectation) =>
  step("listInvocations", { query: { version: "{run}", ...filter } }, {
    shows: names.map((as) => ({ id: `{${as}.id}` })),
    ...expectation,
  });
const listBrowsers = (as: string, shows: object[]) =>
  step("listInvocationBrowsers", of(as), { shows: { browsers: shows } });
const getBrowser = (as: string, expectation?: Expectation) =>
  step("getBrowser", { path: { id_or_name: `{${as}.session_id}` } }, expectation);
const missing = { path: { id: "{run}" } };
const isMissing = { status: 404, proves: "The invocation does not exist." };

export const invocations = [
  sequence(
    "Without `async`, the request waits for the action to end. The response is then 200: the invocation has either "
    + "succeeded, with an `output`, or failed, with a `status_reason`.",
    ...app,
    invoke("i", {}, { shows: { action_name: "repeat", status: "succeeded", output: payload } }),
    get("i", { ...action, id: "{i.id}", status: "succeeded", output: payload, status_reason: undefined }, {
      proves: "Returns an invocation with its current status and, if it has succeeded, its output.",
    }),
    invoke("j", failing, { shows: { status: "failed" } }),
    get("j", { status: "failed", output: undefined }),
    get("i", { status: "succeeded", output: payload }),
    step("createInvocation", { body: { app_name, version: "{run}", action_name: "repeat" } }, {
      shows: { status: "succeeded", payload: undefined },
      proves: "Input of the action, as JSON text.",
    }),
  ),
  sequence(
    "With `async`, the response is an immediate 202, and the invocation is `queued`.",
    ...app,
    invoke("i", { async: true }, {
      status: 202,
      shows: { action_name: "repeat", status: "queued" },
      proves: "Whether to return at once and run the action in the background.",
    }),
    get("i", { ...action, status: "succeeded", output: payload }),
    start("j", failing),
    get("j", { status: "failed" }),
    step("getInvocation", missing, isMissing),
  ),
  sequence(
    "Returns 404 if the app, version or action does not exist, and 429 if the organization has reached its limit of "
    + "invocations.",
    ...app,
    refuse({ app_name: "{run}" }),
    refuse({ version: "{run}-none" }),
    refuse({ action_name: "none" }),
    list({}, []),
  ),
  sequence(
    "Ends an invocation that is queued or running. `failed` cancels the invocation; `succeeded` ends it with the given "
    + "`output`.",
    ...app,
    start("i", long),
    start("j", long),
    get("i", { status: "running" }),
    step("streamInvocationEvents", of("i"), {
      meanwhile: [end("i", { status: "failed" }, { id: "{i.id}", status: "failed" })],
      proves: "The stream ends when the invocation has succeeded or failed.",
    }),
    get("i", { ...action, ...long, status: "failed", output: undefined }),
    get("j", { status: "running", output: undefined, finished_at: null }, {
      proves: "When the invocation ended. Null until then.",
    }),
    end("j", { status: "succeeded", output: payload }, { status: "succeeded", output: payload }),
    get("j", { ...action, ...long, status: "succeeded", output: payload, status_reason: undefined }, {
      proves: "Why the invocation failed. Only present for failed invocations, which always have it.",
    }),
    step("updateInvocation", { ...missing, body: { status: "failed" } }, isMissing),
    step("streamInvocationEvents", missing, isMissing),
  ),
  sequence(
    "Returns a page of invocations. If you set several filters, an invocation must match all of them.",
    ...app,
    start("i"),
    start("j", { action_name: "copy", ...failing }),
    get("i", { status: "succeeded" }),
    get("j", { status: "failed" }),
    list({}, ["i", "j"], { proves: "Only return invocations of this version of the app." }),
    list({ status: "failed" }, ["j"], { proves: "Only return invocations with this status." }),
    list({ action_name: "repeat" }, ["i"], { proves: "Only return invocations of the action with this name." }),
    list({ action_name: "repeat", status: "failed" }, []),
    list({ app_name }, ["i", "j"], { proves: "Only return invocations of the app with this name." }),
    list({ app_name: "hop-check" }, [], { proves: "Only return invocations of the app with this name." }),
    list({ version: "{run}-none" }, [], { proves: "Only return invocations of this version of the app." }),
    step("listInvocations", { query: { version: "{run}", limit: 1, offset: 1 } }, {
      shows: [{ version: "{run}" }],
      proves: "A page has up to `limit` entries and starts at `offset`.",
    }),
    list({ offset: 2 }, [], { proves: "An offset past the end returns an empty page." }),
  ),
  sequence(
    "Only return invocations that match this text: part of the name of the app or action, ignoring case; or the full "
    + "ID of an invocation.",
    ...app,
    start("i"),
    start("j", { action_name: "copy" }),
    list({ query: "{i.id}" }, ["i"]),
    list({ query: "OP" }, ["i", "j"]),
    list({ query: "Peat" }, ["i"]),
    list({ query: "{run}" }, []),
    list({ since: "2999-01-01T00:00:00Z" }, [], { proves: "Only return invocations that started since this time." }),
    list({ since: "2020-01-01T00:00:00" }, ["i", "j"]),
    list({ since: "1h30m" }, ["i", "j"]),
    list({ since: "" }, ["i", "j"], { proves: "An empty value counts as omitted." }),
  ),
  sequence(
    "Only return invocations of the deployment with this ID.",
    ...app,
    deploy("e", { version: "{run}-e" }),
    hasStatus("e", "running"),
    start("i"),
    start("j", { version: "{run}-e" }),
    step("listInvocations", { query: { deployment_id: "{d.id}" } }, { shows: [{ id: "{i.id}" }] }),
    step("listInvocations", { query: { deployment_id: "{e.id}" } }, { shows: [{ id: "{j.id}" }] }),
    list({ deployment_id: "{e.id}" }, []),
  ),
  sequence(
    "Returns all active browser sessions that were created with this invocation's ID as `invocation_id`.",
    ...app,
    invoke("i", {}),
    listBrowsers("i", []),
    step("createBrowser", { body: { invocation_id: "{i.id}", headless: true, timeout_seconds: 120 } }, { as: "a" }),
    step("createBrowser", { body: { headless: true, timeout_seconds: 120 } }, { as: "b" }),
    listBrowsers("i", [{ session_id: "{a.session_id}" }]),
    step("deleteInvocationBrowsers", of("i"), {
      proves: "Deletes all active browser sessions that were created with this invocation's ID as `invocation_id`.",
    }),
    listBrowsers("i", []),
    getBrowser("a", { status: 404 }),
    getBrowser("b"),
    get("i", { status: "succeeded" }, { proves: "The invocation itself does not change." }),
    step("listInvocationBrowsers", missing, isMissing),
    step("deleteInvocationBrowsers", missing, isMissing),
  ),
];

/** What the contract promises of deployments. */
import { app_name, deploy, hasStatus, listApps } from "./deploy.js";
import { type Expectation, sequence, step } from "./sequence.js";

const remove = (as: string, expectation?: Expectation) =>
  step("deleteDeployment", { path: { id: `{${as}.id}` } }, expectation);
type Filter = NonNullable<NonNullable<Parameters<typeof step<"listDeployments">>[1]>["query"]>;
/** Expects the deployments with these names in a list. */
const list = (filter: Filter, names: string[], expectation?: Expectation) =>
  step("listDeployments", { query: filter }, { shows: names.map((as) => ({ id: `{${as}.id}` })), ...expectation });

export const deployments = [
  sequence(
    "The deployment is first `queued`, and later becomes `running` or `failed` without another request.",
    deploy("d", {}, { shows: { status: "queued", source_type: "file", entrypoint_rel_path: "shop-check.ts" } }),
    hasStatus("d", "running", { proves: "Returns a deployment with its current status." }),
    step("getDeployment", { path: { id: "{run}" } }, { status: 404, proves: "The deployment does not exist." }),
  ),
  sequence(
    "Once it is running, the app version is listed and you can invoke its actions.",
    deploy("d"),
    hasStatus("d", "running"),
    listApps({}, [{ app_name, version: "{run}", deployment: "{d.id}" }]),
    step("createInvocation", { body: { app_name, version: "{run}", action_name: "copy", payload: "\"{run}\"" } }, {
      shows: { action_name: "copy", status: "succeeded", output: "\"{run}\"" },
    }),
  ),
  sequence(
    "Environment variables for the app, by name. Responses show the names and hide the values.",
    deploy("d", { env_vars: { SHOP_URL: "https://shop.example.com", SHOP_KEY: "secret" } }, {
      shows: { env_vars: { SHOP_URL: "", SHOP_KEY: "" } },
    }),
    step("getDeployment", { path: { id: "{d.id}" } }, {
      shows: { env_vars: { SHOP_URL: "", SHOP_KEY: "" } },
      proves: "The values are hidden: each is an empty string.",
    }),
    step("listDeployments", { query: { query: "{d.id}" } }, {
      shows: [{ env_vars: { SHOP_URL: "", SHOP_KEY: "" } }],
      proves: "An empty string instead of the value.",
    }),
  ),
  sequence(
    "If the app already has the version, the deployment is rejected unless `force` is true; it then replaces "
    + "the version.",
    deploy("d"),
    hasStatus("d", "running"),
    listApps({}, [{ deployment: "{d.id}" }]),
    deploy("e", { force: true }),
    hasStatus("e", "running"),
    listApps({}, [{ deployment: "{e.id}" }], {
      proves: "Whether to replace the version if the app already has it.",
    }),
  ),
  sequence(
    "Returns 400 if the form has neither or both.",
    step("createDeployment", { body: { version: "{run}", entrypoint_rel_path: "shop-check.ts" } }, { status: 400 }),
    listApps({}, []),
  ),
  sequence(
    "Stops a deployment and marks it for deletion: its status becomes `stopped`.",
    deploy("d"),
    hasStatus("d", "running"),
    remove("d"),
    hasStatus("d", "stopped"),
    remove("d", {
      proves: "If it has already stopped or failed, nothing changes, and the response is also 204.",
    }),
    hasStatus("d", "stopped", { still: true }),
    step("deleteDeployment", { path: { id: "{run}" } }, { status: 404 }),
  ),
  sequence(
    "If it has already stopped or failed, nothing changes, and the response is also 204.",
    deploy("d", { entrypoint_rel_path: "none.ts" }),
    hasStatus("d", "failed", { open: true }),
    listApps({}, [], { proves: "A version is listed once its deployment is running." }),
    step("streamDeploymentEvents", { path: { id: "{d.id}" } }, {
      proves: "The stream ends when the deployment is `stopped` or `failed`.",
    }),
    remove("d"),
    hasStatus("d", "failed", { still: true }),
  ),
  sequence(
    "Only return deployments that match this text: part of the name of the app, ignoring case; or the full ID of a "
    + "deployment.",
    deploy("d", { version: "{run}-d" }),
    deploy("e", { version: "{run}-e" }),
    list({ query: "{d.id}" }, ["d"]),
    list({ query: "HOP-check", app_name, app_version: "{run}-e" }, ["e"]),
    list({ query: "{run}", app_name, app_version: "{run}-e" }, []),
    list({ query: "{run}" }, []),
  ),
  sequence(
    "Only return deployments of this version of the app.",
    deploy("d", { version: "{run}-d" }),
    deploy("e", { version: "{run}-e" }),
    list({ app_name, app_version: "{run}-d" }, ["d"]),
    list({ app_name, app_version: "{run}-e" }, ["e"]),
    list({ app_name, app_version: "{run}" }, []),
    list({ app_name, query: "{d.id}" }, ["d"], { proves: "Only return deployments of the app with this name." }),
    list({ app_name: "hop-check", query: "{d.id}" }, [], {
      proves: "Only return deployments of the app with this name.",
    }),
    list({ query: "{d.id}", offset: 1 }, [], { proves: "An offset past the end returns an empty page." }),
  ),
  sequence(
    "Returns 400 if `app_version` is set without `app_name`.",
    step("listDeployments", { query: { app_version: "{run}" } }, { status: 400 }),
    list({ app_name, app_version: "{run}" }, []),
  ),
  sequence(
    "Only send log lines written since this time.",
    deploy("d"),
    hasStatus("d", "running"),
    step("streamDeploymentEvents", { path: { id: "{d.id}" }, query: { since: "1ms" } }, {
      lacks: [{ event: "log" }],
    }),
  ),
  sequence(
    "The stream ends when the deployment is `stopped` or `failed`.",
    deploy("d"),
    hasStatus("d", "running"),
    step("streamDeploymentEvents", { path: { id: "{d.id}" } }, { meanwhile: [remove("d")] }),
    hasStatus("d", "stopped"),
    step("streamDeploymentEvents", { path: { id: "{run}" } }, { status: 404 }),
  ),
];

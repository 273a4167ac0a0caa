/** What the contract promises of lists of invocations. */
import { app_name, deploy, hasStatus } from "../deploy.js";
import { sequence, step } from "../sequence.js";
import { app, failing, get, list, start } from "./steps.js";

export const invocationLists = [
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
];

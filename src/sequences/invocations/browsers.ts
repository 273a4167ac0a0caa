/** What the contract promises of the browsers of an invocation. */
import { type Expectation, sequence, step } from "../sequence.js";
import { app, get, invoke, isMissing, missing, of } from "./steps.js";

const listBrowsers = (as: string, shows: object[]) =>
  step("listInvocationBrowsers", of(as), { shows: { browsers: shows } });
const getBrowser = (as: string, expectation?: Expectation) =>
  step("getBrowser", { path: { id_or_name: `{${as}.session_id}` } }, expectation);

export const invocationBrowsers = [
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

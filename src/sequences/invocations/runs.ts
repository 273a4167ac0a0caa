/** What the contract promises of how an invocation runs and ends. */
import { app_name } from "../deploy.js";
import { sequence, step } from "../sequence.js";
import {
  action, app, failing, get, invoke, isMissing, list, missing, of, payload, type Settings, start,
} from "./steps.js";

/** The payload of an action that does not end during a sequence. */
const long = { payload: '{"sleep":60}' };
const refuse = (settings: Settings) =>
  step("createInvocation", { body: { ...action, ...settings } }, { status: 404 });
const end = (as: string, body: { status: "failed" | "succeeded"; output?: string }, shows: object) =>
  step("updateInvocation", { ...of(as), body }, { shows });

export const runs = [
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
    step("streamInvocationEvents", { ...of("j"), query: { since: "1ms" } }, {
      lacks: [{ event: "log" }],
      proves: "Only send log lines written since this time.",
    }),
    step("updateInvocation", { ...missing, body: { status: "failed" } }, isMissing),
    step("streamInvocationEvents", missing, isMissing),
  ),
];

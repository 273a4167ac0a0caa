/** Steps with invocations. */
import type { InvocationRequest } from "../../../generated/openapi.js";
import { app_name, deploy, hasStatus } from "../deploy.js";
import { type Expectation, step } from "../sequence.js";

/** Deploys the app. */
export const app = [deploy("d"), hasStatus("d", "running")];

export const payload = '{"shop":"one"}';

export const action = { app_name, version: "{run}", action_name: "repeat", payload };

export const failing = { payload: '{"fail":"no"}' };

export type Settings = Partial<InvocationRequest>;

export const invoke = (as: string, settings: Settings, expectation?: Expectation) =>
  step("createInvocation", { body: { ...action, ...settings } }, { as, ...expectation });

/** Starts an invocation in the background. */
export const start = (as: string, settings: Settings = {}) => invoke(as, { async: true, ...settings }, { status: 202 });

export const of = (as: string) => ({ path: { id: `{${as}.id}` } });

export const get = (as: string, shows: object, expectation?: Expectation) =>
  step("getInvocation", of(as), { shows, ...expectation });

type Filter = NonNullable<NonNullable<Parameters<typeof step<"listInvocations">>[1]>["query"]>;

/** Expects the invocations with these names in a list of this run's. */
export const list = (filter: Filter, names: string[], expectation?: Expectation) =>
  step("listInvocations", { query: { version: "{run}", ...filter } }, {
    shows: names.map((as) => ({ id: `{${as}.id}` })),
    ...expectation,
  });

export const missing = { path: { id: "{run}" } };

export const isMissing = { status: 404, proves: "The invocation does not exist." };

/** The requests that the sequences of auth connections consist of. */
import type { ManagedAuthCreateRequest, ManagedAuthUpdateRequest } from "../../../generated/openapi.js";
import { type Expectation, step } from "../sequence.js";

/** The domain of the connections of a run. */
export const domain = "{run}.example.com";

export const connect = (body: Partial<ManagedAuthCreateRequest>, expectation?: Expectation) =>
  step("createAuthConnection", { body: { domain, profile_name: "{run}-a", ...body } }, expectation);
export const create = (as: string, body?: Partial<ManagedAuthCreateRequest>) =>
  connect({ profile_name: `{run}-${as}`, ...body }, { as });
export const get = (id: string, expectation?: Expectation) => step("getAuthConnection", { path: { id } }, expectation);
export const update = (id: string, body: ManagedAuthUpdateRequest, expectation?: Expectation) =>
  step("updateAuthConnection", { path: { id }, body }, expectation);
export const remove = (id: string, expectation?: Expectation) =>
  step("deleteAuthConnection", { path: { id } }, expectation);

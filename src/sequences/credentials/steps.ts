/** Steps with credentials. */
import type { CreateCredentialRequest } from "../../../generated/openapi.js";
import { step } from "../sequence.js";

const values = { username: "ann", password: "not-a-real-one" };

/** The settings of a new credential. */
export const settings = { domain: "{run}.example.com", values };

export const create = (as: string, name: string, more?: Partial<CreateCredentialRequest>) =>
  step("createCredential", { body: { name, ...settings, ...more } }, { as, shows: { name } });

type Filter = NonNullable<Parameters<typeof step<"listCredentials">>[1]>["query"];

/** Lists the credentials of this run. */
export const list = (filter: Filter, names: string[]) =>
  step("listCredentials", { query: { query: "{run}", ...filter } }, { shows: names.map((name) => ({ name })) });

/** Steps with proxies. */
import { type Expectation, step } from "../sequence.js";

/** The address of a proxy that does not exist. */
export const config = { host: "{run}.invalid", port: 8080 };

export const create = (as: string, name: string) =>
  step("createProxy", { body: { type: "custom", name, config } }, { as, shows: { name } });

export const get = (id_or_name: string, expectation?: Expectation) =>
  step("getProxy", { path: { id_or_name } }, expectation);

type Filter = NonNullable<Parameters<typeof step<"listProxies">>[1]>["query"];

/** Lists the proxies of this run. */
export const list = (filter: Filter, names: string[]) =>
  step("listProxies", { query: { query: "{run}", ...filter } }, { shows: names.map((name) => ({ name })) });

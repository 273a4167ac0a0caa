/** Steps with profiles. */
import { step } from "../sequence.js";

export const create = (as: string, name?: string) =>
  step("createProfile", { body: name === undefined ? {} : { name } },
    { as, ...name !== undefined && { shows: { name } } });

type Filter = NonNullable<Parameters<typeof step<"listProfiles">>[1]>["query"];

/** Lists the profiles of this run. */
export const list = (filter: Filter, names: (string | null)[]) =>
  step("listProfiles", { query: { query: "{run}", ...filter } }, { shows: names.map((name) => ({ name })) });

/** Steps that deploy an app. It is called `shop-check`, by its code, its manifest and its entrypoint alike. */
import type { DeploymentRequest } from "../../generated/openapi.js";
import { type Expectation, step } from "./sequence.js";

/**
 * A ZIP archive of `package.json` and `shop-check.ts`, an app with two actions, `repeat` and `copy`. Both return their
 * payload. If it has `sleep`, they first wait for that many seconds; if it has `fail`, they fail.
 */
const file = "data:application/zip;base64,"
  + "UEsDBBQAAAAIAAAAIVzVrj+1SAAAAEsAAAAMAAAAcGFja2FnZS5qc29uq1bKS8xNVbJSKs7IL9BNzkhNzlbSUSqpLACJ5eanlOakAvkpqQWpeS"
  + "mpecmZqcVKVtVKDvl52alFeak5+sUp2UCFWkq1tVwAUEsDBBQAAAAIAAAAIVwTFD7V0gAAAFEBAAANAAAAc2hvcC1jaGVjay50c12PPWvDMBCG"
  + "d/2KQ5NUEteZTZosnbp06B6EfMbCtk6cZIwJ+e9VFCfQru/Hc/e6KRAnuMIXsscRbtAxTSDP5IeivMd2kI0QlnxMYEKAI3hctrzSVZaUjD2Fve"
  + "3RDlI3W5Znn7Mmrt6CuuwgmHUk02o4fsBVALgO1KadqjgiBg1mMS4V/nd+w0VUqiWPpRMx/bgJaU5FewEfXXiDQ13XOp//h+6MGzWknmkp5E9m"
  + "4qf9cO8dxjSzf0IbcWtEnlYZmxx5JRkDmiR391n6r2UprC/jF1BLAQIUAxQAAAAIAAAAIVzVrj+1SAAAAEsAAAAMAAAAAAAAAAAAAACkgQAAAA"
  + "BwYWNrYWdlLmpzb25QSwECFAMUAAAACAAAACFcExQ+1dIAAABRAQAADQAAAAAAAAAAAAAApIFyAAAAc2hvcC1jaGVjay50c1BLBQYAAAAAAgAC"
  + "AHUAAABvAQAAAAA=";

export const app_name = "shop-check";

/** Deploys the app. By default, the name of the run is the version. */
export const deploy = (
  as: string,
  settings: Pick<DeploymentRequest, "version" | "force" | "env_vars"> = {},
  expectation?: Expectation,
) => {
  const body = { version: "{run}", file, entrypoint_rel_path: "shop-check.ts", ...settings };
  return step("createDeployment", { body }, { as, ...expectation });
};
/** Waits until a deployment has a status. */
export const hasStatus = (as: string, status: string, expectation?: Expectation) =>
  step("getDeployment", { path: { id: `{${as}.id}` } }, { shows: { id: `{${as}.id}`, status }, ...expectation });
type Filter = NonNullable<Parameters<typeof step<"listApps">>[1]>["query"];
/** Expects the listed app versions of this run. */
export const listApps = (filter: Filter, shows: object[], expectation?: Expectation) =>
  step("listApps", { query: { version: "{run}", ...filter } }, { shows, ...expectation });

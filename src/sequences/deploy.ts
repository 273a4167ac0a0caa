/** Steps that deploy an app. It is called `shop-check`, by its code, its manifest and its entrypoint alike. */
import type { DeploymentRequest } from "../../generated/openapi.js";
import { type Expectation, step } from "./sequence.js";

/**
 * A ZIP archive of an app with two actions, `repeat` in `shop-check.ts` and `copy` in a file that it imports. Both
 * return their payload. If it has `sleep`, they first wait for that many seconds; if it has `fail`, they fail. A file
 * in another language, which is not part of the app, has the action `none`.
 */
const file = "data:application/zip;base64,"
  + "UEsDBBQAAAAIAAAAIVzVrj+1SAAAAEsAAAAMAAAAcGFja2FnZS5qc29uq1bKS8xNVbJSKs7IL9BNzkhNzlbSUSqpLACJ5eanlOakAvkpqQWpeSmpec"
  + "mZqcVKVtVKDvl52alFeak5+sUp2UCFWkq1tVwAUEsDBBQAAAAIAAAAIVypiRwmRwAAAFUAAAANAAAAc2hvcC1jaGVjay50c8vMLcgvKlGoVkgsKNBR"
  + "KCrNU6hVSCvKz1VQ0tMHCullFStZc2VCFAGFkvMLKiFiXCDZxOSSzPw8DaWi1ILUxBIlsAGa1lwAUEsDBBQAAAAIAAAAIVzlfa/sOgAAAD8AAAAHAA"
  + "AAY29weS50c8vMLcgvKlGoVkgsKNBRKCrNU6hVSCvKz1VQ0tMHCullFStZc3GBWInJJZn5eRpKyfkFlUpgpZrWXABQSwMEFAAAAAgAAAAhXKt9DAbA"
  + "AAAAKwEAAAYAAABhcHAudHNdjrtuwzAQBHt+xUIVGSSyXAuO06RKk8J9QEgniJDEI44UFMPwv0emH4DTzt7srZsCS8IJXySeRpzRCU8oPtgPmWxiOx"
  + "S1UvSbDxv2McGGgB08LTdNm3JFuog9h7emp2YoTP2syOxXxcajb6B/XhHscWTbGuzecVKA66BvbF/GkSgY2MW6lN98r6NcJK1b9pSdSOngJuI5ZfYo"
  + "vLp4wbaqKrOu+FfdWTcapF54yc2fIiz3+JpeHKE0i7+X1upcqz9QSwMEFAAAAAgAAAAhXHYakYRdAAAAaQAAAAcAAABub25lLnB5LcrBCYAwDIXhe6"
  + "YIPdWDDiAIuoA7lBhpUdMQK+j2VvDd/o+XDs1WcGMT3gGCKg5/dZOqd2fM2lJk2lwDAGN9dIFKyuKdZOGq4XyEcOEVP/BU7qYHrDMulwnOVeEFUEsB"
  + "AhQDFAAAAAgAAAAhXNWuP7VIAAAASwAAAAwAAAAAAAAAAAAAAKQBAAAAAHBhY2thZ2UuanNvblBLAQIUAxQAAAAIAAAAIVypiRwmRwAAAFUAAAANAA"
  + "AAAAAAAAAAAACkAXIAAABzaG9wLWNoZWNrLnRzUEsBAhQDFAAAAAgAAAAhXOV9r+w6AAAAPwAAAAcAAAAAAAAAAAAAAKQB5AAAAGNvcHkudHNQSwEC"
  + "FAMUAAAACAAAACFcq30MBsAAAAArAQAABgAAAAAAAAAAAAAApAFDAQAAYXBwLnRzUEsBAhQDFAAAAAgAAAAhXHYakYRdAAAAaQAAAAcAAAAAAAAAAA"
  + "AAAKQBJwIAAG5vbmUucHlQSwUGAAAAAAUABQATAQAAqQIAAAAA";

export const app_name = "shop-check";

/** Deploys the app. By default, the name of the run is the version. */
export const deploy = (
  as: string,
  settings: Pick<DeploymentRequest, "version" | "force" | "env_vars" | "entrypoint_rel_path"> = {},
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

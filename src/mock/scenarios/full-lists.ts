/** The scenario whose lists have several pages. */
import type { Contract } from "../../contract/index.js";
import type { Har } from "../../har/index.js";
import { call, recordingOf } from "./calls.js";

/** How many entries each list has: more than a page can have. */
const count = 250;
/** When what was deployed runs, in milliseconds. */
const runsAt = 10_000;
/** Three days, the longest timeout of a session, in seconds. */
const longest = 259_200;

/** Returns a recording with 250 entries for each list. */
export function fullLists(contract: Contract): Promise<Har> {
  const calls = Array.from({ length: count }, (_, index) => {
    const name = `n${String(index + 1).padStart(3, "0")}`;
    const domain = `${name}.example.com`;
    const file = new Blob(["export {};\n"]);
    const action = { app_name: name, action_name: "main", version: "latest", async: true };
    return [
      call("createProfile", { name }),
      call("createExtension", { name, file }),
      call("createProxy", { type: "datacenter", name }),
      call("createBrowser", { name, timeout_seconds: longest }),
      call("createBrowserPool", { name, size: 1, timeout_seconds: longest }),
      call("createCredential", { name, domain, values: { username: name } }),
      call("createCredentialProvider", { name, provider_type: "onepassword", token: name }),
      call("createAuthConnection", { domain, profile_name: name }),
      call("createDeployment", { file, entrypoint_rel_path: `${name}.ts` }),
      call("createInvocation", action, { at: runsAt }),
    ];
  });
  return recordingOf(contract, calls.flat());
}

/** What the types cost a build: every operation, checked through the client and through the SDK. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { inTurn, median } from "../measure.js";
import { withPrograms } from "./programs.js";

interface Check {
  instantiations: number;
  /** Seconds that the check takes, once everything is parsed and bound. */
  checkTime: number;
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const options = ["--noEmit", "--strict", "--skipLibCheck", "--target", "es2022", "--module", "nodenext"];
const libraries = ["--lib", "es2023,dom,dom.iterable", "--types", "node"];

/** Gives what a check of the calls through the client takes, as a multiple of those through `@onkernel/sdk`. */
export function measureTypes(rounds = 9): Promise<Check> {
  return withPrograms(async (files) => {
    const results = await inTurn(rounds, { client: () => check(files.client), sdk: () => check(files.sdk) });
    return {
      instantiations: median(results.map(({ client, sdk }) => client.instantiations / sdk.instantiations)),
      checkTime: median(results.map(({ client, sdk }) => client.checkTime / sdk.checkTime)),
    };
  });
}

/** Checks a file. One that does not compile rejects: half a check is no measurement. */
async function check(file: string): Promise<Check> {
  const command = ["node_modules/typescript/bin/tsc", "--extendedDiagnostics", ...options, ...libraries, file];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root });
  const figure = (what: string) => Number(new RegExp(`^${what}: +([\\d.]+)`, "m").exec(stdout)?.[1]);
  return { instantiations: figure("Instantiations"), checkTime: figure("Check time") };
}

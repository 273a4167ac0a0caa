/** Measures the cost of the types in a build: a type check of every operation, through the client and the SDK. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { inTurn, median } from "../measure.js";
import { withPrograms } from "./programs.js";

/** What a check of a file took. */
interface Check {
  instantiations: number;
  /** The seconds of the check itself, after parsing and binding. */
  checkTime: number;
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const options = ["--noEmit", "--strict", "--skipLibCheck", "--target", "es2022", "--module", "nodenext"];
const libraries = ["--lib", "es2023,dom,dom.iterable", "--types", "node"];

/**
 * Measures a check of calls through the client, as a multiple of one through `@onkernel/sdk`, and one of queries, as a
 * multiple of the calls.
 */
export function measureTypes(rounds = 9): Promise<Check & { queryTime: number }> {
  return withPrograms(async (files) => {
    const results = await inTurn(rounds, {
      client: () => check(files.client), sdk: () => check(files.sdk), query: () => check(files.query),
    });
    return {
      instantiations: median(results.map(({ client, sdk }) => client.instantiations / sdk.instantiations)),
      checkTime: median(results.map(({ client, sdk }) => client.checkTime / sdk.checkTime)),
      queryTime: median(results.map(({ client, query }) => query.checkTime / client.checkTime)),
    };
  });
}

/** Checks a file. Rejects if it does not compile, because a partial check is not comparable. */
async function check(file: string): Promise<Check> {
  const command = ["node_modules/typescript/bin/tsc", "--extendedDiagnostics", ...options, ...libraries, file];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root });
  const figure = (name: string) => Number(new RegExp(`^${name}: +([\\d.]+)`, "m").exec(stdout)?.[1]);
  return { instantiations: figure("Instantiations"), checkTime: figure("Check time") };
}

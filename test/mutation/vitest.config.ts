/** The tests of a mutation run. Those of the checker are left out unless it is the room that is mutated. */
import { defineConfig } from "vitest/config";

/** Tests that start processes or read what is built: no mutant is active there. */
const withoutMutants = [
  "test/unit/{generated,hover,layers,size}.test.ts",
  "test/mock/{fuzz-bytes,fuzz-requests,sockets.large,tokens,workflow}.test.ts",
  "test/service/{files/fuzz,files/uploads.large,processes,processes-shell,shell}.test.ts",
  "test/check/{cleanup,command,hostile,session,worst-texts}.test.ts",
];

export default defineConfig({
  test: {
    globalSetup: "test/support/target.ts",
    include: process.env.MUTATION_ROOMS === "src/check"
      ? ["test/check/*.test.ts"]
      : ["test/{client,mock,server,service,unit}/**/*.test.ts"],
    exclude: withoutMutants,
    testTimeout: 120_000, // instrumented code is slow
    isolate: false,
  },
});

/** The tests of a mutation run: those of the rooms that are mutated. */
import { defineConfig } from "vitest/config";

/** Tests that start processes or read what is built: no mutant is active there. */
const withoutMutants = [
  "test/unit/{generated,hover,layers,size}.test.ts",
  "test/mock/{fuzz-bytes,fuzz-requests,sockets.large,tokens,workflow}.test.ts",
  "test/service/{files/fuzz,files/uploads.large,processes,processes-shell,shell}.test.ts",
  "test/check/{cleanup,command,hostile,session,worst-texts}.test.ts",
];

/** The tests of a room, if not all of them notice what is changed in it. */
const ofRoom: Record<string, string> = {
  "src/check": "test/check/*.test.ts",
  "src/service": "test/service/*.test.ts",
};

export default defineConfig({
  test: {
    globalSetup: "test/support/target.ts",
    include: [ofRoom[process.env.MUTATION_ROOMS ?? ""] ?? "test/{client,mock,server,service,unit}/**/*.test.ts"],
    exclude: withoutMutants,
    testTimeout: 120_000, // instrumented code is slow
    isolate: false,
  },
});

/** Breaks lines at random and runs the tests; with the argument `check`, it measures the check by the same means. */
import { Stryker } from "@stryker-mutator/core";

if (process.argv[2] === "check") await import("./check.js");
else await new Stryker({ configFile: "test/mutation/stryker.config.js" }).runMutationTest();

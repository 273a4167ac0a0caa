import { configDefaults, defineConfig } from "vitest/config";
import { LongestFirst } from "./test/support/sequencer.js";

const globalSetup = "test/support/target.ts";
/** Tests that take long by the size of what they test, so CI alone runs them. */
const large = "test/**/*.large.test.ts";
/** The requests derived from the contract, on the mock and on stock Prism: CI alone runs them, too. */
const derived = "test/contract/derived.test.ts";
/** The mock in pages and workers: whole checks, for the most part. */
const web = "test/browser/web/*.test.ts";
/**
 * Checks wait for servers most of the time. They run by themselves, so that all others keep a core each. Those that
 * compute take a multiple of their time beside others, and more on a slow machine: only what never ends is too long.
 */
const waiting = { maxWorkers: 6, sequence: { groupOrder: 1 }, testTimeout: 600_000 };
/** How many sequences of requests are sent at once: they wait more than they compute. */
const maxConcurrency = 10;

export default defineConfig({
  test: {
    isolate: false,
    maxWorkers: "100%", // by default one core is left idle, and of two that is half
    sequence: { sequencer: LongestFirst },
    // A module sets the time of a fuzz once for each worker, which may run several files.
    testTimeout: process.env.FUZZ_RUNS ? 3_600_000 : 30_000,
    hookTimeout: 30_000,
    retry: process.env.CI ? 1 : 0, // what passes then is reported as flaky
    reporters: ["default", "./test/support/flaky.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "mock",
          globalSetup,
          maxConcurrency,
          include: ["test/{client,contract,coverage,mock,sdk,server,service,unit}/**/*.test.ts"],
          exclude: [large, derived],
        },
      },
      {
        extends: true,
        test: {
          name: "stock-prism",
          globalSetup,
          include: ["test/{contract,prism}/**/*.test.ts"], // all but those that ask no server, and the longest
          exclude: [
            large,
            "test/contract/{cases,derived,facts,facts-table,operations}.test.ts",
            "test/contract/sequences/**",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "large",
          globalSetup,
          maxConcurrency,
          include: [large, derived],
          typecheck: {
            enabled: true,
            include: ["test/{sdk,types}/**/*.test-d.ts"],
            tsconfig: "test/tsconfig.types.json", // what else there is in test/, `npm run lint` checks
          },
        },
      },
      {
        extends: true,
        test: { name: "stock-prism-derived", globalSetup, include: [derived] },
      },
      {
        extends: true,
        test: {
          name: "browser",
          globalSetup: "test/docs/setup.ts",
          include: ["test/browser/**/*.test.ts", "test/docs/{page,call}-*.test.ts"],
          exclude: [...configDefaults.exclude, web], // test/browser/clients installs packages of its own
        },
      },
      { extends: true, test: { name: "web", include: [web], ...waiting } },
      { extends: true, test: { name: "samples", globalSetup, include: ["test/docs/samples*.test.ts"] } },
      { extends: true, test: { name: "command", include: ["test/command/*.test.ts"] } },
      { extends: true, test: { name: "scripts", include: ["test/scripts/**/*.test.ts"] } },
      {
        extends: true,
        test: { name: "check", include: ["test/{check,framing,proxy}/**/*.test.ts"], ...waiting },
      },
      {
        extends: true,
        test: { name: "package", globalSetup: "test/package/setup.ts", include: ["test/package/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "clients",
          globalSetup: "test/clients/setup.ts",
          include: ["test/clients/*.test.ts"],
          testTimeout: 120_000, // Python starts slowly where several programs start at once
        },
      },
      {
        extends: true,
        test: {
          name: "generators",
          globalSetup: "test/generators/setup.ts",
          include: ["test/generators/*.test.ts"],
          testTimeout: 600_000, // Maven fetches what a Java client imports
        },
      },
    ],
  },
});

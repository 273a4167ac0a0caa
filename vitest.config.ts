import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: "test/support/target.ts",
    include: ["test/**/*.test.ts"],
    testTimeout: 30_000,
    typecheck: { enabled: true, include: ["test/**/*.test-d.ts"], tsconfig: "tsconfig.json" },
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "./", // the folder works under any path
  resolve: { preserveSymlinks: true }, // the package is a link to this clone
  build: { target: "es2022" },
  test: { environment: "jsdom", setupFiles: ["test/setup.ts"], pool: "threads" },
});

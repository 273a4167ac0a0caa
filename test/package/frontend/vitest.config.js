import { defineConfig } from "vitest/config";

const include = ["app.test.jsx"];
const setupFiles = ["./blobs.js"];
const globalSetup = ["./mock.js"];

export default defineConfig({
  test: {
    pool: "threads", // each project has one file, so nothing needs a process of its own
    isolate: false,
    projects: [
      { test: { name: "happy-dom", environment: "happy-dom", include } },
      { test: { name: "jsdom", environment: "jsdom", setupFiles, include } },
      { test: { name: "happy-dom and globalSetup", environment: "happy-dom", globalSetup, include } },
      { test: { name: "jsdom without setup", environment: "jsdom", include: ["refused.test.jsx"] } },
    ],
  },
});

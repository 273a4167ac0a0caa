import { svelte } from "@sveltejs/vite-plugin-svelte";
import vue from "@vitejs/plugin-vue";
import solid from "vite-plugin-solid";
import { defineConfig } from "vitest/config";

const project = (name, plugins = []) => ({
  plugins,
  resolve: { conditions: ["browser"] },
  test: {
    name,
    environment: "happy-dom",
    include: [`${name}.test.*`],
    server: { deps: { inline: [/svelte-query/] } }, // it has components, which have to be compiled
  },
});

export default defineConfig({
  test: {
    pool: "threads",
    fileParallelism: false, // they share a mock
    projects: [
      project("react"),
      project("vue", [vue()]),
      project("solid", [solid()]),
      project("svelte", [svelte()]),
      project("swr"),
      { test: { name: "server", include: ["server.test.jsx"] } },
    ],
  },
});

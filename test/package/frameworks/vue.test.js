import { QueryClient, VueQueryPlugin } from "@tanstack/vue-query";
import { createApp } from "vue";
import Sessions from "./Vue.vue";
import { options, testSample } from "./works.js";

testSample((host) => {
  const app = createApp(Sessions).use(VueQueryPlugin, { queryClient: new QueryClient(options) });
  app.mount(host);
  return () => app.unmount();
});

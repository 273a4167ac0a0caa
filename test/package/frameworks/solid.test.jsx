import { QueryClient, QueryClientProvider } from "@tanstack/solid-query";
import { render } from "solid-js/web";
import { Sessions } from "./Solid.tsx";
import { options, testSample } from "./works.js";

testSample((host) => render(() => (
  <QueryClientProvider client={new QueryClient(options)}><Sessions /></QueryClientProvider>
), host));

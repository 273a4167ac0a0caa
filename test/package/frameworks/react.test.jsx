import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { Sessions } from "./React.tsx";
import { options, testSample } from "./works.js";

testSample((host) => {
  const root = createRoot(host);
  root.render(<QueryClientProvider client={new QueryClient(options)}><Sessions /></QueryClientProvider>);
  return () => root.unmount();
});

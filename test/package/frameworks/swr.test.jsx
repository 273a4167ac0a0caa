import { createRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import { Sessions } from "./Swr.tsx";
import { testSample } from "./works.js";

testSample((host) => {
  const root = createRoot(host);
  root.render(<SWRConfig value={{ provider: () => new Map() }}><Sessions /></SWRConfig>);
  return () => root.unmount();
});

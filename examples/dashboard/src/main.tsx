import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { openClient, queries } from "./api.js";
import { Sessions } from "./Sessions.js";

const root = createRoot(document.body.appendChild(document.createElement("main")));
try {
  const client = await openClient();
  root.render(<QueryClientProvider client={queries}><Sessions client={client} /></QueryClientProvider>);
} catch (error) {
  root.render(<p role="alert">{String(error)}</p>); // such as a page that cannot have a worker
}

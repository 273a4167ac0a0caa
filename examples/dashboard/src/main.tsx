import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { openClient, queries } from "./api.js";
import { Sessions } from "./Sessions.js";

const main = document.body.appendChild(document.createElement("main"));
createRoot(main).render(
  <QueryClientProvider client={queries}><Sessions client={await openClient()} /></QueryClientProvider>,
);

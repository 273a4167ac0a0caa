import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { openClient, queries } from "./api.js";
import { Sessions } from "./Sessions.js";

const main = document.querySelector("main");
const app = <QueryClientProvider client={queries}><Sessions client={await openClient()} /></QueryClientProvider>;
if (main) createRoot(main).render(app);

import { setupWorker } from "msw/browser";
import { calls } from "./calls.js";
import { handlers } from "./handlers.js";

await setupWorker(...handlers).start({ quiet: true });
document.body.textContent = await calls();

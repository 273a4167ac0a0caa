/**
 * The mock as one classic script, for `<script>`, for the docs, and as a service worker. Modules get `createMock` from
 * it, too.
 */
import { isServiceWorker } from "../worker/scope.js";
import { serve } from "../worker/serve.js";
import { createMock } from "./index.js";

declare global {
  /** What the script offers. */
  var cloudBrowserMock: { createMock: typeof createMock };
}

globalThis.cloudBrowserMock = { createMock };
const scope: unknown = globalThis;
if (isServiceWorker(scope)) serve(scope);

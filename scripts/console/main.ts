/** The console: swagger-ui, with fields for what every call is sent with. It runs in the browser. */
import { type Contract, operationsOf } from "./contract.js";
import { sending, withSettings } from "./send.js";
import { keepSettings } from "./settings.js";
import { askServer } from "./status.js";
import type { Plugin } from "./swagger-ui.js";

/** In `contract.js`, beside this script, because a page on disk may not fetch. */
declare const contract: Contract;

const baseUrl = contract.servers[0]?.variables.base_url.default ?? "";
// swagger-ui takes a relative link for one to the server that it calls.
for (const { externalDocs } of operationsOf(contract)) {
  if (externalDocs) externalDocs.url = new URL(externalDocs.url, location.href).href;
}

/**
 * What swagger-ui shows in another way: the page has a heading and fields of its own; bytes are offered as a file, not
 * as text; a field of a form that is left empty is not sent.
 */
const looks: Plugin = () => ({
  wrapComponents: {
    InfoContainer: () => () => null,
    ServersContainer: () => () => null,
    ParameterIncludeEmpty: (original, { React }) => (props) => React.createElement(original, {
      ...props,
      isIncludedOptions: { ...props.isIncludedOptions as object, defaultValue: false },
    }),
    responseBody: (original, { React }) => (props) => React.createElement(original, {
      ...props,
      ...props.content instanceof Blob && !/^image\//.test(`${props.contentType as string}`)
      && { contentType: "application/octet-stream" },
    }),
  },
});

const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", follow);
follow();

keepSettings({ baseUrl, token: "any-token", prefer: "" }, () => void askServer());
void askServer();

const { specActions } = SwaggerUIBundle({
  spec: contract,
  domNode: document.querySelector("#swagger-ui"),
  plugins: [sending, looks],
  requestInterceptor: (call) => withSettings(call, baseUrl),
  deepLinking: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  docExpansion: "none",
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
});
// It resolves references by the URL of the contract, which else would be that of this page, and fails on disk.
specActions.updateUrl(baseUrl);

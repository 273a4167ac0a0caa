/** Servers whose responses have one fault each, in every area of the service. */
import { answers, type Fault, values } from "./faults.js";

export const responseFaults: Fault[] = [
  ["returns a session without its address", values("GET", /^\/browsers\/\w+$/, (one) => delete one.cdp_ws_url && one),
    "response-body: getBrowser"],
  ["returns a word as the headless flag of a session", values("GET", /^\/browsers\/\w+$/, (one) => {
    one.headless = "no";
  }), "response-body: getBrowser"],
  ["returns sessions in an unknown region", values("GET", /^\/browsers$/, (one) => {
    one.region = "moon";
  }), "response-body: listBrowsers"],
  ["returns the status of a page as a string", values("POST", /\/curl$/, (one) => {
    one.status = "200";
  }), "response-body: curlBrowser"],
  ["returns an invalid start time of replays", values("GET", /\/replays$/, (one) => {
    one.started_at = "yesterday";
  }), "response-body: listReplays"],
  ["returns 200 for the start of a replay", answers("POST", /\/replays$/, (response) => response.status = 200),
    "response-status: startReplay"],
  ["returns a word in Retry-After", answers("GET", /\/replays\/\w+$/, ({ headers }) =>
    headers["retry-after"] = "soon"), "response-header: downloadReplay"],
  ["returns a file as plain text", answers("GET", /read_file$/, ({ headers }) =>
    headers["content-type"] = "text/plain"), "response-media-type: readFile"],
  ["returns a screenshot as JPEG", answers("POST", /screenshot$/, ({ headers }) =>
    headers["content-type"] = "image/jpeg"), "response-media-type: takeScreenshot"],
  ["returns an archive as octet-stream", answers("GET", /download_dir_zip$/, ({ headers }) =>
    headers["content-type"] = "application/octet-stream"), "response-media-type: downloadDirZip"],
  ["returns a number as the directory flag of files", values("GET", /list_files$/, (one) => {
    one.is_dir = 0;
  }), "response-body: listFiles"],
  ["returns relative paths", values("GET", /file_info$/, (one) => {
    one.path = "notes.txt";
  }), "response-body: getFileInfo"],
  ["returns no mouse position", values("POST", /get_mouse_position$/, () => ({})), "response-body: getMousePosition"],
  ["returns a fractional mouse position", values("POST", /get_mouse_position$/, (one) => {
    one.x = 0.5;
  }), "response-body: getMousePosition"],
  ["returns an empty body for the cursor", answers("POST", /cursor$/, (response) => response.text = ""),
    "response-body: setCursor"],
  ["returns null for the clipboard", values("POST", /clipboard\/read$/, (one) => {
    one.text = null;
  }), "response-null: readClipboard"],
  ["returns no success flag for executed code", values("POST", /playwright\/execute$/, (one) =>
    delete one.success && one),
  "response-body: executePlaywrightCode"],
  ["returns an exit code as a string", values("POST", /process\/exec$/, (one) => {
    one.exit_code = "0";
  }), "response-body: execProcess"],
  ["returns an undeclared process state", values("GET", /process\/[^/]+\/status$/, (one) => {
    one.state = "zombie";
  }), "response-body: getProcessStatus"],
  ["returns the size of an extension in words", values("GET", /\/metadata$/, (one) => {
    one.size_bytes = "7 kB";
  }), "response-body: getExtensionMetadata"],
  ["returns an extension as JSON", answers("GET", /^\/extensions\/[\w-]+$/, ({ headers }) =>
    headers["content-type"] = "application/json"), "response-media-type: downloadExtension"],
  ["returns an undeclared proxy type", values("GET", /^\/proxies/, (one) => {
    one.type = "carrier_pigeon";
  }), "response-body: listProxies, getProxy"],
  ["returns a fractional browser count of a pool", values("GET", /^\/browser_pools\/\w+$/, (one) => {
    one.acquired_count = 0.5;
  }), "response-body: getBrowserPool"],
  ["returns null for the configuration of a pool", values("GET", /^\/browser_pools$/, (one) => {
    one.browser_pool_config = null;
  }), "response-null: listBrowserPools"],
  ["returns an undeclared login status", values("GET", /^\/auth\/connections\/\w+$/, (one) => {
    one.status = "MAYBE";
  }), "response-body: getAuthConnection"],
  ["returns an invalid URL of a login page", values("POST", /\/login$/, (one) => {
    one.hosted_url = "a page";
  }), "response-body: startAuthLogin"],
  ["returns dates instead of timestamps", values("GET", /^\/credentials\/[\w-]+$/, (one) => {
    one.updated_at = one.updated_at.slice(0, 10);
  }), "response-body: getCredential"],
  ["returns timestamps without an offset", values("GET", /^\/credentials$/, (one) => {
    one.created_at = one.created_at.replace("Z", "");
  }), "response-body: listCredentials"],
  ["returns a one-time code as a number", values("GET", /totp-code$/, (one) => {
    one.code = Number(one.code);
  }), "response-body: getTotpCode"],
  ["returns a priority as a string", values("GET", /credential_providers$/, (one) => {
    one.priority = "first";
  }), "response-body: listCredentialProviders"],
  ["omits a property deep in a response", values("GET", /\/items$/, ({ items: [first, ...others] }) => {
    delete first.title;
    return { items: [first, ...others] };
  }), "response-body: listCredentialProviderItems"],
  ["omits a property deep in a list entry", values("GET", /^\/apps$/, ({ actions, ...one }) =>
    ({ ...one, actions: actions.map(({ name: _, ...action }: Record<string, unknown>) => action) })),
  "response-body: listApps"],
  ["returns a number as an environment variable", values("GET", /^\/deployments\/\w+$/, (one) => {
    one.env_vars = { PORT: 7 };
  }), "response-body: getDeployment"],
  ["returns the payload of an invocation as an object", values("GET", /^\/invocations\/\w+$/, (one) => {
    one.payload = {};
  }), "response-body: getInvocation"],
  ["returns the sessions of an invocation as a list", answers("GET", /^\/invocations\/\w+\/browsers$/, (response) =>
    response.text = "[]"), "response-body: listInvocationBrowsers"],

  ["returns empty bodies", answers("GET", /^\/apps$/, (response) => response.text = ""), "response-body: listApps"],
  ["truncates a body", answers("GET", /^\/apps$/, (response) => response.text = response.text.slice(0, -1)),
    "response-body: listApps"],
  ["returns null", answers("GET", /^\/profiles\/\w+$/, (response) => response.text = "null"),
    "response-body: getProfile"],
  ["returns a JSON string", answers("GET", /^\/profiles\/\w+$/, (response) => response.text = '"ok"'),
    "response-body: getProfile"],
  ["returns two JSON documents", answers("GET", /^\/apps$/, (response) => response.text += "[]"),
    "response-body: listApps"],
  ["returns JSON with single quotes", answers("GET", /^\/apps$/, (response) =>
    response.text = response.text.replaceAll('"', "'")), "response-body: listApps"],
  ["returns HTML with 200", answers("GET", /^\/apps$/, (response) => {
    response.headers["content-type"] = "text/html; charset=utf-8";
    response.text = "<h1>Apps</h1>";
  }), "response-media-type: listApps"],
  ["returns JSON without a media type", answers("GET", /^\/apps$/, ({ headers }) => delete headers["content-type"]),
    "response-media-type: listApps"],
  ["returns JSON with another media type", answers("GET", /^\/apps$/, ({ headers }) =>
    headers["content-type"] = "application/vnd.any+json"), "response-media-type: listApps"],
  ["returns 202 for a creation", answers("POST", /^\/profiles$/, (response) => response.status = 202),
    "response-status: createProfile"],
  ["returns 204 for a read", answers("GET", /^\/apps$/, (response) =>
    Object.assign(response, { status: 204, text: "" })), "response-status: listApps"],
  ["returns no page headers", answers("GET", /^\/apps$/, ({ headers }) => delete headers["x-has-more"]),
    "response-header: listApps"],
  ["returns a word in X-Has-More", answers("GET", /^\/apps$/, ({ headers }) =>
    headers["x-has-more"] = "no"), "response-header: listApps"],
  ["returns a letter in X-Offset", answers("GET", /^\/apps$/, ({ headers }) => headers["x-offset"] = "a"),
    "response-header: listApps"],
];

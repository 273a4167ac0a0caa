/** Servers whose responses have one fault each, in every area of the service. */
import { answers, type Fault, values } from "./faults.js";

export const responseFaults: Fault[] = [
  ["returns a session without its address", values("GET", /^\/browsers\/\w+$/, (one) => delete one.cdp_ws_url && one),
    "answer-body: getBrowser"],
  ["returns a word as the headless flag of a session", values("GET", /^\/browsers\/\w+$/, (one) => {
    one.headless = "no";
  }), "answer-body: getBrowser"],
  ["returns sessions in an unknown region", values("GET", /^\/browsers$/, (one) => {
    one.region = "moon";
  }), "answer-body: listBrowsers"],
  ["returns the status of a page as a string", values("POST", /\/curl$/, (one) => {
    one.status = "200";
  }), "answer-body: curlBrowser"],
  ["returns an invalid start time of replays", values("GET", /\/replays$/, (one) => {
    one.started_at = "yesterday";
  }), "answer-body: listReplays"],
  ["returns 200 for the start of a replay", answers("POST", /\/replays$/, (answer) => answer.status = 200),
    "answer-status: startReplay"],
  ["returns a word in Retry-After", answers("GET", /\/replays\/\w+$/, ({ headers }) =>
    headers["retry-after"] = "soon"), "answer-header: downloadReplay"],
  ["returns a file as plain text", answers("GET", /read_file$/, ({ headers }) =>
    headers["content-type"] = "text/plain"), "answer-media-type: readFile"],
  ["returns a screenshot as JPEG", answers("POST", /screenshot$/, ({ headers }) =>
    headers["content-type"] = "image/jpeg"), "answer-media-type: takeScreenshot"],
  ["returns an archive as octet-stream", answers("GET", /download_dir_zip$/, ({ headers }) =>
    headers["content-type"] = "application/octet-stream"), "answer-media-type: downloadDirZip"],
  ["returns a number as the directory flag of files", values("GET", /list_files$/, (one) => {
    one.is_dir = 0;
  }), "answer-body: listFiles"],
  ["returns relative paths", values("GET", /file_info$/, (one) => {
    one.path = "notes.txt";
  }), "answer-body: getFileInfo"],
  ["returns no mouse position", values("POST", /get_mouse_position$/, () => ({})), "answer-body: getMousePosition"],
  ["returns a fractional mouse position", values("POST", /get_mouse_position$/, (one) => {
    one.x = 0.5;
  }), "answer-body: getMousePosition"],
  ["returns an empty body for the cursor", answers("POST", /cursor$/, (answer) => answer.text = ""),
    "answer-body: setCursor"],
  ["returns null for the clipboard", values("POST", /clipboard\/read$/, (one) => {
    one.text = null;
  }), "answer-null: readClipboard"],
  ["returns no success flag for executed code", values("POST", /playwright\/execute$/, (one) =>
    delete one.success && one),
  "answer-body: executePlaywrightCode"],
  ["returns an exit code as a string", values("POST", /process\/exec$/, (one) => {
    one.exit_code = "0";
  }), "answer-body: execProcess"],
  ["returns an undeclared process state", values("GET", /process\/[^/]+\/status$/, (one) => {
    one.state = "zombie";
  }), "answer-body: getProcessStatus"],
  ["returns the size of an extension in words", values("GET", /\/metadata$/, (one) => {
    one.size_bytes = "7 kB";
  }), "answer-body: getExtensionMetadata"],
  ["returns an extension as JSON", answers("GET", /^\/extensions\/[\w-]+$/, ({ headers }) =>
    headers["content-type"] = "application/json"), "answer-media-type: downloadExtension"],
  ["returns an undeclared proxy type", values("GET", /^\/proxies/, (one) => {
    one.type = "carrier_pigeon";
  }), "answer-body: listProxies, getProxy"],
  ["returns a fractional browser count of a pool", values("GET", /^\/browser_pools\/\w+$/, (one) => {
    one.acquired_count = 0.5;
  }), "answer-body: getBrowserPool"],
  ["returns null for the configuration of a pool", values("GET", /^\/browser_pools$/, (one) => {
    one.browser_pool_config = null;
  }), "answer-null: listBrowserPools"],
  ["returns an undeclared login status", values("GET", /^\/auth\/connections\/\w+$/, (one) => {
    one.status = "MAYBE";
  }), "answer-body: getAuthConnection"],
  ["returns an invalid URL of a login page", values("POST", /\/login$/, (one) => {
    one.hosted_url = "a page";
  }), "answer-body: startAuthLogin"],
  ["returns dates instead of timestamps", values("GET", /^\/credentials\/[\w-]+$/, (one) => {
    one.updated_at = one.updated_at.slice(0, 10);
  }), "answer-body: getCredential"],
  ["returns timestamps without an offset", values("GET", /^\/credentials$/, (one) => {
    one.created_at = one.created_at.replace("Z", "");
  }), "answer-body: listCredentials"],
  ["returns a one-time code as a number", values("GET", /totp-code$/, (one) => {
    one.code = Number(one.code);
  }), "answer-body: getTotpCode"],
  ["returns a priority as a string", values("GET", /credential_providers$/, (one) => {
    one.priority = "first";
  }), "answer-body: listCredentialProviders"],
  ["omits a property deep in a response", values("GET", /\/items$/, ({ items: [first, ...others] }) => {
    delete first.title;
    return { items: [first, ...others] };
  }), "answer-body: getCredentialProviderItems"],
  ["omits a property deep in a list entry", values("GET", /^\/apps$/, ({ actions, ...one }) =>
    ({ ...one, actions: actions.map(({ name: _, ...action }: Record<string, unknown>) => action) })),
  "answer-body: listApps"],
  ["returns a number as an environment variable", values("GET", /^\/deployments\/\w+$/, (one) => {
    one.env_vars = { PORT: 7 };
  }), "answer-body: getDeployment"],
  ["returns the payload of an invocation as an object", values("GET", /^\/invocations\/\w+$/, (one) => {
    one.payload = {};
  }), "answer-body: getInvocation"],
  ["returns the sessions of an invocation as a list", answers("GET", /^\/invocations\/\w+\/browsers$/, (answer) =>
    answer.text = "[]"), "answer-body: getInvocationBrowsers"],

  ["returns empty bodies", answers("GET", /^\/apps$/, (answer) => answer.text = ""), "answer-body: listApps"],
  ["truncates a body", answers("GET", /^\/apps$/, (answer) => answer.text = answer.text.slice(0, -1)),
    "answer-body: listApps"],
  ["returns null", answers("GET", /^\/profiles\/\w+$/, (answer) => answer.text = "null"),
    "answer-body: getProfile"],
  ["returns a JSON string", answers("GET", /^\/profiles\/\w+$/, (answer) => answer.text = '"ok"'),
    "answer-body: getProfile"],
  ["returns two JSON documents", answers("GET", /^\/apps$/, (answer) => answer.text += "[]"), "answer-body: listApps"],
  ["returns JSON with single quotes", answers("GET", /^\/apps$/, (answer) =>
    answer.text = answer.text.replaceAll('"', "'")), "answer-body: listApps"],
  ["returns HTML with 200", answers("GET", /^\/apps$/, (answer) => {
    answer.headers["content-type"] = "text/html; charset=utf-8";
    answer.text = "<h1>Apps</h1>";
  }), "answer-media-type: listApps"],
  ["returns JSON without a media type", answers("GET", /^\/apps$/, ({ headers }) => delete headers["content-type"]),
    "answer-media-type: listApps"],
  ["returns JSON with another media type", answers("GET", /^\/apps$/, ({ headers }) =>
    headers["content-type"] = "application/vnd.any+json"), "answer-media-type: listApps"],
  ["returns 202 for a creation", answers("POST", /^\/profiles$/, (answer) => answer.status = 202),
    "answer-status: createProfile"],
  ["returns 204 for a read", answers("GET", /^\/apps$/, (answer) =>
    Object.assign(answer, { status: 204, text: "" })), "answer-status: listApps"],
  ["returns no page headers", answers("GET", /^\/apps$/, ({ headers }) => delete headers["x-has-more"]),
    "answer-header: listApps"],
  ["returns a word in X-Has-More", answers("GET", /^\/apps$/, ({ headers }) =>
    headers["x-has-more"] = "no"), "answer-header: listApps"],
  ["returns a letter in X-Offset", answers("GET", /^\/apps$/, ({ headers }) => headers["x-offset"] = "a"),
    "answer-header: listApps"],
];

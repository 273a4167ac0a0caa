/** Servers whose answers have one fault, in each area of the service. */
import { answers, type Fault, values } from "./faults.js";

export const answerFaults: Fault[] = [
  ["gives a session without its address", values("GET", /^\/browsers\/\w+$/, (one) => delete one.cdp_ws_url && one),
    "answer-body: getBrowser"],
  ["says in words whether a session has a screen", values("GET", /^\/browsers\/\w+$/, (one) => {
    one.headless = "no";
  }), "answer-body: getBrowser"],
  ["has sessions in a region that is none", values("GET", /^\/browsers$/, (one) => {
    one.region = "moon";
  }), "answer-body: listBrowsers"],
  ["gives the status of a page as a text", values("POST", /\/curl$/, (one) => {
    one.status = "200";
  }), "answer-body: curlBrowser"],
  ["has replays that began yesterday", values("GET", /\/replays$/, (one) => {
    one.started_at = "yesterday";
  }), "answer-body: listReplays"],
  ["answers the start of a replay with 200", answers("POST", /\/replays$/, (answer) => answer.status = 200),
    "answer-status: startReplay"],
  ["says in words when a replay is there", answers("GET", /\/replays\/\w+$/, ({ headers }) =>
    headers["retry-after"] = "soon"), "answer-header: downloadReplay"],
  ["gives a file as plain text", answers("GET", /read_file$/, ({ headers }) => headers["content-type"] = "text/plain"),
    "answer-media-type: readFile"],
  ["gives a screenshot as JPEG", answers("POST", /screenshot$/, ({ headers }) =>
    headers["content-type"] = "image/jpeg"), "answer-media-type: takeScreenshot"],
  ["gives an archive as a file", answers("GET", /download_dir_zip$/, ({ headers }) =>
    headers["content-type"] = "application/octet-stream"), "answer-media-type: downloadDirZip"],
  ["says in numbers what is a directory", values("GET", /list_files$/, (one) => {
    one.is_dir = 0;
  }), "answer-body: listFiles"],
  ["gives relative paths", values("GET", /file_info$/, (one) => {
    one.path = "notes.txt";
  }), "answer-body: getFileInfo"],
  ["has no place of the mouse", values("POST", /get_mouse_position$/, () => ({})), "answer-body: getMousePosition"],
  ["has a place of the mouse between pixels", values("POST", /get_mouse_position$/, (one) => {
    one.x = 0.5;
  }), "answer-body: getMousePosition"],
  ["has nothing to say of the cursor", answers("POST", /cursor$/, (answer) => answer.text = ""),
    "answer-body: setCursor"],
  ["has null on the clipboard", values("POST", /clipboard\/read$/, (one) => {
    one.text = null;
  }), "answer-null: readClipboard"],
  ["does not say how code went", values("POST", /playwright\/execute$/, (one) => delete one.success && one),
    "answer-body: executePlaywrightCode"],
  ["gives the end of a process as a text", values("POST", /process\/exec$/, (one) => {
    one.exit_code = "0";
  }), "answer-body: execProcess"],
  ["has a state of its own", values("GET", /process\/[^/]+\/status$/, (one) => {
    one.state = "zombie";
  }), "answer-body: getProcessStatus"],
  ["gives the size of an extension in words", values("GET", /\/metadata$/, (one) => {
    one.size_bytes = "7 kB";
  }), "answer-body: getExtensionMetadata"],
  ["gives an extension as JSON", answers("GET", /^\/extensions\/[\w-]+$/, ({ headers }) =>
    headers["content-type"] = "application/json"), "answer-media-type: downloadExtension"],
  ["has a kind of proxy of its own", values("GET", /^\/proxies/, (one) => {
    one.type = "carrier_pigeon";
  }), "answer-body: listProxies, getProxy"],
  ["has half a browser in a pool", values("GET", /^\/browser_pools\/\w+$/, (one) => {
    one.acquired_count = 0.5;
  }), "answer-body: getBrowserPool"],
  ["has null for what a pool is made of", values("GET", /^\/browser_pools$/, (one) => {
    one.browser_pool_config = null;
  }), "answer-null: listBrowserPools"],
  ["has a status of its own for a login", values("GET", /^\/auth\/connections\/\w+$/, (one) => {
    one.status = "MAYBE";
  }), "answer-body: getAuthConnection"],
  ["leads to a page of a login that is no URL", values("POST", /\/login$/, (one) => {
    one.hosted_url = "a page";
  }), "answer-body: startAuthLogin"],
  ["gives days in the place of times", values("GET", /^\/credentials\/[\w-]+$/, (one) => {
    one.updated_at = one.updated_at.slice(0, 10);
  }), "answer-body: getCredential"],
  ["gives times without an offset", values("GET", /^\/credentials$/, (one) => {
    one.created_at = one.created_at.replace("Z", "");
  }), "answer-body: listCredentials"],
  ["gives a one-time code as a number", values("GET", /totp-code$/, (one) => {
    one.code = Number(one.code);
  }), "answer-body: getTotpCode"],
  ["gives a rank as a text", values("GET", /credential_providers$/, (one) => {
    one.priority = "first";
  }), "answer-body: listCredentialProviders"],
  ["has items without a vault, deep in an answer", values("GET", /\/items$/, ({ items: [first, ...others] }) => {
    delete first.title;
    return { items: [first, ...others] };
  }), "answer-body: getCredentialProviderItems"],
  ["has an action without a name, in one entry of a list", values("GET", /^\/apps$/, ({ actions, ...one }) =>
    ({ ...one, actions: actions.map(({ name: _, ...action }: Record<string, unknown>) => action) })),
  "answer-body: listApps"],
  ["shows a number where a value is hidden", values("GET", /^\/deployments\/\w+$/, (one) => {
    one.env_vars = { PORT: 7 };
  }), "answer-body: getDeployment"],
  ["gives what an app was called with as an object", values("GET", /^\/invocations\/\w+$/, (one) => {
    one.payload = {};
  }), "answer-body: getInvocation"],
  ["has sessions of an app as a list", answers("GET", /^\/invocations\/\w+\/browsers$/, (answer) =>
    answer.text = "[]"), "answer-body: getInvocationBrowsers"],

  ["has empty bodies", answers("GET", /^\/apps$/, (answer) => answer.text = ""), "answer-body: listApps"],
  ["loses the end of a body", answers("GET", /^\/apps$/, (answer) => answer.text = answer.text.slice(0, -1)),
    "answer-body: listApps"],
  ["answers null", answers("GET", /^\/profiles\/\w+$/, (answer) => answer.text = "null"),
    "answer-body: getProfile"],
  ["answers with a text in JSON", answers("GET", /^\/profiles\/\w+$/, (answer) => answer.text = '"ok"'),
    "answer-body: getProfile"],
  ["answers with two documents", answers("GET", /^\/apps$/, (answer) => answer.text += "[]"), "answer-body: listApps"],
  ["puts JSON into single quotes", answers("GET", /^\/apps$/, (answer) =>
    answer.text = answer.text.replaceAll('"', "'")), "answer-body: listApps"],
  ["gives a page with 200", answers("GET", /^\/apps$/, (answer) => {
    answer.headers["content-type"] = "text/html; charset=utf-8";
    answer.text = "<h1>Apps</h1>";
  }), "answer-media-type: listApps"],
  ["gives JSON without a type", answers("GET", /^\/apps$/, ({ headers }) => delete headers["content-type"]),
    "answer-media-type: listApps"],
  ["gives JSON of a type of its own", answers("GET", /^\/apps$/, ({ headers }) =>
    headers["content-type"] = "application/vnd.any+json"), "answer-media-type: listApps"],
  ["answers 202 where something is created", answers("POST", /^\/profiles$/, (answer) => answer.status = 202),
    "answer-status: createProfile"],
  ["answers 204 where something is read", answers("GET", /^\/apps$/, (answer) =>
    Object.assign(answer, { status: 204, text: "" })), "answer-status: listApps"],
  ["has no page headers", answers("GET", /^\/apps$/, ({ headers }) => delete headers["x-has-more"]),
    "answer-header: listApps"],
  ["says in words whether a page is the last one", answers("GET", /^\/apps$/, ({ headers }) =>
    headers["x-has-more"] = "no"), "answer-header: listApps"],
  ["counts from a letter on", answers("GET", /^\/apps$/, ({ headers }) => headers["x-offset"] = "a"),
    "answer-header: listApps"],
];

/** Servers that confirm an effect and do not have it, in several areas of the service. */
import { type Broken, hasToken, inJson, ofSuccess, type Passing } from "./broken.js";
import { answers, deletesNothing, type Fault, isOf, values } from "./faults.js";

const withoutCreated = (list: unknown[]) => list.filter((one) => !JSON.stringify(one).includes("-check-"));
/** Removes the resources of the check from a list. */
const hides = (path: RegExp) => answers("GET", path, inJson(withoutCreated));
const query = (path: RegExp, change: (url: string) => string) => ({
  request: (one: Passing) => isOf("GET", path)(one) && (one.url = change(one.url)),
});

/** Returns 404 for some requests after so many of them. */
function forgetsAfter(times: number, path: RegExp): Broken {
  let requests = 0;
  return answers("GET", path, (response) => requests++ >= times
    && Object.assign(response, { status: 404, text: '{"code":"not_found","message":"No."}' }));
}

/** Appends to a file instead of replacing its content. */
function appends(): Broken {
  const contents = new Map<string, string>();
  return {
    request(one) {
      if (!isOf("PUT", /\/fs\/write_file$/)(one) || !hasToken(one)) return;
      const target = one.url.replace(/&mode=\d+/, "");
      one.text = (contents.get(target) ?? "") + one.text;
      contents.set(target, one.text);
    },
  };
}

/** Marks a deployment as stopped once it is deleted, even if it has failed before. */
function stopsFailed(): Broken {
  const deleted = new Set<string>();
  return {
    request: ({ method, url }) => void (method === "DELETE" && deleted.add(url)),
    ...values("GET", /^\/deployments\/\w+$/, (one) => {
      if (deleted.has(`/deployments/${one.id}`)) one.status = "stopped";
    }),
  };
}

export const effectFaults: Fault[] = [
  ["does not delete proxies", deletesNothing(/^\/proxies\/\w+$/), "behavior: deleteProxy"],
  ["does not delete pools", deletesNothing(/^\/browser_pools\/\w+$/), "behavior: deleteBrowserPool"],
  ["does not delete credentials", deletesNothing(/^\/credentials\/\w+$/),
    "behavior: deleteCredential"],
  ["does not delete extensions", deletesNothing(/^\/extensions\/\w+$/), "behavior: deleteExtension"],
  ["does not delete connections", deletesNothing(/^\/auth\/connections\/\w+$/),
    "behavior: deleteAuthConnection"],
  ["does not delete sessions", deletesNothing(/^\/browsers\/\w+$/), "behavior: deleteBrowser"],
  ["accepts a second deletion", { answer: (response, { method, url }) => method === "DELETE"
    && response.status === 404 && !/\/0+$/.test(url)
    && Object.assign(response, { status: 204, headers: {}, text: "" }) },
  "behavior: deleteCredential"],

  ["does not list created proxies", hides(/^\/proxies$/), "behavior: createProxy"],
  ["does not list created credentials", hides(/^\/credentials$/), "behavior: createCredential"],
  ["does not list created pools", hides(/^\/browser_pools$/), "behavior: createBrowserPool"],
  ["does not list created sessions", answers("GET", /^\/browsers$/, inJson((list: unknown[]) => list.slice(-1))),
    "behavior: createBrowser"],

  ["does not rename proxies", values("GET", /^\/proxies\/\w+$/, (one) => {
    one.name = "checkout";
  }), "behavior: updateProxy"],
  ["never marks a connection as logged in", values("GET", /^\/auth\/connections\/\w+$/, (one) => {
    one.status = "NEEDS_AUTH";
  }), "behavior: submitAuthFields"],
  ["stops deployments that have failed", stopsFailed(), "behavior: deleteDeployment"],
  ["stores another domain than was sent", values("GET", /^\/credentials\/[\w-]+$/, (one) => {
    one.domain = "other.example.com";
  }), "behavior: createCredential"],
  ["stores another priority than was sent", values("GET", /credential_providers\/\w+$/, (one) => {
    one.priority = 99;
  }), "behavior: updateCredentialProvider"],
  ["stores another viewport than was sent", values("GET", /^\/browsers\/\w+$/, (one) => {
    one.viewport = { width: 800, height: 600 };
  }), "behavior: updateBrowser"],
  ["does not update the status of invocations", values("GET", /^\/invocations\/\w+$/, (one) => {
    one.status = "running";
  }), "behavior: updateInvocation"],
  ["does not find sessions by name", { answer: (response, { url }) => /^\/browsers\/[^/]*-check-/.test(url)
    && Object.assign(response, { status: 404, text: '{"code":"not_found","message":"No."}' }) },
  "behavior: getBrowser"],
  ["does not find proxies by name", { answer: (response, { url, method }) => method === "GET"
    && /^\/proxies\/[^/]*-check-/.test(url)
    && Object.assign(response, { status: 404, text: '{"code":"not_found","message":"No."}' }) }, "behavior: getProxy"],

  ["moves the mouse to another position",
    { request: (one) => one.text = one.text.replace('"x":130,"y":140', '"x":1,"y":1') }, "behavior: moveMouse"],
  ["writes another text to the clipboard",
    { request: (one) => one.text = one.text.replace(/"text":"run-check[^"]*"/, '"text":"SPRING-20"') },
    "behavior: writeClipboard"],
  ["appends to files instead of replacing them", appends(), "behavior: writeFile",
    ["writeFile", "readFile", "getFileInfo"]],
  ["forgets processes after a while", forgetsAfter(1, /\/process\/[^/]+\/status$/), "behavior: getProcessStatus"],
  ["does not kill processes", { instead: ({ url, text, headers }, response) =>
    /\/process\/(?!0{8})[0-9a-f-]{36}\/kill$/.test(url)
    && headers.authorization === "Bearer any-token" && /^{"signal":"(TERM|KILL)"}$/.test(text)
    && Boolean(response.writeHead(200, { "content-type": "application/json" }).end('{"ok":true}')) },
  "behavior: killProcess"],
  ["does not list replays", answers("GET", /\/replays$/, (response) => response.text = "[]"), "behavior: startReplay"],
  ["never shows a replay as finished", values("GET", /\/replays$/, (one) => {
    one.finished_at = null;
  }), "behavior: stopReplay"],
  ["lists only the default executor", answers("GET", /\/executors$/, inJson((body) =>
    ({ ...body, executors: body.executors.slice(0, 1) }))), "behavior: executePlaywrightCode"],
  ["does not delete executors", deletesNothing(/\/executors\/(?![0-]+$)[\w-]+$/), "behavior: deletePlaywrightExecutor"],

  ["returns at least five entries per page", query(/^\/credentials$/, (url) => url.replace("limit=2", "limit=5")),
    "behavior: listCredentials"],
  ["starts each page at the first entry", query(/^\/browsers$/, (url) => url.replace(/offset=\d+/, "offset=0")),
    "behavior: listBrowsers"],
  ["skips one entry too many", query(/^\/proxies$/, (url) =>
    url.replace(/offset=(\d+)/, (_, from: string) => `offset=${Number(from) && Number(from) + 1}`)),
  "behavior: listProxies"],
  ["repeats the first entry of a page", ofSuccess((response, request) => isOf("GET", /^\/credentials$/)(request)
    && inJson((list: unknown[]) => list.map((one, at) => at === 1 ? list[0] : one))(response)),
  "behavior: listCredentials"],

  ["ignores which events of telemetry are asked for", query(/\/telemetry\/stream$/, (url) =>
    url.replace(/(?<=[?&])type=/g, "kind=")), "behavior: streamTelemetryEvents"],
  ["replays no telemetry", query(/\/telemetry\/stream$/, (url) => url.replace("replay=all", "replay=none")),
    "behavior: streamTelemetryEvents"],
  ["replays telemetry to each connection", query(/\/telemetry\/stream$/, (url) =>
    url.replace(/(?<!replay=all)$/, url.includes("?") ? "&replay=all" : "?replay=all")),
  "behavior: streamTelemetryEvents"],
  ["forgets where a telemetry stream was interrupted", {
    request: ({ headers }) => delete headers["last-event-id"],
  }, "behavior: streamTelemetryEvents"],
  ["sends the whole log of a deployment", query(/^\/deployments\/\w+\/events$/, (url) => url.replace("since=1ms", "")),
    "behavior: streamDeploymentEvents"],
  ["sends the whole log of an invocation", query(/^\/invocations\/\w+\/events$/, (url) => url.replace("since=1ms", "")),
    "behavior: streamInvocationEvents"],
  ["watches all directories below", {
    request: (one) => /\/fs\/watch$/.test(one.url) && hasToken(one)
      && (one.text = one.text.replace(/^(?!.*recursive)(.*)}$/, '$1,"recursive":true}')),
  }, "behavior: startFileWatch", ["startFileWatch", "streamFileEvents"]],
];

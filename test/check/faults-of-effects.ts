/** Servers that do not do what they say, in several areas of the service. */
import { type Broken, inJson, ofSuccess, type Passing } from "./broken.js";
import { answers, deletesNothing, type Fault, isOf, values } from "./faults.js";

const kept = (list: unknown[]) => list.filter((one) => !JSON.stringify(one).includes("-check-"));
/** Takes what the check has made off a list. */
const hides = (path: RegExp) => answers("GET", path, inJson(kept));
const query = (path: RegExp, change: (url: string) => string) => ({
  request: (one: Passing) => isOf("GET", path)(one) && (one.url = change(one.url)),
});

/** Answers some requests so many times, and with 404 from then on. */
function forgetsAfter(times: number, path: RegExp): Broken {
  let asked = 0;
  return answers("GET", path, (answer) => asked++ >= times
    && Object.assign(answer, { status: 404, text: '{"code":"not_found","message":"No."}' }));
}

export const effectFaults: Fault[] = [
  ["deletes no proxy", deletesNothing(/^\/proxies\/\w+$/), "deleted: deleteProxy"],
  ["deletes no pool", deletesNothing(/^\/browser_pools\/\w+$/), "deleted: deleteBrowserPool"],
  ["deletes no credential", deletesNothing(/^\/credentials\/\w+$/),
    "deleted: deleteCredential"],
  ["deletes no extension", deletesNothing(/^\/extensions\/\w+$/), "deleted: deleteExtension"],
  ["deletes no connection", deletesNothing(/^\/auth\/connections\/\w+$/),
    "deleted: deleteAuthConnection"],
  ["ends no session", deletesNothing(/^\/browsers\/\w+$/), "deleted: deleteBrowser"],
  ["deletes what is gone once more", { answer: (answer, { method, url }) => method === "DELETE"
    && answer.status === 404 && !/\/0+$/.test(url) && Object.assign(answer, { status: 204, headers: {}, text: "" }) },
  "deleted-again: deleteCredential"],

  ["lists no proxy that is created", hides(/^\/proxies$/), "listed: createProxy"],
  ["lists no credential that is created", hides(/^\/credentials$/), "listed: createCredential"],
  ["lists no pool that is created", hides(/^\/browser_pools$/), "listed: createBrowserPool"],
  ["lists no session that is created", answers("GET", /^\/browsers$/, inJson((list: unknown[]) => list.slice(-1))),
    "listed: createBrowser"],

  ["keeps the old name of a proxy", values("GET", /^\/proxies\/\w+$/, (one) => {
    one.name = "checkout";
  }), "updated: updateProxy"],
  ["has another domain than was sent", values("GET", /^\/credentials\/[\w-]+$/, (one) => {
    one.domain = "other.example.com";
  }), "kept: createCredential"],
  ["has another rank than was sent", values("GET", /credential_providers\/\w+$/, (one) => {
    one.priority = 99;
  }), "updated: updateCredentialProvider"],
  ["has another viewport than was sent", values("GET", /^\/browsers\/\w+$/, (one) => {
    one.viewport = { width: 800, height: 600 };
  }), "updated: updateBrowser"],
  ["keeps the status that an invocation had", values("GET", /^\/invocations\/\w+$/, (one) => {
    one.status = "running";
  }), "updated: updateInvocation"],
  ["finds no session by its name", { answer: (answer, { url }) => /^\/browsers\/[^/]*-check-/.test(url)
    && Object.assign(answer, { status: 404, text: '{"code":"not_found","message":"No."}' }) }, "by-name: getBrowser"],
  ["finds no proxy by its name", { answer: (answer, { url, method }) => method === "GET"
    && /^\/proxies\/[^/]*-check-/.test(url)
    && Object.assign(answer, { status: 404, text: '{"code":"not_found","message":"No."}' }) }, "by-name: getProxy"],

  ["moves the mouse elsewhere",
    { request: (one) => one.text = one.text.replace('"x":640,"y":360', '"x":1,"y":1') }, "updated: moveMouse"],
  ["has another text on its clipboard", { request: (one) => one.text = one.text.replace("AUTUMN-20", "SPRING-20") },
    "updated: writeClipboard"],
  ["forgets its processes after a while", forgetsAfter(1, /\/process\/[^/]+\/status$/), "created: spawnProcess",
    ["getProcessStatus", "spawnProcess"]],
  ["kills no process", { instead: ({ url, text, headers }, response) =>
    /\/process\/(?!0{8})[0-9a-f-]{36}\/kill$/.test(url)
    && headers.authorization === "Bearer any-token" && /^{"signal":"(TERM|KILL)"}$/.test(text)
    && Boolean(response.writeHead(200, { "content-type": "application/json" }).end('{"ok":true}')) },
  "stopped: killProcess"],
  ["lists no replay", answers("GET", /\/replays$/, (answer) => answer.text = "[]"), "listed: startReplay"],
  ["says of no replay that it is finished", values("GET", /\/replays$/, (one) => {
    one.finished_at = null;
  }), "stopped: stopReplay"],
  ["lists no executor but the default one", answers("GET", /\/executors$/, inJson((body) =>
    ({ ...body, executors: body.executors.slice(0, 1) }))), "listed: executePlaywrightCode"],
  ["deletes no executor", deletesNothing(/\/executors\/(?![0-]+$)[\w-]+$/), "unlisted: deletePlaywrightExecutor"],

  ["has a smallest page of five", query(/^\/credentials$/, (url) => url.replace("limit=2", "limit=5")),
    "page-limit: listCredentials"],
  ["begins each page at the start", query(/^\/browsers$/, (url) => url.replace(/offset=\d+/, "offset=0")),
    "page-walk: listBrowsers"],
  ["skips one more than was asked for", query(/^\/proxies$/, (url) =>
    url.replace(/offset=(\d+)/, (_, from: string) => `offset=${Number(from) && Number(from) + 1}`)),
  "page-walk: listProxies"],
  ["has the first entry of a page twice", ofSuccess((answer, request) => isOf("GET", /^\/credentials$/)(request)
    && inJson((list: unknown[]) => list.map((one, at) => at === 1 ? list[0] : one))(answer)),
  "page-walk: listCredentials"],
];

/** The engine of a Selenium Grid (version 4): each browser is a session there, which ends with that of the mock. */
import { messageOf } from "../../server/errors.js";
import { HttpError } from "../../server/http-error.js";
import type { Session } from "../../service/model/session.js";
import { needsRelay, proxyOf } from "../proxy.js";
import { firstPageId, openUrl } from "../window.js";
import type { Engine, EngineBrowser, StartRequest } from "./engine.js";
import { createHiddenList } from "./hidden-list.js";
import type { Leftovers } from "./leftovers.js";
import { connectRemote } from "./remote.js";

/** How long a session waits in the queue of the Grid. */
const queueTimeoutMs = 20_000;
/** How long the Grid may take for anything else. */
const timeoutMs = 10_000;

/** What a Grid answers: a value, or an error with a message of many lines. */
interface GridAnswer {
  status: number;
  value: unknown;
}

/** A session of a Grid (WebDriver, section 8.1). */
interface GridSession {
  sessionId: string;
  capabilities: { "se:cdp"?: string; "goog:chromeOptions"?: { debuggerAddress?: string } };
}

/**
 * Creates the engine.
 *
 * @param url The address of the Grid, without a slash at its end.
 */
export function createGridEngine(url: string, leftovers: Leftovers): Engine {
  const elsewhere = `the Selenium Grid at ${url}`;

  async function ask(method: string, path: string, signal: AbortSignal, body?: object): Promise<GridAnswer> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { "Content-Type": "application/json; charset=utf-8" }, // without the charset, it reads another one
      signal,
      ...body && { body: JSON.stringify(body) },
    });
    const { value } = await response.json() as { value: unknown };
    return { status: response.status, value };
  }

  /** @throws {HttpError} With 429 if no browser becomes free in time, with 400 if the Grid rejects an extension. */
  async function open({ session, args, kill }: StartRequest): Promise<GridSession> {
    const late = AbortSignal.timeout(queueTimeoutMs);
    const capabilities = { alwaysMatch: await capabilitiesOf(session, args) };
    const answer = ask("POST", "/session", AbortSignal.any([late, kill]), { capabilities });
    const { status, value } = await answer.catch((error: unknown) => {
      if (late.aborted) throw noneFree(`${elsewhere} gave no browser within ${queueTimeoutMs / 1000} seconds.`);
      throw new Error(`${elsewhere} does not answer: ${messageOf(error)}`);
    });
    if (status === 200) return value as GridSession;
    const { message } = value as { message: string };
    const text = `${elsewhere} gave no browser: ${message.split("\n")[0]}`;
    if (/\btimed out\b/i.test(text)) throw noneFree(text);
    throw /\bextension\b/.test(text) ? new HttpError(400, [text]) : new Error(text);
  }

  async function start(request: StartRequest): Promise<EngineBrowser> {
    const { sessionId, capabilities: { "se:cdp": cdpUrl, "goog:chromeOptions": chrome } } = await open(request);
    const noLongerUsed = leftovers.use(`${url}/session/${sessionId}`);
    let ending: Promise<void> | undefined;
    function end(): Promise<void> {
      ending ??= ask("DELETE", `/session/${sessionId}`, AbortSignal.timeout(timeoutMs)).then(noLongerUsed, () => {});
      return ending; // if it fails, the Grid ends the session later
    }
    if (!cdpUrl || !chrome?.debuggerAddress) {
      await end();
      throw new Error(`${elsewhere} gave a browser without se:cdp.`);
    }
    const { host, protocol } = new URL(url);
    const socket = Object.assign(new URL(cdpUrl), { protocol: protocol.replace("http", "ws"), host }).href;
    const connected = connect(socket, chrome.debuggerAddress); // not awaited: clients connect at the same time
    const exit = connected.then(({ exit }) => exit, messageOf);
    void exit.then(end);
    request.kill.addEventListener("abort", () => {
      connected.then(({ disconnect }) => disconnect("did not end in time."), () => {}); // it has ended
    });
    return {
      cdp: connected.then(({ cdp }) => cdp),
      exit,
      accepts: () => Promise.resolve(socket),
      ask: async (path) => (await connected).list(path),
      async close() {
        await end();
        (await connected).disconnect("was ended.");
      },
    };
  }

  return {
    elsewhere,
    maxBrowsers: Infinity,
    lacks(settings) {
      const proxy = proxyOf(settings);
      if (proxy && needsRelay(proxy)) return ["proxy", "a username, a password or a ca_bundle needs this machine"];
    },
    start,
    end: leftovers.end,
  };
}

/** Connects to a browser, which then shows an empty page. */
async function connect(socket: string, debuggerAddress: string) {
  const connection = await connectRemote(socket);
  const { cdp } = connection;
  void firstPageId(cdp).then((page) => openUrl(cdp, page, "about:blank"), () => {}); // it has ended
  return { ...connection, list: createHiddenList(cdp, `http://${debuggerAddress}`) };
}

function noneFree(message: string): HttpError {
  return new HttpError(429, [], message, { headers: { "Retry-After": "5" } });
}

/** What a session asks of a browser. */
async function capabilitiesOf({ id, extensions }: Session, args: readonly string[]): Promise<object> {
  const archives = await Promise.all(extensions.map(async ({ archive }) => (await archive.blob()).arrayBuffer()));
  return {
    "browserName": "chrome",
    "se:name": id, // on the page of the Grid
    "unhandledPromptBehavior": "ignore", // the mock answers dialogs
    "goog:chromeOptions": {
      args: args.filter((arg) => arg.startsWith("--")),
      excludeSwitches: ["enable-automation"],
      extensions: archives.map((bytes) => Buffer.from(bytes).toString("base64")),
    },
  };
}

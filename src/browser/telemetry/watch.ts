/** Watches the pages of one browser in a CDP session of its own, as far as telemetry or the log needs it. */
import type { BrowserTargetType } from "../../../generated/openapi.js";
import { messageOf } from "../../server/errors.js";
import type { Session } from "../../service/model/session.js";
import { records } from "../../service/model/telemetry.js";
import type { BrowserReports, ReportedEvent } from "../../service/ports/reports.js";
import { atMost } from "../at-most.js";
import type { Cdp } from "../cdp.js";
import { logLineOf, type LogData, sourceEvents, convertEvent, type TelemetryEvent } from "./events.js";
import { limitTexts } from "./limit-texts.js";
import type { WatchedPage } from "./page.js";

/** The watch of a browser. */
export interface TelemetryWatch {
  /**
   * Applies the current telemetry settings of its session.
   *
   * @param isLogged Whether the session's log contains the console and the navigations of pages.
   */
  adapt: (isLogged: boolean) => Promise<void>;
}

/** The categories that pages are watched for. */
const categories = ["console", "network", "page"] as const;

/** Attaches to pages and to their frames of other origins. They do not wait for the mock. */
const autoAttach = {
  autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{ type: "page" }, { type: "iframe" }],
};
/** How many bytes of response bodies a page keeps for the mock: of one, and of all. */
const buffers = { maxResourceBufferSize: 2 ** 18, maxTotalBufferSize: 2 ** 22 };

/** The limit of console messages: a page that logs endlessly must not keep the mock busy. */
const maxMessagesPerSecond = 1000;
/** How long the mock waits for pages to start reporting. A busy page starts when it can. */
const enableTimeoutMs = 1000;

/** Creates the watch of a browser, which starts with `adapt`. */
export function createTelemetryWatch(session: Session, { send, on }: Cdp, reports: BrowserReports): TelemetryWatch {
  const pages = new Map<string, WatchedPage>();
  /** The CDP session of the watch, while there is one. */
  let own: string | undefined;
  let wanted: (typeof categories)[number][] = [];
  /** Console messages from before this time are not reported. */
  let began = 0;
  let isWatching = false;
  let isBegun = false;
  let [second, messages] = [0, 0];
  let logs = false;
  let latest = Promise.resolve();

  function report({ data: whole, ...event }: TelemetryEvent, source: string): void {
    const { value: data, isCut: truncated } = limitTexts(whole);
    const line = logs && logLineOf(event.type, data as LogData);
    if (line) reports.log(session, line);
    reports.event(session, { ...event, source: { kind: "cdp", event: source }, data, truncated } as ReportedEvent);
  }

  for (const source of sourceEvents) {
    on(source, (params: object, id) => {
      const page = pages.get(id ?? "");
      if (!page || isOld(params)) return;
      if (source === "Runtime.consoleAPICalled" && isTooMuch()) return;
      const convert = async () => convertEvent(source, params, page);
      convert().then((event) => event && report(event, source), () => {}); // the page is gone
    });
  }
  on("Target.attachedToTarget", ({ sessionId, targetInfo: { targetId, type, url, title, openerId } }, parent = "") => {
    if (parent !== own && !pages.has(parent)) return; // another client attached it
    const target = { target_id: targetId, target_type: type as BrowserTargetType };
    const page: WatchedPage = {
      context: { ...target, url, session_id: sessionId, frame_id: targetId, nav_seq: 0 },
      pending: new Map(),
      send: (method, params) => send(method, params, sessionId),
    };
    pages.set(sessionId, page);
    if (!isWatching) return;
    void enable(page);
    if (type !== "page") return;
    const data = { ...target, ...openerId !== undefined && { opener_id: openerId }, url, title };
    report({ type: "page_tab_opened", category: "page", data }, "Target.attachedToTarget");
  });
  on("Target.targetInfoChanged", ({ targetInfo: { targetId, url } }) => {
    // A page may be reported before it has a URL, and may get one without a navigation.
    for (const { context } of pages.values()) if (context.target_id === targetId) context.url ||= url;
  });
  on("Target.detachedFromTarget", ({ sessionId }) => void pages.delete(sessionId));

  /** Whether a console message is from before the watch: a browser also reports those it still has. */
  function isOld(params: { timestamp?: number; executionContextId?: number; exceptionDetails?: object }): boolean {
    if (params.executionContextId === undefined && !params.exceptionDetails) return false;
    return (params.timestamp ?? 0) < began;
  }

  function isTooMuch(): boolean {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, messages] = [now, 0];
    return ++messages > maxMessagesPerSecond;
  }

  /** Enables the wanted events of a page. Errors are ignored: the page may be gone, or not support a command. */
  async function enable({ send }: WatchedPage): Promise<void> {
    const [console, network] = [wanted.includes("console"), wanted.includes("network")];
    await Promise.allSettled([
      send("Page.enable"),
      send("Inspector.enable"),
      send("Target.setAutoAttach", autoAttach),
      network ? send("Network.enable", buffers) : send("Network.disable"),
      send("Page.setLifecycleEventsEnabled", { enabled: network }),
      send(console ? "Runtime.enable" : "Runtime.disable"),
    ]);
  }

  async function adapt(isLogged: boolean): Promise<void> {
    const before = wanted;
    wanted = categories.filter((name) => records(session.telemetry, name) || (isLogged && name !== "network"));
    logs = isLogged;
    if (wanted.length === 0) {
      isWatching = false;
      pages.clear();
      const sessionId = own;
      own = undefined;
      if (sessionId !== undefined) await send("Target.detachFromTarget", { sessionId });
      return;
    }
    if (isBegun && !before.includes("console")) began = Date.now();
    if (own === undefined) {
      ({ sessionId: own } = await send("Target.attachToBrowserTarget") as { sessionId: string });
      await send("Target.setAutoAttach", autoAttach, own);
      await send("Target.setDiscoverTargets", { discover: true, filter: autoAttach.filter }, own); // their later URLs
    }
    await atMost(enableTimeoutMs, Promise.all([...pages.values()].map(enable)));
    isWatching = true;
  }

  return {
    adapt(isLogged) {
      latest = latest.then(() => adapt(isLogged)).catch((error: unknown) => {
        const data = { step: messageOf(error) };
        report({ type: "monitor_init_failed", category: "monitor", data }, "Target.setAutoAttach");
      }).finally(() => isBegun = true);
      return latest;
    },
  };
}

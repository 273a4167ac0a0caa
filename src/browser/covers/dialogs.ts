/**
 * The dialogs of pages: alert, confirm, prompt and beforeunload. Each blocks its page, which then answers neither input
 * nor screenshots, until the mock or a client answers the dialog.
 */
import type { Session } from "../../service/model/session.js";
import { atMost } from "../at-most.js";
import { withCdpSession } from "../cdp-session.js";
import type { Front, PageSession } from "../page-session.js";
import type { Cdp } from "../cdp.js";
import { type Covers, escapeHtml } from "./index.js";
import { openOverlay } from "./overlay.js";

/** `Page.javascriptDialogOpening`. */
interface Opening {
  type: "alert" | "confirm" | "prompt" | "beforeunload";
  url: string;
  message: string;
  defaultPrompt?: string;
}

/** How long a dialog's page may take to go on, and to show its last picture. */
const continueTimeoutMs = 1000;
const pictureTimeoutMs = 1000;
/** How much of a message is shown, in characters. */
const maxMessageLength = 2000;

/** As Chromium shows them on Linux: over the top of the page, in the middle. */
const style = `body { margin: 0; font: 13px sans-serif }
  form { box-sizing: border-box; width: 448px; max-width: 100%; margin: 4px auto; padding: 20px 24px 16px;
    border-radius: 12px; background: #fff; box-shadow: 0 3px 12px #0006 }
  h1 { margin: 0 0 12px; font: 15px sans-serif }
  p { max-height: 240px; margin: 0; overflow: hidden; color: #474747; white-space: pre-wrap; overflow-wrap: anywhere }
  input { box-sizing: border-box; width: 100%; margin-top: 12px; padding: 6px; border: 2px solid #0b57d0 }
  div { display: flex; flex-direction: row-reverse; gap: 8px; margin-top: 16px }
  button { min-width: 80px; height: 36px; border: 0; border-radius: 18px; background: #d3e3fd; color: #062e6f;
    font: inherit }
  button:first-child { background: #0b57d0; color: #fff }`;

function htmlOf({ type, url, message, defaultPrompt = "" }: Opening): string {
  const leaves = type === "beforeunload";
  const says = `${/^https?:/.test(url) ? new URL(url).host : "This page"} says`;
  const [title, text] = leaves ? ["Leave site?", "Changes you made may not be saved."] : [says, message];
  const field = type === "prompt" ? `<input autofocus value="${escapeHtml(defaultPrompt)}">` : "";
  const cancel = type === "alert" ? "" : "<button>Cancel</button>";
  return `<style>${style}</style><form><h1>${escapeHtml(title)}</h1>`
    + `<p>${escapeHtml(text.slice(0, maxMessageLength))}</p>${field}`
    + `<div><button ${field ? "" : "autofocus"}>${leaves ? "Leave" : "OK"}</button>${cancel}</div></form>`;
}

/** Watches the dialogs of a page. While one is open, it covers the page. */
export function watchDialogs(covers: Covers, front: Front): void {
  const { page } = front;
  page.on("Page.javascriptDialogOpening", (dialog) => open(covers, front, dialog as Opening));
  page.on("Page.javascriptDialogClosed", () => covers.close(page));
  page.send("Page.enable").catch(() => {}); // it is closed
}

function open(covers: Covers, { session, cdp, page }: Front, dialog: Opening): void {
  const { viewport } = session.settings;
  let picture: Promise<string> | undefined;
  covers.open(page, {
    overlay: openOverlay(cdp, htmlOf(dialog), viewport),
    background: () => picture ??= lastPicture(cdp, page, viewport),
    async answered({ isAccepted: accept, text: promptText }) {
      await page.send("Page.handleJavaScriptDialog", { accept, promptText }).catch(() => {}); // a client was faster
      const goesOn = page.send("Runtime.evaluate", { expression: "0" }).catch(() => {}); // it has left
      await untilDialog(cdp, atMost(continueTimeoutMs, goesOn));
    },
  });
}

/** Waits for work, until it is done or a page opens a dialog. Then it goes on when the dialog is closed. */
export async function untilDialog(cdp: Cdp, work: Promise<unknown>): Promise<void> {
  let stop = () => {};
  const opens = new Promise<void>((resolve) => {
    stop = cdp.on("Page.javascriptDialogOpening", () => resolve());
  });
  await Promise.race([work, opens]).finally(stop);
}

/** Returns the last picture of a page that is blocked, in Base64: it is the first of a screencast. */
function lastPicture(cdp: Cdp, { targetId }: PageSession, { width, height }: Session["settings"]["viewport"]) {
  return withCdpSession(cdp, targetId, async (sessionId) => {
    let stop = () => {};
    const sent = new Promise<string>((resolve) => {
      stop = cdp.on("Page.screencastFrame", (params, id) => {
        if (id === sessionId) resolve((params as { data: string }).data);
      });
    });
    await cdp.send("Page.startScreencast", { format: "png", maxWidth: width, maxHeight: height }, sessionId);
    return await atMost(pictureTimeoutMs, sent).finally(stop) ?? "";
  });
}

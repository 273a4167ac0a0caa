/** The window of a browser: as its session says. */
import type { Page } from "playwright-core";
import type { Session } from "../mock/service/sessions/index.js";
import type { Send } from "./pipe.js";

/** What a browser is started with for its session. */
export function argumentsOf({ settings: { kiosk_mode, start_url } }: Session, headed: boolean): string[] {
  const hidden = ["--headless", "--disable-gpu", "--hide-scrollbars", "--mute-audio"]; // where kiosk mode has no sense
  return [...headed ? kiosk_mode ? ["--kiosk"] : [] : hidden, start_url ?? "about:blank"];
}

/** Gives the page the size of the session's viewport. The window is higher, by what is above the page. */
export async function resize(send: Send, { settings: { viewport: { width, height } } }: Session): Promise<void> {
  const { targetInfos } = await send("Target.getTargets") as { targetInfos: { type: string; targetId: string }[] };
  const page = targetInfos.find(({ type }) => type === "page");
  if (!page) return;
  const { windowId } = await send("Browser.getWindowForTarget", { targetId: page.targetId }) as { windowId: number };
  await send("Browser.setContentsSize", { windowId, width, height });
}

/** Opens the address that a session was given. What cannot be opened leaves the page as the browser shows it. */
export async function openAddress(page: Page, { settings: { start_url } }: Session): Promise<void> {
  if (start_url) await page.goto(start_url, { waitUntil: "commit" }).catch(() => {});
}

/** The keys of the browser's own toolbar and tabs, as on a desktop. A page does not get them. */
import type { QuickAction } from "../service/ports/computer.js";
import { atMost } from "./at-most.js";
import { openAddressBar } from "./covers/address.js";
import type { Covers } from "./covers/index.js";
import { keysOf } from "./input/keys.js";
import type { Key } from "./input/layout.js";
import { type Front, pageSession } from "./page-session.js";
import type { createTabs } from "./tabs.js";
import { openUrl } from "./window.js";

/** How long a key waits for the page that it opens. */
const openTimeoutMs = 1000;

/** The keys of the toolbar. */
export interface Toolbar {
  /** Runs one. Returns whether an action is one. */
  press(front: Front, action: QuickAction): Promise<boolean>;
}

type Command = (front: Front) => Promise<unknown>;

/** Creates the toolbar. */
export function createToolbar(covers: Covers, tabs: ReturnType<typeof createTabs>): Toolbar {
  const commands = new Map<string, Command>();
  for (const [names, command] of [
    ["ctrl+l alt+d F6", focusAddress],
    ["ctrl+t", openTab],
    ["ctrl+w ctrl+F4", closeTab],
    ["ctrl+shift+t", reopenTab],
    ["ctrl+r F5", ({ page }) => page.send("Page.reload")],
    ["ctrl+shift+r ctrl+F5 shift+F5", ({ page }) => page.send("Page.reload", { ignoreCache: true })],
    ["alt+Left", (front) => goBy(front, -1)],
    ["alt+Right", (front) => goBy(front, 1)],
    ["ctrl+Tab ctrl+Next", (front) => switchTab(front, (now) => now + 1)],
    ["ctrl+shift+Tab ctrl+Prior", (front) => switchTab(front, (now) => now - 1)],
    ["ctrl+9", (front) => switchTab(front, () => -1)],
    ...Array.from({ length: 8 }, (_, index): [string, Command] =>
      [`ctrl+${index + 1}`, (front) => switchTab(front, (_, count) => index < count ? index : undefined)]),
  ] satisfies [string, Command][]) {
    for (const name of names.split(" ")) commands.set(idOf(keysOf("", name)), command);
  }

  async function historyOf({ page }: Front) {
    const history = await page.send("Page.getNavigationHistory");
    return history as { currentIndex: number; entries: { id: number; url: string }[] };
  }

  async function goBy(front: Front, steps: number): Promise<void> {
    const { currentIndex, entries } = await historyOf(front);
    const entry = entries[currentIndex + steps];
    if (entry) await front.page.send("Page.navigateToHistoryEntry", { entryId: entry.id });
  }

  async function focusAddress(front: Front): Promise<void> {
    const { session, cdp, page } = front;
    if (session.settings.kiosk_mode) return; // there is no toolbar
    const { currentIndex, entries } = await historyOf(front);
    const open = (url: string) => atMost(openTimeoutMs, openUrl(cdp, page.targetId, url));
    openAddressBar(covers, front, entries[currentIndex]?.url ?? "", open);
    await covers.of(page)?.overlay;
  }

  async function openTab({ session, cdp }: Front, url = "about:blank"): Promise<void> {
    const { targetId } = await cdp.send("Target.createTarget", { url }) as { targetId: string };
    if (url === "about:blank") await focusAddress({ session, cdp, page: await pageSession(cdp, targetId) });
  }

  async function closeTab(front: Front): Promise<void> {
    const { cdp, page } = front;
    const { open, closed } = tabs.of(cdp);
    if (open.length < 2) return; // the browser would end with its last tab
    const { currentIndex, entries } = await historyOf(front);
    closed.push(entries[currentIndex]?.url ?? "");
    const gone = new Promise<void>((resolve) => page.onClose(resolve));
    page.send("Page.close").catch(() => {}); // it asks its person, or is closed
    await atMost(openTimeoutMs, gone);
  }

  async function reopenTab(front: Front): Promise<void> {
    const url = tabs.of(front.cdp).closed.pop();
    if (url !== undefined) await openTab(front, url);
  }

  /** @param to Returns the index of the tab, which may be counted from the end; undefined for none. */
  async function switchTab({ cdp, page }: Front, to: (now: number, count: number) => number | undefined) {
    const { open } = tabs.of(cdp);
    const index = to(open.indexOf(page.targetId), open.length);
    const targetId = index === undefined ? undefined : open.at(index % open.length);
    if (targetId !== undefined) await cdp.send("Target.activateTarget", { targetId });
  }

  return {
    async press(front, action) {
      if (action.type !== "press_key" || covers.isBlocked(front.page)) return false;
      const names = [...action.press_key.hold_keys ?? [], ...action.press_key.keys];
      const command = commands.get(idOf(names.flatMap((name) => keysOf("keys", name))));
      await command?.(front);
      return command !== undefined;
    },
  };
}

/** Returns what identifies a combination: its modifiers, and the place of its last key. */
function idOf(keys: readonly Key[]): string {
  const modifiers = keys.reduce((bits, { text, modifiers }) => text === undefined ? bits | modifiers : bits, 0);
  return `${modifiers} ${keys.at(-1)?.code}`;
}

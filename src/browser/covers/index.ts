/** What a browser draws in front of a page, and what gets the input of the page then. */
import type { ScreenshotRegion } from "../../../generated/openapi.js";
import type { Size } from "../../service/model/screen.js";
import type { QuickAction } from "../../service/ports/computer.js";
import type { PageSession } from "../page-session.js";
import type { Answer, Drawing } from "./in-page.js";
import type { Overlay } from "./overlay.js";

/** What covers a page. */
export interface Cover {
  overlay: Promise<Overlay>;
  /** How much of the page it covers, in pixels from the top. Clicks below it close it. Without it, it covers all. */
  height?: number;
  /** Returns the picture of the page, in Base64. */
  background: () => Promise<string>;
  /** Is called when it has an answer, and is closed. */
  answered: (answer: Answer) => Promise<void>;
}

/** A picture of a covered page. */
export interface CoveredPicture {
  cover: Cover;
  /** How often its content has changed. */
  changes: number;
  draw: (size: Size, part: ScreenshotRegion, type: Drawing["type"]) => Promise<Uint8Array>;
}

/** Creates the covers of pages. There are none at first. */
export function createCovers() {
  const covers = new WeakMap<PageSession, Cover>();
  const changes = new WeakMap<Cover, number>();

  function close(page: PageSession): void {
    covers.get(page)?.overlay.then((overlay) => overlay.close(), () => {}); // it has not been opened
    covers.delete(page);
  }

  return {
    of: (page: PageSession) => covers.get(page),
    /** Whether a page gets nothing, since a dialog covers it. */
    isBlocked(page: PageSession): boolean {
      const cover = covers.get(page);
      return cover !== undefined && cover.height === undefined;
    },
    close,
    /** Covers a page, in place of what covers it. */
    open(page: PageSession, cover: Cover): void {
      close(page);
      covers.set(page, cover);
      page.onClose(() => close(page));
    },
    /** Returns the picture of a page, if it is covered. */
    picture(page: PageSession): CoveredPicture | undefined {
      const cover = covers.get(page);
      return cover && {
        cover,
        changes: changes.get(cover) ?? 0,
        async draw(size, part, type) {
          const [overlay, background] = await Promise.all([cover.overlay, cover.background()]);
          return overlay.draw(background, size, part, type);
        },
      };
    },
    /**
     * Runs input on what covers a page, if that is where it goes. Returns whether it was.
     *
     * @param run Runs it on the page of an overlay.
     */
    async act(page: PageSession, action: QuickAction, run: (page: PageSession) => Promise<void>): Promise<boolean> {
      const cover = covers.get(page);
      if (!cover) return false;
      if (cover.height !== undefined && heightOf(action) >= cover.height) {
        if (action.type === "click_mouse" || action.type === "drag_mouse") close(page);
        return false;
      }
      const overlay = await cover.overlay;
      await run(overlay.page);
      changes.set(cover, (changes.get(cover) ?? 0) + 1);
      const answer = await overlay.answer();
      if (!answer || covers.get(page) !== cover) return true; // a client was faster
      close(page);
      await cover.answered(answer);
      return true;
    },
  };
}

export type Covers = ReturnType<typeof createCovers>;

/** Returns where an action begins, from the top. Keys go where the focus is: to what covers the page. */
function heightOf(action: QuickAction): number {
  switch (action.type) {
    case "click_mouse": return action.click_mouse.y;
    case "move_mouse": return action.move_mouse.y;
    case "scroll": return action.scroll.y;
    case "drag_mouse": return action.drag_mouse.path[0]?.[1] ?? 0;
    default: return 0;
  }
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}

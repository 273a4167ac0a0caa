/** The clipboard of a browser, through a text field on the page in front: pages may often not read it themselves. */
import type { Page } from "playwright-core";

/** Writes a text to the clipboard. */
export async function writeClipboard(page: Page, text: string): Promise<void> {
  await inField(page, text, "ControlOrMeta+C");
}

/** Reads the text on the clipboard. */
export function readClipboard(page: Page): Promise<string> {
  return inField(page, "", "ControlOrMeta+V");
}

/** Presses keys in an invisible text field, and returns its value. The focus is restored afterwards. */
async function inField(page: Page, text: string, keys: string): Promise<string> {
  const field = await page.evaluateHandle((text) => {
    const before = document.activeElement;
    const field = Object.assign(document.createElement("textarea"), { value: text });
    field.style.cssText = "position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; opacity: 0;";
    for (const type of ["keydown", "keyup", "copy", "paste", "input"]) {
      field.addEventListener(type, (event) => event.stopPropagation()); // the page must not see them
    }
    document.documentElement.append(field);
    field.focus({ preventScroll: true });
    field.select();
    return { field, before };
  }, text);
  try {
    await page.keyboard.press(keys);
    return await field.evaluate(({ field }) => field.value);
  } finally {
    await field.evaluate(({ field, before }) => {
      field.remove();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    });
    await field.dispose();
  }
}

/** The clipboard of a browser, through a text field on the page in front: pages may often not read it themselves. */
import type { PageSession } from "../page-session.js";

/** Writes a text to the clipboard. */
export async function writeClipboard(page: PageSession, text: string): Promise<void> {
  await inField(page, text, "copy");
}

/** Reads the text on the clipboard. */
export function readClipboard(page: PageSession): Promise<string> {
  return inField(page, "", "paste");
}

/** Runs an editing command in an invisible text field, and returns its value. The focus is restored afterwards. */
async function inField({ send, input }: PageSession, text: string, command: "copy" | "paste"): Promise<string> {
  const expression = `(${openField.toString()})(${JSON.stringify(text)})`;
  const { result: { objectId } } = await send("Runtime.evaluate", { expression }) as { result: { objectId: string } };
  try {
    await input("Input.dispatchKeyEvent", { type: "rawKeyDown", commands: [command] });
  } finally {
    await input("Input.dispatchKeyEvent", { type: "keyUp" });
  }
  const functionDeclaration = closeField.toString();
  const closed = await send("Runtime.callFunctionOn", { objectId, functionDeclaration, returnByValue: true });
  return (closed as { result: { value: string } }).result.value;
}

/** What a field replaces. It is a function of a page. */
function openField(text: string): { field: HTMLTextAreaElement; before: Element | null } {
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
}

/** Removes a field, and returns its value. It is a function of a page. */
function closeField(this: ReturnType<typeof openField>): string {
  this.field.remove();
  if (this.before instanceof HTMLElement) this.before.focus({ preventScroll: true });
  return this.field.value;
}

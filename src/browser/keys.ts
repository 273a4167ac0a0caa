/** Keys by the names that X11 gives them, as `xdotool` takes them, and what Playwright calls them. */
import { HttpError } from "../server/http-error.js";

/** The names of Playwright, by those of X11 in small letters. A name that both have alike is left out. */
const named: Record<string, string> = {
  return: "Enter", kp_enter: "NumpadEnter", esc: "Escape", backspace: "Backspace", del: "Delete", ins: "Insert",
  space: " ", prior: "PageUp", page_up: "PageUp", next: "PageDown", page_down: "PageDown",
  left: "ArrowLeft", right: "ArrowRight", up: "ArrowUp", down: "ArrowDown", caps_lock: "CapsLock", menu: "ContextMenu",
  ctrl: "Control", control_l: "ControlLeft", control_r: "ControlRight", shift_l: "ShiftLeft", shift_r: "ShiftRight",
  alt_l: "AltLeft", alt_r: "AltRight", super: "Meta", super_l: "MetaLeft", super_r: "MetaRight", win: "Meta",
  cmd: "Meta",
  plus: "+", minus: "-", equal: "=", comma: ",", period: ".", slash: "/", backslash: "\\", semicolon: ";", colon: ":",
  apostrophe: "'", quotedbl: '"', grave: "`", asciitilde: "~", bracketleft: "[", bracketright: "]", braceleft: "{",
  braceright: "}", parenleft: "(", parenright: ")", underscore: "_", exclam: "!", at: "@", numbersign: "#", dollar: "$",
  percent: "%", asciicircum: "^", ampersand: "&", asterisk: "*", less: "<", greater: ">", question: "?", bar: "|",
};

/** What X11 and Playwright call alike but for capitals. */
const alike = ["Enter", "Escape", "Tab", "Delete", "Insert", "Home", "End", "Control", "Shift", "Alt", "Meta",
  ...Array.from({ length: 24 }, (_, index) => `F${index + 1}`)];
for (const name of alike) named[name.toLowerCase()] = name;

/**
 * Gives the keys of a combination.
 *
 * @param field What to call it, such as `keys[0]`.
 * @throws {HttpError} With 400 when there is no such key.
 * For instance:
 * keysOf("keys[0]", "ctrl+shift+Return") // ["Control", "Shift", "Enter"]
 */
export function keysOf(field: string, combination: string): string[] {
  const names = combination === "+" ? ["+"] : combination.replace(/\+\+$/, "+plus").split("+");
  return names.map((name) => {
    const key = Object.hasOwn(named, name.toLowerCase()) ? named[name.toLowerCase()] : undefined;
    if (key !== undefined) return key;
    if ([...name].length === 1) return name;
    const violation = `${field}: there is no key ${name}. Keys have their X11 names, such as Return or ctrl+a.`;
    throw new HttpError(400, [violation]);
  });
}

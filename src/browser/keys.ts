/** Translates the X11 names of keys, as `xdotool` accepts them, to those of Playwright. */
import { HttpError } from "../server/http-error.js";

/** The names of Playwright, by lower-case X11 name. Names that are the same are added below. */
const playwrightNames: Record<string, string> = {
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

/** Names that are the same in X11 and Playwright, except for capitals. */
const sameNames = ["Enter", "Escape", "Tab", "Delete", "Insert", "Home", "End", "Control", "Shift", "Alt", "Meta",
  ...Array.from({ length: 24 }, (_, index) => `F${index + 1}`)];
for (const name of sameNames) playwrightNames[name.toLowerCase()] = name;

/**
 * Returns the keys of a combination.
 *
 * @param field The field of the request, such as `keys[0]`.
 * @throws {HttpError} With 400 if a key is unknown.
 * For instance:
 * keysOf("keys[0]", "ctrl+shift+Return") // ["Control", "Shift", "Enter"]
 */
export function keysOf(field: string, combination: string): string[] {
  const names = combination === "+" ? ["+"] : combination.replace(/\+\+$/, "+plus").split("+");
  return names.map((name) => {
    const key = Object.hasOwn(playwrightNames, name.toLowerCase()) ? playwrightNames[name.toLowerCase()] : undefined;
    if (key !== undefined) return key;
    if ([...name].length === 1) return name;
    const violation = `${field}: there is no key ${name}. Use X11 names, such as Return or ctrl+a.`;
    throw new HttpError(400, [violation]);
  });
}

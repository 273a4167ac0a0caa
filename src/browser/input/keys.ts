/** Translates the X11 names of keys, as `xdotool` accepts them, to keys. */
import { HttpError } from "../../server/http-error.js";
import { characterOf } from "./characters.js";
import { type Key, keyOf, shift } from "./layout.js";

/** The bits of modifiers in the DevTools Protocol. */
const modifierBits = new Map(Object.entries({ Alt: 1, Control: 2, Meta: 4, Shift: shift }));

/** Keys that type nothing, by lower-case name: key code, `key`, and `code` if it differs. */
const named = new Map<string, [keyCode: number, key: string, code?: string]>(Object.entries({
  backspace: [8, "Backspace"], clear: [12, "Clear"], pause: [19, "Pause"], caps_lock: [20, "CapsLock"],
  escape: [27, "Escape"], prior: [33, "PageUp"], next: [34, "PageDown"], end: [35, "End"], home: [36, "Home"],
  left: [37, "ArrowLeft"], up: [38, "ArrowUp"], right: [39, "ArrowRight"], down: [40, "ArrowDown"],
  print: [44, "PrintScreen"], insert: [45, "Insert"], delete: [46, "Delete"], help: [47, "Help"],
  menu: [93, "ContextMenu"], num_lock: [144, "NumLock"], scroll_lock: [145, "ScrollLock"],
  shift_l: [16, "Shift", "ShiftLeft"], shift_r: [16, "Shift", "ShiftRight"],
  control_l: [17, "Control", "ControlLeft"], control_r: [17, "Control", "ControlRight"],
  alt_l: [18, "Alt", "AltLeft"], alt_r: [18, "Alt", "AltRight"], iso_level3_shift: [225, "AltGraph", "AltRight"],
  super_l: [91, "Meta", "MetaLeft"], super_r: [92, "Meta", "MetaRight"],
}));
for (let number = 1; number <= 24; number++) named.set(`f${number}`, [111 + number, `F${number}`]);

const aliases = new Map(Object.entries({
  enter: "return", linefeed: "return", esc: "escape", del: "delete", ins: "insert", page_up: "prior", pageup: "prior",
  page_down: "next", pagedown: "next", break: "pause", sys_req: "print", shift: "shift_l", control: "control_l",
  ctrl: "control_l", alt: "alt_l", super: "super_l", meta: "super_l", meta_l: "super_l", meta_r: "super_r",
  win: "super_l", cmd: "super_l", kp_page_up: "kp_prior", kp_page_down: "kp_next", kp_space: "space", kp_tab: "tab",
}));

/** What the digits of the keypad are without Num Lock, from 0 on. */
const keypad = ["insert", "end", "down", "next", "left", "clear", "right", "home", "up", "prior"];
/** The operators of the keypad, in the order of their characters from `*` on, and of their key codes. */
const operators = ["Multiply", "Add", "Separator", "Subtract", "Decimal", "Divide"];

/** Returns the keys that a name stands for: two for Shift and Tab. */
function keysOfName(name: string): Key[] | undefined {
  const lower = aliases.get(name.toLowerCase()) ?? name.toLowerCase();
  if (lower === "return") return [keyOf("\n")];
  if (lower === "tab") return [keyOf("\t")];
  if (lower === "iso_left_tab") return [...keysOfName("shift") ?? [], keyOf("\t")];
  const [keyCode, key, code = key] = named.get(lower) ?? [];
  if (keyCode !== undefined && key !== undefined && code !== undefined) {
    return [{ key, code, keyCode, modifiers: modifierBits.get(key) ?? 0 }];
  }
  if (lower.startsWith("kp_")) return keysOfKeypad(lower.slice("kp_".length));
  const char = characterOf(name);
  return char === undefined ? undefined : [keyOf(char)];
}

/** Returns the keys of a name of the keypad, without its `kp_`. */
function keysOfKeypad(name: string): Key[] | undefined {
  if (/^(?:\d|enter|equal)$/.test(name)) {
    const [key] = keysOfName(name) ?? [];
    const place = /\d/.test(name) ? name : key?.code;
    return key && [{ ...key, code: `Numpad${place}`, keyCode: /\d/.test(name) ? 96 + Number(name) : key.keyCode }];
  }
  const operator = operators.findIndex((operator) => operator.toLowerCase() === name);
  if (operator >= 0) {
    const char = String.fromCharCode("*".charCodeAt(0) + operator);
    const code = `Numpad${name === "separator" ? "Comma" : operators[operator]}`;
    return [{ key: char, text: char, code, keyCode: 106 + operator, modifiers: 0 }];
  }
  const meant = name === "begin" ? "clear" : name;
  const place = name === "delete" ? "Decimal" : keypad.indexOf(meant);
  return place === -1 ? undefined : keysOfName(meant)?.map((key) => ({ ...key, code: `Numpad${place}` }));
}

/**
 * Returns the keys of a combination: `ctrl+Return` is `ControlLeft` and `Enter`.
 *
 * @param field The field of the request, such as `keys[0]`.
 * @throws {HttpError} With 400 if a key is unknown.
 */
export function keysOf(field: string, combination: string): Key[] {
  const names = combination === "+" ? ["+"] : combination.replace(/\+\+$/, "+plus").split("+");
  return names.flatMap((name) => {
    const keys = keysOfName(name);
    if (keys) return keys;
    const violation = `${field}: there is no key ${name}. Use X11 names, such as Return or ctrl+a.`;
    throw new HttpError(400, [violation]);
  });
}

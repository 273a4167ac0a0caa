/** The keyboard of a page. */
import { setTimeout as wait } from "node:timers/promises";
import { type Key, keyOf, shift, withShift } from "./layout.js";
import type { PageSession } from "../page-session.js";

/** How many characters are typed key by key: each takes about a millisecond. Longer text is inserted line by line. */
const maxTyped = 200;

/** The keyboard while one action runs. */
export interface Keyboard {
  /** The bits of the modifiers that are down. */
  modifiers: () => number;
  /** Presses keys, runs an action, and releases them. */
  hold: (keys: readonly Key[], action: () => Promise<unknown>) => Promise<void>;
  /** @param delay The pause between two keys, in milliseconds. */
  type: (text: string, delay: number) => Promise<void>;
}

export function createKeyboard({ input }: PageSession): Keyboard {
  let modifiers = 0;

  /** Sends a key. With Ctrl, Alt or Meta, it types nothing, and a capital letter needs no Shift. */
  function send(key: Key, isDown: boolean): Promise<void> {
    if (key.text === undefined) modifiers = isDown ? modifiers | key.modifiers : modifiers & ~key.modifiers;
    const { modifiers: needed, keyCode, text, ...names } = modifiers & shift ? withShift(key) : key;
    const types = isDown && (modifiers & ~shift) === 0;
    const isModifier = text === undefined && needed !== 0;
    return input("Input.dispatchKeyEvent", {
      ...names,
      ...types && text !== undefined && { text, unmodifiedText: text },
      type: !isDown ? "keyUp" : types && text !== undefined ? "keyDown" : "rawKeyDown",
      modifiers: isModifier || !types ? modifiers : modifiers | needed,
      windowsVirtualKeyCode: keyCode,
      location: names.code.startsWith("Numpad") ? 3 : !isModifier ? 0 : names.code.endsWith("Left") ? 1 : 2,
      isKeypad: names.code.startsWith("Numpad"),
    });
  }

  /** Sends both at once: the page gets them in this order. */
  const press = (key: Key) => Promise.all([send(key, true), send(key, false)]);

  return {
    modifiers: () => modifiers,
    async hold(keys, action) {
      for (const key of keys) await send(key, true);
      try {
        await action();
      } finally {
        for (const key of [...keys].reverse()) await send(key, false);
      }
    },
    async type(text, delay) {
      const lines = text.replace(/\r\n?/g, "\n");
      const chars = [...lines];
      if (delay > 0) {
        for (const [index, char] of chars.entries()) {
          if (index > 0) await wait(delay);
          await press(keyOf(char));
        }
        return;
      }
      const isLong = chars.length > maxTyped;
      const parts = isLong ? lines.match(/[\n\t]|[^\n\t]+/g) ?? [] : chars;
      const insert = (part: string) => input("Input.insertText", { text: part });
      // All at once: the page gets them in order.
      await Promise.all(parts.map((part) => isLong && !/[\n\t]/.test(part) ? insert(part) : press(keyOf(part))));
    },
  };
}

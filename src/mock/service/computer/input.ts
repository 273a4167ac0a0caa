/** What was clicked and typed last in a browser, for those who look at it. */
import type { MousePosition } from "../../../../generated/openapi.js";

export interface Input {
  /** Where it was clicked last; nothing before the first click. */
  readonly clicked: MousePosition | undefined;
  /** What was typed last, up to a click: its last characters, with keys in brackets, such as `milk[Return]`. */
  readonly typed: string;
  click(point: MousePosition): void;
  type(text: string): void;
  press(keys: string[]): void;
}

/** How many characters, and how many keys of one press, are kept. */
const most = 100;

export function createInput(): Input {
  let clicked: MousePosition | undefined;
  let typed = "";
  let isBegun = false;

  function type(text: string): void {
    if (text === "") return;
    const all = `${isBegun ? typed : ""}${text.slice(-most)}`;
    typed = Buffer.from(all.slice(-most)).toString(); // a copy: a part of a string keeps all of it in memory
    isBegun = true;
  }

  return {
    get clicked() {
      return clicked;
    },
    get typed() {
      return typed;
    },
    click({ x, y }) {
      clicked = { x, y };
      isBegun = false;
    },
    type,
    press: (keys) => keys.slice(-most).forEach((key) => type(`[${key.slice(0, most - 2)}]`)),
  };
}

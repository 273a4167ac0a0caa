/** The latest click and the latest typed text in a browser, for its live view. */
import { stringToUint8Array, uint8ArrayToString } from "uint8array-extras";
import type { MousePosition } from "../../../generated/openapi.js";

export interface LatestInput {
  /** The position of the latest click; undefined before the first one. */
  readonly clicked: MousePosition | undefined;
  /** The text typed since the latest click: its last characters, with keys in brackets, such as `milk[Return]`. */
  readonly typed: string;
  click(point: MousePosition): void;
  type(text: string): void;
  press(keys: string[]): void;
}

/** How many characters, and how many keys of one press, are kept. */
const maxKept = 100;

export function createLatestInput(): LatestInput {
  let clicked: MousePosition | undefined;
  let typed = "";
  let isBegun = false;

  function type(text: string): void {
    if (text === "") return;
    const all = `${isBegun ? typed : ""}${text.slice(-maxKept)}`;
    // A copy, since a slice keeps the whole string in memory.
    typed = uint8ArrayToString(stringToUint8Array(all.slice(-maxKept)));
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
    press: (keys) => keys.slice(-maxKept).forEach((key) => type(`[${key.slice(0, maxKept - 2)}]`)),
  };
}

/** What the contract promises of the keyboard, the clipboard, and the look of the mouse pointer. */
import { type Expectation, sequence, step } from "../sequence.js";
import { path, refused } from "./steps.js";

const press = (keys: string[], expectation?: Expectation) => step("pressKey", { path, body: { keys } }, expectation);
const hide = (hidden: boolean) => step("setCursor", { path, body: { hidden } }, { shows: { ok: true } });
const copy = (text: string) => step("writeClipboard", { path, body: { text } });
/** Expects the text in the clipboard. */
const isCopied = (text: string, expectation?: Expectation) =>
  step("readClipboard", { path }, { shows: { text }, ...expectation });

export const keyboard = [
  sequence(
    "Returns 400 if the list of keys is empty.",
    press([], refused),
    press(["Shift_L"], { proves: "Presses keys and key combinations one after another." }),
    press(["Shift_L", "Ctrl_L+Shift_L"]),
  ),
  sequence(
    "Types text on the keyboard. The text goes to the focused element.",
    step("typeText", { path, body: { text: "{run}" } }),
    step("typeText", { path, body: { text: "é", delay: 1 } }),
    step("typeText", { path, body: { text: "" } }),
  ),
  sequence(
    "Shows or hides the mouse pointer until the next call changes it.",
    hide(true),
    hide(true),
    hide(false),
  ),
  sequence(
    "Replaces the text in the session's clipboard.",
    copy("{run}-a"),
    isCopied("{run}-a", { proves: "Returns the text in the session's clipboard." }),
    isCopied("{run}-a"),
    copy("{run}-é"),
    isCopied("{run}-é"),
    copy(""),
    isCopied("", { proves: "Text in the clipboard. Empty if there is none." }),
  ),
];

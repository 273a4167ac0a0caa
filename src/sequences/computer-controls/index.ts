/** What the contract promises of mouse, keyboard, clipboard and screen. */
import { batches } from "./batches.js";
import { keyboard } from "./keyboard.js";
import { mouse } from "./mouse.js";
import { screenshots } from "./screenshots.js";

export const computerControls = [...mouse, ...keyboard, ...batches, ...screenshots];

/** Steps with the mouse pointer of a session. */
import { type Expectation, step } from "../sequence.js";

export const path = { id: "{session}" };

export const refused = { status: 400 };

/** A coordinate that no viewport has. */
export const far = 1_000_000;

export const jump = (x: number, y: number, expectation?: Expectation) =>
  step("moveMouse", { path, body: { x, y, smooth: false } }, expectation);

/** Expects the position of the pointer. */
export const isAt = (x: number, y: number, expectation?: Expectation) =>
  step("getMousePosition", { path }, { shows: { x, y }, ...expectation });

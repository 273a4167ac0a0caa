/** The screen of a browser, as large as its viewport: where the pointer is, and what was done there last. */
import type { MousePosition, ScreenshotRegion } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { Session } from "../sessions/index.js";
import { createInput, type Input } from "./input.js";

export interface Screen {
  size(): Size;
  readonly input: Input;
  isPointerHidden: boolean;
  /** Where the pointer is: in the middle, until it is moved. */
  position(): MousePosition;
  /**
   * Moves the pointer along some points. It stays at the last one.
   *
   * @param names What the request calls the coordinates of the point at an index; left out, it calls them x and y.
   * @throws {HttpError} With 400 when one lies outside: then the pointer stays where it is.
   */
  move(points: MousePosition[], names?: (index: number) => { x: string; y: string }): void;
  /**
   * Gives the part of it that a region is.
   *
   * @param region Left out, it is the whole screen.
   * @throws {HttpError} With 400 when that has no area, or lies outside.
   */
  part(region?: ScreenshotRegion): ScreenshotRegion;
}

export interface Size {
  width: number;
  height: number;
}

/** How many violations are told: a path may have a million points. */
const most = 100;

export function createScreen(session: Session): Screen {
  let position: MousePosition | undefined;
  /** The viewport may have been changed since it was asked for the last time, and so may all settings, by a lease. */
  const size = () => session.settings.viewport as Size;

  return {
    size,
    input: createInput(),
    isPointerHidden: false,
    position() {
      const { width, height } = size();
      const { x, y } = position ?? { x: Math.floor(width / 2), y: Math.floor(height / 2) };
      return { x: Math.min(x, width - 1), y: Math.min(y, height - 1) };
    },
    move(points, names = () => ({ x: "x", y: "y" })) {
      const { width, height } = size();
      const violations: string[] = [];
      for (const [index, { x, y }] of points.entries()) {
        const name = names(index);
        violations.push(...outside(name.x, x, width), ...outside(name.y, y, height));
        if (violations.length >= most) break;
      }
      check(violations);
      position = points.at(-1);
    },
    part(region) {
      const { width, height } = size();
      if (!region) return { x: 0, y: 0, width, height };
      check([
        ...outside("region.x", region.x, width),
        ...outside("region.y", region.y, height),
        ...unfit("region.width", region.width, width - region.x),
        ...unfit("region.height", region.height, height - region.y),
      ]);
      return region;
    },
  };
}

/** What is wrong with a coordinate. */
function outside(name: string, value: number, size: number): string[] {
  return value >= 0 && value < size ? [] : [`${name} must be from 0 to ${size - 1}, for it to be in the viewport.`];
}

/** What is wrong with the width or the height of a region. */
function unfit(name: string, value: number, left: number): string[] {
  if (value < 1) return [`${name} must be 1 at least.`];
  return value <= left ? [] : [`${name} must be ${left} at most, for the region to be in the viewport.`];
}

function check(violations: string[]): void {
  if (violations.length > 0) throw new HttpError(400, violations);
}

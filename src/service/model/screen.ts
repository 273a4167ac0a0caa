/** The screen of a browser, as large as its viewport: the position of the pointer, and the latest input. */
import type { MousePosition, ScreenshotRegion } from "../../../generated/openapi.js";
import { HttpError } from "../../server/http-error.js";
import { createLatestInput, type LatestInput } from "./latest-input.js";
import type { Session } from "./session.js";

export interface Screen {
  size(): Size;
  readonly input: LatestInput;
  isPointerHidden: boolean;
  /** The position of the pointer: the centre, until it is moved. */
  position(): MousePosition;
  /**
   * Moves the pointer along points, to the last one.
   *
   * @param names Returns the names of a point's coordinates in the request. By default, x and y.
   * @throws {HttpError} With 400 if a point is outside the viewport. Then the pointer does not move.
   */
  move(points: MousePosition[], names?: (index: number) => { x: string; y: string }): void;
  /**
   * Checks a region of the screen.
   *
   * @param region By default, the whole screen.
   * @throws {HttpError} With 400 if the region is empty, or outside the viewport.
   */
  part(region?: ScreenshotRegion): ScreenshotRegion;
}

export interface Size {
  width: number;
  height: number;
}

/** How many violations are reported: a path can have a million points. */
const maxViolations = 100;

export function createScreen(session: Session): Screen {
  let position: MousePosition | undefined;
  /** Not cached: an update can change the viewport, and a lease all settings. */
  const size = () => session.settings.viewport as Size;

  return {
    size,
    input: createLatestInput(),
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
        violations.push(...coordinateViolations(name.x, x, width), ...coordinateViolations(name.y, y, height));
        if (violations.length >= maxViolations) break;
      }
      throwViolations(violations);
      position = points.at(-1);
    },
    part(region) {
      const { width, height } = size();
      if (!region) return { x: 0, y: 0, width, height };
      throwViolations([
        ...coordinateViolations("region.x", region.x, width),
        ...coordinateViolations("region.y", region.y, height),
        ...lengthViolations("region.width", region.width, width - region.x),
        ...lengthViolations("region.height", region.height, height - region.y),
      ]);
      return region;
    },
  };
}

/** What is wrong with a coordinate. */
function coordinateViolations(name: string, value: number, size: number): string[] {
  return value >= 0 && value < size ? [] : [`${name} must be from 0 to ${size - 1}, to be inside the viewport.`];
}

/** What is wrong with the width or the height of a region. */
function lengthViolations(name: string, value: number, left: number): string[] {
  if (value < 1) return [`${name} must be at least 1.`];
  return value <= left ? [] : [`${name} must be at most ${left}, for the region to be inside the viewport.`];
}

function throwViolations(violations: string[]): void {
  if (violations.length > 0) throw new HttpError(400, violations);
}

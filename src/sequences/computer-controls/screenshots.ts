/** What the contract promises of screenshots. */
import type { ScreenshotRegion } from "../../../generated/openapi.js";
import { create as createBrowser } from "../browser-sessions/steps.js";
import { type Expectation, sequence, step } from "../sequence.js";
import { far, path, refused } from "./steps.js";

const screenshot = (region: ScreenshotRegion, expectation?: Expectation) =>
  step("takeScreenshot", { path, body: { region } }, expectation);

export const screenshots = [
  sequence(
    "The response is 400 if the region is empty or extends outside the viewport.",
    step("takeScreenshot", { path }, {
      proves: "Returns an image of the viewport, or of a region of it, in full size.",
    }),
    screenshot({ x: 10, y: 20, width: 30, height: 40 }),
    screenshot({ x: 10, y: 20, width: 40, height: 30 }, {
      proves: "The region to capture. If you omit the body, the image shows the whole viewport.",
    }),
    createBrowser("a", { viewport: { width: 1024, height: 768 } }),
    step("takeScreenshot", { path: { id: "{a.session_id}" } }),
    screenshot({ x: 10, y: 20, width: 0, height: 40 }, refused),
    screenshot({ x: 10, y: 20, width: 30, height: 0 }, refused),
    screenshot({ x: 10, y: 20, width: far, height: 40 }, refused),
    screenshot({ x: 10, y: 20, width: 30, height: far }, refused),
    screenshot({ x: -1, y: 20, width: 30, height: 40 }, refused),
    screenshot({ x: 10, y: far, width: 30, height: 40 }, refused),
  ),
];

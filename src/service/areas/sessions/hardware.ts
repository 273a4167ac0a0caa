/** The hardware of a browser: its memory and its GPU. */
import type { BrowserMemory, CreateBrowserRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";

type Hardware = Pick<CreateBrowserRequest, "gpu" | "headless" | "memory" | "region" | "video_memory">;

/** The available memory sizes; the first is the default. */
const headlessSizes: BrowserMemory[] = ["1GiB", "2GiB", "4GiB"];
const headfulSizes: BrowserMemory[] = ["8GiB", "16GiB"];
const sizesOf = ({ headless }: Hardware) => headless ? headlessSizes : headfulSizes;

/**
 * Checks that the requested hardware exists.
 *
 * @throws {HttpError} With 400 if it does not.
 */
export function checkHardware(wanted: Hardware): void {
  const { gpu, headless, memory, region, video_memory } = wanted;
  if (gpu) {
    if (headless) throw new HttpError(400, ["gpu cannot be combined with headless."]);
    if (region !== "us-east") throw new HttpError(400, ["gpu is only available in the region us-east."]);
    if (memory) throw new HttpError(400, ["memory cannot be combined with gpu: it follows from video_memory."]);
  } else if (video_memory) throw new HttpError(400, ["video_memory needs gpu."]);
  if (memory && !sizesOf(wanted).includes(memory)) {
    const kind = headless ? "headless" : "headful";
    throw new HttpError(400, [`memory must be ${sizesOf(wanted).join(" or ")} for a ${kind} browser.`]);
  }
}

/** The memory of a browser. With a GPU, it follows from the video memory. */
export function memoryOf(hardware: Hardware): BrowserMemory {
  if (hardware.gpu) return videoMemoryOf(hardware) === "2GiB" ? "6GiB" : "12GiB";
  return hardware.memory ?? sizesOf(hardware)[0] as BrowserMemory;
}

/** The video memory of a GPU browser. */
export function videoMemoryOf({ video_memory = "2GiB" }: Hardware): NonNullable<Hardware["video_memory"]> {
  return video_memory;
}

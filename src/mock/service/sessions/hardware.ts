/** What a browser instance is made of: its memory, and its graphics processor. */
import type { BrowserMemory, BrowserRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";

type Hardware = Pick<BrowserRequest, "gpu" | "headless" | "memory" | "region" | "video_memory">;

/** The sizes of memory that can be asked for; without one, it is the first. */
const headlessSizes: BrowserMemory[] = ["1GiB", "2GiB", "4GiB"];
const headfulSizes: BrowserMemory[] = ["8GiB", "16GiB"];
const sizesOf = ({ headless }: Hardware) => headless ? headlessSizes : headfulSizes;

/**
 * Checks that a browser instance can be had.
 *
 * @throws {HttpError} With 400 when it cannot.
 */
export function checkHardware(wanted: Hardware): void {
  const { gpu, headless, memory, region, video_memory } = wanted;
  if (gpu) {
    if (headless) throw new HttpError(400, ["gpu cannot be had together with headless."]);
    if (region !== "us-east") throw new HttpError(400, ["gpu can only be had in the region us-east."]);
    if (memory) throw new HttpError(400, ["memory cannot be given together with gpu: it follows video_memory."]);
  } else if (video_memory) throw new HttpError(400, ["video_memory can only be had together with gpu."]);
  if (memory && !sizesOf(wanted).includes(memory)) {
    const kind = headless ? "headless" : "headful";
    throw new HttpError(400, [`memory must be ${sizesOf(wanted).join(" or ")} for a ${kind} browser.`]);
  }
}

/** The memory of an instance. That of a GPU browser follows its video memory. */
export function memoryOf(had: Hardware): BrowserMemory {
  if (had.gpu) return videoMemoryOf(had) === "2GiB" ? "6GiB" : "12GiB";
  return had.memory ?? sizesOf(had)[0] as BrowserMemory;
}

/** The video memory of a GPU browser. */
export function videoMemoryOf({ video_memory = "2GiB" }: Hardware): NonNullable<Hardware["video_memory"]> {
  return video_memory;
}

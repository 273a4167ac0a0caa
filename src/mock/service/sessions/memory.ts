/** How much memory a browser instance has. */
import type { BrowserMemory, BrowserRequest } from "../../../../generated/openapi.js";

/** What a browser has by the settings that it was started with. */
export function memoryOf(settings: Pick<BrowserRequest, "gpu" | "headless" | "memory" | "video_memory">): BrowserMemory {
  const { gpu, headless, memory, video_memory = "2GiB" } = settings;
  if (gpu) return video_memory === "2GiB" ? "6GiB" : "12GiB";
  return memory ?? (headless ? "1GiB" : "8GiB");
}

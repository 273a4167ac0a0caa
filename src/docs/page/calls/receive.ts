/** Downloads the body of a response, and renders it by its media type. */
import { h } from "./dom.js";
import { highlightJson, parseJson } from "./json.js";

/** The limits of a response: bytes in memory, and characters on the page. */
const [maxBytes, maxTextLength] = [256 * 1024 * 1024, 500_000];
const imageTypes = /^image\/(png|jpeg|gif|webp|avif)$/;
const objectUrls = new WeakMap<Element, string>();

/**
 * Downloads the body of a response. `progress` receives the number of bytes so far.
 *
 * @throws {Error} When the body is too large.
 */
export async function downloadBody({ body }: Response, progress: (size: number) => void): Promise<Blob> {
  const reader = body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    size += part.value.length;
    progress(size);
    if (size > maxBytes) {
      await reader?.cancel();
      throw new Error(`The body is larger than ${formatSize(maxBytes)}, the limit of this page.`);
    }
  }
  return new Blob(parts);
}

/** Returns whether content of a media type is text. */
export function isTextType(mediaType: string): boolean {
  return /^text\/|[/+](json|xml|yaml)$|^$/.test(mediaType);
}

/** Renders text, with syntax highlighting if it is JSON. */
export function renderText(text: string): HTMLElement {
  const value = parseJson(text);
  const pre = scrollablePre("Response body");
  const rest = text.length - maxTextLength;
  if (rest > 0) pre.append(`${text.slice(0, maxTextLength)}\n… ${rest} more characters`);
  else pre.append(...value === undefined ? [text] : highlightJson(value));
  return pre;
}

/** Renders an image or a video, and a link to save the bytes as a file. */
export function renderBytes(blob: Blob, mediaType: string, fileName: string): HTMLElement {
  // With another media type, a hostile document could run scripts in the origin of this page when opened in a tab.
  const isMedia = imageTypes.test(mediaType) || /^(video|audio)\/[\w.+-]+$/.test(mediaType);
  const url = URL.createObjectURL(new Blob([blob], { type: isMedia ? mediaType : "application/octet-stream" }));
  const label = `Save ${fileName} (${formatSize(blob.size)})`;
  const save = h("a", { href: url, download: fileName, className: "save" }, label);
  const element = h("div", { className: "bytes" });
  if (imageTypes.test(mediaType)) element.append(h("img", { src: url, alt: `Image in the response: ${fileName}` }));
  else if (isMedia) element.append(h("video", { "src": url, "controls": true, "aria-label": fileName }));
  element.append(save);
  objectUrls.set(element, url);
  return element;
}

/** Revokes the object URLs of a rendered response. */
export function revokeUrls(container: Element): void {
  for (const element of container.querySelectorAll(".bytes")) URL.revokeObjectURL(objectUrls.get(element) ?? "");
}

/** Creates preformatted text that can be scrolled by keyboard. */
export function scrollablePre(label: string): HTMLPreElement {
  return h("pre", { "tabIndex": 0, "role": "group", "aria-label": label });
}

/** Formats a number of bytes, such as `1.5 kB`. */
export function formatSize(size: number): string {
  if (size < 1000) return `${size} bytes`;
  const [value, unit] = size < 1_000_000 ? [size / 1000, "kB"] : [size / 1_000_000, "MB"];
  return `${value.toLocaleString("en", { maximumFractionDigits: 1 })} ${unit}`;
}

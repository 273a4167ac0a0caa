/** The body of an answer: received to its end, and shown as what it is. */
import { parsed } from "../../../src/check/http/outcome.js";
import { h } from "./dom.js";
import { colored } from "./json.js";

/** How many bytes of an answer are kept, and how many characters of a text are shown. */
const [maxBytes, maxTextLength] = [256 * 1024 * 1024, 500_000];
const pictures = /^image\/(png|jpeg|gif|webp|avif)$/;
const shownUrls = new WeakMap<Element, string>();

/** Reads an answer. It ends with an error when it is too large. */
export async function receive({ body }: Response, progress: (size: number) => void): Promise<Blob> {
  const reader = body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    size += part.value.length;
    progress(size);
    if (size > maxBytes) {
      await reader?.cancel();
      throw new Error(`It is larger than ${sizeOf(maxBytes)}, the most that this page can hold.`);
    }
  }
  return new Blob(parts);
}

/** Whether a media type is read as text. */
export function isText(mediaType: string): boolean {
  return /^text\/|[/+](json|xml|yaml)$|^$/.test(mediaType);
}

/** Shows text: JSON in colours. */
export function shownText(text: string): HTMLElement {
  const value = parsed(text);
  const pre = preOf("Body of the answer");
  const rest = text.length - maxTextLength;
  if (rest > 0) pre.append(`${text.slice(0, maxTextLength)}\n… ${rest} more characters`);
  else pre.append(...value === undefined ? [text] : colored(value));
  return pre;
}

/** Shows bytes: a picture or a video as such, anything else as a file to save. */
export function shownBytes(blob: Blob, mediaType: string, fileName: string): HTMLElement {
  // In its own type, what a stranger wrote would run as a part of this page if it were opened in a tab.
  const isMedia = pictures.test(mediaType) || /^(video|audio)\/[\w.+-]+$/.test(mediaType);
  const url = URL.createObjectURL(new Blob([blob], { type: isMedia ? mediaType : "application/octet-stream" }));
  const save = h("a", { href: url, download: fileName, className: "save" }, `Save ${fileName} (${sizeOf(blob.size)})`);
  const element = h("div", { className: "bytes" });
  if (pictures.test(mediaType)) element.append(h("img", { src: url, alt: `The picture in the answer, ${fileName}` }));
  else if (isMedia) element.append(h("video", { "src": url, "controls": true, "aria-label": fileName }));
  element.append(save);
  shownUrls.set(element, url);
  return element;
}

/** Lets go of what an answer has shown. */
export function release(answer: Element): void {
  for (const element of answer.querySelectorAll(".bytes")) URL.revokeObjectURL(shownUrls.get(element) ?? "");
}

/** A text as it stands, in which one can scroll by keyboard. */
export function preOf(label: string): HTMLPreElement {
  return h("pre", { "tabIndex": 0, "role": "group", "aria-label": label });
}

/** A number of bytes in words. */
export function sizeOf(size: number): string {
  if (size < 1000) return `${size} bytes`;
  const [value, unit] = size < 1_000_000 ? [size / 1000, "kB"] : [size / 1_000_000, "MB"];
  return `${value.toLocaleString("en", { maximumFractionDigits: 1 })} ${unit}`;
}

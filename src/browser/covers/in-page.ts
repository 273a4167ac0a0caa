/** The functions that run in the page of an overlay. None of them uses anything outside of itself. */
import type { ScreenshotRegion } from "../../../generated/openapi.js";
import type { Size } from "../../service/model/screen.js";

/** What a person has answered. */
export interface Answer {
  isAccepted: boolean;
  /** What is in the field. */
  text: string;
}

/** What to draw. */
export interface Drawing {
  /** The picture behind it, in Base64. */
  background: string;
  size: Size;
  /** The part to draw. */
  part: ScreenshotRegion;
  type: "image/png" | "image/jpeg";
}

/** Shows a form. Its first button accepts it, as Return does in its field; Escape and other buttons dismiss it. */
export function show(html: string): void {
  document.body.innerHTML = html;
  const [form] = document.forms;
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const isFirst = !event.submitter || event.submitter === form.querySelector("button");
    document.body.dataset.answer = isFirst ? "accepted" : "dismissed";
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") document.body.dataset.answer = "dismissed";
  });
  const first = document.querySelector<HTMLElement>("[autofocus]");
  first?.focus();
  if (first instanceof HTMLInputElement) first.select();
}

/** Returns the answer, once there is one. */
export function read(): Answer | undefined {
  const { answer } = document.body.dataset;
  const text = document.querySelector("input")?.value ?? "";
  return answer === undefined ? undefined : { isAccepted: answer === "accepted", text };
}

/** Draws the page on a picture, and returns it in Base64. An SVG image can show HTML. */
export async function draw({ background, size: { width, height }, part, type }: Drawing): Promise<string> {
  for (const field of document.querySelectorAll("input")) field.setAttribute("value", field.value);
  const html = new XMLSerializer().serializeToString(document.documentElement);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`
    + `<foreignObject width="100%" height="100%">${html}</foreignObject></svg>`;
  const canvas = Object.assign(document.createElement("canvas"), { width: part.width, height: part.height });
  const context = canvas.getContext("2d");
  if (context) context.fillStyle = "#fff";
  context?.fillRect(0, 0, part.width, part.height);
  for (const src of [`data:;base64,${background}`, `data:image/svg+xml,${encodeURIComponent(svg)}`]) {
    const image = Object.assign(new Image(), { src });
    // There is no picture of a page that has never been painted.
    await image.decode().then(() => context?.drawImage(image, -part.x, -part.y, width, height), () => {});
  }
  return canvas.toDataURL(type, 0.8).replace(/.*,/, "");
}

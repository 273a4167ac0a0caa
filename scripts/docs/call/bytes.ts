/** Fields of bytes: a text, what an example stands for, or a file. */
import { FormFile } from "../../samples/content.js";
import { h } from "./dom.js";
import { type Field, framed } from "./field.js";
import type { FieldData } from "./types.js";

/** What a file is made of, to say it as curl: a text, a `data:` URL, or nothing, where somebody has picked it. */
export const sources = new WeakMap<Blob, string>();

/** Makes a field of bytes. A file that is picked goes instead of the text. */
export function bytesField(data: FieldData): Field {
  const { name, mediaType = "" } = data;
  const control = h("textarea", { rows: 2, spellcheck: false, placeholder: "Text, or a data: URL of base64" });
  const picker = h("input", { "type": "file", "aria-label": `${name}: a file` });
  const frame = framed(data, control, picker);
  picker.addEventListener("change", () => {
    frame.note(picker.files?.length ? "The file is sent instead of the text." : "");
  });
  return {
    ...frame,
    read() {
      const [picked] = picker.files ?? [];
      if (picked) return picked;
      return control.value === "" ? undefined : fileOf(name, control.value, mediaType);
    },
    write(value) {
      picker.value = "";
      frame.note("");
      control.value = typeof value === "string" ? value : "";
    },
  };
}

function fileOf(name: string, text: string, mediaType: string): File {
  const { content, fileName } = new FormFile(name, text);
  const file = content.url === undefined
    ? new File([text], fileName, { type: mediaType })
    : new File([bytesOf(content.base64)], fileName, { type: content.mediaType });
  sources.set(file, text);
  return file;
}

/** The bytes of base64; none where it is none. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** The moving picture of the live view: a stream of JPEGs, each after its length in 4 bytes. */

/** How long to wait before the next request, in milliseconds. */
const pollIntervalMs = 1000;

const query = new URLSearchParams({ jwt: new URLSearchParams(location.search).get("jwt") ?? "" });
const image = /** @type {HTMLImageElement} */ (document.querySelector("img"));

/**
 * Creates a function that reads a number of bytes from a stream. It returns undefined at the end.
 *
 * @param {ReadableStreamDefaultReader<Uint8Array>} reader
 */
function readerOf(reader) {
  let bytes = new Uint8Array();
  return async (/** @type {number} */ count) => {
    while (bytes.length < count) {
      const { value } = await reader.read();
      if (!value) return undefined;
      const joined = new Uint8Array(bytes.length + value.length);
      joined.set(bytes);
      joined.set(value, bytes.length);
      bytes = joined;
    }
    const [taken, rest] = [bytes.slice(0, count), bytes.slice(count)];
    bytes = rest;
    return taken;
  };
}

/**
 * Shows a picture once it is decoded: before that, the image has no size, and a click on it no position.
 *
 * @param {Uint8Array<ArrayBuffer>} jpeg
 */
async function show(jpeg) {
  const before = image.src;
  const next = new Image();
  next.src = URL.createObjectURL(new Blob([jpeg], { type: "image/jpeg" }));
  await next.decode();
  image.src = next.src;
  URL.revokeObjectURL(before);
}

/** Shows the pictures as they arrive, until the stream ends. */
async function follow() {
  const { ok, body } = await fetch(`live/frames?${query}`);
  if (!ok || !body) return;
  const read = readerOf(body.getReader());
  for (let head = await read(4); head; head = await read(4)) {
    const jpeg = await read(new DataView(head.buffer).getUint32(0));
    if (jpeg?.length) await show(jpeg);
  }
}

while (image.isConnected) { // `live.js` removes the image when the session ends
  await follow().catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
}

export {};

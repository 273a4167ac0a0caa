/** Keeps the live view up to date. If its picture is a stream, `live-frames.js` shows it. */

/** How long to wait before the next request, in milliseconds. */
const pollIntervalMs = 1000;

const silent = "The mock does not answer.";
const query = new URLSearchParams({ jwt: new URLSearchParams(location.search).get("jwt") ?? "" });
const image = /** @type {HTMLImageElement} */ (document.querySelector("img"));
const state = /** @type {HTMLElement} */ (document.querySelector("#state"));
const status = /** @type {HTMLElement} */ (document.querySelector("[role=status]"));

// In a frame, the page is its picture. Browsers name frames to the mock (Sec-Fetch-Dest) only on loopback and by HTTPS.
document.documentElement.classList.toggle("framed", window.top !== window);
image.addEventListener("load", fit);
fit();

let shown = "";

/** Sets the proportions of the picture, to which the style fits it into a frame. */
function fit() {
  image.style.setProperty("--ratio", String(image.naturalWidth / (image.naturalHeight || 1)));
}

/** Shows the current state of the session. Returns false when the session has ended. */
async function refresh() {
  const response = await fetch(`live/state?${query}`);
  const text = await response.text();
  if (!response.ok) {
    (document.querySelector("#screen") ?? image).remove();
    document.querySelector("#help")?.remove();
    status.textContent = JSON.parse(text).message;
    return false;
  }
  if (status.textContent === silent) status.textContent = "";
  if (text !== shown) {
    shown = text;
    state.innerHTML = text; // the server escapes it
  }
  if (image.dataset.frames === undefined) image.src = `live/screen.png?${query}&at=${Date.now()}`;
  return true;
}

/** `live-input.js` sends this event after a click or a key. */
document.addEventListener("input-done", () => void refresh().catch(() => {}));

for (let goesOn = true; goesOn;) {
  await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  goesOn = await refresh().catch(() => {
    status.textContent = silent;
    return true;
  });
}

export {};

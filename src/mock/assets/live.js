/** The live view: keeps what it shows current, and passes clicks and keys on to the browser. */

/** How long to wait before asking again, in milliseconds. */
const pause = 1000;

/** X11 names of keys, by their names in pages. Other keys stay with the reader's own browser. */
const keys = new Map(Object.entries({
  Enter: "Return", Backspace: "BackSpace", Delete: "Delete", Escape: "Escape", Home: "Home", End: "End",
  PageUp: "Page_Up", PageDown: "Page_Down",
  ArrowUp: "Up", ArrowDown: "Down", ArrowLeft: "Left", ArrowRight: "Right",
}));

const silent = "The mock does not answer.";
const query = new URLSearchParams({ jwt: new URLSearchParams(location.search).get("jwt") ?? "" });
const image = /** @type {HTMLImageElement} */ (document.querySelector("img"));
const state = /** @type {HTMLElement} */ (document.querySelector("#state"));
const status = /** @type {HTMLElement} */ (document.querySelector("[role=status]"));

let shown = "";

/** Shows the session as it is now. Gives whether it can still be asked. */
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
  if (text !== shown) state.innerHTML = shown = text; // it is escaped where it is made
  image.src = `live/screen.png?${query}&at=${Date.now()}`;
  return true;
}

async function follow() {
  for (let goesOn = true; goesOn;) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    goesOn = await refresh().catch(() => {
      status.textContent = silent;
      return true;
    });
  }
}

/** @param {HTMLElement} screen What takes clicks and keys. */
function listen(screen) {
  const paths = JSON.parse(screen.dataset.paths ?? "{}");
  let sent = Promise.resolve();

  /**
   * Calls an operation once those before it are answered, and shows what came of it.
   *
   * @param {string} operation
   * @param {object} body
   */
  function call(operation, body) {
    const headers = { "Content-Type": "application/json" };
    sent = sent.then(async () => {
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      const answer = await fetch(`${paths[operation]}?${query}`, init);
      if (answer.ok) await refresh();
      status.textContent = answer.ok ? "" : (await answer.json()).message;
    }).catch(() => void (status.textContent = silent));
  }

  /** @param {MouseEvent} event */
  function click(event) {
    event.preventDefault(); // a menu of the reader's own browser would cover the picture
    screen.focus();
    const { left, top, width, height } = image.getBoundingClientRect();
    const x = Math.floor((event.clientX - left) / width * image.naturalWidth);
    const y = Math.floor((event.clientY - top) / height * image.naturalHeight);
    call("clickMouse", { x, y, button: event.type === "click" ? "left" : "right" });
  }

  image.addEventListener("click", click);
  image.addEventListener("contextmenu", click);
  screen.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const key = keys.get(event.key);
    if (key === undefined && [...event.key].length !== 1) return;
    event.preventDefault(); // it would scroll the page, for instance
    if (key === undefined) call("typeText", { text: event.key });
    else call("pressKey", { keys: [key] });
  });
}

const screen = /** @type {HTMLElement | null} */ (document.querySelector("#screen"));
if (screen) listen(screen);
await follow();

export {};

/** Passes mouse and keyboard of the live view on to the browser. */

/** X11 names of keys, by their DOM names. The user's own browser keeps all other keys. */
const keys = new Map(Object.entries({
  Enter: "Return", Backspace: "BackSpace", Delete: "Delete", Escape: "Escape", Home: "Home", End: "End",
  PageUp: "Page_Up", PageDown: "Page_Down",
  ArrowUp: "Up", ArrowDown: "Down", ArrowLeft: "Left", ArrowRight: "Right",
}));

/** The keys that are passed on with Control or Command, and with Alt. The user's own browser may need all others. */
const withControl = ["a", "c", "v", "x", "y", "z"];
const namedWithControl = [
  "Enter", "Backspace", "Delete", "Home", "End", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight",
];
const namedWithAlt = ["Enter", "ArrowUp", "ArrowDown"];

const buttons = ["left", "middle", "right"];
/** How many CSS pixels of scrolling are a wheel step, and a line. */
const pixelsPerStep = 100;
const pixelsPerLine = 40;

const query = new URLSearchParams({ jwt: new URLSearchParams(location.search).get("jwt") ?? "" });
const image = /** @type {HTMLImageElement} */ (document.querySelector("img"));
const status = /** @type {HTMLElement} */ (document.querySelector("[role=status]"));
const screen = /** @type {HTMLElement} */ (document.querySelector("#screen"));
const isReal = image.dataset.frames !== undefined;
const paths = JSON.parse(screen.dataset.paths ?? "{}");
paths.moveMouse = `live/${paths.moveMouse}`; // the mock neither logs nor lists these many requests

let sent = Promise.resolve();
/** @type {{ operation: string, body: any } | undefined} The latest call, until it is sent. */
let waiting;

/**
 * Calls an operation after the previous calls, and shows an error if there is one.
 *
 * @param {string} operation
 * @param {object} body
 */
function call(operation, body) {
  const task = { operation, body };
  waiting = task;
  const headers = { "Content-Type": "application/json" };
  sent = sent.then(async () => {
    if (waiting === task) waiting = undefined;
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(`${paths[operation]}?${query}`, init);
    status.textContent = response.ok ? "" : (await response.json()).message;
    if (response.ok && operation !== "moveMouse") document.dispatchEvent(new Event("input-done"));
  }).catch(() => {
    status.textContent = "The mock does not answer.";
  });
}

/**
 * Returns the position of the mouse on the page in the browser.
 *
 * @param {MouseEvent} event
 */
function pointOf({ clientX, clientY }) {
  const { left, top, width, height } = image.getBoundingClientRect();
  const within = (/** @type {number} */ part, /** @type {number} */ size) =>
    Math.min(Math.max(Math.floor(part * size), 0), size - 1);
  return {
    x: within((clientX - left) / width, image.naturalWidth),
    y: within((clientY - top) / height, image.naturalHeight),
  };
}

/** @param {MouseEvent} event */
function click(event) {
  event.preventDefault(); // the context menu would cover the picture
  screen.focus();
  call("clickMouse", { ...pointOf(event), button: event.type === "click" ? "left" : "right" });
}

function listenToMouse() {
  const held = new Set();
  let [right, down] = [0, 0]; // how far the wheel moved since the last step

  image.addEventListener("mousedown", (event) => {
    const button = buttons[event.button];
    if (button === undefined) return;
    event.preventDefault(); // otherwise the picture would be dragged
    screen.focus();
    held.add(button);
    call("clickMouse", { ...pointOf(event), button, click_type: "down" });
  });
  addEventListener("mouseup", (event) => {
    const button = buttons[event.button];
    if (held.delete(button)) call("clickMouse", { ...pointOf(event), button, click_type: "up" });
  });
  addEventListener("mousemove", (event) => {
    if (held.size === 0 && event.target !== image) return;
    if (waiting?.operation === "moveMouse") Object.assign(waiting.body, pointOf(event));
    else call("moveMouse", { ...pointOf(event), smooth: false });
  });
  image.addEventListener("wheel", (event) => {
    event.preventDefault(); // otherwise this page would scroll
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : pixelsPerLine;
    right += event.deltaX * unit;
    down += event.deltaY * unit;
    const steps = { delta_x: Math.trunc(right / pixelsPerStep), delta_y: Math.trunc(down / pixelsPerStep) };
    if (steps.delta_x === 0 && steps.delta_y === 0) return;
    right -= steps.delta_x * pixelsPerStep;
    down -= steps.delta_y * pixelsPerStep;
    if (waiting?.operation !== "scroll") return call("scroll", { ...pointOf(event), ...steps });
    waiting.body.delta_x += steps.delta_x;
    waiting.body.delta_y += steps.delta_y;
  }, { passive: false });
  image.addEventListener("contextmenu", (event) => event.preventDefault());
}

/**
 * Returns the modifiers to press with a key; undefined when the user's own browser keeps the key.
 *
 * @param {KeyboardEvent} event
 */
function modifiersOf({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  const isNamed = keys.has(key);
  const hasShift = isReal && isNamed && shiftKey;
  if (!ctrlKey && !metaKey && !altKey) return hasShift ? ["shift"] : [];
  if (!isReal) return undefined;
  if (altKey) return !ctrlKey && !metaKey && namedWithAlt.includes(key) ? ["alt"] : undefined;
  if (isNamed) return ctrlKey && namedWithControl.includes(key) ? ["ctrl", ...hasShift ? ["shift"] : []] : undefined;
  if (shiftKey) return key.toLowerCase() === "z" ? ["ctrl", "shift"] : undefined;
  return withControl.includes(key) ? ["ctrl"] : undefined;
}

screen.addEventListener("keydown", (event) => {
  const name = keys.get(event.key);
  const isText = name === undefined && [...event.key].length === 1;
  const modifiers = isReal && isText && event.getModifierState("AltGraph") ? [] : modifiersOf(event);
  if (event.isComposing || !modifiers || !(name || isText)) return;
  event.preventDefault(); // otherwise it could scroll the page
  if (isText && modifiers.length === 0) call("typeText", { text: event.key });
  else call("pressKey", { keys: [[...modifiers, name ?? event.key.toLowerCase()].join("+")] });
});
if (isReal) listenToMouse();
else {
  image.addEventListener("click", click);
  image.addEventListener("contextmenu", click);
}

export {};
